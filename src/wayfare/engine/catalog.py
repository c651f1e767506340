"""The games there are: those that come with wayfare, and those a user adds from files of their own.

Added files are remembered in the environment variable WAYFARE_GAMES, so every process started later knows them too.
"""

from __future__ import annotations

import difflib
import os
from functools import cache
from importlib import resources
from pathlib import Path

from wayfare.engine.board import Board, parse_board
from wayfare.engine.check import check
from wayfare.engine.game import Game
from wayfare.errors import BoardError, UnknownGame

VARIABLE = "WAYFARE_GAMES"  # files and folders, separated like those in PATH


def builtin_names() -> tuple[str, ...]:
    """The ids of the games that come with wayfare, in display order."""
    return _ids(_builtin_boards())


def game_names() -> tuple[str, ...]:
    """The ids of all games, built-in and added, in display order."""
    return _ids(_boards())


def default_game() -> str:
    """The game to use if none is named: the first in display order."""
    return game_names()[0]


def add_games(path: str | Path) -> tuple[str, ...]:
    """Add a game file, or every game file in a folder, for this process and those it starts. Returns their ids.

    BoardError names the first file that can't be played, or whose id is taken.
    """
    added = Path(path).expanduser().resolve()
    if os.pathsep in str(added):
        raise BoardError(f"{path}: a path to games cannot contain {os.pathsep!r}.")
    files = _files(added)
    known = _paths()
    if added not in known:
        _check_ids({**_added_boards(), **{file: _read(file) for file in files}})
        os.environ[VARIABLE] = os.pathsep.join(map(str, [*known, added]))
    return tuple(_read(file).id for file in files)


def load(name: str | Path) -> Game:
    """Load a game by its id or by the path of its TOML file."""
    board = _boards().get(str(name))
    if board is not None:
        return _game(str(name), board)
    path = Path(name)
    if not (path.suffix or path.exists()):
        raise UnknownGame(_suggest(str(name)))
    try:
        text = _text(path)
    except FileNotFoundError:
        raise UnknownGame(f"There is no file {path}; the games are {', '.join(game_names())}.") from None
    return Game(_parse(text, str(path)))


def _boards() -> dict[str, Board]:
    added = _added_boards()
    _check_ids(added)
    return _builtin_boards() | {board.id: board for board in added.values()}


@cache
def _builtin_boards() -> dict[str, Board]:
    files = (file for file in resources.files("wayfare.games").iterdir() if file.name.endswith(".toml"))
    boards = (_parse(file.read_text("utf-8"), file.name) for file in files)
    return {board.id: board for board in boards}


def _added_boards() -> dict[Path, Board]:
    return {file: _read(file) for path in _paths() for file in _files(path)}


def _paths() -> list[Path]:
    return [Path(path) for path in os.environ.get(VARIABLE, "").split(os.pathsep) if path]


def _files(path: Path) -> list[Path]:
    if not path.exists():
        raise BoardError(f"{path}: there is no such file or folder.")
    return sorted(path.glob("*.toml")) if path.is_dir() else [path]


def _check_ids(added: dict[Path, Board]) -> None:
    taken = dict.fromkeys(_builtin_boards(), "comes with wayfare")
    for file, board in added.items():
        if board.id in taken:
            raise BoardError(f"{file}: the id {board.id!r} is taken: that game {taken[board.id]}.")
        taken[board.id] = f"is in {file}"


def _ids(boards: dict[str, Board]) -> tuple[str, ...]:
    return tuple(sorted(boards, key=lambda name: (boards[name].order, name)))


def _read(file: Path) -> Board:
    """A file's board, read again only if the file has changed."""
    try:
        changed = file.stat().st_mtime_ns
    except OSError as error:
        raise BoardError(f"{file}: it cannot be read: {error.strerror}.") from None
    return _read_at(file, changed)


@cache
def _read_at(file: Path, changed: int) -> Board:
    return _parse(_text(file), str(file))


def _text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except FileNotFoundError:
        raise
    except OSError as error:
        raise BoardError(f"{path}: it cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise BoardError(f"{path}: it cannot be read: this is not UTF-8 text.") from None


def _parse(text: str, label: str) -> Board:
    board = parse_board(text, label)
    check(board, label)
    return board


_games: dict[str, Game] = {}


def _game(name: str, board: Board) -> Game:
    """A game is compiled once, and again only if its file has changed."""
    game = _games.get(name)
    if game is None or game.board is not board:
        game = _games[name] = Game(board)
    return game


def _suggest(name: str) -> str:
    names = game_names()
    near = difflib.get_close_matches(name.lower(), names, n=1, cutoff=0.4)
    hint = f"did you mean {near[0]}?" if near else f"the games are {', '.join(names)}, or give the path of a TOML file."
    return f"There is no game {name!r}; {hint}"
