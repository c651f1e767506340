"""A process for a stranger's bot, seen from our side: asked with a time limit, killed when it does not answer."""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import pickle
import queue
import signal
import subprocess
import sys
import threading
from collections import defaultdict
from typing import Literal

import msgspec

from wayfare.bots.base import locate, split_name
from wayfare.bots.worker import LONGEST, About, Ask, Make, Reply, read_frame, write_frame
from wayfare.engine import Action, Game, Move, View
from wayfare.errors import WayfareError

Kind = Literal["raised", "illegal", "too-slow", "died"]

START_SECONDS = 60.0  # until a bot is imported and made: some bring large libraries
SPARE = 4  # processes of one bot that may wait for their next seat
BEGIN = "import json, sys; sys.path[:] = json.loads(sys.argv.pop()); from wayfare.bots.worker import main; main()"


class Misbehaved(Exception):
    """What a bot did instead of answering; `text` goes on after its name."""

    def __init__(self, kind: Kind, text: str) -> None:
        super().__init__(text)
        self.kind: Kind = kind
        self.text = text


class Process:
    """A process that answers one request at a time.

    A thread of ours does the writing and reading, so that not even a full pipe can keep us waiting for too long.
    """

    def __init__(self, memory: int) -> None:
        self.memory = memory
        self.busy = False
        self._game: Game | None = None  # the one that it was sent last
        command = [sys.executable, "-c", BEGIN, str(memory), json.dumps([str(path) for path in sys.path])]
        # In a session of its own it gets no Ctrl-C, and is killed with all that it may have started.
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, start_new_session=True
        )
        self._requests: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._replies: queue.SimpleQueue[Reply | None] = queue.SimpleQueue()
        threading.Thread(target=self._talk, daemon=True, name="bot").start()

    def _talk(self) -> None:
        pipes = self._process
        assert pipes.stdin is not None
        assert pipes.stdout is not None
        with pipes.stdin, pipes.stdout:
            while (request := self._requests.get()) is not None:
                reply = None
                with contextlib.suppress(OSError, msgspec.DecodeError):
                    write_frame(pipes.stdin.fileno(), request)
                    data = read_frame(pipes.stdout.fileno(), LONGEST)
                    reply = None if data is None else msgspec.msgpack.decode(data, type=Reply)
                self._replies.put(reply)

    def ask(self, request: Make | Ask | About, seconds: float) -> Reply:
        """The answer; or Misbehaved, and the process is gone."""
        self.busy = True
        if isinstance(request, Ask):
            request, self._game = request.without(self._game), request.game
        self._requests.put(pickle.dumps(request, pickle.HIGHEST_PROTOCOL))
        try:
            reply = self._replies.get(timeout=seconds)
        except queue.Empty:
            self.kill()
            raise Misbehaved("too-slow", f"took longer than {seconds:g} s") from None
        if reply is None:
            raise Misbehaved("died", f"died: {self._end()}")
        if reply.kind == "exhausted":
            self.kill()
            raise Misbehaved("raised", f"ran out of memory, of which it may have {self.memory / 2**20:.0f} MiB")
        self.busy = False
        return reply

    def _end(self) -> str:
        """How did it end? By itself, which killing it does not change any more, or by us because it wrote nonsense."""
        self.kill()
        code = self._process.returncode
        if code >= 0:
            return f"its process ended with exit code {code}"
        names = {one.value: one.name for one in signal.Signals}
        return f"its process was ended by {names.get(-code, f'signal {-code}')}"

    @property
    def alive(self) -> bool:
        return self._process.poll() is None

    def kill(self) -> None:
        """End it, at once."""
        if self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL) if hasattr(os, "killpg") else self._process.kill()
            self._process.wait()
        self._requests.put(None)


class Spare:
    """Processes between two bots of the same name: starting one takes longer than most bots need for a match."""

    def __init__(self) -> None:
        self._waiting: defaultdict[tuple[str, int], list[Process]] = defaultdict(list)
        self._lock = threading.Lock()
        atexit.register(self.close)

    def take(self, bare: str, memory: int) -> Process:
        with self._lock:
            waiting = self._waiting[bare, memory]
            while waiting:
                process = waiting.pop()
                if process.alive:
                    return process
        return Process(memory)

    def give_back(self, bare: str, process: Process) -> None:
        with self._lock:
            waiting = self._waiting[bare, process.memory]
            if not process.busy and len(waiting) < SPARE:
                waiting.append(process)
                return
        process.kill()

    def close(self) -> None:
        with self._lock:
            for process in (process for waiting in self._waiting.values() for process in waiting):
                process.kill()
            self._waiting.clear()


SPARES = Spare()  # one for the whole program, as processes are


class Apart:
    """A bot in a process of its own, made when it is first asked, and again after a fault that ended the process."""

    def __init__(self, name: str, seed: int | None, budget: int | str | None, *, seconds: float, memory: int) -> None:
        self._bare = split_name(name)[0]
        locate(self._bare)
        self._name, self._seed, self._budget = name, seed, budget
        self._seconds, self._memory = seconds, memory
        self._process: Process | None = None
        self._made = False
        self._moves: tuple[Move, ...] = ()  # those that the process has already

    def begin(self, seed: int | None) -> None:
        """Another match, with the bot made anew."""
        self._seed, self._made = seed, False

    def make(self) -> None:
        """Make the bot now. WayfareError if there is no such class, Misbehaved if it does not let itself be made."""
        if self._process is None:
            self._process = SPARES.take(self._bare, self._memory)
        reply = self._send(Make(self._name, self._seed, self._budget), START_SECONDS)
        if reply.kind == "refused":
            raise WayfareError(reply.text)
        if reply.kind != "done":
            raise Misbehaved("raised", f"raised {reply.text}")
        self._made, self._moves = True, ()

    def choose(self, view: View) -> Action:
        """What the bot wants; Misbehaved if that is nothing."""
        if not self._made:
            self._make_to_play()
        known = len(self._moves)
        if known > len(view.moves) or (known and view.moves[known - 1] is not self._moves[-1]):
            known = 0  # another match, or the same one read again
        reply = self._send(Ask(view.game, view.pack(known), known, self._seconds), self._seconds)
        self._moves = view.moves
        if reply.kind == "raised":
            raise Misbehaved("raised", f"raised {reply.text}")
        for action in view.legal_actions:  # it is we who decide what is legal
            if action.index == reply.action:
                return action
        raise Misbehaved("illegal", f"answered {reply.text}, which is not a legal action")

    def _make_to_play(self) -> None:
        try:
            self.make()
        except WayfareError as error:
            raise Misbehaved("raised", f"could not be made: {str(error).rstrip('.')}") from None

    def _send(self, request: Make | Ask, seconds: float) -> Reply:
        assert self._process is not None
        try:
            return self._process.ask(request, seconds)
        except Misbehaved:
            self._process, self._made = None, False
            raise

    def close(self) -> None:
        """Leave the process to the next bot of this name."""
        if self._process is not None:
            SPARES.give_back(self._bare, self._process)
        self._process, self._made = None, False
