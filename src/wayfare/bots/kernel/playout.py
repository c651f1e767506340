"""Playouts: planners play a match to its end, each sticking to its plan for as long as it can.

Planning is most of a planner's work. Here a plan is replaced only when one of its routes is lost, when it is complete,
or when the seat's tickets change; until then the player just claims what it can afford, and draws. In a points game
this holds for having nothing to plan, too: whoever has given up on a ticket doesn't consider it again every turn. A
style that claims for one ticket at a time plans again when it has drawn, because its hand decides which ticket is the
nearest. The second card of a turn is drawn for the same plan as the first.
"""

from __future__ import annotations

import numpy as np

from wayfare.bots.kernel import styles
from wayfare.bots.kernel.pace import kind_of_game
from wayfare.bots.kernel.pay import NO_CHOICE
from wayfare.bots.kernel.planner import choose_tickets, follow_plan, more_tickets, next_step, plan_turn, wants_tickets
from wayfare.bots.kernel.points import forget_paths
from wayfare.bots.kernel.tunnels import pay_or_withdraw, weigh_tunnels
from wayfare.bots.kernel.workspace import BotWorkspace, Playout
from wayfare.compiling import rule
from wayfare.engine.kernel.sets import NONE, bit
from wayfare.engine.kernel.shared import apply_shared
from wayfare.engine.lists import ACTION_KINDS
from wayfare.engine.mechanics import ACTION_ENTRIES
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
    TUNNEL,
    TURN,
    WORDS,
    GameTables,
    State,
)

NO_PLAN = -1
REPLANNING = tuple(ACTION_KINDS.index(entry.kind) for entry in ACTION_ENTRIES.values() if entry.replans)
ACTIONS_PER_TURN = 16  # more actions than a turn can have
BLOCKS_PER_ACTION = np.uint64(1 << 16)  # of random words that one action may use: more than any does
TICKET_SAMPLING = 3  # in a long game, judge whether to draw tickets by every third of them


@rule
def forget_plans(playout: Playout) -> None:
    """Drop every seat's plan: a new playout begins."""
    begin_playout(playout)
    for seat in range(SEATS):
        playout.kept[seat].tickets = NO_PLAN


@rule
def plan_as_usual(game: GameTables, workspace: BotWorkspace) -> None:
    """Give every seat the planning style that is usual in this kind of game."""
    for seat in range(SEATS):
        workspace.style[seat] = styles.USUAL_STYLE[kind_of_game(game)]


@rule
def begin_playout(playout: Playout) -> None:
    """Forget what was worked out in another world, other than the plans."""
    playout.planned_seat = NOBODY
    playout.action = 0
    forget_paths(playout)


@rule
def copy_plans(playout: Playout, source: Playout) -> None:
    """Begin a playout in which every seat has the plan that it has in another workspace."""
    begin_playout(playout)
    for seat in range(SEATS):
        playout.kept[seat].tickets = source.kept[seat].tickets
        playout.kept[seat].working = source.kept[seat].working
        for word in range(WORDS):
            playout.kept[seat].routes[word] = source.kept[seat].routes[word]
            playout.kept[seat].lent[word] = source.kept[seat].lent[word]
            playout.kept[seat].nearest[word] = source.kept[seat].nearest[word]
        playout.kept[seat].stale = source.kept[seat].stale


@rule
def ticket_signature(state: State, seat: int) -> int:
    """A number that changes when the seat's tickets do."""
    number = 100 * state.completed[seat] + state.ticket_count[seat]
    for slot in range(state.slots[seat]):
        number = 100 * number + state.slot[seat, slot] + 1
    return number


@rule
def recall_plan(state: State, seat: int, workspace: BotWorkspace) -> bool:
    """Load the plan the seat has been following. False if it no longer works."""
    if workspace.playout.kept[seat].tickets != ticket_signature(state, seat):
        return False
    some = NONE
    for word in range(WORDS):
        plan = workspace.playout.kept[seat].routes[word]
        if plan & ~state.open[seat, word] != NONE:
            return False
        some |= plan | workspace.playout.kept[seat].lent[word]
        workspace.plan.routes[word] = plan
        workspace.plan.lent[word] = workspace.playout.kept[seat].lent[word]
        workspace.plan.nearest[word] = workspace.playout.kept[seat].nearest[word]
    workspace.plan.working = workspace.playout.kept[seat].working
    return some != NONE or workspace.plan.working == 0


@rule
def keep_plan(game: GameTables, state: State, seat: int, workspace: BotWorkspace) -> None:
    """Save the plan, to be recalled on the seat's later turns. In a race there is always something to plan."""
    lasting = workspace.plan.working == 1 or game.for_points == 1
    in_turn = styles.ONE_BY_ONE[workspace.style[seat]]
    workspace.playout.kept[seat].tickets = ticket_signature(state, seat) if lasting else NO_PLAN
    workspace.playout.kept[seat].working = workspace.plan.working
    workspace.playout.kept[seat].stale = False
    for word in range(WORDS):
        workspace.playout.kept[seat].routes[word] = workspace.plan.routes[word]
        workspace.playout.kept[seat].lent[word] = workspace.plan.lent[word]
        workspace.playout.kept[seat].nearest[word] = (
            workspace.plan.nearest[word] if in_turn else workspace.plan.routes[word]
        )


@rule
def load_plan(game: GameTables, state: State, seat: int, workspace: BotWorkspace, renew_stale: bool) -> bool:
    """Recall the plan the seat has been following, or make a new one. Returns whether the old one no longer worked."""
    lost = not recall_plan(state, seat, workspace)
    if lost or (renew_stale and workspace.playout.kept[seat].stale == 1):
        plan_turn(game, state, seat, workspace)
        keep_plan(game, state, seat, workspace)
    return lost


@rule
def strike_off(game: GameTables, state: State, playout: Playout, seat: int, action: int) -> None:
    """Remove a route that the seat has just claimed, and its twin, from its plan."""
    route = game.action_route[action]
    playout.kept[seat].routes[route >> 6] &= ~bit(route)
    twin = game.twin[route]
    if twin >= 0:
        playout.kept[seat].routes[twin >> 6] &= ~bit(twin)


@rule
def likely_action(game: GameTables, state: State, workspace: BotWorkspace) -> int:
    """The action of a planner that sticks to its plan."""
    seat = state.turn
    if state.phase == KEEP_DEALT or state.phase == KEEP_OFFERED:
        return choose_tickets(game, state, workspace)
    if state.phase == TUNNEL:
        return pay_or_withdraw(game, state)
    if state.phase == NEXT_CARD and workspace.playout.planned_seat == seat:
        return next_step(game, state, workspace, NO_CHOICE, workspace.plan.working == 1)
    workspace.playout.planned_seat = seat
    if load_plan(game, state, seat, workspace, True) and wants_tickets(game, state, seat, workspace, TICKET_SAMPLING):
        return more_tickets(game)
    weigh_tunnels(game, state, workspace.prices)
    return follow_plan(game, state, workspace)


@rule
def act(game: GameTables, state: State, workspace: BotWorkspace, action: int) -> None:
    """Apply an action and strike it off the plan."""
    seat, claim = state.turn, action
    kind = KEEP if action >= game.keeps else game.action_kind[action]
    if kind == PAY:
        claim = state.tunnel
    apply_shared(game, state, action)
    if kind == PAY or (kind == CLAIM and state.phase != TUNNEL):
        strike_off(game, state, workspace.playout, seat, claim)
    elif kind in REPLANNING:
        workspace.playout.kept[seat].tickets = NO_PLAN
    elif kind == DRAW:
        workspace.playout.kept[seat].stale = styles.ONE_BY_ONE[workspace.style[seat]]


@rule
def number_chance(state: State, playout: Playout) -> None:
    """Let the chance of the next action depend only on the world, the turn and how many actions the turn has had.

    So two playouts in the same world get the same luck for as long as they can, whatever they do with it, and less of
    the difference between them is noise.
    """
    if state.phase == TURN:
        playout.action = ACTIONS_PER_TURN * (playout.action // ACTIONS_PER_TURN + 1)
    begin_move(state, playout.action)
    playout.action += 1


@rule
def begin_move(state: State, number: int) -> None:
    """Let the chance of an action follow from the state's key and a number."""
    state.counter = np.uint64(number) * BLOCKS_PER_ACTION
    state.used = 16


@rule
def play_turns(game: GameTables, state: State, workspace: BotWorkspace, turns: int) -> None:
    """Let planners end the turn that has begun, and play some more."""
    while state.phase != OVER:
        if state.phase == TURN:
            turns -= 1
            if turns < 0:
                return
        number_chance(state, workspace.playout)
        act(game, state, workspace, likely_action(game, state, workspace))
