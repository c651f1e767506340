"""The records that the kernel works on, described once: a game's tables, the state of a match, and scratch space.

They are NumPy structured records of fixed size, so one compilation serves every board, a copy is a memory copy, and a
batch of matches is an array. Counts are signed bytes: unsigned ones become floats when Numba mixes them with ordinary
integers.
"""

from __future__ import annotations

from wayfare.compiling.reading import byte_of
from wayfare.compiling.records import Record, int8, int16, int32, nested, uint32, uint64
from wayfare.engine.lists import ACTION_KINDS, END_REASONS, EVENT_KINDS, PHASES, SCORE_LINES, TIE_BREAKS, Phase, covers

SEATS = 5
COLOURS = 8
KINDS = COLOURS + 1  # the colours, then the wild card
WILD = COLOURS
ANY_COLOUR = COLOURS  # of a gray route: after the colours in tables of routes, as WILD is in tables of cards
ROUTES = 128
WORDS = ROUTES // 64  # a set of routes or tickets is this many 64-bit words
TICKETS = 96
LOCATIONS = 64
MAX_LENGTH = 9  # of a route
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
covers("PHASE_NAMES in engine/state.py", PHASES, *dict.fromkeys(PHASE_NAMES))

# Why a match ended: 0 while it's running, then the position in the list, counted from 1.
RUNNING = 0
LAST_ROUND, ALL_PASSED, SIX_TICKETS, OUT_OF_PIECES, STALEMATE = (
    1 + position
    for position in covers(
        "the ends of engine/state.py",
        END_REASONS,
        *("last-round", "all-passed", "six-tickets", "out-of-pieces", "stalemate"),
    )
)

# What an action does, for the table `action_kind`.
DRAW, CLAIM, KEEP, TAKE_TICKETS, SWAP, PASS, PAY, WITHDRAW, STATION = covers(
    "the actions of engine/state.py",
    ACTION_KINDS,
    *("draw", "claim", "keep", "tickets", "swap", "pass", "pay", "withdraw", "station"),
)

# What happened, in a log.
(
    DREW,
    REFILLED,
    RESET,
    RESHUFFLED,
    OFFERED,
    RETURNED,
    DREW_TICKET,
    COMPLETED,
    BONUS,
    LAST_ROUND_BEGINS,
    REVEALED,
    REMOVED,
) = covers(
    "the events of engine/state.py",
    EVENT_KINDS,
    *(
        "drew",
        "refilled",
        "reset",
        "reshuffled",
        "offered",
        "returned",
        "drew-ticket",
        "completed",
        "bonus",
        "last-round",
        "revealed",
        "removed",
    ),
)
ITEM = len(EVENT_KINDS)  # not an event: a card or ticket of the event before it

# The columns of `points` in a score.
LINES = len(SCORE_LINES)


class GameTables(Record):
    """A game: its map, its action space and the numbers of its rules."""

    # routes
    reach = uint64(COLOURS + 1, MAX_LENGTH + 1, WORDS)  # [colour, n]: routes of that colour with at most n spaces
    all_routes = uint64(WORDS)
    routes = int32()
    length = int8(ROUTES)
    colour = int8(ROUTES)
    wilds = int8(ROUTES)  # spaces that take nothing but wild cards
    more_wilds = uint64(MAX_LENGTH + 1, WORDS)  # [n]: routes with more than n such spaces
    tunnels = uint64(WORDS)
    gray_routes = int32()  # how many there are
    end_a = int8(ROUTES)
    end_b = int8(ROUTES)
    twin = int16(ROUTES)  # the other half of a double, or NOBODY
    # locations, as sets
    locations = int32()
    attractions = uint64()
    east = uint64()
    west = uint64()
    # tickets
    all_tickets = uint64(WORDS)
    tickets = int32()
    long_tickets = int32()  # the first ones
    ticket_a = int8(TICKETS)
    ticket_b = int8(TICKETS)
    ticket_points = int16(TICKETS)
    # the action space: where each kind begins
    actions = int32()
    first = int32(len(ACTION_KINDS))  # [kind]; those that leave something to choose go on below
    draw_market = int32()  # + colour
    draw_wild = int32()
    claim = int32(ROUTES)  # + the payment, for instance its wild cards: see payments.py
    pay = int32(MAX_LENGTH)  # [n - 1]: adding n cards for a tunnel, + the payment
    station = int32(STATIONS)  # [n]: building another after n, + locations x the payment + the location
    keeps = int32()  # the first choice of tickets; the tables below end here
    keep = int32(SLOTS + 1, SLOTS + 1)  # [long, others]: + their rank: see tickets.keep_action
    combinations = int32(TICKETS + 1, SLOTS + 1)  # how many sets of k there are among n
    action_kind = int8(ACTIONS)
    action_route = int8(ACTIONS)  # or a station's location
    action_card = int8(ACTIONS)  # the colour paid, or the market card
    action_wilds = int8(ACTIONS)
    # the numbers of the rules
    cards = int8(KINDS)
    colours = int32()
    for_points = int32()  # the traits of the rules, 1 or 0: see engine/board.py
    draws_singly = int32()
    offers_tickets = int32()
    shows_completed = int32()
    pieces = int32()
    hand = int32()
    draw = int32()
    market = int32()
    reset_at = int32()
    reset_limit = int32()
    both_halves_from = int32()
    tickets_dealt = int32()
    tickets_offered = int32()
    tickets_kept = int32()
    long_tickets_dealt = int32()
    tickets_kept_at_start = int32()
    unkept_removed = int32()  # 1 if tickets that aren't kept at the start are out of the game
    last_round_at = int32()
    route_points = int16(MAX_LENGTH + 1)
    attraction_points = int32()
    tunnel_cards = int32()
    stations = int32()
    station_cost = int8(STATIONS)
    station_points = int32()
    longest_points = int32()
    longest = int32()  # 1 if the longest path counts, for points or between seats that are level
    tie_breaks = int32()  # how many there are
    tie_break = int8(len(TIE_BREAKS))  # positions in TIE_BREAKS, in the order in which they are tried
    tickets_to_win = int32()
    bonus_tickets = int32()
    stalemate_rounds = int32()


class State(Record):
    """Where a match stands."""

    # chance: see kernel/chance.py
    counter = uint64()  # blocks made so far
    key = uint32(8)
    block = uint32(16)
    used = int32()  # words of the block already given out
    # routes
    open = uint64(SEATS, WORDS)  # routes that the seat may still claim (C-2, C-4, NY-12)
    owner = int8(ROUTES)
    group = int8(SEATS, LOCATIONS)  # locations with the same number are connected by the seat's routes (C-9)
    pieces = int8(SEATS)
    # cards: the deck and discards as counts, see kernel/cards.py
    hand = int8(SEATS, KINDS)
    known = int8(SEATS, KINDS)  # cards in the hand that everyone saw being taken
    hand_size = int8(SEATS)
    deck = int8(KINDS)
    discards = int8(KINDS)
    deck_size = int8()
    discards_size = int8()
    row = int8(ROW)  # the market from left to right; EMPTY where there is no card
    # stations, and the tunnel whose price is being decided
    stations = uint64(SEATS)  # locations, as a set
    stations_left = int8(SEATS)
    tunnel = int32()  # the claim, or NOBODY; its cards have left the hand
    turned = int8(ROW)  # the cards turned up, in order; EMPTY beyond them
    due = int8()  # cards to be added
    # tickets
    held = uint64(SEATS, WORDS)  # tickets kept, in points games
    unseen = uint64(WORDS)  # tickets that nobody has seen: the top of the deck, in no order
    unseen_size = int8()
    returned = int8(TICKETS)  # below them the tickets that were returned, as a ring
    returned_from = int8()
    returned_size = int8()
    slot = int8(SEATS, SLOTS)  # in order: tickets on offer in points games, tickets in hand in races
    slots = int8(SEATS)
    ticket_count = int8(SEATS)  # tickets held; public
    completed = int8(SEATS)  # tickets shown as completed, including the bonus, in races
    bonus = int8(SEATS)
    # whose turn it is, and where the match stands
    players = int8()
    turn = int8()  # the seat to act
    phase = int8()
    drawn = int8()  # cards drawn in this turn
    passes = int8()  # turns in a row that were passes (NY-17)
    idle = int16()  # turns in a row with neither draw nor claim (FJ-10)
    turns_left = int8()  # of the last round; NOBODY before it (NY-16)
    reason = int8()


# More spans than any state has: every route; payments for a station, each with the gaps between stations; the rest.
SPAN_COUNT = ROUTES + 16 + (COLOURS * MAX_LENGTH + 1) * (SEATS * STATIONS + 1)


class Spans(Record):
    """A set of actions, see kernel/spans.py.

    Like everything the kernel writes to, it's a record, not an array: Numba counts references to arrays, with atomic
    instructions that would cost a third of the running time.
    """

    offset = int32(SPAN_COUNT)
    upto = int32(SPAN_COUNT)
    payable = int32(MAX_LENGTH + 1)  # [n]: ways to lay down 1 to n cards of one colour, see routes.count_payable


LOG_ROWS = 256  # more than one action can cause


class Log(Record):
    """The events of one action, see kernel/log.py."""

    rows = int32()
    event = int16(LOG_ROWS)
    value = int16(LOG_ROWS)


class Walk(Record):
    """Scratch space for the longest path, see kernel/longest.py: the graph of a seat's routes, and a walk on it."""

    routes = int32()
    route = int16(ROUTES)  # the seat's routes
    left = int32()  # how many of them are left when leaves are stripped, and for each location …
    degree = int8(LOCATIONS)  # … how many meet there …
    route_xor = int16(LOCATIONS)  # … the XOR of their numbers …
    tail = int16(LOCATIONS)  # … the longest trail into what was stripped there …
    second_tail = int16(LOCATIONS)  # … and the longest that can be added to it
    incident = int16(2 * ROUTES)  # those at each location, one location after the other …
    first = int16(LOCATIONS + 1)  # … and where each location begins
    shortest = int8(LOCATIONS)  # length of the shortest route there
    used = int8(ROUTES)
    at = int8(ROUTES + 1)  # by step: the location, the next route to try, the route taken
    next = int16(ROUTES + 1)
    taken = int16(ROUTES + 1)


class Loans(Record):
    """Scratch space for stations, see kernel/lending.py.

    A group is a set of locations that the seat's own routes connect.
    """

    stations = int32()
    location = int8(STATIONS)
    group = int8(STATIONS)  # by station: its group, and what it could use …
    options = int8(STATIONS)
    option = int16(STATIONS, LOCATIONS)  # … a route of another seat …
    option_group = int8(STATIONS, LOCATIONS)  # … to another group
    choice = int8(STATIONS)  # one more than the option, or 0 for none
    best = int8(STATIONS)
    label = int8(LOCATIONS)  # by group: equal ones are connected by a choice
    tickets = int32()  # not completed by the seat's own routes
    ticket = int8(TICKETS)


class Scores(Record):
    """What each seat has at the end, see kernel/scoring.py."""

    points = int32(SEATS, LINES)  # one column for each score line
    total = int32(SEATS)
    completed = int32(SEATS)  # tickets
    path = int32(SEATS)  # pieces on the longest path, on boards where that counts
    lent = int16(SEATS, STATIONS)  # by station, in the order of their locations: the route it uses, or NOBODY
    walk = nested(Walk)
    loans = nested(Loans)
    tie_break = int32()  # 0 if nobody was level; else what decided, as a position in TIE_BREAKS, counted from 1


class Dice(Record):
    """The random players' generators, see kernel/runs.py."""

    state = uint64(SEATS)


class Workspace(Record):
    """What compiled code needs to play whole matches, in one piece: Python allocates it once for all of them."""

    state = nested(State)
    spans = nested(Spans)
    scores = nested(Scores)
    dice = nested(Dice)
    block = uint32(16)  # of random words, while a match is being seeded


STATE_BYTES, SPANS_BYTES, LOG_BYTES, SCORES_BYTES, DICE_BYTES = (
    kind.nbytes for kind in (State, Spans, Log, Scores, Dice)
)

turn_of, phase_of = byte_of(State, "turn"), byte_of(State, "phase")
