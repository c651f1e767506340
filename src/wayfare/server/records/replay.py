"""Replaying a record: checked, and shown move by move from any perspective."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

import msgspec

from wayfare.engine import Match, Record
from wayfare.engine.result import read_result
from wayfare.errors import WayfareError
from wayfare.server import catalog
from wayfare.server.ops.limits import Limits
from wayfare.server.refusals import Refused
from wayfare.server.table.snapshots import move_out, progress_out, scores_out, view_out
from wayfare.server.tokens import Caller
from wayfare.server.wire import Frame, Replay, Replayed

MOVE_LIMIT = 3000  # far longer than any match people have played
BROKEN = (TypeError, ValueError, KeyError, AttributeError)  # raised by a record whose parts have the wrong shape

Perspective = int | Literal["all"] | None


def read_record(data: dict[str, Any]) -> Record:
    """A record from a client, of a game that can be played here."""
    try:
        record = msgspec.convert(data, Record)
    except msgspec.ValidationError as error:
        raise Refused("not-a-record", detail=error) from None
    if len(record.moves) > MOVE_LIMIT:
        raise Refused("record-too-long", limit=MOVE_LIMIT)
    catalog.game(record.game)
    return record


async def replay(limits: Limits, caller: Caller, request: Replay) -> Replayed:
    """Runs in a thread: a long record takes a while."""
    limits.check("replay", caller.address)
    record = read_record(request.record)
    return await asyncio.to_thread(_replay, record, request.perspective)


def _replay(record: Record, perspective: Perspective) -> Replayed:
    """Frames up to the first fault, if there is one."""
    game = catalog.game(record.game)
    frames: list[Frame] = []
    fault = None
    try:
        match = record.deal(game)
        if isinstance(perspective, int) and perspective >= len(match.players):
            raise Refused("no-such-seat")
        frames.append(_frame(match, perspective))
        for number, move in enumerate(record.moves, 1):
            record.step(match, number, move)
            frames.append(_frame(match, perspective))
        record.replay(game)
    except WayfareError as error:
        fault = str(error)
    except BROKEN:
        fault = "The record is incomplete."
    return Replayed(
        game=record.game,
        players=[player.name for player in record.players],
        frames=frames,
        verified=fault is None,
        fault=fault,
        seed=record.seed,
        nonce=record.nonce,
        commitment=record.commitment,
    )


def _frame(match: Match, perspective: Perspective) -> Frame:
    """The position, and the move that led to it."""
    open_cards = perspective == "all"
    seat = perspective if isinstance(perspective, int) else None
    view = match.view(seat)
    views = [match.view(n) for n in range(len(match.players))] if open_cards else []
    move = match.moves[-1] if match.moves else None
    shown = None if move is None else move if open_cards else move.seen_by(seat)
    return Frame(
        view=view_out(view),
        progress=progress_out(view, view.tickets + view.offer),
        move=None if shown is None else move_out(shown),
        scores=scores_out(read_result(match.game, match._raw)),
        hands=[each.hand for each in views] or None,
        tickets=[each.tickets + (each.offer if each.phase == "keep" else []) for each in views] or None,
    )
