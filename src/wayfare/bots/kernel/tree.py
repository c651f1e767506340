"""The tree of a search: a node stands for the sequence of actions that leads to it. Node 0 is the root."""

from __future__ import annotations

import math

import numpy as np

from wayfare.bots.kernel.styles import IN_SHORT_GAMES, STYLES
from wayfare.compiling import rule
from wayfare.compiling.records import Record, float32, float64, int8, int32, nested, uint64
from wayfare.engine.state import ACTIONS, INDICES, SEATS

NODES = 1 << 18
MOST_DEPTH = 1024  # actions in one walk down the tree
ROOT, NO_NODE = 0, -1
NOT_FORCED = -1  # no action is forced at the root
EXPLORE_STYLES = 0.1  # how much planning styles that were rarely tried are favoured


class Options(Record):
    """The actions that a search considers at a node, with their priors."""

    action = int32(ACTIONS)
    prior = float32(ACTIONS)


class Children(Record):
    """The children of the node passed to `index_children` last, by action."""

    child = int32(INDICES)  # only where the stamp is the current one
    stamp = int32(INDICES)
    current = int32()


class StyleTrials(Record):
    """How each planning style did when the searching seat had it in playouts."""

    current = int32()
    trying = int8()  # is the current one being tried, or the tree grown?
    visits = int32(STYLES)
    total_value = float64(STYLES)


class Ending(Record):
    """How the playout of the current iteration ended for each seat, and what the network expected."""

    value = float64(SEATS)  # what counts: a mean of win share and lead
    share = float64(SEATS)
    margin = float64(SEATS)
    expected_share = float64(SEATS)
    expected_margin = float64(SEATS)


class Tree(Record):
    """A tree, and memory for the current iteration."""

    options = nested(Options)
    children = nested(Children)
    styles = nested(StyleTrials)
    ending = nested(Ending)
    salt = uint64()  # where the dice of its worlds start
    count = int32()  # nodes in use
    forced_action = int32()  # the only action to try at the root, or NOT_FORCED
    root_prior = float32(INDICES)  # by action
    path = int32(MOST_DEPTH)  # the nodes of the current iteration
    # by node
    action = int32(NODES)
    first = int32(NODES)  # first child
    next = int32(NODES)  # next sibling
    mover = int8(NODES)  # the seat that acted
    visits = int32(NODES)
    available = int32(NODES)  # how often its action was legal: worlds differ
    total_value = float64(NODES, SEATS)  # of the playouts through it, to each seat
    total_share = float64(NODES)  # the mover's win shares
    total_margin = float64(NODES)  # the mover's leads at the end


@rule
def plant(tree: Tree, salt: np.uint64) -> None:
    tree.count = 1
    tree.salt = salt
    tree.first[ROOT] = NO_NODE
    tree.visits[ROOT] = 0
    for seat in range(SEATS):
        tree.total_value[ROOT, seat] = 0.0
    for style in range(STYLES):
        tree.styles.visits[style] = 0
        tree.styles.total_value[style] = 0.0


@rule
def add_node(tree: Tree, parent: int, action: int, seat: int) -> int:
    node = tree.count
    tree.count += 1
    tree.action[node] = action
    tree.mover[node] = seat
    tree.first[node] = NO_NODE
    tree.next[node] = tree.first[parent]
    tree.visits[node] = 0
    tree.available[node] = 1
    tree.total_share[node] = 0.0
    tree.total_margin[node] = 0.0
    for other in range(SEATS):
        tree.total_value[node, other] = 0.0
    tree.first[parent] = node
    return node


@rule
def index_children(tree: Tree, node: int) -> None:
    """Index the children of a node by their actions, for `child_of`."""
    tree.children.current += 1
    child = tree.first[node]
    while child != NO_NODE:
        tree.children.child[tree.action[child]] = child
        tree.children.stamp[tree.action[child]] = tree.children.current
        child = tree.next[child]


@rule
def child_of(tree: Tree, action: int) -> int:
    """The child an action leads to, at the node passed to `index_children` last; NOTHING if there is none."""
    return tree.children.child[action] if tree.children.stamp[action] == tree.children.current else NO_NODE


@rule
def next_style(tree: Tree) -> int:
    """In a short game: the style that has fared best, unless another was tried too rarely to tell (UCB)."""
    total = 1
    for style in IN_SHORT_GAMES:
        if tree.styles.visits[style] == 0:
            return int(style)
        total += tree.styles.visits[style]
    best, best_value = 0, -1e9
    for style in IN_SHORT_GAMES:
        value = tree.styles.total_value[style] / tree.styles.visits[style] + EXPLORE_STYLES * math.sqrt(
            math.log(total) / tree.styles.visits[style]
        )
        if value > best_value:
            best, best_value = style, value
    return best


@rule
def record_style(tree: Tree, seat: int) -> None:
    """Add the match that has just ended to those of the style being tried."""
    tree.styles.visits[tree.styles.current] += 1
    tree.styles.total_value[tree.styles.current] += tree.ending.value[seat]


@rule
def record_match(tree: Tree, node: int, players: int) -> None:
    """Add the match that has just ended to a node on its path."""
    tree.visits[node] += 1
    for seat in range(players):
        tree.total_value[node, seat] += tree.ending.value[seat]
    if node != ROOT:
        tree.total_share[node] += tree.ending.share[tree.mover[node]]
        tree.total_margin[node] += tree.ending.margin[tree.mover[node]]
