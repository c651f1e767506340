"""A single match: what Python calls for environments of one match, and a state rebuilt from a view's JSON."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from wayfare.bots.kernel.results import standing
from wayfare.compiling import as_record, entry
from wayfare.compiling.records import Raw
from wayfare.engine.kernel.routes import close, join
from wayfare.engine.kernel.shared import apply_shared, deal_shared, score_shared
from wayfare.engine.kernel.turns import clear
from wayfare.engine.state import NOBODY, GameTables, Scores, Spans, State
from wayfare.envs.kernel.batches import final_rewards, game_action, write_mask
from wayfare.envs.kernel.observe import observe


@entry
def deal_once(game_raw: Raw, state_raw: Raw, players: int, spans_raw: Raw, mask: NDArray[np.int8]) -> None:
    """Deal, with the key that the state holds, and write the mask of legal actions."""
    game, state = as_record(game_raw, GameTables), as_record(state_raw, State)
    deal_shared(game, state, players)
    write_mask(game, state, as_record(spans_raw, Spans), mask)


@entry
def step_once(game_raw: Raw, state_raw: Raw, action: int, spans_raw: Raw, mask: NDArray[np.int8]) -> None:
    """Play one of the environment's legal actions, and write the mask of those legal next."""
    game, state = as_record(game_raw, GameTables), as_record(state_raw, State)
    apply_shared(game, state, game_action(game, state, action))
    write_mask(game, state, as_record(spans_raw, Spans), mask)


@entry
def observe_once(
    game_raw: Raw, state_raw: Raw, seat: int, starts: NDArray[np.int32], observation: NDArray[np.uint8]
) -> None:
    observe(as_record(game_raw, GameTables), as_record(state_raw, State), seat, starts, observation)


@entry
def reward_once(
    game_raw: Raw, state_raw: Raw, scores_raw: Raw, kind: int, reward: NDArray[np.float32] | NDArray[np.float64]
) -> None:
    """Write each seat's reward at the end."""
    game, state, scores = as_record(game_raw, GameTables), as_record(state_raw, State), as_record(scores_raw, Scores)
    score_shared(game, state, scores)
    reward[:] = 0.0
    final_rewards(game, state, scores, kind, reward)


@entry
def standing_once(game_raw: Raw, state_raw: Raw, scores_raw: Raw, seat: int) -> int:
    """A seat's points (in a race: tickets) if the match ended now."""
    game, state, scores = as_record(game_raw, GameTables), as_record(state_raw, State), as_record(scores_raw, Scores)
    score_shared(game, state, scores)
    return standing(game, scores, seat)


@entry
def place_routes(game_raw: Raw, state_raw: Raw, players: int, owners: NDArray[np.int8]) -> None:
    """Clear the table, then place every claimed route: `owners` (routes,), NOBODY where there is none."""
    game, state = as_record(game_raw, GameTables), as_record(state_raw, State)
    clear(game, state, players)
    for route in range(len(owners)):
        owner = int(owners[route])
        if owner != NOBODY:
            state.owner[route] = owner
            close(game, state, owner, route)
            join(game, state, owner, game.end_a[route], game.end_b[route])
