"""Many matches stepped by one call, for learners: observations, masks and rewards into arrays that are given.

Match number `episode` of a batch is match number `episode` of its seed, as in runs.py; slot i plays the numbers i,
i + size, i + 2 size, ... Nothing is allocated.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from wayfare.bots.kernel.policies import RANDOM, decide
from wayfare.bots.kernel.results import ahead_of_others, standing, win_share
from wayfare.bots.kernel.work import WORK
from wayfare.engine.kernel.compiled import entry, rule
from wayfare.engine.kernel.hide import hide
from wayfare.engine.kernel.runs import prepare
from wayfare.engine.kernel.scoring import score, winners
from wayfare.engine.kernel.turns import apply, deal, legal
from wayfare.engine.state import DICE, GAME, OVER, SCORES, SPANS, STATE
from wayfare.envs.kernel.observe import observe

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
    for seat in range(state.players):
        if kind == DIFFERENCE:
            reward[seat] = ahead_of_others(game, state, scores, seat)
        else:
            reward[seat] += (state.players * win_share(state, won, seat) - 1.0) / (state.players - 1.0)


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
def let_others_play(game: Any, state: Any, raw: Any, paper: Any, policies: Any, learner: int) -> None:
    """Everybody but the learner plays by its policy, up to the learner's next decision.

    Random players ask only what is legal; the others look at what their seat may know and nothing else.
    """
    seen, spans, dice, work = paper
    view = seen.view(STATE)[0]
    while state.phase != OVER and state.turn != learner:
        policy = policies[(state.turn - learner) % state.players]
        if policy == RANDOM:
            action = decide(game, state, policy, spans, dice, work)
        else:
            seen[:] = raw
            hide(view, state.turn)
            action = decide(game, view, policy, spans, dice, work)
        apply(game, state, action, None)


@rule
def learner_of(policies: Any, episode: int, players: int) -> int:
    """The seat that learns takes every place in turn; without opponents every seat is asked."""
    return episode % players if len(policies) > 0 else ANY_SEAT


@rule
def begin(game: Any, raw: Any, paper: Any, key: Any, players: int, policies: Any, episode: int, block: Any) -> None:
    """Deal the next match, up to the first decision that is asked for."""
    state = raw.view(STATE)[0]
    prepare(state, paper[2], key, episode, block)
    deal(game, state, players, None)
    learner = learner_of(policies, episode, players)
    if learner != ANY_SEAT:
        let_others_play(game, state, raw, paper, policies, learner)


@rule
def show(game: Any, state: Any, spans: Any, observation: Any, mask: Any) -> None:
    observe(game, state, state.turn, observation)
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
    seen: Any,
    spans_raw: Any,
    work_raw: Any,
    key: Any,
    players: int,
    policies: Any,
    episodes: Any,
    observations: Any,
    masks: Any,
    seats: Any,
) -> None:
    """Deal every slot the match that `episodes` says."""
    game, spans, work = game_raw.view(GAME)[0], spans_raw.view(SPANS)[0], work_raw.view(WORK)[0]
    block = np.zeros(16, np.uint32)
    for i in range(len(states)):
        state = states[i].view(STATE)[0]
        paper = (seen, spans, dices[i].view(DICE)[0], work)
        begin(game, states[i], paper, key, players, policies, episodes[i], block)
        show(game, state, spans, observations[i], masks[i])
        seats[i] = state.turn


@entry
def step_batch(
    game_raw: Any,
    states: Any,
    dices: Any,
    seen: Any,
    spans_raw: Any,
    work_raw: Any,
    scores_raw: Any,
    key: Any,
    players: int,
    policies: Any,
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
    game, spans, work = game_raw.view(GAME)[0], spans_raw.view(SPANS)[0], work_raw.view(WORK)[0]
    scores = scores_raw.view(SCORES)[0]
    block = np.zeros(16, np.uint32)
    for i in range(len(states)):
        state = states[i].view(STATE)[0]
        paper = (seen, spans, dices[i].view(DICE)[0], work)
        learner = learner_of(policies, episodes[i], players)
        actor = state.turn
        rewards[i, :] = 0.0
        before = 0
        if kind == SHAPED:
            score(game, state, scores)
            before = standing(game, scores, actor)
        apply(game, state, actions[i], None)
        if learner != ANY_SEAT:
            let_others_play(game, state, states[i], paper, policies, learner)
        terminated[i] = state.phase == OVER
        if kind == SHAPED:
            score(game, state, scores)
            rewards[i, actor] = (standing(game, scores, actor) - before) / SHAPE
        if terminated[i]:
            score(game, state, scores)
            outcome(game, state, scores, kind, rewards[i])
            episodes[i] += stride
            begin(game, states[i], paper, key, players, policies, episodes[i], block)
        show(game, state, spans, observations[i], masks[i])
        seats[i] = state.turn


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
