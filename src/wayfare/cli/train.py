"""`wayfare train`: weights for the searching bots, by self-play."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from wayfare.cli.common import JobsOption, JsonOption, RayOption, print_json, progress_bar, read_seed
from wayfare.cli.extras import needs
from wayfare.cli.prepare import prepare
from wayfare.errors import WayfareError


def train(
    folder: Annotated[Path, typer.Argument(help="The folder of the run; a run that was stopped continues from it.")],
    game: Annotated[
        str | None,
        typer.Option(
            "--game",
            "-g",
            help="Games to train on, separated by commas: names or TOML files. [default: the first in the list]",
            show_default=False,
        ),
    ] = None,
    players: Annotated[
        str, typer.Option(help="Numbers of players, separated by commas; the gate uses the first.")
    ] = "2",
    generations: Annotated[int, typer.Option(help="Number of generations; a later run can add more.")] = 5,
    matches: Annotated[int, typer.Option(help="Self-play matches per game and generation.")] = 150,
    study: Annotated[int, typer.Option(help="Search iterations per move in self-play.")] = 2000,
    gate: Annotated[
        int, typer.Option(help="Matches per game that decide whether a candidate replaces the best.")
    ] = 400,
    iterations: Annotated[int, typer.Option(help="Search iterations per move in those matches.")] = 150,
    turns: Annotated[
        int, typer.Option(help="Planner turns before the network evaluates, per 100 pieces of each player.")
    ] = 30,
    trust: Annotated[
        float,
        typer.Option(min=0, max=1, help="Weight of the network's evaluation; the rest comes from planner playouts."),
    ] = 0.5,
    lessons: Annotated[
        int, typer.Option(help="Training positions per game from planner games, if there are no weights yet.")
    ] = 80_000,
    start: Annotated[Path | None, typer.Option(help="Start from these weights.")] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same weights.")] = "1",
    jobs: JobsOption = 1,
    ray: RayOption = None,
    as_json: JsonOption = False,
) -> None:
    """Train the network that evaluates positions for the search.

    Each generation plays against itself, learns from those matches, and must then beat the best one so far on the same
    deals in all seatings. To play with the best weights, give the path of their file as a bot.

    Example: wayfare train runs/mine --game my-map.toml --generations 5 --jobs 2

    Example: wayfare tournament --game my-map.toml --bots runs/mine/3.weights@0.3s,search@0.3s --games 200
    """
    needs("train", "Training")
    if ray:
        needs("ray", "A cluster")
    number = read_seed(seed)
    prepare("engine", "bots")
    from rich.console import Console

    from wayfare.arena.training import Plan, Training
    from wayfare.arena.training.plot import plot
    from wayfare.engine import default_game

    games = tuple((game or default_game()).split(","))
    plan = Plan(games, _numbers(players), generations, matches, study, gate, iterations, turns, trust, lessons, number)
    training = Training(plan, folder, progress_bar, jobs, ray, start)
    console = Console(stderr=True)
    for one in training.generations():
        plot(training.done, folder / "strength.svg")
        console.print(
            f"Generation {one.number}: {one.lessons:,} positions, loss {one.loss:.3f}, "
            f"wins {one.win_rate:.1%} ({one.low:.1%} – {one.high:.1%}) against the best before it: "
            f"{'passed' if one.passed else 'not clearly better'}. After {one.seconds / 60:.1f} minutes the best wins "
            f"{one.strength:.1%} ({one.strength_low:.1%} – {one.strength_high:.1%}) against the start."
        )
    if as_json:
        from dataclasses import asdict

        print_json({"best": str(training.best), "generations": [asdict(one) for one in training.done]})
    else:
        console.print(f"The best weights are in {training.best}.")


def _numbers(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(part) for part in text.split(","))
    except ValueError:
        raise WayfareError(f"--players {text!r} is not a list of numbers; try 2 or 2,3,4.") from None
