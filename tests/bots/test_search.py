"""The searching bot: its worlds fit what it sees, it repeats itself, and it beats the planner."""

from __future__ import annotations

import time
from random import Random

import numpy as np
from engine.test_no_leak import other_world
from hypothesis import given, settings
from hypothesis import strategies as st

import wayfare
from wayfare.bots import Bot, PlannerBot, SearchBot
from wayfare.bots.kernel.search import sample
from wayfare.bots.search import gone
from wayfare.engine import Match
from wayfare.engine.kernel import entries
from wayfare.engine.state import DICE, DICE_BYTES, KINDS, STATE, TICKETS
from wayfare.testing import matches


@settings(max_examples=200, deadline=None)
@given(matches(), st.integers(0, 2**63))
def test_every_sampled_world_fits_the_view(match: Match, seed: int) -> None:
    """Hidden again it is the view, byte for byte; and every card and ticket is somewhere, once."""
    if match.seat is None:
        return
    view = match.view(match.seat)
    dice = np.zeros(DICE_BYTES, np.uint8)
    dice.view(DICE)[0].state[:] = seed
    world = view.raw.copy()
    sample(match.game.raw, world, match.seat, gone(view), dice)
    state = world.view(STATE)[0]
    for card in range(KINDS):
        in_row = int((state.row == card).sum())
        hands = int(state.hand[: state.players, card].sum())
        real = match._state
        total = real.hand[: real.players, card].sum() + (real.row == card).sum() + real.deck[card] + real.discards[card]
        assert hands + in_row + state.deck[card] + state.discards[card] == total
    assert (state.deck >= 0).all()
    assert state.deck.sum() == state.deck_size
    assert (state.hand.sum(axis=1) == state.hand_size)[: state.players].all()
    assert sorted(ticket_places(state)) == sorted(ticket_places(match._state))
    entries.hide(world, match.seat)
    assert bytes(world) == bytes(view.raw)


def ticket_places(state: np.record) -> list[int]:
    found = [n for n in range(TICKETS) if int(state.unseen[n // 64]) >> n % 64 & 1]
    found += [int(state.returned[(state.returned_from + n) % TICKETS]) for n in range(state.returned_size)]
    for seat in range(state.players):
        found += [n for n in range(TICKETS) if int(state.held[seat, n // 64]) >> n % 64 & 1]
        found += [int(ticket) for ticket in state.slot[seat] if ticket >= 0]
    return found


@settings(max_examples=40, deadline=None)
@given(matches(), st.integers(0, 2**32))
def test_it_is_legal_blind_to_hidden_things_and_repeats_itself(match: Match, shuffle: int) -> None:
    if match.seat is None:
        return
    world = other_world(match, match.seat, Random(shuffle))
    choices = [SearchBot(seed=3, iterations=60).choose(table.view(match.seat)) for table in (match, match, world)]
    assert choices[0] in match.legal_actions()
    assert choices[0] == choices[1] == choices[2]


def test_a_little_search_beats_the_planner() -> None:
    """Fixed seeds, so that it cannot flake; docs/bots.md has the strength with its interval."""
    wins = 0.0
    for deal in range(12):
        for seat in (0, 1):
            bots: list[Bot] = [SearchBot(seed=deal, iterations=300), PlannerBot()]
            match = wayfare.load("new-york").new_match(2, seed=deal)
            while match.seat is not None:
                match.play(bots[match.seat != seat].choose(match.view(match.seat)))
            assert match.result is not None
            wins += (seat in match.result.winners) / len(match.result.winners)
    assert wins > 12


def test_a_time_budget_is_kept() -> None:
    view = wayfare.load("new-york").new_match(2, seed=1).view(0)
    bot = SearchBot(seed=1, seconds=0.2)
    bot.think(view)
    begin = time.monotonic()
    assert bot.think(view) > 0
    assert time.monotonic() - begin < 1.0
