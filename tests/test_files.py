"""Files appear under their name only once they're complete, whoever else is writing them."""

from __future__ import annotations

from pathlib import Path

import pytest

from wayfare.errors import WayfareError
from wayfare.files import replacing, whole_file


def test_two_may_write_the_same_file_at_once(tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    with whole_file(path) as slow:
        slow.write("slow")
        with whole_file(path) as quick:
            quick.write("quick")
        assert path.read_text() == "quick"
    assert path.read_text() == "slow"
    assert list(tmp_path.iterdir()) == [path]


def test_what_fails_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    path.write_text("before")
    with pytest.raises(ZeroDivisionError), replacing(path) as part:
        part.write_text("half")
        raise ZeroDivisionError
    assert path.read_text() == "before" and list(tmp_path.iterdir()) == [path]


def test_a_file_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(WayfareError, match="cannot be written: No such file"), whole_file(tmp_path / "no" / "folder"):
        pass
