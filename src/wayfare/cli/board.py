"""`wayfare board`: check and draw game files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from wayfare.cli.common import GamesOption, JsonOption, check_language, print_json
from wayfare.files import whole_file
from wayfare.messages import languages

if TYPE_CHECKING:
    from wayfare.engine import Board

app = typer.Typer(help="Check and draw a game's map.", no_args_is_help=True)

GameArgument = Annotated[str, typer.Argument(help="A game's name, or the path of its TOML file.", show_default=False)]


@app.command()
def check(file: GameArgument, games: GamesOption = None, as_json: JsonOption = False) -> None:
    """Check whether a game file is playable and report the first problem.

    Example: wayfare board check my-map.toml
    """
    from wayfare.engine import load

    board = load(file).board
    counts = _counts(board)
    if as_json:
        print_json({"id": board.id, "name": board.name, "sound": True, **counts, "about": _about(board)})
        return
    print(f"{board.name} ({board.id}) is playable: {', '.join(f'{count} {what}' for what, count in counts.items())}.")
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
    notes = {"board": board.about.board, "tickets": board.about.tickets}
    return {what: text for what, text in notes.items() if text}


@app.command()
def draw(
    file: GameArgument,
    out: Annotated[Path | None, typer.Option("--out", "-o", help="Write to this file instead of the terminal.")] = None,
    language: Annotated[str, typer.Option(help=f"Language of the names: {', '.join(languages())}.")] = "en",
    dark: Annotated[bool, typer.Option("--dark", help="Draw it for a dark page.")] = False,
    printed: Annotated[bool, typer.Option("--printed", help="Name locations as the printed board does.")] = False,
    games: GamesOption = None,
) -> None:
    """Draw a map as SVG, with every route's spaces and each colour's symbol.

    Example: wayfare board draw my-map.toml -o my-map.svg --dark
    """
    from wayfare.engine import load
    from wayfare.pictures import draw as picture

    check_language(language)
    svg = picture(load(file).board, language=language, theme="dark" if dark else "light", printed=printed)
    if out is None:
        print(svg)
        return
    with whole_file(out) as whole:
        whole.write(svg)
    print(f"{out}: {len(svg.encode()) / 1024:.0f} KiB")
