"""Players who make human mistakes: building because they can, forgetting a ticket, drawing without looking."""

from __future__ import annotations

from wayfare.bots.kernel import greedy, planner
from wayfare.bots.kernel.paths import is_open, missing_cards
from wayfare.bots.kernel.pay import NO_CHOICE, cheapest_payment
from wayfare.bots.kernel.workspace import BotWorkspace, Plan
from wayfare.compiling import rule
from wayfare.engine.kernel.runs import roll
from wayfare.engine.kernel.tickets import keep_action
from wayfare.engine.state import DRAW, KEEP_DEALT, KEEP_OFFERED, NEXT_CARD, Dice, GameTables, State

EASY_MISTAKE, MEDIUM_MISTAKE = 3, 6  # one decision in this many is a mistake …
USUAL_PIECES = 15  # … if a match is over after so many pieces; in a longer one mistakes are rarer


@rule
def mistake(game: GameTables, state: State, dice: Dice, plan: Plan) -> int:
    """Claim any route the seat can pay for, wherever it is; failing that, draw from the deck."""
    if state.phase != NEXT_CARD:
        route = some_route(game, state, dice)
        if route != NO_CHOICE:
            for colour in range(game.colours):
                plan.need[colour] = 0
            return cheapest_payment(game, state, plan, route)
    return game.first[DRAW] if state.deck_size > 0 else NO_CHOICE


@rule
def some_route(game: GameTables, state: State, dice: Dice) -> int:
    """One of the routes the seat can pay for, each equally likely."""
    seat = state.turn
    found, seen = NO_CHOICE, 0
    for route in range(game.routes):
        claimable = is_open(state, seat, route) and game.length[route] <= state.pieces[seat]
        if claimable and missing_cards(game, state, seat, route) == 0:
            seen += 1
            if roll(dice, seat, seen) == 0:
                found = route
    return found


@rule
def is_keeping(state: State) -> bool:
    return state.phase == KEEP_DEALT or state.phase == KEEP_OFFERED


@rule
def errs(game: GameTables, state: State, dice: Dice, one_in: int) -> bool:
    """Is this decision one of the mistakes?"""
    return roll(dice, state.turn, one_in * max(1, game.pieces // USUAL_PIECES)) == 0


@rule
def easy(game: GameTables, state: State, dice: Dice, workspace: BotWorkspace) -> int:
    """The greedy player as a child plays: keeps every ticket, thinks of only one, and makes many mistakes."""
    if is_keeping(state):
        return keep_action(game, state, (1 << state.slots[state.turn]) - 1)
    if errs(game, state, dice, EASY_MISTAKE):
        action = mistake(game, state, dice, workspace.plan)
        if action != NO_CHOICE:
            return action
    return greedy.choose_among(game, state, workspace, 1)


@rule
def medium(game: GameTables, state: State, dice: Dice, workspace: BotWorkspace) -> int:
    """The planner with an occasional mistake."""
    if not is_keeping(state) and errs(game, state, dice, MEDIUM_MISTAKE):
        action = mistake(game, state, dice, workspace.plan)
        if action != NO_CHOICE:
            return action
    return planner.choose(game, state, workspace)
