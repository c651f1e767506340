"""The bots of two source trees against each other, for instance today's search and that of an old commit.

    git worktree add --detach /tmp/old COMMIT
    .venv/bin/python benchmarks/versus.py . /tmp/old --game new-york --bots search@0.3s --games 400 --json result.json

Every deal is played in all seatings; with more than two players, the first tree has one seat and the other tree all
others. A process for each tree replays the match from its seed, shows its own bots their own views, and passes on its
moves in notation. Times are processor times: the search's clock is replaced by `time.thread_time`, so both sides get
the same however busy the machine is.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import subprocess
import sys
import time
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any


class Side:
    """A process that plays some seats with the code of one tree."""

    def __init__(self, tree: str, settings: dict[str, Any]) -> None:
        source = str(Path(tree).resolve() / "src")
        environment = {**os.environ, "PYTHONPATH": source, "WAYFARE_QUIET": "1"}
        command = [sys.executable, __file__, "--play", json.dumps({**settings, "source": source})]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=environment)

    def ask(self, **message: Any) -> Any:
        """Send a message and wait for the answer."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps(message) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("A player's process has ended.")
        return json.loads(line)

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def play(settings: dict[str, Any]) -> None:
    """Answer the driver's messages, one per line, in a process of one tree."""
    import wayfare
    from wayfare.arena.series import deal
    from wayfare.bots import make
    from wayfare.bots import search as searching

    assert str(Path(wayfare.__file__).parents[1]) == settings["source"], wayfare.__file__
    searching.time = SimpleNamespace(monotonic=time.thread_time)  # type: ignore[attr-defined]
    game, name, players = wayfare.load(settings["game"]), settings["bot"], settings["players"]
    make(name, seed=0).choose(game.new_match(players=players, seed=0).view(0))  # compile
    match, bots, thought, moves = None, {}, 0.0, 0
    for line in sys.stdin:
        message = json.loads(line)
        if "seats" in message:
            match, starts = deal(game, [name] * players, settings["seed"], message["number"])
            bots = {seat: make(name, seed=starts[seat]) for seat in message["seats"]}
            thought, moves = 0.0, 0
        assert match is not None
        if "move" in message:
            match.play(game.action(message["move"]))
        answer: dict[str, Any] = {"move": None}
        if match.turn in bots:
            begin = time.process_time()
            answer["move"] = bots[match.turn].choose(match.view(match.turn)).text
            thought, moves = thought + time.process_time() - begin, moves + 1
        answer |= {"turn": match.turn, "seconds": thought, "moves": moves}
        if match.result is not None:
            answer |= {"winners": list(match.result.winners), "totals": [one.total for one in match.result.scores]}
        print(json.dumps(answer), flush=True)


def play_match(sides: tuple[Side, Side], players: int, number: int, seat: int) -> tuple[Any, Any]:
    """Play one match in which the first side has one seat. Returns the last answer of each side."""
    others = [other for other in range(players) if other != seat]
    answers = [sides[0].ask(number=number, seats=[seat]), sides[1].ask(number=number, seats=others)]
    while answers[0]["turn"] is not None:
        move = answers[0]["move"] or answers[1]["move"]
        answers = [side.ask(move=move) for side in sides]
        assert answers[0]["turn"] == answers[1]["turn"], "The two trees play by different rules."
    assert answers[0]["winners"] == answers[1]["winners"]
    return answers[0], answers[1]


def interval(pairs: list[float]) -> tuple[float, float, float]:
    """The mean and its 95% interval, from the mean of each deal: seatings of a deal aren't independent."""
    mean = sum(pairs) / len(pairs)
    if len(pairs) < 2:
        return mean, 0.0, 1.0
    deviation = math.sqrt(sum((one - mean) ** 2 for one in pairs) / (len(pairs) - 1))
    half = 1.96 * deviation / math.sqrt(len(pairs))
    return mean, mean - half, mean + half


def compare(options: argparse.Namespace) -> None:
    """Play the matches, and say how it stands after each deal."""
    new, _, old = options.bots.partition(",")
    settings = {"game": options.game, "players": options.players, "seed": options.seed}
    sides = (
        Side(options.trees[0], {**settings, "bot": new}),
        Side(options.trees[1], {**settings, "bot": old or new}),
    )
    deals: list[float] = []
    used = [[0.0, 0], [0.0, 0]]
    last = options.first + math.ceil(options.games / options.players)
    result: dict[str, Any] = {}
    for number in count(options.first):
        if number == last or Path(options.stop).exists():
            break
        won = 0.0
        for seat in range(options.players):
            answers = play_match(sides, options.players, number, seat)
            winners = answers[0]["winners"]
            won += (seat in winners) / len(winners)
            for total, answer in zip(used, answers, strict=True):
                total[0] += answer["seconds"]
                total[1] += answer["moves"]
        deals.append(won / options.players)
        mean, low, high = interval(deals)
        result = {
            **vars(options),
            "games": len(deals) * options.players,
            "win_rate": mean,
            "low": low,
            "high": high,
            "seconds_per_move": [seconds / max(1, moves) for seconds, moves in used],
            "deals": deals,
        }
        pace = " and ".join(f"{one:.3f}" for one in result["seconds_per_move"])
        print(f"{result['games']:5} games: {mean:.1%} ({low:.1%} to {high:.1%}), {pace} s per move", flush=True)
        if options.json:
            Path(options.json).write_text(json.dumps(result, indent=1))
    for side in sides:
        side.close()


def main() -> None:
    """Read the command line."""
    if len(sys.argv) == 3 and sys.argv[1] == "--play":
        play(json.loads(sys.argv[2]))
        return
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("trees", nargs=2, help="the new and the old source tree")
    parser.add_argument("--game", default="new-york", help="a board's name, or the path of its file")
    parser.add_argument("--bots", default="search@0.3s", help="one bot for both sides, or NEW,OLD")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="the first deal")
    parser.add_argument("--json", help="where to write the result so far, after every deal")
    parser.add_argument("--stop", default="/nonexistent", help="stop after a deal once this file exists")
    compare(parser.parse_args())


if __name__ == "__main__":
    main()
