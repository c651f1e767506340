"""What the commands share: options, reading records, reporting faults."""

from __future__ import annotations

import json
import secrets
import shlex
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from wayfare.cli.extras import needs_of
from wayfare.errors import RecordError, SeedError, WayfareError
from wayfare.messages import languages

if TYPE_CHECKING:
    from wayfare.arena import Faults
    from wayfare.engine import Record


def _add_games(paths: list[Path] | None) -> list[Path] | None:
    if paths:  # the engine takes a while to import
        from wayfare.engine import add_games

        for path in paths:
            add_games(path)
    return paths


GameOption = Annotated[
    str | None,
    typer.Option(
        "--game",
        "-g",
        help="A game's name, or the path of its TOML file. [default: the first in the list]",
        show_default=False,
    ),
]
GamesOption = Annotated[
    list[Path] | None,
    typer.Option(
        "--games",
        metavar="DIR",
        help="Add the games in this folder, or in one TOML file (repeatable).",
        callback=_add_games,
        show_default=False,
    ),
]
LanguageOption = Annotated[str, typer.Option("--language", help=f"Language of the text: {', '.join(languages())}.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]
RecordFile = Annotated[Path, typer.Argument(help="A file with one record, or with one per line.", show_default=False)]
GameFileOption = Annotated[str | None, typer.Option("--game-file", help="The TOML file of a game that isn't built in.")]
BotsHelp = "each by name, with a budget (search@0.5s or search@2000), or your own as module:Class"
SeedOption = Annotated[str | None, typer.Option("--seed", help="The same seed gives the same matches.")]
JobsOption = Annotated[int, typer.Option("--jobs", help="Processes to use; this doesn't change the results.")]
RayOption = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="ADDRESS",
        help="Use this Ray cluster (auto finds one); this doesn't change the results.",
        show_default=False,
    ),
]
SecondsOption = Annotated[float, typer.Option("--move-seconds", help="Seconds per move for bots that aren't built in.")]


def check_bots(bots: dict[str, str]) -> None:
    """Give bots their names, and refuse those that can't be created: better now than at a table."""
    from wayfare.bots import GuardedBot, add_bot

    needs_of(",".join(bots.values()))
    for name, target in bots.items():
        add_bot(name, target)
        with GuardedBot(name) as guarded:
            guarded.check()


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Any]:
    """A progress bar, on a terminal only. Yields a function to call with how many more are done."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)


def command_line(*arguments: str) -> str:
    """A command for the reader to type, which starts this same program: by its name if the shell finds it by that."""
    program = Path(sys.argv[0])
    found = shutil.which(program.name)
    if found and Path(found).resolve() == program.resolve():
        shown = program.name
    elif program.is_absolute() and program.is_relative_to(Path.cwd()):
        shown = str(program.relative_to(Path.cwd()))
    else:
        shown = str(program)
    return shlex.join([shown, *arguments])


def check_language(language: str) -> None:
    if language not in languages():
        raise WayfareError(f"Unknown language {language!r}; choose from {', '.join(languages())}.")


def print_json(value: object) -> None:
    print(json.dumps(value, indent=2, ensure_ascii=False))


def print_faults(faults: Faults, then: str) -> None:
    """Print which bots failed, how often, and an example; `then` is what happened to those taken out of play."""
    for row in faults.to_list():
        times = "once" if row["times"] == 1 else f"{row['times']} times"
        print(f"Failed {times} ({row['kind']}): {row['first']}")
    for bot in sorted(faults.struck):
        print(f"{bot} was taken out of play and {then}.")


def read_seed(text: str | None) -> int:
    """A seed from the command line; if there is none, a fresh one short enough to type again."""
    if text is None:
        return secrets.randbits(32)
    if not (text.isascii() and text.isdigit() and len(text) < 79):
        raise SeedError(f"The seed {text[:40]!r} is not a whole number from 0 to 2^256 - 1.")
    return int(text)


def read_records(path: Path) -> Iterator[tuple[int, Record]]:
    """The records in a file, numbered from 1. A single record may span several lines."""
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
