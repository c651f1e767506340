"""`wayfare tournament`: which bot is stronger, and how sure we can be."""

from __future__ import annotations

from contextlib import nullcontext
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
from wayfare.errors import WayfareError
from wayfare.files import whole_file

if TYPE_CHECKING:
    from rich.table import Table

    from wayfare.arena import Standings


def tournament(
    bots: Annotated[str, typer.Option(help=f"The bots, separated by commas; {BotsHelp}.")],
    game: GameOption = None,
    players: Annotated[
        int, typer.Option(help="Players per match; with more than two, one bot plays against copies of the other.")
    ] = 2,
    games: Annotated[int, typer.Option(help="Maximum matches per pair.")] = 1000,
    until: Annotated[str | None, typer.Option(help="Stop once every interval is this narrow, for example 2%.")] = None,
    seed: SeedOption = None,
    jobs: JobsOption = 1,
    luck_adjusted: Annotated[
        bool,
        typer.Option("--luck-adjusted", help="Take luck out of the results: narrower intervals, but slower matches."),
    ] = False,
    ray: RayOption = None,
    report: Annotated[Path | None, typer.Option(help="Write a page with tables and plots to this file.")] = None,
    move_seconds: SecondsOption = 10.0,
    as_json: JsonOption = False,
) -> None:
    """Play every bot against every other: the same deals in all seatings, with 95% intervals and ratings.

    Press Ctrl-C to stop early and see the results so far. A bot that crashes, is too slow or answers with an
    illegal action forfeits that match; after three such faults it forfeits its remaining matches.

    Example: wayfare tournament --bots random,greedy,planner --games 4000 --until 2%

    Example: wayfare tournament --bots planner,search@0.5s,my_bot:MyBot --games 100 --report report.html

    Example: wayfare tournament --bots search@1000,search@2000 --games 200 --luck-adjusted
    """
    if report:
        needs("report", "A report")
    needs_of(bots)
    if ray:
        needs("ray", "A cluster")
    from wayfare.engine import default_game, load

    loaded, names, width = load(game or default_game()), bots.split(","), _width(until)
    number = read_seed(seed)
    prepare("engine", "bots", *(["review"] if luck_adjusted else []))
    from wayfare import arena
    from wayfare.arena import report as reports
    from wayfare.arena.tournament import match_count

    with whole_file(report) if report else nullcontext() as page:
        with progress_bar("matches", match_count(len(names), games, players)) as progress:
            standings = arena.tournament(
                loaded,
                names,
                games=games,
                seed=number,
                players=players,
                jobs=jobs,
                ray=ray,
                until=width,
                seconds=move_seconds,
                details=report is not None,
                luck_adjusted=luck_adjusted,
                progress=progress,
            )
        if page:
            page.write(reports.html(loaded, standings, number))
    if as_json:
        print_json(standings.to_dict())
    else:
        _print_tables(loaded.name, number, standings)


def _width(until: str | None) -> float | None:
    """`2%`, `±2%` or `0.02`."""
    if until is None:
        return None
    text = until.strip().removeprefix("±")
    try:
        width = float(text.removesuffix("%")) / (100 if text.endswith("%") else 1)
    except ValueError:
        width = 0.0
    if not 0 < width < 1:
        raise WayfareError(f"--until {until!r} is not a valid interval width; try 2%.")
    return width


def _print_tables(name: str, seed: int, standings: Standings) -> None:
    from rich.console import Console
    from rich.table import Table

    found = standings.to_dict()
    console = Console()
    table = Table(title=f"{name}, {standings.players} players: {standings.games} matches, seed {seed}")
    for column in ("Bot", "Rating", "Wins", "95% interval", "Games", "Faults"):
        table.add_column(column, justify="left" if column == "Bot" else "right")
    for row in found["bots"]:
        between = f"{row['low']:.1%} – {row['high']:.1%}"
        counts = (str(row["games"]), str(row["faults"] or "–"))
        table.add_row(row["bot"], f"{row['rating']:.1f}", f"{row['win_rate']:.1%}", between, *counts)
    console.print(table)
    cross = Table("Wins against", *standings.bots, title="Crosstable")
    for bot in standings.bots:
        cross.add_row(bot, *(_cell(standings, bot, other) for other in standings.bots))
    console.print(cross)
    if standings.adjusted is not None:
        console.print(_without_luck(standings))
    first = found["first_seat"]
    console.print(f"The first seat won {first['win_rate']:.1%} ({first['low']:.1%} – {first['high']:.1%}).")
    print_faults(standings.faults, "forfeited its remaining matches")


def _without_luck(standings: Standings) -> Table:
    """What is left when luck is taken out, and how many times as many matches the plain result would have needed."""
    from rich.table import Table

    table = Table(title="Without luck")
    for column in ("Bot", "Against", "Wins", "95% interval", "Matches saved"):
        table.add_column(column, justify="left" if column in ("Bot", "Against") else "right")
    for (bot, other), found in (standings.adjusted or {}).items():
        row, plain = found.to_dict(), standings.pairs[bot, other].half_width
        times = f"× {(plain / found.half_width) ** 2:.1f}" if 0 < found.half_width < 1 else "–"
        table.add_row(bot, other, f"{row['win_rate']:.1%}", f"{row['low']:.1%} – {row['high']:.1%}", times)
    return table


def _cell(standings: Standings, bot: str, other: str) -> str:
    if bot == other:
        return "–"
    row = standings.pairs[bot, other].to_dict()
    return f"{row['win_rate']:.1%} ± {(row['high'] - row['low']) / 2:.1%}"
