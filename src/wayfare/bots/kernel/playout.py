"""Playouts: planners play a match to its end, each sticking to its plan for as long as it can.

Planning is most of a planner's work. Here a plan is replaced only when one of its routes is lost, when it is complete,
or when the seat's tickets change; until then the player just claims what it can afford, and draws. In a points game
this holds for having nothing to plan, too: whoever has given up on a ticket doesn't consider it again every turn. A
style that claims for one ticket at a time plans again when it has drawn, because its hand decides which ticket is the
nearest. The second card of a turn is drawn for the same plan as the first.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from wayfare.bots.kernel import styles
from wayfare.bots.kernel.pace import kind_of_game
from wayfare.bots.kernel.pay import NO_CHOICE
from wayfare.bots.kernel.planner import choose_tickets, follow_plan, more_tickets, next_step, plan_turn, wants_tickets
from wayfare.bots.kernel.points import forget_paths
from wayfare.bots.kernel.tunnels import pay_or_withdraw, weigh_tunnels
from wayfare.compiling import rule
from wayfare.engine.kernel.sets import NONE, bit
from wayfare.engine.kernel.shared import apply_shared
from wayfare.engine.lists import ACTION_KINDS, covers
from wayfare.engine.state import (
    CLAIM,
    DRAW,
    KEEP,
    KEEP_DEALT,
    KEEP_OFFERED,
    NEXT_CARD,
    NOBODY,
    OVER,
    PAY,
    SEATS,
    STATION,
    TUNNEL,
    TURN,
    WORDS,
)

NO_PLAN = -1
ACTIONS_PER_TURN = 16  # more actions than a turn can have
BLOCKS_PER_ACTION = np.uint64(1 << 16)  # of random words that one action may use: more than any does
TICKET_SAMPLING = 3  # in a long game, judge whether to draw tickets by every third of them


@rule
def forget_plans(workspace: Any) -> None:
    """Drop every seat's plan: a new playout begins."""
    begin_playout(workspace)
    for seat in range(SEATS):
        workspace.kept_tickets[seat] = NO_PLAN


@rule
def plan_as_usual(game: Any, workspace: Any) -> None:
    """Give every seat the planning style that is usual in this kind of game."""
    for seat in range(SEATS):
        workspace.style[seat] = styles.USUAL_STYLE[kind_of_game(game)]


@rule
def begin_playout(workspace: Any) -> None:
    """Forget what was worked out in another world, other than the plans."""
    workspace.plan_of = NOBODY
    workspace.chance = 0
    forget_paths(workspace)


@rule
def copy_plans(workspace: Any, source: Any) -> None:
    """Begin a playout in which every seat has the plan that it has in another workspace."""
    begin_playout(workspace)
    for seat in range(SEATS):
        workspace.kept_tickets[seat] = source.kept_tickets[seat]
        workspace.kept_working[seat] = source.kept_working[seat]
        for word in range(WORDS):
            workspace.kept_plan[seat, word] = source.kept_plan[seat, word]
            workspace.kept_lent[seat, word] = source.kept_lent[seat, word]
            workspace.kept_nearest[seat, word] = source.kept_nearest[seat, word]
        workspace.stale[seat] = source.stale[seat]


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
        workspace.nearest[word] = workspace.kept_nearest[seat, word]
    workspace.working = workspace.kept_working[seat]
    return some != NONE or workspace.working == 0  # type: ignore[no-any-return]


@rule
def keep_plan(game: Any, state: Any, seat: int, workspace: Any) -> None:
    """Save the plan, to be recalled on the seat's later turns. In a race there is always something to plan."""
    lasting = workspace.working == 1 or game.for_points == 1
    in_turn = styles.ONE_BY_ONE[workspace.style[seat]]
    workspace.kept_tickets[seat] = ticket_signature(state, seat) if lasting else NO_PLAN
    workspace.kept_working[seat] = workspace.working
    workspace.stale[seat] = False
    for word in range(WORDS):
        workspace.kept_plan[seat, word] = workspace.plan[word]
        workspace.kept_lent[seat, word] = workspace.lent[word]
        workspace.kept_nearest[seat, word] = workspace.nearest[word] if in_turn else workspace.plan[word]


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
    if state.phase == NEXT_CARD and workspace.plan_of == seat:
        return next_step(game, state, workspace, NO_CHOICE, workspace.working == 1)
    workspace.plan_of = seat
    lost = not recall_plan(state, seat, workspace)
    if lost or workspace.stale[seat]:
        plan_turn(game, state, seat, workspace)
        keep_plan(game, state, seat, workspace)
        if lost and wants_tickets(game, state, seat, workspace, TICKET_SAMPLING):
            return more_tickets(game)
    weigh_tunnels(game, state, workspace)
    return follow_plan(game, state, workspace)


@rule
def act(game: Any, state: Any, workspace: Any, action: int) -> None:
    """Apply an action and strike it off the plan. A separate function, so that the rules are compiled only once."""
    seat, claim = state.turn, action
    kind = KEEP if action >= game.keeps else game.action_kind[action]
    if kind == PAY:
        claim = state.tunnel
    apply_shared(game, state, action)
    if kind == PAY or (kind == CLAIM and state.phase != TUNNEL):
        strike_off(game, state, workspace, seat, claim)
    elif kind == STATION:
        workspace.kept_tickets[seat] = NO_PLAN
    elif kind == DRAW:
        workspace.stale[seat] = styles.ONE_BY_ONE[workspace.style[seat]]


covers(
    "act in bots/kernel/playout.py",
    ACTION_KINDS,
    *("pay", "claim", "station", "draw"),  # they change plans, the others don't
    *("keep", "tickets", "swap", "pass", "withdraw"),
)


@rule
def number_chance(state: Any, workspace: Any) -> None:
    """Let the chance of the next action depend only on the world, the turn and how many actions the turn has had.

    So two playouts in the same world get the same luck for as long as they can, whatever they do with it, and less of
    the difference between them is noise.
    """
    if state.phase == TURN:
        workspace.chance = ACTIONS_PER_TURN * (workspace.chance // ACTIONS_PER_TURN + 1)
    begin_move(state, workspace.chance)
    workspace.chance += 1


@rule
def begin_move(state: Any, number: int) -> None:
    """Let the chance of an action follow from the state's key and a number."""
    state.counter = np.uint64(number) * BLOCKS_PER_ACTION
    state.used = 16


@rule
def play_turns(game: Any, state: Any, workspace: Any, turns: int) -> None:
    """Let planners end the turn that has begun, and play some more."""
    while state.phase != OVER:
        if state.phase == TURN:
            turns -= 1
            if turns < 0:
                return
        number_chance(state, workspace)
        act(game, state, workspace, likely_action(game, state, workspace))
