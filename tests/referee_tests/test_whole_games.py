"""The referee over whole games: it finds no fault where there is none."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from referee import Referee

from referee_tests.play import TEMPERS, play
from referee_tests.story import BOARDS, NAMES, changed, faults


@pytest.mark.parametrize("temper", TEMPERS)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", NAMES)
def test_self_play_passes(name: str, players: int, temper: str) -> None:
    referee = Referee(BOARDS[name])
    for seed in range(5):
        referee.check(json.loads(json.dumps(play(referee, players, Random(seed), temper))))


def odd_board(name: str, rng: Random) -> dict[str, Any]:
    """Few cards, few routes, many wild cards: the corners come up all the time."""
    board = changed(name, pieces=rng.randint(5, 15))
    board["cards"] = {card: rng.randint(1, 2) for card in board["cards"]} | {board["wild"]: rng.randint(5, 14)}
    board["map"]["routes"] = rng.sample(board["map"]["routes"], rng.randint(3, 20))
    board["map"]["tickets"] = rng.sample(board["map"]["tickets"], rng.randint(4, 12))
    board["rules"]["hand"] = 2
    return board


def test_odd_boards_reach_every_event_and_every_end() -> None:
    seen: Counter[str] = Counter()
    for seed in range(400):
        rng = Random(seed)
        referee = Referee(odd_board(NAMES[seed % 2], rng))
        record = play(referee, 2, rng, rng.choice(list(TEMPERS)))
        referee.check(record)
        seen[record["result"]["reason"]] += 1
        seen.update(event["event"] for move in record["moves"] for event in move["events"])
        resets = [sum(event["event"] == "reset" for event in move["events"]) for move in record["moves"]]
        assert max(resets) <= 3
        seen["three resets"] += max(resets) == 3
    wanted = "last-round all-passed out-of-pieces stalemate reset reshuffled refilled offered returned drew completed"
    assert all(seen[name] for name in [*wanted.split(), "drew-ticket", "three resets"]), seen


def test_legal_actions_of_somebody_else_are_compared() -> None:
    referee = Referee(BOARDS["new-york"])
    record = play(referee, 3, Random(5))
    other = Referee(BOARDS["new-york"])

    def theirs(number: int) -> set[str]:
        other.start(record) if number == 0 else other.apply(record["moves"][number - 1])
        return set(other.legal())

    referee.check(record, theirs)
    with faults("NY-3"):
        referee.check(record, lambda number: {*theirs(number), "tickets"})
    with faults("C-8"):
        referee.check(record, lambda number: sorted(theirs(number))[1:])
