"""The biggest rules, as bots and environments call them: compiled once, not again into everything that plays.

Only random play has them compiled into itself, for its speed (see runs.py).
"""

from __future__ import annotations

from wayfare.compiling import shared
from wayfare.engine.kernel.scoring import score
from wayfare.engine.kernel.turns import apply, deal, legal
from wayfare.engine.state import GameTables, Scores, Spans, State


@shared
def deal_shared(game: GameTables, state: State, players: int) -> None:
    """Clear the table and deal, without a log."""
    deal(game, state, players, None)


@shared
def legal_shared(game: GameTables, state: State, spans: Spans) -> int:
    """Write the legal actions as spans; return how many spans. The last of them says how many actions."""
    n, _ = legal(game, state, spans)
    return n


@shared
def apply_shared(game: GameTables, state: State, action: int) -> None:
    """Play one legal action, without a log."""
    apply(game, state, action, None)


@shared
def score_shared(game: GameTables, state: State, scores: Scores) -> None:
    """Score every seat as if the match ended now."""
    score(game, state, scores)
