"""Lessons for the network: worlds from matches that planners or the search played, and how those matches ended.

They show whole worlds, hands and tickets included, because a search judges worlds that it has sampled. Match i of a
seed gives the same lessons wherever it's played.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wayfare.arena.series import deal
from wayfare.bots.kernel.features import MARGIN, RACE_MARGIN
from wayfare.bots.kernel.lessons import LESSON, planner_lessons, world_lesson
from wayfare.bots.kernel.tree import TREE_BYTES
from wayfare.bots.search import SearchBot
from wayfare.bots.workspace import new_workspace
from wayfare.engine import Action, Game, Match, View
from wayfare.engine import seeds as seeding
from wayfare.engine.state import GAME, PHASE_AT, RACE, TURN, Raw

Lessons = NDArray[Any]  # of LESSON records

STRAY, NOTED = 12, 12  # percent of actions that stray from the plan, and of turns that become lessons
STRAYING = 4  # they stray for up to this many actions per piece that a player has
WANDER = 0.1  # how often a searching player plays another action that it has considered, so that matches differ


@dataclass(frozen=True)
class Piece:
    """Matches `first` to `first + count - 1` of a seed, each seat played by the search with weights of its own."""

    game: Game
    networks: tuple[Raw, ...]
    iterations: int
    seed: int
    first: int
    count: int
    wander: float = 0.0


@dataclass(frozen=True)
class Learned:
    """A lesson for every turn of some matches, and each seat's share of the win in every match."""

    lessons: Lessons
    shares: list[list[float]]


def from_planners(game: Game, players: int, seed: int, count: int) -> Lessons:
    """So many lessons from matches between planners."""
    lessons = np.zeros(count, LESSON)
    strays, odds = STRAYING * game.board.rules.pieces, np.array([STRAY, NOTED])
    tree, workspace = np.zeros(TREE_BYTES, np.uint8), new_workspace(0)
    planner_lessons(game.raw, players, seeding.key(seed), 0, strays, odds, lessons, tree, workspace)
    return lessons


def from_search(piece: Piece) -> Learned:
    """Play a piece of work."""
    played = [_from_match(piece, piece.first + i) for i in range(piece.count)]
    shares = [lessons["share"][0, : len(piece.networks)].tolist() for lessons in played]
    return Learned(np.concatenate(played), shares)


def _from_match(piece: Piece, number: int) -> Lessons:
    match, starts = deal(piece.game, ["search"] * len(piece.networks), piece.seed, number)
    bots = [
        SearchBot(start, piece.iterations, network=network)
        for start, network in zip(starts, piece.networks, strict=True)
    ]
    chance, found = Random(starts[0]), []
    while match.turn is not None:
        world = np.frombuffer(match.position(), np.uint8).copy()
        if world[PHASE_AT] == TURN:
            found.append(_describe(piece.game, world))
        match.play(_choose(bots[match.turn], match.view(match.turn), chance.random() < piece.wander, chance))
    lessons = np.concatenate(found)
    _write_end(match, lessons)
    return lessons


def _describe(game: Game, world: Raw) -> Lessons:
    lesson = np.zeros(1, LESSON)
    world_lesson(game.raw, world, new_workspace(0), lesson.view(np.uint8))
    return lesson


def _choose(bot: SearchBot, view: View, wander: bool, chance: Random) -> Action:
    choice = bot.choose(view)
    if not wander or len(view.legal_actions) == 1:
        return choice
    visits = bot.visits()
    return view.game.actions[chance.choices(list(visits), list(visits.values()))[0]]


def _write_end(match: Match, lessons: Lessons) -> None:
    result, race = match.result, match.game.raw.view(GAME)[0].goal == RACE
    assert result is not None
    most = RACE_MARGIN if race else MARGIN * match.game.board.rules.pieces
    totals = [score.completed if race else score.total for score in result.scores]
    for seat, total in enumerate(totals):
        best = max(other for at, other in enumerate(totals) if at != seat)
        lessons["share"][:, seat] = (seat in result.winners) / len(result.winners)
        lessons["lead"][:, seat] = max(-1.0, min(1.0, (total - best) / most))
