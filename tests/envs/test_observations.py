"""What a seat observes: nothing that it may not know, and enough to tell its legal actions."""

from __future__ import annotations

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
from wayfare.envs.kernel.batches import mask_once
from wayfare.envs.render import view_of
from wayfare.envs.text import describe
from wayfare.testing import matches

looked_at = settings(max_examples=150, deadline=None)


def table_of(match: Match) -> WayfareAECEnv:
    """An environment in the position of a match."""
    env = WayfareAECEnv(match.game, len(match.players))
    env.reset(seed=0)
    env.single.raw[:] = match._raw
    mask_once(match.game.raw, env.single.raw, env.single._spans, env.single._mask)
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
    found = {action.text for action in game.actions if action.kind != "pass" and seat.may(action)}
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
                paid = all(self.hand[card] >= count for card, count in action.cards)
                return (
                    bool(self.turn) and action.route in self.open and paid and self.length[action.route] <= self.pieces
                )
            case "keep":
                assert isinstance(self.rules, PointsRules)
                enough = len(action.tickets) >= min(self.rules.tickets_kept, len(self.offer))
                return bool(self.keep) and enough and set(action.tickets) <= self.offer
            case _:
                return bool(self.turn) and self.ticket_deck > 0
