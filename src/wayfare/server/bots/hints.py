"""Help for players: why a route can't be claimed, and what the expert would do."""

from __future__ import annotations

from wayfare.bots import suggest
from wayfare.engine import Match
from wayfare.engine.why import why_not_claim
from wayfare.server.bots.pool import ADVISER, EXPERT, BotPool
from wayfare.server.ops.limits import Limits
from wayfare.server.refusals import IllegalMove, Refused
from wayfare.server.table.registry import Tables
from wayfare.server.table.table import Table
from wayfare.server.tokens import Caller, hash_token
from wayfare.server.wire import Hint, Refusal

THOUGHTS = 12  # asked for: neighbouring routes and different payments become one suggestion …
SHOWN = 5  # … and these are sent


async def why_not(tables: Tables, caller: Caller, table_id: str, route: str) -> Refusal:
    """Why the caller can't claim a route now, whatever they would pay."""
    table = await tables.open(table_id)
    match = _match_to_act(table, table.seat_of(caller))
    if route not in {one.id for one in match.game.board.map.routes}:
        raise Refused("no-such-route")
    error = why_not_claim(match, route)
    if error is None:
        raise Refused("can-be-claimed")
    return IllegalMove(error).refusal


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
    table = await tables.open(table_id)
    seat = table.seat_of(caller)
    if not table.facts.options.hints:
        raise Refused("hints-off")
    view = _match_to_act(table, seat).view(seat)
    limits.check("advice" if quick else "hint", hash_token(caller.token or ""))
    bot = ADVISER if quick else EXPERT
    async with pool.turn(bot):
        thoughts = await pool.explain(view, THOUGHTS, bot)
    return Hint(thoughts=suggest(view, thoughts, SHOWN))
