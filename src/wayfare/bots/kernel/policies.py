"""Compiled bots by number, and matches between them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from wayfare.bots.kernel import greedy, mistakes, planner
from wayfare.bots.kernel.results import record_completed
from wayfare.bots.kernel.tunnels import pay_or_withdraw
from wayfare.bots.kernel.workspace import BotWorkspace
from wayfare.compiling import as_record, copy_bytes, entry, rule, shared
from wayfare.compiling.records import Raw
from wayfare.engine.kernel.hide import hide
from wayfare.engine.kernel.runs import prepare, roll, write_result
from wayfare.engine.kernel.shared import apply_shared, deal_shared, legal_shared
from wayfare.engine.kernel.turns import action_at
from wayfare.engine.state import OVER, STATE_BYTES, TUNNEL, Dice, GameTables, State

RANDOM, GREEDY, PLANNER, EASY, MEDIUM = range(5)


@rule
def random_action(game: GameTables, state: State, dice: Dice, workspace: BotWorkspace) -> int:
    """One of the legal actions, all equally likely."""
    n = legal_shared(game, state, workspace.spans)
    return action_at(game, state, workspace.spans, n, roll(dice, state.turn, workspace.spans.upto[n - 1]))


@shared
def decide(game: GameTables, view: State, policy: int, dice: Dice, workspace: BotWorkspace) -> int:
    """The action a policy chooses, given the state of a View."""
    if policy != RANDOM and view.phase == TUNNEL:
        return pay_or_withdraw(game, view)
    if policy == PLANNER:
        return planner.choose(game, view, workspace)
    if policy == GREEDY:
        return greedy.choose(game, view, workspace)
    if policy == EASY:
        return mistakes.easy(game, view, dice, workspace)
    if policy == MEDIUM:
        return mistakes.medium(game, view, dice, workspace)
    return random_action(game, view, dice, workspace)


@entry
def play_policies(
    game_raw: Raw,
    raw: Raw,
    workspace_raw: Raw,
    policies: NDArray[np.int64],
    key: NDArray[np.uint32],
    first: int,
    results: NDArray[np.int32],
    finals: NDArray[np.uint8],
    completed: NDArray[np.int8],
) -> int:
    """Play matches first, first + 1, ... between compiled bots, each seeing only what its seat may know.

    `raw` is memory for a state. `policies` (players,) has a policy for each seat; `results` (matches,
    RESULT_COLUMNS) gets a row per match, as in runs.py. `finals` (matches, STATE_BYTES) gets the final states and
    `completed` (matches, TICKETS) the seat that completed each ticket; both may have no rows. Returns the number of
    actions.
    """
    game = as_record(game_raw, GameTables)
    players = len(policies)
    view_raw = workspace_raw[:STATE_BYTES]
    state, workspace = as_record(raw, State), as_record(workspace_raw, BotWorkspace)
    view, dice = workspace.state, workspace.dice
    actions = 0
    for i in range(len(results)):
        prepare(state, dice, key, first + i, workspace.block)
        deal_shared(game, state, players)
        steps = 0
        while state.phase != OVER:
            copy_bytes(view_raw, raw)
            hide(view, state.turn)
            apply_shared(game, state, decide(game, view, policies[state.turn], dice, workspace))
            steps += 1
            if i < len(completed):
                record_completed(game, state, view.turn, completed[i])
        write_result(game, state, workspace.scores, steps, results[i])
        if i < len(finals):
            copy_bytes(finals[i], raw)
        actions += steps
    return actions


@entry
def decide_once(game_raw: Raw, view_raw: Raw, policy: int, workspace_raw: Raw) -> int:
    """One decision on the bytes of a View."""
    workspace = as_record(workspace_raw, BotWorkspace)
    return decide(as_record(game_raw, GameTables), as_record(view_raw, State), policy, workspace.dice, workspace)
