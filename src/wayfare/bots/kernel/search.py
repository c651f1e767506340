"""Information-set Monte-Carlo tree search over sampled worlds, judged by planners and a network.

Every iteration samples a world that matches the View and explains what the others did, walks down the tree along
actions that are legal in that world, adds one node, and lets planners finish the match. In games of the kinds that a
network has learned to judge, it says after some turns of theirs what it expects, which is less a matter of luck than
how the match ends; what counts is a mean of both.
A node keeps its value for every seat, and each seat maximises its own (max-n).
Worlds differ, so a node also counts how often its action was legal. The planner's choice is tried first; EXPLORE sets
how much evidence it takes to prefer something else. In a points game the searching seat's planner has several styles:
in a long one they are tried before a tree grows, in a short one every iteration has the most promising.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from wayfare.bots.kernel.beliefs import place_sample
from wayfare.bots.kernel.evidence import Beliefs
from wayfare.bots.kernel.features import scale
from wayfare.bots.kernel.network import TO_THE_END, Weights, judge
from wayfare.bots.kernel.options import list_options
from wayfare.bots.kernel.pace import SHORT_GAME, kind_of_game
from wayfare.bots.kernel.playout import act, forget_plans, number_chance, plan_as_usual, play_turns
from wayfare.bots.kernel.priors import weigh_options
from wayfare.bots.kernel.results import lead, win_share
from wayfare.bots.kernel.tree import (
    MOST_DEPTH,
    NO_NODE,
    NODES,
    NOT_FORCED,
    ROOT,
    Tree,
    add_node,
    child_of,
    index_children,
    next_style,
    plant,
    record_match,
    record_style,
)
from wayfare.bots.kernel.workspace import BotWorkspace
from wayfare.bots.kernel.worlds import SeenTickets, sample_world
from wayfare.compiling import as_record, copy_bytes, entry, rule
from wayfare.compiling.records import Raw
from wayfare.engine.kernel.scoring import winners
from wayfare.engine.kernel.shared import score_shared
from wayfare.engine.state import OVER, STATE_BYTES, Dice, GameTables, State

WORLD_STRIDE = np.uint64(0xD1342543DE82EF95)  # the distance between the dice of two worlds
EXPLORE = 0.6  # how much rarely tried actions are favoured …
EXPLORE_AT_ROOT = (1.2, 1.2, 0.6)  # … and at the root, by kind of game: long games leave time for few iterations
UNTRIED_PENALTY = 0.1  # an untried action is assumed to be this much worse than its parent
WIN_WEIGHT, RACE_WIN_WEIGHT = 0.7, 0.5  # the weight of winning in a match's value; the rest is the lead


class SearchInput(NamedTuple):
    """What a search is given, as the bytes of records."""

    game: Raw
    view_raw: Raw  # the state that the searching seat sees; Numba alone takes any `.view` for NumPy's
    seen: Raw  # SeenTickets
    beliefs: Raw  # Beliefs
    network: Raw  # Weights


@rule
def play_and_judge(game: GameTables, state: State, workspace: BotWorkspace, network: Weights, tree: Tree) -> None:
    """Let planners finish the match, with the network's word on the way, and write its value to each seat."""
    kind, trust = kind_of_game(game), 0.0
    play_turns(game, state, workspace, network.turns[kind] * game.pieces // 100)
    if state.phase != OVER:
        trust = network.trust[kind]
        judge(game, state, workspace, network, tree.ending.expected_share, tree.ending.expected_margin)
        play_turns(game, state, workspace, TO_THE_END)
    score_shared(game, state, workspace.scores)
    won = winners(game, state, workspace.scores)
    most, win = scale(game), WIN_WEIGHT if game.for_points == 1 else RACE_WIN_WEIGHT
    for seat in range(state.players):
        share, margin = win_share(state, won, seat), lead(game, state, workspace.scores, seat)
        tree.ending.share[seat] = share + trust * (tree.ending.expected_share[seat] - share)
        tree.ending.margin[seat] = margin + trust * (tree.ending.expected_margin[seat] - margin)
        ahead = max(-1.0, min(1.0, tree.ending.margin[seat] / most))
        tree.ending.value[seat] = win * tree.ending.share[seat] + (1.0 - win) * (0.5 + 0.5 * ahead)


@rule
def select(game: GameTables, state: State, tree: Tree, node: int, count: int) -> int:
    """Choose the option to follow by its value so far, its prior and how rarely it was tried (PUCT)."""
    seat = state.turn
    index_children(tree, node)
    visits, explore = tree.visits[node], EXPLORE_AT_ROOT[kind_of_game(game)] if node == ROOT else EXPLORE
    untried = tree.total_value[node, seat] / visits - UNTRIED_PENALTY if visits > 0 else 0.5
    best, best_value = NO_NODE, -1e9
    for i in range(count):
        child = child_of(tree, tree.options.action[i])
        tried, could, value = 0, visits, untried
        if child != NO_NODE:
            tree.available[child] += 1
            tried, could = tree.visits[child], tree.available[child]
            value = tree.total_value[child, seat] / tried
        value += explore * tree.options.prior[i] * math.sqrt(could + 1.0) / (1.0 + tried)
        if value > best_value:
            best, best_value = tree.options.action[i], value
    return best


@rule
def step(
    game: GameTables, state: State, workspace: BotWorkspace, tree: Tree, node: int, seat: int, at_root: bool
) -> int:
    """Choose an action at a node of the tree of `seat`'s search. Returns its child, which may be new, or NO_NODE."""
    count = list_options(game, state, workspace, tree.options, seat, at_root)
    if at_root:
        for i in range(count):
            tree.options.prior[i] = tree.root_prior[tree.options.action[i]]
    action = select(game, state, tree, node, count)
    if at_root and tree.forced_action != NOT_FORCED:
        action = tree.forced_action
    child = child_of(tree, action)
    if child == NO_NODE and tree.count < NODES:
        child = add_node(tree, node, action, state.turn)
    return child


@rule
def enter_world(
    game: GameTables, state: State, dice: Dice, tree: Tree, seat: int, seen: SeenTickets, beliefs: Beliefs, number: int
) -> None:
    """Turn the View into a world: always the same one for a number."""
    if game.for_points == 1:  # in races, samples didn't make the search stronger: see docs/bots.md
        place_sample(game, state, beliefs, number)
    dice.state[0] = tree.salt + np.uint64(number) * WORLD_STRIDE
    sample_world(game, state, seat, seen, dice)


@rule
def walk(
    game: GameTables, state: State, workspace: BotWorkspace, tree: Tree, seat: int, seen: SeenTickets, beliefs: Beliefs
) -> int:
    """Walk down the tree of `seat`'s search and one step beyond it. Returns the number of steps.

    The first action is chosen on the View itself, and only then is a world sampled: the nth visit to every action gets
    the same one, and the same luck on each turn, so that luck speaks for none of them.
    """
    node = step(game, state, workspace, tree, ROOT, seat, True)
    depth, fresh = 0, True
    enter_world(game, state, workspace.dice, tree, seat, seen, beliefs, 0 if node == NO_NODE else tree.visits[node])
    while node != NO_NODE:
        fresh = tree.visits[node] == 0
        number_chance(state, workspace.playout)
        act(game, state, workspace, tree.action[node])
        tree.path[depth] = node
        depth += 1
        if fresh or depth == MOST_DEPTH or state.phase == OVER:
            break
        node = step(game, state, workspace, tree, node, seat, False)
    return depth


@entry
def search(given: SearchInput, iterations: int, tree_raw: Raw, workspace_raw: Raw) -> None:
    """Grow the tree by some iterations, or try its style in some worlds. The dice are the workspace's."""
    game, network = as_record(given.game, GameTables), as_record(given.network, Weights)
    seen, beliefs = as_record(given.seen, SeenTickets), as_record(given.beliefs, Beliefs)
    tree, workspace = as_record(tree_raw, Tree), as_record(workspace_raw, BotWorkspace)
    world_raw, state = workspace_raw[:STATE_BYTES], workspace.state
    seat = as_record(given.view_raw, State).turn
    if tree.count == 0:
        plant(tree, workspace.dice.state[0])
    plan_as_usual(game, workspace)
    workspace.style[seat] = tree.styles.current
    if tree.visits[ROOT] == 0 and not tree.styles.trying:
        copy_bytes(world_raw, given.view_raw)
        weigh_options(game, state, workspace, tree, network)
    mixing = kind_of_game(game) == SHORT_GAME
    for _ in range(iterations):
        if mixing:
            tree.styles.current = next_style(tree)
            workspace.style[seat] = tree.styles.current
        copy_bytes(world_raw, given.view_raw)
        forget_plans(workspace.playout)
        depth = 0
        if tree.styles.trying:
            enter_world(game, state, workspace.dice, tree, seat, seen, beliefs, tree.styles.visits[tree.styles.current])
        else:
            depth = walk(game, state, workspace, tree, seat, seen, beliefs)
        play_and_judge(game, state, workspace, network, tree)
        if mixing or tree.styles.trying:
            record_style(tree, seat)
        if tree.styles.trying:
            continue
        record_match(tree, ROOT, state.players)
        for at in range(depth):
            record_match(tree, tree.path[at], state.players)
