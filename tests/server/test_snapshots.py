"""A snapshot says what the view says, and progress on tickets is true."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import wayfare
from wayfare.bots import ticket_progress
from wayfare.engine import Match, builtin_names
from wayfare.server.store import ChairFacts, Entry, TableFacts
from wayfare.server.table.match_log import MatchLog
from wayfare.server.table.snapshots import SnapshotCache, snapshot, table_move
from wayfare.server.wire import Options


@pytest.mark.parametrize("game", ["new-york", "first-journey-europe", "first-journey-usa"])
def test_a_snapshot_says_what_the_view_says(game: str) -> None:
    rng = Random(game)
    match = wayfare.load(game).new_match(players=3, seed=11)
    while not match.over:
        match.play(rng.choice(match.legal_actions()))
        for seat in (None, 0, 1, 2):
            compare(match, seat)


@pytest.mark.parametrize("game", builtin_names())
def test_the_view_cache_changes_nothing(game: str) -> None:
    """Whatever the order of the seats, each gets what it would get without a cache."""
    rng, shared = Random(game), SnapshotCache()
    log = MatchLog(match_of_three(game))
    while not log.match.over:
        version, action = log.version, rng.choice(log.match.legal_actions())
        entry = Entry(
            table_id="x",
            number=version + 1,
            seat=log.match.turn or 0,
            kind="move",
            action=action.text,
            client_id=None,
            stand_in=False,
            at=0,
        )
        log.add(entry, log.after_action(action))
        for seat in rng.sample([None, 0, 1, 2], 4):
            assert snapshot(log, shared, seat, version) == snapshot(log, SnapshotCache(), seat, version)


@pytest.mark.parametrize("game", builtin_names())
def test_a_score_changes_only_with_what_it_is_remembered_by(game: str) -> None:
    """Scores are remembered by `View.built` and the tickets: where those are equal, so are they."""
    rng, match = Random(game), wayfare.load(game).new_match(players=2, seed=11)
    known: dict[object, Any] = {}
    while not match.over:
        kinds = sorted({action.kind for action in match.legal_actions()})
        kind = rng.choice(kinds)  # each kind as often as the others, so that rare ones come up
        match.play(rng.choice([action for action in match.legal_actions() if action.kind == kind]))
        seat = match.moves[-1].seat
        view = match.view(seat)
        found = known.setdefault((view.built, tuple(view.tickets), match.over, seat), view.score)
        assert found == view.score, "View.built in engine/views.py leaves out something that scores"


def test_tickets_that_were_dealt_can_be_chosen_before_ones_turn() -> None:
    """NY-3: all are dealt before anyone chooses. The record keeps the order of seats, so others hold their choice."""
    log, match = MatchLog(match_of_three("new-york"), []), wayfare.load("new-york").new_match(players=3, seed=1)
    first, second, third, watching = (snapshot(log, SnapshotCache(), seat, None) for seat in (0, 1, 2, None))
    assert (first.keeps, watching.keeps) == ([], [])  # it is the first seat's turn
    for early in (second, third):
        assert early.view.legal == []
        offer = early.view.offer
        assert early.keeps == [f"keep {offer[0]}", f"keep {offer[1]}", f"keep {' '.join(sorted(offer, key=order))}"]
    while match.view(0).phase == "keep":
        assert match.keep_choices(match.turn or 0) == match.legal_actions()
        match.play(match.legal_actions()[0])
    assert [match.keep_choices(seat) for seat in range(3)] == [(), (), ()]
    match.play(match.game.action("tickets"))
    assert match.keep_choices(0) == ()  # tickets drawn later are nobody else's business


def order(ticket: str) -> int:
    return wayfare.load("new-york").names.tickets.index(ticket)


@pytest.mark.parametrize("game", builtin_names())
def test_the_own_score_is_what_the_match_would_give(game: str) -> None:
    rng, match = Random(game), wayfare.load(game).new_match(players=2, seed=5)
    while not match.over:
        match.play(rng.choice(match.legal_actions()))
        for seat, score in enumerate(match.scores()):
            assert match.view(seat).score == (score if score.lines else None)
    assert match.view(None).score is None


def match_of_three(game: str) -> TableFacts:
    chairs = tuple(ChairFacts(id=name, kind="human") for name in "abc")
    return TableFacts(
        id="x",
        game=game,
        stage="playing",
        options=Options(),
        host_hash="",
        chairs=chairs,
        seed="7",
        created=0,
        touched=0,
    )


def compare(match: Match, seat: int | None) -> None:
    view = match.view(seat)
    sent = msgspec.json.decode(msgspec.json.encode(view.data()))
    expected = view.to_dict()
    moves = expected.pop("moves")
    if sent["result"] is not None:
        sent["result"].pop("tie_break")
        sent["result"]["scores"] = [record_row(score) for score in sent["result"]["scores"]]
    assert sent == expected
    last = msgspec.json.decode(msgspec.json.encode(table_move(view.moves[-1], False)))
    assert {"events": [], **last} == moves[-1]


def record_row(score: dict[str, Any]) -> dict[str, Any]:
    """A score as a row of a record."""
    points = {line["key"]: line["points"] for line in score["lines"]}
    if points:
        return {**points, "total": score["total"], "completed": score["completed"]}
    return {"completed": score["completed"], "bonus": score["bonus"]}


def test_ticket_progress_is_done_part_open_or_cut() -> None:
    rng = Random(3)
    found = set()
    for seed in range(6):
        match = wayfare.load("new-york").new_match(players=2, seed=seed)
        while not match.over:
            match.play(rng.choice(match.legal_actions()))
            for seat in (0, 1):
                view = match.view(seat)
                for progress in ticket_progress(view, view.tickets):
                    found.add(progress.state)
                    check(match, seat, progress.state, progress.routes, progress.own, progress.spaces)
    assert found == {"done", "part", "open", "cut"}


def check(match: Match, seat: int, state: str, routes: list[str], own: list[str], spaces: int) -> None:
    owners = match.view(None).owners
    lengths = {route.id: route.length for route in match.game.board.map.routes}
    assert all(owners[route] == seat for route in own)
    assert not any(route in owners for route in routes)
    assert spaces == sum(lengths[route] for route in routes)
    assert bool(routes) == (state in ("part", "open"))
    assert state != "part" or own
