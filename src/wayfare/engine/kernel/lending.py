"""Stations at the end: the routes of others that they use, chosen for the owner's best (EU-20, EU-21).

A route that is lent connects the group of locations around the station with the group at its other end. Every way to
give each station one route or none is tried.
"""

from __future__ import annotations

from wayfare.compiling import rule
from wayfare.engine.kernel.routes import joined
from wayfare.engine.kernel.sets import NONE, bit, drop_lowest, lowest
from wayfare.engine.state import LOCATIONS, NOBODY, STATIONS, WORDS, GameTables, Loans, Scores, State


@rule
def lend(game: GameTables, state: State, seat: int, scores: Scores) -> tuple[int, int]:
    """Choose what the seat's stations use; return the points and the number of the tickets that this completes.

    The most points count, then the most tickets, then the fewest routes.
    """
    loans = scores.loans
    list_options(game, state, seat, loans)
    list_tickets(game, state, seat, loans)
    best, best_count, best_used = 0, 0, 0
    for station in range(loans.stations):
        loans.choice[station] = 0
        loans.best[station] = 0
    while loans.tickets > 0 and next_choice(loans):
        used = connect(loans)
        points, count = completed_by(game, state, seat, loans)
        if (points, count, -used) > (best, best_count, -best_used):
            best, best_count, best_used = points, count, used
            for station in range(loans.stations):
                loans.best[station] = loans.choice[station]
    for station in range(STATIONS):
        chosen = loans.best[station] if station < loans.stations else 0
        scores.lent[seat, station] = loans.option[station, chosen - 1] if chosen > 0 else NOBODY
    return best, best_count


@rule
def list_options(game: GameTables, state: State, seat: int, loans: Loans) -> None:
    """What each of the seat's stations could use: routes of other seats, one for each group that they lead to."""
    stations = state.stations[seat]
    left = stations
    loans.stations = 0
    while left != NONE:
        loans.location[loans.stations] = lowest(left)
        loans.group[loans.stations] = state.group[seat, lowest(left)]
        loans.options[loans.stations] = 0
        loans.stations += 1
        left = drop_lowest(left)
    for route in range(game.routes):
        a, b = game.end_a[route], game.end_b[route]
        if state.owner[route] != NOBODY and state.owner[route] != seat and (bit(a) | bit(b)) & stations != NONE:
            for station in range(loans.stations):
                if loans.location[station] == a:
                    add_option(loans, station, route, state.group[seat, b])
                elif loans.location[station] == b:
                    add_option(loans, station, route, state.group[seat, a])


@rule
def add_option(loans: Loans, station: int, route: int, group: int) -> None:
    """Add a route to a station's options, unless it leads nowhere new."""
    new = group != loans.group[station]
    for i in range(loans.options[station]):
        new = new and loans.option_group[station, i] != group
    if new:
        loans.option[station, loans.options[station]] = route
        loans.option_group[station, loans.options[station]] = group
        loans.options[station] += 1


@rule
def list_tickets(game: GameTables, state: State, seat: int, loans: Loans) -> None:
    """The tickets that the seat's own routes don't complete."""
    loans.tickets = 0
    for word in range(WORDS):
        left = state.held[seat, word]
        while left != NONE:
            ticket = 64 * word + lowest(left)
            if not joined(state, seat, game.ticket_a[ticket], game.ticket_b[ticket]):
                loans.ticket[loans.tickets] = ticket
                loans.tickets += 1
            left = drop_lowest(left)
    for group in range(LOCATIONS):
        loans.label[group] = group


@rule
def next_choice(loans: Loans) -> bool:
    """Go on to the next way to choose; False after the last."""
    for station in range(loans.stations):
        loans.choice[station] += 1
        if loans.choice[station] <= loans.options[station]:
            return True
        loans.choice[station] = 0
    return False


@rule
def connect(loans: Loans) -> int:
    """Label the groups that the chosen routes connect; return how many routes there are."""
    used = 0
    for station in range(loans.stations):
        loans.label[loans.group[station]] = loans.group[station]
        for i in range(loans.options[station]):
            loans.label[loans.option_group[station, i]] = loans.option_group[station, i]
    for station in range(loans.stations):
        if loans.choice[station] > 0:
            used += 1
            to = loans.label[loans.group[station]]
            gone = loans.label[loans.option_group[station, loans.choice[station] - 1]]
            for other in range(loans.stations):
                relabel(loans, loans.group[other], gone, to)
                if loans.choice[other] > 0:
                    relabel(loans, loans.option_group[other, loans.choice[other] - 1], gone, to)
    return used


@rule
def relabel(loans: Loans, group: int, gone: int, to: int) -> None:
    """Give a group its new label, if it has the old one."""
    if loans.label[group] == gone:
        loans.label[group] = to


@rule
def completed_by(game: GameTables, state: State, seat: int, loans: Loans) -> tuple[int, int]:
    """The points and the number of the tickets that the chosen routes complete."""
    points, count = 0, 0
    for i in range(loans.tickets):
        ticket = loans.ticket[i]
        a, b = state.group[seat, game.ticket_a[ticket]], state.group[seat, game.ticket_b[ticket]]
        if loans.label[a] == loans.label[b]:
            points += game.ticket_points[ticket]
            count += 1
    return points, count
