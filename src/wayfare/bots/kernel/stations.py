"""Stations as part of a plan: a route that another seat owns can be lent, for a station (EU-18 to EU-23)."""

from __future__ import annotations

from wayfare.bots.kernel.paths import most_of_one
from wayfare.bots.kernel.pay import NO_CHOICE
from wayfare.bots.kernel.workspace import Graph, Plan, Prices
from wayfare.compiling import rule
from wayfare.engine.kernel.payments import payment_offset
from wayfare.engine.kernel.sets import NONE, Bits, bit, drop_lowest, lowest
from wayfare.engine.state import NOBODY, WILD, WORDS, GameTables, State


@rule
def taken_sites(state: State) -> Bits:
    taken = NONE
    for seat in range(state.players):
        taken |= state.stations[seat]
    return taken


@rule
def price_station(game: GameTables, state: State, seat: int, prices: Prices, turn: int, point: int, card: int) -> None:
    """What the seat's next station costs, given what a turn, a point and a missing card are worth."""
    prices.station = 0
    if game.stations == 0 or state.stations_left[seat] == 0:
        return
    cards = game.station_cost[game.stations - state.stations_left[seat]]
    missing = max(0, cards - most_of_one(game, state, seat) - state.hand[seat, WILD])
    prices.station = turn + point * game.station_points + card * missing


@rule
def stations_to_use(state: State, seat: int) -> int:
    """How many routes could be lent to the seat in the end: one for each station, built or not."""
    count = int(state.stations_left[seat])
    left = state.stations[seat]
    while left != NONE:
        count += 1
        left = drop_lowest(left)
    return count


@rule
def site_for(game: GameTables, state: State, seat: int, route: int) -> int:
    """Where to build a station that lends this route: the free end with more routes of others; NO_CHOICE if none."""
    taken = taken_sites(state)
    best, best_count = NO_CHOICE, 0
    for location in (game.end_a[route], game.end_b[route]):
        if taken & bit(location) != NONE:
            continue
        count = 0
        for other in range(game.routes):
            if state.owner[other] != NOBODY and state.owner[other] != seat:
                count += game.end_a[other] == location or game.end_b[other] == location
        if count > best_count:
            best, best_count = location, count
    return best


@rule
def build_station(game: GameTables, state: State, plan: Plan, location: int) -> int:
    """Build a station, paying with the fewest wild cards and with the colour needed least; NO_CHOICE if impossible."""
    seat = state.turn
    if state.stations_left[seat] == 0 or taken_sites(state) & bit(location) != NONE:
        return NO_CHOICE
    built = game.stations - state.stations_left[seat]
    cost, wilds = game.station_cost[built], state.hand[seat, WILD]
    best, best_pain, best_used = NO_CHOICE, 1 << 20, 0
    for colour in range(game.colours):
        cards = state.hand[seat, colour]
        used = max(0, cost - cards)
        if used < cost and used <= wilds:
            short = max(0, plan.need[colour] - (cards - (cost - used)))
            pain = 10 * used + 4 * short + cards
            if pain < best_pain:
                best, best_pain, best_used = colour, pain, used
    if best == NO_CHOICE:
        if wilds < cost:
            return NO_CHOICE
        best, best_used = 0, cost
    payment = payment_offset(game.colours, cost, 0, best, best_used)
    return game.station[built] + game.locations * payment + location


@rule
def planned_station(game: GameTables, state: State, plan: Plan) -> int:
    """Build a station for the first planned route that only a new station can lend; NO_CHOICE if there is none."""
    seat = state.turn
    for word in range(WORDS):
        left = plan.lent[word]
        while left != NONE:
            route = 64 * word + lowest(left)
            left = drop_lowest(left)
            if not at_own_station(game, state, seat, route):
                location = site_for(game, state, seat, route)
                if location != NO_CHOICE:
                    return build_station(game, state, plan, location)
    return NO_CHOICE


@rule
def at_own_station(game: GameTables, state: State, seat: int, route: int) -> bool:
    """Does one of the seat's stations stand at an end of the route?"""
    ends = bit(game.end_a[route]) | bit(game.end_b[route])
    return bool(state.stations[seat] & ends != NONE)


@rule
def add_lent_edges(game: GameTables, state: State, seat: int, graph: Graph, prices: Prices) -> None:
    """Add the routes of others as edges: they cost a station, or nothing where the seat has one already."""
    if game.stations == 0 or (prices.station == 0 and state.stations[seat] == NONE):
        return
    taken = taken_sites(state)
    n = graph.edges
    for route in range(game.routes):
        if state.owner[route] == NOBODY or state.owner[route] == seat:
            continue
        a, b = state.group[seat, game.end_a[route]], state.group[seat, game.end_b[route]]
        ends = bit(game.end_a[route]) | bit(game.end_b[route])
        price = prices.station
        if state.stations[seat] & ends != NONE:
            price = 0
        elif price == 0 or ends & ~taken == NONE:
            continue
        if a != b:
            graph.route[n] = route
            graph.a[n] = a
            graph.b[n] = b
            graph.price[n] = price
            graph.cost[n] = price
            n += 1
    graph.edges = n
