"""Replaying a record: checked, and shown move by move from any perspective."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

import msgspec

from wayfare.engine import Match, Move, Record
from wayfare.errors import WayfareError
from wayfare.server import catalog
from wayfare.server.ops.limits import Limits
from wayfare.server.refusals import Refused
from wayfare.server.table.snapshots import ViewCache
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
        cache = ViewCache()
        frames.append(_frame(match, perspective, cache))
        for number, move in enumerate(record.moves, 1):
            record.step(match, number, move)
            frames.append(_frame(match, perspective, cache))
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


def _frame(match: Match, perspective: Perspective, cache: ViewCache) -> Frame:
    """The position, and the move that led to it."""
    seat = perspective if isinstance(perspective, int) else None
    view = match.view(seat)
    views = [match.view(n) for n in range(len(match.players))] if perspective == "all" else []
    tickets = [each.tickets + (each.offer if each.phase == "keep" else []) for each in views]
    own = [(view, view.tickets + view.offer)]
    each_progress = [cache.progress(*held) for held in (zip(views, tickets, strict=True) if views else own)]
    return Frame(
        view=view.data(),
        progress=[progress for progresses in each_progress for progress in progresses],
        move=_last_move(match, perspective),
        scores=match.scores(),
        hands=[each.hand for each in views] or None,
        tickets=tickets or None,
    )


def _last_move(match: Match, perspective: Perspective) -> Move | None:
    if not match.moves:
        return None
    move = match.moves[-1] if perspective == "all" else match.moves[-1].seen_by(perspective)
    return msgspec.structs.replace(move, events=move.plain_events())
