"""Help for players: why a route can't be claimed, and what the expert would do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from wayfare.engine import Action, Match
from wayfare.errors import IllegalAction
from wayfare.server.bots.pool import EXPERT, BotPool
from wayfare.server.ops.limits import Limits
from wayfare.server.refusals import IllegalMove, Refused
from wayfare.server.table.registry import Tables
from wayfare.server.table.table import Table
from wayfare.server.tokens import Caller, hash_token
from wayfare.server.wire import Hint, Refusal

THOUGHTS = 5  # in a hint


async def why_not(tables: Tables, caller: Caller, table_id: str, route: str) -> Refusal:
    """Why the caller can't claim a route now, whatever they would pay."""
    table = await tables.open(table_id)
    match = _match_to_act(table, table.seat_of(caller))
    claims = [action for action in match.game.actions if action.kind == "claim" and action.route == route]
    if not claims:
        raise Refused("no-such-route")
    if set(claims) & set(match.legal_actions()):
        raise Refused("can-be-claimed")
    try:
        match.copy().play(_nearest(match, claims))
    except IllegalAction as error:
        return IllegalMove(error).refusal
    raise AssertionError("an action that is not legal was played")


def _match_to_act(table: Table, seat: int) -> Match:
    """The match, if the seat is to act in it."""
    if table.match_log is None or table.facts.stage != "playing":
        raise Refused("no-match")
    if table.turn != seat:
        raise Refused("not-your-turn")
    return table.match_log.match


def _nearest(match: Match, claims: list[Action]) -> Action:
    """The payment with the fewest cards missing: that is the one to talk about."""
    hand = match.view(match.turn).hand
    return min(claims, key=lambda claim: sum(max(0, count - hand.get(card, 0)) for card, count in claim.cards))


async def hint(tables: Tables, pool: BotPool, limits: Limits, caller: Caller, table_id: str) -> Hint:
    """What the expert considers, best first, from what the seat may know."""
    table = await tables.open(table_id)
    seat = table.seat_of(caller)
    if not table.facts.options.hints:
        raise Refused("hints-off")
    view = _match_to_act(table, seat).view(seat)
    limits.check("hint", hash_token(caller.token or ""))
    with _only_hint(table, seat):
        async with pool.turn(EXPERT, caller.address):
            thoughts = await pool.explain(view, THOUGHTS)
    return Hint(thoughts=list(thoughts))


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
