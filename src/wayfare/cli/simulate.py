"""`wayfare simulate`: many matches between bots, summarised."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from wayfare.cli.common import (
    BotsHelp,
    GameOption,
    JobsOption,
    JsonOption,
    RayOption,
    SecondsOption,
    SeedOption,
    print_faults,
    print_json,
    progress_bar,
    read_seed,
)
from wayfare.cli.extras import needs, needs_of
from wayfare.cli.prepare import prepare

if TYPE_CHECKING:
    from wayfare.arena import Summary


def simulate(
    game: GameOption = None,
    players: Annotated[int, typer.Option(help="Number of players.")] = 2,
    games: Annotated[int, typer.Option(help="Number of matches.")] = 1000,
    bots: Annotated[
        str, typer.Option(help=f"One bot for all seats, or one per seat, separated by commas; {BotsHelp}.")
    ] = "random",
    seed: SeedOption = None,
    jobs: JobsOption = 1,
    ray: RayOption = None,
    records: Annotated[Path | None, typer.Option(help="Write every match to this file, one record per line.")] = None,
    move_seconds: SecondsOption = 10.0,
    as_json: JsonOption = False,
) -> None:
    """Play many matches and summarise the results.

    If a bot crashes, is too slow or answers with an illegal action, the planner plays that move, and the fault counts.

    Example: wayfare simulate --players 3 --games 100000 --seed 7 --jobs 2

    Example: wayfare simulate --game my-map.toml --games 1000 --bots planner

    Example: wayfare simulate --bots my_package.my_bot:MyBot,search@2000 --games 20 --move-seconds 2
    """
    needs_of(bots)
    if ray:
        needs("ray", "A cluster")
    from wayfare.engine import default_game, load

    loaded = load(game or default_game())
    number = read_seed(seed)
    prepare("engine", *([] if bots == "random" else ["bots"]))
    from wayfare import arena

    with progress_bar("matches", games) as progress:
        summary = arena.simulate(
            loaded,
            players,
            games,
            bots.split(","),
            seed=number,
            jobs=jobs,
            ray=ray,
            seconds=move_seconds,
            records=records,
            progress=progress,
        )
    if as_json:
        print_json({"game": loaded.id, "seed": str(number), **summary.to_dict()})
    else:
        _print_table(loaded.name, number, summary)


def _print_table(name: str, seed: int, summary: Summary) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"{name}: {summary.games} matches, seed {seed}")
    for column in ("Seat", "Bot", "Wins", "Points", "Tickets done"):
        table.add_column(column, justify="left" if column == "Bot" else "right")
    for seat in range(summary.players):
        points = f"{summary.points[seat] / summary.games:.1f}" if any(summary.points) else "–"
        done = f"{summary.completed[seat] / summary.games:.2f}"
        table.add_row(str(seat), summary.bots[seat], f"{summary.wins[seat] / summary.games:.1%}", points, done)
    console = Console()
    console.print(table)
    reasons = ", ".join(f"{reason} {count / summary.games:.1%}" for reason, count in summary.reasons.most_common())
    console.print(f"{summary.actions / summary.games:.1f} actions per match. Matches ended by: {reasons}.")
    print_faults(summary.faults, "replaced by the planner")
