"""People at a table: sit down, get up, come back, change the name, be muted."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from wayfare.server.callers import Caller
from wayfare.server.lobby import check_host, check_lobby
from wayfare.server.refusals import Refused
from wayfare.server.store import Chair, Facts
from wayfare.server.tables import Tables
from wayfare.server.tokens import hashed, new_token, same
from wayfare.server.wire import Join, Joined, Mute, Rename, TableOut
from wayfare.server.words import clean


async def join(tables: Tables, table_id: str, asked: Join) -> Joined:
    """Take an open chair: a certain one, or the first."""
    token, name = new_token(), clean(asked.name)
    taken: list[str] = []

    def change(facts: Facts) -> Facts:
        check_lobby(facts)
        free = [chair.id for chair in facts.seats if chair.kind == "open" and asked.seat in (None, chair.id)]
        if not free:
            raise Refused("full", "No chair is open." if asked.seat is None else "This chair is not open.")
        taken[:] = free[:1]
        person = Chair(id=free[0], kind="human", name=name, token_hash=hashed(token))
        seats = tuple(person if chair.id == free[0] else chair for chair in facts.seats)
        return replace(facts, seats=seats, touched=tables.clock.now())

    table = await tables.change(table_id, change)
    return Joined(seat=taken[0], token=token, table=table.out())


async def leave(tables: Tables, caller: Caller, table_id: str) -> TableOut:
    """Before the start the chair becomes open; after it a stand-in plays on."""

    def change(facts: Facts, chair: Chair) -> Chair:
        return Chair(id=chair.id, kind="open") if facts.stage == "lobby" else replace(chair, away=True)

    return await _change_own(tables, caller, table_id, change)


async def come_back(tables: Tables, caller: Caller, table_id: str) -> TableOut:
    return await _change_own(tables, caller, table_id, lambda _, chair: replace(chair, away=False))


async def rename(tables: Tables, caller: Caller, table_id: str, asked: Rename) -> TableOut:
    name = clean(asked.name)

    def change(facts: Facts, chair: Chair) -> Chair:
        check_lobby(facts)
        return replace(chair, name=name)

    return await _change_own(tables, caller, table_id, change)


async def mute(tables: Tables, caller: Caller, table_id: str, asked: Mute) -> TableOut:
    def change(facts: Facts) -> Facts:
        check_host(facts, caller)
        if asked.seat not in [chair.id for chair in facts.seats]:
            raise Refused("not-found", "There is no such chair.")
        return _with_chair(facts, asked.seat, lambda _, chair: replace(chair, muted=asked.muted), facts.touched)

    return (await tables.change(table_id, change)).out()


ChairChange = Callable[[Facts, Chair], Chair]


async def _change_own(tables: Tables, caller: Caller, table_id: str, change: ChairChange) -> TableOut:
    """The chair of the caller, found by the token in the same transaction."""
    (await tables.open(table_id)).place_of(caller)
    told = hashed(caller.token or "")

    def change_facts(facts: Facts) -> Facts:
        own = next((chair.id for chair in facts.seats if same(told, chair.token_hash)), None)
        if own is None:
            raise Refused("no-token", "This token is not of this table.")
        return _with_chair(facts, own, change, tables.clock.now())

    return (await tables.change(table_id, change_facts)).out()


def _with_chair(facts: Facts, seat: str, change: ChairChange, now: float) -> Facts:
    seats = tuple(change(facts, chair) if chair.id == seat else chair for chair in facts.seats)
    return replace(facts, seats=seats, touched=now)
