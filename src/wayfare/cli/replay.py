"""`wayfare replay`: a recorded match as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from wayfare.cli.common import GameFileOption, RecordFile, compiled, read_records
from wayfare.errors import RecordError

if TYPE_CHECKING:
    from pathlib import Path

    from wayfare.engine import Match, Record


def replay(
    file: RecordFile,
    number: Annotated[int, typer.Option(help="Which record of the file, from 1.")] = 1,
    at: Annotated[int | None, typer.Option(help="Stop after this move and show the table.")] = None,
    board: Annotated[bool, typer.Option("--board", help="Show the table after every move.")] = False,
    game_file: GameFileOption = None,
) -> None:
    """Tell a recorded match move by move, replayed from its seed.

    Example: wayfare replay games.jsonl --number 3 --at 20
    """
    from wayfare.engine import load

    record = _pick(file, number)
    compiled()
    match = record.deal(load(game_file) if game_file else None)
    if at is not None and not 0 <= at <= len(record.moves):
        raise RecordError(f"There is no move {at}; the record has {len(record.moves)}.")
    _tell(match, record, len(record.moves) if at is None else at, board, at is not None)


def _pick(file: Path, number: int) -> Record:
    last = 0
    for last, record in read_records(file):
        if last == number:
            return record
    raise RecordError(f"{file} has {last} {'record' if last == 1 else 'records'}, not a number {number}.")


def _tell(match: Match, record: Record, stop: int, board: bool, show_end: bool) -> None:
    from wayfare.cli.words import Words

    words = Words(match.game.board)
    names = [player.name for player in match.players]
    if len(set(names)) < len(names):
        names = [f"{name} {seat}" for seat, name in enumerate(names)]
    print(f"{match.game.name}: {', '.join(names)}. Seed {record.seed}.")
    for seat, name in enumerate(names):
        hand = ", ".join(map(words.card, record.start["hands"][seat]))
        print(f"  {name} is dealt {hand}; {', '.join(map(words.ticket, record.start['tickets'][seat]))}")
    for number, move in enumerate(record.moves[:stop], 1):
        record.step(match, number, move)
        print(f"{number:>4}. {words.move(match.moves[-1], names[match.moves[-1].seat])}")
        if board:
            print(*(f"      {line}" for line in words.table(match.view(None), names)), sep="\n")
    if show_end:
        print(*words.table(match.view(match.turn), names), sep="\n")
    if match.result:
        print(*words.result(match.result, names), sep="\n")
