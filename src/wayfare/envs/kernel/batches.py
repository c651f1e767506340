"""Many matches stepped by one call: observations, masks and rewards are written into arrays the caller provides.

Match number `episode` of a batch is match number `episode` of its seed, as in runs.py; slot i of the batch plays the
numbers i, i + size, i + 2 size, ... Nothing is allocated per match or step.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wayfare.bots.kernel.policies import RANDOM, decide, random_action
from wayfare.bots.kernel.results import lead, standing, win_share
from wayfare.bots.kernel.workspace import BotWorkspace
from wayfare.compiling import as_record, copy_bytes, entry, rule
from wayfare.compiling.records import Raw
from wayfare.engine.kernel.hide import hide
from wayfare.engine.kernel.runs import prepare
from wayfare.engine.kernel.scoring import winners
from wayfare.engine.kernel.shared import apply_shared, deal_shared, legal_shared, score_shared
from wayfare.engine.kernel.spans import Mask
from wayfare.engine.kernel.tickets import keep_action
from wayfare.engine.kernel.turns import mark_span
from wayfare.engine.state import (
    ACTIONS,
    KEEP_DEALT,
    KEEP_OFFERED,
    OVER,
    STATE_BYTES,
    Dice,
    GameTables,
    Scores,
    Spans,
    State,
)
from wayfare.envs.kernel.observe import observe

WIN, DIFFERENCE, SHAPED = range(3)  # kinds of reward
SHAPE = 100.0  # a point along the way is worth this many times less than the win
ANY_SEAT = -1  # there is no single learner: every decision is asked for
# Instead of an action: deal the slot the match that `episode` says, end its match with a loss for the seat to act, or
# leave it alone.
DEAL, FORFEIT, SKIP = -1, -2, -3


class Slots(NamedTuple):
    """The arrays of a batch, or of one thread's share of it. Each slot, one row, plays match after match."""

    states: NDArray[np.uint8]  # (slots, STATE_BYTES)
    dice: NDArray[np.uint8]  # (slots, DICE_BYTES): the generators of the opponents
    key: NDArray[np.uint32]  # (slots, 8): of the seed whose matches the slot plays
    episode: NDArray[np.int64]  # (slots,): the number of the match being played
    observation: NDArray[np.uint8]  # (slots, features)
    final_observation: NDArray[np.uint8]  # the same at the end of a match, where the next one has already started
    mask: NDArray[np.uint8]  # (slots, actions)
    seat: NDArray[np.int8]  # (slots,): the seat to act
    reward: NDArray[np.float32]  # (slots, players)
    terminated: NDArray[np.bool_]  # (slots,)


class Settings(NamedTuple):
    """What all matches of a batch have in common."""

    learners: bool  # whether one seat of each match learns, and the others are opponents
    players: int
    reward: int  # WIN, DIFFERENCE or SHAPED
    stride: int  # from a slot's match to its next one
    same_step: bool  # whether the next match starts in the step in which one ends


class Opponents(NamedTuple):
    """The other seats, if any of them isn't random."""

    policies: NDArray[np.int64]  # (players,): by distance from the learner, whose own is ignored
    choose: Callable[[GameTables, State, int, Dice, BotWorkspace], int]  # decides for them


@rule
def final_rewards(
    game: GameTables, state: State, scores: Scores, kind: int, reward: NDArray[np.float32] | NDArray[np.float64]
) -> None:
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
def write_mask(game: GameTables, state: State, spans: Spans, mask: Mask) -> None:
    """Write 1 for every legal action and 0 for the others into `mask` (actions,): see positions.py."""
    mask[:] = 0
    if game.actions > ACTIONS and (state.phase == KEEP_DEALT or state.phase == KEEP_OFFERED):
        for subset in range(1, 1 << state.slots[state.turn]):
            mask[game.keeps + subset - 1] = keep_action(game, state, subset) >= 0
        return
    n = legal_shared(game, state, spans)
    start = 0
    for i in range(n):
        mark_span(game, state, spans, i, start, mask)
        start = spans.upto[i]


@rule
def game_action(game: GameTables, state: State, action: int) -> int:
    """The game's action for one of the environment's: see positions.py."""
    if game.actions > ACTIONS and action >= game.keeps:
        return keep_action(game, state, action - game.keeps + 1)
    return action


@rule
def play_opponents(
    game: GameTables, state: State, raw: Raw, dice: Dice, learner: int, opponents: Opponents | None, workspace_raw: Raw
) -> None:
    """Let everyone but the learner play, up to the learner's next decision; without a learner, nobody.

    Random players need only the legal actions; the others are shown what their seat may know, and nothing else. `raw`
    are the bytes of `state`; without `opponents` all are random.
    """
    workspace = as_record(workspace_raw, BotWorkspace)
    while learner != ANY_SEAT and state.phase != OVER and state.turn != learner:
        if opponents is None:
            action = random_action(game, state, dice, workspace)
        else:
            policy = opponents.policies[(state.turn - learner) % state.players]
            if policy == RANDOM:
                action = random_action(game, state, dice, workspace)
            else:
                copy_bytes(workspace_raw[:STATE_BYTES], raw)
                hide(workspace.state, state.turn)
                action = opponents.choose(game, workspace.state, policy, dice, workspace)
        apply_shared(game, state, action)


@rule
def learner_of(learners: bool, episode: int, players: int) -> int:
    """The seat that learns, rotating from match to match; ANY_SEAT without opponents."""
    return episode % players if learners else ANY_SEAT


@entry
def first_illegal(masks: NDArray[np.uint8], actions: NDArray[np.int32]) -> int:
    """The first slot whose action is illegal, or -1. `masks` (slots, actions), `actions` (slots,)."""
    for i in range(len(actions)):
        if actions[i] < 0 or actions[i] >= masks.shape[1] or masks[i, actions[i]] == 0:
            return i
    return -1


@entry
def step_batch(
    game_raw: Raw,
    starts: NDArray[np.int32],
    slots: Slots,
    actions: NDArray[np.int32],
    settings: Settings,
    workspace_raw: Raw,
) -> None:
    """Apply one of `actions` (slots,), or DEAL, FORFEIT or SKIP, in every slot. Opponents are random."""
    step_slots(game_raw, starts, slots, actions, settings, None, workspace_raw)


@entry
def step_batch_with_bots(
    game_raw: Raw,
    starts: NDArray[np.int32],
    slots: Slots,
    actions: NDArray[np.int32],
    settings: Settings,
    policies: NDArray[np.int64],
    workspace_raw: Raw,
) -> None:
    """The same with other opponents: apart, because only this needs the bots compiled."""
    step_slots(game_raw, starts, slots, actions, settings, Opponents(policies, decide), workspace_raw)


@rule
def step_slots(
    game_raw: Raw,
    starts: NDArray[np.int32],
    slots: Slots,
    actions: NDArray[np.int32],
    settings: Settings,
    opponents: Opponents | None,
    workspace_raw: Raw,
) -> None:
    """Both entries. `starts` says where the parts of an observation begin."""
    game, workspace = as_record(game_raw, GameTables), as_record(workspace_raw, BotWorkspace)
    # Numba counts references to every array in a tuple each time the tuple is passed on: the loop uses the arrays.
    states, dices, keys, episode, observation, final_observation, mask, seat, rewards, terminated = slots
    players, scores = settings.players, workspace.scores
    for i in range(len(actions)):
        if actions[i] == SKIP:
            continue
        state, dice = as_record(states[i], State), as_record(dices[i], Dice)
        mover, action = state.turn, int(actions[i])  # one type of action: rules are compiled once for each
        rewards[i, :] = 0.0
        terminated[i] = action == FORFEIT
        if action == FORFEIT:
            rewards[i, :] = 1.0 / (players - 1.0)
            rewards[i, mover] = -1.0
        elif action != DEAL:
            before = shaped_standing(game, state, scores, mover, settings.reward)
            apply_shared(game, state, game_action(game, state, action))
            learner = learner_of(settings.learners, episode[i], players)
            play_opponents(game, state, states[i], dice, learner, opponents, workspace_raw)
            rewards[i, mover] = (shaped_standing(game, state, scores, mover, settings.reward) - before) / SHAPE
            if state.phase == OVER:
                terminated[i] = True
                score_shared(game, state, scores)
                final_rewards(game, state, scores, settings.reward, rewards[i])
        if terminated[i] and not settings.same_step:
            observe(game, state, mover, starts, observation[i])
            mask[i, :] = 0
            continue
        if terminated[i]:
            observe(game, state, mover, starts, final_observation[i])
            episode[i] += settings.stride
        if terminated[i] or action == DEAL:
            prepare(state, dice, keys[i], episode[i], workspace.block)
            deal_shared(game, state, players)
            learner = learner_of(settings.learners, episode[i], players)
            play_opponents(game, state, states[i], dice, learner, opponents, workspace_raw)
        observe(game, state, state.turn, starts, observation[i])
        write_mask(game, state, workspace.spans, mask[i])
        seat[i] = state.turn


@rule
def shaped_standing(game: GameTables, state: State, scores: Scores, seat: int, kind: int) -> int:
    """The seat's standing if the match ended now, where rewards along the way count it; else 0."""
    if kind != SHAPED:
        return 0
    score_shared(game, state, scores)
    return standing(game, scores, seat)
