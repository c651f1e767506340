"""The longest path: the most pieces on one trail of a seat's own routes (US-14).

A trail is a walk that uses no route twice: routes are edges, weighted by their length, and locations are vertices. The
search is exact:

1. Leaves are stripped until none is left. On the trees that this takes away, the longest trail joins the two locations
   furthest apart, as in any tree. At each location that stays, the longest trail into what was stripped is its tail.
2. What is left, the 2-core, has a cycle in each connected group. A longest trail begins with a tail or at a location of
   odd degree: anywhere else it could be extended. From each such start, depth-first search tries every trail.
3. It stops at an upper bound. A trail has two ends, so at every other location of odd degree a route stays unused. The
   bound is all pieces of the group, less those (see `loss`), plus the two longest tails. In a group with many cycles a
   branch is cut if the same bound on what it can still gain doesn't beat the best.
"""

from __future__ import annotations

from wayfare.compiling import rule
from wayfare.engine.kernel.sets import NONE, Bits, bit, drop_lowest, lowest, size
from wayfare.engine.state import GameTables, State, Walk

MANY_CYCLES = 4  # independent ones: from here on it pays to look ahead


@rule
def longest_path(game: GameTables, state: State, seat: int, walk: Walk) -> int:
    """The length in pieces of the seat's longest trail; 0 without routes."""
    gather(game, state, seat, walk)
    best = strip_leaves(game, walk)
    if walk.left == 0:
        return best
    keep_core(game, walk)
    index_routes(game, walk)
    done = NONE
    for location in range(game.locations):
        group = state.group[seat, location]
        if walk.degree[location] > 0 and done & bit(group) == NONE:
            done |= bit(group)
            best = max(best, longest_within(game, state, seat, walk, group, best))
    return best


@rule
def gather(game: GameTables, state: State, seat: int, walk: Walk) -> None:
    """Collect the seat's routes; for each location, count them and XOR their numbers."""
    for location in range(game.locations):
        walk.degree[location] = 0
        walk.route_xor[location] = 0
        walk.tail[location] = 0
        walk.second_tail[location] = 0
    n = 0
    for route in range(game.routes):
        walk.route[n] = route  # the next one overwrites it if it isn't the seat's
        n += state.owner[route] == seat
    walk.routes = n
    walk.left = n
    for i in range(n):
        route = walk.route[i]
        a, b = game.end_a[route], game.end_b[route]
        walk.degree[a] += 1
        walk.degree[b] += 1
        walk.route_xor[a] ^= route
        walk.route_xor[b] ^= route


@rule
def strip_leaves(game: GameTables, walk: Walk) -> int:
    """Strip leaves until none is left; return the longest trail among what was stripped.

    A leaf has one route, so the XOR of its route numbers is that route. Two tails of a location never share a route.
    """
    best = 0
    for start in range(game.locations):
        leaf = start
        while walk.degree[leaf] == 1:
            route = walk.route_xor[leaf]
            to = game.end_a[route] + game.end_b[route] - leaf
            tail = walk.tail[leaf] + game.length[route]
            best = max(best, tail + walk.tail[to])
            walk.second_tail[to] = max(walk.second_tail[to], min(tail, walk.tail[to]))
            walk.tail[to] = max(walk.tail[to], tail)
            walk.degree[leaf] = 0
            walk.degree[to] -= 1
            walk.route_xor[to] ^= route
            walk.left -= 1
            leaf = to
    return best


@rule
def keep_core(game: GameTables, walk: Walk) -> None:
    """Forget the routes that were stripped."""
    n = 0
    for i in range(walk.routes):
        route = walk.route[i]
        walk.route[n] = route
        n += (walk.degree[game.end_a[route]] > 0) & (walk.degree[game.end_b[route]] > 0)
    walk.routes = n


@rule
def index_routes(game: GameTables, walk: Walk) -> None:
    """List the seat's routes at each location."""
    for location in range(game.locations + 1):
        walk.first[location] = 0
    for i in range(walk.routes):
        walk.used[walk.route[i]] = 0
        walk.first[game.end_a[walk.route[i]] + 1] += 1
        walk.first[game.end_b[walk.route[i]] + 1] += 1
    for location in range(game.locations):
        walk.first[location + 1] += walk.first[location]
        walk.shortest[location] = 127
        walk.next[location] = walk.first[location]
    for i in range(walk.routes):
        route = walk.route[i]
        for location in (game.end_a[route], game.end_b[route]):
            walk.incident[walk.next[location]] = route
            walk.next[location] += 1
            walk.shortest[location] = min(walk.shortest[location], game.length[route])


@rule
def longest_within(game: GameTables, state: State, seat: int, walk: Walk, group: int, best: int) -> int:
    """The longest trail among the routes of one group of connected locations, if it's longer than `best`."""
    pieces, routes, odd, locations = 0, 0, NONE, NONE
    for i in range(walk.routes):
        route = walk.route[i]
        if state.group[seat, game.end_a[route]] == group:
            pieces += game.length[route]
            routes += 1
            odd ^= bit(game.end_a[route]) ^ bit(game.end_b[route])
            locations |= bit(game.end_a[route]) | bit(game.end_b[route])
    tailed, tail, second_tail = find_tails(walk, locations)
    if tailed == NONE and size(odd) <= 2:  # an Eulerian trail uses all of them
        return pieces
    many_cycles = routes - size(locations) + 1 >= MANY_CYCLES
    bound = pieces - loss(walk, odd, 2) + tail + second_tail
    starts = odd | tailed
    while starts != NONE and best < bound:
        best = search(game, walk, lowest(starts), best, bound, tail, many_cycles)
        starts = drop_lowest(starts)
    return best


@rule
def find_tails(walk: Walk, locations: Bits) -> tuple[Bits, int, int]:
    """Which of these locations have tails, and the lengths of the two longest."""
    tailed, first, second = NONE, 0, 0
    while locations != NONE:
        location = lowest(locations)
        tail = walk.tail[location]
        if tail > 0:
            tailed |= bit(location)
            second = max(second, min(first, tail), walk.second_tail[location])
            first = max(first, tail)
        locations = drop_lowest(locations)
    return tailed, first, second


@rule
def search(game: GameTables, walk: Walk, start: int, best: int, bound: int, most_tail: int, look_ahead: bool) -> int:
    """The longest trail from a location, if it's longer than `best`.

    No trail is longer than `bound`, and no tail longer than `most_tail`.
    """
    pieces, step = walk.tail[start], 0
    enter(walk, 0, start)
    while step >= 0:
        route = next_route(walk, step)
        if route >= 0 and best < bound:
            pieces += game.length[route]
            step = follow(game, walk, step, route)
            at = walk.at[step]
            best = max(best, pieces + (walk.second_tail[at] if at == start else walk.tail[at]))
            if look_ahead and pieces + most_ahead(game, walk, at) + most_tail <= best:
                walk.next[step] = walk.first[at + 1]  # cut this branch
        else:
            step -= 1
            if step >= 0:
                pieces -= game.length[walk.taken[step]]
                walk.used[walk.taken[step]] = 0
    return best


@rule
def enter(walk: Walk, step: int, location: int) -> None:
    """Arrive at a location, with all its routes still to be tried."""
    walk.at[step] = location
    walk.next[step] = walk.first[location]


@rule
def next_route(walk: Walk, step: int) -> int:
    """The next unused route to try from where the walk is, or -1."""
    end = walk.first[walk.at[step] + 1]
    while walk.next[step] < end:
        route = walk.incident[walk.next[step]]
        walk.next[step] += 1
        if walk.used[route] == 0:
            return route
    return -1


@rule
def follow(game: GameTables, walk: Walk, step: int, route: int) -> int:
    """Walk along a route; return the next step."""
    walk.used[route] = 1
    walk.taken[step] = route
    enter(walk, step + 1, game.end_a[route] + game.end_b[route] - walk.at[step])
    return step + 1


@rule
def most_ahead(game: GameTables, walk: Walk, location: int) -> int:
    """Upper bound on what a trail can still gain from a location, along unused routes."""
    reached, before = bit(location), NONE
    while reached != before:
        before = reached
        for i in range(walk.routes):
            route = walk.route[i]
            ends = bit(game.end_a[route]) | bit(game.end_b[route])
            if walk.used[route] == 0 and ends & reached != NONE:
                reached |= ends
    pieces, odd = 0, NONE
    for i in range(walk.routes):
        route = walk.route[i]
        if walk.used[route] == 0 and bit(game.end_a[route]) & reached != NONE:
            pieces += game.length[route]
            odd ^= bit(game.end_a[route]) ^ bit(game.end_b[route])
    return pieces - loss(walk, odd & ~bit(location), 1)


@rule
def loss(walk: Walk, odd: Bits, ends: int) -> int:
    """Lower bound on the pieces that a trail leaves unused if it may end at `ends` of these locations of odd degree.

    At each of the others one route stays unused, at least the shortest; one route may do for two locations.
    """
    total, first, second = 0, 0, 0
    while odd != NONE:
        length = walk.shortest[lowest(odd)]
        total += length
        if length > first:
            first, second = length, first
        elif length > second:
            second = length
        odd = drop_lowest(odd)
    return (total - first - (second if ends == 2 else 0) + 1) // 2
