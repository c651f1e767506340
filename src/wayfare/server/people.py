"""People at a table: sit down, get up, come back, change the name, be muted."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from wayfare.server.callers import Caller
from wayfare.server.lobby import check_host, check_lobby
from wayfare.server.refusals import Refused
from wayfare.server.store import ChairFacts, TableFacts
from wayfare.server.tables import Tables
from wayfare.server.tokens import hashed, new_token, same
from wayfare.server.wire import Join, Joined, Mute, Rename, TableInfo
from wayfare.server.words import clean


async def join(tables: Tables, table_id: str, asked: Join) -> Joined:
    """Take an open chair: a certain one, or the first."""
    token, name = new_token(), clean(asked.name)
    taken: list[str] = []

    def change(facts: TableFacts) -> TableFacts:
        check_lobby(facts)
        free = [chair.id for chair in facts.chairs if chair.kind == "open" and asked.chair_id in (None, chair.id)]
        if not free:
            raise Refused("full", "No chair is open." if asked.chair_id is None else "This chair is not open.")
        taken[:] = free[:1]
        person = ChairFacts(id=free[0], kind="human", name=name, token_hash=hashed(token))
        seats = tuple(person if chair.id == free[0] else chair for chair in facts.chairs)
        return replace(facts, chairs=seats, touched=tables.clock.now())

    table = await tables.change(table_id, change)
    return Joined(chair_id=taken[0], token=token, table=table.out())


async def leave(tables: Tables, caller: Caller, table_id: str) -> TableInfo:
    """Before the start the chair becomes open; after it a stand-in plays on."""

    def change(facts: TableFacts, chair: ChairFacts) -> ChairFacts:
        return ChairFacts(id=chair.id, kind="open") if facts.stage == "lobby" else replace(chair, away=True)

    return await _change_own(tables, caller, table_id, change)


async def come_back(tables: Tables, caller: Caller, table_id: str) -> TableInfo:
    return await _change_own(tables, caller, table_id, lambda _, chair: replace(chair, away=False))


async def rename(tables: Tables, caller: Caller, table_id: str, asked: Rename) -> TableInfo:
    name = clean(asked.name)

    def change(facts: TableFacts, chair: ChairFacts) -> ChairFacts:
        check_lobby(facts)
        return replace(chair, name=name)

    return await _change_own(tables, caller, table_id, change)


async def mute(tables: Tables, caller: Caller, table_id: str, asked: Mute) -> TableInfo:
    def change(facts: TableFacts) -> TableFacts:
        check_host(facts, caller)
        if asked.chair_id not in [chair.id for chair in facts.chairs]:
            raise Refused("not-found", "There is no such chair.")
        return _with_chair(facts, asked.chair_id, lambda _, chair: replace(chair, muted=asked.muted), facts.touched)

    return (await tables.change(table_id, change)).out()


ChairChange = Callable[[TableFacts, ChairFacts], ChairFacts]


async def _change_own(tables: Tables, caller: Caller, table_id: str, change: ChairChange) -> TableInfo:
    """The chair of the caller, found by the token in the same transaction."""
    (await tables.open(table_id)).place_of(caller)
    told = hashed(caller.token or "")

    def change_facts(facts: TableFacts) -> TableFacts:
        own = next((chair.id for chair in facts.chairs if same(told, chair.token_hash)), None)
        if own is None:
            raise Refused("no-token", "This token is not of this table.")
        return _with_chair(facts, own, change, tables.clock.now())

    return (await tables.change(table_id, change_facts)).out()


def _with_chair(facts: TableFacts, seat: str, change: ChairChange, now: float) -> TableFacts:
    seats = tuple(change(facts, chair) if chair.id == seat else chair for chair in facts.chairs)
    return replace(facts, chairs=seats, touched=now)
