"""Check a file of records: python tests/referee GAMES_DIR records.jsonl (or python -m referee, in tests)."""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))  # run as a folder, Python knows no package

from referee import Fault, Referee


def main(games: Path, records: Path) -> int:
    """Check every line, tell the faults and count."""
    boards = [tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(games.glob("*.toml"))]
    referees = {board["id"]: Referee(board) for board in boards}
    checked = moves = faults = 0
    with records.open(encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            record = json.loads(line)
            checked += 1
            moves += len(record["moves"])
            try:
                referees[record["game"]].check(record)
            except Fault as fault:
                faults += 1
                print(f"line {number} ({record['game']}): {fault}")
    print(f"{checked} records, {moves} moves, {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2])))
