"""What public moves say about other seats' tickets: more than nothing, and nothing that is hidden."""

from __future__ import annotations

import runpy
from pathlib import Path
from random import Random

import numpy as np
import pytest
from bots.test_search import check_tickets
from engine.test_no_leak import other_world
from hypothesis import given, settings
from hypothesis import strategies as st

import wayfare
from wayfare.bots import PlannerBot
from wayfare.bots.beliefs import beliefs_of, likely_tickets
from wayfare.bots.kernel.beliefs import UNIFORM_EVERY, place_sample_once
from wayfare.bots.kernel.worlds import sample_once
from wayfare.bots.worlds import seen_tickets
from wayfare.compiling.records import empty_record
from wayfare.engine import Match
from wayfare.engine.kernel import entries
from wayfare.engine.state import Dice, GameTables, State
from wayfare.testing import matches

# The benchmark that measures this at scale. It isn't put on the path: other names in its folder are those of tests.
BENCHMARK = runpy.run_path(str(Path(__file__).parents[2] / "benchmarks" / "beliefs.py"))
BOARDS, by_tenth, positions = (BENCHMARK[name] for name in ("BOARDS", "by_tenth", "positions"))


@settings(max_examples=100, deadline=None)
@given(matches(), st.integers(0, 4), st.integers(0, 2**63), st.integers(0, 20))
def test_every_believed_world_matches_the_view(match: Match, pick: int, seed: int, number: int) -> None:
    view = match.view(pick % len(match.players))
    assert view.seat is not None
    seen, dice, world = seen_tickets(view), empty_record(Dice), view.raw.copy()
    place_sample_once(match.game.raw, world, beliefs_of(view, seen, seed), number)
    sample_once(match.game.raw, world, view.seat, seen, dice)
    check_tickets(match, view, world.view(State.dtype)[0])
    entries.hide_entry(world, view.seat)
    assert bytes(world) == bytes(view.raw)


@settings(max_examples=100, deadline=None)
@given(matches(), st.integers(0, 4), st.integers(0, 2**32))
def test_beliefs_are_the_same_in_worlds_that_look_the_same(match: Match, pick: int, shuffle: int) -> None:
    seat = pick % len(match.players)
    views = [table.view(seat) for table in (match, other_world(match, seat, Random(shuffle)))]
    one, other = (beliefs_of(view, seen_tickets(view)) for view in views)
    assert bytes(one) == bytes(other)


@settings(max_examples=100, deadline=None)
@given(matches(), st.integers(0, 4))
def test_chances_add_up_to_the_tickets_of_each_seat(match: Match, pick: int) -> None:
    view = match.view(pick % len(match.players))
    for chances in likely_tickets(view, samples=3) if match.turn is not None else ():
        for seat in range(view.players):
            held = 0 if seat == view.seat else int(view.state.ticket_count[seat])
            assert chances[seat].sum() == pytest.approx(held)
            assert chances[seat].min() >= 0


@pytest.mark.parametrize(("name", "players"), BOARDS)
def test_they_are_better_than_uniform_dealing_in_every_tenth_of_a_match(name: str, players: int) -> None:
    """A dozen matches between planners; docs/lab/beliefs.md has hundreds."""
    found = list(positions(name, players, 12, "planner", first=0))
    gains = [row[2] for row in by_tenth(found, samples=20)]
    assert min(gains) > 0.0
    assert np.mean(gains) > 0.3


def test_no_world_is_ruled_out() -> None:
    """One world in eight is dealt without beliefs, so any ticket may turn up anywhere."""
    match = wayfare.load("new-york").new_match(2, seed=2)
    bot = PlannerBot(seed=1)
    for _ in range(20):
        assert match.turn is not None
        match.play(bot.choose(match.view(match.turn)))
    view = match.view(0)
    believed, uniform = likely_tickets(view)
    assert (believed[1] >= uniform[1] / UNIFORM_EVERY - 1e-12).all()
    assert believed[1].max() > 2 * uniform[1].max()


def test_in_a_race_nobody_holds_a_ticket_they_have_completed() -> None:
    match = wayfare.load("first-journey-europe").new_match(2, seed=2)
    bot = PlannerBot(seed=1)
    for _ in range(30):
        assert match.turn is not None
        match.play(bot.choose(match.view(match.turn)))
    view = match.view(0)
    believed, uniform = likely_tickets(view)
    groups, tables = view.state.group[1], match.game.raw.view(GameTables.dtype)[0]
    done = [t for t in range(tables.tickets) if groups[tables.ticket_a[t]] == groups[tables.ticket_b[t]]]
    assert uniform[1, done].max() > 0
    assert believed[1, done] == pytest.approx(uniform[1, done] / UNIFORM_EVERY, abs=1e-6)
