"""A kind that nobody knows: every place that has to know it stops the start and is named, or reads its entry.

The package is copied, and the copy's lists get one more code each, as if someone had begun to add a mechanic.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import wayfare

SOURCE = Path(wayfare.__file__).parent
# By list: its name in engine/lists.py, a code that nobody knows, and the places that have to name every code.
LISTS = {
    "actions": (
        "ActionKind",
        "hand-in",
        {
            "the actions of engine/state.py",
            "the actions of engine/mechanics",
            "apply in engine/kernel/turns.py",
            "Narrator._action in cli/narrate.py",
            "list_options in bots/kernel/options.py",
            "Why._found in bots/reasons.py",
        },
    ),
    "events": (
        "EventKind",
        "handed-in",
        {
            "the events of engine/state.py",
            "the events of engine/mechanics",
        },
    ),
    "phases": (
        "Phase",
        "giving",
        {"PHASE_NAMES in engine/state.py", "the phases of engine/mechanics", "legal in engine/kernel/turns.py"},
    ),
    "scores": (
        "ScoreKey",
        "leftovers",
        {"the lines of engine/kernel/scoring.py", "the scores of engine/mechanics"},
    ),
    "ends": ("EndReason", "boredom", {"the ends of engine/state.py", "the ends of engine/mechanics"}),
    "refusals": ("RefusalCode", "nothing-to-hand-in", {"the refusals of engine/mechanics"}),
}
# Appended to the lists, so that one run finds every place.
RECORD = """
places: list[str] = []

def covers(place: str, codes: tuple[str, ...], *named: str) -> tuple[int, ...]:
    if set(codes) != set(named):
        places.append(place)
    return tuple(map(codes.index, named))
"""
CONSUMERS = """
import wayfare.engine, wayfare.bots, wayfare.review, wayfare.envs, wayfare.arena
import wayfare.cli.narrate, wayfare.cli.text_table, wayfare.envs.kernel.explicit, wayfare.server.generate
print("\\n".join(wayfare.engine.lists.places))
"""
# Appended to a mechanic: entries with nothing behind them in the kernel.
ENTRIES = """
from wayfare.engine.mechanics.entries import EventEntry, once

NOT_NOW = RefusalEntry("claimed", "EU-18", "You have no station to give back")
HAND_IN = ActionEntry(
    "hand-in", ("turn",), once, lambda *_: NOT_NOW.of(), "stations", False, has_reasons=False, told="log-passed"
)
MECHANIC = Mechanic(
    (*MECHANIC.actions, HAND_IN),
    (*MECHANIC.events, EventEntry("handed-in", "card", secret=True, told="cli-turned-up")),
    scores=(*MECHANIC.scores, ScoreEntry("leftovers", "station_points")),
    refusals=MECHANIC.refusals,
)
"""
USE = """
import msgspec
from wayfare import load, IllegalAction
from wayfare.cli.narrate import Narrator
from wayfare.engine.events import Event, Move
from wayfare.engine.result import score_lines
from wayfare.server.generate import LISTS

game = load("europe")
action = game.action("hand-in")
assert str(action) == "hand-in" and action.to_dict() == {"action": "hand-in"}
assert game.actions.of_dict(action.to_dict()) is action is game.actions[action.index]
assert game.action("station paris red").index < action.index  # so old records keep their meaning
match = game.new_match(2, seed=1)
match.play(match.legal_actions()[0]), match.play(match.legal_actions()[0])
try:
    match.play(action)
except IllegalAction as error:
    assert str(error) == "You have no station to give back (EU-18).", error
event = Event(event="handed-in", by=0, card="red")
assert event.seen_by(1) == Event(event="handed-in", by=0) and event.seen_by(0) is event
move = Move.of(0, action, (event,))
sent = msgspec.json.encode(msgspec.structs.replace(move, events=move.plain_events()))
assert msgspec.json.decode(sent, type=Move).action == "hand-in"
assert move.to_dict() == {"seat": 0, "action": "hand-in", "events": [{"event": "handed-in", "card": "red"}]}
narrator = Narrator(game.board, ["Ann", "Bob"])
assert narrator.move(move).startswith("Ann passed. Turned up: red"), narrator.move(move)
assert score_lines(game.board)[-1] == "leftovers"
assert LISTS["ACTION_ENTRIES"]["hand-in"]["group"] == "stations"
assert LISTS["EVENT_ENTRIES"]["handed-in"]["secret"] and "leftovers" in LISTS["SCORE_LINES"]
from wayfare.bots.beliefs import public_events
from wayfare.bots.worlds import seen_tickets
view = match.view(0)
view.moves += (move,)
public_events(view), seen_tickets(view)
# The kernel has nothing for it: the match must not go on as if nothing had happened.
match._legal = (action,)
match.play(action)
try:
    match.result
except AssertionError as error:
    assert "met an unknown kind" in str(error)
else:
    raise SystemExit("an unknown kind of action was passed over")
"""


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("unknown")
    shutil.copytree(SOURCE, folder / "wayfare", ignore=shutil.ignore_patterns("__pycache__", "static"))
    return folder


def with_codes(copied: Path, *names: str, more: str = "", entries: str = "") -> dict[str, str]:
    """The environment in which these lists of the copy have one more code, and what is appended there."""
    text = (SOURCE / "engine" / "lists.py").read_text("utf-8")
    for name in names:
        kind, code, _ = LISTS[name]
        end = text.index("]", text.index(f"\n{kind} = Literal["))
        text = text[:end] + (f'    "{code}",\n' if text[end - 1] == "\n" else f', "{code}"') + text[end:]
    engine, stations = copied / "wayfare" / "engine", "mechanics/stations.py"
    (engine / "lists.py").write_text(text + more, "utf-8")
    (engine / stations).write_text((SOURCE / "engine" / stations).read_text("utf-8") + entries, "utf-8")
    return {**os.environ, "PYTHONPATH": str(copied), "NUMBA_DISABLE_JIT": "1"}


def run(script: str, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", script]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, check=False)


@pytest.mark.parametrize("name", LISTS)
def test_an_unknown_code_stops_the_start_with_a_sentence(copied: Path, name: str) -> None:
    done = run("import wayfare.engine", with_codes(copied, name))
    _, code, places = LISTS[name]
    said = done.stderr.strip().splitlines()[-1]
    assert done.returncode == 1
    assert said in {f"AssertionError: {place}: lacks {code!r}; the codes are in engine/lists.py." for place in places}


def test_every_place_that_has_to_know_a_code_is_found(copied: Path) -> None:
    for name, (_, _, places) in LISTS.items():
        done = run(CONSUMERS, with_codes(copied, name, more=RECORD))
        assert done.returncode == 0, done.stderr
        assert set(done.stdout.split("\n")) - {""} == places


def test_everything_else_reads_the_entry(copied: Path) -> None:
    done = run(USE, with_codes(copied, "actions", "events", "scores", more=RECORD, entries=ENTRIES))
    assert done.returncode == 0, done.stderr
