"""What the matches of a tournament were like: how long, where points came from, what a route or a ticket is worth."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from wayfare.arena.summary import win_shares
from wayfare.arena.win_rates import Tally
from wayfare.arena.work import Played, Rows
from wayfare.engine import Game
from wayfare.engine.kernel.runs import RESULT_ACTIONS, RESULT_POINTS, RESULT_REASON
from wayfare.engine.lists import SCORE_LINES
from wayfare.engine.result import read_scores, score_lines
from wayfare.engine.state import LINES, RUNNING, SLOTS, GameTables, State

Flags = NDArray[np.bool_]  # a row per match, a column per route or ticket
Numbers = NDArray[np.float64]


class Worth(NamedTuple):
    """How the players who had something did, and how they usually do."""

    tally: Tally
    usual: float

    @property
    def more(self) -> float:
        """How much more often they won than usual."""
        return self.tally.rate - self.usual


class WinsByOwner:
    """For each route or ticket: how often someone had it, and how often they won."""

    def __init__(self, size: int) -> None:
        self._games: dict[Any, Numbers] = defaultdict(lambda: np.zeros(size))
        self._wins: dict[Any, Numbers] = defaultdict(lambda: np.zeros(size))

    def add(self, side: Any, had: Flags, shares: Numbers) -> None:
        """Count matches: what a side had, and its share of the wins."""
        self._games[side] += had.sum(axis=0)
        self._wins[side] += shares @ had

    def worth(self, index: int, usual: dict[Any, Tally]) -> Worth:
        """What having it is worth, compared with the usual rate of the same bots: a strong bot wins anyway."""
        games = sum(int(counts[index]) for counts in self._games.values())
        wins = sum(float(counts[index]) for counts in self._wins.values())
        expected = sum(float(counts[index]) * usual[side].rate for side, counts in self._games.items())
        return Worth(Tally(wins, games), expected / max(1, games))


class Details:
    """Counts over all matches that were played to the end."""

    def __init__(self, game: Game, players: int) -> None:
        self.game, self.players = game, players
        self.for_points = game.board.rules.for_points
        self.lengths: dict[tuple[str, ...], Counter[int]] = defaultdict(Counter)  # by the bots that played
        self.seats: dict[tuple[str, int], Tally] = defaultdict(Tally)
        self.sources: dict[str, Counter[str]] = defaultdict(Counter)  # where each bot's points came from
        self.games: Counter[str] = Counter()
        self._usual: dict[Any, Tally] = defaultdict(Tally)
        routes, tickets = len(game.board.map.routes), len(game.board.map.tickets)
        self._routes, self._held, self._done = WinsByOwner(routes), WinsByOwner(tickets), WinsByOwner(tickets)

    def add(self, bots: tuple[str, ...], played: Played) -> None:
        """Count matches between these bots, listed by seat."""
        whole = played.rows[:, RESULT_REASON] != RUNNING
        rows, completed = played.rows[whole], played.finals.completed[whole]
        finals = played.finals.states[whole]
        states = finals.view(State.dtype)[:, 0]
        shares = win_shares(rows, self.players)
        self.lengths[tuple(dict.fromkeys(sorted(bots)))].update(rows[:, RESULT_ACTIONS].tolist())
        for seat, bot in enumerate(bots):
            owned = states["owner"][:, : len(self.game.board.map.routes)] == seat
            held, done = self._tickets(finals, states, completed, seat)
            side = bot, tuple(sorted(bots))
            self._usual[side].add(float(shares[:, seat].sum()), len(rows))
            self.seats[bot, seat].add(float(shares[:, seat].sum()), len(rows))
            self.games[bot] += len(rows)
            for having, had in ((self._routes, owned), (self._held, held), (self._done, done)):
                having.add(side, had, shares[:, seat])
            self._add_sources(
                bot, rows[:, RESULT_POINTS + LINES * seat :][:, :LINES], held & ~done, done, states["bonus"][:, seat]
            )

    def _tickets(
        self, finals: NDArray[np.uint8], states: Any, completed: NDArray[np.int8], seat: int
    ) -> tuple[Flags, Flags]:
        """The tickets that a seat held at the end or had shown, and those of them that it completed."""
        numbers = np.arange(len(self.game.board.map.tickets))
        if self.for_points:
            held = (states["held"][:, seat, numbers // 64] >> (numbers % 64).astype(np.uint64) & np.uint64(1)) == 1
            tables, group = self.game.raw.view(GameTables.dtype)[0], self._groups(finals, states, seat)
            a, b = (tables[end][: len(numbers)] for end in ("ticket_a", "ticket_b"))
            return held, held & (group[:, a] == group[:, b])
        done = completed[:, : len(numbers)] == seat
        left = np.zeros_like(done)
        for slot in range(SLOTS):
            dealt = states["slots"][:, seat] > slot
            left |= dealt[:, None] & (states["slot"][:, seat, slot][:, None] == numbers)
        return done | left, done

    def _groups(self, finals: NDArray[np.uint8], states: Any, seat: int) -> NDArray[np.int8]:
        """By match: locations with the same number are connected for the seat, by routes lent to its stations too."""
        group: NDArray[np.int8] = states["group"][:, seat].copy()
        if not self.game.board.rules.stations:
            return group
        index = {location.id: n for n, location in enumerate(self.game.board.map.locations)}
        ends = {route.id: (index[route.a], index[route.b]) for route in self.game.board.map.routes}
        for labels, raw in zip(group, finals, strict=True):
            for route in (read_scores(self.game, raw)[seat].lent or {}).values():
                a, b = ends[route]
                labels[labels == labels[b]] = labels[a]
        return group

    def _add_sources(self, bot: str, points: Rows, missed: Flags, done: Flags, bonus: Any) -> None:
        """Points by score line; what missed tickets cost is counted apart from what completed ones scored."""
        found = self.sources[bot]
        if not self.for_points:
            found.update({"tickets": int(done.sum()), "bonus": int(bonus.sum())})
            return
        lines = dict(zip(SCORE_LINES, points.sum(axis=0).tolist(), strict=True))
        worth = self.game.raw.view(GameTables.dtype)[0]["ticket_points"][: missed.shape[1]].astype(np.int64)
        lost = int((missed @ worth).sum())
        found.update(lines | {"tickets": lines["tickets"] + lost, "missed": -lost})

    def mean_sources(self, bot: str) -> dict[str, float]:
        """What a bot scores in an average match, by score line; in a race, its tickets."""
        keys = (*score_lines(self.game.board), "missed") if self.for_points else ("tickets", "bonus")
        return {key: self.sources[bot][key] / max(1, self.games[bot]) for key in keys}

    def routes(self) -> dict[str, Worth]:
        """What owning a route is worth."""
        return {route.id: self._routes.worth(n, self._usual) for n, route in enumerate(self.game.board.map.routes)}

    def held(self) -> dict[str, Worth]:
        """What holding a ticket is worth, completed or not."""
        return {name: self._held.worth(n, self._usual) for n, name in enumerate(self.game.names.tickets)}

    def done(self) -> dict[str, Worth]:
        """What completing a ticket is worth."""
        return {name: self._done.worth(n, self._usual) for n, name in enumerate(self.game.names.tickets)}
