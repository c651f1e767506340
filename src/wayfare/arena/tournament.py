"""Tournaments: every bot against every other, on the same deals, in all seatings, with an interval for every rate.

With more than two players, one bot plays against copies of the other; a fair share is then 1 / players.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field, replace
from itertools import permutations
from statistics import fmean
from typing import Any, NamedTuple

from openskill.models import PlackettLuce

from wayfare.arena.details import Details
from wayfare.arena.faults import Faults
from wayfare.arena.simulate import check_bots, check_run
from wayfare.arena.summary import win_shares
from wayfare.arena.win_rates import LuckAdjusted, Tally
from wayfare.arena.work import Played, Work, is_compiled, play_all
from wayfare.bots.guarded import CHOICE_SECONDS
from wayfare.engine import Game
from wayfare.errors import WayfareError

FAST_DEALS, SLOW_DEALS = 500, 5  # deals of one pair before the next pair's turn
LUCK_PLAYOUTS = 64  # from each position of a match, to take luck out of its result
START = 25.0  # a new bot's rating, and three times its uncertainty


@dataclass
class Standings:
    """The results of the matches so far."""

    game: str
    players: int
    bots: tuple[str, ...]
    pairs: dict[tuple[str, str], Tally] = field(default_factory=dict)
    first_seat: Tally = field(default_factory=Tally)
    faults: Faults = field(default_factory=Faults)
    details: Details | None = None
    adjusted: dict[tuple[str, str], LuckAdjusted] | None = None  # by pair, if luck is taken out

    def __post_init__(self) -> None:
        self.pairs = {pair: Tally() for pair in permutations(self.bots, 2)}
        if self.adjusted is not None:
            self.adjusted = {pair: LuckAdjusted() for pair in self.pairs}
        self._model = PlackettLuce(mu=START, sigma=START / 3)
        self._ratings = {bot: self._model.rating() for bot in self.bots}

    def add(self, bot: str, against: str, seat: int, first: int, played: Played) -> None:
        """Count matches from deal `first` on, in which `bot` had this seat and `against` all others."""
        rows, shares = played.rows, win_shares(played.rows, self.players)
        self.faults.add(played.faults)
        if self.details is not None:
            self.details.add(tuple(bot if other == seat else against for other in range(self.players)), played)
        self.pairs[bot, against].add(float(shares[:, seat].sum()), len(rows))
        if self.players == 2:
            self.pairs[against, bot].add(float(shares[:, 1 - seat].sum()), len(rows))
        if self.adjusted is not None:
            without_luck = shares - played.luck
            self.adjusted[bot, against].add(first, without_luck[:, seat])
            if self.players == 2:
                self.adjusted[against, bot].add(first, without_luck[:, 1 - seat])
        self.first_seat.add(float(shares[:, 0].sum()), len(rows))
        for row in shares > 0:
            self._rate(bot, against, seat, row)

    def _rate(self, bot: str, against: str, seat: int, won: Any) -> None:
        """Rate every seat as a player of its own; the bot in several seats gets the mean of their ratings."""
        old = [self._ratings[bot if other == seat else against] for other in range(self.players)]
        new = [team[0] for team in self._model.rate([[one] for one in old], ranks=[1.0 - float(w) for w in won])]
        self._ratings[bot] = new.pop(seat)
        mean = self._model.rating(mu=fmean(one.mu for one in new), sigma=fmean(one.sigma for one in new))
        self._ratings[against] = mean

    def rating(self, bot: str) -> float:
        """A bot's rating; a new one has 25."""
        return round(float(self._ratings[bot].mu), 2)

    @property
    def games(self) -> int:
        """How many matches have been played, by all pairs together."""
        return self.first_seat.games

    @property
    def widest(self) -> float:
        """Half the width of the widest interval of any pair, with luck taken out if it is."""
        return max(tally.half_width for tally in (self.adjusted or self.pairs).values())

    def total(self, bot: str) -> Tally:
        """A bot's wins against all others."""
        against = [tally for (one, _), tally in self.pairs.items() if one == bot]
        return Tally(sum(tally.wins for tally in against), sum(tally.games for tally in against))

    def total_adjusted(self, bot: str) -> LuckAdjusted:
        """A bot's wins against all others, with luck taken out; empty without `luck_adjusted`."""
        return LuckAdjusted.pooled(found for (one, _), found in (self.adjusted or {}).items() if one == bot)

    def to_dict(self) -> dict[str, Any]:
        """The standings in plain JSON types."""
        bots = [
            {"bot": bot, **self.total(bot).to_dict(), "rating": self.rating(bot), "faults": self.faults.of(bot)}
            for bot in self.bots
        ]
        pairs = [{"bot": bot, "against": other, **tally.to_dict()} for (bot, other), tally in self.pairs.items()]
        if self.adjusted is not None:
            for row in bots:
                row["adjusted"] = self.total_adjusted(row["bot"]).to_dict()
            for row, found in zip(pairs, self.adjusted.values(), strict=True):
                row["adjusted"] = found.to_dict()
        return {
            "game": self.game,
            "players": self.players,
            "games": self.games,
            "first_seat": self.first_seat.to_dict(),
            "bots": sorted(bots, key=lambda row: -row["win_rate"]),
            "pairs": pairs,
            "faults": self.faults.to_list(),
        }


class Piece(NamedTuple):
    """Matches in which `bot` has a seat and `against` all others."""

    work: Work
    bot: str
    against: str
    seat: int
    ends_round: bool


def tournament(
    game: Game,
    bots: Sequence[str],
    *,
    games: int,
    seed: int,
    players: int = 2,
    jobs: int = 1,
    ray: str | None = None,
    until: float | None = None,
    seconds: float = CHOICE_SECONDS,
    details: bool = False,
    luck_adjusted: bool = False,
    progress: Callable[[int], None] = lambda games: None,
) -> Standings:
    """Play `games` per pair, or until every interval is within `until`. Ctrl-C keeps the results so far.

    A bot's fault loses it that match, and the other bot's seats share the win; too many faults lose it every match that
    is left. With `details` the standings know more, and matches take a little longer. With `luck_adjusted` there are
    win rates without luck too, whose intervals are narrower, and `until` is about those: see docs/review.md.
    """
    check_run(game, players, games, seed, jobs, seconds)
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise WayfareError(f"A tournament needs at least two different bots, not {', '.join(bots) or 'none'}.")
    check_bots(bots)
    standings = Standings(
        game.id,
        players,
        tuple(bots),
        details=Details(game, players) if details else None,
        adjusted={} if luck_adjusted else None,
    )
    luck = LUCK_PLAYOUTS if luck_adjusted else 0
    template = Work(game, (), seed, 0, 0, finals=details, seconds=seconds, forfeit=True, luck=luck)
    begun: deque[Piece] = deque()
    with (
        suppress(KeyboardInterrupt),
        closing(play_all(_works(_pieces(template, standings, games), begun), jobs, ray)) as results,
    ):
        for played in results:
            piece = begun.popleft()
            standings.add(piece.bot, piece.against, piece.seat, piece.work.first, played)
            progress(piece.work.count)
            if piece.ends_round and until is not None and standings.widest <= until:
                break
    return standings


def _works(pieces: Iterator[Piece], begun: deque[Piece]) -> Iterator[Work]:
    """The pieces' work; those that have begun are remembered in order."""
    for piece in pieces:
        begun.append(piece)
        yield piece.work


def _pieces(template: Work, standings: Standings, games: int) -> Iterator[Piece]:
    """Rounds of some deals for every pair, each deal in all seatings."""
    players, bots = standings.players, standings.bots
    deals = math.ceil(games / players)
    step = min(deals, FAST_DEALS if is_compiled(bots) and not template.luck else SLOW_DEALS)
    # With two players the other seating of a pair is the reversed pair.
    pairs = [pair for pair in standings.pairs if players > 2 or bots.index(pair[0]) < bots.index(pair[1])]
    for first in range(0, deals, step):
        for bot, against in pairs:
            for seat in range(players):
                seated = tuple(bot if other == seat else against for other in range(players))
                work = replace(template, bots=seated, first=first, count=min(step, deals - first))
                yield Piece(work, bot, against, seat, (bot, against, seat) == (*pairs[-1], players - 1))


def match_count(bots: int, games: int, players: int) -> int:
    """How many matches a whole tournament has: every deal is played in as many seatings as there are players."""
    pairs = bots * (bots - 1) // (2 if players == 2 else 1)
    return pairs * math.ceil(games / players) * players
