"""How a match ended: the reason, each seat's score line by line, who won, and what broke a tie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from wayfare.compiling.reading import read
from wayfare.compiling.records import Raw, empty_record
from wayfare.engine.board import Board
from wayfare.engine.kernel import entries
from wayfare.engine.lists import END_REASONS, SCORE_LINES, TIE_BREAKS, EndReason, ScoreKey, TieBreak
from wayfare.engine.mechanics import SCORE_ENTRIES
from wayfare.engine.state import NOBODY, OVER, RUNNING, Scores, State

if TYPE_CHECKING:
    from wayfare.engine.game import Game


class ScoreLine(msgspec.Struct, frozen=True, gc=False):
    """One line of the score pad: a source of points, and what it scored."""

    key: ScoreKey
    points: int


class Score(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What one seat scored. A race has no points, so no lines; there `completed` includes the bonus ticket (FJ-6)."""

    lines: tuple[ScoreLine, ...]
    total: int
    completed: int
    bonus: int
    path: int | None = None  # pieces on the longest path; None if this board doesn't score it
    lent: dict[str, str] | None = None  # by location: the route that the station there uses; None without stations

    def points(self, key: ScoreKey) -> int:
        """The points of one line; 0 if this board doesn't have it."""
        return sum(line.points for line in self.lines if line.key == key)

    @property
    def routes(self) -> int:
        """Points for claimed routes."""
        return self.points("routes")

    @property
    def tickets(self) -> int:
        """Points for tickets: completed ones add to the score, the others are subtracted."""
        return self.points("tickets")

    @property
    def attractions(self) -> int:
        """Points for attractions that the seat's routes reach; 0 if this board doesn't score them."""
        return self.points("attractions")


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """Why the match ended, who won (several seats if they share it), and each seat's score."""

    reason: EndReason
    winners: tuple[int, ...]
    scores: tuple[Score, ...]
    tie_break: TieBreak | None = None  # what decided between players who were level; None if nobody was

    @property
    def for_points(self) -> bool:
        """Whether the game is played for points; otherwise it's a race for tickets."""
        return bool(self.scores[0].lines)

    def to_dict(self) -> dict[str, Any]:
        """The result as it appears in a record."""
        rows = [score_dict(score) for score in self.scores]
        return {"reason": self.reason, "winners": list(self.winners), "scores": rows}


def score_dict(score: Score) -> dict[str, Any]:
    """A score as it appears in a record: a race has only its tickets."""
    if not score.lines:
        return {"completed": score.completed, "bonus": score.bonus}
    row: dict[str, Any] = {line.key: line.points for line in score.lines}
    row |= {"total": score.total, "completed": score.completed}
    if score.path is not None:
        row["path"] = score.path
    if score.lent is not None:
        row["lent"] = score.lent
    return row


def end_reason(number: int) -> EndReason:
    if number == RUNNING:
        raise AssertionError("The match ended without a reason: apply in engine/kernel/turns.py met an unknown kind.")
    return END_REASONS[number - 1]


def score_lines(board: Board) -> tuple[ScoreKey, ...]:
    """The sources of points that a board's rules use, in the order of the score pad."""
    return tuple(key for key in SCORE_LINES if getattr(board.rules, SCORE_ENTRIES[key].number))


def score_columns(board: Board) -> tuple[tuple[ScoreKey, int], ...]:
    """The same, each with its column in the kernel's scores."""
    return tuple((key, SCORE_LINES.index(key)) for key in score_lines(board))


def read_scores(game: Game, raw: Raw) -> tuple[Score, ...]:
    """Each seat's score if the match ended in this state (NY-18, FJ-8)."""
    state, counted, _ = _count(game, raw)
    return _scores(game, state, counted)


def read_score(game: Game, raw: Raw, seat: int) -> Score:
    state, counted, _ = _count(game, raw)
    return _score(game, state, counted, seat)


def read_result(game: Game, raw: Raw) -> Result:
    """The result of a match that is over (NY-18, NY-19, FJ-8, FJ-9)."""
    state, counted, won = _count(game, raw)
    return Result(
        reason=end_reason(state.reason),
        winners=tuple(seat for seat in range(state.players) if won >> seat & 1),
        scores=_scores(game, state, counted),
        tie_break=_tie_break(game.board, counted.tie_break),
    )


def _count(game: Game, raw: Raw) -> tuple[State, Scores, int]:
    """The state, its scores, and who would win, as bits."""
    scores_raw = empty_record(Scores)
    writable = raw if raw.flags.writeable else raw.copy()  # one kind of array, so that it's compiled once
    won = entries.score_entry(game.raw, writable, scores_raw)
    return read(raw, State), read(scores_raw, Scores), won


def _scores(game: Game, state: State, counted: Scores) -> tuple[Score, ...]:
    return tuple([_score(game, state, counted, seat) for seat in range(state.players)])


def _score(game: Game, state: State, counted: Scores, seat: int) -> Score:
    points = counted.points[seat]
    return Score(
        lines=tuple([ScoreLine(key, points[column]) for key, column in game.score_columns]),
        total=counted.total[seat],
        completed=counted.completed[seat],
        bonus=state.bonus[seat],
        path=counted.path[seat] if game.board.rules.longest_points else None,
        lent=_lent(game.board, state, counted, seat),
    )


def _lent(board: Board, state: State, counted: Scores, seat: int) -> dict[str, str] | None:
    """The routes that a seat's stations use, by location; none before the end (EU-20, EU-25)."""
    if not board.rules.stations:
        return None
    if state.phase != OVER:
        return {}
    stations = int(state.stations[seat])
    built = [place.id for n, place in enumerate(board.map.locations) if stations >> n & 1]
    used = zip(built, counted.lent[seat], strict=False)
    return {location: board.map.routes[route].id for location, route in used if route != NOBODY}


def _tie_break(board: Board, tried: int) -> TieBreak | None:
    """In a race completed tickets are what it's about, so they don't break a tie."""
    tie_break = TIE_BREAKS[tried - 1] if tried else None
    return None if tie_break == "completed" and not board.rules.for_points else tie_break
