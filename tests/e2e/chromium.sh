#!/bin/sh
# The end-to-end tests need a Chromium. Where there is none and we may, install the system's.
set -e
if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core
else
  echo "The browser tests need Chromium: install the package chromium, or set CHROMIUM to its path." >&2
  exit 2
fi
