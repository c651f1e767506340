"""The prior of the move at hand: how promising each option looks before anything is tried.

Every feature of an option has a learned weight; priors are the softmax of their sums. Deeper in the tree, where there
is no time for that, the weights in options.py do.
"""

from __future__ import annotations

import math

from wayfare.bots.kernel.network import Weights
from wayfare.bots.kernel.options import is_planned, list_options
from wayfare.bots.kernel.pace import SHORT_GAME, kind_of_game
from wayfare.bots.kernel.pay import draw_gain
from wayfare.bots.kernel.planner import touched_by_others
from wayfare.bots.kernel.playout import forget_plans, likely_action
from wayfare.bots.kernel.points import completed_points, seats_blocked
from wayfare.bots.kernel.styles import IN_SHORT_GAMES
from wayfare.bots.kernel.tree import Options, Tree
from wayfare.bots.kernel.workspace import OPTION_FEATURES, BotWorkspace, Plan
from wayfare.compiling import rule
from wayfare.compiling.records import Row
from wayfare.engine.kernel.routes import touched
from wayfare.engine.kernel.sets import NONE, Bits, bit
from wayfare.engine.state import CLAIM, DRAW, INDICES, NEXT_CARD, WILD, GameTables, State

(
    OPTION_BY_PLANNER,  # what a planner would do, in the style that the search has chosen
    OPTION_BY_LONG,  # the same for the other styles of a short game …
    OPTION_BY_BIDING,
    OPTION_BY_ANY,  # … in the order of IN_SHORT_GAMES
    OPTION_CLAIMS,
    OPTION_PLANNED,  # claims a planned route
    OPTION_SCORES,  # points of the route
    OPTION_TAKES,  # the share of the seat's pieces that the route takes
    OPTION_BLOCKS,  # how many others it blocks
    OPTION_NEAR,  # how many of the route's ends others have reached
    OPTION_COMPLETES,  # points of the tickets that it completes
    OPTION_LEAVES,  # cards left in hand
    OPTION_WILDS,  # paid
    OPTION_EARLY_CLAIM,  # the share of pieces that the seat still has
    OPTION_EARLY_PLANNED,
    OPTION_NEAR_PLANNED,
    OPTION_FROM_DECK,
    OPTION_SECOND_FROM_DECK,
    OPTION_EARLY_DRAW,  # from the deck
    OPTION_FULL_HAND,  # cards in hand, for a draw from the deck
    OPTION_WILD_UP,  # takes a wild card
    OPTION_USEFUL,  # takes a card that the plan needs …
    OPTION_USE,  # … and how much it needs it
    OPTION_USELESS,
    OPTION_OTHER,
) = range(OPTION_FEATURES)

LEAST_PRIOR = 0.004  # the prior of an option that looks hopeless


@rule
def weigh_options(game: GameTables, state: State, workspace: BotWorkspace, tree: Tree, network: Weights) -> None:
    """Write the prior of each option of a view into `tree.root_prior`, by action."""
    count, kind, most = prepare_options(game, state, workspace, tree.options), kind_of_game(game), -1e9
    for i in range(count):
        describe_option(game, state, workspace, tree.options.action[i])
        tree.options.prior[i] = 0.0
        for feature in range(OPTION_FEATURES):
            tree.options.prior[i] += workspace.option.features[feature] * network.prior[kind, feature]
        most = max(most, tree.options.prior[i])
    total = 0.0
    for i in range(count):
        tree.options.prior[i] = math.exp(tree.options.prior[i] - most)
        total += tree.options.prior[i]
    for action in range(INDICES):
        tree.root_prior[action] = LEAST_PRIOR
    for i in range(count):
        tree.root_prior[tree.options.action[i]] = max(LEAST_PRIOR, tree.options.prior[i] / total)


@rule
def prepare_options(game: GameTables, state: State, workspace: BotWorkspace, options: Options) -> int:
    """List the options of the seat to act, with everything that `describe_option` needs. Returns how many."""
    seat, own = state.turn, workspace.style[state.turn]
    mixing = kind_of_game(game) == SHORT_GAME
    for n in range(len(IN_SHORT_GAMES) - 1, 0, -1):
        workspace.option.choices[n] = -1
        if mixing:
            workspace.style[seat] = IN_SHORT_GAMES[n]
            forget_plans(workspace.playout)
            workspace.option.choices[n] = likely_action(game, state, workspace)
    workspace.style[seat] = own
    forget_plans(workspace.playout)
    workspace.option.choices[0] = likely_action(game, state, workspace)
    count = list_options(game, state, workspace, options, seat, True)
    for other in range(state.players):
        workspace.touched[other] = touched(game, state, other)
    return count


@rule
def describe_option(game: GameTables, state: State, workspace: BotWorkspace, action: int) -> None:
    """Write the features of an option into `workspace.option.features`."""
    row = workspace.option.features
    for feature in range(OPTION_FEATURES):
        row[feature] = 0.0
    for n in range(len(IN_SHORT_GAMES)):
        row[OPTION_BY_PLANNER + n] = workspace.option.choices[n] == action
    if action >= game.keeps:
        return
    if game.action_kind[action] == CLAIM:
        describe_claim(game, state, workspace.plan, workspace.touched, action, row)
    elif game.action_kind[action] == DRAW:
        describe_draw(game, state, workspace.plan, action, row)
    else:
        row[OPTION_OTHER] = 1.0


@rule
def describe_claim(
    game: GameTables, state: State, plan: Plan, touched: Row[Bits], action: int, row: Row[float]
) -> None:
    seat, route = state.turn, game.action_route[action]
    planned, early = is_planned(game, plan, route), state.pieces[seat] / game.pieces
    theirs = touched_by_others(game, state, seat)
    near = (bit(game.end_a[route]) & theirs != NONE) + (bit(game.end_b[route]) & theirs != NONE)
    row[OPTION_CLAIMS] = 1.0
    row[OPTION_PLANNED] = planned
    row[OPTION_SCORES] = game.route_points[game.length[route]] / 10.0
    row[OPTION_TAKES] = game.length[route] / max(1, state.pieces[seat])
    row[OPTION_BLOCKS] = seats_blocked(game, state, seat, route, touched)
    row[OPTION_NEAR] = near / 2.0
    row[OPTION_COMPLETES] = min(20, completed_points(game, state, seat, route)) / 10.0
    row[OPTION_LEAVES] = (state.hand_size[seat] - game.length[route]) / 10.0
    row[OPTION_WILDS] = game.action_wilds[action] / 2.0
    row[OPTION_EARLY_CLAIM] = early
    row[OPTION_EARLY_PLANNED] = early * planned
    row[OPTION_NEAR_PLANNED] = near * planned / 2.0


@rule
def describe_draw(game: GameTables, state: State, plan: Plan, action: int, row: Row[float]) -> None:
    """The features of drawing a card, or in a race two."""
    seat = state.turn
    if action == game.first[DRAW]:
        row[OPTION_FROM_DECK] = 1.0
        row[OPTION_SECOND_FROM_DECK] = state.phase == NEXT_CARD
        row[OPTION_EARLY_DRAW] = state.pieces[seat] / game.pieces
        row[OPTION_FULL_HAND] = state.hand_size[seat] / 10.0
    elif game.action_card[action] == WILD:
        row[OPTION_WILD_UP] = 1.0
    else:
        gain = draw_gain(game, state, plan, game.action_card[action])
        row[OPTION_USEFUL], row[OPTION_USE], row[OPTION_USELESS] = gain > 0, gain / 100.0, gain == 0
