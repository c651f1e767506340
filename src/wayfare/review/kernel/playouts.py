"""Playouts from a recorded position: planners finish the match, with other cards to come.

Playout number k has its own key, and the chance of a move follows from that key and the move's number alone. So the
playouts from two positions of a match differ only where the positions do, and most of their noise cancels out.

The planners of a playout stick to plans. To judge a position they get the plans that planners in their seats would
have by now, had they been made to play the recorded moves: that's the `memory`. Whoever then plays the recorded move
anyway leaves the playouts as they were, so they don't have to be played again.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from wayfare.bots.kernel.playout import act, begin_move, copy_plans, forget_plans, likely_action
from wayfare.bots.kernel.results import standing, win_share
from wayfare.bots.kernel.workspace import BotWorkspace
from wayfare.compiling import as_record, copy_bytes, entry, rule
from wayfare.compiling.records import Raw
from wayfare.engine.kernel.scoring import winners
from wayfare.engine.kernel.shared import deal_shared, score_shared
from wayfare.engine.state import OVER, STATE_BYTES, GameTables, Scores, State

NO_ACTION, NEW_DEAL = -1, -2  # instead of an action


@rule
def set_key(state: State, key: NDArray[np.uint32]) -> None:
    """Give a state the chance of one playout."""
    for i in range(8):
        state.key[i] = key[i]


@rule
def play_on(game: GameTables, state: State, workspace: BotWorkspace, number: int) -> None:
    """Let planners play the match to its end, from move `number` on."""
    while state.phase != OVER:
        begin_move(state, number)
        act(game, state, workspace, likely_action(game, state, workspace))
        number += 1


@rule
def write_end(
    game: GameTables, state: State, scores: Scores, shares: NDArray[np.float64], points: NDArray[np.float64]
) -> None:
    """Write each seat's share of the win, and its points (in a race: tickets)."""
    score_shared(game, state, scores)
    won = winners(game, state, scores)
    for seat in range(state.players):
        shares[seat] = win_share(state, won, seat)
        points[seat] = standing(game, scores, seat)


@rule
def begin(
    game: GameTables, state: State, workspace: BotWorkspace, memory: BotWorkspace, action: int, number: int
) -> int:
    """Play an action at the memory's position as move `number`; or nothing, or deal again. Returns the next number."""
    if action == NEW_DEAL:
        deal_shared(game, state, memory.state.players)
        forget_plans(workspace.playout)
        return 1
    copy_plans(workspace.playout, memory.playout)
    if action == NO_ACTION:
        return number
    begin_move(state, number)
    likely_action(game, state, workspace)
    act(game, state, workspace, action)
    return number + 1


@rule
def follow(game: GameTables, memory: BotWorkspace, action: int) -> int:
    """Play the recorded action, or deal, with the match's own chance; return what a planner would have played."""
    if action == NEW_DEAL:
        deal_shared(game, memory.state, memory.state.players)
        forget_plans(memory.playout)
        return action
    likely = likely_action(game, memory.state, memory)
    act(game, memory.state, memory, action)
    return likely


@entry
def play_out(
    game_raw: Raw,
    memory_raw: Raw,
    action: int,
    number: int,
    keys: NDArray[np.uint32],
    workspace_raw: Raw,
    shares: NDArray[np.float64],
    points: NDArray[np.float64],
) -> int:
    """Play an action at the memory's position as move `number`, and then to the end, once for each key.

    `shares` and `points` (keys, SEATS) get the results. Without keys the memory itself follows the match by that
    action, and what a planner would have played is returned. One entry does both: it takes a minute to compile.
    """
    game = as_record(game_raw, GameTables)
    memory, workspace = as_record(memory_raw, BotWorkspace), as_record(workspace_raw, BotWorkspace)
    if len(keys) == 0:
        return follow(game, memory, action)
    state = workspace.state
    for k in range(len(keys)):
        copy_bytes(workspace_raw, memory_raw[:STATE_BYTES])
        set_key(state, keys[k])
        play_on(game, state, workspace, begin(game, state, workspace, memory, action, number))
        write_end(game, state, workspace.scores, shares[k], points[k])
    return action
