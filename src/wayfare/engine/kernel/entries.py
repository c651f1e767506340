"""What Python calls. Records are passed as bytes: Numba recognises those quickly, and structured types only slowly."""

from __future__ import annotations

from typing import Any

from wayfare.engine.kernel import hide as hiding
from wayfare.engine.kernel import scoring, shared, turns
from wayfare.engine.kernel.compiled import entry
from wayfare.engine.state import GAME, LOG, SCORES, SPANS, STATE


@entry
def deal(game_raw: Any, state_raw: Any, players: int, log_raw: Any) -> None:
    """Deal a match, with the key that the state holds."""
    log = log_raw.view(LOG)[0]
    log.rows = 0
    turns.deal(game_raw.view(GAME)[0], state_raw.view(STATE)[0], players, log)


@entry
def legal(game_raw: Any, state_raw: Any, spans_raw: Any, actions: Any) -> int:
    """List the legal actions of the seat to act; return how many."""
    spans = spans_raw.view(SPANS)[0]
    n = shared.legal(game_raw.view(GAME)[0], state_raw.view(STATE)[0], spans)
    k = 0
    for i in range(n):
        while k < spans.upto[i]:
            actions[k] = spans.offset[i] + k
            k += 1
    return k


@entry
def apply(game_raw: Any, state_raw: Any, action: int, log_raw: Any) -> None:
    """Play one legal action, and log what happened."""
    log = log_raw.view(LOG)[0]
    log.rows = 0
    turns.apply(game_raw.view(GAME)[0], state_raw.view(STATE)[0], action, log)


@entry
def score(game_raw: Any, state_raw: Any, scores_raw: Any) -> int:
    """Score each seat as if the match ended now; return who would win, as bits."""
    game, state, scores = game_raw.view(GAME)[0], state_raw.view(STATE)[0], scores_raw.view(SCORES)[0]
    shared.score(game, state, scores)
    return scoring.winners(game, state, scores)


@entry
def hide(state_raw: Any, seat: int) -> None:
    """Wipe whatever `seat` may not know."""
    hiding.hide(state_raw.view(STATE)[0], seat)
