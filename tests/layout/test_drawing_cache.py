"""Drawings on disk: the same as fresh ones, and never in the way."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from layout.boards import BOARDS
from wayfare.layout import drawing_cache, prepare
from wayfare.layout.draw import _drawing, draw
from wayfare.layout.drawing_cache import kept
from wayfare.layout.structs import Drawing

BOARD = BOARDS["new-york"]
ENCODED = msgspec.json.encode(BOARD)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(drawing_cache, "_folder", lambda: tmp_path / "drawings")
    return tmp_path / "drawings"


def make_none() -> Drawing:
    raise AssertionError("it should have come from the disk")


def test_what_is_read_is_what_was_drawn(folder: Path) -> None:
    fresh = draw(BOARD)
    assert kept("full", ENCODED, lambda: fresh) == fresh
    assert kept("full", ENCODED, make_none) == fresh
    assert len(list(folder.iterdir())) == 1, "no half-written file is left"


def test_a_broken_file_is_replaced(folder: Path) -> None:
    fresh = draw(BOARD)
    kept("full", ENCODED, lambda: fresh)
    (file,) = folder.iterdir()
    file.write_bytes(file.read_bytes()[:100])
    assert kept("full", ENCODED, lambda: fresh) == fresh
    assert kept("full", ENCODED, make_none) == fresh


def test_without_a_folder_it_is_drawn_again(folder: Path) -> None:
    folder.touch()  # a file where the folder should be stands for one that can't be written to
    fresh = draw(BOARD)
    assert kept("full", ENCODED, lambda: fresh) == fresh


def test_once_every_board_is_drawn_nothing_is_left_to_prepare(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prepare, "game_names", lambda: ["new-york"])
    _drawing.cache_clear()  # what this process has drawn before
    assert not prepare.is_ready()
    prepare.prepare()
    assert prepare.is_ready()
