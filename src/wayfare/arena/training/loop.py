"""Training, one generation after the other: self-play, lessons, a new network, and a gate that it must pass.

Everything is kept in a folder, so a run that was stopped goes on where it was. Every generation learns from matches of
the search with the best weights so far, in which it thinks for longer than in the gate: what it sees then, it is to see
at once later. The first generation of a run without weights also learns from matches between planners, which cost next
to nothing. The candidate then plays the best on the same deals in all seatings, and takes its place if it wins clearly
more than its share. Passing is partly luck, so strength is measured on other deals, against the start.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np

from wayfare.arena.pools import in_order
from wayfare.arena.training.fit import fit, fit_prior, is_new
from wayfare.arena.training.lessons import WANDER, Choices, Learned, Lessons, Piece, from_planners, from_search
from wayfare.arena.win_rates import Tally
from wayfare.bots.kernel.network import Weights
from wayfare.bots.search import kind_of_game
from wayfare.bots.weights import load_weights, no_network
from wayfare.compiling.records import Raw
from wayfare.engine import Game, load
from wayfare.errors import WayfareError
from wayfare.files import replacing, whole_file

MATCHES = 5  # in a piece of work
FIRST_EPOCHS, EPOCHS = 8, 4  # how often every lesson is learned, from planners and later
MEMORY = 4  # generations whose lessons are learned again
PASS_RATIO = 1.1  # a candidate must win this many times its share: 55% of two-player matches
STREAMS = 1000  # seeds apart: those of measuring strength, then of self-play and gate in every generation

Display = Callable[[str, int], AbstractContextManager[Callable[[int], None]]]  # shows how far something is


@dataclass(frozen=True)
class Plan:
    """What is trained. A folder belongs to one plan."""

    games: tuple[str, ...]
    players: tuple[int, ...] = (2,)  # the gate is played by the first number, lessons come from all
    generations: int = 5
    matches: int = 150  # of self-play per game, number of players and generation
    study: int = 2000  # iterations of the search per move of self-play
    gate: int = 400  # matches per game that decide about a candidate
    iterations: int = 150  # of the search per move in them
    turns: int = 30  # that planners play before the network judges, per 100 pieces
    trust: float = 0.5  # how much the network counts; the rest is how the match ends
    lessons: int = 80_000  # from planners, per game and number of players
    seed: int = 1


@dataclass(frozen=True)
class Generation:
    number: int
    lessons: int
    loss: float  # cross-entropy of the win shares, on lessons held out
    win_rate: float  # against the best before it
    low: float
    high: float
    passed: bool
    strength: float  # of the best now: its win rate against the start, on deals that decide nothing
    strength_low: float
    strength_high: float
    seconds: float  # since the run began, without pauses


class Training:
    """A plan, and how far it is, in a folder."""

    def __init__(
        self,
        plan: Plan,
        folder: Path,
        display: Display,
        jobs: int = 1,
        ray: str | None = None,
        start: Path | None = None,
    ) -> None:
        """`start` has the weights to begin with; without it the first generation is measured against playouts."""
        self.plan, self.folder, self._display, self._jobs, self._ray = plan, folder, display, jobs, ray
        self._games = [load(name) for name in plan.games]
        for game in self._games:
            game.check_players(plan.players[0])
        self._history, settings = folder / "history.json", folder / "plan.json"
        if settings.exists():
            self._check(json.loads(settings.read_text()))
        else:
            folder.mkdir(parents=True, exist_ok=True)
            _write_bytes(self._file(0), load_weights(start) if start else no_network())
            _write_json(self._history, [])
            _write_json(settings, asdict(plan))
        self.done = [Generation(**one) for one in json.loads(self._history.read_text())]

    def _check(self, before: dict[str, Any]) -> None:
        """Refuse a folder that belongs to another plan; generations may be added."""
        wanted = json.loads(json.dumps(asdict(self.plan)))
        if {**before, "generations": 0} != {**wanted, "generations": 0}:
            raise WayfareError(f"{self.folder} holds a training with other settings; choose another folder.")

    def _file(self, number: int) -> Path:
        """The weights of a generation; number 0 is the start."""
        return self.folder / f"{number}.weights"

    @property
    def best(self) -> Path:
        """The weights of the last generation that passed its gate."""
        return self._file(max((one.number for one in self.done if one.passed), default=0))

    def generations(self) -> Iterator[Generation]:
        """Train what is left of the plan, and say after each generation what came of it."""
        while len(self.done) < self.plan.generations:
            begin, number = monotonic(), len(self.done) + 1
            before, best = self.done[-1] if self.done else None, load_weights(self.best)
            new = is_new(best)
            lessons, choices = self._from_search(number, best)
            if new:
                lessons = np.concatenate([self._from_planners(number), lessons])
            epochs = FIRST_EPOCHS if new else EPOCHS
            raw, loss = fit(lessons, best, epochs=epochs, seed=self.plan.seed + number)
            for decisions in choices:
                fit_prior(decisions, raw)
            candidate = raw.view(Weights.dtype)[0]
            for kind in map(kind_of_game, self._games):
                candidate.turns[kind], candidate.trust[kind] = self.plan.turns, self.plan.trust
            _write_bytes(self._file(number), raw)
            tally = self._match("gate", raw, best, self._seed(number, 1))
            passed = tally.rate > PASS_RATIO / self.plan.players[0]
            strength = self._strength(raw if passed else best)
            generation = Generation(
                number,
                len(lessons),
                loss,
                tally.rate,
                tally.low,
                tally.high,
                passed,
                strength.rate,
                strength.low,
                strength.high,
                (before.seconds if before else 0.0) + monotonic() - begin,
            )
            self.done.append(generation)
            _write_json(self._history, [asdict(one) for one in self.done])
            yield generation

    def _tables(self) -> list[tuple[Game, int]]:
        return [
            (game, players)
            for game in self._games
            for players in self.plan.players
            if game.board.rules.players[0] <= players <= game.board.rules.players[1]
        ]

    def _from_planners(self, number: int) -> Lessons:
        seed, found = self._seed(number, 0), []
        with self._display("positions from planners", len(self._tables())) as advance:
            for game, players in self._tables():
                found.append(from_planners(game, players, seed, self.plan.lessons))
                advance(1)
        return np.concatenate(found)

    def _from_search(self, number: int, best: Raw) -> tuple[Lessons, list[Choices]]:
        """The lessons of this generation's matches, which are kept as they come, and of the last ones before it.

        With them come the decisions, one set for each kind of game.
        """
        seed, matches = self._seed(number, 0), self.plan.matches
        pieces = [
            piece
            for game, players in self._tables()
            for piece in self._pieces(game, (best,) * players, seed, matches, self.plan.study, WANDER)
        ]
        files = [self._lessons(number, at) for at in range(len(pieces))]
        missing = [at for at, file in enumerate(files) if not file.exists()]
        with self._display("self-play", matches * len(self._tables())) as advance:
            advance(sum(piece.count for piece in pieces) - sum(pieces[at].count for at in missing))
            played = in_order(from_search, (pieces[at] for at in missing), self._jobs, self._ray)
            for at, (piece, learned) in zip(missing, played, strict=True):
                _write_lessons(files[at], learned)
                advance(piece.count)
        recent = [file for old in range(max(1, number - MEMORY + 1), number + 1) for file in self._all_lessons(old)]
        read = [_read_lessons(file) for file in recent]
        kinds = sorted({choices.kind for _, choices in read if len(choices.sizes)})
        by_kind = [Choices.joined([choices for _, choices in read if choices.kind == kind]) for kind in kinds]
        return np.concatenate([lessons for lessons, _ in read]), by_kind

    def _lessons(self, number: int, at: int) -> Path:
        return self.folder / "lessons" / f"{number}-{at:05}.npz"

    def _all_lessons(self, number: int) -> list[Path]:
        return sorted((self.folder / "lessons").glob(f"{number}-*.npz"))

    def _seed(self, number: int, stream: int) -> int:
        return STREAMS * self.plan.seed + 2 * number + stream

    def _pieces(
        self, game: Game, networks: tuple[Raw, ...], seed: int, matches: int, iterations: int, wander: float = 0.0
    ) -> Iterator[Piece]:
        for first in range(0, matches, MATCHES):
            yield Piece(game, networks, iterations, seed, first, min(MATCHES, matches - first), wander)

    def _strength(self, best: Raw) -> Tally:
        """The wins of the best against the start, always on the same deals, which no gate has used."""
        start, tally = load_weights(self._file(0)), Tally()
        if np.array_equal(best, start):
            tally.add(self.plan.gate / self.plan.players[0], self.plan.gate)
            return tally
        return self._match("strength", best, start, STREAMS * self.plan.seed)

    def _match(self, what: str, one: Raw, others: Raw, seed: int) -> Tally:
        """The wins of one network in a single seat against another in all others, each deal in all seatings."""
        players, tally = self.plan.players[0], Tally()
        deals = math.ceil(self.plan.gate / players)
        pieces = [
            (seat, piece)
            for game in self._games
            for seat in range(players)
            for piece in self._pieces(game, _seated(one, others, seat, players), seed, deals, self.plan.iterations)
        ]
        with self._display(what, sum(piece.count for _, piece in pieces)) as advance:
            played = in_order(from_search, (piece for _, piece in pieces), self._jobs, self._ray)
            for (seat, _), (piece, learned) in zip(pieces, played, strict=True):
                tally.add(sum(shares[seat] for shares in learned.shares), piece.count)
                advance(piece.count)
        return tally


def _seated(one: Raw, others: Raw, seat: int, players: int) -> tuple[Raw, ...]:
    return tuple(one if other == seat else others for other in range(players))


def _write_bytes(path: Path, raw: Raw) -> None:
    with replacing(path) as part:
        part.write_bytes(raw.tobytes())


def _write_lessons(path: Path, learned: Learned) -> None:
    path.parent.mkdir(exist_ok=True)
    with replacing(path) as part, part.open("wb") as out:
        np.savez(out, lessons=learned.lessons, **asdict(learned.choices))


def _read_lessons(path: Path) -> tuple[Lessons, Choices]:
    with np.load(path) as kept:
        return kept["lessons"], Choices(int(kept["kind"]), kept["features"], kept["deserved"], kept["sizes"])


def _write_json(path: Path, value: object) -> None:
    with whole_file(path) as out:
        json.dump(value, out, indent=1)
