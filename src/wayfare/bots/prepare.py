"""Compile the bots for this machine, once, as `engine/prepare.py` does for the rules."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from wayfare.compiling.cache import is_compiled, mark_compiled

is_ready = partial(is_compiled, Path(__file__).parent / "kernel")


def prepare() -> None:
    """Run every compiled function of the bots once. Those in the cache are only loaded."""
    import numpy as np

    from wayfare.bots.compiled import PlannerBot
    from wayfare.bots.kernel.policies import PLANNER, play_policies
    from wayfare.bots.kernel.workspace import BotWorkspace
    from wayfare.bots.progress import ticket_progress
    from wayfare.bots.search import SearchBot
    from wayfare.compiling.records import empty_record
    from wayfare.engine import default_game, load
    from wayfare.engine.kernel.runs import RESULT_COLUMNS
    from wayfare.engine.state import STATE_BYTES, TICKETS, State

    game = load(default_game())
    view = game.new_match(players=2, seed=0).view(0)
    PlannerBot(seed=0).choose(view)
    SearchBot(seed=0, budget=1).choose(view)
    ticket_progress(view, view.offer)
    policies, key, rows = np.array([PLANNER, PLANNER]), np.zeros(8, np.uint32), np.zeros((1, RESULT_COLUMNS), np.int32)
    no_finals, no_completed = np.zeros((0, STATE_BYTES), np.uint8), np.zeros((0, TICKETS), np.int8)
    memory = empty_record(State), empty_record(BotWorkspace)
    play_policies(game.raw, *memory, policies, key, 0, rows, no_finals, no_completed)
    mark_compiled(Path(__file__).parent / "kernel")
