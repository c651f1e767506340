"""Many matches stepped by one call: observations, masks and rewards are written into arrays the caller provides.

Match number `episode` of a batch is match number `episode` of its seed, as in runs.py; slot i of the batch plays the
numbers i, i + size, i + 2 size, ... Nothing is allocated per match or step.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from wayfare.bots.kernel.policies import RANDOM, decide
from wayfare.bots.kernel.results import lead, standing, win_share
from wayfare.bots.kernel.workspace import BOT_WORKSPACE
from wayfare.engine.kernel.compiled import entry, rule
from wayfare.engine.kernel.hide import hide
from wayfare.engine.kernel.runs import prepare
from wayfare.engine.kernel.scoring import score, winners
from wayfare.engine.kernel.tickets import keep_action
from wayfare.engine.kernel.turns import apply, deal, legal
from wayfare.engine.state import (
    ACTIONS,
    DICE,
    GAME,
    KEEP_DEALT,
    KEEP_OFFERED,
    OVER,
    SCORES,
    SPANS,
    STATE,
    STATE_BYTES,
)
from wayfare.envs.kernel.observe import observe

WIN, DIFFERENCE, SHAPED = range(3)  # kinds of reward
SHAPE = 100.0  # a point along the way is worth this many times less than the win
ANY_SEAT = -1  # there is no single learner: every decision is asked for
DEAL = -1  # instead of an action: deal the slot the match that `episode` says


class Slots(NamedTuple):
    """The arrays of a batch, or of one thread's share of it. Each slot, one row, plays match after match."""

    states: Any  # (slots, STATE_BYTES) uint8
    dice: Any  # (slots, DICE_BYTES) uint8: the generators of the opponents
    episode: Any  # (slots,) int64: the number of the match being played
    observation: Any  # (slots, bytes) uint8: the features, or with `settings.floats` the bytes of their float32s
    mask: Any  # (slots, actions) uint8
    seat: Any  # (slots,) int8: the seat to act
    reward: Any  # (slots, players) float32
    terminated: Any  # (slots,) bool


class Settings(NamedTuple):
    """What all matches of a batch have in common."""

    key: Any  # (8,) uint32: of the seed
    policies: Any  # (players,) int64: by distance from the learner, whose own is ignored; empty without opponents
    players: int
    reward: int  # WIN, DIFFERENCE or SHAPED
    stride: int  # from a slot's match to its next one
    floats: bool  # whether observations are float32


@rule
def final_rewards(game: Any, state: Any, scores: Any, kind: int, reward: Any) -> None:
    """Write every seat's reward at the end of a match into `reward` (players,).

    WIN: 1 for the winner and -1 / (players - 1) for the others, ties shared, so that the sum is 0; SHAPED adds this to
    the rewards along the way. DIFFERENCE: points (in a race: tickets) ahead of the best other seat.
    """
    won = winners(game, state, scores)
    for seat in range(state.players):
        if kind == DIFFERENCE:
            reward[seat] = lead(game, state, scores, seat)
        else:
            reward[seat] += (state.players * win_share(state, won, seat) - 1.0) / (state.players - 1.0)


@rule
def write_mask(game: Any, state: Any, spans: Any, mask: Any) -> None:
    """Write 1 for every legal action and 0 for the others into `mask` (actions,): see positions.py."""
    mask[:] = 0
    if game.actions > ACTIONS and (state.phase == KEEP_DEALT or state.phase == KEEP_OFFERED):
        for subset in range(1, 1 << state.slots[state.turn]):
            mask[game.keeps + subset - 1] = keep_action(game, state, subset) >= 0
        return
    n, _ = legal(game, state, spans)
    start = 0
    for i in range(n):
        for index in range(start, spans.upto[i]):
            mask[spans.offset[i] + index] = 1
        start = spans.upto[i]


@rule
def game_action(game: Any, state: Any, action: int) -> int:
    """The game's action for one of the environment's: see positions.py."""
    if game.actions > ACTIONS and action >= game.keeps:
        return keep_action(game, state, action - game.keeps + 1)
    return action


@rule
def play_opponents(
    game: Any, state: Any, raw: Any, view_raw: Any, dice: Any, policies: Any, learner: int, workspace: Any
) -> None:
    """Let everyone but the learner play, up to the learner's next decision.

    Random players need only the legal actions; the others are shown what their seat may know, and nothing else. `raw`
    are the bytes of `state`, and `view_raw` those of `workspace.state`.
    """
    view = workspace.state
    while state.phase != OVER and state.turn != learner:
        policy = policies[(state.turn - learner) % state.players]
        if policy == RANDOM:
            action = decide(game, state, policy, dice, workspace)
        else:
            view_raw[:] = raw
            hide(view, state.turn)
            action = decide(game, view, policy, dice, workspace)
        apply(game, state, action, None)


@rule
def learner_of(policies: Any, episode: int, players: int) -> int:
    """The seat that learns, rotating from match to match; ANY_SEAT without opponents."""
    return episode % players if len(policies) > 0 else ANY_SEAT


@rule
def begin(game: Any, slots: Any, i: int, settings: Any, view_raw: Any, workspace: Any) -> None:
    """Deal slot i the match that `episode` says, and play up to the first decision that is asked for."""
    raw, dice = slots.states[i], slots.dice[i].view(DICE)[0]
    state = raw.view(STATE)[0]
    prepare(state, dice, settings.key, slots.episode[i], workspace.block)
    deal(game, state, settings.players, None)
    learner = learner_of(settings.policies, slots.episode[i], settings.players)
    if learner != ANY_SEAT:
        play_opponents(game, state, raw, view_raw, dice, settings.policies, learner, workspace)


@rule
def show(game: Any, state: Any, spans: Any, observation: Any, floats: bool, mask: Any) -> None:
    """Write what the seat to act sees: `observation` (bytes,) and `mask` (actions,).

    The type of the features is decided here, not by the array's type: otherwise Numba would compile everything twice.
    """
    if floats:
        observe(game, state, state.turn, observation.view(np.float32))
    else:
        observe(game, state, state.turn, observation)
    write_mask(game, state, spans, mask)


@entry
def first_illegal(masks: Any, actions: Any) -> int:
    """The first slot whose action is illegal, or -1. `masks` (slots, actions), `actions` (slots,)."""
    for i in range(len(actions)):
        if actions[i] < 0 or actions[i] >= masks.shape[1] or masks[i, actions[i]] == 0:
            return i
    return -1


@entry
def step_batch(game_raw: Any, slots: Any, actions: Any, settings: Any, workspace_raw: Any) -> None:
    """Apply one of `actions` (slots,), or DEAL, in every slot. When a match ends, the slot starts its next one at once.

    Dealing has no entry of its own: it would have to be compiled with all the opponents a second time.
    """
    game, workspace, view_raw = (
        game_raw.view(GAME)[0],
        workspace_raw.view(BOT_WORKSPACE)[0],
        workspace_raw[:STATE_BYTES],
    )
    # Numba counts references to every array in a tuple each time the tuple is passed on: the loop uses the arrays.
    states, dices, episode, observation, mask, seat, rewards, terminated = slots
    policies, players, kind, scores = settings.policies, settings.players, settings.reward, workspace.scores
    for i in range(len(actions)):
        state = states[i].view(STATE)[0]
        rewards[i, :] = 0.0
        terminated[i] = False
        if actions[i] != DEAL:
            learner = learner_of(policies, episode[i], players)
            mover = state.turn
            before = 0
            if kind == SHAPED:
                score(game, state, scores)
                before = standing(game, scores, mover)
            apply(game, state, game_action(game, state, actions[i]), None)
            if learner != ANY_SEAT:
                play_opponents(game, state, states[i], view_raw, dices[i].view(DICE)[0], policies, learner, workspace)
            terminated[i] = state.phase == OVER
            if kind == SHAPED:
                score(game, state, scores)
                rewards[i, mover] = (standing(game, scores, mover) - before) / SHAPE
            if terminated[i]:
                score(game, state, scores)
                final_rewards(game, state, scores, kind, rewards[i])
                episode[i] += settings.stride
        if terminated[i] or actions[i] == DEAL:
            begin(game, slots, i, settings, view_raw, workspace)
        show(game, state, workspace.spans, observation[i], settings.floats, mask[i])
        seat[i] = state.turn


@entry
def observe_once(game_raw: Any, state_raw: Any, seat: int, observation: Any) -> int:
    """Write one seat's observation of one match. Returns its size."""
    return observe(game_raw.view(GAME)[0], state_raw.view(STATE)[0], seat, observation)


@entry
def mask_once(game_raw: Any, state_raw: Any, spans_raw: Any, mask: Any) -> None:
    """Write the mask of legal actions in one match."""
    write_mask(game_raw.view(GAME)[0], state_raw.view(STATE)[0], spans_raw.view(SPANS)[0], mask)


@entry
def reward_once(game_raw: Any, state_raw: Any, scores_raw: Any, kind: int, reward: Any) -> None:
    """Write each seat's reward at the end of one match."""
    game, state, scores = game_raw.view(GAME)[0], state_raw.view(STATE)[0], scores_raw.view(SCORES)[0]
    score(game, state, scores)
    reward[:] = 0.0
    final_rewards(game, state, scores, kind, reward)


@entry
def standing_once(game_raw: Any, state_raw: Any, scores_raw: Any, seat: int) -> int:
    """A seat's points (in a race: tickets) if the match ended now."""
    game, state, scores = game_raw.view(GAME)[0], state_raw.view(STATE)[0], scores_raw.view(SCORES)[0]
    score(game, state, scores)
    return standing(game, scores, seat)
