"""The actions that a search looks at, each with what speaks for it before it is tried."""

from __future__ import annotations

from typing import Any

from wayfare.bots.kernel.paths import missing_cards
from wayfare.bots.kernel.pay import cheapest_payment
from wayfare.bots.kernel.playout import likely_action
from wayfare.engine.kernel.compiled import rule
from wayfare.engine.kernel.sets import NONE, bit, drop_lowest, lowest
from wayfare.engine.kernel.tickets import tickets_left
from wayfare.engine.kernel.turns import draws, legal
from wayfare.engine.state import POINTS, TURN, WORDS

ANY, PLANNED, LIKELY = 1.0, 3.0, 8.0  # what speaks for an action; for one of a plan; for the planner's own choice
TRUSTED = 60.0  # the same for another seat's: it is taken to know what it does, and time goes into our own moves


@rule
def list_options(game: Any, state: Any, spans: Any, work: Any, tree: Any, seat: int, at_root: bool) -> int:
    """Write them into the tree of `seat`'s search; the answer is how many.

    Of the payments for a route only the one that hurts least. In a race routes off the plan bring nothing but a block,
    which is looked at for the move that is asked for, not for later ones.
    """
    likely = likely_action(game, state, spans, work)
    count = 0
    if state.phase == TURN:
        n, _ = draws(game, state, spans, (0, 0))
        count = add_spans(spans, n, tree)
        count = add_claims(game, state, work, tree, count, at_root or game.goal == POINTS)
        if tickets_left(state) > 0:
            count = add(tree, count, game.take_tickets if game.goal == POINTS else game.swap, ANY)
    if count == 0:
        n, _ = legal(game, state, spans)
        count = add_spans(spans, n, tree)
    favour(tree, count, likely, LIKELY if state.turn == seat else TRUSTED)
    return count


@rule
def add(tree: Any, count: int, action: int, prior: float) -> int:
    tree.options[count] = action
    tree.prior[count] = prior
    return count + 1


@rule
def add_spans(spans: Any, n: int, tree: Any) -> int:
    count = 0
    for i in range(n):
        while count < spans.upto[i]:
            count = add(tree, count, spans.offset[i] + count, ANY)
    return count


@rule
def add_claims(game: Any, state: Any, work: Any, tree: Any, count: int, off_plan: bool) -> int:
    seat = state.turn
    for word in range(WORDS):
        left = state.open[seat, word]
        while left != NONE:
            route = 64 * word + lowest(left)
            left = drop_lowest(left)
            planned = is_planned(game, work, route)
            if not planned and not off_plan:
                continue
            if game.length[route] <= state.pieces[seat] and missing_cards(game, state, seat, route) == 0:
                action = cheapest_payment(game, state, work, route)
                count = add(tree, count, action, PLANNED if planned else ANY)
    return count


@rule
def is_planned(game: Any, work: Any, route: int) -> bool:
    """The route or its other half: either joins the same places."""
    twin = game.twin[route]
    found = work.plan[route >> 6] & bit(route) != NONE
    return found or (twin >= 0 and work.plan[twin >> 6] & bit(twin) != NONE)  # type: ignore[no-any-return]


@rule
def favour(tree: Any, count: int, likely: int, weight: float) -> None:
    """The planner's choice has most to say for it; all together make 1."""
    total = 0.0
    for i in range(count):
        if tree.options[i] == likely:
            tree.prior[i] += weight
        total += tree.prior[i]
    for i in range(count):
        tree.prior[i] /= total
