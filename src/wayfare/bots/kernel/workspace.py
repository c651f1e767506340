"""The memory that compiled bots work in: one record per thread, reused for every decision."""

from wayfare.bots.kernel.styles import IN_SHORT_GAMES
from wayfare.compiling.records import Record, float32, int8, int16, int32, int64, nested, uint32, uint64
from wayfare.engine.state import COLOURS, KINDS, LOCATIONS, ROUTES, SEATS, TICKETS, WORDS, Dice, Scores, Spans, State

UNREACHABLE = 1 << 20  # the cost of the impossible
SEAT_FEATURES, MATCH_FEATURES = 30, 6  # what the network sees of a seat, and of the match: see features.py
OPTION_FEATURES = 25  # what the prior sees of an option: see priors.py
INPUTS, FIRST_LAYER, SECOND_LAYER, OUTPUTS = 3 * SEAT_FEATURES + MATCH_FEATURES, 32, 16, 2  # see network.py


class Prices(Record):
    """What routes and stations cost a seat."""

    route = int32(ROUTES)  # UNREACHABLE if the seat can't have it
    missing = int32(ROUTES)  # cards that the seat lacks for it
    station = int32()  # the next one; 0 if the seat can't build one
    unseen = int32(KINDS)  # cards out of sight
    tunnel_odds = int32(COLOURS)  # by the colour laid down: how likely a card turned up costs one more, in percent


class Graph(Record):
    """The map as a seat sees it.

    A node is a group: a set of locations that the seat has already joined. An edge is the cheapest open route between
    two groups.
    """

    edges = int32()
    route = int16(ROUTES)  # by edge, like the next four
    a = int8(ROUTES)  # the groups that it joins
    b = int8(ROUTES)
    price = int32(ROUTES)  # the price of the route
    cost = int32(ROUTES)  # the price while a plan is being made: 0 once the route is planned
    distance = int32(LOCATIONS)  # by group: the cost of the cheapest path to it
    via = int16(LOCATIONS)  # by group: the last edge on that path


class Targets(Record):
    """Pairs of locations to join."""

    count = int32()
    a = int8(TICKETS)
    b = int8(TICKETS)
    worth = int32(TICKETS)


class Plan(Record):
    """The plan being made, and the best so far. Routes, as sets."""

    tree = uint64(WORDS)  # the tree that is growing
    first_path = uint64(WORDS)  # what its first target needs of it, and at what cost
    first_cost = int32()
    routes = uint64(WORDS)  # the best plan
    lent = uint64(WORDS)  # routes of others in it, to be lent by stations
    nearest = uint64(WORDS)  # what the cheapest target needs, and at what cost
    nearest_cost = int32()
    working = int8()  # does the plan serve a ticket?
    time = int32()  # half turns to come
    best_rate = int32()  # what the best route for points scores per half turn
    need = int32(COLOURS)  # cards of each colour that the plan needs


class NewTickets(Record):
    """What the tickets that may be drawn would cost."""

    cost = int32(TICKETS)  # ascending
    priced = int8(TICKETS)  # by ticket: does it have its cost?
    group_size = int8(LOCATIONS)  # how many locations are in each group


class KeptPlan(Record):
    """A plan that a player of a playout sticks to, and the tickets it was made for."""

    routes = uint64(WORDS)
    lent = uint64(WORDS)
    nearest = uint64(WORDS)  # what the nearest ticket needs of it
    tickets = int64()
    stale = int8()  # has the seat drawn cards since, and may they change the plan?
    working = int8()  # does the plan serve a ticket?


class Playout(Record):
    """What a playout remembers from one action to the next."""

    kept = nested(KeptPlan, SEATS)
    action = int32()  # the number of the next action: a turn's first is a multiple of ACTIONS_PER_TURN
    planned_seat = int8()  # the seat that `plan` was made or recalled for on this turn
    path_length = int32(SEATS)  # each seat's longest path, and the pieces it had left when it was found
    path_pieces = int32(SEATS)


class Layers(Record):
    """What the network sees, and its layers."""

    group = int8(LOCATIONS)  # locations with the same number are connected once the plan is complete
    rest = int8(COLOURS)  # of a hand, while a plan is being paid for; negative where cards are missing
    seats = float32(SEATS, SEAT_FEATURES)
    match = float32(MATCH_FEATURES)
    inputs = float32(INPUTS)
    first = float32(FIRST_LAYER)
    second = float32(SECOND_LAYER)
    output = float32(OUTPUTS)


class OptionFeatures(Record):
    """What the prior sees of an option, and what each planning style would do."""

    features = float32(OPTION_FEATURES)
    choices = int32(len(IN_SHORT_GAMES))


class BotWorkspace(Record):
    """The state to work on comes first, so that its bytes are the first STATE_BYTES of the workspace."""

    state = nested(State)  # the mover's view of a match, or the sampled world of a search
    dice = nested(Dice)  # the generator of the bot that owns the workspace
    spans = nested(Spans)  # legal actions
    scores = nested(Scores)
    prices = nested(Prices)
    graph = nested(Graph)
    targets = nested(Targets)
    plan = nested(Plan)
    new_tickets = nested(NewTickets)
    playout = nested(Playout)
    layers = nested(Layers)
    option = nested(OptionFeatures)
    touched = uint64(SEATS)  # locations where each seat has a route
    style = int8(SEATS)  # how each seat plans: see styles.py
    block = uint32(16)  # random words, while a match is being seeded
