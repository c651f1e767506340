"""Records of finished matches: stored with the last move, read and listed."""

from __future__ import annotations

import msgspec

from wayfare.engine import Match
from wayfare.server.refusals import Refused
from wayfare.server.store import Ending, Store, TableFacts
from wayfare.server.tokens import is_table_id
from wayfare.server.wire import RecordCard


def ending_of(facts: TableFacts, match: Match, now: float) -> Ending:
    """What is stored about a match that is over. Practice is never listed: its cards could have been known."""
    assert match.result is not None
    card = RecordCard(
        table=facts.id,
        game=facts.game,
        names=[player.name for player in match.players],
        winners=list(match.result.winners),
        reason=match.result.reason,
        ended=now,
        totals=[score.total if score.lines else score.completed for score in match.result.scores],
        chair_ids=[chair.id for chair in facts.chairs],
    )
    return Ending(
        record=match.record().to_json(),
        card=msgspec.json.encode(card).decode(),
        listed=facts.options.listed and facts.prefix is None,
        ended=now,
    )


async def read(store: Store, table_id: str) -> bytes:
    """A match's record, once it is over: it reveals the seed and every hand.

    It is written with the last move, so the store has it first, whichever worker that move was made at.
    """
    record = await store.records.record(table_id) if is_table_id(table_id) else None
    if record is None:
        known = is_table_id(table_id) and await store.tables.read(table_id) is not None
        raise Refused("no-record-yet" if known else "no-such-table")
    return record.encode()


async def listed(store: Store) -> list[RecordCard]:
    return _cards(await store.records.cards())


async def of_tables(store: Store, table_ids: list[str]) -> list[RecordCard]:
    """The finished matches among these tables, newest first; their ids are as secret as their links."""
    return _cards(await store.records.cards_of([id for id in table_ids if is_table_id(id)]))


def _cards(texts: list[str]) -> list[RecordCard]:
    return [msgspec.json.decode(text, type=RecordCard) for text in texts]
