"""Search: information-set Monte-Carlo tree search over sampled worlds, with the planner playing matches to their end.

Every iteration deals a world that fits the View, walks down the tree along actions that are legal in that world, adds
one node, and lets planners finish the match. A node is a sequence of actions from the root; what it is worth is kept
for every seat, and a seat chooses for itself (max-n). Because worlds differ, a node also counts how often it could have
been chosen.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from wayfare.bots.kernel import planner
from wayfare.bots.kernel.pay import cheapest_payment
from wayfare.bots.kernel.work import WORK
from wayfare.bots.kernel.worlds import sample_world
from wayfare.engine.kernel.compiled import entry, rule
from wayfare.engine.kernel.runs import roll
from wayfare.engine.kernel.spans import action_at
from wayfare.engine.kernel.turns import apply, legal, score, winners
from wayfare.engine.state import (
    ACTIONS,
    CLAIM,
    DICE,
    GAME,
    KEEP_DEALT,
    KEEP_OFFERED,
    OVER,
    POINTS,
    SCORES,
    SEATS,
    SPANS,
    STATE,
)

ROOT, NOTHING = 0, -1
EXPLORE = 0.5  # how much a seldom tried action is favoured
MARGIN = 25.0  # so many points (in a race: tickets, times 5) ahead is nearly as good as it gets
WIN_SHARE = 0.7  # of a match's worth is who won; the rest is by how much

DEEPEST = 1024  # actions that one walk down the tree may take

# A node's columns.
ACTION, FIRST_CHILD, NEXT, VISITS, AVAILABLE, NODE_COLUMNS = 0, 1, 2, 3, 4, 5


@rule
def candidates(game: Any, state: Any, spans: Any, work: Any, out: Any) -> int:
    """The legal actions worth a thought: of the payments for a route only the one that hurts least."""
    keeping = state.phase == KEEP_DEALT or state.phase == KEEP_OFFERED
    if not keeping:
        planner.price_routes(game, state, state.seat, work)
        planner.set_targets(game, state, state.seat, work)
        planner.make_plan(game, state, state.seat, work)
        planner.count_needs(game, work)
    n, size = legal(game, state, spans)
    count = 0
    route, best = NOTHING, NOTHING
    for place in range(size):
        action = action_at(spans, n, place)
        if game.action_kind[action] == CLAIM:
            if game.action_route[action] != route:
                route = game.action_route[action]
                best = cheapest_payment(game, state, work, route)
            if action != best:
                continue
        out[count] = action
        count += 1
    return count


@rule
def worth(game: Any, state: Any, scores: Any, values: Any) -> None:
    """What the end of a match is worth to each seat, from 0 to 1: who won, and by how much."""
    score(game, state, scores)
    won = winners(state, scores)
    sharing = 0
    for seat in range(state.players):
        sharing += won >> seat & 1
    for seat in range(state.players):
        best = -1000
        for other in range(state.players):
            if other != seat:
                best = max(best, points_of(game, scores, other))
        ahead = (points_of(game, scores, seat) - best) / MARGIN
        ahead = max(-1.0, min(1.0, ahead))
        share = (won >> seat & 1) / sharing
        values[seat] = WIN_SHARE * share + (1.0 - WIN_SHARE) * (0.5 + 0.5 * ahead)


@rule
def points_of(game: Any, scores: Any, seat: int) -> int:
    return scores.total[seat] if game.goal == POINTS else 5 * scores.completed[seat]  # type: ignore[no-any-return]


@rule
def find_child(tree: Any, node: int, action: int) -> int:
    child = tree[node, FIRST_CHILD]
    while child != NOTHING and tree[child, ACTION] != action:
        child = tree[child, NEXT]
    return child  # type: ignore[no-any-return]


@rule
def select(game: Any, state: Any, tree: Any, sums: Any, node: int, actions: Any, count: int, dice: Any) -> int:
    """The child to go to, or NOTHING if some candidate has none yet; then its action comes first in `actions`."""
    fresh = 0
    best, best_value = NOTHING, -1.0
    for i in range(count):
        child = find_child(tree, node, actions[i])
        if child == NOTHING:
            fresh += 1
            if roll(dice, 0, fresh) == 0:  # each of the new ones is equally likely
                actions[0], actions[i] = actions[i], actions[0]
            continue
        tree[child, AVAILABLE] += 1
        visits = tree[child, VISITS]
        value = sums[child, state.seat] / visits + EXPLORE * math.sqrt(math.log(tree[child, AVAILABLE]) / visits)
        if value > best_value:
            best, best_value = child, value
    return NOTHING if fresh > 0 else best


@rule
def add_node(tree: Any, sums: Any, nodes: int, node: int, action: int) -> None:
    tree[nodes, ACTION] = action
    tree[nodes, FIRST_CHILD] = NOTHING
    tree[nodes, NEXT] = tree[node, FIRST_CHILD]
    tree[nodes, VISITS] = 0
    tree[nodes, AVAILABLE] = 1
    for seat in range(SEATS):
        sums[nodes, seat] = 0.0
    tree[node, FIRST_CHILD] = nodes


@entry
def search(
    game_raw: Any,
    view_raw: Any,
    gone: Any,
    iterations: int,
    nodes: int,
    tree: Any,
    sums: Any,
    world_raw: Any,
    work_raw: Any,
    spans_raw: Any,
    scores_raw: Any,
    dice_raw: Any,
) -> int:
    """Search on with a tree of `nodes` (0: begin one); the answer is how many it has then."""
    game, state = game_raw.view(GAME)[0], world_raw.view(STATE)[0]
    work, spans = work_raw.view(WORK)[0], spans_raw.view(SPANS)[0]
    scores, dice = scores_raw.view(SCORES)[0], dice_raw.view(DICE)[0]
    seat = view_raw.view(STATE)[0].seat
    actions = np.empty(ACTIONS, np.int32)
    path = np.empty(DEEPEST, np.int32)
    values = np.zeros(SEATS)
    if nodes == 0:
        tree[ROOT, FIRST_CHILD] = NOTHING
        tree[ROOT, VISITS] = 0
        nodes = 1
    for _ in range(iterations):
        world_raw[:] = view_raw
        sample_world(game, state, seat, gone, dice)
        node, depth = ROOT, 0
        growing = True
        while growing and depth < DEEPEST and state.phase != OVER:
            count = candidates(game, state, spans, work, actions)
            child = select(game, state, tree, sums, node, actions, count, dice)
            if child == NOTHING:
                growing = False
                if nodes < len(tree):
                    add_node(tree, sums, nodes, node, actions[0])
                    child = nodes
                    nodes += 1
                else:
                    break
            apply(game, state, tree[child, ACTION], None)
            path[depth] = child
            depth += 1
            node = child
        while state.phase != OVER:
            apply(game, state, planner.choose(game, state, spans, work), None)
        worth(game, state, scores, values)
        tree[ROOT, VISITS] += 1
        for step in range(depth):
            tree[path[step], VISITS] += 1
            for other in range(state.players):
                sums[path[step], other] += values[other]
    return nodes


@entry
def sample(game_raw: Any, world_raw: Any, seat: int, gone: Any, dice_raw: Any) -> None:
    """Turn the bytes of a View into those of a world that fits it."""
    sample_world(game_raw.view(GAME)[0], world_raw.view(STATE)[0], seat, gone, dice_raw.view(DICE)[0])
