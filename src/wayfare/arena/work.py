"""Matches in pieces of work, in several processes if need be: match i of a seed is the same wherever it's played.

Compiled bots among themselves run inside the kernel; other bots, records and luck go through `Match`. Both give the
same matches.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from wayfare.arena.faults import Faults
from wayfare.arena.pools import in_order
from wayfare.arena.series import Series
from wayfare.bots import Fault
from wayfare.bots.compiled import POLICIES
from wayfare.bots.guarded import CHOICE_SECONDS
from wayfare.bots.kernel.policies import play_policies
from wayfare.bots.kernel.workspace import BotWorkspace
from wayfare.compiling.records import empty_record
from wayfare.engine import Game, Match
from wayfare.engine import seeds as seeding
from wayfare.engine.kernel.runs import (
    RESULT_ACTIONS,
    RESULT_COLUMNS,
    RESULT_COMPLETED,
    RESULT_POINTS,
    RESULT_REASON,
    RESULT_TOTALS,
    RESULT_WINNERS,
    play_many,
)
from wayfare.engine.lists import END_REASONS, SCORE_LINES
from wayfare.engine.state import LINES, NOBODY, RUNNING, STATE_BYTES, TICKETS, State, Workspace
from wayfare.review.luck import sub_seed, total_luck

Rows = NDArray[np.int32]  # a row per match: see kernel/runs.py


@dataclass(frozen=True)
class Work:
    """Matches `first` to `first + count - 1` of a seed."""

    game: Game
    bots: tuple[str, ...]
    seed: int
    first: int
    count: int
    records: bool = False
    finals: bool = False
    seconds: float = CHOICE_SECONDS  # per move, for bots that aren't built in
    forfeit: bool = False  # a fault ends the match; otherwise the planner plays the move
    out: frozenset[str] = frozenset()  # bots that have been taken out of play
    luck: int = 0  # playouts from each position to find out who was lucky; 0 to leave it


class Finals:
    """How matches ended: the last states, and in races who showed which ticket."""

    def __init__(self, count: int) -> None:
        self.states = np.zeros((count, STATE_BYTES), np.uint8)
        self.completed = np.full((count, TICKETS), NOBODY, np.int8)


@dataclass
class Played:
    """The results of a piece of work; records (`lines`) and finals only if it asked for them."""

    rows: Rows
    finals: Finals
    luck: NDArray[np.float64]  # by match and seat, in shares of the win; a forfeited match has none
    lines: list[str] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)


def play(work: Work) -> Played:
    rows, luck = np.zeros((work.count, RESULT_COLUMNS), np.int32), np.zeros((work.count, len(work.bots)))
    played = Played(rows, Finals(work.count if work.finals else 0), luck)
    if not work.records and not work.luck and is_compiled(work.bots):
        _play_compiled(work, played)
    else:
        _play_seated(work, played)
    return played


def is_compiled(bots: Sequence[str]) -> bool:
    """Whether all of these bots run inside the kernel."""
    return set(bots) <= set(POLICIES)


def _play_compiled(work: Work, played: Played) -> None:
    key, finals = seeding.key(work.seed), played.finals
    if (
        set(work.bots) == {"random"} and not work.finals
    ):  # random players need no views, and are ten times faster without
        play_many(work.game.raw, empty_record(Workspace), len(work.bots), key, work.first, played.rows)
        return
    policies = np.array([POLICIES[name] for name in work.bots])
    memory = empty_record(State), empty_record(BotWorkspace)
    play_policies(work.game.raw, *memory, policies, key, work.first, played.rows, finals.states, finals.completed)


def _play_seated(work: Work, played: Played) -> None:
    with Series(work.game, work.bots, seconds=work.seconds, forfeit=work.forfeit, out=work.out) as series:
        for i in range(work.count):
            match = series.play(work.seed, work.first + i)
            if match is None or match.result is None:
                _forfeit(played.rows[i], work.bots, series.out | series.lost)
                continue
            _fill_row(played.rows[i], match)
            if work.luck:
                seed = sub_seed(work.seed, work.first + i)  # the same in all seatings of a deal
                played.luck[i] = total_luck(match, seed=seed, count=work.luck)
            if work.finals:
                _fill_finals(played.finals, i, match)
            if work.records:
                played.lines.append(match.record().to_json())
        played.faults = series.faults


def _fill_row(row: NDArray[np.int32], match: Match) -> None:
    result = match.result
    assert result is not None
    row[RESULT_REASON], row[RESULT_ACTIONS] = 1 + END_REASONS.index(result.reason), len(match.moves)
    row[RESULT_WINNERS] = sum(1 << seat for seat in result.winners)
    for seat, score in enumerate(result.scores):
        row[RESULT_TOTALS + seat], row[RESULT_COMPLETED + seat] = score.total, score.completed
        for line, key in enumerate(SCORE_LINES):
            row[RESULT_POINTS + LINES * seat + line] = score.points(key)


def _forfeit(row: NDArray[np.int32], bots: Sequence[str], losers: Iterable[str]) -> None:
    """The other bots' seats share the win; if there are none, all seats do."""
    winners = [seat for seat, bot in enumerate(bots) if bot not in losers] or range(len(bots))
    row[RESULT_REASON], row[RESULT_WINNERS] = RUNNING, sum(1 << seat for seat in winners)


def _fill_finals(finals: Finals, i: int, match: Match) -> None:
    finals.states[i] = match.view(None).raw  # nothing that matters is hidden at the end
    tickets = match.game.names.tickets
    for move in match.moves:
        for event in move.events:
            if event.event == "completed" and event.ticket is not None:
                finals.completed[i, tickets.index(event.ticket)] = move.seat


def play_all(pieces: Iterable[Work], jobs: int, ray: str | None = None) -> Generator[Played]:
    """Play the pieces of work, and yield the results in order. Bots with too many faults in earlier pieces are out.

    The results depend neither on the number of jobs nor on a Ray cluster, given by its address, that does the work: a
    piece that was under way when one of its bots went out is played again without it.
    """
    faults = Faults()
    for work, played in in_order(play, (_leave_out(piece, faults) for piece in pieces), jobs, ray):
        known = _leave_out(work, faults)
        found = played if known.out == work.out else play(known)
        faults.add(found.faults)
        yield found


def _leave_out(work: Work, faults: Faults) -> Work:
    return replace(work, out=faults.struck & set(work.bots))
