"""The host's actions: arrange the chairs, set the options, start, mute. And the list of open tables."""

from __future__ import annotations

import secrets

from msgspec.structs import replace

from wayfare.server import catalog
from wayfare.server.callers import Caller
from wayfare.server.lobby.chairs import arrange_chairs
from wayfare.server.lobby.create import started
from wayfare.server.refusals import Refused
from wayfare.server.store import TableFacts
from wayfare.server.table.registry import Tables
from wayfare.server.tokens import same_hash
from wayfare.server.wire import Mute, NewChair, Options, Seated, SeatToken, TableCard, TableInfo

CHANGEABLE = ("chat", "listed", "spectators", "pace_ms", "turn_seconds")  # options that may change during a match


async def listed(tables: Tables, caller: Caller) -> list[TableCard]:
    return [
        TableCard(
            id=facts.id,
            game=facts.game,
            stage=facts.stage,
            names=[chair.name for chair in facts.chairs if chair.kind != "open"],
            free=sum(chair.kind == "open" for chair in facts.chairs),
            watchable=facts.options.spectators,
            created=facts.created,
        )
        for facts in await tables.store.tables.listed()
        if facts.stage == "lobby" or facts.options.spectators
    ]


def check_host(facts: TableFacts, caller: Caller) -> None:
    if caller.token is None:
        raise Refused("host-token-needed")
    if not same_hash(caller.token_hash, facts.host_hash):
        raise Refused("host-only")


def check_lobby(facts: TableFacts) -> None:
    if facts.stage != "lobby":
        raise Refused("already-started")


async def arrange(tables: Tables, caller: Caller, table_id: str, wanted: list[NewChair]) -> Seated:
    """Set the chairs. People who keep a chair keep its token."""
    tokens: list[SeatToken] = []

    def change(facts: TableFacts) -> TableFacts:
        check_host(facts, caller)
        check_lobby(facts)
        if facts.prefix is not None and len(wanted) != len(facts.chairs):
            raise Refused("record-other-game")
        chairs, tokens[:] = arrange_chairs(catalog.game(facts.game), wanted, facts.chairs)
        return replace(facts, chairs=chairs, touched=tables.clock.now())

    table = await tables.change(table_id, change)
    return Seated(table=table.info(), tokens=tokens)


async def shuffle(tables: Tables, caller: Caller, table_id: str) -> TableInfo:
    def change(facts: TableFacts) -> TableFacts:
        check_host(facts, caller)
        check_lobby(facts)
        chairs = list(facts.chairs)
        secrets.SystemRandom().shuffle(chairs)
        return replace(facts, chairs=tuple(chairs), touched=tables.clock.now())

    return (await tables.change(table_id, change)).info()


async def set_options(tables: Tables, caller: Caller, table_id: str, wanted: Options) -> TableInfo:
    table = await tables.open(table_id)

    def change(facts: TableFacts) -> TableFacts:
        check_host(facts, caller)
        now = tables.clock.now()
        if facts.stage == "lobby":
            return replace(facts, options=wanted, touched=now)
        options = replace(facts.options, **{field: getattr(wanted, field) for field in CHANGEABLE})
        if options.turn_seconds != facts.options.turn_seconds:
            # The new limit counts from now, and the turn under way lasts at least as long as it would have before.
            until = max(table.turn_until or 0.0, now + (options.turn_seconds or 0))
            facts = replace(facts, limit_changed=now, limit_until=until)
        return replace(facts, options=options, touched=now)

    return (await tables.change(table_id, change)).info()


async def start(tables: Tables, caller: Caller, table_id: str) -> TableInfo:
    def change(facts: TableFacts) -> TableFacts:
        check_host(facts, caller)
        check_lobby(facts)
        return started(facts, tables.clock.now())

    return (await tables.change(table_id, change)).info()


async def mute(tables: Tables, caller: Caller, table_id: str, request: Mute) -> TableInfo:
    def change(facts: TableFacts) -> TableFacts:
        check_host(facts, caller)
        if request.chair_id not in [chair.id for chair in facts.chairs]:
            raise Refused("no-such-chair")
        return facts.with_chair(request.chair_id, lambda chair: replace(chair, muted=request.muted))

    return (await tables.change(table_id, change)).info()
