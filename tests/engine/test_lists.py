"""The lists that everything derives from: every entry has its words, and records, views and events use no others."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings

import wayfare
from wayfare.engine import lists, state
from wayfare.engine.board import PointsRules, RaceRules
from wayfare.engine.events import Event, Move
from wayfare.engine.mechanics import ACTION_ENTRIES, EVENT_ENTRIES, REFUSAL_ENTRIES, SCORE_ENTRIES
from wayfare.engine.result import Result, score_lines
from wayfare.engine.views import ViewData
from wayfare.messages import has_message, languages, message
from wayfare.testing import matches, play_on

TINY_FILE = Path(__file__).parent.parent / "boards" / "tiny.toml"
TINY = TINY_FILE.read_text("utf-8")
MESSAGES = Path(wayfare.__file__).parent / "messages"
ANY: dict[str, Any] = {
    "you": "no", "name": "Ann", "names": "Ann and Bob", "goal": "race", "counts": "2 : 1",
    "points": 2, "total": 1, "left": 2, "count": 6, "rounds": 3, "due": 2,
}  # fmt: skip
every_language = pytest.mark.parametrize("language", languages())


@every_language
def test_every_entry_has_its_message(language: str) -> None:
    keys = [f"score-{key}" for key in lists.SCORE_LINES]
    keys += [f"score-{key}.said" for key in lists.SCORE_LINES]
    keys += [f"end-reason-{code}" for code in lists.END_REASONS]
    keys += [f"tie-{code}" for code in lists.TIE_BREAKS]
    keys += [f"table-ask-{phase}" for phase in lists.PHASES if phase != "over"]
    for key in keys:
        assert message(key, language, **ANY).strip()


def test_what_the_entries_name_is_a_message() -> None:
    keys = [entry.told for entry in ACTION_ENTRIES.values() if entry.told]
    keys += [entry.told for entry in EVENT_ENTRIES.values() if entry.told]
    keys += [f"{entry.told}-hidden" for entry in EVENT_ENTRIES.values() if entry.secret and entry.payload == "ticket"]
    keys += [f"cli-help-{entry.help}" for entry in ACTION_ENTRIES.values() if entry.help]
    keys += [f"log-do-{kind}" for kind in lists.ACTION_KINDS if kind != "draw"]
    keys += [f"table-why-{code}" for code in REFUSAL_ENTRIES]
    assert [key for key in keys if not has_message(key)] == []


@every_language
def test_every_language_has_the_same_messages(language: str) -> None:
    def keys(tag: str) -> set[str]:
        lines = (line for file in (MESSAGES / tag).glob("*.ftl") for line in file.read_text("utf-8").splitlines())
        keys = {line.split(" =")[0] for line in lines if line[:1].isalpha()}
        return {key for key in keys if not key.startswith("noun-")}  # as many forms as the language needs

    assert keys(language) == keys("en")


def test_a_message_speaks_of_any_number_of_tickets() -> None:
    for count, said in ((1, "1 ticket."), (4, "4 tickets."), (6, "6 tickets.")):
        assert said in message("end-reason-six-tickets", **ANY | {"count": count})


def test_codes_in_records_stay() -> None:
    assert lists.END_REASONS == ("last-round", "all-passed", "six-tickets", "out-of-pieces", "stalemate")
    assert lists.ACTION_KINDS[:6] == ("draw", "claim", "keep", "tickets", "swap", "pass")
    assert lists.ACTION_KINDS[6:] == ("pay", "withdraw", "station")
    assert lists.SCORE_LINES == ("routes", "tickets", "attractions", "longest", "stations")
    assert len(set(lists.REFUSAL_CODES)) == len(lists.REFUSAL_CODES)


def test_structs_and_kernel_derive_from_the_lists() -> None:
    assert get_args(msgspec.structs.fields(Move)[1].type) == lists.ACTION_KINDS
    assert get_args(msgspec.structs.fields(Event)[0].type) == lists.EVENT_KINDS
    assert set(state.PHASE_NAMES) == set(lists.PHASES)
    fields = {field.name for rules in (PointsRules, RaceRules) for field in msgspec.structs.fields(rules)}
    assert {entry.number for entry in SCORE_ENTRIES.values()} <= fields
    assert state.Scores.dtype["points"].shape == (state.SEATS, len(lists.SCORE_LINES))


@settings(max_examples=50, deadline=None)
@given(matches())
def test_structs_survive_the_wire(match: wayfare.Match) -> None:
    """What the server sends is typed by the lists, so decoding it checks every code."""
    for seat in (None, 0):
        view = match.view(seat)
        data = view.data()
        assert msgspec.json.decode(msgspec.json.encode(data), type=ViewData) == data
        for move in view.moves:
            sent = msgspec.structs.replace(move, events=move.plain_events())
            plain = msgspec.json.decode(msgspec.json.encode(sent))
            assert msgspec.json.decode(msgspec.json.encode(sent), type=Move) == sent
            assert {"events": [], **plain} == move.to_dict()
    if match.result:
        assert msgspec.json.decode(msgspec.json.encode(match.result), type=Result) == match.result


@settings(max_examples=50, deadline=None)
@given(matches())
def test_a_view_in_plain_types_is_its_struct_with_moves(match: wayfare.Match) -> None:
    view = match.view(match.turn)
    plain, data = view.to_dict(), msgspec.to_builtins(view.data())
    assert plain.pop("moves") == [move.to_dict() for move in view.moves]
    assert plain.pop("result") == (view.result.to_dict() if view.result else None)
    data.pop("result")
    assert plain == data


@pytest.mark.parametrize("name", wayfare.builtin_names())
def test_a_score_has_the_lines_that_the_rules_use(name: str) -> None:
    game = wayfare.load(name)
    match = game.new_match(2, seed=1)
    for score in match.scores():
        assert tuple(line.key for line in score.lines) == score_lines(game.board)
        assert score.total == sum(line.points for line in score.lines)
        if name == "new-york":
            assert score.total == score.routes + score.tickets + score.attractions
    assert bool(score_lines(game.board)) == game.board.rules.for_points


def test_a_board_without_attractions_has_no_such_line(tmp_path: Path) -> None:
    file = tmp_path / "plain.toml"
    file.write_text(TINY.replace("attraction_points = 1", "attraction_points = 0"), "utf-8")
    match = play_on(wayfare.load(file).new_match(2, seed=1), "even", Random(1))
    assert match.result
    for score, row in zip(match.result.scores, match.result.to_dict()["scores"], strict=True):
        assert [line.key for line in score.lines] == ["routes", "tickets"]
        assert list(row) == ["routes", "tickets", "total", "completed"]
        assert score.attractions == 0
    assert match.record().replay(match.game).result == match.result
