"""Simulation: many matches between the same bots, summarised."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from pathlib import Path

from wayfare.arena.summary import Summary
from wayfare.arena.work import Work, is_compiled, play_all
from wayfare.bots import GuardedBot
from wayfare.bots.guarded import CHOICE_SECONDS
from wayfare.engine import Game
from wayfare.engine import seeds as seeding
from wayfare.errors import WayfareError
from wayfare.files import whole_file

# Matches in one piece of work: inside the kernel, through Match, and with bots that may think for seconds.
FAST_CHUNK, SLOW_CHUNK, THINKING_CHUNK = 5000, 100, 4


def simulate(
    game: Game,
    players: int,
    games: int,
    bots: Sequence[str] = ("random",),
    *,
    seed: int,
    jobs: int = 1,
    ray: str | None = None,
    seconds: float = CHOICE_SECONDS,
    records: Path | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Summary:
    """Play matches and summarise them. `records` gets one per line, and is written only if all of them are played.

    If a bot that isn't built in crashes, takes more than `seconds` or answers illegally, the planner moves for it.
    """
    check_run(game, players, games, seed, jobs, seconds)
    seated = seat_bots(bots, players)
    check_bots(seated)
    summary = Summary(players, seated)
    chunk = THINKING_CHUNK if not is_compiled(seated) else SLOW_CHUNK if records else FAST_CHUNK
    pieces = (
        Work(game, seated, seed, first, min(chunk, games - first), records is not None, seconds=seconds)
        for first in range(0, games, chunk)
    )
    with whole_file(records) if records else nullcontext() as out:
        for played in play_all(pieces, jobs, ray):
            summary.add(played)
            if out:
                out.writelines(f"{line}\n" for line in played.lines)
            progress(len(played.rows))
    return summary


def check_run(game: Game, players: int, games: int, seed: int, jobs: int, seconds: float) -> None:
    game.check_players(players)
    seeding.check_seed(seed)
    if games < 1 or jobs < 1:
        raise WayfareError("games and jobs must both be at least 1.")
    if not 0 < seconds < float("inf"):
        raise WayfareError(f"The seconds per move must be more than 0, not {seconds:g}.")


def seat_bots(bots: Sequence[str], players: int) -> tuple[str, ...]:
    if len(bots) not in (1, players):
        raise WayfareError(f"Expected {players} bots, or 1 for all seats; got {len(bots)}.")
    return tuple(bots) * players if len(bots) == 1 else tuple(bots)


def check_bots(bots: Sequence[str]) -> None:
    for name in dict.fromkeys(bots):
        with GuardedBot(name, seed=0) as seat:
            seat.check()
