"""What the network learns from: worlds and options, as it sees them, and how the matches ended."""

from __future__ import annotations

from typing import Any

from wayfare.bots.kernel.features import describe, scale
from wayfare.bots.kernel.options import list_options
from wayfare.bots.kernel.playout import act, forget_plans, likely_action, plan_as_usual
from wayfare.bots.kernel.priors import describe_option, prepare_options
from wayfare.bots.kernel.results import lead, win_share
from wayfare.bots.kernel.tree import TREE
from wayfare.bots.kernel.workspace import BOT_WORKSPACE, MATCH_FEATURES, OPTION_FEATURES, SEAT_FEATURES
from wayfare.compiling import as_record, copy_bytes, entry, rule
from wayfare.compiling.records import record
from wayfare.engine.kernel.runs import prepare, roll
from wayfare.engine.kernel.scoring import winners
from wayfare.engine.kernel.shared import deal_shared, score_shared
from wayfare.engine.state import OVER, SEATS, TURN, GameTables

LESSON = record(
    ("seen", "<f4", (SEATS, SEAT_FEATURES)),
    ("about", "<f4", MATCH_FEATURES),
    ("share", "<f4", SEATS),  # of the win
    ("lead", "<f4", SEATS),  # from -1 to 1
    ("players", "<i4"),
)


@rule
def write_world(state: Any, workspace: Any, lesson: Any) -> None:
    """Copy what was described into a lesson."""
    lesson.players = state.players
    for seat in range(SEATS):
        for feature in range(SEAT_FEATURES):
            lesson.seen[seat, feature] = workspace.seen[seat, feature]
    for feature in range(MATCH_FEATURES):
        lesson.about[feature] = workspace.about[feature]


@rule
def write_end(game: Any, state: Any, scores: Any, lesson: Any) -> None:
    """Write how the match of a lesson ended."""
    score_shared(game, state, scores)
    won = winners(game, state, scores)
    for seat in range(state.players):
        lesson.share[seat] = win_share(state, won, seat)
        lesson.lead[seat] = max(-1.0, min(1.0, lead(game, state, scores, seat) / scale(game)))


@entry
def planner_lessons(
    game_raw: Any, players: int, key: Any, first: int, strays: int, odds: Any, lessons: Any, tree_raw: Any, raw: Any
) -> int:
    """Fill `lessons` from matches first, first + 1, … between planners. Returns the number of matches.

    For a random number of actions below `strays`, any option is taken in `odds[0]` percent of cases; after that
    planners play as in a playout, and `odds[1]` percent of their turns become lessons.
    """
    game, workspace, tree = as_record(game_raw, GameTables), as_record(raw, BOT_WORKSPACE), as_record(tree_raw, TREE)
    state, dice = workspace.state, workspace.dice
    filled, match = 0, 0
    plan_as_usual(game, workspace)
    while filled < len(lessons):
        prepare(state, dice, key, first + match, workspace.block)
        deal_shared(game, state, players)
        forget_plans(workspace)
        match, begin, straying = match + 1, filled, roll(dice, 0, strays)
        while state.phase != OVER:
            if straying > 0 and roll(dice, 0, 100) < odds[0]:
                act(
                    game,
                    state,
                    workspace,
                    tree.options[roll(dice, 0, list_options(game, state, workspace, tree, 0, True))],
                )
            else:
                act(game, state, workspace, likely_action(game, state, workspace))
            straying -= 1
            if straying <= 0 and state.phase == TURN and filled < len(lessons) and roll(dice, 0, 100) < odds[1]:
                describe(game, state, workspace)
                write_world(state, workspace, lessons[filled])
                filled += 1
        for at in range(begin, filled):
            write_end(game, state, workspace.scores, lessons[at])
    return match


@entry
def world_lesson(game_raw: Any, state_raw: Any, raw: Any, lesson_raw: Any) -> None:
    """Describe one world, at the start of a turn, in a lesson."""
    game, workspace = as_record(game_raw, GameTables), as_record(raw, BOT_WORKSPACE)
    copy_bytes(raw, state_raw)
    plan_as_usual(game, workspace)
    forget_plans(workspace)
    describe(game, workspace.state, workspace)
    write_world(workspace.state, workspace, as_record(lesson_raw, LESSON))


@entry
def option_lessons(game_raw: Any, view_raw: Any, tree_raw: Any, raw: Any, rows: Any) -> int:
    """Write the options of a view into the tree, and their features into `rows`. Returns how many."""
    game, workspace, tree = as_record(game_raw, GameTables), as_record(raw, BOT_WORKSPACE), as_record(tree_raw, TREE)
    copy_bytes(raw, view_raw)
    workspace.style[workspace.state.turn] = tree.style
    count = prepare_options(game, workspace.state, workspace, tree)
    for i in range(count):
        describe_option(game, workspace.state, workspace, tree.options[i])
        for feature in range(OPTION_FEATURES):
            rows[i, feature] = workspace.option[feature]
    return count
