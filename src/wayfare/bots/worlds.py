"""Worlds that one seat cannot tell apart from the one it sees."""

from __future__ import annotations

import numpy as np

from wayfare.bots.kernel.worlds import SeenTickets, sample_once
from wayfare.compiling.records import Raw
from wayfare.engine import View
from wayfare.engine.mechanics import EVENT_ENTRIES
from wayfare.engine.state import DICE_BYTES, EMPTY, Dice


def seen_tickets(view: View) -> Raw:
    """The tickets the seat has seen leave the game or returned itself, as the bytes of a SeenTickets record."""
    raw = np.zeros(SeenTickets.nbytes, np.uint8)
    seen = raw.view(SeenTickets.dtype)[0]
    seen.returned[:] = EMPTY
    index = {ticket: n for n, ticket in enumerate(view.game.names.tickets)}
    returned = []
    for event in view.events:
        if EVENT_ENTRIES[event.event].payload != "ticket":
            continue
        ticket = None if event.ticket is None else index[event.ticket]
        match event.event:
            case "removed" | "completed":
                seen.removed[event.by] += event.event == "removed"
                if ticket is not None:
                    seen.gone[ticket // 64] |= np.uint64(1 << ticket % 64)
            case "returned":
                returned.append(EMPTY if ticket is None else ticket)
            case "drew-ticket":
                pass  # it's in front of its seat
            case _:
                raise AssertionError(f"bots/worlds.py doesn't know where {event.event!r} puts a ticket")
    size = view.state.returned_size  # the earlier ones have been drawn again
    seen.returned[:size] = returned[len(returned) - size :]
    return raw


def sample_world(view: View, seed: int) -> Raw:
    """A complete state, (STATE_BYTES,) uint8, that looks the same to the seat; every hidden deal is equally likely."""
    assert view.seat is not None
    dice = np.zeros(DICE_BYTES, np.uint8)
    dice.view(Dice.dtype)[0].state[:] = seed % (1 << 64)
    world = view.raw.copy()
    sample_once(view.game.raw, world, view.seat, seen_tickets(view), dice)
    return world
