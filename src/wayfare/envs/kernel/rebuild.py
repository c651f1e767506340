"""A state from what a view says, as far as `observe` reads it."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from wayfare.compiling import as_record, entry
from wayfare.compiling.records import Raw
from wayfare.engine.kernel.routes import close, join
from wayfare.engine.kernel.turns import clear
from wayfare.engine.state import NOBODY, GameTables, State


@entry
def place_routes(game_raw: Raw, state_raw: Raw, players: int, owners: NDArray[np.int8]) -> None:
    """Clear the table, then place every claimed route: `owners` (routes,), NOBODY where there is none."""
    game, state = as_record(game_raw, GameTables), as_record(state_raw, State)
    clear(game, state, players)
    for route in range(len(owners)):
        owner = int(owners[route])
        if owner != NOBODY:
            state.owner[route] = owner
            close(game, state, owner, route)
            join(game, state, owner, game.end_a[route], game.end_b[route])
