"""The weights of a network that judges positions: those that come with wayfare, and others from `wayfare train`."""

from __future__ import annotations

import math
from functools import cache
from pathlib import Path

import numpy as np

from wayfare.bots.kernel.network import TO_THE_END, Weights
from wayfare.bots.kernel.pace import LONG_GAME
from wayfare.bots.kernel.priors import OPTION_BY_PLANNER, OPTION_PLANNED
from wayfare.compiling.records import Raw, empty_record
from wayfare.errors import WayfareError

# How many times as promising such an option looks, if nothing is learned; and in a long game, with few iterations.
BY_HAND = {OPTION_BY_PLANNER: 4.0, OPTION_PLANNED: 2.0}
BY_HAND_IF_LONG = {OPTION_BY_PLANNER: 6.0, OPTION_PLANNED: 3.0}
BUILTIN_WEIGHTS = Path(__file__).parent / "search.weights"  # benchmarks/weights.py makes them


@cache
def load_weights(path: Path) -> Raw:
    """The bytes of a Weights record, read once."""
    try:
        raw = np.fromfile(path, np.uint8)
    except OSError as error:
        raise WayfareError(f"The weights {path} cannot be read: {(error.strerror or str(error)).lower()}.") from None
    if len(raw) != Weights.nbytes:
        raise WayfareError(f"{path} holds no weights for this version of wayfare; `wayfare train` makes them.")
    return raw


def no_network() -> Raw:
    """The bytes of a Weights record with nothing learned: playouts end before it is asked, and the prior is simple."""
    raw = empty_record(Weights)
    network = raw.view(Weights.dtype)[0]
    network.turns[:] = TO_THE_END
    for feature, weight in BY_HAND.items():
        network.prior[:, feature] = math.log(weight)
    for feature, weight in BY_HAND_IF_LONG.items():
        network.prior[LONG_GAME, feature] = math.log(weight)
    return raw
