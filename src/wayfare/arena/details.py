"""What the matches of a tournament were like: their length, the points, what a route or a ticket is worth."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from wayfare.arena.summary import win_shares
from wayfare.arena.tally import Tally
from wayfare.arena.work import Played
from wayfare.engine import Game
from wayfare.engine.board import PointsRules
from wayfare.engine.kernel.runs import LENGTH, REASON, TOTALS
from wayfare.engine.state import GAME, RUNNING, SLOTS, STATE

Flags = NDArray[np.bool_]  # a row per match, a column per route or ticket
Numbers = NDArray[np.float64]


class Worth(NamedTuple):
    """How those did who had something, and how they usually did."""

    tally: Tally
    usual: float

    @property
    def more(self) -> float:
        return self.tally.rate - self.usual


class Having:
    """For each route or ticket: who had it, how often, and what they won."""

    def __init__(self, size: int) -> None:
        self._games: dict[Any, Numbers] = defaultdict(lambda: np.zeros(size))
        self._wins: dict[Any, Numbers] = defaultdict(lambda: np.zeros(size))

    def add(self, side: Any, had: Flags, shares: Numbers) -> None:
        self._games[side] += had.sum(axis=0)
        self._wins[side] += shares @ had

    def worth(self, place: int, usual: dict[Any, Tally]) -> Worth:
        """Bots do not own the same things: what a strong one usually wins is not the doing of its routes."""
        games = sum(int(counts[place]) for counts in self._games.values())
        wins = sum(float(counts[place]) for counts in self._wins.values())
        expected = sum(float(counts[place]) * usual[side].rate for side, counts in self._games.items())
        return Worth(Tally(wins, games), expected / max(1, games))


class Details:
    """Counted over all matches that were played to their end."""

    def __init__(self, game: Game, players: int) -> None:
        self.game, self.players = game, players
        self.for_points = isinstance(game.board.rules, PointsRules)
        self.lengths: dict[tuple[str, ...], Counter[int]] = defaultdict(Counter)  # by who played
        self.seats: dict[tuple[str, int], Tally] = defaultdict(Tally)
        self.sources: dict[str, Counter[str]] = defaultdict(Counter)  # what each bot's points came from
        self.games: Counter[str] = Counter()
        self._usual: dict[Any, Tally] = defaultdict(Tally)
        routes, tickets = len(game.board.map.routes), len(game.board.map.tickets)
        self._routes, self._held, self._done = Having(routes), Having(tickets), Having(tickets)

    def add(self, bots: tuple[str, ...], played: Played) -> None:
        """Matches of bots by seat."""
        whole = played.rows[:, REASON] != RUNNING
        rows, completed = played.rows[whole], played.finals.completed[whole]
        states = played.finals.states[whole].view(STATE)[:, 0]
        shares = win_shares(rows, self.players)
        self.lengths[tuple(dict.fromkeys(sorted(bots)))].update(rows[:, LENGTH].tolist())
        for seat, bot in enumerate(bots):
            owned = states["owner"][:, : len(self.game.board.map.routes)] == seat
            held, done = self._tickets(states, completed, seat)
            side = bot, tuple(sorted(bots))
            self._usual[side].add(float(shares[:, seat].sum()), len(rows))
            self.seats[bot, seat].add(float(shares[:, seat].sum()), len(rows))
            self.games[bot] += len(rows)
            for having, had in ((self._routes, owned), (self._held, held), (self._done, done)):
                having.add(side, had, shares[:, seat])
            self._add_sources(bot, owned, held, done, rows[:, TOTALS + seat], states["bonus"][:, seat])

    def _tickets(self, states: Any, completed: NDArray[np.int8], seat: int) -> tuple[Flags, Flags]:
        """The tickets that a seat had at the end or had shown, and those among them that it completed."""
        numbers = np.arange(len(self.game.board.map.tickets))
        if self.for_points:
            held = (states["held"][:, seat, numbers // 64] >> (numbers % 64).astype(np.uint64) & np.uint64(1)) == 1
            tables, group = self.game.raw.view(GAME)[0], states["group"][:, seat]
            a, b = (tables[end][: len(numbers)] for end in ("ticket_a", "ticket_b"))
            return held, held & (group[:, a] == group[:, b])
        done = completed[:, : len(numbers)] == seat
        left = np.zeros_like(done)
        for place in range(SLOTS):
            dealt = states["slots"][:, seat] > place
            left |= dealt[:, None] & (states["slot"][:, seat, place][:, None] == numbers)
        return done | left, done

    def _add_sources(self, bot: str, owned: Flags, held: Flags, done: Flags, total: Any, bonus: Any) -> None:
        found = self.sources[bot]
        if not self.for_points:
            found.update({"tickets": int(done.sum()), "bonus": int(bonus.sum())})
            return
        tables = self.game.raw.view(GAME)[0]
        points = tables["ticket_points"][: held.shape[1]].astype(np.int64)
        lengths = tables["length"][: owned.shape[1]]
        parts = {
            "routes": int((owned @ tables["route_points"][lengths].astype(np.int64)).sum()),
            "tickets": int((done @ points).sum()),
            "missed tickets": -int(((held & ~done) @ points).sum()),
        }
        found.update({**parts, "attractions": int(total.sum()) - sum(parts.values())})

    def mean_sources(self, bot: str) -> dict[str, float]:
        """What a bot has of each kind in an average match."""
        names = ("routes", "tickets", "attractions", "missed tickets") if self.for_points else ("tickets", "bonus")
        return {name: self.sources[bot][name] / max(1, self.games[bot]) for name in names}

    def routes(self) -> dict[str, Worth]:
        """What owning a route is worth."""
        return {route.id: self._routes.worth(n, self._usual) for n, route in enumerate(self.game.board.map.routes)}

    def held(self) -> dict[str, Worth]:
        """What holding a ticket is worth, completed or not."""
        return {name: self._held.worth(n, self._usual) for n, name in enumerate(self.game.names.tickets)}

    def done(self) -> dict[str, Worth]:
        """What completing a ticket is worth."""
        return {name: self._done.worth(n, self._usual) for n, name in enumerate(self.game.names.tickets)}
