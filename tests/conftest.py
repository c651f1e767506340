"""Tests run in as many processes as there are cores, so none of them may take several threads for its arithmetic.

On Windows the tests that start real servers are left out: they need process groups and `kill -9`.
"""

import gc
import os
import sys

os.environ.setdefault("OMP_NUM_THREADS", "1")  # PyTorch's threads spin while they wait, and were five times slower
pytest_plugins = ["e2e.visitors"]  # for e2e and extend
if sys.platform == "win32":
    collect_ignore = ["server", "e2e", "extend"]


def pytest_configure() -> None:
    gc.disable()  # while everything is imported, hardly anything becomes garbage


def pytest_collection_finish() -> None:
    gc.freeze()  # what is there by now stays: looking through it again and again takes seconds
    gc.enable()
