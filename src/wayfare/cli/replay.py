"""`wayfare replay`: a recorded match as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from wayfare.cli.common import (
    GameFileOption,
    GamesOption,
    LanguageOption,
    RecordFile,
    check_language,
    read_records,
)
from wayfare.cli.prepare import prepare
from wayfare.errors import RecordError

if TYPE_CHECKING:
    from pathlib import Path

    from wayfare.cli.narrate import Narrator
    from wayfare.engine import Match, Record


def replay(
    file: RecordFile,
    number: Annotated[int, typer.Option(help="Which record in the file, counted from 1.")] = 1,
    at: Annotated[int | None, typer.Option(help="Stop after this move and show the table.")] = None,
    board: Annotated[bool, typer.Option("--board", help="Show the table after every move.")] = False,
    game_file: GameFileOption = None,
    games: GamesOption = None,
    language: LanguageOption = "en",
) -> None:
    """Show a recorded match move by move, replayed from its seed.

    Example: wayfare replay games.jsonl --number 3 --at 20
    """
    from wayfare.cli.narrate import Narrator, distinct_names
    from wayfare.engine import load

    check_language(language)
    record = _pick(file, number)
    prepare("engine")
    match = record.deal(load(game_file) if game_file else None)
    if at is not None and not 0 <= at <= len(record.moves):
        raise RecordError(f"There is no move {at}; the record has {len(record.moves)}.")
    narrator = Narrator(match.game.board, distinct_names(match), language=language)
    _print_start(record, narrator)
    _print_moves(match, record, narrator, len(record.moves) if at is None else at, board)
    if at is not None:
        print(*narrator.table(match.view(match.turn)), sep="\n")
    if match.result:
        print(*narrator.result(match), sep="\n")


def _pick(file: Path, number: int) -> Record:
    last = 0
    for last, record in read_records(file):
        if last == number:
            return record
    raise RecordError(f"{file} has only {last} {'record' if last == 1 else 'records'}; there is no record {number}.")


def _print_start(record: Record, narrator: Narrator) -> None:
    names = narrator.names
    print(narrator.say("cli-replay", game=narrator.game, names=", ".join(names), seed=record.seed))
    for name, hand, tickets in zip(names, record.start["hands"], record.start["tickets"], strict=True):
        print(" ", narrator.say("cli-dealt", name=name, cards=narrator.cards(hand), tickets=narrator.tickets(tickets)))


def _print_moves(match: Match, record: Record, narrator: Narrator, stop: int, board: bool) -> None:
    for number, move in enumerate(record.moves[:stop], 1):
        record.step(match, number, move)
        print(f"{number:>4}. {narrator.move(match.moves[-1])}")
        if board:
            print(*(f"      {line}" for line in narrator.table(match.view(None))), sep="\n")
