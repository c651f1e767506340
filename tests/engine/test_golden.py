"""Whole matches kept on file, one per board and per way to end: the rules, chance and the record must not drift.

When a rule is changed on purpose: `python tests/engine/test_golden.py` writes them anew; read the difference.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import wayfare
from wayfare.engine import Game, Match, Record
from wayfare.testing import play_on

TESTS = Path(__file__).parent.parent
GOLDEN = TESTS / "golden"
TINY = TESTS / "boards" / "tiny.toml"

# board, reason, players, temper that gets there
PLAYTHROUGHS = [
    ("new-york", "last-round", 4, "builder"),
    ("tiny", "all-passed", 2, "even"),
    ("first-journey-europe", "six-tickets", 2, "builder"),
    ("first-journey-europe", "out-of-pieces", 3, "builder"),
    ("first-journey-europe", "stalemate", 2, "idler"),
    ("first-journey-usa", "six-tickets", 3, "builder"),
    ("first-journey-usa", "out-of-pieces", 4, "builder"),
    ("first-journey-usa", "stalemate", 2, "idler"),
    ("usa", "last-round", 5, "builder"),
    ("europe", "last-round", 3, "builder"),
]

# What the matches of the big boards must show: every kind of action and event that the board has.
USA = {"draw", "claim", "tickets", "keep"}
USA_EVENTS = {"drew", "refilled", "reset", "reshuffled", "offered", "returned", "last-round"}
SHOWN = {
    "usa": USA | USA_EVENTS,
    "europe": USA | USA_EVENTS | {"pay", "withdraw", "station", "revealed", "removed"},
}


def game_of(name: str) -> Game:
    return wayfare.load(TINY if name == "tiny" else name)


def find(name: str, reason: str, players: int, temper: str) -> Match:
    """The first seed whose match ends so."""
    for seed in range(1000):
        match = play_on(game_of(name).new_match(players, seed=seed), temper, Random(seed))
        if match.result and match.result.reason == reason and SHOWN.get(name, set()) <= kinds(match):
            return match
    raise LookupError(f"no match of {name} ends by {reason}")


def kinds(match: Match) -> set[str]:
    """The kinds of action and event in a match."""
    return {str(kind) for move in match.moves for kind in (move.action, *(event.event for event in move.events))}


def file_of(name: str, reason: str) -> Path:
    return GOLDEN / f"{name}.{reason}.json"


@pytest.mark.parametrize(("name", "reason", "players", "temper"), PLAYTHROUGHS)
def test_playthrough(name: str, reason: str, players: int, temper: str) -> None:
    text = file_of(name, reason).read_text("utf-8")
    match = Record.from_json(text).replay(game_of(name))
    assert match.result is not None
    assert match.result.reason == reason
    assert SHOWN.get(name, set()) <= kinds(match)
    assert match.record().to_json() + "\n" == text


def test_every_reason_is_covered() -> None:
    from wayfare.engine.lists import END_REASONS

    assert {reason for _, reason, _, _ in PLAYTHROUGHS} == set(END_REASONS)


if __name__ == "__main__":
    for name, reason, players, temper in PLAYTHROUGHS:
        file_of(name, reason).write_text(find(name, reason, players, temper).record().to_json() + "\n", "utf-8")
