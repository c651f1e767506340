"""What Python calls. Records come as bytes: Numba recognises those at once, and a structured type only slowly."""

from __future__ import annotations

from typing import Any

from wayfare.engine.kernel import hide as hiding
from wayfare.engine.kernel import scoring, turns
from wayfare.engine.kernel.compiled import entry
from wayfare.engine.kernel.spans import action_at
from wayfare.engine.state import GAME, LOG, SCORES, SPANS, STATE


@entry
def deal(game_raw: Any, state_raw: Any, players: int, log_raw: Any) -> None:
    """Set the table, with the key that the state holds."""
    log = log_raw.view(LOG)[0]
    log.rows = 0
    turns.deal(game_raw.view(GAME)[0], state_raw.view(STATE)[0], players, log)


@entry
def legal(game_raw: Any, state_raw: Any, spans_raw: Any, actions: Any) -> int:
    """List the legal actions of the seat to act; the answer is how many."""
    spans = spans_raw.view(SPANS)[0]
    n, size = turns.legal(game_raw.view(GAME)[0], state_raw.view(STATE)[0], spans)
    for place in range(size):
        actions[place] = action_at(spans, n, place)
    return size  # type: ignore[no-any-return]


@entry
def apply(game_raw: Any, state_raw: Any, action: int, log_raw: Any) -> None:
    """Do one legal action, and tell in the log what happened."""
    log = log_raw.view(LOG)[0]
    log.rows = 0
    turns.apply(game_raw.view(GAME)[0], state_raw.view(STATE)[0], action, log)


@entry
def score(game_raw: Any, state_raw: Any, scores_raw: Any) -> int:
    """What each seat has now; the answer is who would win, as bits."""
    state = state_raw.view(STATE)[0]
    scores = scores_raw.view(SCORES)[0]
    scoring.score(game_raw.view(GAME)[0], state, scores)
    return scoring.winners(state, scores)


@entry
def hide(state_raw: Any, seat: int) -> None:
    """Wipe out what `seat` may not know."""
    hiding.hide(state_raw.view(STATE)[0], seat)
