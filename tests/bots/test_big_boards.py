"""What the big boards ask of the bots: tunnels, ferries, stations, long tickets, more tickets, five players."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

import wayfare
from wayfare.arena.series import play_match
from wayfare.arena.work import Work, play
from wayfare.bots import PlannerBot, SearchBot
from wayfare.engine import View
from wayfare.engine.state import KINDS, State

BIG = ("europe", "usa")


@pytest.mark.parametrize("name", BIG)
def test_five_play_the_same_in_the_kernel_and_through_views(name: str) -> None:
    game, bots = wayfare.load(name), ("planner", "greedy", "medium", "easy", "random")
    fast = play(Work(game, bots, 5, 0, 4, records=False)).rows
    slow = play(Work(game, bots, 5, 0, 4, records=True)).rows
    assert np.array_equal(fast, slow)


@pytest.mark.parametrize("name", BIG)
def test_planners_use_everything_the_rules_offer(name: str) -> None:
    """In 40 matches: they try tunnels, pay and withdraw, build stations, and draw more tickets."""
    game, used = wayfare.load(name), Counter[str]()
    for number in range(40):
        used.update(move.action for move in play_match(game, ["planner"] * (2 + number % 4), 1, number).moves)
    assert {*used} >= {"draw", "claim", "keep", "tickets"}
    if name == "europe":
        assert {*used} >= {"station", "pay", "withdraw"}


def position(hand: dict[str, int], ticket: str, owners: dict[str, int], **fields: int) -> View:
    """Europe after both have chosen: the first seat has this hand and this ticket, and these routes are claimed."""
    match = wayfare.load("europe").new_match(players=2, seed=3)
    for _ in range(2):
        match.play(match.legal_actions()[0])
    view = match.view(0)
    names, board, raw = view.game.names, view.game.board.map, view.raw.copy()
    state = raw.view(State.dtype)[0]
    for kind in range(KINDS):
        state.hand[0, kind] = hand.get(names.cards[kind], 0)
    state.hand_size[0] = sum(hand.values())
    state.held[0] = 0
    number = names.tickets.index(ticket)
    state.held[0, number // 64] = np.uint64(1 << number % 64)
    index = {place.id: n for n, place in enumerate(board.locations)}
    for n, route in enumerate(board.routes):
        if route.id in owners:
            seat = owners[route.id]
            groups = state.group[seat]
            groups[groups == groups[index[route.b]]] = groups[index[route.a]]
            state.owner[n] = seat
            state.open[:, n // 64] &= ~np.uint64(1 << n % 64)
    for field, value in fields.items():
        setattr(state, field, value)
    return View(view.game, 0, raw, (), (), "", None)


def choice(view: View) -> str:
    return PlannerBot(seed=1).choose(view).text


TICKET = "berlin-bucharest"  # berlin-vienna, budapest-vienna and bucharest-budapest would do


def test_on_its_last_turn_a_station_saves_a_ticket() -> None:
    """One route is missing, and the other seat owns it: twice the ticket's points are worth more than the station's."""
    owners = {"berlin-vienna": 0, "budapest-vienna-red": 0, "bucharest-budapest": 1}
    saved = choice(position({"red": 1}, TICKET, owners, turns_left=2))
    assert saved in ("station budapest red×1", "station bucharest red×1")


def test_without_a_ticket_to_save_it_builds_no_station() -> None:
    owners = {"berlin-vienna": 0, "budapest-vienna-red": 0, "bucharest-budapest": 0, "bucharest-sofia": 1}
    assert not choice(position({"red": 1}, TICKET, owners, turns_left=2)).startswith("station")


@pytest.mark.parametrize("name", BIG)
@pytest.mark.parametrize("players", [2, 5])
def test_a_search_is_legal_in_every_phase(name: str, players: int) -> None:
    """A whole match: one seat searches, planners are the others."""
    match = wayfare.load(name).new_match(players, seed=4)
    searcher, planner = SearchBot(seed=1, budget=10), PlannerBot(seed=1)
    while match.turn is not None:
        view = match.view(match.turn)
        action = (searcher if match.turn == 1 else planner).choose(view)
        assert action in view.legal_actions
        match.play(action)
    assert match.result is not None
