"""The searching bot: its worlds match what it sees, it repeats itself, explains itself, and beats the planner."""

from __future__ import annotations

import time
from random import Random

import numpy as np
import pytest
from engine.test_no_leak import other_world
from hypothesis import given, settings
from hypothesis import strategies as st
from state_of import state_of

import wayfare
from wayfare.bots import Bot, PlannerBot, SearchBot
from wayfare.bots.kernel.worlds import SeenTickets
from wayfare.bots.worlds import sample_world, seen_tickets
from wayfare.engine import Match, View
from wayfare.engine.kernel import entries
from wayfare.engine.state import EMPTY, KINDS, TICKETS, State
from wayfare.errors import WayfareError
from wayfare.testing import matches


@settings(max_examples=200, deadline=None)
@given(matches(), st.integers(0, 3), st.integers(0, 2**63))
def test_every_sampled_world_matches_the_view(match: Match, pick: int, seed: int) -> None:
    """Hidden again, it is the view byte for byte; and every card and ticket is somewhere, exactly once."""
    seat = pick % len(match.players)
    view, real = match.view(seat), state_of(match)
    world = sample_world(view, seed)
    state = world.view(State.dtype)[0]
    for card in range(KINDS):
        in_row = int((state.row == card).sum())
        hands = int(state.hand[: state.players, card].sum())
        total = real.hand[: real.players, card].sum() + (real.row == card).sum() + real.deck[card] + real.discards[card]
        assert hands + in_row + state.deck[card] + state.discards[card] == total
    assert (state.deck >= 0).all()
    assert state.deck.sum() == state.deck_size
    assert (state.hand.sum(axis=1) == state.hand_size)[: state.players].all()
    check_tickets(match, view, state)
    entries.hide_entry(world, seat)
    assert bytes(world) == bytes(view.raw)


def check_tickets(match: Match, view: View, state: np.record) -> None:
    """No ticket is in two places; none that was removed is in play, as far as the seat knows which (EU-5)."""
    found, real = tickets_anywhere(state), tickets_anywhere(state_of(match))
    assert len({*found}) == len(found) == len(real)
    names = match.game.names.tickets
    removed = {event.ticket for event in view.events if event.event == "removed"}
    assert not {names[ticket] for ticket in found} & removed
    if getattr(match.game.board.rules, "unkept_at_start", None) != "removed":
        assert sorted(found) == sorted(real)
    long = sum(ticket.long for ticket in match.game.board.map.tickets)
    assert not long or int(state.unseen[0]) & ((1 << long) - 1) == 0


@settings(max_examples=100, deadline=None)
@given(matches(), st.integers(0, 3), st.integers(0, 2**63))
def test_a_ticket_the_seat_returned_stays_where_it_is(match: Match, pick: int, seed: int) -> None:
    view, real = match.view(pick % len(match.players)), state_of(match)
    seen = seen_tickets(view).view(SeenTickets.dtype)[0]
    world = sample_world(view, seed).view(State.dtype)[0]
    for index in range(real.returned_size):
        if seen.returned[index] != EMPTY:
            assert seen.returned[index] == real.returned[(int(real.returned_from) + index) % TICKETS]
            assert seen.returned[index] == world.returned[index]


def tickets_anywhere(state: np.record) -> list[int]:
    found = [n for n in range(TICKETS) if int(state.unseen[n // 64]) >> n % 64 & 1]
    found += [int(state.returned[(state.returned_from + n) % TICKETS]) for n in range(state.returned_size)]
    for seat in range(state.players):
        found += [n for n in range(TICKETS) if int(state.held[seat, n // 64]) >> n % 64 & 1]
        found += [int(ticket) for ticket in state.slot[seat] if ticket >= 0]
    return found


@settings(max_examples=40, deadline=None)
@given(matches(), st.integers(0, 2**32), st.sampled_from([1, 2]))
def test_it_is_legal_blind_to_hidden_things_and_repeats_itself(match: Match, shuffle: int, threads: int) -> None:
    if match.turn is None:
        return
    world = other_world(match, match.turn, Random(shuffle))
    bots = [SearchBot(seed=3, budget=60, threads=threads) for _ in range(3)]
    choices = [bot.choose(table.view(match.turn)) for bot, table in zip(bots, (match, match, world), strict=True)]
    assert choices[0] in match.legal_actions()
    assert choices[0] == choices[1] == choices[2]


def test_a_little_search_beats_the_planner() -> None:
    """With fixed seeds, so that it can't flake; docs/bots.md has the strength with its interval."""
    wins = 0.0
    for deal in range(12):
        for seat in (0, 1):
            bots: list[Bot] = [SearchBot(seed=deal, budget=300), PlannerBot()]
            match = wayfare.load("new-york").new_match(2, seed=deal)
            while match.turn is not None:
                match.play(bots[match.turn != seat].choose(match.view(match.turn)))
            assert match.result is not None
            wins += (seat in match.result.winners) / len(match.result.winners)
    assert wins > 12


def test_a_time_budget_is_kept() -> None:
    view = wayfare.load("new-york").new_match(2, seed=1).view(0)
    bot = SearchBot(seed=1, budget="0.2s")
    times = []
    for _ in range(4):  # the first one loads compiled code, and a machine may be busy for a moment
        begin = time.monotonic()
        assert bot.think(view) > 0
        times.append(time.monotonic() - begin)
    assert min(times) < 0.4


@pytest.mark.parametrize("threads", [1, 2])
def test_it_stops_when_nothing_can_change_and_chooses_the_same(threads: int) -> None:
    """A second bot that uses its whole budget makes the same choice."""
    match = wayfare.load("new-york").new_match(2, seed=5)
    for _ in range(12):
        assert match.turn is not None
        view = match.view(match.turn)
        bot, stubborn = (SearchBot(seed=9, budget=3000, threads=threads) for _ in range(2))
        stubborn._lead = lambda: 0  # type: ignore[method-assign]
        assert bot.think(view) <= stubborn.think(view) == 3000
        assert bot.visits().most_common(1)[0][0] == stubborn.visits().most_common(1)[0][0]
        match.play(match.legal_actions()[0])


def test_explaining_a_choice() -> None:
    match = wayfare.load("first-journey-europe").new_match(2, seed=3)
    thoughts = SearchBot(seed=1, budget=2000).explain(match.view(0), best=3)
    assert len(thoughts) == 3
    assert [t.visits for t in thoughts] == sorted((t.visits for t in thoughts), reverse=True)
    best = thoughts[0]
    assert best.action == SearchBot(seed=1, budget=2000).choose(match.view(0)).text
    assert 0.0 < best.share <= 1.0
    assert 0.0 <= best.value <= 1.0
    assert best.line[0].seat == 0
    assert best.line[0].action == best.action
    assert {step.seat for step in best.line} == {0, 1}


def test_at_least_one_thread() -> None:
    with pytest.raises(WayfareError, match="threads"):
        SearchBot(threads=0)
