"""`wayfare board`: check and draw game files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from wayfare.cli.common import JsonOption, print_json
from wayfare.errors import WayfareError
from wayfare.files import whole_file

if TYPE_CHECKING:
    from wayfare.engine import Board

app = typer.Typer(help="Check and draw a game's map.", no_args_is_help=True)

GameArgument = Annotated[str, typer.Argument(help="A game's name, or the path of its TOML file.", show_default=False)]


@app.command()
def check(file: GameArgument, as_json: JsonOption = False) -> None:
    """Tell whether a game file can be played, or the first thing that is wrong with it.

    Example: wayfare board check my-map.toml
    """
    from wayfare.engine import load

    board = load(file).board
    counts = _counts(board)
    if as_json:
        print_json({"id": board.id, "name": board.name, "sound": True, **counts, "about": _about(board)})
        return
    print(f"{board.name} ({board.id}) is sound: {', '.join(f'{count} {what}' for what, count in counts.items())}.")
    for what, text in _about(board).items():
        print(f"  {what}: {text}")


def _counts(board: Board) -> dict[str, int]:
    doubles = {route.double for route in board.map.routes if route.double}
    return {
        "locations": len(board.map.locations),
        "routes": len(board.map.routes),
        "double routes": len(doubles),
        "tickets": len(board.map.tickets),
        "cards": sum(board.cards.values()),
    }


def _about(board: Board) -> dict[str, str]:
    told = {"board": board.about.board, "tickets": board.about.tickets}
    return {what: text for what, text in told.items() if text}


@app.command()
def draw(
    file: GameArgument,
    out: Annotated[Path | None, typer.Option("--out", "-o", help="Write there; without it, to the terminal.")] = None,
    language: Annotated[str, typer.Option(help="Of the names: en, ro, hu or sv.")] = "en",
    dark: Annotated[bool, typer.Option("--dark", help="For a dark page.")] = False,
) -> None:
    """Draw a map as SVG: routes with their spaces, colours with their symbols, doubles, attractions or coasts.

    Example: wayfare board draw new-york -o new-york.svg --dark
    """
    from wayfare.engine import load
    from wayfare.engine.board import LANGUAGES
    from wayfare.pictures import draw as picture

    if language not in LANGUAGES:
        raise WayfareError(f"There is no language {language!r}; there are {', '.join(LANGUAGES)}.")
    svg = picture(load(file).board, language=language, theme="dark" if dark else "light")
    if out is None:
        print(svg)
        return
    with whole_file(out) as whole:
        whole.write(svg)
    print(f"{out}: {len(svg.encode()) / 1024:.0f} KiB")
