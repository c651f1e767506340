"""What a seat observes: nothing that it may not know, and enough to tell its legal actions."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import numpy as np
from engine.test_no_leak import other_world
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from wayfare.engine import Action, Game, Match
from wayfare.engine.board import PointsRules
from wayfare.envs import features
from wayfare.envs.aec import WayfareAECEnv
from wayfare.envs.positions import env_action
from wayfare.envs.render import view_of
from wayfare.envs.text import describe
from wayfare.testing import matches

looked_at = settings(max_examples=150, deadline=None)


def table_of(match: Match) -> WayfareAECEnv:
    """An environment in the position of a match."""
    env = WayfareAECEnv(match.game, len(match.players))
    env.reset(seed=0)
    env.single.raw[:] = match._raw
    env.single._mask[:] = 0
    env.single._mask[[env_action(match.game, match._raw, action) for action in match.legal_actions()]] = 1
    env.agent_selection = env.possible_agents[env.single.turn]
    return env


def seen(env: WayfareAECEnv, seat: int) -> tuple[bytes, bytes, str]:
    observed = env.observe(f"seat_{seat}")
    return observed["observation"].tobytes(), observed["action_mask"].tobytes(), describe(view_of(env.single, seat))


@looked_at
@given(matches(), st.integers(0, 3), st.integers(0, 2**32))
def test_hidden_things_do_not_change_an_observation(match: Match, pick: int, shuffle: int) -> None:
    seat = pick % len(match.players)
    twin = other_world(match, seat, Random(shuffle))
    assert bytes(twin._raw) != bytes(match._raw)
    assert seen(table_of(match), seat) == seen(table_of(twin), seat)


@looked_at
@given(matches())
def test_an_observation_tells_the_legal_actions(match: Match) -> None:
    env = table_of(match)
    for seat in range(len(match.players)):
        observed = env.observe(f"seat_{seat}")["observation"]
        legal = match.legal_actions() if seat == match.turn else ()
        assert told(match.game, len(match.players), observed) == {action.text for action in legal}


def told(game: Game, players: int, observed: NDArray[np.uint8]) -> set[str]:
    """The legal actions by the rules, from nothing but the observation and the printed board."""
    seat = Seat(game, players, observed)
    on_offer = [ticket.id for ticket in game.board.map.tickets if ticket.id in seat.offer]
    kept = [game.actions.keep(some) for n in range(len(on_offer)) for some in combinations(on_offer, n + 1)]
    actions = (*game.actions.listed, *(action for action in kept if action))
    found = {action.text for action in actions if action.kind != "pass" and seat.may(action)}
    return found or ({"pass"} if seat.mine and seat.turn else set())


class Seat:
    """An observation in words."""

    def __init__(self, game: Game, players: int, observed: NDArray[np.uint8]) -> None:
        part = {f.name: observed[f.start : f.start + f.size].tolist() for f in features(game, players)}
        board = game.board
        cards = [card for card in board.cards if card != board.wild] + [board.wild]
        self.wild = board.wild
        self.rules: Any = board.rules
        self.hand = dict(zip(cards, part["hand"], strict=True))
        self.market = dict(zip(cards, part.get("market", [0] * len(cards)), strict=True))
        self.mine, self.turn, self.second, self.keep, self.deck, self.ticket_deck, *_ = part["table"]
        self.pieces = part["seat+0"][1]
        self.open = {route.id for route, may in zip(board.map.routes, part["open"], strict=True) if may}
        self.length = {route.id: route.length for route in board.map.routes}
        self.tickets = part["seat+0"][2]
        self.due, *laid = part.get("tunnel", [0] * (1 + len(cards)))
        self.laid = {card for card, count in zip(cards, laid, strict=False) if count}
        locations = [location.id for location in board.map.locations]
        stations = [part.get(f"stations+{ahead}", [0] * len(locations)) for ahead in range(players)]
        self.taken = {place for built in stations for place, on in zip(locations, built, strict=True) if on}
        self.built = sum(stations[0])
        self.offer = {ticket.id for ticket, on in zip(board.map.tickets, part["offer"], strict=True) if on}

    def may(self, action: Action) -> bool:
        if not self.mine:
            return False
        match action.kind:
            case "draw" if action.card:
                return self.market[action.card] > 0 and bool(self.turn or (self.second and action.card != self.wild))
            case "draw":
                return self.deck > 0 and bool(self.turn or self.second)
            case "claim":
                assert action.route
                may = action.route in self.open and self.length[action.route] <= self.pieces
                return bool(self.turn) and may and self.has(action)
            case "keep":
                assert isinstance(self.rules, PointsRules)
                least = self.rules.tickets_kept if self.tickets else self.rules.tickets_kept_at_start
                enough = len(action.tickets) >= min(max(least, 1), len(self.offer))
                return bool(self.keep) and enough and set(action.tickets) <= self.offer
            case "withdraw":
                return bool(self.due > 0)
            case "pay":
                paid = sum(action.cards.values()) == self.due > 0
                return paid and self.has(action) and {*action.cards} <= {*self.laid, self.wild}
            case "station":
                left = self.built < self.rules.stations
                cost = left and sum(action.cards.values()) == self.rules.station_cost[self.built]
                return bool(self.turn and cost) and self.has(action) and action.location not in self.taken
            case _:
                return bool(self.turn) and self.ticket_deck > 0

    def has(self, action: Action) -> bool:
        """Are the action's cards in the hand?"""
        return all(self.hand[card] >= count for card, count in action.cards.items())
