"""What the commands share: options, the spinner of the first run, reading and writing files."""

from __future__ import annotations

import json
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from wayfare.errors import RecordError, SeedError

if TYPE_CHECKING:
    from wayfare.arena import Faults
    from wayfare.engine import Record

GameOption = Annotated[str, typer.Option("--game", "-g", help="A game's name, or the path of its TOML file.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]
RecordFile = Annotated[Path, typer.Argument(help="A record, or one record a line.", show_default=False)]
GameFileOption = Annotated[str | None, typer.Option("--game-file", help="The TOML of a game that is not built in.")]
BotsHelp = "by name, with a budget as in search@0.5s or search@2000, or anyone's as module:Class"
SecondsOption = Annotated[
    float, typer.Option("--move-seconds", help="What a bot that is not wayfare's own has for a move.")
]


def compiled(bots: bool = False) -> None:
    """Make sure that the rules, and the bots if they are needed, are compiled; say so to whoever has to wait for it."""
    from wayfare.engine import prepare

    _prepare(prepare)
    if bots:
        from wayfare.bots import prepare as prepare_bots

        _prepare(prepare_bots)


def _prepare(part: Any) -> None:
    """A part is a module with `is_ready`, `prepare` and `NOTICE`."""
    if part.is_ready():
        return
    if not sys.stderr.isatty():
        print(part.NOTICE, file=sys.stderr)
        part.prepare()
        return
    from rich.console import Console

    with Console(stderr=True).status(part.NOTICE):
        part.prepare()


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Any]:
    """A bar on a terminal, silence elsewhere. Gives a function that is told how many more are done."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)


def print_json(value: object) -> None:
    print(json.dumps(value, indent=2, ensure_ascii=False))


def tell_faults(faults: Faults, then: str) -> None:
    """Who was at fault, how often, and an example; `then` says what became of the matches."""
    for row in faults.to_list():
        times = "once" if row["times"] == 1 else f"{row['times']} times"
        print(f"At fault {times} ({row['kind']}): {row['first']}")
    for bot in sorted(faults.struck):
        print(f"{bot} was not asked any more: {then}.")


def read_seed(text: str | None) -> int:
    """A seed from the command line; without one, a small fresh one that is easy to type again."""
    if text is None:
        return secrets.randbits(32)
    if not (text.isascii() and text.isdigit() and len(text) < 79):
        raise SeedError(f"The seed {text[:40]!r} is not a whole number from 0 to 2^256 - 1.")
    return int(text)


def read_records(path: Path) -> Iterator[tuple[int, Record]]:
    """The records of a file with their numbers, from 1. A single one may stand on many lines."""
    from wayfare.engine import Record

    try:
        with path.open(encoding="utf-8") as file:
            lines = (line for line in file if line.strip())
            first = next(lines, "")
            if first.strip() == "{":
                yield 1, Record.from_json(first + file.read())
                return
            for number, line in enumerate(chain([first], lines), 1):
                yield number, _record(line, number)
    except OSError as error:
        raise RecordError(f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise RecordError(f"{path} cannot be read: it is not UTF-8 text.") from None


def _record(line: str, number: int) -> Record:
    from wayfare.engine import Record

    try:
        return Record.from_json(line)
    except RecordError as error:
        raise RecordError(f"Record {number}: {error}") from None
