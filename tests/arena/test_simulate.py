"""Simulation: the same seed gives the same matches, however they are played."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import wayfare
from wayfare.arena import bench, simulate
from wayfare.arena.work import Work, play


@pytest.mark.parametrize("name", wayfare.builtin_names())
@pytest.mark.parametrize("players", [2, 4])
def test_inside_the_kernel_and_through_matches_it_is_the_same(name: str, players: int) -> None:
    game, bots = wayfare.load(name), ("random",) * players
    fast = play(Work(game, bots, 3, 10, 30, records=False))
    slow = play(Work(game, bots, 3, 10, 30, records=True))
    assert np.array_equal(fast.rows, slow.rows)
    assert len(slow.lines) == 30


def test_two_jobs_play_the_same_matches_as_one(tmp_path: Path) -> None:
    game, files = wayfare.load("new-york"), [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    summaries = [
        simulate(game, 3, 250, seed=9, jobs=jobs, records=file).to_dict()
        for jobs, file in zip((1, 2), files, strict=True)
    ]
    assert summaries[0] == summaries[1]
    assert files[0].read_bytes() == files[1].read_bytes()
    assert len(files[0].read_text().splitlines()) == 250


def test_the_summary_adds_up() -> None:
    told: list[int] = []
    summary = simulate(wayfare.load("first-journey-usa"), 3, 12_000, seed=1, progress=told.append)
    assert sum(told) == summary.games == 12_000
    assert sum(summary.wins) == pytest.approx(12_000)
    assert sum(summary.reasons.values()) == 12_000
    assert set(summary.reasons) <= {"six-tickets", "out-of-pieces", "stalemate"}


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"players": 5}, "2 to 4 players"),
        ({"games": 0}, "must both be at least 1"),
        ({"jobs": 0}, "must both be at least 1"),
        ({"seed": -1}, "whole number"),
        ({"seconds": 0.0}, "more than 0"),
        ({"bots": ["random", "random", "random"]}, "Expected 2 bots"),
        ({"bots": ["nobody"]}, "no bot"),
    ],
)
def test_what_cannot_be_played_is_refused(change: dict[str, object], reason: str, tmp_path: Path) -> None:
    arguments: dict[str, object] = {"players": 2, "games": 10, "seed": 1, "records": tmp_path / "out.jsonl"}
    with pytest.raises(wayfare.WayfareError, match=reason):
        simulate(wayfare.load("new-york"), **(arguments | change))  # type: ignore[arg-type]
    assert list(tmp_path.iterdir()) == []


def test_nothing_half_is_written(tmp_path: Path) -> None:
    def stop(games: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(wayfare.load("new-york"), 2, 500, seed=1, records=tmp_path / "out.jsonl", progress=stop)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(wayfare.WayfareError, match="cannot be written"):
        simulate(wayfare.load("new-york"), 2, 5, seed=1, records=tmp_path / "no" / "out.jsonl")


def test_bench_measures_every_board() -> None:
    found = bench(games=500, cold=False)
    players = [wayfare.load(name).board.rules.players for name in wayfare.builtin_names()]
    assert len(found["playouts"]) == sum(most - fewest + 1 for fewest, most in players)
    assert all(rates["actions_per_s"] > 0 < rates["games_per_s"] for rates in found["playouts"].values())
    assert len(found["search"]) == len(players)
    assert all(rates["playouts_per_s"] > 0 for rates in found["search"].values())
