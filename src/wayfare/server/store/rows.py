"""What is kept, as structs. A table's facts are changed as a whole; its log only grows."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from wayfare.server.wire import Level, Options, Stage


class ChairFacts(Struct, frozen=True, kw_only=True):
    """A seat at a table and who sits there. The token itself is nowhere, only its hash."""

    id: str
    kind: Literal["open", "human", "bot"]
    name: str = ""
    level: Level | None = None
    token_hash: str | None = None
    away: bool = False
    muted: bool = False


class TableFacts(Struct, frozen=True, kw_only=True):
    """All that is known of a table, its moves and its chat apart."""

    id: str
    game: str
    stage: Stage
    options: Options
    host_hash: str
    chairs: tuple[ChairFacts, ...]
    seed: str | None = None
    nonce: str | None = None
    prefix: list[str] | None = None
    next: str | None = None
    created: float
    started: float | None = None
    touched: float


class Entry(Struct, frozen=True, kw_only=True):
    """A line of a table's log. The table's version is the number of its last line."""

    table_id: str
    number: int
    seat: int
    kind: Literal["move", "undo"]
    action: str
    client_id: str | None
    stand_in: bool
    at: float


class Ending(Struct, frozen=True, kw_only=True):
    """What is written down together with the last move."""

    record: str
    card: str
    listed: bool
    ended: float


class StoredChatLine(Struct, frozen=True, kw_only=True):
    """A line of chat."""

    table_id: str
    number: int
    seat: str | None
    name: str
    text: str
    at: float


def _chair(row: Any) -> ChairFacts:
    return ChairFacts(**{field: getattr(row, field) for field in ChairFacts.__struct_fields__})


def facts_of(row: Any, chairs: list[Any]) -> TableFacts:
    return TableFacts(
        id=row.id,
        game=row.game,
        stage=row.stage,
        options=msgspec.json.decode(row.options, type=Options),
        host_hash=row.host_hash,
        chairs=tuple(
            ChairFacts(**{field: getattr(chair, field) for field in ChairFacts.__struct_fields__}) for chair in chairs
        ),
        seed=row.seed,
        nonce=row.nonce,
        prefix=msgspec.json.decode(row.prefix, type=list[str]) if row.prefix else None,
        next=row.next,
        created=row.created,
        started=row.started,
        touched=row.touched,
    )


def table_row(facts: TableFacts) -> dict[str, Any]:
    return {
        "id": facts.id,
        "game": facts.game,
        "stage": facts.stage,
        "options": msgspec.json.encode(facts.options).decode(),
        "host_hash": facts.host_hash,
        "seed": facts.seed,
        "nonce": facts.nonce,
        "prefix": None if facts.prefix is None else msgspec.json.encode(facts.prefix).decode(),
        "next": facts.next,
        "created": facts.created,
        "started": facts.started,
        "touched": facts.touched,
        "listed": facts.options.listed,
    }


def seat_rows(facts: TableFacts) -> list[dict[str, Any]]:
    return [
        {"table_id": facts.id, "place": place, **msgspec.structs.asdict(chair)}
        for place, chair in enumerate(facts.chairs)
    ]
