"""Help for players: why a route can't be claimed, and what the expert would do."""

from __future__ import annotations

from wayfare.engine import Match, View
from wayfare.engine.refusals import why_not_claim
from wayfare.server.bots.pool import ADVISER, EXPERT, BotPool
from wayfare.server.callers import Caller
from wayfare.server.ops.limits import Limits
from wayfare.server.refusals import IllegalMove, Refused
from wayfare.server.table.registry import Tables
from wayfare.server.table.table import Table
from wayfare.server.wire import Hint, WhyNot


class Hints:
    """Answers players' questions, and keeps each seat to one hint at a time."""

    def __init__(self, tables: Tables, pool: BotPool, limits: Limits) -> None:
        self._tables = tables
        self._pool = pool
        self._limits = limits
        self.under_way: set[tuple[str, int]] = set()  # tables and seats

    async def why_not(self, caller: Caller, table_id: str, route: str) -> WhyNot:
        match = await self._tables.ask(table_id, lambda table: _match_to_act(table, table.seat_of(caller)))
        if route not in {one.id for one in match.game.board.map.routes}:
            raise Refused("no-such-route")
        error = why_not_claim(match, route)
        return WhyNot(refusal=None if error is None else IllegalMove(error).refusal)

    async def hint(self, caller: Caller, table_id: str, quick: bool = False) -> Hint:
        """What the expert considers from what the seat may know, best first; `quick` asks for it at once."""
        seat, view = await self._tables.ask(table_id, lambda table: _asked_for_hint(table, caller))
        self._limits.check("advice" if quick else "hint", caller.token_hash)
        bot = ADVISER if quick else EXPERT
        if (table_id, seat) in self.under_way:
            raise Refused("one-hint-at-a-time")
        self.under_way.add((table_id, seat))
        try:
            async with self._pool.turn(bot, caller.address, at_table=False):
                return Hint(thoughts=await self._pool.advise(bot, view, caller.address))
        finally:
            self.under_way.discard((table_id, seat))


def _match_to_act(table: Table, seat: int) -> Match:
    if table.match_log is None or table.facts.stage != "playing":
        raise Refused("no-match")
    if table.turn != seat:
        raise Refused("not-your-turn")
    return table.match_log.match


def _asked_for_hint(table: Table, caller: Caller) -> tuple[int, View]:
    seat = table.seat_of(caller)
    if not table.facts.options.hints:
        raise Refused("hints-off")
    return seat, _match_to_act(table, seat).view(seat)
