"""Replaying a record: checked, and shown move by move from any perspective."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

import msgspec

from wayfare.engine import Game, Match, Move, Record, ViewCache
from wayfare.errors import WayfareError
from wayfare.server import catalog
from wayfare.server.callers import Caller
from wayfare.server.ops.threads import Pace, PacedThread
from wayfare.server.progress import seat_progress
from wayfare.server.refusals import Refused
from wayfare.server.wire import Frame, Replay, Replayed

MOVE_LIMIT = 3000  # far longer than any match people have played
BYTES_LIMIT = 16 << 20  # of an answer
NO_FRAMES = b'"frames":[]'
encode = msgspec.json.Encoder().encode
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


@contextmanager
def refused_if_wrong() -> Iterator[None]:
    """Refuse a record that differs from the match it describes, or whose parts have the wrong shape."""
    try:
        yield
    except WayfareError as error:
        raise Refused("record-differs", detail=error) from None
    except BROKEN:
        raise Refused("record-incomplete") from None


def match_after(record: Record, moves: int | None, pace: Pace) -> Match:
    match = record.deal(catalog.game(record.game))
    for number, move in enumerate(record.moves[:moves], 1):
        record.step(match, number, move)
        pace.step()
    return match


async def replay(replays: PacedThread, caller: Caller, request: Replay) -> bytes:
    """A record move by move, as JSON: a `Replayed`."""
    return await replays.run(caller.address, lambda pace: _replay(request, pace))


def _replay(request: Replay, pace: Pace) -> bytes:
    """Frames up to the first fault, if there is one. Each is encoded by itself: all at once would take too long."""
    record = read_record(request.record)
    game = catalog.game(record.game)
    frames: list[bytes] = []
    size, cache = 0, ViewCache()
    fault = None
    try:
        for match in positions(record, game):
            if isinstance(request.perspective, int) and request.perspective >= len(match.players):
                raise Refused("no-such-seat")
            frames.append(encode(_frame(match, request.perspective, cache)))
            size += len(frames[-1])
            if size > BYTES_LIMIT:
                raise Refused("record-too-long", limit=len(frames))
            pace.step()
    except WayfareError as error:
        fault = str(error)
    except BROKEN:
        fault = "The record is incomplete."
    around = encode(
        Replayed(
            game=record.game,
            players=[player.name for player in record.players],
            frames=[],
            verified=fault is None,
            fault=fault,
            seed=record.seed,
            nonce=record.nonce,
            commitment=record.commitment,
        )
    )
    head, tail = around.split(NO_FRAMES, 1)
    return b"".join([head, NO_FRAMES[:-1], b",".join(frames), NO_FRAMES[-1:], tail])


def positions(record: Record, game: Game) -> Iterator[Match]:
    """The match after the deal and after every move; at the end, its result is compared."""
    match = record.deal(game)
    yield match
    for number, move in enumerate(record.moves, 1):
        record.step(match, number, move)
        yield match
    record.check_end(match)


def _frame(match: Match, perspective: Perspective, cache: ViewCache) -> Frame:
    seat = perspective if isinstance(perspective, int) else None
    view = match.view(seat)
    views = [match.view(n) for n in range(len(match.players))] if perspective == "all" else []
    tickets = [each.tickets + (each.offer if each.phase == "keep" else []) for each in views]
    own = [(view, view.tickets + view.offer)]
    each_progress = [seat_progress(cache, *held) for held in (zip(views, tickets, strict=True) if views else own)]
    return Frame(
        view=view.data(cache),
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
