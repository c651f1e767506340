"""`wayfare tournament`: which bot is stronger, and how sure is that?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from wayfare.cli.common import GameOption, JsonOption, compiled, print_json, progress_bar, read_seed
from wayfare.errors import WayfareError

if TYPE_CHECKING:
    from wayfare.arena import Standings


def tournament(
    bots: Annotated[str, typer.Option(help="The bots: a,b,c.")],
    game: GameOption = "new-york",
    players: Annotated[int, typer.Option(help="How many play; over two, one bot sits among the others' kind.")] = 2,
    games: Annotated[int, typer.Option(help="Matches of each pair, at most.")] = 1000,
    until: Annotated[str | None, typer.Option(help="Stop when every interval is as tight as this: 2%.")] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same matches.")] = None,
    jobs: Annotated[int, typer.Option(help="Processes to use; they do not change the result.")] = 1,
    as_json: JsonOption = False,
) -> None:
    """Play every bot against every other: the same deals in all seatings, 95 % intervals, ratings.

    Ctrl-C ends it early and shows what was played.

    Example: wayfare tournament --bots random,greedy,planner --games 4000 --until 2%
    """
    from wayfare.engine import load

    loaded, names, width = load(game), bots.split(","), _width(until)
    number = read_seed(seed)
    compiled()
    from wayfare import arena
    from wayfare.arena.tournament import all_games

    with progress_bar("matches", all_games(len(names), games, players)) as progress:
        standings = arena.tournament(
            loaded, names, games=games, seed=number, players=players, jobs=jobs, until=width, progress=progress
        )
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
        raise WayfareError(f"--until {until!r} is no width of an interval; give one like 2%.")
    return width


def _print_tables(name: str, seed: int, standings: Standings) -> None:
    from rich.console import Console
    from rich.table import Table

    told = standings.to_dict()
    console = Console()
    table = Table(title=f"{name}, {standings.players} players: {standings.games} matches, seed {seed}")
    for column in ("Bot", "Rating", "Wins", "95 % interval", "Games"):
        table.add_column(column, justify="left" if column == "Bot" else "right")
    for row in told["bots"]:
        between = f"{row['low']:.1%} – {row['high']:.1%}"
        table.add_row(row["bot"], f"{row['rating']:.1f}", f"{row['win_rate']:.1%}", between, str(row["games"]))
    console.print(table)
    cross = Table("wins against", *standings.bots, title="Crosstable")
    for bot in standings.bots:
        cross.add_row(bot, *(_cell(standings, bot, other) for other in standings.bots))
    console.print(cross)
    first = told["first_seat"]
    console.print(f"The first seat won {first['win_rate']:.1%} ({first['low']:.1%} – {first['high']:.1%}).")


def _cell(standings: Standings, bot: str, other: str) -> str:
    if bot == other:
        return "–"
    row = standings.pairs[bot, other].to_dict()
    return f"{row['win_rate']:.1%} ± {(row['high'] - row['low']) / 2:.1%}"
