"""On Windows the tests that start real servers are left out: they need process groups and `kill -9`."""

import sys

if sys.platform == "win32":
    collect_ignore = ["server", "e2e", "extend"]
