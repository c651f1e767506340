"""Threads that let everyone else go first."""

from __future__ import annotations

import contextlib
import os
import threading

NICENESS = 5  # a third of the usual share: with less, a thread that has the GIL would keep everyone waiting for it


def lower_priority() -> None:
    """Of this thread, where threads have priorities: answering requests comes before thinking."""
    if hasattr(os, "setpriority"):
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
