"""Games that a user adds: found by id, listed with the others, and refused with file and reason."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import wayfare
from wayfare.engine import catalog

TINY = (Path(__file__).parent.parent / "boards" / "tiny.toml").read_text("utf-8")


@pytest.fixture(autouse=True)
def no_added_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(catalog.VARIABLE, "")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "maps"
    folder.mkdir()
    write(folder / "a-file.toml", "mine")
    return folder


def write(file: Path, name: str, order: int | None = None) -> None:
    text = TINY.replace('id = "tiny"', f'id = "{name}"', 1)
    file.write_text(text if order is None else text.replace("\nversion", f"\norder = {order}\nversion", 1), "utf-8")


def test_a_folder_of_games(folder: Path) -> None:
    write(folder / "another.toml", "yours")
    assert wayfare.add_games(folder) == ("mine", "yours")
    assert wayfare.game_names() == (*wayfare.builtin_names(), "mine", "yours")
    assert wayfare.load("mine").new_match(2, seed=1).turn == 0
    assert wayfare.load("mine") is wayfare.load("mine")


def test_one_file_and_twice_the_same(folder: Path) -> None:
    for _ in range(2):
        assert wayfare.add_games(str(folder / "a-file.toml")) == ("mine",)
    assert wayfare.add_games(folder) == ("mine",)
    assert wayfare.game_names().count("mine") == 1


def test_display_order_and_the_default(folder: Path) -> None:
    assert wayfare.default_game() == wayfare.builtin_names()[0]
    write(folder / "first.toml", "zebra", order=-1)
    wayfare.add_games(folder)
    assert wayfare.default_game() == wayfare.game_names()[0] == "zebra"
    assert wayfare.game_names()[-1] == "mine"
    assert "zebra" not in wayfare.builtin_names()


def test_processes_started_later_know_them(folder: Path) -> None:
    wayfare.add_games(folder)
    code = "import wayfare; print(wayfare.load('mine').id, *wayfare.game_names())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=os.environ)
    assert done.stdout.split() == ["mine", *wayfare.game_names()]


def test_records_of_an_added_game_replay(folder: Path) -> None:
    wayfare.add_games(folder)
    match = wayfare.load("mine").new_match(2, seed=1)
    match.play(match.legal_actions()[0])
    assert wayfare.Record.from_json(match.record().to_json()).replay().moves == match.moves


def test_a_changed_file_is_read_again(folder: Path) -> None:
    wayfare.add_games(folder)
    before = wayfare.load("mine")
    file = folder / "a-file.toml"
    file.write_text(file.read_text("utf-8").replace('name = "Tiny"', 'name = "Changed"'), "utf-8")
    os.utime(file, ns=(1, 1))
    assert wayfare.load("mine").name == "Changed"
    assert before.name == "Tiny"


def test_a_file_that_cannot_be_played_is_named(folder: Path) -> None:
    (folder / "bad.toml").write_text("format = 1", "utf-8")
    with pytest.raises(wayfare.BoardError, match=r"bad\.toml: "):
        wayfare.add_games(folder)
    assert wayfare.game_names() == wayfare.builtin_names()


@pytest.mark.parametrize("taken", ["new-york", "mine"])
def test_an_id_that_is_taken_is_named(folder: Path, tmp_path: Path, taken: str) -> None:
    wayfare.add_games(folder)
    write(tmp_path / "twin.toml", taken)
    with pytest.raises(wayfare.BoardError, match=rf"twin\.toml: the id '{taken}' is taken"):
        wayfare.add_games(tmp_path / "twin.toml")
    assert wayfare.game_names() == (*wayfare.builtin_names(), "mine")


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(wayfare.BoardError, match=r"nowhere: there is no such file or folder"):
        wayfare.add_games(tmp_path / "nowhere")


def test_a_path_that_cannot_be_remembered(tmp_path: Path) -> None:
    folder = tmp_path / f"a{os.pathsep}b"
    folder.mkdir()
    with pytest.raises(wayfare.BoardError, match="cannot contain"):
        wayfare.add_games(folder)
