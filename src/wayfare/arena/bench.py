"""How fast the kernel runs on one core of this machine."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from wayfare.bots import PlannerBot, SearchBot
from wayfare.compiling.records import empty_record
from wayfare.engine import Game, builtin_names, load
from wayfare.engine.kernel.runs import RESULT_COLUMNS, play_many
from wayfare.engine.state import Workspace
from wayfare.envs import Batch

REPEATS = 5
GAMES = 20_000
BENCH_BATCH, BENCH_STEPS = 1024, 100


def bench(
    *, games: int = GAMES, cold: bool = True, progress: Callable[[str], None] = lambda what: None
) -> dict[str, Any]:
    """Measure uniformly random play to the end, scoring included; a search; and the time of the first compilation."""
    playouts, searches = {}, {}
    for name in builtin_names():
        game = load(name)
        low, high = game.board.rules.players
        for players in range(low, high + 1):
            progress(f"{name}, {players} players")
            playouts[f"{name}-{players}p"] = _playouts(game, players, games)
        progress(f"{name}, a search")
        searches[f"{name}-2p"] = _search(game, games // 4)
    progress("batched environment")
    name = builtin_names()[0]
    batches = {f"{name}-2p": _batch(name, 2)}
    found: dict[str, Any] = {"playouts": playouts, "search": searches, "batched_env": batches}
    if cold:
        progress("compiling from nothing")
        found["cold_compile_s"] = cold_compile()
    return found


def _playouts(game: Game, players: int, games: int) -> dict[str, float]:
    """The median of a few runs: a single one says more about what else the machine was doing."""
    key, rows = np.arange(8, dtype=np.uint32), np.zeros((games, RESULT_COLUMNS), np.int32)
    workspace = empty_record(Workspace)
    play_many(game.raw, workspace, players, key, 0, rows[:100])
    rates = []
    for repeat in range(REPEATS):
        begin = time.perf_counter()
        actions = play_many(game.raw, workspace, players, key, repeat * games, rows)
        seconds = time.perf_counter() - begin
        rates.append((games / seconds, actions / seconds))
    games_per_s, actions_per_s = (statistics.median(rate) for rate in zip(*rates, strict=True))
    return {"games_per_s": round(games_per_s), "actions_per_s": round(actions_per_s)}


def _search(game: Game, iterations: int) -> dict[str, float]:
    """Playouts by planners, each in a world of its own, from a few openings: after the first tickets are chosen."""
    planner, rates = PlannerBot(seed=0), []
    for seed in range(REPEATS):
        match = game.new_match(players=2, seed=seed)
        while match.turn is not None and match.view(match.turn).phase == "keep":
            match.play(planner.choose(match.view(match.turn)))
        bot, view = SearchBot(seed=seed, budget=iterations), match.view(match.turn)
        begin = time.perf_counter()
        made = bot.think(view)
        rates.append(made / (time.perf_counter() - begin))
    return {"playouts_per_s": round(statistics.median(rates))}


def _batch(name: str, players: int) -> dict[str, float]:
    """Steps of a batch with observation, mask, reward and auto-reset; the time to choose actions isn't counted."""
    batch, rng = Batch(name, players, BENCH_BATCH, seed=0), np.random.default_rng(0)
    rates = []
    for _ in range(REPEATS):
        seconds = 0.0
        for _ in range(BENCH_STEPS):
            actions = (rng.random(batch.mask.shape, np.float32) * batch.mask).argmax(axis=1).astype(np.int32)
            begin = time.perf_counter()
            batch.step(actions)
            seconds += time.perf_counter() - begin
        rates.append(BENCH_BATCH * BENCH_STEPS / seconds)
    return {"steps_per_s": round(statistics.median(rates))}


def cold_compile() -> float:
    """Seconds that a fresh process with an empty cache needs before its first match."""
    with tempfile.TemporaryDirectory() as folder:
        begin = time.perf_counter()
        command = [sys.executable, "-c", "from wayfare.engine.prepare import prepare; prepare()"]
        subprocess.run(command, check=True, capture_output=True, env={**os.environ, "NUMBA_CACHE_DIR": folder})
        return round(time.perf_counter() - begin, 1)
