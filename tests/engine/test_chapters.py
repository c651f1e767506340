"""Which chapter of the rules a board follows: it says so itself, and refusals name that chapter's numbers."""

from __future__ import annotations

from pathlib import Path

import pytest

import wayfare
from wayfare.engine.chapters import RENUMBERED

TINY = (Path(__file__).parent.parent / "boards" / "tiny.toml").read_text("utf-8")
RULES = (Path(wayfare.__file__).parents[2] / "docs" / "rules.en.md").read_text("utf-8")
CHAPTERS = {
    "new-york": "new-york",
    "first-journey-europe": "first-journey",
    "first-journey-usa": "first-journey",
    "europe": "europe",
    "usa": "usa",
}


def load(folder: Path, text: str) -> wayfare.Game:
    file = folder / "mine.toml"
    file.write_text(text, "utf-8")
    return wayfare.load(file)


def refused(game: wayfare.Game) -> str:
    with pytest.raises(wayfare.IllegalAction) as caught:
        game.new_match(2, seed=1).play(game.action("pass"))
    return caught.value.rule


@pytest.mark.parametrize(("name", "chapter"), CHAPTERS.items())
def test_every_board_names_its_chapter(name: str, chapter: str) -> None:
    assert wayfare.load(name).board.rules.chapter == chapter


def test_a_refusal_names_the_chapters_number(tmp_path: Path) -> None:
    assert refused(load(tmp_path, TINY.replace('goal = "points"', 'goal = "points"\nchapter = "usa"'))) == "US-4"
    assert refused(load(tmp_path, TINY.replace('goal = "points"', 'goal = "points"\nchapter = "europe"'))) == "EU-4"


def test_without_the_line_a_board_follows_new_york_whatever_its_rules(tmp_path: Path) -> None:
    tunnels = TINY.replace('goal = "points"', 'goal = "points"\ntunnel_cards = 3').replace(
        'colour = "red", length = 1', 'colour = "red", length = 1, tunnel = true'
    )
    assert refused(load(tmp_path, tunnels)) == refused(load(tmp_path, TINY)) == "NY-3"


def test_the_chapter_is_not_part_of_the_digest(tmp_path: Path) -> None:
    usa = load(tmp_path, TINY.replace('goal = "points"', 'goal = "points"\nchapter = "usa"'))
    assert usa.digest == load(tmp_path, TINY).digest


def test_there_is_no_other_chapter(tmp_path: Path) -> None:
    with pytest.raises(wayfare.BoardError, match=r"rules\.chapter: invalid enum value 'mars'"):
        load(tmp_path, TINY.replace('goal = "points"', 'goal = "points"\nchapter = "mars"'))


def test_every_number_is_in_the_rules() -> None:
    for numbers in RENUMBERED.values():
        for rule in (*numbers.keys(), *numbers.values()):
            assert f"**{rule}**" in RULES
