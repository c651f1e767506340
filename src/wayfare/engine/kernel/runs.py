"""Whole matches of random play, many in one call.

Everything about match number i follows from one key: the match's seed is the first half of ChaCha8 block i of
stream 1, and the dice of the player in seat s start from words 2s and 2s + 1 of block i of stream 2.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from wayfare.compiling import as_record, entry, hot, rule
from wayfare.compiling.records import Raw, Row
from wayfare.engine.kernel.chance import HALF, WORD, fill, high_half
from wayfare.engine.kernel.scoring import winners
from wayfare.engine.kernel.shared import deal_shared, score_shared
from wayfare.engine.kernel.turns import action_at, apply, legal
from wayfare.engine.state import LINES, OVER, SEATS, Dice, GameTables, Scores, Spans, State, Workspace

SEEDS, PLAYERS = np.uint32(1), np.uint32(2)  # the streams
SPLITMIX_STEP = np.uint64(0x9E3779B97F4A7C15)
SPLITMIX_FIRST, SPLITMIX_SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
TWO_TO_32 = np.uint64(1 << 32)

# The columns of a result: why it ended, who won (as bits), how many actions; then for each seat its total, its
# completed tickets, and its score lines.
RESULT_REASON, RESULT_WINNERS, RESULT_ACTIONS, RESULT_TOTALS = 0, 1, 2, 3
RESULT_COMPLETED = RESULT_TOTALS + SEATS
RESULT_POINTS = RESULT_COMPLETED + SEATS  # + LINES * seat + line
RESULT_COLUMNS = RESULT_POINTS + LINES * SEATS


@hot
def roll(dice: Dice, seat: int, n: int) -> int:
    """A number below n from a player's own generator (SplitMix64): it has nothing to do with the game's chance."""
    bound = np.uint64(n)
    while True:
        dice.state[seat] += SPLITMIX_STEP
        mixed = dice.state[seat]
        mixed = (mixed ^ (mixed >> np.uint64(30))) * SPLITMIX_FIRST
        mixed = (mixed ^ (mixed >> np.uint64(27))) * SPLITMIX_SECOND
        product = ((mixed ^ (mixed >> np.uint64(31))) >> HALF) * bound
        low = product & WORD
        if low >= bound or low >= TWO_TO_32 % bound:
            return high_half(product)


@rule
def play_out(game: GameTables, state: State, spans: Spans, dice: Dice) -> int:
    """Play uniformly random legal actions to the end; return how many."""
    steps = 0
    while state.phase != OVER:
        n, size = legal(game, state, spans)
        apply(game, state, action_at(game, state, spans, n, roll(dice, state.turn, size)), None)
        steps += 1
    return steps


@rule
def prepare(state: State, dice: Dice, key: NDArray[np.uint32], number: int, block: Row[np.uint32]) -> None:
    """Set the seed of match `number`, and where its players' dice start."""
    fill(key, np.uint64(number), SEEDS, block)
    for i in range(8):
        state.key[i] = block[i]
    fill(key, np.uint64(number), PLAYERS, block)
    for seat in range(SEATS):
        dice.state[seat] = np.uint64(block[2 * seat]) | np.uint64(block[2 * seat + 1]) << HALF


@rule
def write_result(game: GameTables, state: State, scores: Scores, steps: int, result: NDArray[np.int32]) -> None:
    """Write the scores of a match that is over into its row."""
    score_shared(game, state, scores)
    result[RESULT_ACTIONS] = steps
    result[RESULT_REASON] = state.reason
    result[RESULT_WINNERS] = winners(game, state, scores)
    for seat in range(state.players):
        result[RESULT_TOTALS + seat] = scores.total[seat]
        result[RESULT_COMPLETED + seat] = scores.completed[seat]
        for line in range(LINES):
            result[RESULT_POINTS + LINES * seat + line] = scores.points[seat, line]


@entry
def play_many(
    game_raw: Raw, workspace_raw: Raw, players: int, key: NDArray[np.uint32], first: int, results: NDArray[np.int32]
) -> int:
    """Play matches first, first + 1, ... by random players, one for each row of `results`; return how many actions."""
    game, space = as_record(game_raw, GameTables), as_record(workspace_raw, Workspace)
    state = space.state
    actions = 0
    for i in range(len(results)):
        prepare(state, space.dice, key, first + i, space.block)
        deal_shared(game, state, players)
        steps = play_out(game, state, space.spans, space.dice)
        write_result(game, state, space.scores, steps, results[i])
        actions += steps
    return actions


@entry
def match_seed(workspace_raw: Raw, key: NDArray[np.uint32], number: int) -> None:
    """Put the seed of match `number` (`state.key`) and its players' dice into the workspace, as `play_many` does."""
    space = as_record(workspace_raw, Workspace)
    prepare(space.state, space.dice, key, number, space.block)
