"""`wayfare review`: tables, JSON, a page in every language, and errors in one line."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from command import out_of, wayfare

from wayfare.messages import languages

LOW = ("--quality", 0.01)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("review") / "game.jsonl"
    out_of("simulate", "--bots", "random,planner", "--games", 1, "--seed", 4, "--records", file)
    return file


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("reviews") / "games.jsonl"
    out_of("simulate", "--bots", "random,planner", "--games", 2, "--seed", 4, "--records", file)
    return file


class Tags(HTMLParser):
    """Checks that every element is closed, and collects addresses."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_one_match_gets_a_table_turning_points_and_errors(record: Path) -> None:
    text = out_of("review", record, *LOW)
    for word in ("Luck", "Accuracy", "Turning points", "Errors", "should have won"):
        assert word in text


@pytest.mark.parametrize("language", languages())
def test_the_page_needs_nothing_else(record: Path, tmp_path: Path, language: str) -> None:
    page = tmp_path / "review.html"
    out_of("review", record, *LOW, "--report", page, "--language", language)
    text = page.read_text("utf-8")
    tags = Tags()
    tags.feed(text)
    assert tags.open == [] == tags.addresses
    assert f'<html lang="{language}">' in text
    assert "<polyline" in text
    assert "<table" in text


def test_json_is_the_same_every_time(record: Path) -> None:
    once, again = (out_of("review", record, *LOW, "--json") for _ in range(2))
    assert once == again
    (found,) = json.loads(once)["reviews"]
    assert found["format"] == "wayfare-review/1"
    assert found["done"] == found["total"]
    assert {player["name"] for player in json.loads(once)["players"]} == {"random", "planner"}


def test_many_matches_are_put_together_by_player(records: Path) -> None:
    text = out_of("review", records, *LOW)
    assert re.search(r"Games[ │]+2[ │]+2", text)
    assert "Turning points" in out_of("review", records, *LOW, "--number", 2)


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (("--quality", 0), "quality must be between"),
        (("--seconds", 0), "seconds must be more than 0"),
        (("--number", 9), "has no record 9"),
        (("--jobs", 0), "jobs must be at least 1"),
        (("--language", "xx"), "Unknown language"),
        (("--seed", "x"), "is not a whole number"),
        (("--report", "x.html"), "choose one with --number"),
    ],
)
def test_errors_are_one_line(records: Path, options: tuple[object, ...], expected: str) -> None:
    done = wayfare("review", records, *options)
    assert done.returncode == 2
    assert expected in done.stderr
    assert done.stderr.count("\n") == 1


def test_an_unfinished_match_is_refused(record: Path, tmp_path: Path) -> None:
    found = json.loads(record.read_text("utf-8"))
    found["moves"], found["result"] = found["moves"][:10], None
    file = tmp_path / "unfinished.json"
    file.write_text(json.dumps(found), "utf-8")
    done = wayfare("review", file)
    assert done.returncode == 2
    assert done.stderr == "wayfare: Record 1: Only a finished match can be reviewed.\n"
