"""Numba alone, without anything that `compiling/` changes, computes the same."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

MATCHES = """
import json
import numpy as np
import wayfare
from wayfare.compiling.records import empty_record
from wayfare.bots import PlannerBot, SearchBot
from wayfare.engine.kernel.runs import RESULT_COLUMNS, play_many
from wayfare.engine.state import Workspace

found = {}
for name in wayfare.game_names():
    game = wayfare.load(name)
    low, high = game.board.rules.players
    for players in range(low, high + 1):
        rows = np.zeros((200, RESULT_COLUMNS), np.int32)
        play_many(game.raw, empty_record(Workspace), players, np.arange(8, dtype=np.uint32), players, rows)
        found[f"{name} at random, {players} players"] = rows.tolist()
    match = game.new_match(players=2, seed=3)
    bots = PlannerBot(seed=0), SearchBot(seed=1, budget=50)
    actions = []
    while match.turn is not None:
        actions.append(bots[match.turn].choose(match.view(match.turn)))
        match.play(actions[-1])
    found[f"{name}, planner and search"] = [str(action) for action in actions]
print(json.dumps(found))
"""


def played(**setting: str) -> dict[str, Any]:
    ended = subprocess.run(
        [sys.executable, "-c", MATCHES], env={**os.environ, **setting}, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stderr
    found: dict[str, Any] = json.loads(ended.stdout)
    return found


@pytest.mark.deep
def test_random_matches_and_the_search_play_the_same_without_our_changes() -> None:
    ours, plain = played(), played(WAYFARE_PLAIN_NUMBA="1")
    assert ours.keys() == plain.keys()
    assert [what for what, result in ours.items() if plain[what] != result] == []
