"""The weights of a network that judges positions, from `wayfare train`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

from wayfare.bots.kernel.network import NETWORK
from wayfare.engine.state import Raw, empty_record
from wayfare.errors import WayfareError

TO_THE_END = 1 << 20  # turns, as NETWORK counts them: planners play every match out, and the network is never asked


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
    """The bytes of a NETWORK record that leaves the judging to playouts."""
    raw = empty_record(NETWORK)
    raw.view(NETWORK)[0].turns = TO_THE_END
    return raw
