"""The paper on which a compiled bot works things out: one record, used again for every decision."""

from __future__ import annotations

from wayfare.engine.state import COLOURS, LOCATIONS, ROUTES, SEATS, TICKETS, WORDS, record

NO_WAY = 1 << 20  # the cost of what cannot be done

WORK = record(
    # the map as the seat sees it: what it has joined is one place, and of two routes between places the cheaper counts
    ("edges", "<i4"),
    ("edge_route", "<i2", ROUTES),
    ("edge_a", "i1", ROUTES),
    ("edge_b", "i1", ROUTES),
    ("edge_price", "<i4", ROUTES),  # of making the route one's own
    ("edge_cost", "<i4", ROUTES),  # the same while a plan is made: what is planned already costs nothing
    ("price", "<i4", ROUTES),  # by route; NO_WAY if it cannot be had
    ("distance", "<i4", LOCATIONS),
    ("via", "<i2", LOCATIONS),  # the edge by which a place is reached
    ("planned", "<u8", WORDS),  # a set of routes
    ("plan", "<u8", WORDS),  # the best plan so far
    ("first_way", "<u8", WORDS),  # what the first target of a tree needs, and its cost
    ("first_cost", "<i4"),
    ("nearest", "<u8", WORDS),  # the same of the cheapest target
    ("nearest_cost", "<i4"),
    ("working", "i1"),  # is the plan for a ticket?
    ("need", "<i4", COLOURS),  # cards of each colour that the plan asks for
    # what is to be joined
    ("from_", "i1", TICKETS),
    ("to", "i1", TICKETS),
    ("worth", "<i4", TICKETS),
    ("targets", "<i4"),
    ("likely", "<i4", TICKETS),  # what tickets that may be drawn would cost, in rising order
    ("touched", "<u8", SEATS),  # locations where each seat has a route
    # plans that players in a playout hold on to, and for which tickets they were made
    ("kept_plan", "<u8", (SEATS, WORDS)),
    ("kept_for", "<i8", SEATS),
)
WORK_BYTES = WORK.itemsize
