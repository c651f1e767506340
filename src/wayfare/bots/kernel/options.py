"""The actions a search considers, each with a prior weight."""

from __future__ import annotations

from wayfare.bots.kernel.pace import is_long
from wayfare.bots.kernel.paths import missing_cards
from wayfare.bots.kernel.pay import NO_CHOICE, cheapest_payment
from wayfare.bots.kernel.planner import more_tickets
from wayfare.bots.kernel.playout import likely_action
from wayfare.bots.kernel.points import completed_points, seats_blocked
from wayfare.bots.kernel.stations import build_station, site_for
from wayfare.bots.kernel.tree import Options
from wayfare.bots.kernel.workspace import BotWorkspace, Plan
from wayfare.compiling import rule
from wayfare.engine.kernel.routes import touched
from wayfare.engine.kernel.sets import NONE, bit, drop_lowest, lowest
from wayfare.engine.kernel.shared import legal_shared
from wayfare.engine.kernel.tickets import tickets_left
from wayfare.engine.kernel.turns import action_in, draws
from wayfare.engine.lists import ACTION_KINDS, covers
from wayfare.engine.state import NOBODY, STATION, TURN, WORDS, GameTables, Spans, State

# Prior weights: of any action, of a planned one, and of the planner's choice. For another seat the last is higher:
# assume it plays well, and spend the time on our own moves.
ANY_WEIGHT, PLANNED_WEIGHT, LIKELY_WEIGHT, LIKELY_OTHER_WEIGHT = 1.0, 3.0, 8.0, 60.0


@rule
def list_options(
    game: GameTables, state: State, workspace: BotWorkspace, options: Options, seat: int, at_root: bool
) -> int:
    """Write the options of the seat to act for `seat`'s search. Returns how many.

    Of all payments for a route, only the least painful is considered. In a race, claiming an unplanned route can only
    block others; that is considered for the move at hand, but not for later ones. The same goes for long games, in
    which there are dozens of such routes.
    """
    likely = likely_action(game, state, workspace)
    spans = workspace.spans
    count = 0
    if state.phase == TURN:
        n, _ = draws(game, state, spans, (0, 0))
        count = add_spans(game, state, spans, n, options)
        off_plan = at_root or (game.for_points == 1 and not is_long(game))
        count = add_claims(game, state, workspace, options, count, off_plan)
        if tickets_left(state) > 0:
            count = add(options, count, more_tickets(game), ANY_WEIGHT)
        if game.stations > 0 and state.stations_left[state.turn] > 0:
            count = add_stations(game, state, workspace.plan, options, count, likely)
    if count == 0:
        n = legal_shared(game, state, spans)
        count = add_spans(game, state, spans, n, options)
    favour(options, count, likely, LIKELY_WEIGHT if state.turn == seat else LIKELY_OTHER_WEIGHT)
    return count


covers(
    "list_options in bots/kernel/options.py",
    ACTION_KINDS,
    *("draw", "claim", "tickets", "swap", "station"),  # considered in a turn
    *("keep", "pay", "withdraw", "pass"),  # all of them, where nothing else is legal
)


@rule
def add(options: Options, count: int, action: int, prior: float) -> int:
    """Append an option. Returns how many there are."""
    options.action[count] = action
    options.prior[count] = prior
    return count + 1


@rule
def add_spans(game: GameTables, state: State, spans: Spans, n: int, options: Options) -> int:
    """Add every action of n spans. Returns how many."""
    count = 0
    for i in range(n):
        while count < spans.upto[i]:
            count = add(options, count, action_in(game, state, spans, i, count), ANY_WEIGHT)
    return count


@rule
def add_claims(
    game: GameTables, state: State, workspace: BotWorkspace, options: Options, count: int, off_plan: bool
) -> int:
    """Add a claim of each affordable route, unplanned ones only if `off_plan`. Returns the count of options.

    Whoever has tickets to work on in a long game claims an unplanned route only to block somebody: all others ended
    8 points behind on average.
    """
    seat = state.turn
    some = off_plan and is_long(game) and workspace.plan.working == 1
    if some:
        for other in range(state.players):
            workspace.touched[other] = touched(game, state, other)
    for word in range(WORDS):
        left = state.open[seat, word]
        while left != NONE:
            route = 64 * word + lowest(left)
            left = drop_lowest(left)
            planned = is_planned(game, workspace.plan, route)
            if not planned and not off_plan:
                continue
            if not planned and some and seats_blocked(game, state, seat, route, workspace.touched) == 0:
                continue
            if game.length[route] <= state.pieces[seat] and missing_cards(game, state, seat, route) == 0:
                action = cheapest_payment(game, state, workspace.plan, route)
                count = add(options, count, action, PLANNED_WEIGHT if planned else ANY_WEIGHT)
    return count


@rule
def add_stations(game: GameTables, state: State, plan: Plan, options: Options, count: int, likely: int) -> int:
    """Add the planner's station, and one for each route that would complete a ticket. Returns the count of options."""
    seat, sites = state.turn, NONE
    if likely < game.keeps and game.action_kind[likely] == STATION:
        count = add(options, count, likely, ANY_WEIGHT)
        sites |= bit(game.action_route[likely])
    for route in range(game.routes):
        if state.owner[route] == NOBODY or state.owner[route] == seat:
            continue
        if completed_points(game, state, seat, route) > 0:
            location = site_for(game, state, seat, route)
            if location != NO_CHOICE and sites & bit(location) == NONE:
                action = build_station(game, state, plan, location)
                if action != NO_CHOICE:
                    sites |= bit(location)
                    count = add(options, count, action, ANY_WEIGHT)
    return count


@rule
def is_planned(game: GameTables, plan: Plan, route: int) -> bool:
    """Is the route planned, or its twin? Both join the same locations."""
    twin = game.twin[route]
    found = plan.routes[route >> 6] & bit(route) != NONE
    return found or (twin >= 0 and plan.routes[twin >> 6] & bit(twin) != NONE)


@rule
def favour(options: Options, count: int, likely: int, weight: float) -> None:
    """Give the planner's choice its extra weight, and scale the priors so that they add up to 1."""
    total = 0.0
    for i in range(count):
        if options.action[i] == likely:
            options.prior[i] += weight
        total += options.prior[i]
    for i in range(count):
        options.prior[i] /= total
