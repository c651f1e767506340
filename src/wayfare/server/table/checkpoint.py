"""Checkpoints: a log up to a version, so that opening a long or much-undone table replays only what came after it.

They only save time. One written under other rules, or for another version of the board, is ignored.
"""

from __future__ import annotations

import zlib

import msgspec
from msgspec import Struct

from wayfare.compiling.sources import fingerprint
from wayfare.engine import Game, Move
from wayfare.engine.prepare import KERNEL

INTERVAL = 200  # entries between two checkpoints


class StandingMove(Struct, frozen=True, array_like=True):
    """A move that has not been taken back."""

    seat: int
    action: str
    stand_in: bool
    at: float


class UndoEntry(Struct, frozen=True, array_like=True):
    """An undo: its number in the log, whose it was, and how many moves it took back."""

    number: int
    seat: int
    count: int
    left_at: float  # when the first of those moves was made
    at: float


class Checkpoint(Struct, frozen=True):
    """Everything that later entries build on."""

    rules: str
    version: int
    at: float  # when the last entry was made
    position: bytes
    moves: list[Move]
    standing: list[StandingMove]
    undos: dict[int, int]
    last_undo: UndoEntry | None


def pack(checkpoint: Checkpoint) -> bytes:
    """A checkpoint for the store. Takes milliseconds."""
    return zlib.compress(msgspec.msgpack.encode(checkpoint), 1)


def unpack(data: bytes, game: Game) -> Checkpoint | None:
    """A checkpoint from the store; None if it doesn't fit the rules and the board as they are now."""
    try:
        checkpoint = msgspec.msgpack.decode(zlib.decompress(data), type=Checkpoint)
    except (zlib.error, msgspec.DecodeError):
        return None
    return checkpoint if checkpoint.rules == rules_key(game) else None


def rules_key(game: Game) -> str:
    """Changes with the board's data, and with anything in the compiled rules."""
    return f"{game.digest}/{fingerprint(KERNEL)}"
