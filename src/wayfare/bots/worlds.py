"""Worlds that one seat cannot tell apart from the one it sees."""

from __future__ import annotations

import numpy as np

from wayfare.bots.kernel.worlds import SEEN, SEEN_BYTES, sample
from wayfare.engine import View
from wayfare.engine.state import DICE, DICE_BYTES, EMPTY, Raw


def seen_tickets(view: View) -> Raw:
    """What the seat has seen of tickets: which are out of the match, and which it put back itself, and where."""
    raw = np.zeros(SEEN_BYTES, np.uint8)
    seen = raw.view(SEEN)[0]
    seen.returned[:] = EMPTY
    place = {ticket: n for n, ticket in enumerate(view.game.names.tickets)}
    returned = []
    for event in view.events:
        if event.event == "completed" and event.ticket is not None:
            ticket = place[event.ticket]
            seen.gone[ticket // 64] |= np.uint64(1 << ticket % 64)
        elif event.event == "returned":
            returned.append(EMPTY if event.ticket is None else place[event.ticket])
    size = int(view.state.returned_size)  # those on top of them have been drawn again
    seen.returned[:size] = returned[len(returned) - size :]
    return raw


def another_world(view: View, seed: int) -> Raw:
    """A whole state that looks the same to the seat: every deal of what it may not know is equally likely."""
    assert view.seat is not None
    dice = np.zeros(DICE_BYTES, np.uint8)
    dice.view(DICE)[0].state[:] = seed % (1 << 64)
    world = view.raw.copy()
    sample(view.game.raw, world, view.seat, seen_tickets(view), dice)
    return world
