"""The other seats of a single-agent environment: random players, or any bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from wayfare import bots
from wayfare.bots import Bot
from wayfare.engine import Match
from wayfare.envs.options import check_opponents
from wayfare.envs.positions import env_action, game_action
from wayfare.envs.single import SingleMatch

OpponentSpec = str | Bot | Sequence[str | Bot]


class Opponents:
    """The bots in a match, in turn order after the learner.

    `random` picks from the mask. For other bots the match is also played as a `Match`, which gives them real Views: the
    same seed and the same actions make the same match.
    """

    def __init__(self, single: SingleMatch, opponents: OpponentSpec) -> None:
        """Raises WayfareError for a wrong number of opponents or an unknown bot."""
        self.single = single
        self.opponents = [opponents] * (single.players - 1) if isinstance(opponents, str | Bot) else list(opponents)
        check_opponents(len(self.opponents), single.players)
        self.all_random = all(opponent == "random" for opponent in self.opponents)
        for opponent in self.opponents:
            if isinstance(opponent, str):
                bots.make(opponent)
        self._match: Match | None = None

    def begin(self, learner: int, rng: np.random.Generator) -> None:
        """Start a new match in which the learner has this seat."""
        self._rng = Random(int(rng.integers(1 << 62)))
        if self.all_random:
            return
        single = self.single
        self._match = single.game.new_match(single.players, seed=single.seed)
        self._bots: dict[int, Bot | None] = {}
        for ahead, opponent in enumerate(self.opponents, 1):
            bot = opponent if isinstance(opponent, Bot) else None
            if isinstance(opponent, str) and opponent != "random":
                bot = bots.make(opponent, seed=int(rng.integers(1 << 62)))
            self._bots[(learner + ahead) % single.players] = bot

    def choose(self) -> int:
        bot = None if self._match is None else self._bots[self.single.turn]
        if bot is None or self._match is None:
            legal = self.single.legal()
            return int(legal[self._rng.randrange(len(legal))])
        return env_action(self.single.game, self.single.raw, bot.choose(self._match.view(self._match.turn)))

    def follow(self, action: int) -> None:
        """Repeat an action, anyone's, in the bots' copy of the match."""
        if self._match is not None:
            self._match.play(game_action(self.single.game, self._match._raw, action))
