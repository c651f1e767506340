"""What the network sees of a world, at the start of a turn: the same numbers for every board, goal and number of seats.

Points are measured against what decides a match on the board, spaces against the pieces, everything else against what
is usual. Each seat has a plan, as in a playout, so most numbers say how far it is with it.
"""

from __future__ import annotations

from wayfare.bots.kernel.pace import AVERAGE_LENGTH, half_turns_left
from wayfare.bots.kernel.paths import is_open, missing_cards, most_of_one
from wayfare.bots.kernel.playout import load_plan
from wayfare.bots.kernel.workspace import SEAT_FEATURES, BotWorkspace, Layers, Plan
from wayfare.compiling import rule
from wayfare.compiling.records import Row
from wayfare.engine.kernel.longest import longest_path
from wayfare.engine.kernel.routes import joined
from wayfare.engine.kernel.sets import NONE, Bits, bit, drop_lowest, lowest
from wayfare.engine.state import ANY_COLOUR, EMPTY, NOBODY, WILD, WORDS, GameTables, Scores, State

# A bigger lead, in points per piece or in tickets, counts no more than this.
DECISIVE_LEAD_PER_PIECE, DECISIVE_RACE_LEAD = 25.0 / 15.0, 5.0

(
    SEAT_MADE,  # points of routes and attractions
    SEAT_DONE,  # points of completed tickets; in a race, how many
    SEAT_PLANNED,  # the same for tickets that the plan completes …
    SEAT_LOST,  # … and for those that it doesn't
    SEAT_PLAN_POINTS,  # points of the planned routes
    SEAT_PIECES,  # left
    SEAT_SPACES,  # planned
    SEAT_CLAIMS,  # planned
    SEAT_MISSING,  # cards, for the whole plan
    SEAT_TURNS,  # that the plan takes
    SEAT_HAND,  # cards
    SEAT_WILDS,  # among them
    SEAT_SPARE,  # cards that the plan doesn't need
    SEAT_WAIT,  # how many seats are before it
    SEAT_READY,  # planned routes it can pay for
    SEAT_CONTESTED,  # planned spaces that others plan, too
    SEAT_THREATENED,  # those of them that another can pay for
    SEAT_CLOCK,  # half turns in which the seat could end the match
    SEAT_SLACK,  # half turns that are left after the plan
    SEAT_BEST,  # points of the best route it can pay for
    SEAT_OPEN_TICKETS,
    SEAT_STATIONS,
    SEAT_PATH,  # its longest
    SEAT_PATH_LEAD,
    SEAT_LENT,  # routes that the plan borrows
    SEAT_ACTS,  # 0 if the last round is over for it
    SEAT_MOST,  # cards of one colour
    SEAT_MARKET,  # cards in the market that the plan needs
    SEAT_TOP,  # points of the best route that is open
    SEAT_AT_RISK,  # planned spaces next to routes of others
) = range(SEAT_FEATURES)


@rule
def describe(game: GameTables, state: State, workspace: BotWorkspace) -> None:
    """Write the features of every seat, and of the match, into the workspace."""
    for seat in range(state.players):
        for feature in range(SEAT_FEATURES):
            workspace.layers.seats[seat, feature] = 0.0
        load_plan(game, state, seat, workspace, False)
        describe_tickets(game, state, seat, workspace.layers, workspace.plan)
        describe_hand(game, state, seat, workspace.layers, workspace.plan)
        describe_seat(game, state, seat, workspace.layers)
    describe_made(game, state, workspace.layers, workspace.touched)
    describe_paths(game, state, workspace.layers, workspace.scores)
    for seat in range(state.players):
        describe_rivals(game, state, seat, workspace)
    describe_match(game, state, workspace.layers)


@rule
def scale(game: GameTables) -> float:
    """The lead, in points or tickets, that settles a match."""
    return DECISIVE_LEAD_PER_PIECE * game.pieces if game.for_points == 1 else DECISIVE_RACE_LEAD


@rule
def describe_tickets(game: GameTables, state: State, seat: int, layers: Layers, plan: Plan) -> None:
    """What the seat's tickets are worth: those done, those that the plan completes, and the others."""
    for location in range(game.locations):
        layers.group[location] = state.group[seat, location]
    for word in range(WORDS):
        left = plan.routes[word] | plan.lent[word]
        while left != NONE:
            route = 64 * word + lowest(left)
            left = drop_lowest(left)
            join(game, layers, layers.group[game.end_a[route]], layers.group[game.end_b[route]])
    if game.offers_tickets == 1:
        for word in range(WORDS):
            left = state.held[seat, word]
            while left != NONE:
                describe_ticket(game, state, seat, layers, 64 * word + lowest(left))
                left = drop_lowest(left)
    else:
        layers.seats[seat, SEAT_DONE] = state.completed[seat] / DECISIVE_RACE_LEAD
        for slot in range(state.slots[seat]):
            if state.slot[seat, slot] != EMPTY:
                describe_ticket(game, state, seat, layers, state.slot[seat, slot])


@rule
def join(game: GameTables, layers: Layers, a: int, b: int) -> None:
    """Make two groups of locations one."""
    if a != b:
        for location in range(game.locations):
            if layers.group[location] == b:
                layers.group[location] = a


@rule
def describe_ticket(game: GameTables, state: State, seat: int, layers: Layers, ticket: int) -> None:
    worth = (game.ticket_points[ticket] if game.for_points == 1 else 1.0) / scale(game)
    a, b = game.ticket_a[ticket], game.ticket_b[ticket]
    if joined(state, seat, a, b):
        layers.seats[seat, SEAT_DONE] += worth
        return
    layers.seats[seat, SEAT_OPEN_TICKETS] += 0.25
    layers.seats[seat, SEAT_PLANNED if layers.group[a] == layers.group[b] else SEAT_LOST] += worth


@rule
def describe_hand(game: GameTables, state: State, seat: int, layers: Layers, plan: Plan) -> None:
    """What the plan takes, and how far the hand goes towards it."""
    for colour in range(game.colours):
        layers.rest[colour] = state.hand[seat, colour]
    wilds, short, spaces, routes = int(state.hand[seat, WILD]), 0, 0, 0
    for gray in range(2):  # routes of a colour first: gray ones take what is left
        for word in range(WORDS):
            left = plan.routes[word]
            while left != NONE:
                route = 64 * word + lowest(left)
                left = drop_lowest(left)
                if (game.colour[route] == ANY_COLOUR) == (gray == 1):
                    short += pay_route(game, layers, route)
                    spaces += game.length[route]
                    routes += 1
                    layers.seats[seat, SEAT_PLAN_POINTS] += game.route_points[game.length[route]] / scale(game)
                    layers.seats[seat, SEAT_READY] += 0.25 * (missing_cards(game, state, seat, route) == 0)
    for word in range(WORDS):
        left = plan.lent[word]
        while left != NONE:
            layers.seats[seat, SEAT_LENT] += 0.5
            routes += 1
            left = drop_lowest(left)
    missing = max(0, short - wilds)
    layers.seats[seat, SEAT_SPACES] = spaces / game.pieces
    layers.seats[seat, SEAT_CLAIMS] = routes / 6.0
    layers.seats[seat, SEAT_MISSING] = missing / 10.0
    layers.seats[seat, SEAT_MARKET] = useful_cards(game, state, layers, missing) / 4.0
    layers.seats[seat, SEAT_TURNS] = (routes + 0.5 * missing) / 10.0
    layers.seats[seat, SEAT_HAND] = state.hand_size[seat] / 10.0
    layers.seats[seat, SEAT_WILDS] = wilds / 4.0
    layers.seats[seat, SEAT_MOST] = most_of_one(game, state, seat) / 6.0
    layers.seats[seat, SEAT_SPARE] = (state.hand_size[seat] - spaces + missing) / 10.0
    slack = half_turns_left(game, state, seat) - 2 * routes - missing if game.for_points == 1 else 0
    layers.seats[seat, SEAT_SLACK] = max(-1.0, min(1.0, slack / 20.0))


@rule
def pay_route(game: GameTables, layers: Layers, route: int) -> int:
    """Pay for a route with what is left of the hand. Returns the cards that are short: wild ones, or to be drawn."""
    colour, length = int(game.colour[route]), int(game.length[route] - game.wilds[route])
    if colour == ANY_COLOUR:
        colour = 0
        for other in range(1, game.colours):
            if layers.rest[other] > layers.rest[colour]:
                colour = other
    paid = min(length, max(0, layers.rest[colour]))
    layers.rest[colour] -= length
    return length - paid + game.wilds[route]


@rule
def useful_cards(game: GameTables, state: State, layers: Layers, missing: int) -> int:
    """How many cards of the market stand for missing ones."""
    count = 0
    for index in range(game.market):
        card = state.row[index]
        if card == WILD:
            count += 1
        elif card != EMPTY and layers.rest[card] < 0:
            layers.rest[card] += 1
            count += 1
    return min(count, missing)


@rule
def describe_seat(game: GameTables, state: State, seat: int, layers: Layers) -> None:
    """The seat's pieces and time, and the best route it could claim just for points."""
    wait = (seat - state.turn + state.players) % state.players
    pieces = int(state.pieces[seat])
    spaces = max(0, pieces - game.last_round_at)
    layers.seats[seat, SEAT_PIECES] = pieces / game.pieces
    layers.seats[seat, SEAT_WAIT] = wait / 2.0
    layers.seats[seat, SEAT_ACTS] = 0.0 if 0 < state.turns_left <= wait else 1.0
    layers.seats[seat, SEAT_CLOCK] = (2 * (spaces / AVERAGE_LENGTH) + max(0, spaces - state.hand_size[seat])) / 40.0
    if game.stations > 0:
        layers.seats[seat, SEAT_STATIONS] = state.stations_left[seat] / game.stations
    if game.for_points == 1:
        best, top = 0, 0
        for word in range(WORDS):
            left = state.open[seat, word]
            while left != NONE:
                route = 64 * word + lowest(left)
                left = drop_lowest(left)
                points = int(game.route_points[game.length[route]])
                if points > best and game.length[route] <= pieces:
                    top = max(top, points)
                    if missing_cards(game, state, seat, route) == 0:
                        best = points
        layers.seats[seat, SEAT_BEST] = best / scale(game)
        layers.seats[seat, SEAT_TOP] = top / scale(game)


@rule
def describe_made(game: GameTables, state: State, layers: Layers, touched: Row[Bits]) -> None:
    """The points of routes and attractions so far, and the locations that each seat's routes touch."""
    point = 1.0 / scale(game)
    for seat in range(state.players):
        touched[seat] = NONE
    for route in range(game.routes):
        owner = state.owner[route]
        if owner != NOBODY:
            layers.seats[owner, SEAT_MADE] += game.route_points[game.length[route]] * point
            touched[owner] |= bit(game.end_a[route]) | bit(game.end_b[route])
    if game.attraction_points > 0:
        for seat in range(state.players):
            left = touched[seat] & game.attractions
            while left != NONE:
                layers.seats[seat, SEAT_MADE] += game.attraction_points * point
                left = drop_lowest(left)


@rule
def describe_paths(game: GameTables, state: State, layers: Layers, scores: Scores) -> None:
    """The longest paths, where they count."""
    if game.longest_points == 0:
        return
    for seat in range(state.players):
        layers.seats[seat, SEAT_PATH] = longest_path(game, state, seat, scores.walk) / game.pieces
    for seat in range(state.players):
        lead = 1.0
        for other in range(state.players):
            if other != seat:
                lead = min(lead, 5.0 * (layers.seats[seat, SEAT_PATH] - layers.seats[other, SEAT_PATH]))
        layers.seats[seat, SEAT_PATH_LEAD] = max(-1.0, lead)


@rule
def describe_rivals(game: GameTables, state: State, seat: int, workspace: BotWorkspace) -> None:
    """How much of the seat's plan is near others, how much they want, and how much they could take."""
    for word in range(WORDS):
        left = workspace.playout.kept[seat].routes[word]
        while left != NONE:
            route = 64 * word + lowest(left)
            left = drop_lowest(left)
            twin = game.twin[route]
            if twin >= 0 and state.players >= game.both_halves_from and is_open(state, seat, twin):
                continue
            spaces, ends = game.length[route] / 6.0, bit(game.end_a[route]) | bit(game.end_b[route])
            for other in range(state.players):
                if other == seat:
                    continue
                if workspace.touched[other] & ends != NONE:
                    workspace.layers.seats[seat, SEAT_AT_RISK] += spaces
                if workspace.playout.kept[other].routes[word] & bit(route) != NONE:
                    workspace.layers.seats[seat, SEAT_CONTESTED] += spaces
                    if missing_cards(game, state, other, route) == 0:
                        workspace.layers.seats[seat, SEAT_THREATENED] += spaces


@rule
def describe_match(game: GameTables, state: State, layers: Layers) -> None:
    """What is the same for all seats."""
    layers.match[0] = 1.0 if state.turns_left > 0 else 0.0
    layers.match[1] = max(0, state.turns_left) / state.players
    layers.match[2] = (state.players - 2) / 3.0
    layers.match[3] = 1.0 if game.for_points == 1 else 0.0
    layers.match[4] = game.pieces / 45.0
    layers.match[5] = 1.0 if game.longest_points > 0 else 0.0
