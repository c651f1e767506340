"""Records that do not tell the truth are found out, and the first lie is named."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import wayfare
from wayfare.engine import Record
from wayfare.testing import play_on

GOOD = play_on(wayfare.load("new-york").new_match(2, seed=5), "even", Random(5)).record().to_json()


def changed(change: Callable[[dict[str, Any]], object]) -> Record:
    record = json.loads(GOOD)
    change(record)
    return Record.from_json(json.dumps(record))


def first(record: dict[str, Any], event: str) -> dict[str, Any]:
    return next(e for move in record["moves"] for e in move["events"] if e["event"] == event)


LIES: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "another seed": (lambda r: r.update(seed="6"), "do not match the commitment"),
    "a seed that is none": (lambda r: r.update(seed="six"), "not a whole number"),
    "a seed too long": (lambda r: r.update(seed="9" * 5000), "not a whole number from 0"),
    "another nonce": (lambda r: r.update(nonce="00"), "do not match the commitment"),
    "another version": (lambda r: r.update(rules=9), "version 9"),
    "other data": (lambda r: r.update(board="0" * 64), "played with different data"),
    "another game": (lambda r: r.update(game="first-journey-usa"), "played with different data"),
    "no such game": (lambda r: r.update(game="chess"), "no game 'chess'"),
    "one player": (lambda r: r["players"].pop(), "2 to 4 players"),
    "another hand": (lambda r: r["start"]["hands"][0].reverse() or r["start"]["hands"][0].append("taxi"), "The deal"),
    "another card drawn": (lambda r: first(r, "drew").update(card="joker"), "the recorded events do not match: events"),
    "a move of the wrong seat": (lambda r: r["moves"][0].update(seat=1), "Move 1: seat 1 moved"),
    "no seat": (lambda r: r["moves"][0].pop("seat"), "Move 1: seat None moved"),
    "an action that is none": (lambda r: r["moves"][2].update(action="castle"), "Move 3: .* is not an action"),
    "an illegal action": (lambda r: r["moves"].pop(0), "Move 1: "),
    "an end too early": (lambda r: r["moves"].pop(), "the match is not over"),
    "a move too many": (
        lambda r: r["moves"].append({"seat": 0, "action": "pass", "events": []}),
        "was over after move",
    ),
    "another winner": (lambda r: r["result"].update(winners=[0, 1]), "winners is"),
    "another score": (lambda r: r["result"]["scores"][0].update(total=99), "scores is"),
    "no result": (lambda r: r.update(result=None), "the record has no result"),
}


@pytest.mark.parametrize("lie", LIES)
def test_a_lie_is_found(lie: str) -> None:
    change, reason = LIES[lie]
    with pytest.raises(wayfare.WayfareError, match=reason) as caught:
        changed(change).replay()
    assert "\n" not in str(caught.value)


def test_the_truth_is_not() -> None:
    assert Record.from_json(GOOD).replay().over


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", '{"format": "chess/1"}', GOOD[:-40], b"\xff\xfe"])
def test_what_is_no_record_is_refused(text: str | bytes) -> None:
    with pytest.raises(wayfare.RecordError, match="This is not a wayfare record"):
        Record.from_json(text)


def test_an_unfinished_match_has_a_record_too() -> None:
    match = wayfare.load("new-york").new_match(2)
    match.play(match.legal_actions()[0])
    again = Record.from_json(match.record().to_json()).replay()
    assert again.moves == match.moves
    assert again.turn == match.turn
