"""Search: information-set Monte-Carlo tree search over sampled worlds, with planners playing matches to their end.

Every iteration deals a world that fits the View, walks down the tree along actions that are legal in that world, adds
one node, and lets planners finish the match. What a node is worth is kept for every seat, and a seat chooses for
itself (max-n). Worlds differ, so a node also counts how often it could have been chosen. What the planner would do is
tried first; how much evidence it takes to leave that is EXPLORE.
"""

from __future__ import annotations

import math
from typing import Any

from wayfare.bots.kernel.options import list_options
from wayfare.bots.kernel.playout import act, forget_plans, play_on
from wayfare.bots.kernel.results import ahead_of_others, win_share
from wayfare.bots.kernel.tree import DEEPEST, NODES, NOTHING, ROOT, TREE, add_node, child_of, list_children, note, plant
from wayfare.bots.kernel.work import WORK
from wayfare.bots.kernel.worlds import SEEN, sample_world
from wayfare.engine.kernel.compiled import entry, rule
from wayfare.engine.kernel.scoring import score, winners
from wayfare.engine.state import DICE, GAME, OVER, POINTS, SCORES, SPANS, STATE

EXPLORE = 0.6  # how much a seldom tried action is favoured
UNTRIED = 0.1  # an action not tried yet is taken to be so much worse than the node so far
MARGIN, RACE_MARGIN = 25.0, 5.0  # so many points, or tickets, ahead is as good as it gets
WIN, RACE_WIN = 0.7, 0.5  # so much of a match's worth is who won; the rest is by how much


@rule
def weigh_match(game: Any, state: Any, scores: Any, tree: Any) -> None:
    """What the end of a match is worth to each seat, from 0 to 1: who won, and by how much."""
    score(game, state, scores)
    won = winners(state, scores)
    most, win = (MARGIN, WIN) if game.goal == POINTS else (RACE_MARGIN, RACE_WIN)
    for seat in range(state.players):
        tree.share[seat] = win_share(state, won, seat)
        tree.margin[seat] = ahead_of_others(game, state, scores, seat)
        ahead = max(-1.0, min(1.0, tree.margin[seat] / most))
        tree.value[seat] = win * tree.share[seat] + (1.0 - win) * (0.5 + 0.5 * ahead)


@rule
def select(state: Any, tree: Any, node: int, count: int) -> int:
    """The option to follow: by what it has been worth so far, what speaks for it, and how seldom it was tried."""
    seat = state.turn
    list_children(tree, node)
    visits = tree.visits[node]
    untried = tree.worth[node, seat] / visits - UNTRIED if visits > 0 else 0.5
    best, best_value = NOTHING, -1e9
    for i in range(count):
        child = child_of(tree, tree.options[i])
        tried, could, value = 0, visits, untried
        if child != NOTHING:
            tree.available[child] += 1
            tried, could = tree.visits[child], tree.available[child]
            value = tree.worth[child, seat] / tried
        value += EXPLORE * tree.prior[i] * math.sqrt(could + 1.0) / (1.0 + tried)
        if value > best_value:
            best, best_value = tree.options[i], value
    return best


@rule
def walk(game: Any, state: Any, spans: Any, work: Any, tree: Any, seat: int) -> int:
    """Down the tree of a seat's search and one step out of it; the answer is how many steps."""
    node, depth, fresh = ROOT, 0, False
    while not fresh and depth < DEEPEST and state.phase != OVER:
        count = list_options(game, state, spans, work, tree, seat, depth == 0)
        action = select(state, tree, node, count)
        child = child_of(tree, action)
        fresh = child == NOTHING
        if fresh:
            if tree.nodes == NODES:
                break
            child = add_node(tree, node, action, state.turn)
        act(game, state, work, action)
        tree.path[depth] = child
        depth += 1
        node = child
    return depth


@entry
def search(
    game_raw: Any,
    view_raw: Any,
    seen_raw: Any,
    iterations: int,
    tree_raw: Any,
    world_raw: Any,
    work_raw: Any,
    spans_raw: Any,
    scores_raw: Any,
    dice_raw: Any,
) -> None:
    """Grow the tree by so many iterations; one without nodes is planted first."""
    game, state, seen = game_raw.view(GAME)[0], world_raw.view(STATE)[0], seen_raw.view(SEEN)[0]
    work, spans, tree = work_raw.view(WORK)[0], spans_raw.view(SPANS)[0], tree_raw.view(TREE)[0]
    scores, dice = scores_raw.view(SCORES)[0], dice_raw.view(DICE)[0]
    seat = view_raw.view(STATE)[0].turn
    if tree.nodes == 0:
        plant(tree)
    for _ in range(iterations):
        world_raw[:] = view_raw
        sample_world(game, state, seat, seen, dice)
        forget_plans(work)
        depth = walk(game, state, spans, work, tree, seat)
        play_on(game, state, spans, work)
        weigh_match(game, state, scores, tree)
        note(tree, ROOT, state.players)
        for step in range(depth):
            note(tree, tree.path[step], state.players)
