"""Finished matches: written down with the last move, read, listed, and looked at move by move."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

from wayfare.engine import Match, Record
from wayfare.engine.result import read_result
from wayfare.errors import WayfareError
from wayfare.server import shelf
from wayfare.server.callers import Caller
from wayfare.server.refusals import Refused
from wayfare.server.sights import move_out, scores_out, view_out, ways_out
from wayfare.server.store import Ending, TableFacts
from wayfare.server.wire import Frame, RecordCard, Replay, Replayed

if TYPE_CHECKING:
    from wayfare.server.tables import Tables

MOST_MOVES = 3000  # of a record that is told move by move: longer than any match that anybody played


def ending_of(facts: TableFacts, match: Match, now: float) -> Ending:
    """What is kept of a match that is over. Practice is not listed: its cards could be known."""
    assert match.result is not None
    card = RecordCard(
        table=facts.id,
        game=facts.game,
        names=[player.name for player in match.players],
        winners=list(match.result.winners),
        reason=match.result.reason,
        ended=now,
    )
    listed = facts.options.listed and facts.prefix is None
    told = msgspec.json.encode(card).decode()
    return Ending(record=match.record().to_json(), card=told, listed=listed, ended=now)


async def read(tables: Tables, table_id: str) -> bytes:
    """The record of a match, not before its end: it tells the seed and every hand.

    It is written with the last move, so the store knows first, whichever worker that move was made at.
    """
    record = await tables.store.record(table_id)
    if record is None:
        await tables.open(table_id)
        raise Refused("wrong-stage", "There is no record before the end of the match.")
    return record.encode()


async def listed(tables: Tables) -> list[RecordCard]:
    return [msgspec.json.decode(card, type=RecordCard) for card in await tables.store.record_cards()]


def read_record(told: dict[str, Any]) -> Record:
    try:
        record = msgspec.convert(told, Record)
    except msgspec.ValidationError as error:
        raise Refused("malformed", f"This is no wayfare record: {error}.") from None
    if len(record.moves) > MOST_MOVES:
        raise Refused("too-large", f"The record has more than {MOST_MOVES} moves.")
    shelf.game(record.game)
    return record


async def replay(tables: Tables, caller: Caller, asked: Replay) -> Replayed:
    """Beside the event loop: a long record takes a while."""
    tables.limits.check("replay", caller.address)
    record = read_record(asked.record)
    return await asyncio.to_thread(_replay, record, asked.perspective)


def _replay(record: Record, eyes: Any) -> Replayed:
    """As far as the record is true; what does not fit is told."""
    game = shelf.game(record.game)
    frames: list[Frame] = []
    fault = None
    try:
        match = record.deal(game)
        if isinstance(eyes, int) and eyes >= len(match.players):
            raise Refused("malformed", "There is no such seat in the record.")
        frames.append(_frame(match, eyes))
        for number, move in enumerate(record.moves, 1):
            record.step(match, number, move)
            frames.append(_frame(match, eyes))
        record.replay(game)
    except WayfareError as error:
        fault = str(error)
    except (TypeError, ValueError, KeyError, AttributeError):
        fault = "The record is not whole."
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


def _frame(match: Match, eyes: Any) -> Frame:
    """The table now, and the move that led here."""
    seat = None if eyes == "all" else eyes
    view = match.view(seat)
    views = [match.view(n) for n in range(len(match.players))] if eyes == "all" else []
    move = match.moves[-1] if match.moves else None
    shown = None if move is None else move if eyes == "all" else move.seen_by(seat)
    return Frame(
        view=view_out(view),
        progress=ways_out(view, view.tickets + view.offer),
        move=None if shown is None else move_out(shown),
        scores=scores_out(read_result(match.game, match._raw)),
        hands=[each.hand for each in views] or None,
        tickets=[each.tickets + (each.offer if each.phase == "keep" else []) for each in views] or None,
    )
