"""The weights of the network: a file, and a bot by its path."""

from __future__ import annotations

from pathlib import Path

import pytest

import wayfare
from wayfare.bots import SearchBot, make
from wayfare.bots.base import is_builtin
from wayfare.bots.kernel.network import LEAD, NETWORK
from wayfare.engine.state import empty_record
from wayfare.errors import WayfareError


def test_weights_play_by_the_path_of_their_file(tmp_path: Path) -> None:
    raw = empty_record(NETWORK)
    raw.view(NETWORK)[0].last_bias[LEAD] = 0.5
    raw.tofile(tmp_path / "mine.weights")
    name = f"{tmp_path}/mine.weights@30"
    assert is_builtin(name)
    view = wayfare.load("new-york").new_match(3, seed=3).view(0)
    bot = make(name, seed=1)
    assert bot.choose(view) in view.legal_actions
    assert isinstance(bot, SearchBot)
    (searched,) = bot._searches
    assert searched.tree.share[:3] == pytest.approx([1 / 3] * 3)  # all seats look alike to it …
    assert searched.tree.margin[:3] == pytest.approx([12.5] * 3)  # … and lead by half of what settles a match


@pytest.mark.parametrize(("content", "why"), [(None, "no such file"), (b"weights", "holds no weights")])
def test_other_files_are_refused(content: bytes | None, why: str, tmp_path: Path) -> None:
    path = tmp_path / "odd.weights"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(WayfareError, match=why):
        make(str(path))
