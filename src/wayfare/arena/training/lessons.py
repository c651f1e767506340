"""Lessons for the network: worlds from matches that planners or the search played, and how those matches ended.

They show whole worlds, hands and tickets included, because a search judges worlds that it has sampled. The search's own
decisions are lessons too, for its prior: the options as the player saw them, and what the search made of them. Match i
of a seed gives the same lessons wherever it's played.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wayfare.arena.series import deal
from wayfare.bots.compiled import new_workspace
from wayfare.bots.kernel.features import DECISIVE_LEAD_PER_PIECE, DECISIVE_RACE_LEAD
from wayfare.bots.kernel.pace import SHORT_GAME
from wayfare.bots.kernel.styles import STYLE_PLANNER
from wayfare.bots.kernel.training import TrainingPosition, option_features, planner_positions, world_position
from wayfare.bots.kernel.tree import Options
from wayfare.bots.kernel.workspace import OPTION_FEATURES
from wayfare.bots.search import SearchBot, kind_of_game
from wayfare.compiling.records import Raw, empty_record
from wayfare.engine import Action, Game, Match, View
from wayfare.engine import seeds as seeding
from wayfare.engine.state import ACTIONS, TURN, phase_of

Lessons = NDArray[Any]  # of TrainingPosition records

STRAY, NOTED = 12, 12  # percent of actions that stray from the plan, and of turns that become lessons
STRAYING = 4  # they stray for up to this many actions per piece that a player has
TRIED = 20  # visits from which on an option's value says something
TEMPERATURE = 0.01  # how much worse an option may be and still deserve a third of the best one's prior
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
class Choices:
    """Decisions of one kind of game, for the prior. Their options follow each other, a row for each."""

    kind: int
    features: NDArray[np.float32]  # (options, OF_OPTION)
    deserved: NDArray[np.float32]  # by option: the prior it should have had
    sizes: NDArray[np.int32]  # by decision: how many options it had

    @classmethod
    def joined(cls, parts: Sequence[Choices]) -> Choices:
        names = ("features", "deserved", "sizes")
        return cls(parts[0].kind, *(np.concatenate([getattr(part, name) for part in parts]) for name in names))


@dataclass(frozen=True)
class Learned:
    """A lesson for every turn of some matches, their decisions, and each seat's share of the win in every match."""

    lessons: Lessons
    choices: Choices
    shares: list[list[float]]


def from_planners(game: Game, players: int, seed: int, count: int) -> Lessons:
    """So many lessons from matches between planners."""
    lessons = np.zeros(count, TrainingPosition.dtype)
    strays, odds = STRAYING * game.board.rules.pieces, np.array([STRAY, NOTED])
    options, workspace = empty_record(Options), new_workspace(0)
    planner_positions(game.raw, players, seeding.key(seed), strays, odds, lessons, options, workspace)
    return lessons


def from_search(piece: Piece) -> Learned:
    played = [_from_match(piece, piece.first + i) for i in range(piece.count)]
    shares = [lessons["share"][0, : len(piece.networks)].tolist() for lessons, _ in played]
    return Learned(
        np.concatenate([lessons for lessons, _ in played]), Choices.joined([choices for _, choices in played]), shares
    )


def _from_match(piece: Piece, number: int) -> tuple[Lessons, Choices]:
    match, starts = deal(piece.game, ["search"] * len(piece.networks), piece.seed, number)
    bots = [
        SearchBot(start, piece.iterations, network=network)
        for start, network in zip(starts, piece.networks, strict=True)
    ]
    chance, found = Random(starts[0]), []
    choices, listed = [_no_choices(piece.game)], empty_record(Options)
    while match.turn is not None:
        world = np.frombuffer(match.position(), np.uint8).copy()
        if phase_of(world) == TURN:
            found.append(_describe(piece.game, world))
        bot, view, wander = bots[match.turn], match.view(match.turn), chance.random() < piece.wander
        action = _choose(bot, view, wander, chance)
        if len(view.legal_actions) > 1:
            choices.append(_choice(bot, view, listed))
        match.play(action)
    lessons = np.concatenate(found)
    _write_end(match, lessons)
    return lessons, Choices.joined(choices)


def _no_choices(game: Game) -> Choices:
    none = np.zeros(0, np.float32)
    return Choices(kind_of_game(game), none.reshape(0, OPTION_FEATURES), none, np.zeros(0, np.int32))


def _choice(bot: SearchBot, view: View, listed: Raw) -> Choices:
    """What the search has just found out about the options of a decision; `listed` is memory for them.

    An option deserves a prior by its value: those of the tree's visits would only repeat the prior that led to them.
    """
    rows = np.zeros((ACTIONS, OPTION_FEATURES), np.float32)
    style = STYLE_PLANNER if kind_of_game(view.game) == SHORT_GAME else bot.style
    count = option_features(view.game.raw, view.raw, style, listed, new_workspace(0), rows)
    options, values, visits = listed.view(Options.dtype)[0].action[:count].tolist(), bot.values(), bot.visits()
    best = max((values[option] for option in options if visits[option] >= TRIED), default=0.0)
    deserved = np.zeros(count, np.float32)
    for n, option in enumerate(options):
        if visits[option] >= TRIED:
            deserved[n] = math.exp((values[option] - best) / TEMPERATURE) * math.sqrt(visits[option])
    if not deserved.any():
        return _no_choices(view.game)
    return replace(
        _no_choices(view.game),
        features=rows[:count],
        deserved=deserved / deserved.sum(),
        sizes=np.array([count], np.int32),
    )


def _describe(game: Game, world: Raw) -> Lessons:
    lesson = np.zeros(1, TrainingPosition.dtype)
    world_position(game.raw, world, new_workspace(0), lesson.view(np.uint8))
    return lesson


def _choose(bot: SearchBot, view: View, wander: bool, chance: Random) -> Action:
    choice = bot.choose(view)
    if not wander or len(view.legal_actions) == 1:
        return choice
    visits = bot.visits()
    return view.game.actions[chance.choices(list(visits), list(visits.values()))[0]]


def _write_end(match: Match, lessons: Lessons) -> None:
    result, race = match.result, not match.game.board.rules.for_points
    assert result is not None
    most = DECISIVE_RACE_LEAD if race else DECISIVE_LEAD_PER_PIECE * match.game.board.rules.pieces
    totals = [score.completed if race else score.total for score in result.scores]
    for seat, total in enumerate(totals):
        best = max(other for at, other in enumerate(totals) if at != seat)
        lessons["share"][:, seat] = (seat in result.winners) / len(result.winners)
        lessons["lead"][:, seat] = max(-1.0, min(1.0, (total - best) / most))
