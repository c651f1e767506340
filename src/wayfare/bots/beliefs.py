"""What the other seats' public moves say about their tickets."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from wayfare.bots.kernel import evidence
from wayfare.bots.kernel.beliefs import UNIFORM_EVERY, believe
from wayfare.bots.kernel.evidence import Beliefs
from wayfare.bots.kernel.worlds import SeenTickets
from wayfare.bots.worlds import seen_tickets
from wayfare.compiling.reading import read
from wayfare.compiling.records import Raw, empty_record
from wayfare.engine import Game, View
from wayfare.engine.mechanics import ACTION_ENTRIES
from wayfare.engine.state import SEATS, TICKETS, GameTables

Chances = NDArray[np.float64]

# Fitted by maximum likelihood to matches between bots of three kinds: see benchmarks/beliefs.py.
POINTS_GAMES = {
    "sharpness": 0.7,  # how much less likely a claim is with each step of the detour
    "claim_noise": 0.07,  # how often a claim has nothing to do with a ticket in progress …
    "claim_power": 1.1,  # … and how far claims are independent of one another: 1 if they are
    "card_noise": 0.4,  # the same for cards taken face up
    "card_power": 0.85,
    "idle_length": 0.9,  # how much likelier a route is with each space, for somebody with nothing to work on
    "start_value": 0.5,  # tickets that pay are likelier to be kept of those dealt, if others were returned for them …
    "start_points": -1.5,  # … and tickets with many points are less likely
    "later_value": 1.6,  # the same for tickets drawn later
    "later_points": -2.7,
    "missing": 0.65,  # of the cards for a route, how many aren't in hand yet
}
RACES = {  # without a market, and tickets aren't chosen
    **POINTS_GAMES,
    "sharpness": 0.31,
    "claim_noise": 0.13,
    "claim_power": 0.9,
    "idle_length": 0.0,
}


def coefficients_of(game: Game) -> dict[str, float]:
    """The coefficients for a game, in the kernel's order."""
    return POINTS_GAMES if game.board.rules.offers_tickets else RACES


def beliefs_of(view: View, seen: Raw, seed: int = 0) -> Raw:
    """What the view says about the other seats' tickets, as the bytes of a Beliefs record; `seed` is for samples."""
    return _believe(view, seen, seed, coefficients_of(view.game), 0)[0]


def _believe(view: View, seen: Raw, seed: int, coefficients: dict[str, float], samples: int) -> tuple[Raw, Chances]:
    raw, chances = empty_record(Beliefs), np.zeros((SEATS, TICKETS))
    beliefs = raw.view(Beliefs.dtype)[0]
    beliefs.coefficient[:] = [*coefficients.values()]
    beliefs.dice.state[0] = seed
    seat = -1 if view.seat is None else view.seat
    believe(view.game.raw, view.raw.copy(), seat, seen, public_events(view), raw, samples, chances)
    return raw, chances


def likely_tickets(
    view: View, samples: int = 200, coefficients: dict[str, float] | None = None
) -> tuple[Chances, Chances]:
    """How likely each other seat holds each ticket, (SEATS, TICKETS): in a search's worlds, and if dealt uniformly."""
    seen = seen_tickets(view)
    beliefs, sampled = _believe(view, seen, 0, coefficients or coefficients_of(view.game), samples)
    uniform = _uniform(view, beliefs, seen)
    count, hidden = np.array(view.state.ticket_count), beliefs.view(Beliefs.dtype)[0].hidden
    dealt = (count - hidden) / np.maximum(count, 1)  # the share of tickets that aren't sampled
    sampled += dealt[:, None] * uniform
    return sampled + (uniform - sampled) / UNIFORM_EVERY, uniform


def _uniform(view: View, beliefs: Raw, seen: Raw) -> Chances:
    """How likely each other seat holds each ticket if all deals are equally likely."""
    game, state = read(view.game.raw, GameTables), view.state
    pool, numbers = beliefs.view(Beliefs.dtype)[0].pool, np.arange(TICKETS)
    free = (pool[numbers // 64] >> (numbers % 64).astype(np.uint64) & np.uint64(1)) == 1
    for seat, hidden in enumerate(beliefs.view(Beliefs.dtype)[0].hidden):  # the last sample isn't in the pool
        free[beliefs.view(Beliefs.dtype)[0].sample[seat, :hidden]] = True
    long, regular = free & (numbers < game.long_tickets), free & (numbers >= game.long_tickets)
    dealt = game.long_tickets_dealt + game.tickets_dealt
    result = np.zeros((SEATS, TICKETS))
    for seat in range(view.players):
        if seat != view.seat and state.ticket_count[seat] > 0:
            of_long = game.long_tickets_dealt * (1 - seen.view(SeenTickets.dtype)[0].removed[seat] / dealt)
            result[seat, long] = of_long / max(1, long.sum())
            result[seat, regular] = (state.ticket_count[seat] - of_long) / max(1, regular.sum())
    return result


def public_events(view: View) -> NDArray[np.int32]:
    """What happened in public that may say something about tickets, as the kernel reads it."""
    names = view.game.names
    routes = {route.id: n for n, route in enumerate(view.game.board.map.routes)}
    colours = {card: n for n, card in enumerate(names.colours)}
    tickets = {ticket: n for n, ticket in enumerate(names.tickets)}
    events: list[tuple[int, int, int, int]] = []
    for move in view.moves:
        seat = move.seat
        match move.action:
            case "claim":
                events.append((evidence.PUBLIC_CLAIM, seat, routes[move.route or ""], 0))
            case "withdraw":
                last = max(n for n, event in enumerate(events) if event[:2] == (evidence.PUBLIC_CLAIM, seat))
                events[last] = (evidence.PUBLIC_ATTEMPT, *events[last][1:])
            case "draw":
                if move.card in colours:
                    events.append((evidence.PUBLIC_CARD, seat, colours[move.card], 0))
            case "keep":
                kept = len(move.tickets or ()) if move.count is None else move.count
                returned = sum(event.event in ("returned", "removed") for event in move.events)
                events.append((evidence.PUBLIC_KEEP, seat, kept, returned))
            case "swap":
                events.append((evidence.PUBLIC_SWAP, seat, 0, 0))
            case _:
                assert not ACTION_ENTRIES[move.action].tells, f"bots/beliefs.py doesn't hear what {move.action!r} tells"
        for event in move.events:
            if event.event == "completed":
                events.append((evidence.PUBLIC_COMPLETION, seat, tickets[event.ticket or ""], 0))
            elif event.event == "drew-ticket":
                events.append((evidence.PUBLIC_DRAW, seat, 0, 0))
    return np.array(events, np.int32).reshape(-1, evidence.EVENT_COLUMNS)
