"""The engine against a referee that was written from the rules alone: the same legal actions, the same outcomes."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from random import Random

import msgspec
import pytest
from referee import Referee

import wayfare
from wayfare.arena.series import play_match
from wayfare.engine import Game, Match, Move
from wayfare.testing import TEMPERS, play_on

GAMES = Path(wayfare.__file__).parent / "games"
BIG = ("usa", "europe")  # their matches take the referee longer
EVERYWHERE = [
    (name, players) for name in wayfare.builtin_names() for players in ((2, 3, 4, 5) if name in BIG else (2, 3, 4))
]


def referee_for(name: str) -> Referee:
    return Referee(tomllib.loads((GAMES / f"{name}.toml").read_text("utf-8")))


def check(referee: Referee, game: Game, match: Match) -> None:
    """Walk the record with both, comparing what is legal before every move."""
    record = json.loads(match.record().to_json())
    again = game.new_match(len(match.players), seed=match.seed)

    def legal(number: int) -> list[str]:
        if number:
            move = record["moves"][number - 1]
            again.play(game.action_of(msgspec.convert(move, Move)))
        return [str(action) for action in again.legal_actions()]

    referee.check(record, legal)


@pytest.mark.parametrize(("name", "players"), EVERYWHERE)
def test_random_matches_are_faultless(name: str, players: int) -> None:
    referee, game = referee_for(name), wayfare.load(name)
    for number in range(3 if name in BIG else 15):
        check(referee, game, play_match(game, ["random"] * players, 1, number))


@pytest.mark.parametrize("temper", sorted(TEMPERS))
@pytest.mark.parametrize(("name", "players"), EVERYWHERE)
def test_odd_players_are_faultless_too(name: str, players: int, temper: str) -> None:
    referee, game = referee_for(name), wayfare.load(name)
    for number in range(1 if name in BIG else 4):
        check(referee, game, play_on(game.new_match(players, seed=number), temper, Random(number)))


@pytest.mark.deep
@pytest.mark.parametrize(("name", "players"), EVERYWHERE)
def test_thousands_of_records_are_faultless(name: str, players: int) -> None:
    referee, game = referee_for(name), wayfare.load(name)
    for number in range(500 if name in BIG else 2250):
        bots = ["planner" if name in BIG and number % 2 else "random"] * players
        check(referee, game, play_match(game, bots, 20_000, number))
