"""New tables: from scratch, from a record, and rematches."""

from __future__ import annotations

from msgspec.structs import replace

from wayfare.engine import Record, seeds
from wayfare.server import catalog
from wayfare.server.callers import Caller
from wayfare.server.lobby.chairs import arrange_chairs, has_open_chair
from wayfare.server.ops.limits import Limits
from wayfare.server.ops.threads import Pace
from wayfare.server.records.replay import match_after, read_record, refused_if_wrong
from wayfare.server.refusals import Refused
from wayfare.server.store import TableFacts
from wayfare.server.table.registry import Tables
from wayfare.server.table.table import Table
from wayfare.server.tokens import hash_token, new_table_id, new_token
from wayfare.server.wire import Created, CreateTable, TableInfo

NONCE_LENGTH = 64  # of a record; ours have 32


async def create(tables: Tables, limits: Limits, caller: Caller, request: CreateTable) -> Created:
    limits.check("create", caller.address)
    await tables.warm.wait()
    now, host_token = tables.clock.now(), new_token()
    game = catalog.game(request.game)
    chairs, tokens = arrange_chairs(game, request.chairs, ())
    facts = TableFacts(
        id=new_table_id(),
        game=game.id,
        stage="lobby",
        options=request.options,
        host_hash=hash_token(host_token),
        chairs=chairs,
        created=now,
        touched=now,
    )
    if (record := request.record) is not None:
        limits.check("replay", caller.address)
        facts = await tables.replays.run(
            caller.address, lambda pace: _continue_record(facts, read_record(record), request.moves, pace)
        )
    if request.start:
        facts = started(facts, now)
    await tables.store.tables.create(facts)
    table = await tables.add(facts, caller.address)
    return Created(table=table.info(), host_token=host_token, tokens=tokens)


def _continue_record(facts: TableFacts, record: Record, moves: int | None, pace: Pace) -> TableFacts:
    """Continue from a record, with its seed: the same cards would come."""
    if record.game != facts.game or len(record.players) != len(facts.chairs):
        raise Refused("record-other-game")
    if len(record.nonce) > NONCE_LENGTH or not record.nonce.isprintable():
        raise Refused("record-nonce", limit=NONCE_LENGTH)
    with refused_if_wrong():
        match = match_after(record, moves, pace)
    if match.over:
        raise Refused("record-over")
    actions = [match.game.action_of(move).text for move in match.moves]
    return replace(facts, seed=str(match.seed), nonce=match.nonce, prefix=actions)


def started(facts: TableFacts, now: float) -> TableFacts:
    """The match starts: from here on the seed is fixed, and the table commits to it."""
    if has_open_chair(facts.chairs):
        raise Refused("open-chairs")
    if facts.prefix is None:
        facts = replace(facts, seed=str(seeds.fresh_seed()), nonce=seeds.fresh_nonce())
    return replace(facts, stage="playing", started=now, touched=now)


async def rematch(tables: Tables, caller: Caller, table_id: str) -> TableInfo:
    """The same people with the same tokens at a new table, where the next seat starts.

    Asking is agreeing: the match starts with the last person's agreement, or when the host doesn't want to wait.
    """
    await tables.ask(table_id, lambda table: _check_rematch(table, caller))
    facts = await tables.store.tables.get_or_create_rematch(
        table_id, lambda before: _rematch_facts(before, tables.clock.now())
    )
    if facts is None:
        raise Refused("no-such-table")
    await tables.read_facts(await tables.open(table_id))  # they name the new table
    return (await tables.change(facts.id, lambda waiting: _agreed(waiting, caller, tables.clock.now()))).info()


def _check_rematch(table: Table, caller: Caller) -> None:
    you = table.identify(caller)
    if you.chair_id is None and not you.host:
        raise Refused("seat-token-needed")
    if table.facts.stage != "over":
        raise Refused("not-over")


def _rematch_facts(before: TableFacts, now: float) -> TableFacts:
    """In its lobby, a rematch counts everyone as away until they agree to it."""
    chairs = tuple(replace(chair, away=chair.kind == "human") for chair in before.chairs)
    return TableFacts(
        id=new_table_id(),
        game=before.game,
        stage="lobby",
        options=before.options,
        host_hash=before.host_hash,
        chairs=chairs[1:] + chairs[:1],
        created=now,
        touched=now,
    )


def _agreed(facts: TableFacts, caller: Caller, now: float) -> TableFacts:
    """The rematch's table once the caller has agreed; with the last agreement it starts."""
    if facts.stage != "lobby":
        return facts
    seat = facts.seat_of(caller.token_hash)
    if seat is not None:
        facts = facts.with_chair(facts.chairs[seat].id, lambda chair: replace(chair, away=False))
    facts = replace(facts, touched=now)
    waiting = has_open_chair(facts.chairs) or any(chair.away for chair in facts.chairs)
    return facts if waiting else started(facts, now)
