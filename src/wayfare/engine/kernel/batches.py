"""Many matches stepped by one call, for learners: observations, masks and rewards into arrays that are given.

Match number `episode` of a batch is match number `episode` of its seed, as in runs.py; slot i plays the numbers i,
i + size, i + 2 size, ... Nothing is allocated.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from wayfare.engine.kernel.compiled import entry, rule
from wayfare.engine.kernel.observe import observe
from wayfare.engine.kernel.runs import prepare, roll
from wayfare.engine.kernel.spans import action_at
from wayfare.engine.kernel.turns import apply, deal, legal, score, winners
from wayfare.engine.state import DICE, GAME, OVER, POINTS, SCORES, SPANS, STATE

WIN, DIFFERENCE, SHAPED = range(3)  # what a reward is
SHAPE = 100.0  # a point on the way counts so much less than the win
ANY_SEAT = -1  # no seat learns alone: every decision is asked for


@rule
def outcome(game: Any, state: Any, scores: Any, kind: int, reward: Any) -> None:
    """The reward of every seat at the end.

    WIN: 1 for the winner, -1 / (players - 1) for the others, a tie shared, so that the sum is 0; SHAPED adds it to what
    was given on the way. DIFFERENCE: points (in a race: tickets) ahead of the best other seat.
    """
    won = winners(state, scores)
    sharing = 0
    for seat in range(state.players):
        sharing += won >> seat & 1
    for seat in range(state.players):
        if kind == DIFFERENCE:
            reward[seat] = standing(game, scores, seat) - best_other(game, state, scores, seat)
        else:
            share = (won >> seat & 1) / sharing
            reward[seat] += (state.players * share - 1.0) / (state.players - 1.0)


@rule
def standing(game: Any, scores: Any, seat: int) -> int:
    return scores.total[seat] if game.goal == POINTS else scores.completed[seat]  # type: ignore[no-any-return]


@rule
def best_other(game: Any, state: Any, scores: Any, seat: int) -> int:
    best = -(1 << 30)
    for other in range(state.players):
        if other != seat:
            best = max(best, standing(game, scores, other))
    return best


@rule
def write_mask(game: Any, state: Any, spans: Any, mask: Any) -> None:
    """1 for every legal action, 0 for the others."""
    mask[: game.actions] = 0
    n, _ = legal(game, state, spans)
    begin = 0
    for i in range(n):
        for place in range(begin, spans.upto[i]):
            mask[spans.offset[i] + place] = 1
        begin = spans.upto[i]


@rule
def let_others_play(game: Any, state: Any, spans: Any, dice: Any, learner: int) -> None:
    """Random play by everybody but the learner, up to the learner's next decision."""
    while state.phase != OVER and state.seat != learner:
        n, size = legal(game, state, spans)
        apply(game, state, action_at(spans, n, roll(dice, state.seat, size)), None)


@rule
def begin(
    game: Any, state: Any, spans: Any, dice: Any, key: Any, players: int, episode: int, learner: int, block: Any
) -> None:
    """Deal the next match, up to the first decision that is asked for."""
    prepare(state, dice, key, episode, block)
    deal(game, state, players, None)
    if learner != ANY_SEAT:
        let_others_play(game, state, spans, dice, learner)


@rule
def learner_of(alone: bool, episode: int, players: int) -> int:
    """The seat that learns takes every place in turn."""
    return episode % players if alone else ANY_SEAT


@rule
def show(game: Any, state: Any, spans: Any, observation: Any, mask: Any) -> None:
    observe(game, state, state.seat, observation)
    write_mask(game, state, spans, mask)


@entry
def first_illegal(masks: Any, actions: Any) -> int:
    """The first slot whose action is not legal, or -1."""
    for i in range(len(actions)):
        if actions[i] < 0 or actions[i] >= masks.shape[1] or masks[i, actions[i]] == 0:
            return i
    return -1


@entry
def reset_batch(
    game_raw: Any,
    states: Any,
    dices: Any,
    spans_raw: Any,
    key: Any,
    players: int,
    alone: bool,
    episodes: Any,
    observations: Any,
    masks: Any,
    seats: Any,
) -> None:
    """Deal every slot the match that `episodes` says."""
    game, spans = game_raw.view(GAME)[0], spans_raw.view(SPANS)[0]
    block = np.zeros(16, np.uint32)
    for i in range(len(states)):
        state, dice = states[i].view(STATE)[0], dices[i].view(DICE)[0]
        learner = learner_of(alone, episodes[i], players)
        begin(game, state, spans, dice, key, players, episodes[i], learner, block)
        show(game, state, spans, observations[i], masks[i])
        seats[i] = state.seat


@entry
def step_batch(
    game_raw: Any,
    states: Any,
    dices: Any,
    spans_raw: Any,
    scores_raw: Any,
    key: Any,
    players: int,
    alone: bool,
    kind: int,
    stride: int,
    episodes: Any,
    actions: Any,
    observations: Any,
    masks: Any,
    seats: Any,
    rewards: Any,
    terminated: Any,
) -> None:
    """One action in every slot. A match that ends gives its rewards and makes room for the next one at once."""
    game, spans = game_raw.view(GAME)[0], spans_raw.view(SPANS)[0]
    scores = scores_raw.view(SCORES)[0]
    block = np.zeros(16, np.uint32)
    for i in range(len(states)):
        state, dice = states[i].view(STATE)[0], dices[i].view(DICE)[0]
        learner = learner_of(alone, episodes[i], players)
        actor = state.seat
        rewards[i, :] = 0.0
        before = 0
        if kind == SHAPED:
            score(game, state, scores)
            before = standing(game, scores, actor)
        apply(game, state, actions[i], None)
        if learner != ANY_SEAT:
            let_others_play(game, state, spans, dice, learner)
        terminated[i] = state.phase == OVER
        if kind == SHAPED:
            score(game, state, scores)
            rewards[i, actor] = (standing(game, scores, actor) - before) / SHAPE
        if terminated[i]:
            score(game, state, scores)
            outcome(game, state, scores, kind, rewards[i])
            episodes[i] += stride
            begin(game, state, spans, dice, key, players, episodes[i], learner_of(alone, episodes[i], players), block)
        show(game, state, spans, observations[i], masks[i])
        seats[i] = state.seat


@entry
def look(game_raw: Any, state_raw: Any, seat: int, observation: Any) -> int:
    """One seat's observation of one match; the answer is its size."""
    return observe(game_raw.view(GAME)[0], state_raw.view(STATE)[0], seat, observation)


@entry
def mask_of(game_raw: Any, state_raw: Any, spans_raw: Any, mask: Any) -> None:
    """The legal actions of one match."""
    write_mask(game_raw.view(GAME)[0], state_raw.view(STATE)[0], spans_raw.view(SPANS)[0], mask)


@entry
def rewards_of(game_raw: Any, state_raw: Any, scores_raw: Any, kind: int, rewards: Any) -> None:
    """What each seat gets for a match that is over."""
    game, state, scores = game_raw.view(GAME)[0], state_raw.view(STATE)[0], scores_raw.view(SCORES)[0]
    score(game, state, scores)
    rewards[:] = 0.0
    outcome(game, state, scores, kind, rewards)


@entry
def standing_of(game_raw: Any, state_raw: Any, scores_raw: Any, seat: int) -> int:
    """A seat's points (in a race: tickets) if the match ended now."""
    game, state, scores = game_raw.view(GAME)[0], state_raw.view(STATE)[0], scores_raw.view(SCORES)[0]
    score(game, state, scores)
    return standing(game, scores, seat)
