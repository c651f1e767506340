"""What Python calls. Records are passed as bytes: Numba recognises those quickly, and structured types only slowly."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from wayfare.compiling import as_record, entry
from wayfare.compiling.records import Raw
from wayfare.engine.kernel.hide import hide
from wayfare.engine.kernel.scoring import winners
from wayfare.engine.kernel.shared import legal_shared, score_shared
from wayfare.engine.kernel.turns import action_in, apply, deal
from wayfare.engine.state import GameTables, Log, Scores, Spans, State


@entry
def deal_entry(game_raw: Raw, state_raw: Raw, players: int, log_raw: Raw) -> None:
    """Deal a match, with the key that the state holds."""
    log = as_record(log_raw, Log)
    log.rows = 0
    deal(as_record(game_raw, GameTables), as_record(state_raw, State), players, log)


@entry
def legal_entry(game_raw: Raw, state_raw: Raw, spans_raw: Raw, actions: NDArray[np.int32]) -> int:
    """List the legal actions of the seat to act; return how many."""
    game, state, spans = as_record(game_raw, GameTables), as_record(state_raw, State), as_record(spans_raw, Spans)
    n = legal_shared(game, state, spans)
    k = 0
    for i in range(n):
        while k < spans.upto[i]:
            actions[k] = action_in(game, state, spans, i, k)
            k += 1
    return k


@entry
def apply_entry(game_raw: Raw, state_raw: Raw, action: int, log_raw: Raw) -> None:
    """Play one legal action, and log what happened."""
    log = as_record(log_raw, Log)
    log.rows = 0
    apply(as_record(game_raw, GameTables), as_record(state_raw, State), action, log)


@entry
def score_entry(game_raw: Raw, state_raw: Raw, scores_raw: Raw) -> int:
    """Score each seat as if the match ended now; return who would win, as bits."""
    game, state, scores = as_record(game_raw, GameTables), as_record(state_raw, State), as_record(scores_raw, Scores)
    score_shared(game, state, scores)
    return winners(game, state, scores)


@entry
def hide_entry(state_raw: Raw, seat: int) -> None:
    """Wipe whatever `seat` may not know."""
    hide(as_record(state_raw, State), seat)
