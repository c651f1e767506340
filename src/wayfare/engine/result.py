"""How a match ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from wayfare.engine.board import PointsRules
from wayfare.engine.kernel import entries
from wayfare.engine.state import REASONS, SCORES, SCORES_BYTES, STATE, Raw

if TYPE_CHECKING:
    from wayfare.engine.game import Game


class Score(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat has. A race has no points; there `completed` counts the bonus ticket too (FJ-6)."""

    routes: int
    tickets: int
    attractions: int
    total: int
    completed: int
    bonus: int


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """Why it ended, who won (several seats share a tie), and what each seat has."""

    reason: str
    winners: tuple[int, ...]
    scores: tuple[Score, ...]
    points: bool  # is it played for points?

    def to_dict(self) -> dict[str, Any]:
        """As in a record: a race tells only the tickets."""
        fields = ("routes", "tickets", "attractions", "total", "completed") if self.points else ("completed", "bonus")
        rows = [{field: getattr(score, field) for field in fields} for score in self.scores]
        return {"reason": self.reason, "winners": list(self.winners), "scores": rows}


def read_result(game: Game, raw: Raw) -> Result:
    """Score a state, over or not (NY-18, NY-19, FJ-8, FJ-9)."""
    scores_raw = np.zeros(SCORES_BYTES, np.uint8)
    won = entries.score(game.raw, raw, scores_raw)
    state, scores = raw.view(STATE)[0], scores_raw.view(SCORES)[0]
    rows = tuple(
        Score(
            **{field: int(scores[field][seat]) for field in ("routes", "tickets", "attractions", "total", "completed")},
            bonus=int(state.bonus[seat]),
        )
        for seat in range(state.players)
    )
    return Result(
        reason=REASONS[state.reason],
        winners=tuple(seat for seat in range(state.players) if won >> seat & 1),
        scores=rows,
        points=isinstance(game.board.rules, PointsRules),
    )
