"""For who wants to know: why a route cannot be claimed, and what the expert would do."""

from __future__ import annotations

from wayfare import bots
from wayfare.engine import Action, Match
from wayfare.errors import IllegalAction
from wayfare.server.callers import Caller
from wayfare.server.refusals import Refused
from wayfare.server.table import Table
from wayfare.server.tables import Tables
from wayfare.server.thinkers import EXPERT, Thinkers
from wayfare.server.tokens import hashed
from wayfare.server.wire import Hint, Refusal, Step, Thought

MOST = 5  # thoughts in a hint


async def why(tables: Tables, caller: Caller, table_id: str, route: str) -> Refusal:
    """Why the caller cannot claim a route now, however they would pay."""
    table = await tables.open(table_id)
    match = _match_to_act(table, table.place_of(caller))
    ways = [action for action in match.game.actions if action.route == route]
    if not ways:
        raise Refused("not-found", "There is no such route.")
    if set(ways) & set(match.legal_actions()):
        raise Refused("not-found", "Nothing forbids it: you can claim this route.")
    try:
        match.copy().play(_nearest(match, ways))
    except IllegalAction as error:
        return Refusal(code="illegal", sentence=str(error), rule=error.rule, reason=error.reason)
    raise AssertionError("what is not legal was played")


def _match_to_act(table: Table, place: int) -> Match:
    if table.played is None or table.facts.stage != "playing":
        raise Refused("wrong-stage", "There is no match to move in.")
    if table.turn != place:
        raise Refused("not-your-turn", "It is not your turn.")
    return table.played.match


def _nearest(match: Match, ways: list[Action]) -> Action:
    """The payment of which the fewest cards are missing: that is the one to talk about."""
    hand = match.view(match.turn).hand
    return min(ways, key=lambda way: sum(max(0, count - hand.get(card, 0)) for card, count in way.cards))


async def hint(tables: Tables, thinkers: Thinkers, caller: Caller, table_id: str) -> Hint:
    """What the expert considers, best first, from what the seat may know."""
    table = await tables.open(table_id)
    place = table.place_of(caller)
    if not table.facts.options.hints:
        raise Refused("not-allowed", "This table plays without hints.")
    view = _match_to_act(table, place).view(place)
    tables.limits.check("hint", hashed(caller.token or ""))
    async with thinkers.turn(EXPERT):
        thoughts = await thinkers.run(EXPERT, lambda: thinkers.explain(view, MOST))
    return Hint(thoughts=[_told(thought) for thought in thoughts])


def _told(thought: bots.Thought) -> Thought:
    return Thought(
        action=thought.action.text,
        visits=thought.visits,
        share=thought.share,
        value=thought.value,
        line=[Step(seat=step.seat, action=step.action.text) for step in thought.line],
    )
