"""The tree of a search. A node is a sequence of actions from the root; node 0 is the root.

The tree is one record, like all that the kernel writes to.
"""

from __future__ import annotations

from typing import Any

from wayfare.engine.kernel.compiled import rule
from wayfare.engine.state import ACTIONS, SEATS, record

NODES = 1 << 18
DEEPEST = 1024  # actions that one walk down the tree may take
ROOT, NOTHING = 0, -1

TREE = record(
    ("nodes", "<i4"),
    ("action", "<i4", NODES),
    ("first", "<i4", NODES),  # child
    ("next", "<i4", NODES),  # child of the same parent
    ("mover", "i1", NODES),  # the seat whose action it is
    ("visits", "<i4", NODES),
    ("available", "<i4", NODES),  # how often it could have been chosen: worlds differ
    ("worth", "<f8", (NODES, SEATS)),  # of what the matches through it were worth to each seat
    ("won", "<f8", NODES),  # of the mover's share of the win
    ("ahead", "<f8", NODES),  # of the mover's lead at the end
    # the walk of one iteration
    ("path", "<i4", DEEPEST),
    ("options", "<i4", ACTIONS),
    ("prior", "<f4", ACTIONS),
    ("child", "<i4", ACTIONS),  # of each action, at the node where the walk is; as old as its stamp
    ("stamp", "<i4", ACTIONS),
    ("now", "<i4"),
    # what its match came to, for each seat
    ("value", "<f8", SEATS),
    ("share", "<f8", SEATS),
    ("margin", "<f8", SEATS),
)
TREE_BYTES = TREE.itemsize


@rule
def plant(tree: Any) -> None:
    """An empty tree."""
    tree.nodes = 1
    tree.first[ROOT] = NOTHING
    tree.visits[ROOT] = 0
    for seat in range(SEATS):
        tree.worth[ROOT, seat] = 0.0


@rule
def add_node(tree: Any, parent: int, action: int, seat: int) -> int:
    node = tree.nodes
    tree.nodes += 1
    tree.action[node] = action
    tree.mover[node] = seat
    tree.first[node] = NOTHING
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
def list_children(tree: Any, node: int) -> None:
    """Note for each action of a node's children which child it is."""
    tree.now += 1
    child = tree.first[node]
    while child != NOTHING:
        tree.child[tree.action[child]] = child
        tree.stamp[tree.action[child]] = tree.now
        child = tree.next[child]


@rule
def child_of(tree: Any, action: int) -> int:
    """The child for an action, of the node whose children were listed last."""
    return tree.child[action] if tree.stamp[action] == tree.now else NOTHING


@rule
def note(tree: Any, node: int, players: int) -> None:
    """One more match went through a node."""
    tree.visits[node] += 1
    for seat in range(players):
        tree.worth[node, seat] += tree.value[seat]
    if node != ROOT:
        tree.won[node] += tree.share[tree.mover[node]]
        tree.ahead[node] += tree.margin[tree.mover[node]]
