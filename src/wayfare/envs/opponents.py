"""Who sits at the other seats: random players without a View, or any bots with one."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from wayfare import bots
from wayfare.bots import Bot
from wayfare.engine import Match
from wayfare.envs.single import Single
from wayfare.errors import WayfareError

Opponents = str | Bot | Sequence[str | Bot]


class Others:
    """The bots of a match, by their distance ahead of the learner's seat.

    `random` picks from the mask. For other bots the match is played a second time as a `Match`, which gives them real
    Views: the same seed and the same actions make the same match.
    """

    def __init__(self, single: Single, opponents: Opponents) -> None:
        names = [opponents] * (single.players - 1) if isinstance(opponents, str | Bot) else list(opponents)
        if len(names) != single.players - 1:
            raise WayfareError(
                f"{len(names)} opponents do not fill the table: name {single.players - 1}, or one for all."
            )
        self.single = single
        self.names = names
        self.random = all(name == "random" for name in names)
        for name in names:
            if isinstance(name, str):
                bots.make(name)
        self._match: Match | None = None

    def sit_down(self, seat: int, rng: np.random.Generator) -> None:
        """A new match begins, and the learner has this seat."""
        self._rng = Random(int(rng.integers(1 << 62)))
        if self.random:
            return
        single = self.single
        self._match = single.game.new_match(single.players, seed=single.seed)
        self._bots: dict[int, Bot | None] = {}
        for ahead, name in enumerate(self.names, 1):
            bot = name if isinstance(name, Bot) else None
            if isinstance(name, str) and name != "random":
                bot = bots.make(name, seed=int(rng.integers(1 << 62)))
            self._bots[(seat + ahead) % single.players] = bot

    def choose(self) -> int:
        """What the opponent to act does."""
        bot = None if self._match is None else self._bots[self.single.seat]
        if bot is None or self._match is None:
            legal = np.flatnonzero(self.single.mask())
            return int(legal[self._rng.randrange(len(legal))])
        return bot.choose(self._match.view(self._match.turn)).index

    def saw(self, action: int) -> None:
        """Anybody did this."""
        if self._match is not None:
            self._match.play(self.single.game.actions[action])
