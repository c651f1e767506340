"""The process of another person's bot: answers requests until there are no more. `process.py` starts and kills it.

Requests arrive pickled, since they come from us. Replies are plain data, so that nothing this process writes can run
code in ours.
"""

from __future__ import annotations

import os
import pickle
import signal
import struct
import sys
from typing import Any, Literal, NamedTuple

import msgspec

from wayfare.bots.base import Bot, find_class, make
from wayfare.engine import Action, Game, Move
from wayfare.engine.views import Packed, unpack
from wayfare.errors import WayfareError

HEADER = struct.Struct("<I")  # the length of the frame that follows
LONGEST_MESSAGE = 1 << 20  # bytes in a reply; normal ones have a few hundred
LONGEST_TEXT = 200  # characters of the bot's text that are passed on


class Make(NamedTuple):
    """Create a bot, replacing the previous one."""

    name: str
    seed: int | None
    budget: int | str | None


class Choose(NamedTuple):
    """Let the bot choose. The game, and the moves up to `since`, are sent only if the process lacks them."""

    game: Game | None
    view: Packed
    since: int
    seconds: float

    def without(self, game: Game | None) -> Choose:
        """This request for a process that already has `game`."""
        return self._replace(game=None) if self.game is game else self


class Describe(NamedTuple):
    """Ask for the first line of the class's docstring."""

    bare: str


class Reply(msgspec.Struct, array_like=True):
    """`refused` means that we can't create the bot; the other failures are the bot's own."""

    kind: Literal["done", "refused", "raised", "illegal", "exhausted"] = "done"
    text: str = ""
    action: int = -1


def main() -> None:
    """Answer requests until the other side closes the pipe."""
    requests, replies = _take_pipes()
    _limit_memory(int(sys.argv[1]))
    worker = Worker()
    while (data := read_frame(requests)) is not None:
        write_frame(replies, msgspec.msgpack.encode(worker.answer(pickle.loads(data))))
    os._exit(0)  # without waiting for the bot's threads


class Worker:
    """Holds the bot, and the game and moves received so far."""

    def __init__(self) -> None:
        self._bot: Bot | None = None
        self._game: Game | None = None
        self._moves: tuple[Move, ...] = ()

    def answer(self, request: Make | Choose | Describe) -> Reply:
        """Answer a request. Nothing the bot raises gets past this, not even `SystemExit`."""
        try:
            match request:
                case Make():
                    self._moves = ()
                    self._bot = make(*request)
                    _warm_up()
                    return Reply()
                case Describe():
                    return Reply(text=first_line(find_class(request.bare)))
                case Choose():
                    return self._choose(request)
        except WayfareError as error:
            return Reply("refused", str(error))
        except MemoryError:
            return Reply("exhausted")
        except BaseException as error:
            return Reply("raised", _describe(error))

    def _choose(self, request: Choose) -> Reply:
        self._game = request.game or self._game
        assert self._game is not None
        assert self._bot is not None
        view = unpack(self._game, request.view, self._moves[: request.since])
        self._moves, legal = view.moves, view.legal_actions  # before the bot can alter them
        _set_alarm(2 * request.seconds + 5)
        try:
            return _reply(legal, self._bot.choose(view))
        except WayfareError as error:  # raised by the bot, so not a refusal
            return Reply("raised", _describe(error))
        finally:
            _set_alarm(0)


def _warm_up() -> None:
    """If the bot turns views into arrays, load or compile that now: a move has less time than creating a bot."""
    arrays = sys.modules.get("wayfare.envs.arrays")
    if arrays is not None:
        arrays.warm_up()


def first_line(kind: type) -> str:
    return next(iter((kind.__doc__ or "").strip().splitlines()), "")


def _reply(legal: tuple[Action, ...], answer: Any) -> Reply:
    if isinstance(answer, Action) and answer in legal:
        return Reply(action=answer.index)
    return Reply("illegal", str(answer)[:LONGEST_TEXT] if isinstance(answer, Action) else repr(answer)[:LONGEST_TEXT])


def _describe(error: BaseException) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())[:LONGEST_TEXT].rstrip(": .")


def _take_pipes() -> tuple[int, int]:
    """Move the pipes out of the bot's way: its prints go to standard error, and its standard input is empty."""
    requests, replies = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return requests, replies


def _limit_memory(memory: int) -> None:
    """Allow this many bytes on top of current usage, which is mostly the compiler. Without Linux's /proc, no limit."""
    try:
        import resource

        with open("/proc/self/statm", encoding="ascii") as file:
            now = int(file.read().split()[0]) * resource.getpagesize()
    except (ImportError, OSError):
        return
    resource.setrlimit(resource.RLIMIT_AS, (now + memory, now + memory))


def _set_alarm(seconds: float) -> None:
    """Set an alarm that ends the process: if our parent is gone, nobody else would end a bot that hangs."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def write_frame(pipe: int, data: bytes) -> None:
    """Write the length of the data, then the data."""
    left = memoryview(HEADER.pack(len(data)) + data)
    while left:
        left = left[os.write(pipe, left) :]


def read_frame(pipe: int, longest: int | None = None) -> bytes | None:
    """Read one frame; None if the other side is gone or the frame is longer than allowed."""
    header = _read(pipe, HEADER.size)
    if header is None:
        return None
    (size,) = HEADER.unpack(header)
    return None if longest is not None and size > longest else _read(pipe, size)


def _read(pipe: int, size: int) -> bytes | None:
    parts = []
    while size > 0:
        part = os.read(pipe, size)
        if not part:
            return None
        parts.append(part)
        size -= len(part)
    return b"".join(parts)
