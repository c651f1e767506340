"""Stations: where a seat may build one, and what it costs."""

from __future__ import annotations

from wayfare.compiling import rule
from wayfare.engine.kernel.cards import pay
from wayfare.engine.kernel.sets import NONE, Bits, bit, drop_lowest, lowest
from wayfare.engine.kernel.spans import At, span
from wayfare.engine.state import WILD, GameTables, Log, Spans, State


@rule
def sites(game: GameTables, state: State, spans: Spans, at: At) -> At:
    """Every way to build a station: each payment, at each location that has none (EU-18, EU-19)."""
    seat = state.turn
    built = game.stations - state.stations_left[seat]
    cost, wilds = game.station_cost[built], state.hand[seat, WILD]
    taken = NONE
    for other in range(state.players):
        taken |= state.stations[other]
    first = game.station[built]
    for colour in range(game.colours):
        for used in range(max(0, cost - state.hand[seat, colour]), min(cost - 1, wilds) + 1):
            at = free_sites(game, first + game.locations * used, taken, spans, at)
        first += game.locations * cost
    if wilds >= cost:
        at = free_sites(game, first, taken, spans, at)
    return at


@rule
def free_sites(game: GameTables, first: int, taken: Bits, spans: Spans, at: At) -> At:
    """The locations that aren't taken, as the spans between those that are."""
    start = 0
    while taken != NONE:
        location = lowest(taken)
        at = span(spans, at, first + start, location - start)
        start = location + 1
        taken = drop_lowest(taken)
    return span(spans, at, first + start, game.locations - start)


@rule
def build(game: GameTables, state: State, action: int, log: Log | None) -> None:
    """Pay for a station and build it (EU-18, EU-19, C-7)."""
    seat, wilds = state.turn, game.action_wilds[action]
    cost = game.station_cost[game.stations - state.stations_left[seat]]
    state.stations[seat] |= bit(game.action_route[action])
    state.stations_left[seat] -= 1
    pay(game, state, seat, game.action_card[action], cost - wilds, wilds, log)
