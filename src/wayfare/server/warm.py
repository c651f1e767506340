"""What is compiled, loaded before somebody waits for it. A cold machine compiles it first: see `prepare`."""

from __future__ import annotations

from pathlib import Path

from wayfare import bots
from wayfare.bots import SearchBot, make
from wayfare.engine import load
from wayfare.engine.kernel.compiled import cache_folder
from wayfare.engine.result import read_result
from wayfare.server.sights import view_out

NOTICE = "Compiling the bots for this machine. This happens once and takes about a minute."


def is_ready() -> bool:
    return (_folder() / "tables-ready").exists()


def prepare() -> None:
    """Compile everything, before there is a server that would have to wait for it."""
    warm_tables()
    warm_experts()
    if _folder().exists():
        (_folder() / "tables-ready").touch()


def _folder() -> Path:
    return cache_folder(Path(bots.__file__).parent / "kernel")


def warm_tables() -> None:
    """All that a table needs to deal, to play, to show and to score."""
    match = load("new-york").new_match(players=2, seed=0)
    view = match.view(0)
    view_out(view)
    match.play(make("planner", seed=0).choose(view))
    read_result(match.game, match._raw)


def warm_experts() -> None:
    SearchBot(seed=0, iterations=1).choose(load("new-york").new_match(players=2, seed=0).view(0))
