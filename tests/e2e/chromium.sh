#!/bin/sh
# The end-to-end tests need a Chromium. Where there is none and we may, install the system's: Debian's shell without
# windows, which does with half the processor time, or the whole browser where there is no such package.
set -e
# the same names as in browsing.py
for name in "$CHROMIUM" chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable \
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" \
  "C:/Program Files/Google/Chrome/Application/chrome.exe"; do
  if [ -n "$name" ] && command -v "$name" >/dev/null; then exit 0; fi
done
if ! command -v apt-get >/dev/null || [ "$(id -u)" != 0 ]; then
  echo "The browser tests need Chromium: install the package chromium, or set CHROMIUM to its path." >&2
  exit 2
fi
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
for package in chromium-headless-shell chromium; do
  if apt-get install -y -qq --no-install-recommends "$package" fonts-dejavu-core; then exit 0; fi
done
exit 2
