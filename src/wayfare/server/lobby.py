"""Before and between matches: create a table, arrange its chairs, start, play again."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from msgspec.structs import replace

from wayfare.engine import seeds
from wayfare.engine.record import account
from wayfare.errors import WayfareError
from wayfare.server import shelf
from wayfare.server.callers import Caller
from wayfare.server.chairs import Token, no_open_chairs, seat_people
from wayfare.server.records import read_record
from wayfare.server.refusals import Refused
from wayfare.server.store import TableFacts
from wayfare.server.tables import Tables
from wayfare.server.tokens import hashed, new_table_id, new_token, same
from wayfare.server.wire import Created, CreateTable, NewChair, Options, Seated, SeatToken, TableCard, TableInfo

if TYPE_CHECKING:
    from wayfare.engine import Record

# What may be changed while a match runs.
LOOSE = ("chat", "listed", "spectators", "pace_ms", "turn_seconds")


async def create(tables: Tables, caller: Caller, asked: CreateTable) -> Created:
    """A new table, and the only time that its tokens are told."""
    tables.limits.check("create", caller.address)
    await tables.warm.wait()
    now, host = tables.clock.now(), new_token()
    game = shelf.game(asked.game)
    chairs, tokens = seat_people(game, asked.chairs, ())
    facts = TableFacts(
        id=new_table_id(),
        game=game.id,
        stage="lobby",
        options=asked.options,
        host_hash=hashed(host),
        chairs=chairs,
        created=now,
        touched=now,
    )
    if asked.record is not None:
        facts = _practice(facts, read_record(asked.record), asked.moves)
    if asked.start:
        facts = _begin(facts, now)
    await tables.store.create(facts)
    table = tables.add(facts)
    return Created(table=table.out(), host_token=host, tokens=_told(tokens))


def _practice(facts: TableFacts, record: Record, moves: int | None) -> TableFacts:
    """The table goes on from a record, with its seed: the same cards would come."""
    if record.game != facts.game or len(record.players) != len(facts.chairs):
        raise Refused("malformed", "The record is of another game or another number of players.")
    game = shelf.game(facts.game)
    try:
        match = record.deal(game)
        for number, move in enumerate(record.moves[:moves], 1):
            record.step(match, number, move)
    except WayfareError as error:
        raise Refused("malformed", str(error)) from None
    except (TypeError, ValueError, KeyError, AttributeError):
        raise Refused("malformed", "The record is not whole.") from None
    if match.over:
        raise Refused("malformed", "The match of the record is over there.")
    actions = [game.by_account[account(move.action)].text for move in match.moves]
    return replace(facts, seed=str(match.seed), nonce=match.nonce, prefix=actions)


async def listed(tables: Tables) -> list[TableCard]:
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
        for facts in await tables.store.listed()
        if facts.stage == "lobby" or facts.options.spectators
    ]


def check_host(facts: TableFacts, caller: Caller) -> None:
    if caller.token is None:
        raise Refused("no-token", "This needs the token of the host.")
    if not same(hashed(caller.token), facts.host_hash):
        raise Refused("not-allowed", "Only the host may do this.")


def check_lobby(facts: TableFacts) -> None:
    if facts.stage != "lobby":
        raise Refused("wrong-stage", "The match has begun.")


async def arrange(tables: Tables, caller: Caller, table_id: str, asked: list[NewChair]) -> Seated:
    """The chairs as the host wants them. Who keeps a chair keeps the token."""
    tokens: list[Token] = []

    def change(facts: TableFacts) -> TableFacts:
        check_host(facts, caller)
        check_lobby(facts)
        if facts.prefix is not None and len(asked) != len(facts.chairs):
            raise Refused("malformed", "The record is of another number of players.")
        chairs, tokens[:] = seat_people(shelf.game(facts.game), asked, facts.chairs)
        return replace(facts, chairs=chairs, touched=tables.clock.now())

    table = await tables.change(table_id, change)
    return Seated(table=table.out(), tokens=_told(tokens))


async def shuffle(tables: Tables, caller: Caller, table_id: str) -> TableInfo:
    def change(facts: TableFacts) -> TableFacts:
        check_host(facts, caller)
        check_lobby(facts)
        chairs = list(facts.chairs)
        secrets.SystemRandom().shuffle(chairs)
        return replace(facts, chairs=tuple(chairs), touched=tables.clock.now())

    return (await tables.change(table_id, change)).out()


async def set_options(tables: Tables, caller: Caller, table_id: str, asked: Options) -> TableInfo:
    """Once the match has begun, what concerns the play itself stays as it was."""

    def change(facts: TableFacts) -> TableFacts:
        check_host(facts, caller)
        options = asked
        if facts.stage != "lobby":
            options = replace(facts.options, **{field: getattr(asked, field) for field in LOOSE})
        return replace(facts, options=options, touched=tables.clock.now())

    return (await tables.change(table_id, change)).out()


async def start(tables: Tables, caller: Caller, table_id: str) -> TableInfo:
    """Settle the cards: from here on the seed is fixed, and committed to."""

    def change(facts: TableFacts) -> TableFacts:
        check_host(facts, caller)
        check_lobby(facts)
        return _begin(facts, tables.clock.now())

    return (await tables.change(table_id, change)).out()


def _begin(facts: TableFacts, now: float) -> TableFacts:
    if not no_open_chairs(facts.chairs):
        raise Refused("wrong-stage", "There are open chairs: wait for somebody, or take them away.")
    if facts.prefix is None:
        facts = replace(facts, seed=str(seeds.fresh_seed()), nonce=seeds.fresh_nonce())
    return replace(facts, stage="playing", started=now, touched=now)


async def rematch(tables: Tables, caller: Caller, table_id: str) -> TableInfo:
    """The same people with the same tokens at a new table, where the next one begins."""
    table = await tables.open(table_id)
    you = table.you(caller)
    if caller.token is None or (you.chair_id is None and not you.host):
        raise Refused("no-token", "This needs the token of a seat.")
    if table.facts.stage != "over":
        raise Refused("wrong-stage", "The match is not over.")
    facts = await tables.store.follow(table_id, lambda before: _again(before, tables.clock.now()))
    if facts is None:
        raise Refused("not-found", "There is no such table any more.")
    if table.facts.next is None:
        await tables.take_facts(table, replace(table.facts, next=facts.id))
    return (await tables.open(facts.id)).out()


def _again(before: TableFacts, now: float) -> TableFacts:
    facts = TableFacts(
        id=new_table_id(),
        game=before.game,
        stage="lobby",
        options=before.options,
        host_hash=before.host_hash,
        chairs=before.chairs[1:] + before.chairs[:1],
        created=now,
        touched=now,
    )
    return _begin(facts, now) if no_open_chairs(facts.chairs) else facts


def _told(tokens: list[Token]) -> list[SeatToken]:
    return [SeatToken(chair_id=chair_id, token=token) for chair_id, token in tokens]
