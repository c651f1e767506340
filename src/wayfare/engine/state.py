"""The records that the kernel works on, described once: a game's tables, the state of a match, and scratch space.

They are NumPy structured records of fixed size, so one compilation serves every board, a copy is a memory copy, and a
batch of matches is an array. Counts are signed bytes: unsigned ones become floats when Numba mixes them with ordinary
integers.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from wayfare.engine.lists import ACTION_KINDS, END_REASONS, SCORE_LINES, TIE_BREAKS, Phase

SEATS = 5
COLOURS = 8
KINDS = COLOURS + 1  # the colours, then the wild card
WILD = COLOURS
GRAY = COLOURS  # as a route's colour: any one colour
ROUTES = 128
WORDS = ROUTES // 64  # a set of routes or tickets is this many 64-bit words
TICKETS = 96
LOCATIONS = 64
LENGTH = 9
ROW = 8  # cards in the market
SLOTS = 4  # tickets in front of a seat
STATIONS = 4  # of one seat
CARDS = 120
ACTIONS = 8192  # without the choices of tickets …
INDICES = 1 << 17  # … and with them

# Numbers beyond the action space, in spans: actions that were only counted, see turns.action_in.
NTH_DRAW = INDICES  # + n: one of the draws that are allowed
GRAY_CLAIM = NTH_DRAW + 64  # + WAYS x the route + n: one of the ways to pay for it
WAYS = 128  # more than any route has

NOBODY = -1
EMPTY = -1

# The phases. The kernel tells the two choices of tickets apart; to everyone else both are `keep`.
PHASE_NAMES: tuple[Phase, ...] = ("keep", "turn", "next-card", "keep", "over", "tunnel")
KEEP_DEALT, TURN, NEXT_CARD, KEEP_OFFERED, OVER, TUNNEL = range(len(PHASE_NAMES))

# What a game is played for.
POINTS, RACE = range(2)

# Why a match ended: 0 while it's running, then the position in the list, counted from 1.
RUNNING = 0
LAST_ROUND, ALL_PASSED, SIX_TICKETS, OUT_OF_PIECES, STALEMATE = (
    1 + END_REASONS.index(code) for code in ("last-round", "all-passed", "six-tickets", "out-of-pieces", "stalemate")
)

# What an action does, for the table `action_kind`.
DRAW, CLAIM, KEEP, TAKE_TICKETS, SWAP, PASS, PAY, WITHDRAW, STATION = map(
    ACTION_KINDS.index, ("draw", "claim", "keep", "tickets", "swap", "pass", "pay", "withdraw", "station")
)

# The columns of `points` in a score.
LINES = len(SCORE_LINES)

Raw = NDArray[np.uint8]  # one record as bytes: the form in which Python passes it to compiled code


def record(*fields: tuple[Any, ...]) -> np.dtype[Any]:
    """A dtype whose elements have their fields as attributes, compiled or not.

    No field may have the name of an attribute that every NumPy scalar has, such as `size`. NumPy doesn't align records
    within records, so the size is a multiple of 8.
    """
    assert not any(hasattr(np.void, field[0]) for field in fields)
    missing = -np.dtype(list(fields), align=True).itemsize % 8
    padding = [("padding", "u1", missing)] if missing else []
    return np.dtype((np.record, np.dtype([*fields, *padding], align=True)))


GAME = record(
    # routes
    ("reach", "<u8", (COLOURS + 1, LENGTH + 1, WORDS)),  # [colour, n]: routes of that colour with at most n spaces
    ("all_routes", "<u8", WORDS),
    ("routes", "<i4"),
    ("length", "i1", ROUTES),
    ("colour", "i1", ROUTES),
    ("wilds", "i1", ROUTES),  # spaces that take nothing but wild cards
    ("more_wilds", "<u8", (LENGTH + 1, WORDS)),  # [n]: routes with more than n such spaces
    ("tunnels", "<u8", WORDS),
    ("gray_routes", "<i4"),  # how many there are
    ("end_a", "i1", ROUTES),
    ("end_b", "i1", ROUTES),
    ("twin", "<i2", ROUTES),  # the other half of a double, or NOBODY
    # locations, as sets
    ("locations", "<i4"),
    ("attractions", "<u8"),
    ("east", "<u8"),
    ("west", "<u8"),
    # tickets
    ("all_tickets", "<u8", WORDS),
    ("tickets", "<i4"),
    ("long_tickets", "<i4"),  # the first ones
    ("ticket_a", "i1", TICKETS),
    ("ticket_b", "i1", TICKETS),
    ("ticket_points", "<i2", TICKETS),
    # the action space: where each kind begins
    ("actions", "<i4"),
    ("draw_deck", "<i4"),
    ("draw_market", "<i4"),  # + colour
    ("draw_wild", "<i4"),
    ("take_tickets", "<i4"),
    ("swap", "<i4"),
    ("pass_", "<i4"),
    ("claim", "<i4", ROUTES),  # + the payment, for instance its wild cards: see routes.payments
    ("pay", "<i4", LENGTH),  # [n - 1]: adding n cards for a tunnel, + the payment
    ("withdraw", "<i4"),
    ("station", "<i4", STATIONS),  # [n]: building another after n, + locations x the payment + the location
    ("keeps", "<i4"),  # the first choice of tickets; the tables below end here
    ("keep", "<i4", (SLOTS + 1, SLOTS + 1)),  # [long, others]: + their rank: see tickets.keep_action
    ("combinations", "<i4", (TICKETS + 1, SLOTS + 1)),  # how many sets of k there are among n
    ("action_kind", "i1", ACTIONS),
    ("action_route", "i1", ACTIONS),  # or a station's location
    ("action_card", "i1", ACTIONS),  # the colour paid, or the market card
    ("action_wilds", "i1", ACTIONS),
    # the numbers of the rules
    ("cards", "i1", KINDS),
    ("colours", "<i4"),
    ("goal", "<i4"),
    ("pieces", "<i4"),
    ("hand", "<i4"),
    ("draw", "<i4"),
    ("market", "<i4"),
    ("reset_at", "<i4"),
    ("reset_limit", "<i4"),
    ("both_halves_from", "<i4"),
    ("tickets_dealt", "<i4"),
    ("tickets_offered", "<i4"),
    ("tickets_kept", "<i4"),
    ("long_tickets_dealt", "<i4"),
    ("tickets_kept_at_start", "<i4"),
    ("unkept_removed", "<i4"),  # 1 if tickets that aren't kept at the start are out of the game
    ("last_round_at", "<i4"),
    ("route_points", "<i2", LENGTH + 1),
    ("attraction_points", "<i4"),
    ("tunnel_cards", "<i4"),
    ("stations", "<i4"),
    ("station_cost", "i1", STATIONS),
    ("station_points", "<i4"),
    ("longest_points", "<i4"),
    ("longest", "<i4"),  # 1 if the longest path counts, for points or between seats that are level
    ("tie_breaks", "<i4"),  # how many there are
    ("tie_break", "i1", len(TIE_BREAKS)),  # positions in TIE_BREAKS, in the order in which they are tried
    ("tickets_to_win", "<i4"),
    ("bonus_tickets", "<i4"),
    ("stalemate_rounds", "<i4"),
)

STATE = record(
    # chance: see kernel/chance.py
    ("counter", "<u8"),  # blocks made so far
    ("key", "<u4", 8),
    ("block", "<u4", 16),
    ("used", "<i4"),  # words of the block already given out
    # routes
    ("open", "<u8", (SEATS, WORDS)),  # routes that the seat may still claim (C-2, C-4, NY-12)
    ("owner", "i1", ROUTES),
    ("group", "i1", (SEATS, LOCATIONS)),  # locations with the same number are connected by the seat's routes (C-9)
    ("pieces", "i1", SEATS),
    # cards: the deck and discards as counts, see kernel/cards.py
    ("hand", "i1", (SEATS, KINDS)),
    ("known", "i1", (SEATS, KINDS)),  # cards in the hand that everyone saw being taken
    ("hand_size", "i1", SEATS),
    ("deck", "i1", KINDS),
    ("discards", "i1", KINDS),
    ("deck_size", "i1"),
    ("discards_size", "i1"),
    ("row", "i1", ROW),  # the market from left to right; EMPTY where there is no card
    # stations, and the tunnel whose price is being decided
    ("stations", "<u8", SEATS),  # locations, as a set
    ("stations_left", "i1", SEATS),
    ("tunnel", "<i4"),  # the claim, or NOBODY; its cards have left the hand
    ("turned", "i1", ROW),  # the cards turned up, in order; EMPTY beyond them
    ("due", "i1"),  # cards to be added
    # tickets
    ("held", "<u8", (SEATS, WORDS)),  # tickets kept, in points games
    ("unseen", "<u8", WORDS),  # tickets that nobody has seen: the top of the deck, in no order
    ("unseen_size", "i1"),
    ("returned", "i1", TICKETS),  # below them the tickets that were returned, as a ring
    ("returned_from", "i1"),
    ("returned_size", "i1"),
    ("slot", "i1", (SEATS, SLOTS)),  # in order: tickets on offer in points games, tickets in hand in races
    ("slots", "i1", SEATS),
    ("ticket_count", "i1", SEATS),  # tickets held; public
    ("completed", "i1", SEATS),  # tickets shown as completed, including the bonus, in races
    ("bonus", "i1", SEATS),
    # whose turn it is, and where the match stands
    ("players", "i1"),
    ("turn", "i1"),  # the seat to act
    ("phase", "i1"),
    ("drawn", "i1"),  # cards drawn in this turn
    ("passes", "i1"),  # turns in a row that were passes (NY-17)
    ("idle", "<i2"),  # turns in a row with neither draw nor claim (FJ-10)
    ("turns_left", "i1"),  # of the last round; NOBODY before it (NY-16)
    ("reason", "i1"),
)

# A set of actions as spans, see kernel/spans.py. Like everything the kernel writes to, it's a record, not an array:
# Numba counts references to arrays, with atomic instructions that would cost a third of the running time.
# More than any state has: every route; payments for a station, each with the gaps between stations; what else there is.
SPAN_COUNT = ROUTES + 16 + (COLOURS * LENGTH + 1) * (SEATS * STATIONS + 1)
SPANS = record(
    ("offset", "<i4", SPAN_COUNT),
    ("upto", "<i4", SPAN_COUNT),
    ("payable", "<i4", LENGTH + 1),  # [n]: ways to lay down 1 to n cards of one colour, see routes.count_payable
)

# The events of one action, see kernel/events.py.
LOG_ROWS = 256  # more than one action can cause
LOG = record(("rows", "<i4"), ("event", "<i2", LOG_ROWS), ("value", "<i2", LOG_ROWS))

# Scratch space for the longest path, see kernel/longest.py: the graph of a seat's routes, and a walk on it.
WALK = record(
    ("routes", "<i4"),
    ("route", "<i2", ROUTES),  # the seat's routes
    ("left", "<i4"),  # how many of them are left when leaves are taken away, and for each location …
    ("degree", "i1", LOCATIONS),  # … how many meet there …
    ("mixed", "<i2", LOCATIONS),  # … their numbers, combined by exclusive or …
    ("tail", "<i2", LOCATIONS),  # … the longest trail into what was taken away there …
    ("second_tail", "<i2", LOCATIONS),  # … and the longest that can be added to it
    ("incident", "<i2", 2 * ROUTES),  # those at each location, one location after the other …
    ("first", "<i2", LOCATIONS + 1),  # … and where each location begins
    ("shortest", "i1", LOCATIONS),  # length of the shortest route there
    ("used", "i1", ROUTES),
    ("at", "i1", ROUTES + 1),  # by step: the location, the next route to try, the route taken
    ("next", "<i2", ROUTES + 1),
    ("taken", "<i2", ROUTES + 1),
)

# Scratch space for stations, see kernel/lending.py. A group is a set of locations that the seat's own routes connect.
LOANS = record(
    ("stations", "<i4"),
    ("location", "i1", STATIONS),
    ("group", "i1", STATIONS),  # by station: its group, and what it could use …
    ("options", "i1", STATIONS),
    ("option", "<i2", (STATIONS, LOCATIONS)),  # … a route of another seat …
    ("option_group", "i1", (STATIONS, LOCATIONS)),  # … to another group
    ("choice", "i1", STATIONS),  # one more than the option, or 0 for none
    ("best", "i1", STATIONS),
    ("label", "i1", LOCATIONS),  # by group: equal ones are connected by a choice
    ("tickets", "<i4"),  # not completed by the seat's own routes
    ("ticket", "i1", TICKETS),
)

# What each seat has at the end, see kernel/scoring.py.
SCORES = record(
    ("points", "<i4", (SEATS, LINES)),  # one column for each score line
    ("total", "<i4", SEATS),
    ("completed", "<i4", SEATS),  # tickets
    ("path", "<i4", SEATS),  # pieces on the longest path, on boards where that counts
    ("lent", "<i2", (SEATS, STATIONS)),  # by station, in the order of their locations: the route it uses, or NOBODY
    ("walk", WALK),
    ("loans", LOANS),
    ("tie_break", "<i4"),  # 0 if nobody was level; else what decided, as a position in TIE_BREAKS, counted from 1
)

# The random players' generators, see kernel/runs.py.
DICE = record(("state", "<u8", SEATS))

# What compiled code needs to play whole matches, in one piece: Python allocates it once, and every match reuses it.
WORKSPACE = record(
    ("state", STATE),
    ("spans", SPANS),
    ("scores", SCORES),
    ("dice", DICE),
    ("block", "<u4", 16),  # of random words, while a match is being seeded
)

GAME_BYTES, STATE_BYTES, SPANS_BYTES, LOG_BYTES, SCORES_BYTES, DICE_BYTES = (
    kind.itemsize for kind in (GAME, STATE, SPANS, LOG, SCORES, DICE)
)

# Offsets of two bytes that are read often: ten times faster than through the record.
TURN_AT, PHASE_AT = (np.dtype(STATE).fields[field][1] for field in ("turn", "phase"))  # type: ignore[index]


def empty_record(kind: np.dtype[Any]) -> Raw:
    """The bytes of a new record of some kind, all zero."""
    return np.zeros(kind.itemsize, np.uint8)
