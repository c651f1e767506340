"""Training positions: worlds and options as the network sees them, and how the matches ended."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from wayfare.bots.kernel.features import describe, scale
from wayfare.bots.kernel.options import list_options
from wayfare.bots.kernel.playout import act, forget_plans, likely_action, plan_as_usual
from wayfare.bots.kernel.priors import describe_option, prepare_options
from wayfare.bots.kernel.results import lead, win_share
from wayfare.bots.kernel.tree import Options
from wayfare.bots.kernel.workspace import MATCH_FEATURES, OPTION_FEATURES, SEAT_FEATURES, BotWorkspace, Layers
from wayfare.compiling import as_record, copy_bytes, entry, rule
from wayfare.compiling.records import Raw, Record, float32, int32
from wayfare.engine.kernel.runs import prepare, roll
from wayfare.engine.kernel.scoring import winners
from wayfare.engine.kernel.shared import deal_shared, score_shared
from wayfare.engine.state import OVER, SEATS, TURN, GameTables, Scores, State


class TrainingPosition(Record):
    """A world that the network learns from, and how its match ended."""

    seats = float32(SEATS, SEAT_FEATURES)
    match = float32(MATCH_FEATURES)
    share = float32(SEATS)  # of the win
    lead = float32(SEATS)  # from -1 to 1
    players = int32()


@rule
def write_world(state: State, layers: Layers, position: TrainingPosition) -> None:
    """Copy what was described into a training position."""
    position.players = state.players
    for seat in range(SEATS):
        for feature in range(SEAT_FEATURES):
            position.seats[seat, feature] = layers.seats[seat, feature]
    for feature in range(MATCH_FEATURES):
        position.match[feature] = layers.match[feature]


@rule
def write_end(game: GameTables, state: State, scores: Scores, position: TrainingPosition) -> None:
    score_shared(game, state, scores)
    won = winners(game, state, scores)
    for seat in range(state.players):
        position.share[seat] = win_share(state, won, seat)
        position.lead[seat] = max(-1.0, min(1.0, lead(game, state, scores, seat) / scale(game)))


@entry
def planner_positions(
    game_raw: Raw,
    players: int,
    key: NDArray[np.uint32],
    strays: int,
    odds: NDArray[np.int64],
    positions: NDArray[np.void],
    options_raw: Raw,
    workspace_raw: Raw,
) -> int:
    """Fill `positions` from matches 0, 1, … between planners. Returns the number of matches.

    For a random number of actions below `strays`, any option is taken in `odds[0]` percent of cases; after that
    planners play as in a playout, and `odds[1]` percent of their turns become training positions.
    """
    game, options = as_record(game_raw, GameTables), as_record(options_raw, Options)
    workspace = as_record(workspace_raw, BotWorkspace)
    state, dice = workspace.state, workspace.dice
    filled, match = 0, 0
    plan_as_usual(game, workspace)
    while filled < len(positions):
        prepare(state, dice, key, match, workspace.block)
        deal_shared(game, state, players)
        forget_plans(workspace.playout)
        match, begin, straying = match + 1, filled, roll(dice, 0, strays)
        while state.phase != OVER:
            if straying > 0 and roll(dice, 0, 100) < odds[0]:
                count = list_options(game, state, workspace, options, 0, True)
                act(game, state, workspace, options.action[roll(dice, 0, count)])
            else:
                act(game, state, workspace, likely_action(game, state, workspace))
            straying -= 1
            if straying <= 0 and state.phase == TURN and filled < len(positions) and roll(dice, 0, 100) < odds[1]:
                describe(game, state, workspace)
                write_world(state, workspace.layers, positions[filled])
                filled += 1
        for at in range(begin, filled):
            write_end(game, state, workspace.scores, positions[at])
    return match


@entry
def world_position(game_raw: Raw, state_raw: Raw, workspace_raw: Raw, position_raw: Raw) -> None:
    """Describe one world, at the start of a turn."""
    game, workspace = as_record(game_raw, GameTables), as_record(workspace_raw, BotWorkspace)
    copy_bytes(workspace_raw, state_raw)
    plan_as_usual(game, workspace)
    forget_plans(workspace.playout)
    describe(game, workspace.state, workspace)
    write_world(workspace.state, workspace.layers, as_record(position_raw, TrainingPosition))


@entry
def option_features(
    game_raw: Raw, view_raw: Raw, style: int, options_raw: Raw, workspace_raw: Raw, rows: NDArray[np.float32]
) -> int:
    """List the options of a view for a seat with this style, and write their features into `rows`. Returns how many."""
    game, options = as_record(game_raw, GameTables), as_record(options_raw, Options)
    workspace = as_record(workspace_raw, BotWorkspace)
    copy_bytes(workspace_raw, view_raw)
    workspace.style[workspace.state.turn] = style
    count = prepare_options(game, workspace.state, workspace, options)
    for i in range(count):
        describe_option(game, workspace.state, workspace, options.action[i])
        for feature in range(OPTION_FEATURES):
            rows[i, feature] = workspace.option.features[feature]
    return count
