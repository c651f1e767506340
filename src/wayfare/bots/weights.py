"""The weights of a network that judges positions: those that come with wayfare, and others from `wayfare train`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

from wayfare.bots.kernel.network import NETWORK, TO_THE_END
from wayfare.engine.state import Raw, empty_record
from wayfare.errors import WayfareError

OURS = Path(__file__).parent / "search.weights"  # benchmarks/weights.py makes them


@cache
def load_weights(path: Path) -> Raw:
    """The bytes of a NETWORK record, read once."""
    try:
        raw = np.fromfile(path, np.uint8)
    except OSError as error:
        raise WayfareError(f"The weights {path} cannot be read: {(error.strerror or str(error)).lower()}.") from None
    if len(raw) != NETWORK.itemsize:
        raise WayfareError(f"{path} holds no weights for this version of wayfare; `wayfare train` makes them.")
    return raw


def no_network() -> Raw:
    """The bytes of a NETWORK record that leaves the judging to playouts: they end before the network is asked."""
    raw = empty_record(NETWORK)
    raw.view(NETWORK)[0].turns = TO_THE_END
    return raw
