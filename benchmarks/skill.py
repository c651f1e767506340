"""How large the errors of each level are, as reviews measure them: error per decision, with its 95% interval.

    .venv/bin/python benchmarks/skill.py new-york --games 40 --json errors.json
    .venv/bin/python benchmarks/skill.py usa --bots hard,expert --games 10 --quality 0.25 --json errors.json

Every bot plays itself: against a stronger one it would soon have nothing left to lose. What is in the JSON file already
isn't played again, so a measurement can be stopped and continued. Bots that think for a time get processor time, so the
machine may be busy.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import wayfare
from wayfare.arena.series import deal
from wayfare.bots import LEVELS, make
from wayfare.bots import search as searching
from wayfare.engine import Game
from wayfare.review.many import Mean, mean, ratio
from wayfare.review.reviewer import decision_seed, samples
from wayfare.review.skill import judge

SEED = 16
Judged = list[float]  # the errors of a bot's decisions in one match


def play_and_judge(game: Game, bot: str, number: int, quality: float) -> Judged:
    """Let a bot play itself, and judge each decision."""
    _, iterations = samples(game, 2, quality)
    match, starts = deal(game, [bot, bot], SEED, number)
    players = [make(bot, seed=start) for start in starts]
    errors = []
    while match.turn is not None:
        view = match.view(match.turn)
        action = players[match.turn].choose(view)
        if len(view.legal_actions) > 1:
            played = len(match.moves) + 1
            seed = decision_seed(0, match.commitment, played)
            errors.append(judge(view, action, played, seed=seed, iterations=iterations).error)
        match.play(action)
    return errors


def error_per_decision(matches: list[Judged]) -> Mean:
    return ratio([(sum(errors), len(errors)) for errors in matches])


def show(bot: str, matches: list[Judged], seconds: float) -> None:
    """One line, in points of win probability."""
    error, decisions = error_per_decision(matches), sum(map(len, matches))
    blunders = mean([float(one >= 0.2) for errors in matches for one in errors])
    print(
        f"{bot:7} {len(matches):4} matches, {decisions:5} decisions: error {100 * error.mean:.3f}"
        f" ± {100 * error.half_width:.3f}, blunders {blunders.mean:.2%} ± {blunders.half_width:.2%}, {seconds:.0f} s",
        flush=True,
    )


def main() -> None:
    """Read the command line, and play."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", help="a board's name, or the path of its file")
    parser.add_argument("--bots", default=",".join(("random", *LEVELS)))
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--quality", type=float, default=1.0)
    parser.add_argument("--json", type=Path, required=True, help="where results are kept, and continued from")
    options = parser.parse_args()
    searching.time = SimpleNamespace(monotonic=time.thread_time)  # type: ignore[attr-defined]
    game = wayfare.load(options.game)
    kept: dict[str, Any] = json.loads(options.json.read_text()) if options.json.exists() else {}
    for bot in options.bots.split(","):
        matches: list[Judged] = kept.setdefault(f"{game.id} {options.quality:g} {bot}", [])
        begin = time.process_time()
        while len(matches) < options.games:
            matches.append(play_and_judge(game, bot, len(matches), options.quality))
            options.json.write_text(json.dumps(kept))
        show(bot, matches, time.process_time() - begin)


if __name__ == "__main__":
    main()
