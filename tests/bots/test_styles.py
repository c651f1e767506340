"""In points games a search finds out which planning style is best: in long ones first, in short ones as it goes.

In races everybody has one of their own.
"""

from __future__ import annotations

import runpy
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from engine.test_no_leak import other_world

import wayfare
from wayfare.bots import PlannerBot, SearchBot
from wayfare.bots.kernel.styles import IN_LONG_GAMES, IN_SHORT_GAMES, STYLE_PLANNER, STYLE_RACER
from wayfare.bots.kernel.workspace import BotWorkspace
from wayfare.bots.search import ENOUGH_FOR_STYLES, FIRST_WORLDS, tries_styles_first
from wayfare.engine import Match, View
from wayfare.engine.state import GameTables

BENCHMARK = runpy.run_path(str(Path(__file__).parents[2] / "benchmarks" / "styles.py"))
BIG = ("europe", "usa")
RACES = ("first-journey-europe", "first-journey-usa")
SMALL = (*RACES, "new-york")


def in_the_middle(name: str) -> Match:
    match, planner = wayfare.load(name).new_match(players=2, seed=8), PlannerBot(seed=1)
    for _ in range(40):
        assert match.turn is not None
        match.play(planner.choose(match.view(match.turn)))
    return match


@pytest.mark.parametrize("name", BIG)
def test_it_tries_every_style_and_plays_like_one_of_them(name: str) -> None:
    match = in_the_middle(name)
    assert match.turn is not None
    bot = SearchBot(seed=1, budget=900)
    assert bot.think(match.view(match.turn)) <= 900
    tree = bot._searches[0].tree
    assert min(tree.styles.visits[:IN_LONG_GAMES]) >= FIRST_WORLDS
    assert not tree.styles.visits[IN_LONG_GAMES:].any()
    assert tree.styles.visits[tree.styles.current] == max(tree.styles.visits)
    assert tree.styles.trying == 0


@pytest.mark.parametrize("name", (*BIG, "new-york"))
def test_it_is_blind_to_hidden_things_and_repeats_itself(name: str) -> None:
    match = in_the_middle(name)
    assert match.turn is not None
    world = other_world(match, match.turn, Random(4))
    bots = [SearchBot(seed=3, budget=ENOUGH_FOR_STYLES) for _ in range(3)]
    choices = [bot.choose(table.view(match.turn)) for bot, table in zip(bots, (match, match, world), strict=True)]
    assert choices[0] in match.legal_actions()
    assert choices[0] == choices[1] == choices[2]
    assert len({int(bot._searches[0].tree.styles.current) for bot in bots}) == 1


def test_few_iterations_are_not_spent_on_styles() -> None:
    match = in_the_middle("usa")
    assert match.turn is not None
    bot = SearchBot(seed=1, budget=ENOUGH_FOR_STYLES - 1)
    bot.think(match.view(match.turn))
    assert bot._searches[0].tree.styles.current == STYLE_PLANNER
    assert not bot._searches[0].tree.styles.visits.any()


def test_it_chooses_something_even_if_trying_styles_took_all_the_time() -> None:
    match = in_the_middle("europe")
    assert match.turn is not None
    bot = SearchBot(seed=1, budget="0.001s", threads=2)
    assert bot.choose(match.view(match.turn)) in match.legal_actions()


def test_only_long_games_try_styles_first() -> None:
    assert all(tries_styles_first(wayfare.load(name)) for name in BIG)
    assert not any(tries_styles_first(wayfare.load(name)) for name in SMALL)


def test_a_short_game_for_points_has_a_style_in_every_iteration() -> None:
    bot = SearchBot(seed=1, budget=400)
    made = bot.think(wayfare.load("new-york").new_match(players=2, seed=8).view(0))
    tried, fared = bot._searches[0].tree.styles.visits, bot._searches[0].tree.styles.total_value
    assert sum(tried) == made
    assert {style for style, count in enumerate(tried) if count} == set(IN_SHORT_GAMES)
    means = {int(style): fared[style] / tried[style] for style in IN_SHORT_GAMES}
    assert tried[max(means, key=means.__getitem__)] == max(tried)


def test_in_a_race_everybody_has_the_same_style() -> None:
    bot = SearchBot(seed=1, budget=50)
    bot.think(wayfare.load("first-journey-usa").new_match(players=2, seed=8).view(0))
    tree_search = bot._searches[0]
    assert not tree_search.tree.styles.visits.any()
    assert set(tree_search._workspace.view(BotWorkspace.dtype)[0].style) == {STYLE_RACER}


@pytest.mark.parametrize("name", RACES)
def test_a_racer_claims_for_one_ticket_at_a_time_until_its_hand_pays_for_the_whole_plan(name: str) -> None:
    game, claims = wayfare.load(name), Counter[bool]()
    for seed in range(20):
        match, racer = game.new_match(players=2, seed=seed), PlannerBot(seed=seed)
        memory = racer._workspace.view(BotWorkspace.dtype)[0]
        memory.style[:] = STYLE_RACER
        while match.turn is not None:
            view = match.view(match.turn)
            action = racer.choose(view)
            if action.kind == "claim":
                plan = members(memory.plan.routes)
                claimed = both_halves(view, int(game.raw.view(GameTables.dtype)[0].action_route[action.index]))
                urgent = bool(claimed & members(memory.plan.nearest))
                claims[urgent] += 1
                assert claimed & plan
                assert urgent or pays_for(view, plan)
            match.play(action)
    assert claims[True] > claims[False] > 0


def members(words: Any) -> set[int]:
    """The numbers of a set of routes."""
    return {64 * at + bit for at, word in enumerate(words.tolist()) for bit in range(64) if word >> bit & 1}


def both_halves(view: View, route: int) -> set[int]:
    """The route and its twin, if it has one."""
    return {route, int(view.game.raw.view(GameTables.dtype)[0].twin[route])} - {-1}


def pays_for(view: View, plan: set[int]) -> bool:
    """Is there a card in hand for every space of a plan?"""
    hand, needs = Counter(view.hand), Counter[str]()
    for number in plan:
        route = view.game.board.map.routes[number]
        needs[route.colour] += route.length
    return (needs - hand).total() <= hand[view.game.board.wild]


@pytest.mark.deep
@pytest.mark.parametrize("name", RACES)
def test_a_racer_beats_the_planner_even_where_it_sticks_to_its_plans(name: str) -> None:
    mean, half = BENCHMARK["win_rate"](wayfare.load(name), STYLE_RACER, 4000, 7, playouts=True)
    assert mean - half > 0.57
