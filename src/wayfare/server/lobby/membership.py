"""People at a table: joining, leaving, returning, changing their name."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from wayfare.server.callers import Caller
from wayfare.server.lobby.host import check_lobby
from wayfare.server.lobby.text import check_name, sanitize
from wayfare.server.refusals import Refused
from wayfare.server.store import ChairFacts, TableFacts
from wayfare.server.table.registry import Tables
from wayfare.server.tokens import hash_token, new_token
from wayfare.server.wire import Join, Joined, Rename, TableInfo
from wayfare.server.wire.base import NAME_LENGTH


async def join(tables: Tables, caller: Caller, table_id: str, request: Join) -> Joined:
    token, name = new_token(), sanitize(request.name, NAME_LENGTH)
    taken: list[str] = []

    def change(facts: TableFacts) -> TableFacts:
        check_lobby(facts)
        free = [chair.id for chair in facts.chairs if chair.kind == "open" and request.chair_id in (None, chair.id)]
        if not free:
            raise Refused("no-free-chair" if request.chair_id is None else "chair-taken")
        check_name(name, facts.chairs)
        taken[:] = free[:1]
        person = ChairFacts(id=free[0], kind="human", name=name, token_hash=hash_token(token))
        return replace(facts.with_chair(free[0], lambda _: person), touched=tables.clock.now())

    table = await tables.change(table_id, change)
    return Joined(chair_id=taken[0], token=token, table=table.info())


async def leave(tables: Tables, caller: Caller, table_id: str) -> TableInfo:
    def change(facts: TableFacts, chair: ChairFacts) -> ChairFacts:
        return ChairFacts(id=chair.id, kind="open") if facts.stage == "lobby" else replace(chair, away=True)

    return await _change_own_chair(tables, caller, table_id, change)


async def come_back(tables: Tables, caller: Caller, table_id: str) -> TableInfo:
    return await _change_own_chair(tables, caller, table_id, lambda _, chair: replace(chair, away=False))


async def rename(tables: Tables, caller: Caller, table_id: str, request: Rename) -> TableInfo:
    name = sanitize(request.name, NAME_LENGTH)

    def change(facts: TableFacts, chair: ChairFacts) -> ChairFacts:
        check_lobby(facts)
        check_name(name, (other for other in facts.chairs if other.id != chair.id))
        return replace(chair, name=name)

    return await _change_own_chair(tables, caller, table_id, change)


async def _change_own_chair(
    tables: Tables, caller: Caller, table_id: str, change: Callable[[TableFacts, ChairFacts], ChairFacts]
) -> TableInfo:
    """Change the caller's chair, found by its token within the same transaction."""
    await tables.ask(table_id, lambda table: table.seat_of(caller))
    token_hash = caller.token_hash

    def change_facts(facts: TableFacts) -> TableFacts:
        seat = facts.seat_of(token_hash)
        if seat is None:
            raise Refused("wrong-token")
        changed = facts.with_chair(facts.chairs[seat].id, lambda chair: change(facts, chair))
        return replace(changed, touched=tables.clock.now())

    return (await tables.change(table_id, change_facts)).info()
