"""Tournaments: every bot against every other, on the same deals, in all seatings, with intervals on every claim.

With more than two players a bot sits alone among players of the other kind; an even share is then 1 / players.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from statistics import fmean
from typing import Any

from openskill.models import PlackettLuce

from wayfare.arena.simulate import Rows, Work, check_run, done, is_compiled, win_shares
from wayfare.bots import make
from wayfare.engine import Game
from wayfare.errors import WayfareError

Z = 1.959964  # of a 95 % interval
FAST_DEALS, SLOW_DEALS = 500, 5  # deals of one pair that are played before the next pair has its turn
START = 25.0  # a new bot's rating, and three times its uncertainty


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a win rate: honest near 0 and 1 too."""
    if games == 0:
        return 0.0, 1.0
    rate, z = wins / games, Z * Z / games
    middle, half = rate + z / 2, Z * math.sqrt(rate * (1 - rate) / games + z / (4 * games))
    low, high = (middle - half) / (1 + z), (middle + half) / (1 + z)
    return max(0.0, min(low, rate)), min(1.0, max(high, rate))  # rounding must not push the rate out


@dataclass
class Tally:
    """Wins in so many games; a shared win counts as its share."""

    wins: float = 0.0
    games: int = 0

    def add(self, wins: float, games: int) -> None:
        self.wins += wins
        self.games += games

    def to_dict(self) -> dict[str, Any]:
        low, high = interval(self.wins, self.games)
        return {"games": self.games, "win_rate": self.wins / max(1, self.games), "low": low, "high": high}

    @property
    def half_width(self) -> float:
        low, high = interval(self.wins, self.games)
        return (high - low) / 2


@dataclass
class Standings:
    """What came of the matches so far."""

    game: str
    players: int
    bots: tuple[str, ...]
    pairs: dict[tuple[str, str], Tally] = field(default_factory=dict)
    first_seat: Tally = field(default_factory=Tally)

    def __post_init__(self) -> None:
        self.pairs = {pair: Tally() for pair in permutations(self.bots, 2)}
        self._model = PlackettLuce(mu=START, sigma=START / 3)
        self._ratings = {bot: self._model.rating() for bot in self.bots}

    def add(self, bot: str, against: str, seat: int, rows: Rows) -> None:
        """Matches in which `bot` had this seat and `against` all others."""
        shares = win_shares(rows, self.players)
        self.pairs[bot, against].add(float(shares[:, seat].sum()), len(rows))
        if self.players == 2:
            self.pairs[against, bot].add(float(shares[:, 1 - seat].sum()), len(rows))
        self.first_seat.add(float(shares[:, 0].sum()), len(rows))
        for row in shares > 0:
            self._rate(bot, against, seat, row)

    def _rate(self, bot: str, against: str, seat: int, won: Any) -> None:
        """Every seat is a player of its own; the kind that sits in several of them learns the mean of what they did."""
        old = [self._ratings[bot if other == seat else against] for other in range(self.players)]
        new = [team[0] for team in self._model.rate([[one] for one in old], ranks=[1.0 - float(w) for w in won])]
        self._ratings[bot] = new.pop(seat)
        mean = self._model.rating(mu=fmean(one.mu for one in new), sigma=fmean(one.sigma for one in new))
        self._ratings[against] = mean

    @property
    def games(self) -> int:
        return self.first_seat.games

    @property
    def widest(self) -> float:
        """Half the width of the widest interval of a pair."""
        return max(tally.half_width for tally in self.pairs.values())

    def total(self, bot: str) -> Tally:
        against = [tally for (one, _), tally in self.pairs.items() if one == bot]
        return Tally(sum(tally.wins for tally in against), sum(tally.games for tally in against))

    def to_dict(self) -> dict[str, Any]:
        bots = [
            {"bot": bot, **self.total(bot).to_dict(), "rating": round(float(self._ratings[bot].mu), 2)}
            for bot in self.bots
        ]
        pairs = [{"bot": bot, "against": other, **tally.to_dict()} for (bot, other), tally in self.pairs.items()]
        return {
            "game": self.game,
            "players": self.players,
            "games": self.games,
            "first_seat": self.first_seat.to_dict(),
            "bots": sorted(bots, key=lambda row: -row["win_rate"]),
            "pairs": pairs,
        }


def tournament(
    game: Game,
    bots: Sequence[str],
    *,
    games: int,
    seed: int,
    players: int = 2,
    jobs: int = 1,
    until: float | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Standings:
    """Play `games` per pair, or until every interval is within `until`. Ctrl-C keeps what was played."""
    check_run(game, players, games, seed, jobs)
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise WayfareError(f"A tournament needs two different bots or more, not {', '.join(bots) or 'none'}.")
    for bot in bots:
        make(bot, seed=0)
    standings = Standings(game.id, players, tuple(bots))
    deals = math.ceil(games / seatings(players))
    step = min(deals, FAST_DEALS if is_compiled(bots) else SLOW_DEALS)
    try:
        for first in range(0, deals, step):
            pieces = list(_round(game, standings, seed, first, min(step, deals - first)))
            for (work, bot, against, seat), (rows, _) in zip(pieces, done((p[0] for p in pieces), jobs), strict=True):
                standings.add(bot, against, seat, rows)
                progress(work.count)
            if until is not None and standings.widest <= until:
                break
    except KeyboardInterrupt:
        pass
    return standings


def seatings(players: int) -> int:
    """How many matches of a pair are played on one deal."""
    return players


def all_games(bots: int, games: int, players: int) -> int:
    """How many matches a whole tournament has."""
    pairs = bots * (bots - 1) // (2 if players == 2 else 1)
    return pairs * math.ceil(games / seatings(players)) * seatings(players)


def _round(game: Game, standings: Standings, seed: int, first: int, count: int) -> Iterator[tuple[Work, str, str, int]]:
    """Some deals for every pair, each deal in all seatings."""
    for bot, against in standings.pairs:
        if standings.players == 2 and standings.bots.index(bot) > standings.bots.index(against):
            continue  # with two players the other seating is this pair turned round
        for seat in range(standings.players):
            seated = tuple(bot if other == seat else against for other in range(standings.players))
            yield Work(game, seated, seed, first, count, records=False), bot, against, seat
