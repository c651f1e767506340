"""The command line: one module per command. Nothing heavy is imported before a command needs it."""

from __future__ import annotations

import sys

import typer

from wayfare.cli import bench, board, bots, play, replay, simulate, verify
from wayfare.errors import WayfareError

EXAMPLES = """
Examples:

  wayfare play --game first-journey-europe --opponents random,random

  wayfare simulate --game new-york --players 3 --games 100000 --seed 7 --jobs 2

  wayfare simulate --game new-york --games 50 --seed 1 --records games.jsonl

  wayfare replay games.jsonl --number 3

  wayfare verify games.jsonl

  wayfare board check my-map.toml && wayfare board draw my-map.toml -o my-map.svg
"""

app = typer.Typer(
    name="wayfare",
    help="Route-claiming card games: New York and First Journey. Play, simulate, check and draw.",
    epilog=EXAMPLES,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.command()(play.play)
app.command()(simulate.simulate)
app.command()(replay.replay)
app.command()(verify.verify)
app.add_typer(board.app, name="board")
app.command()(bots.bots)
app.command()(bench.bench)


def main() -> None:
    """Run a command. What a user got wrong is one line and exit code 2."""
    try:
        app()
    except WayfareError as error:
        print(f"wayfare: {error}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:  # `wayfare replay … | head`
        sys.stderr.close()
        sys.exit(0)
