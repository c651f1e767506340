"""The command line: one module per command. Nothing heavy is imported before a command needs it."""

from __future__ import annotations

import sys
from typing import NoReturn

import typer
from typer.exceptions import TyperException

from wayfare.cli import bench, board, bots, play, replay, review, serve, simulate, tournament, verify
from wayfare.cli.common import GamesOption
from wayfare.errors import WayfareError

EXAMPLES = """
Examples:

  wayfare play --opponents hard,expert

  wayfare play --game my-map.toml

  wayfare play --text --opponents easy

  wayfare serve --host 0.0.0.0 --port 8765 --games my-maps/

  wayfare simulate --players 3 --games 100000 --seed 7 --jobs 2

  wayfare simulate --games 50 --seed 1 --records games.jsonl

  wayfare tournament --bots random,greedy,planner --games 4000 --until 2% --report report.html

  wayfare tournament --bots planner,search@0.5s,my_bot:MyBot --games 100

  wayfare replay games.jsonl --number 3

  wayfare review games.jsonl --number 3 --report review.html

  wayfare verify games.jsonl

  wayfare board check my-map.toml && wayfare board draw my-map.toml -o my-map.svg
"""

app = typer.Typer(
    name="wayfare",
    help="Route-claiming card games: play them, simulate them, design your own.",
    epilog=EXAMPLES,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


@app.callback()
def wayfare(games: GamesOption = None) -> None:
    """Route-claiming card games: play them, simulate them, design your own."""


app.command()(play.play)
app.command()(serve.serve)
app.command()(simulate.simulate)
app.command()(tournament.tournament)
app.command()(replay.replay)
app.command()(review.review)
app.command()(verify.verify)
app.add_typer(board.app, name="board")
app.command()(bots.bots)
app.command()(bench.bench)


def main() -> None:
    """Run a command. Bad input is reported in one line, with exit code 2."""
    try:
        _run()
    except BrokenPipeError:  # `wayfare replay … | head`
        sys.stderr.close()
        sys.exit(0)


def _run() -> None:
    sys.path.insert(0, "")  # so that a bot given as module:Class is found in the current folder
    try:
        sys.exit(app(standalone_mode=False))
    except TyperException as error:
        _misused(error.format_message())
    except WayfareError as error:
        _fail(str(error))
    except typer.Abort:
        print(file=sys.stderr)
        sys.exit(130)


def _misused(message: str) -> NoReturn:
    """Report wrong usage. Without any arguments the message is the help itself."""
    if message.startswith("Usage:"):
        print(message)
        sys.exit(2)
    _fail(f"{message.rstrip('.')}; see --help.")


def _fail(sentence: str) -> NoReturn:
    print(f"wayfare: {' '.join(sentence.split())}", file=sys.stderr)
    sys.exit(2)
