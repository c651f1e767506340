"""Each mutation breaks a legal record in one place, and says where it cannot by returning False."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from referee import Fault, FirstJourney, NewYork, Referee, describe
from referee.__main__ import main

from referee_tests.play import Record, act, choose, deal, play
from referee_tests.story import BOARDS, GAMES, NAMES, drew, faults, ticket

Mutation = Callable[[Record], bool]


def drop(event: str, also: int = 0) -> Mutation:
    def mutate(record: Record) -> bool:
        for move in record["moves"]:
            for at, found in enumerate(move["events"]):
                if found["event"] == event:
                    del move["events"][at : at + 1 + also]
                    return True
        return False

    return mutate


def rewrite(action: str, change: Callable[[dict[str, Any]], object]) -> Mutation:
    def mutate(record: Record) -> bool:
        for move in record["moves"]:
            if move["action"] == action:
                before = deepcopy(move)
                change(move)
                return bool(move != before)
        return False

    return mutate


def edit(change: Callable[[Record], object]) -> Mutation:
    def mutate(record: Record) -> bool:
        change(record)
        return True

    return mutate


def add_to_count(event: str, field: str) -> Mutation:
    def mutate(record: Record) -> bool:
        found = [e for move in record["moves"] for e in move["events"] if e["event"] == event]
        for e in found[:1]:
            e[field] += 1
        return bool(found)

    return mutate


def other_winner(record: Record) -> None:
    players = len(record["players"])
    record["result"]["winners"] = [seat for seat in range(players) if seat not in record["result"]["winners"]]


def unseat(move: dict[str, Any]) -> None:
    move["seat"] = 1 - move["seat"]


def overpay(move: dict[str, Any]) -> None:
    card = next(iter(move["cards"]))
    move["cards"][card] += 1


def repaint(move: dict[str, Any]) -> None:
    move["cards"] = {"violet": sum(move["cards"].values())}


def swap_returned(move: dict[str, Any]) -> None:
    move["events"][:2] = move["events"][1::-1]


BOTH: list[tuple[str, str, Mutation]] = [
    ("C-1", "the wrong seat", rewrite("draw", unseat)),
    ("C-2", "a card too many paid", rewrite("claim", overpay)),
    ("C-2", "the wrong colour", rewrite("claim", repaint)),
    ("C-2", "no such route", rewrite("claim", lambda move: move.update(route="nowhere"))),
    ("C-6", "no reshuffle", drop("reshuffled")),
    ("C-6", "a reshuffle of the wrong size", add_to_count("reshuffled", "cards")),
    ("record", "a field too many", rewrite("claim", lambda move: move.update(note=1))),
    ("record", "an unknown event", rewrite("claim", lambda move: move["events"].append({"event": "sneezed"}))),
    ("record", "another game", edit(lambda record: record.update(game="chess"))),
    ("record", "no hands", edit(lambda record: record["start"].pop("hands"))),
    ("C-1", "five players", edit(lambda record: record.update(players=[{}] * 5))),
]
NEW_YORK: list[tuple[str, str, Mutation]] = [
    *BOTH,
    ("NY-1", "more cards than the box has", edit(lambda r: r["start"].update(hands=[["mauve", "red"]] * 2))),
    ("NY-1", "a ticket dealt twice", edit(lambda r: r["start"].update(tickets=[r["start"]["tickets"][0]] * 2))),
    ("NY-2", "a card too many dealt", edit(lambda r: r["start"]["hands"][0].append("red"))),
    ("NY-3", "a ticket too few dealt", edit(lambda r: r["start"]["tickets"][1].pop())),
    ("NY-3", "a ticket not offered", rewrite("keep", lambda move: move.update(tickets=["a-b"]))),
    ("NY-4", "a card too many drawn", rewrite("draw", lambda move: move["events"].append(drew("red")))),
    ("NY-9", "no reset", drop("reset", also=5)),
    ("NY-9", "five refilled without a reset", drop("reset")),
    ("NY-13", "no offer", drop("offered")),
    ("C-8", "a pass", rewrite("claim", lambda m: (m.pop("route"), m.pop("cards"), m.update(action="pass")))),
    ("NY-16", "no last round", drop("last-round")),
    ("NY-16", "a turn after the end", edit(lambda r: r["moves"].append(r["moves"][-1]))),
    ("NY-16", "a turn too few", edit(lambda r: r["moves"].pop())),
    ("NY-16", "another reason", edit(lambda r: r["result"].update(reason="all-passed"))),
    ("NY-18", "another score", edit(lambda r: r["result"]["scores"][0].update(total=99))),
    ("NY-19", "another winner", edit(other_winner)),
]
FIRST_JOURNEY: list[tuple[str, str, Mutation]] = [
    *BOTH,
    ("FJ-1", "a card too many dealt", edit(lambda r: r["start"]["hands"][0].append("red"))),
    ("FJ-1", "a ticket too few dealt", edit(lambda r: r["start"]["tickets"][1].pop())),
    ("record", "a market", edit(lambda r: r["start"].update(market=[]))),
    ("FJ-2", "a card too few drawn", rewrite("draw", lambda move: move["events"].pop())),
    ("FJ-2", "a card too many drawn", rewrite("draw", lambda move: move["events"].append(drew("red")))),
    ("FJ-4", "returned in the wrong order", rewrite("swap", swap_returned)),
    ("FJ-4", "one ticket kept", rewrite("swap", lambda move: move["events"].pop(1))),
    ("FJ-5", "not shown", drop("completed", also=1)),
    (
        "FJ-5",
        "a ticket drawn for nothing",
        rewrite("claim", lambda move: move["events"].append(ticket("drew-ticket", "a-b"))),
    ),
    ("FJ-6", "no bonus", drop("bonus")),
    ("FJ-6", "a bonus for nothing", rewrite("claim", lambda move: move["events"].append({"event": "bonus"}))),
    ("C-8", "a pass", rewrite("draw", lambda move: move.update(action="pass", events=[]))),
    ("FJ-9", "a turn after the end", edit(lambda r: r["moves"].append(r["moves"][-1]))),
    ("FJ-8", "a turn too few", edit(lambda r: r["moves"].pop())),
    ("FJ-9", "another reason", edit(lambda r: r["result"].update(reason="stalemate"))),
    ("FJ-5", "another score", edit(lambda r: r["result"]["scores"][0].update(completed=7))),
    ("FJ-9", "another winner", edit(other_winner)),
]


def check_mutation(name: str, rule: str, mutate: Mutation) -> None:
    """Break three games: the referee must find the fault in each."""
    referee = Referee(BOARDS[name])
    found = 0
    for seed in range(200):
        record = play(referee, 2, Random(seed), ["builder", "even"][seed % 2])
        if record["result"]["reason"] not in ("last-round", "out-of-pieces") or not mutate(record):
            continue
        with faults(rule):
            referee.check(record)
        found += 1
        if found == 3:
            return
    pytest.fail("no game has what is to be broken")


@pytest.mark.parametrize(("rule", "what", "mutate"), NEW_YORK, ids=[f"{r} {what}" for r, what, _ in NEW_YORK])
def test_a_broken_new_york_record(rule: str, what: str, mutate: Mutation) -> None:
    check_mutation("new-york", rule, mutate)


@pytest.mark.parametrize(("rule", "what", "mutate"), FIRST_JOURNEY, ids=[f"{r} {what}" for r, what, _ in FIRST_JOURNEY])
def test_a_broken_first_journey_record(rule: str, what: str, mutate: Mutation) -> None:
    check_mutation("first-journey-europe", rule, mutate)


@pytest.mark.parametrize("name", NAMES)
def test_no_event_may_be_left_out_or_doubled(name: str) -> None:
    referee = Referee(BOARDS[name])
    rng = Random(3)
    for seed in range(40):
        record = play(referee, 2 + seed % 3, Random(seed))
        events = rng.choice([move["events"] for move in record["moves"] if move["events"]])
        at = rng.randrange(len(events))
        event = events.pop(at)
        with pytest.raises(Fault):
            referee.check(record)
        events[at:at] = [event, event]
        with pytest.raises(Fault):
            referee.check(record)


@pytest.mark.parametrize("name", NAMES)
def test_a_legal_action_goes_on_and_an_illegal_one_does_not(name: str) -> None:
    """Of all the actions of the board, those outside the legal set are at fault."""
    referee = Referee(BOARDS[name])
    every = ["draw", "draw deck", "tickets", "swap", "pass", *(f"draw {card}" for card in referee.board.cards)]
    every += [*referee.board.payment, *(f"keep {ticket}" for ticket in referee.board.tickets)]
    rng = Random(4)
    table = referee.table = referee.kind(referee.board, 2)
    deal(table, rng)
    assert isinstance(table, NewYork | FirstJourney)
    while table.reason is None:
        referee.known = None
        for action in rng.sample(sorted(set(every) - referee.legal()), 5):
            with pytest.raises(Fault):
                referee.apply({"seat": table.seat, **describe(action), "events": []})
        act(table, choose(table.legal(), {}, rng), rng)


def test_a_file_of_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    records = [play(Referee(BOARDS[name]), 2, Random(1)) for name in NAMES]
    file = tmp_path / "records.jsonl"
    file.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf-8")
    assert main(GAMES, file) == 0
    records[0]["result"]["winners"] = []
    file.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf-8")
    assert main(GAMES, file) == 1
    assert "NY-19" in capsys.readouterr().out
