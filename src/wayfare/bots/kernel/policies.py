"""Compiled bots by number, and matches between them."""

from __future__ import annotations

from typing import Any

import numpy as np

from wayfare.bots.kernel import greedy, planner, slips
from wayfare.bots.kernel.details import note_completed
from wayfare.bots.kernel.work import WORK, WORK_BYTES
from wayfare.engine.kernel.compiled import entry, rule
from wayfare.engine.kernel.hide import hide
from wayfare.engine.kernel.runs import prepare, roll, write_result
from wayfare.engine.kernel.spans import action_at
from wayfare.engine.kernel.turns import apply, deal, legal
from wayfare.engine.state import (
    DICE,
    DICE_BYTES,
    GAME,
    OVER,
    SCORES,
    SCORES_BYTES,
    SPANS,
    SPANS_BYTES,
    STATE,
    STATE_BYTES,
)

RANDOM, GREEDY, PLANNER, EASY, MEDIUM = range(5)
NAMES = ("random", "greedy", "planner", "easy", "medium")


@rule
def decide(game: Any, view: Any, policy: int, spans: Any, dice: Any, work: Any) -> int:
    """The action of a policy, on the state of a View."""
    if policy == PLANNER:
        return planner.choose(game, view, spans, work)
    if policy == GREEDY:
        return greedy.choose(game, view, spans, work)
    if policy == EASY:
        return slips.easy(game, view, spans, dice, work)
    if policy == MEDIUM:
        return slips.medium(game, view, spans, dice, work)
    n, size = legal(game, view, spans)
    return action_at(spans, n, roll(dice, view.turn, size))


@entry
def play_policies(game_raw: Any, policies: Any, key: Any, first: int, results: Any, finals: Any, completed: Any) -> int:
    """Matches first, first + 1, ... between compiled bots, each of which sees only what its seat may know.

    `finals` gets their last states and `completed` who showed which ticket; both may be empty.
    """
    game = game_raw.view(GAME)[0]
    players = len(policies)
    raw = np.zeros(STATE_BYTES, np.uint8)
    seen = np.zeros(STATE_BYTES, np.uint8)
    state, view = raw.view(STATE)[0], seen.view(STATE)[0]
    spans = np.zeros(SPANS_BYTES, np.uint8).view(SPANS)[0]
    scores = np.zeros(SCORES_BYTES, np.uint8).view(SCORES)[0]
    dice = np.zeros(DICE_BYTES, np.uint8).view(DICE)[0]
    work = np.zeros(WORK_BYTES, np.uint8).view(WORK)[0]
    block = np.zeros(16, np.uint32)
    actions = 0
    for i in range(len(results)):
        prepare(state, dice, key, first + i, block)
        deal(game, state, players, None)
        steps = 0
        while state.phase != OVER:
            seen[:] = raw
            hide(view, state.turn)
            apply(game, state, decide(game, view, policies[state.turn], spans, dice, work), None)
            steps += 1
            if i < len(completed):
                note_completed(game, state, view.turn, completed[i])
        write_result(game, state, scores, steps, results[i])
        if i < len(finals):
            finals[i] = raw
        actions += steps
    return actions


@entry
def decide_once(game_raw: Any, view_raw: Any, policy: int, work_raw: Any, spans_raw: Any, dice_raw: Any) -> int:
    """One decision on the bytes of a View."""
    view, spans, dice = view_raw.view(STATE)[0], spans_raw.view(SPANS)[0], dice_raw.view(DICE)[0]
    return decide(game_raw.view(GAME)[0], view, policy, spans, dice, work_raw.view(WORK)[0])
