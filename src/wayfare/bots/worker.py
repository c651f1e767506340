"""The process of a stranger's bot: it answers requests until they end. `apart.py` starts it, and kills it if need be.

Requests come in pickled, for they are ours. Replies go out as plain data, for what a stranger's process writes must not
be able to run anything in ours.
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

HEADER = struct.Struct("<I")  # the length of what follows
LONGEST = 1 << 20  # of a reply; ours have a few hundred bytes
TEXT = 200  # characters of a stranger's text that are passed on


class Make(NamedTuple):
    """Make a bot, in place of the one before."""

    name: str
    seed: int | None
    budget: int | str | None


class Ask(NamedTuple):
    """Ask the bot. The game and the moves up to `since` are sent only if they are not here already."""

    game: Game | None
    view: Packed
    since: int
    seconds: float

    def without(self, game: Game | None) -> Ask:
        """The same, for a process that has this game."""
        return self._replace(game=None) if self.game is game else self


class About(NamedTuple):
    """What does the class say of itself?"""

    bare: str


class Reply(msgspec.Struct, array_like=True):
    """`refused` is our own word for what cannot be made; the others are of the bot's doing."""

    kind: Literal["done", "refused", "raised", "illegal", "exhausted"] = "done"
    text: str = ""
    action: int = -1


def main() -> None:
    requests, replies = _take_pipes()
    _limit_memory(int(sys.argv[1]))
    host = Host()
    while (data := read_frame(requests)) is not None:
        write_frame(replies, msgspec.msgpack.encode(host.answer(pickle.loads(data))))
    os._exit(0)  # whatever threads the bot has left


class Host:
    """Where the bot lives, with what it has been sent so far."""

    def __init__(self) -> None:
        self._bot: Bot | None = None
        self._game: Game | None = None
        self._moves: tuple[Move, ...] = ()

    def answer(self, request: Make | Ask | About) -> Reply:
        """Nothing that a bot raises gets past this, `SystemExit` neither."""
        try:
            match request:
                case Make():
                    self._moves = ()
                    self._bot = make(*request)
                    return Reply()
                case About():
                    return Reply(text=first_line(find_class(request.bare)))
                case Ask():
                    return self._ask(request)
        except WayfareError as error:
            return Reply("refused", str(error))
        except MemoryError:
            return Reply("exhausted")
        except BaseException as error:
            return Reply("raised", _told(error))

    def _ask(self, request: Ask) -> Reply:
        self._game = request.game or self._game
        assert self._game is not None
        assert self._bot is not None
        view = unpack(self._game, request.view, self._moves[: request.since])
        self._moves, legal = view.moves, view.legal_actions  # before the bot can scribble over them
        _end_alone_after(2 * request.seconds + 5)
        try:
            return _reply(legal, self._bot.choose(view))
        except WayfareError as error:  # of the bot's own doing here, not a refusal of ours
            return Reply("raised", _told(error))
        finally:
            _end_alone_after(0)


def first_line(kind: type) -> str:
    """A line about a bot."""
    return next(iter((kind.__doc__ or "").strip().splitlines()), "")


def _reply(legal: tuple[Action, ...], answer: Any) -> Reply:
    if isinstance(answer, Action) and answer in legal:
        return Reply(action=answer.index)
    return Reply("illegal", str(answer)[:TEXT] if isinstance(answer, Action) else repr(answer)[:TEXT])


def _told(error: BaseException) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())[:TEXT].rstrip(": .")


def _take_pipes() -> tuple[int, int]:
    """The pipes to our parent, out of the bot's way: what it prints goes to the error stream, and it reads nothing."""
    requests, replies = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return requests, replies


def _limit_memory(memory: int) -> None:
    """So many bytes more than we have now, mostly for the compiler. No limit where that cannot be told."""
    try:
        import resource

        with open("/proc/self/statm", encoding="ascii") as file:
            now = int(file.read().split()[0]) * resource.getpagesize()
    except (ImportError, OSError):
        return
    resource.setrlimit(resource.RLIMIT_AS, (now + memory, now + memory))


def _end_alone_after(seconds: float) -> None:
    """An alarm that nobody catches ends the process: if our parent is gone, nobody else would end a bot that hangs."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def write_frame(pipe: int, data: bytes) -> None:
    left = memoryview(HEADER.pack(len(data)) + data)
    while left:
        left = left[os.write(pipe, left) :]


def read_frame(pipe: int, longest: int | None = None) -> bytes | None:
    """What the other side wrote; None if it has gone, or writes more than it should."""
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
