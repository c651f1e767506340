"""The memory that compiled bots work in: one record per thread, reused for every decision."""

from __future__ import annotations

from wayfare.bots.kernel.styles import IN_SHORT_GAMES
from wayfare.compiling.records import record
from wayfare.engine.state import COLOURS, KINDS, LOCATIONS, ROUTES, SEATS, TICKETS, WORDS, Dice, Scores, Spans, State

UNREACHABLE = 1 << 20  # the cost of the impossible
SEAT_FEATURES, MATCH_FEATURES = 30, 6  # how many features the network sees of a seat, and of the match: see features.py
OPTION_FEATURES = 25  # how many the prior sees of an option: see priors.py
INPUTS, FIRST_LAYER, SECOND_LAYER, OUTPUTS = 3 * SEAT_FEATURES + MATCH_FEATURES, 32, 16, 2  # its layers: see network.py

BOT_WORKSPACE = record(
    # A state to work on: the mover's view of a match, or the sampled world of a search. It comes first, so its bytes
    # are the first STATE_BYTES of the workspace. NumPy doesn't align nested records: those with 8-byte fields go first.
    ("state", State.dtype),
    ("dice", Dice.dtype),  # the generator of the bot that owns the workspace
    ("spans", Spans.dtype),  # legal actions
    ("scores", Scores.dtype),
    ("block", "<u4", 16),  # of random words, while a match is being seeded
    # The map as the seat sees it: a group is a set of locations it has already joined, an edge the cheapest open route
    # between two groups.
    ("edges", "<i4"),
    ("edge_route", "<i2", ROUTES),
    ("edge_a", "i1", ROUTES),
    ("edge_b", "i1", ROUTES),
    ("edge_price", "<i4", ROUTES),  # the price of the route
    ("edge_cost", "<i4", ROUTES),  # the price while a plan is being made: 0 once the route is planned
    ("price", "<i4", ROUTES),  # by route; UNREACHABLE if the seat can't have it
    ("missing", "<i4", ROUTES),  # by route: cards that the seat lacks for it
    ("distance", "<i4", LOCATIONS),  # by group
    ("via", "<i2", LOCATIONS),  # by group: the last edge on the path to it
    ("planned", "<u8", WORDS),  # a set of routes: the plan being made
    ("plan", "<u8", WORDS),  # the best plan so far
    ("lent", "<u8", WORDS),  # routes of others in the best plan, to be lent by stations
    ("first_path", "<u8", WORDS),  # the routes that the first target of a tree needs, and their cost
    ("first_cost", "<i4"),
    ("nearest", "<u8", WORDS),  # the same for the cheapest target
    ("nearest_cost", "<i4"),
    ("working", "i1"),  # does the plan serve a ticket?
    ("station_price", "<i4"),  # 0 if the seat can't build one
    ("unseen", "<i4", KINDS),  # cards out of sight
    ("odds", "<i4", COLOURS),  # by the colour laid down: how likely a card turned up costs one more, in percent
    ("time", "<i4"),  # half turns to come
    ("best_rate", "<i4"),  # what the best route for points scores per half turn
    ("need", "<i4", COLOURS),  # cards of each colour that the plan needs
    ("style", "i1", SEATS),  # how each seat plans: see styles.py
    # Targets: pairs of locations to join.
    ("targets", "<i4"),
    ("target_a", "i1", TICKETS),
    ("target_b", "i1", TICKETS),
    ("target_worth", "<i4", TICKETS),
    ("unseen_cost", "<i4", TICKETS),  # what the tickets that may be drawn would cost, ascending
    ("priced", "i1", TICKETS),  # which of them have their cost
    ("group_size", "i1", LOCATIONS),  # how many locations are in each group
    ("touched", "<u8", SEATS),  # locations where each seat has a route
    # Plans that the players of a playout stick to, and the tickets they were made for.
    ("kept_plan", "<u8", (SEATS, WORDS)),
    ("kept_lent", "<u8", (SEATS, WORDS)),
    ("kept_nearest", "<u8", (SEATS, WORDS)),  # what the nearest ticket needs of it
    ("kept_tickets", "<i8", SEATS),
    ("stale", "i1", SEATS),  # has the seat drawn cards since, and may they change the plan?
    ("kept_working", "i1", SEATS),  # does the plan serve a ticket?
    ("chance", "<i4"),  # the number of the next action: a turn's first is a multiple of STEPS
    ("plan_of", "i1"),  # the seat that `plan` was made or recalled for on this turn
    ("path_length", "<i4", SEATS),  # each seat's longest path, and the pieces it had left when it was found
    ("path_pieces", "<i4", SEATS),
    # What the network sees, and its layers.
    ("joint", "i1", LOCATIONS),  # locations with the same number are connected once the plan is complete
    ("rest", "i1", COLOURS),  # of a hand, while a plan is being paid for; negative where cards are missing
    ("seen", "<f4", (SEATS, SEAT_FEATURES)),
    ("about", "<f4", MATCH_FEATURES),
    ("inputs", "<f4", INPUTS),
    ("hidden", "<f4", FIRST_LAYER),
    ("narrow", "<f4", SECOND_LAYER),
    ("output", "<f4", OUTPUTS),
    # What the prior sees of an option, and what each planning style would do.
    ("option", "<f4", OPTION_FEATURES),
    ("choice", "<i4", len(IN_SHORT_GAMES)),
)
BOT_WORKSPACE_BYTES = BOT_WORKSPACE.itemsize
