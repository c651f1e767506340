"""Naming a bot: ours, with a budget, anyone's class, and bots from other packages."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from bots.bad import Budgeted

import wayfare
from wayfare.arena import simulate
from wayfare.bots import available, make


@pytest.mark.parametrize(
    ("name", "budget", "given"),
    [
        ("bots.bad:Budgeted", None, 0),
        ("bots.bad:Budgeted", 2000, 2000),
        ("bots.bad:Budgeted", "0.5s", "0.5s"),
        ("bots.bad:Budgeted@0.5s", None, "0.5s"),
        ("bots.bad:Budgeted@2000", None, "2000"),
        ("bots.bad:Budgeted@1s", 2000, "1s"),
    ],
)
def test_a_budget_is_passed_on_when_there_is_one(name: str, budget: int | str | None, given: int | str) -> None:
    bot = make(name, seed=1, budget=budget)
    assert isinstance(bot, Budgeted)
    assert bot.budget == given


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with an installed package: good bots, bad ones, and one that claims our planner's name."""
    points = ["mine = a_bot:Mine", "gone = a_bot:Gone", "deadly = a_deadly_bot:Bot", "planner = a_bot:Mine"]
    info = tmp_path / "a_bot_pack-1.2.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: a-bot-pack\nVersion: 1.2\n")
    (info / "entry_points.txt").write_text("\n".join(["[wayfare.bots]", *points]) + "\n")
    mine = 'from wayfare.bots import GreedyBot\n\n\nclass Mine(GreedyBot):\n    """Plays for me.\n\n    And more."""\n'
    (tmp_path / "a_bot.py").write_text(mine)
    (tmp_path / "a_deadly_bot.py").write_text("import os\n\nos._exit(7)\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setitem(sys.modules, "a_bot", None)  # nothing of it may be imported here
    return tmp_path


def test_entry_points_are_listed_whatever_they_do(packages: Path) -> None:
    found = available()
    assert found["planner"].package == "wayfare"
    assert (found["mine"].about, found["mine"].package, found["mine"].error) == ("Plays for me.", "a-bot-pack", None)
    assert "cannot be imported" in (found["gone"].error or "")
    assert "exit code 7" in (found["deadly"].error or "")


def test_an_entry_point_plays_under_its_name(packages: Path) -> None:
    game = wayfare.load("first-journey-usa")
    summary = simulate(game, 2, 2, ["mine", "planner"], seed=1, seconds=20)
    assert summary.bots == ("mine", "planner")
    assert summary.faults.to_list() == []


def test_a_near_miss_of_an_entry_point_gets_a_hint(packages: Path) -> None:
    with pytest.raises(wayfare.WayfareError, match="did you mean mine"):
        make("minee")
