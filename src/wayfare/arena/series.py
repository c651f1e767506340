"""A series of matches between the same bots, built in or not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack

from wayfare.bots import Fault, GuardedBot
from wayfare.bots.guarded import CHOICE_SECONDS, STRIKES
from wayfare.compiling import as_record
from wayfare.compiling.records import empty_record
from wayfare.engine import Game, Match, Player
from wayfare.engine import seeds as seeding
from wayfare.engine.kernel.runs import match_seed
from wayfare.engine.state import Workspace

FALLBACK = "planner"


class Series:
    """Bots by seat. With `forfeit` a bot's fault loses it the match; otherwise the planner plays that move.

    A bot with too many faults is out: it forfeits every match, or the planner plays all its moves.
    """

    def __init__(
        self,
        game: Game,
        bots: Sequence[str],
        *,
        seconds: float = CHOICE_SECONDS,
        forfeit: bool = False,
        out: frozenset[str] = frozenset(),
    ) -> None:
        self.game, self.bots, self.forfeit = game, tuple(bots), forfeit
        self.out = set(out)
        self.lost: set[str] = set()  # the bots that forfeited the last match
        self.faults: list[Fault] = []
        self._exit = ExitStack()
        self._seats = [self._exit.enter_context(GuardedBot(name, seconds=seconds)) for name in bots]
        self._planner = GuardedBot(FALLBACK)

    def __enter__(self) -> Series:
        return self

    def __exit__(self, *error: object) -> None:
        self._exit.close()

    def play(self, seed: int, number: int) -> Match | None:
        """Play match `number` of a seed. It isn't over if it was forfeited, and None if it didn't have to be dealt."""
        self.lost = set()
        if self.forfeit and self.out & set(self.bots):
            return None
        match, starts = deal(self.game, self.bots, seed, number)
        for seat, start in zip(self._seats, starts, strict=True):
            seat.begin(start)
        while match.turn is not None:
            choice = self._seat(match.turn).choose(match.view(match.turn))
            if choice.fault is not None:
                self._note(choice.fault)
                if self.forfeit:
                    return match
            match.play(choice.action)
        return match

    def _seat(self, seat: int) -> GuardedBot:
        return self._planner if self.bots[seat] in self.out else self._seats[seat]

    def _note(self, fault: Fault) -> None:
        self.faults.append(fault)
        self.lost.add(fault.bot)
        times = Counter(one.bot for one in self.faults)
        self.out |= {bot for bot in times if times[bot] >= STRIKES}


def deal(game: Game, bots: Sequence[str], seed: int, number: int) -> tuple[Match, list[int]]:
    """Match `number` of a seed, and where the bots' own chance begins."""
    raw = empty_record(Workspace)
    match_seed(raw, seeding.key(seed), number)
    workspace = as_record(raw, Workspace)
    starts = [int(start) for start in workspace.dice.state[: len(bots)]]
    players = [Player(name=name, kind="bot") for name in bots]
    return game.new_match(players, seed=seeding.seed_of(workspace.state.key)), starts


def play_match(game: Game, bots: Sequence[str], seed: int, number: int) -> Match:
    with Series(game, bots) as series:
        match = series.play(seed, number)
    assert match is not None
    return match
