"""The layout of an observation: where each part that `kernel/observe.py` writes begins, and what it means."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wayfare.compiling.reading import read
from wayfare.engine import Game
from wayfare.engine.state import GameTables
from wayfare.envs.kernel.observe import ABSENT, OBSERVATION_PARTS


class Feature(NamedTuple):
    """A part of the observation: `observation[start : start + size]`."""

    name: str
    start: int
    size: int
    meaning: str


class Layout(NamedTuple):
    """How the observations of a game are laid out, for a number of players."""

    features: tuple[Feature, ...]
    starts: NDArray[np.int32]  # where each of the kernel's parts begins, or ABSENT
    size: int  # of the whole observation


def features(game: Game, players: int = 2) -> tuple[Feature, ...]:
    """The parts of a seat's observation, in order. Other seats follow in turn order."""
    return layout(game, players).features


@lru_cache(maxsize=64)
def layout(game: Game, players: int) -> Layout:
    """Lay out PARTS one after the other, those of each seat as often as there are players."""
    tables, found, n = read(game.raw, GameTables), [], 0
    starts = np.full(len(OBSERVATION_PARTS), ABSENT, np.int32)
    for index, part in enumerate(OBSERVATION_PARTS):
        size = part.size(tables)
        if size == 0:
            continue
        starts[index] = n
        for ahead in range(players if part.per_seat else 1):
            whose = "this seat" if ahead == 0 else f"the seat {ahead} after it"
            name = f"{part.name}+{ahead}" if part.per_seat else part.name
            found.append(Feature(name, n, size, part.meaning.format(whose=whose)))
            n += size
    return Layout(tuple(found), starts, n)
