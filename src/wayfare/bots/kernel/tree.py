"""The tree of a search: a node stands for the sequence of actions that leads to it. Node 0 is the root.

The tree is one record, like everything the kernel writes to.
"""

from __future__ import annotations

import math
from typing import Any

from wayfare.bots.kernel.styles import IN_SHORT_GAMES, STYLES
from wayfare.compiling import rule
from wayfare.compiling.records import record
from wayfare.engine.state import ACTIONS, INDICES, SEATS

NODES = 1 << 18
MOST_DEPTH = 1024  # actions in one walk down the tree
ROOT, NO_NODE = 0, -1
EXPLORE_STYLES = 0.1  # how much planning styles that were rarely tried are favoured

TREE = record(
    ("salt", "<u8"),  # where the dice of its worlds start
    ("nodes", "<i4"),  # how many there are
    ("weight", "<f4", INDICES),  # by action: the prior of the root's options
    ("only", "<i4"),  # 0, or one more than the only action to try at the root
    # Planning styles: the one that the searching seat has in playouts, and how each fared when it was tried.
    ("style", "<i4"),
    ("trying", "i1"),  # is a style being tried, or the tree grown?
    ("tried", "<i4", STYLES),
    ("fared", "<f8", STYLES),
    ("action", "<i4", NODES),
    ("first", "<i4", NODES),  # first child
    ("next", "<i4", NODES),  # next sibling
    ("mover", "i1", NODES),  # the seat that acted
    ("visits", "<i4", NODES),
    ("available", "<i4", NODES),  # how often its action was legal: worlds differ
    ("worth", "<f8", (NODES, SEATS)),  # the total value to each seat of the matches through it
    ("won", "<f8", NODES),  # the total of the mover's win shares
    ("ahead", "<f8", NODES),  # the total of the mover's leads at the end
    # the walk of the current iteration
    ("path", "<i4", MOST_DEPTH),
    ("options", "<i4", ACTIONS),
    ("prior", "<f4", ACTIONS),
    ("child", "<i4", INDICES),  # by action: the child of the current node, if its stamp is `now`
    ("stamp", "<i4", INDICES),
    ("now", "<i4"),
    # how its match ended, for each seat, and what the network expected
    ("value", "<f8", SEATS),
    ("share", "<f8", SEATS),
    ("margin", "<f8", SEATS),
    ("expected_share", "<f8", SEATS),
    ("expected_margin", "<f8", SEATS),
)
TREE_BYTES = TREE.itemsize


@rule
def plant(tree: Any) -> None:
    """Start a tree that has only a root."""
    tree.nodes = 1
    tree.first[ROOT] = NO_NODE
    tree.visits[ROOT] = 0
    for seat in range(SEATS):
        tree.worth[ROOT, seat] = 0.0
    for style in range(STYLES):
        tree.tried[style] = 0
        tree.fared[style] = 0.0


@rule
def add_node(tree: Any, parent: int, action: int, seat: int) -> int:
    """Add a child to a node. Returns the child."""
    node = tree.nodes
    tree.nodes += 1
    tree.action[node] = action
    tree.mover[node] = seat
    tree.first[node] = NO_NODE
    tree.next[node] = tree.first[parent]
    tree.visits[node] = 0
    tree.available[node] = 1
    tree.won[node] = 0.0
    tree.ahead[node] = 0.0
    for other in range(SEATS):
        tree.worth[node, other] = 0.0
    tree.first[parent] = node
    return node  # type: ignore[no-any-return]


@rule
def index_children(tree: Any, node: int) -> None:
    """Index the children of a node by their actions, for `child_of`."""
    tree.now += 1
    child = tree.first[node]
    while child != NO_NODE:
        tree.child[tree.action[child]] = child
        tree.stamp[tree.action[child]] = tree.now
        child = tree.next[child]


@rule
def child_of(tree: Any, action: int) -> int:
    """The child an action leads to, at the node passed to `index_children` last; NOTHING if there is none."""
    return tree.child[action] if tree.stamp[action] == tree.now else NO_NODE


@rule
def next_style(tree: Any) -> int:
    """In a short game: the style that has fared best, unless another was tried too rarely to tell (UCB)."""
    total = 1
    for style in IN_SHORT_GAMES:
        if tree.tried[style] == 0:
            return style  # type: ignore[no-any-return]
        total += tree.tried[style]
    best, best_value = 0, -1e9
    for style in IN_SHORT_GAMES:
        value = tree.fared[style] / tree.tried[style] + EXPLORE_STYLES * math.sqrt(math.log(total) / tree.tried[style])
        if value > best_value:
            best, best_value = style, value
    return best


@rule
def record_style(tree: Any, seat: int) -> None:
    """Add the match that has just ended to those of the style being tried."""
    tree.tried[tree.style] += 1
    tree.fared[tree.style] += tree.value[seat]


@rule
def record_match(tree: Any, node: int, players: int) -> None:
    """Add the match that has just ended to a node on its path."""
    tree.visits[node] += 1
    for seat in range(players):
        tree.worth[node, seat] += tree.value[seat]
    if node != ROOT:
        tree.won[node] += tree.share[tree.mover[node]]
        tree.ahead[node] += tree.margin[tree.mover[node]]
