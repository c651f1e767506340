"""The paper on which a compiled bot works things out: one record, used again for every decision."""

from __future__ import annotations

from wayfare.engine.state import COLOURS, LOCATIONS, ROUTES, TICKETS, record

NO_WAY = 1 << 20  # the cost of what cannot be done

WORK = record(
    ("price", "<i4", ROUTES),  # of making a route one's own; 0 if it is, NO_WAY if it cannot be
    ("cost", "<i4", ROUTES),  # the same while a plan is made: what is planned already costs nothing
    ("distance", "<i4", LOCATIONS),
    ("via", "<i2", LOCATIONS),  # the route by which a location is reached
    ("planned", "i1", ROUTES),
    ("plan", "i1", ROUTES),  # the best plan so far
    ("need", "<i4", COLOURS),  # cards of each colour that the plan asks for
    ("from_", "i1", TICKETS),  # what is to be joined
    ("to", "i1", TICKETS),
    ("worth", "<i4", TICKETS),
    ("targets", "<i4"),
)
WORK_BYTES = WORK.itemsize
