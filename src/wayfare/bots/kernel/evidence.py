"""Evidence: how well each ticket explains what the other seats did in public.

Somebody who works on a ticket claims routes on short paths between its ends. So for every claim (also of a tunnel that
was withdrawn) and for every card taken face up, each ticket gets a ratio: how likely somebody working on it would have
done that, compared with somebody who has nothing to work on. Paths are measured on the map as the seat had it then.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from wayfare.bots.kernel import styles
from wayfare.bots.kernel.plans import BLIND_CARD_PRICE, CLAIM_PRICE, POINT_PRICE
from wayfare.bots.kernel.workspace import UNREACHABLE
from wayfare.compiling import rule
from wayfare.compiling.records import Record, float32, float64, int8, int32, nested, uint64
from wayfare.engine.state import ANY_COLOUR, COLOURS, LOCATIONS, NOBODY, ROUTES, SEATS, TICKETS, WORDS, Dice, GameTables

# What happened in public, a row each: the kind, the seat, and two numbers.
PUBLIC_CLAIM, PUBLIC_ATTEMPT, PUBLIC_CARD, PUBLIC_KEEP, PUBLIC_SWAP, PUBLIC_COMPLETION, PUBLIC_DRAW = range(7)
EVENT_KIND, EVENT_SEAT, EVENT_ITEM, EVENT_RETURNED = range(4)
EVENT_COLUMNS = 4

EVIDENCE_ROWS = 256  # more claims than a board has routes; of the cards taken, only the first ones count
MOST_HIDDEN = 16  # tickets of one seat that are sampled; any more are dealt at random
PARTICLES = 512  # samples that are kept; then they are used again
DETOUR_STEPS = 64  # detours are rounded to DETOUR_STEP; anything longer is as unlikely as the last
DETOUR_STEP = 4
COMPLETED_WEIGHT = 1e-9  # the weight of a ticket that a seat can't hold in a race: a sample needs some ticket
LENT_PRICE = 120  # the price of a route of another seat, where stations can lend it

# The coefficients, see bots/beliefs.py.
(
    SHARPNESS,
    CLAIM_NOISE,
    CLAIM_POWER,
    CARD_NOISE,
    CARD_POWER,
    IDLE_LENGTH,
    START_VALUE,
    START_POINTS,
    LATER_VALUE,
    LATER_POINTS,
    MISSING_SHARE,
) = range(11)
COEFFICIENTS = 11


class Beliefs(Record):
    """What is known about the other seats' tickets, and samples of them."""

    dice = nested(Dice)  # the generator of the samples
    pool = uint64(WORDS)  # tickets of unknown whereabouts
    particle = uint64(PARTICLES, SEATS, WORDS)  # samples: the hidden tickets of each seat
    particles = int32()  # how many there are
    weight = float64(TICKETS)  # scratch: the candidates for one ticket, and the cards' part
    card_weight = float64(TICKETS)
    coefficient = float32(COEFFICIENTS)
    # the hidden tickets of each seat: how many are sampled, when they came, how likely each was to be kept
    hidden = int32(SEATS)
    born = int32(SEATS, MOST_HIDDEN)
    prior = float32(SEATS, MOST_HIDDEN, TICKETS)
    sample = int8(SEATS, MOST_HIDDEN)  # the current sample; EMPTY before the first
    # what the seats did: how likely each ticket makes it, compared with none; -1 if the ticket was done by then
    rows = int32()
    row_kind = int8(EVIDENCE_ROWS)
    row_seat = int8(EVIDENCE_ROWS)
    row_time = int32(EVIDENCE_ROWS)
    fit = float32(EVIDENCE_ROWS, TICKETS)
    known = float32(EVIDENCE_ROWS)  # the total of the tickets that the seat has shown since, and their number
    known_count = int32(EVIDENCE_ROWS)
    # the map at some moment
    owner = int8(ROUTES)
    players = int32()
    likelihood = float32(DETOUR_STEPS)  # by steps of a detour
    fresh = int8(SEATS)  # is what follows up to date for the seat?
    distance = int32(SEATS, LOCATIONS, LOCATIONS)
    price = int32(ROUTES)  # of every route, on an empty map
    cost = int32(ROUTES)  # scratch: for the seat that is measured; UNREACHABLE if it's closed to it
    share = float32(SEATS, COLOURS, TICKETS)  # how likely somebody working on a ticket takes each colour


@rule
def begin(game: GameTables, beliefs: Beliefs, players: int) -> None:
    """Nothing has happened yet."""
    coefficient = beliefs.coefficient
    beliefs.players, beliefs.rows, beliefs.particles = players, 0, 0
    card = styles.OPEN_CARD_PRICE[styles.STYLE_PLANNER] if game.market > 0 else BLIND_CARD_PRICE
    for route in range(game.routes):
        beliefs.owner[route] = NOBODY
        price = CLAIM_PRICE + int(coefficient[MISSING_SHARE] * card * game.length[route])
        price -= styles.POINT_DISCOUNT[styles.STYLE_PLANNER] * game.route_points[game.length[route]]
        beliefs.price[route] = max(1, price)
    for step in range(DETOUR_STEPS):
        beliefs.likelihood[step] = math.exp(-coefficient[SHARPNESS] * step)
    for seat in range(players):
        beliefs.fresh[seat] = 0
        beliefs.hidden[seat] = 0
        if game.offers_tickets == 0:
            for _ in range(game.tickets_dealt):
                add_hidden(game, beliefs, seat, 0, 0.0, 0.0)


@rule
def set_costs(game: GameTables, beliefs: Beliefs, seat: int) -> None:
    """What every route costs a seat: nothing if it has it already, UNREACHABLE if it can't have it."""
    few = beliefs.players < game.both_halves_from
    for route in range(game.routes):
        owner, twin = beliefs.owner[route], game.twin[route]
        beliefs.cost[route] = beliefs.price[route]
        if owner == seat:
            beliefs.cost[route] = 0
        elif owner != NOBODY:
            beliefs.cost[route] = LENT_PRICE if game.stations > 0 else UNREACHABLE
        elif twin >= 0 and (beliefs.owner[twin] == seat or (few and beliefs.owner[twin] != NOBODY)):
            beliefs.cost[route] = UNREACHABLE


@rule
def measure(game: GameTables, beliefs: Beliefs, seat: int) -> None:
    """The distance between any two locations, for a seat on the map as it is (Floyd-Warshall)."""
    set_costs(game, beliefs, seat)
    if beliefs.fresh[seat] == 1:
        return
    distance = beliefs.distance[seat]
    for a in range(game.locations):
        for b in range(game.locations):
            distance[a, b] = 0 if a == b else UNREACHABLE
    for route in range(game.routes):
        a, b = game.end_a[route], game.end_b[route]
        nearer = min(distance[a, b], beliefs.cost[route])
        distance[a, b] = nearer
        distance[b, a] = nearer
    for middle in range(game.locations):
        for a in range(game.locations):
            first = distance[a, middle]
            if first < UNREACHABLE:
                for b in range(game.locations):
                    distance[a, b] = min(distance[a, b], first + distance[middle, b])
    beliefs.fresh[seat] = 1
    if game.market > 0:
        share_colours(game, beliefs, seat)


@rule
def likelihood(game: GameTables, beliefs: Beliefs, seat: int, route: int, ticket: int) -> float:
    """How likely somebody working on a ticket wants an open route, up to a factor: the shorter the detour, the more."""
    distance = beliefs.distance[seat]
    a, b = game.end_a[route], game.end_b[route]
    c, d = game.ticket_a[ticket], game.ticket_b[ticket]
    way = min(distance[c, a] + distance[b, d], distance[c, b] + distance[a, d])
    step = (way + beliefs.cost[route] - distance[c, d]) // DETOUR_STEP
    return beliefs.likelihood[step] if step < DETOUR_STEPS else 0.0


@rule
def is_open(beliefs: Beliefs, route: int) -> bool:
    """May the measured seat still claim a route?"""
    return beliefs.owner[route] == NOBODY and beliefs.cost[route] < UNREACHABLE


@rule
def is_wanted(game: GameTables, beliefs: Beliefs, seat: int, ticket: int) -> bool:
    """Could the seat be working on the ticket: is it possible, and not done yet?"""
    way = beliefs.distance[seat, game.ticket_a[ticket], game.ticket_b[ticket]]
    return 0 < way < UNREACHABLE


@rule
def share_colours(game: GameTables, beliefs: Beliefs, seat: int) -> None:
    """By ticket: how likely the next card that somebody working on it takes is of each colour, relative to the mean."""
    for ticket in range(game.tickets):
        for colour in range(game.colours):
            beliefs.share[seat, colour, ticket] = 0.0
        if not is_wanted(game, beliefs, seat, ticket):
            continue
        total = 0.0
        for route in range(game.routes):
            if is_open(beliefs, route):
                much = likelihood(game, beliefs, seat, route, ticket) * game.length[route]
                total += much
                if game.colour[route] != ANY_COLOUR:
                    beliefs.share[seat, game.colour[route], ticket] += much
                else:
                    for colour in range(game.colours):
                        beliefs.share[seat, colour, ticket] += much / game.colours
        if total > 0.0:
            for colour in range(game.colours):
                beliefs.share[seat, colour, ticket] *= game.colours / total


@rule
def add_row(beliefs: Beliefs, kind: int, seat: int, time: int) -> int:
    """Start the row of something that a seat did. Returns its number."""
    row = beliefs.rows
    beliefs.row_kind[row] = kind
    beliefs.row_seat[row] = seat
    beliefs.row_time[row] = time
    beliefs.known[row] = 0.0
    beliefs.known_count[row] = 0
    beliefs.rows += 1
    return row


@rule
def note_claim(game: GameTables, beliefs: Beliefs, seat: int, route: int, time: int) -> None:
    """A seat claimed a route, or tried to."""
    measure(game, beliefs, seat)
    row = add_row(beliefs, PUBLIC_CLAIM, seat, time)
    idle, all_idle = math.exp(beliefs.coefficient[IDLE_LENGTH] * game.length[route]), 0.0
    for other in range(game.routes):
        if is_open(beliefs, other):
            all_idle += math.exp(beliefs.coefficient[IDLE_LENGTH] * game.length[other])
    for ticket in range(game.tickets):
        beliefs.fit[row, ticket] = -1.0
        if is_wanted(game, beliefs, seat, ticket):
            total = 0.0
            for other in range(game.routes):
                if is_open(beliefs, other):
                    total += likelihood(game, beliefs, seat, other, ticket)
            if total > 0.0:
                fit = likelihood(game, beliefs, seat, route, ticket) / total
                beliefs.fit[row, ticket] = fit * all_idle / idle


@rule
def note_card(game: GameTables, beliefs: Beliefs, seat: int, colour: int, time: int) -> None:
    """A seat took a card face up."""
    if beliefs.rows >= EVIDENCE_ROWS - game.routes:
        return
    measure(game, beliefs, seat)
    row = add_row(beliefs, PUBLIC_CARD, seat, time)
    for ticket in range(game.tickets):
        wanted = is_wanted(game, beliefs, seat, ticket)
        beliefs.fit[row, ticket] = beliefs.share[seat, colour, ticket] if wanted else -1.0


@rule
def note_kept(game: GameTables, beliefs: Beliefs, seat: int, kept: int, returned: int, time: int) -> None:
    """A seat kept tickets: of some that it returned others for, those that paid at the time are likelier."""
    start = beliefs.hidden[seat] == 0
    value, points = float(beliefs.coefficient[LATER_VALUE]), float(beliefs.coefficient[LATER_POINTS])
    if start:
        value, points = float(beliefs.coefficient[START_VALUE]), float(beliefs.coefficient[START_POINTS])
    if returned == 0:
        value, points = 0.0, 0.0
    measure(game, beliefs, seat)
    first = beliefs.hidden[seat]
    for _ in range(kept):
        add_hidden(game, beliefs, seat, time, value, points)
    if start:
        split_long(game, beliefs, seat, min(kept, MOST_HIDDEN), kept / (kept + returned), kept - game.tickets_dealt)
    else:
        for index in range(first, beliefs.hidden[seat]):
            for ticket in range(game.long_tickets):
                beliefs.prior[seat, index, ticket] = 0.0


@rule
def add_hidden(game: GameTables, beliefs: Beliefs, seat: int, time: int, value: float, points: float) -> None:
    """A seat has another ticket since some time."""
    index = beliefs.hidden[seat]
    if index == MOST_HIDDEN:
        return
    beliefs.hidden[seat] += 1
    beliefs.born[seat, index] = time
    for ticket in range(game.tickets):
        worth = 0.0
        if value != 0.0 or points != 0.0:
            way = beliefs.distance[seat, game.ticket_a[ticket], game.ticket_b[ticket]]
            profit = (POINT_PRICE * game.ticket_points[ticket] - way) / 100.0
            worth = value * max(-3.0, min(3.0, profit)) + points * game.ticket_points[ticket] / 10.0
        beliefs.prior[seat, index, ticket] = math.exp(worth)


@rule
def split_long(game: GameTables, beliefs: Beliefs, seat: int, kept: int, chance: float, forced: int) -> None:
    """Of the tickets kept at the start, the first may be long ones: as likely as any other dealt; some surely are."""
    for index in range(kept):
        long = 0.0 if index >= game.long_tickets_dealt else 1.0 if index < forced else chance
        scale_prior(beliefs, seat, index, 0, game.long_tickets, long)
        scale_prior(beliefs, seat, index, game.long_tickets, game.tickets, 1.0 - long)


@rule
def scale_prior(beliefs: Beliefs, seat: int, index: int, first: int, end: int, share: float) -> None:
    """Scale the weights of some tickets so that they add up to their share."""
    total = 0.0
    for ticket in range(first, end):
        total += beliefs.prior[seat, index, ticket]
    for ticket in range(first, end):
        beliefs.prior[seat, index, ticket] *= share / total


@rule
def note_completed(beliefs: Beliefs, seat: int, ticket: int) -> None:
    """In a race a seat showed a ticket: it explains what the seat has done since it had it."""
    index = shown_index(beliefs, seat, ticket)
    for row in range(beliefs.rows):
        if explains(beliefs, seat, ticket, row, beliefs.born[seat, index]):
            beliefs.known[row] += beliefs.fit[row, ticket]
            beliefs.known_count[row] += 1
    beliefs.hidden[seat] -= 1
    beliefs.born[seat, index] = beliefs.born[seat, beliefs.hidden[seat]]


@rule
def shown_index(beliefs: Beliefs, seat: int, ticket: int) -> int:
    """Which of its tickets a seat has shown: an older one if that explains more of what it did, else a newer one."""
    noise = beliefs.coefficient[CLAIM_NOISE]
    best, best_weight = 0, 0.0
    for index in range(beliefs.hidden[seat]):
        weight = 1.0
        for row in range(beliefs.rows):
            if explains(beliefs, seat, ticket, row, beliefs.born[seat, index]):
                weight *= noise + (1.0 - noise) * beliefs.fit[row, ticket]
        if weight > best_weight:
            best, best_weight = index, weight
    return best


@rule
def explains(beliefs: Beliefs, seat: int, ticket: int, row: int, since: int) -> bool:
    """Could a ticket that a seat has had for some time be what it was working on?"""
    of_seat = beliefs.row_seat[row] == seat and beliefs.row_time[row] >= since
    return of_seat and beliefs.fit[row, ticket] >= 0.0


@rule
def note_swapped(beliefs: Beliefs, seat: int, time: int) -> None:
    for index in range(beliefs.hidden[seat]):
        beliefs.born[seat, index] = time


@rule
def note(game: GameTables, beliefs: Beliefs, event: NDArray[np.int32], time: int, viewer: int) -> None:
    kind, seat, what = event[EVENT_KIND], event[EVENT_SEAT], event[EVENT_ITEM]
    if seat != viewer:
        if kind in (PUBLIC_CLAIM, PUBLIC_ATTEMPT):
            note_claim(game, beliefs, seat, what, time)
        elif kind == PUBLIC_CARD:
            note_card(game, beliefs, seat, what, time)
        elif kind == PUBLIC_KEEP:
            note_kept(game, beliefs, seat, what, event[EVENT_RETURNED], time)
        elif kind == PUBLIC_SWAP:
            note_swapped(beliefs, seat, time)
        elif kind == PUBLIC_COMPLETION:
            note_completed(beliefs, seat, what)
        elif kind == PUBLIC_DRAW and beliefs.hidden[seat] < game.tickets_dealt:
            add_hidden(game, beliefs, seat, time, 0.0, 0.0)
    if kind == PUBLIC_CLAIM:
        beliefs.owner[what] = seat
        for other in range(beliefs.players):
            beliefs.fresh[other] = 0


@rule
def rule_out_done(game: GameTables, beliefs: Beliefs, viewer: int) -> None:
    """In a race no seat holds a ticket that it has completed."""
    for seat in range(beliefs.players):
        if seat == viewer or game.shows_completed == 0:
            continue
        measure(game, beliefs, seat)
        for index in range(beliefs.hidden[seat]):
            for ticket in range(game.tickets):
                done = beliefs.distance[seat, game.ticket_a[ticket], game.ticket_b[ticket]] == 0
                beliefs.prior[seat, index, ticket] = COMPLETED_WEIGHT if done else 1.0
