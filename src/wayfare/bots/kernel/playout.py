"""Playouts: planners play a match to its end, each sticking to its plan for as long as it can.

Planning is most of a planner's work. Here a plan is replaced only when one of its routes is lost, when it is complete,
or when the seat's tickets change; until then the player just claims what it can afford, and draws.
"""

from __future__ import annotations

from typing import Any

from wayfare.bots.kernel.planner import choose_tickets, follow_plan, more_tickets, plan_turn, wants_tickets
from wayfare.bots.kernel.tunnels import pay_or_withdraw
from wayfare.engine.kernel.compiled import rule
from wayfare.engine.kernel.sets import NONE, bit
from wayfare.engine.kernel.shared import apply
from wayfare.engine.state import CLAIM, KEEP, KEEP_DEALT, KEEP_OFFERED, OVER, PAY, SEATS, STATION, TUNNEL, TURN, WORDS

NO_PLAN = -1
SAMPLE = 3  # judge whether to swap by every third ticket


@rule
def forget_plans(workspace: Any) -> None:
    """Drop every seat's plan: a new playout begins."""
    for seat in range(SEATS):
        workspace.kept_tickets[seat] = NO_PLAN


@rule
def ticket_signature(state: Any, seat: int) -> int:
    """A number that changes when the seat's tickets do."""
    number = 100 * state.completed[seat] + state.ticket_count[seat]
    for slot in range(state.slots[seat]):
        number = 100 * number + state.slot[seat, slot] + 1
    return number  # type: ignore[no-any-return]


@rule
def recall_plan(state: Any, seat: int, workspace: Any) -> bool:
    """Load the plan the seat has been following. False if it no longer works."""
    if workspace.kept_tickets[seat] != ticket_signature(state, seat):
        return False
    some = NONE
    for word in range(WORDS):
        plan = workspace.kept_plan[seat, word]
        if plan & ~state.open[seat, word] != NONE:
            return False
        some |= plan | workspace.kept_lent[seat, word]
        workspace.plan[word] = plan
        workspace.lent[word] = workspace.kept_lent[seat, word]
        workspace.nearest[word] = plan
    workspace.working = 1
    return some != NONE  # type: ignore[no-any-return]


@rule
def keep_plan(state: Any, seat: int, workspace: Any) -> None:
    """Save the plan, to be recalled on the seat's later turns."""
    workspace.kept_tickets[seat] = ticket_signature(state, seat) if workspace.working == 1 else NO_PLAN
    for word in range(WORDS):
        workspace.kept_plan[seat, word] = workspace.plan[word]
        workspace.kept_lent[seat, word] = workspace.lent[word]


@rule
def strike_off(game: Any, state: Any, workspace: Any, seat: int, action: int) -> None:
    """Remove a route that the seat has just claimed, and its twin, from its plan."""
    route = game.action_route[action]
    workspace.kept_plan[seat, route >> 6] &= ~bit(route)
    twin = game.twin[route]
    if twin >= 0:
        workspace.kept_plan[seat, twin >> 6] &= ~bit(twin)


@rule
def likely_action(game: Any, state: Any, workspace: Any) -> int:
    """The action of a planner that sticks to its plan."""
    seat = state.turn
    if state.phase == KEEP_DEALT or state.phase == KEEP_OFFERED:
        return choose_tickets(game, state, workspace)
    if state.phase == TUNNEL:
        return pay_or_withdraw(game, state, workspace)
    if not recall_plan(state, seat, workspace):
        plan_turn(game, state, seat, workspace)
        keep_plan(state, seat, workspace)
        if wants_tickets(game, state, seat, workspace, SAMPLE):
            return more_tickets(game)
    return follow_plan(game, state, workspace)


@rule
def act(game: Any, state: Any, workspace: Any, action: int) -> None:
    """Apply an action and strike it off the plan. A separate function, so that the rules are compiled only once."""
    seat, claim = state.turn, action
    kind = KEEP if action >= game.keeps else game.action_kind[action]
    if kind == PAY:
        claim = state.tunnel
    apply(game, state, action)
    if kind == PAY or (kind == CLAIM and state.phase != TUNNEL):
        strike_off(game, state, workspace, seat, claim)
    elif kind == STATION:
        workspace.kept_tickets[seat] = NO_PLAN


@rule
def play_turns(game: Any, state: Any, workspace: Any, turns: int) -> None:
    """Let planners end the turn that has begun, and play some more."""
    while state.phase != OVER:
        if state.phase == TURN:
            turns -= 1
            if turns < 0:
                return
        act(game, state, workspace, likely_action(game, state, workspace))
