"""`wayfare verify`: checks that records are genuine."""

from __future__ import annotations

from wayfare.cli.common import GameFileOption, GamesOption, JsonOption, RecordFile, print_json, read_records
from wayfare.cli.prepare import prepare
from wayfare.errors import RecordError, WayfareError


def verify(
    file: RecordFile, game_file: GameFileOption = None, games: GamesOption = None, as_json: JsonOption = False
) -> None:
    """Replay every record from its seed, compare every event, and check the seed against the commitment.

    Example: wayfare verify games.jsonl
    """
    from wayfare.engine import load

    game = load(game_file) if game_file else None
    prepare("engine")
    count = moves = 0
    for count, record in read_records(file):
        try:
            record.replay(game)
        except WayfareError as error:
            raise RecordError(f"Record {count}: {error}") from None
        moves += len(record.moves)
    if as_json:
        print_json({"records": count, "moves": moves, "verified": True})
    else:
        print(f"{count} {'record' if count == 1 else 'records'} verified, {moves} moves.")
