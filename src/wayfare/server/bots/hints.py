"""Help for players: why a route can't be claimed, and what the expert would do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from wayfare.engine import Match, View
from wayfare.engine.refusals import why_not_claim
from wayfare.server.bots.pool import ADVISER, EXPERT, BotPool
from wayfare.server.callers import Caller
from wayfare.server.ops.limits import Limits
from wayfare.server.refusals import IllegalMove, Refused
from wayfare.server.table.registry import Tables
from wayfare.server.table.table import Table
from wayfare.server.wire import Hint, WhyNot


async def why_not(tables: Tables, caller: Caller, table_id: str, route: str) -> WhyNot:
    """Whether the caller can claim a route now, and if not, why, whatever they would pay."""
    match = await tables.ask(table_id, lambda table: _match_to_act(table, table.seat_of(caller)))
    if route not in {one.id for one in match.game.board.map.routes}:
        raise Refused("no-such-route")
    error = why_not_claim(match, route)
    return WhyNot(refusal=None if error is None else IllegalMove(error).refusal)


def _match_to_act(table: Table, seat: int) -> Match:
    """The match, if the seat is to act in it."""
    if table.match_log is None or table.facts.stage != "playing":
        raise Refused("no-match")
    if table.turn != seat:
        raise Refused("not-your-turn")
    return table.match_log.match


async def hint(
    tables: Tables, pool: BotPool, limits: Limits, caller: Caller, table_id: str, quick: bool = False
) -> Hint:
    """What the expert considers, best first, with reasons, from what the seat may know; `quick` asks for it at once."""
    table, seat, view = await tables.ask(table_id, lambda table: _asked_for_hint(table, caller))
    limits.check("advice" if quick else "hint", caller.token_hash)
    bot = ADVISER if quick else EXPERT
    with _only_hint(table, seat):
        async with pool.turn(bot, caller.address, at_table=False):
            return Hint(thoughts=await pool.advise(bot, view, caller.address))


def _asked_for_hint(table: Table, caller: Caller) -> tuple[Table, int, View]:
    seat = table.seat_of(caller)
    if not table.facts.options.hints:
        raise Refused("hints-off")
    return table, seat, _match_to_act(table, seat).view(seat)


@contextmanager
def _only_hint(table: Table, seat: int) -> Iterator[None]:
    """One hint per seat at a time."""
    if seat in table.hinting:
        raise Refused("one-hint-at-a-time")
    table.hinting.add(seat)
    try:
        yield
    finally:
        table.hinting.discard(seat)
