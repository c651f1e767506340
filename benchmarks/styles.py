"""How strong each planning style is in playouts, against the planner's own style, in matches between planners.

    .venv/bin/python benchmarks/styles.py --game first-journey-europe --styles 10 --games 10000

A minute plays tens of thousands of matches, so this is where to look for better plans before asking the search.
`--playouts` lets the style play as in a search's playouts, where planners stick to their plans; its opponents never do.
"""

from __future__ import annotations

import argparse
import math
from typing import Any

import numpy as np

import wayfare
from wayfare.bots.compiled import new_workspace
from wayfare.bots.kernel import planner
from wayfare.bots.kernel.playout import act, forget_plans, likely_action
from wayfare.bots.kernel.styles import STYLE_PLANNER, STYLES
from wayfare.bots.kernel.workspace import BotWorkspace
from wayfare.compiling import as_record, copy_bytes, entry
from wayfare.engine import Game
from wayfare.engine.kernel.hide import hide
from wayfare.engine.kernel.runs import RESULT_COLUMNS, RESULT_WINNERS, prepare, write_result
from wayfare.engine.kernel.shared import deal_shared
from wayfare.engine.state import OVER, STATE_BYTES, GameTables, State


@entry
def play_styles(game_raw: Any, raw: Any, workspace_raw: Any, key: Any, sticking: int, results: Any) -> None:
    """Play a match for each row of `results`. The styles are the workspace's; seat `sticking` sticks to its plans."""
    game, state = as_record(game_raw, GameTables), as_record(raw, State)
    view_raw, workspace = workspace_raw[:STATE_BYTES], as_record(workspace_raw, BotWorkspace)
    view = workspace.state
    for i in range(len(results)):
        prepare(state, workspace.dice, key, i, workspace.block)
        deal_shared(game, state, 2)
        forget_plans(workspace.playout)
        steps = 0
        while state.phase != OVER:
            copy_bytes(view_raw, raw)
            hide(view, state.turn)
            if state.turn == sticking:
                action = likely_action(game, view, workspace)
            else:
                action = planner.choose(game, view, workspace)
            act(game, state, workspace, action)
            steps += 1
        write_result(game, state, workspace.scores, steps, results[i])


def win_rate(game: Game, style: int, games: int, seed: int, playouts: bool) -> tuple[float, float]:
    """The share of matches that a style wins, over deals in both seatings, and half its 95% interval."""
    raw, memory = np.zeros(STATE_BYTES, np.uint8), new_workspace(seed)
    key, won = np.arange(8, dtype=np.uint32) + np.uint32(8 * seed), np.zeros(games // 2)
    for seat in range(2):
        results = np.zeros((games // 2, RESULT_COLUMNS), np.int64)
        styles = memory.view(BotWorkspace.dtype)[0].style
        styles[seat], styles[1 - seat] = style, STYLE_PLANNER
        play_styles(game.raw, raw, memory, key, seat if playouts else -1, results)
        winners = results[:, RESULT_WINNERS]
        won += (winners >> seat & 1) / np.bitwise_count(winners) / 2
    return float(won.mean()), 1.96 * float(won.std()) / math.sqrt(len(won))


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="first-journey-europe", help="a board's name, or the path of its file")
    parser.add_argument(
        "--styles", default=",".join(map(str, range(STYLES))), help="their numbers in bots/kernel/styles.py"
    )
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--playouts", action="store_true", help="the style sticks to its plans")
    options = parser.parse_args()
    game = wayfare.load(options.game)
    for style in map(int, options.styles.split(",")):
        mean, half = win_rate(game, style, options.games, options.seed, options.playouts)
        print(f"style {style:2}: {mean:.1%} ± {half:.1%} of {options.games} matches", flush=True)


if __name__ == "__main__":
    main()
