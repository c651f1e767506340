"""Simulation: match number i of a seed is the same match, whoever plays it, alone or among a million.

Compiled bots among themselves run inside the kernel; other bots, or records, go through `Match`. Both give the same
matches.
"""

from __future__ import annotations

import multiprocessing
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from wayfare.bots import make
from wayfare.bots.kernel.policies import NAMES as POLICIES
from wayfare.bots.kernel.policies import play_policies
from wayfare.engine import Game, Match, Player
from wayfare.engine import seeds as seeding
from wayfare.engine.kernel.runs import COLUMNS, COMPLETED, LENGTH, REASON, TOTALS, WINNERS, match_seed, play_many
from wayfare.engine.state import DICE, DICE_BYTES, REASONS
from wayfare.errors import WayfareError
from wayfare.files import whole_file

Rows = NDArray[np.int32]  # a row per match: see kernel/runs.py

FAST_CHUNK, SLOW_CHUNK = 5000, 100  # matches in one piece of work: well under a second
AHEAD = 4  # pieces of work per job that may wait to be collected, so that memory does not grow


def win_shares(rows: Rows, players: int) -> NDArray[np.float64]:
    """What each seat won of each match: a shared win counts as its share."""
    won = rows[:, [WINNERS]] >> np.arange(players) & 1
    shares: NDArray[np.float64] = won / won.sum(axis=1, keepdims=True)
    return shares


@dataclass
class Summary:
    """What came of the matches so far."""

    players: int
    bots: tuple[str, ...]
    games: int = 0
    actions: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    wins: list[float] = field(default_factory=list)  # per seat; a shared win counts as its share
    points: list[int] = field(default_factory=list)
    completed: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.wins = [0.0] * self.players
        self.points = [0] * self.players
        self.completed = [0] * self.players

    def add(self, rows: Rows) -> None:
        self.games += len(rows)
        self.actions += int(rows[:, LENGTH].sum())
        for reason, count in enumerate(np.bincount(rows[:, REASON])):
            if count:
                self.reasons[REASONS[reason]] += int(count)
        shares = win_shares(rows, self.players).sum(axis=0)
        for seat in range(self.players):
            self.wins[seat] += float(shares[seat])
            self.points[seat] += int(rows[:, TOTALS + seat].sum())
            self.completed[seat] += int(rows[:, COMPLETED + seat].sum())

    def to_dict(self) -> dict[str, object]:
        games = max(1, self.games)
        return {
            "games": self.games,
            "players": self.players,
            "actions_per_game": self.actions / games,
            "reasons": dict(sorted(self.reasons.items())),
            "seats": [
                {
                    "bot": self.bots[seat],
                    "win_rate": self.wins[seat] / games,
                    "points": self.points[seat] / games,
                    "completed": self.completed[seat] / games,
                }
                for seat in range(self.players)
            ],
        }


@dataclass(frozen=True)
class Work:
    """Matches `first` to `first + count - 1` of a seed."""

    game: Game
    bots: tuple[str, ...]
    seed: int
    first: int
    count: int
    records: bool


def simulate(
    game: Game,
    players: int,
    games: int,
    bots: Sequence[str] = ("random",),
    *,
    seed: int,
    jobs: int = 1,
    records: Path | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Summary:
    """Play matches and count. `records` gets a line each, and is written only if all of them could be played."""
    check_run(game, players, games, seed, jobs)
    seated = seat_bots(bots, players)
    summary = Summary(players, seated)
    chunk = SLOW_CHUNK if records or not is_compiled(seated) else FAST_CHUNK
    pieces = (
        Work(game, seated, seed, first, min(chunk, games - first), records is not None)
        for first in range(0, games, chunk)
    )
    with whole_file(records) if records else nullcontext() as out:
        for rows, lines in done(pieces, jobs):
            summary.add(rows)
            if out:
                out.writelines(f"{line}\n" for line in lines)
            progress(len(rows))
    return summary


def check_run(game: Game, players: int, games: int, seed: int, jobs: int) -> None:
    """Can so many matches be played?"""
    game.check_players(players)
    seeding.check_seed(seed)
    if games < 1 or jobs < 1:
        raise WayfareError(f"{games} games in {jobs} jobs cannot be played: give 1 or more of both.")


def seat_bots(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """One bot for all seats, or one for each."""
    if len(bots) not in (1, players):
        raise WayfareError(f"{len(bots)} bots do not fit {players} seats: name one for all, or one for each.")
    for name in set(bots):
        make(name, seed=0)
    return tuple(bots) * players if len(bots) == 1 else tuple(bots)


def done(pieces: Iterable[Work], jobs: int) -> Iterator[tuple[Rows, list[str]]]:
    """The pieces of work, done, in their order."""
    if jobs == 1:
        yield from map(play, pieces)
        return
    waiting: deque[Future[tuple[Rows, list[str]]]] = deque()
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        for piece in pieces:
            waiting.append(pool.submit(play, piece))
            if len(waiting) > jobs * AHEAD:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


def play(work: Work) -> tuple[Rows, list[str]]:
    """Do one piece of work: the results, and the records if they are asked for."""
    rows = np.zeros((work.count, COLUMNS), np.int32)
    if not work.records and is_compiled(work.bots):
        _play_compiled(work, rows)
        return rows, []
    lines = []
    for place, number in enumerate(range(work.first, work.first + work.count)):
        match = play_match(work.game, work.bots, work.seed, number)
        _fill_row(rows[place], match)
        if work.records:
            lines.append(match.record().to_json())
    return rows, lines


def is_compiled(bots: Sequence[str]) -> bool:
    return set(bots) <= set(POLICIES)


def _play_compiled(work: Work, rows: Rows) -> None:
    key = seeding.key(work.seed)
    if set(work.bots) == {"random"}:  # needs no views, and is ten times quicker without
        play_many(work.game.raw, len(work.bots), key, work.first, rows)
    else:
        policies = np.array([POLICIES.index(name) for name in work.bots])
        play_policies(work.game.raw, policies, key, work.first, rows)


def play_match(game: Game, bots: Sequence[str], seed: int, number: int) -> Match:
    """Match `number` of a seed, played to the end by bots."""
    words, dice = np.zeros(8, np.uint32), np.zeros(DICE_BYTES, np.uint8)
    match_seed(seeding.key(seed), number, words, dice)
    starts = dice.view(DICE)[0].state
    seated = [make(name, seed=int(starts[seat])) for seat, name in enumerate(bots)]
    match = game.new_match([Player(name=name, kind="bot") for name in bots], seed=seeding.seed_of(words))
    while match.seat is not None:
        match.play(seated[match.seat].choose(match.view(match.seat)))
    return match


def _fill_row(row: NDArray[np.int32], match: Match) -> None:
    result = match.result
    assert result is not None
    row[REASON], row[LENGTH] = REASONS.index(result.reason), len(match.moves)
    row[WINNERS] = sum(1 << seat for seat in result.winners)
    for seat, score in enumerate(result.scores):
        row[TOTALS + seat], row[COMPLETED + seat] = score.total, score.completed
