"""Someone at a real terminal: a program on a pseudo-terminal, what it shows, and what is typed."""

from __future__ import annotations

import os
import re
import select
import signal
import time
from types import TracebackType

COLOUR = re.compile(r"\x1b\[[\d;?]*[a-zA-Z]")
PATIENCE = 120.0  # the machine may be busy


class Typist:
    """Starts a command on a terminal of its own, reads until something appears, and types lines."""

    def __init__(self, *command: str, prompt: str, **environment: str) -> None:
        import pty  # Windows has none

        self._prompt = prompt
        self.seen = ""  # everything so far, without colours
        self.raw = ""
        self.pid, self._terminal = pty.fork()
        if self.pid == 0:
            os.environ.update({"TERM": "xterm-256color", **environment})
            os.execvp(command[0], command)

    def __enter__(self) -> Typist:
        return self

    def __exit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self.pid:
            os.kill(self.pid, signal.SIGKILL)
            self.wait()
        os.close(self._terminal)

    def read(self, *wanted: str) -> str:
        """What appears until one of these does, or the prompt, or the program ends."""
        ends, new = wanted or (self._prompt,), ""
        deadline = time.monotonic() + PATIENCE
        while not any(end in COLOUR.sub("", new) for end in ends):
            ready, _, _ = select.select([self._terminal], [], [], max(0.0, deadline - time.monotonic()))
            assert ready, f"nothing more after:\n{self.seen}{new}"
            try:
                chunk = os.read(self._terminal, 65536)
            except OSError:  # on Linux: the program has ended
                chunk = b""
            if not chunk:
                break
            new += chunk.decode("utf-8", "replace")
        self.raw += new
        shown = COLOUR.sub("", new).replace("\r", "")
        self.seen += shown
        return shown

    def type(self, line: str, *wanted: str) -> str:
        """Type a line, and read the answer."""
        os.write(self._terminal, f"{line}\n".encode())
        return self.read(*wanted)

    def wait(self) -> int:
        """The program's exit code, once it has ended."""
        pid, self.pid = self.pid, 0
        return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
