"""Other people's bots, each in a process of its own: asked with a time limit, and killed if it doesn't answer.

This contains accidents, not attacks: a bot runs with the rights of the user who started it.
"""

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
from typing import Literal, NoReturn

import msgspec

from wayfare.bots.base import added, locate, split_name
from wayfare.bots.worker import LONGEST_MESSAGE, Choose, Describe, Make, Reply, read_frame, write_frame
from wayfare.engine import Action, Game, Move, View
from wayfare.errors import WayfareError

FaultKind = Literal["raised", "illegal", "too-slow", "died"]

START_SECONDS = 60.0  # for importing and creating a bot: some load large libraries
SPARE_PROCESSES = 4  # idle processes kept for each bot
LAUNCH = "import json, sys; sys.path[:] = json.loads(sys.argv.pop()); from wayfare.bots.worker import main; main()"


class BotError(Exception):
    """What a bot did instead of answering: `text` completes a sentence that begins with its name."""

    def __init__(self, kind: FaultKind, text: str, trace: str = "") -> None:
        super().__init__(text)
        self.kind: FaultKind = kind
        self.text = text
        self.trace = trace


class BotProcess:
    """A process that answers one request at a time.

    A thread of ours does the writing and reading, so that not even a full pipe can block us beyond the time limit.
    """

    def __init__(self, memory: int) -> None:
        self.memory = memory
        self.busy = False
        self._game: Game | None = None  # the last one sent
        command = [sys.executable, "-c", LAUNCH, str(memory), json.dumps([str(path) for path in sys.path])]
        # In a session of its own it doesn't get our Ctrl-C, and is killed along with anything it has started.
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, start_new_session=True
        )
        self._requests: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._replies: queue.SimpleQueue[Reply | None] = queue.SimpleQueue()
        threading.Thread(target=self._exchange, daemon=True, name="bot").start()

    def _exchange(self) -> None:
        """Pass requests and replies on; a reply of None means that the process is gone or wrote nonsense."""
        pipes = self._process
        assert pipes.stdin is not None
        assert pipes.stdout is not None
        with pipes.stdin, pipes.stdout:
            while (request := self._requests.get()) is not None:
                reply = None
                with contextlib.suppress(OSError, msgspec.DecodeError):
                    write_frame(pipes.stdin.fileno(), request)
                    data = read_frame(pipes.stdout.fileno(), LONGEST_MESSAGE)
                    reply = None if data is None else msgspec.msgpack.decode(data, type=Reply)
                self._replies.put(reply)

    def ask(self, request: Make | Choose | Describe, seconds: float) -> Reply:
        """Send a request and wait for the reply. After a BotError the process is gone."""
        self.busy = True
        if isinstance(request, Choose):
            request, self._game = request.without(self._game), request.game
        self._requests.put(pickle.dumps(request, pickle.HIGHEST_PROTOCOL))
        try:
            reply = self._replies.get(timeout=seconds)
        except queue.Empty:
            self.kill()
            raise BotError("too-slow", f"took longer than {seconds:g} s") from None
        if reply is None:
            raise BotError("died", f"died: {self._cause_of_death()}")
        if reply.kind == "exhausted":
            self.kill()
            raise BotError("raised", f"exceeded its memory limit of {self.memory / 2**20:.0f} MiB")
        self.busy = False
        return reply

    def _cause_of_death(self) -> str:
        """How the process ended: by itself, which killing it no longer changes, or by us because it wrote nonsense."""
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
        if self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL) if hasattr(os, "killpg") else self._process.kill()
            self._process.wait()
        self._requests.put(None)


class IdleProcesses:
    """Processes waiting to be reused by a bot of the same name: starting one takes longer than most matches."""

    def __init__(self) -> None:
        self._waiting: defaultdict[tuple[str, int], list[BotProcess]] = defaultdict(list)
        self._lock = threading.Lock()
        atexit.register(self.close)

    def take(self, bare: str, memory: int) -> BotProcess:
        """An idle process of this bot, or a new one."""
        with self._lock:
            waiting = self._waiting[bare, memory]
            while waiting:
                process = waiting.pop()
                if process.alive:
                    return process
        return BotProcess(memory)

    def give_back(self, bare: str, process: BotProcess) -> None:
        """Keep a process for later, or end it if there are enough."""
        with self._lock:
            waiting = self._waiting[bare, process.memory]
            if not process.busy and len(waiting) < SPARE_PROCESSES:
                waiting.append(process)
                return
        process.kill()

    def close(self) -> None:
        with self._lock:
            for process in (process for waiting in self._waiting.values() for process in waiting):
                process.kill()
            self._waiting.clear()


IDLE_PROCESSES = IdleProcesses()  # one for the whole program, as processes are


class IsolatedBot:
    """A bot in a process of its own, created when it is first asked and again after a fault that ended the process."""

    def __init__(self, name: str, seed: int | None, budget: int | str | None, *, seconds: float, memory: int) -> None:
        bare, written = split_name(name)
        locate(bare)
        self._bare = added().get(bare, bare)  # what it is, not what it's called: a name may get another meaning
        self._name, self._seed, self._budget = name, seed, written or budget
        self._seconds, self._memory = seconds, memory
        self._process: BotProcess | None = None
        self._made = False
        self._moves: tuple[Move, ...] = ()  # those the process already has

    def begin(self, seed: int | None) -> None:
        self._seed, self._made = seed, False

    def make(self) -> None:
        """Create the bot now. Raises WayfareError if there is no such class, BotError if creating it fails."""
        if self._process is None:
            self._process = IDLE_PROCESSES.take(self._bare, self._memory)
        reply = self._send(Make(self._bare, self._seed, self._budget), START_SECONDS)
        if reply.kind == "refused":
            raise WayfareError(reply.text)
        if reply.kind != "done":
            raise BotError("raised", f"raised {reply.text}")
        self._made, self._moves = True, ()

    def choose(self, view: View) -> Action:
        """The bot's choice; BotError if it has none."""
        if not self._made:
            self._make_to_play()
        known = len(self._moves)
        if known > len(view.moves) or (known and view.moves[known - 1] is not self._moves[-1]):
            known = 0  # another match, or the same one loaded again
        reply = self._send(Choose(view.game, view.pack(known), known, self._seconds), self._seconds)
        self._moves = view.moves
        if reply.kind == "raised":
            raise BotError("raised", f"raised {reply.text}")
        for action in view.legal_actions:  # we decide what is legal, not the bot's process
            if action.index == reply.action:
                return action
        raise BotError("illegal", f"answered {reply.text}, which is not a legal action")

    def _make_to_play(self) -> None:
        try:
            self.make()
        except WayfareError as error:
            raise BotError("raised", f"could not be created: {str(error).rstrip('.')}") from None

    def _send(self, request: Make | Choose, seconds: float) -> Reply:
        assert self._process is not None
        try:
            return self._process.ask(request, seconds)
        except BotError:
            self._process, self._made = None, False
            raise

    def __reduce__(self) -> NoReturn:
        raise WayfareError(
            f"The bot {self._name!r} can't be copied, because it runs in a process of its own; make another."
        )

    def close(self) -> None:
        """Leave the process to the next bot of this name."""
        if self._process is not None:
            IDLE_PROCESSES.give_back(self._bare, self._process)
        self._process, self._made = None, False
