"""How large the errors of each level are, as reviews measure them: error per decision, with its 95% interval.

    .venv/bin/python benchmarks/skill.py new-york --matches 150 --json errors.json
    .venv/bin/python benchmarks/skill.py europe --bots hard,expert --matches 60 --quality 1,4 --json errors.json

All levels decide in the same positions: a few at random from every match of `medium` against itself. In positions from
their own matches, weak players soon have little left to lose. What is in the JSON file already isn't measured again, so
a measurement can be stopped and continued. Bots that think for a time get processor time, so the machine may be busy.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import wayfare
from wayfare.arena.series import deal
from wayfare.bots import LEVELS, make
from wayfare.bots import search as searching
from wayfare.engine import Action, Game, Match, View
from wayfare.review.many import Mean, mean, ratio
from wayfare.review.reviewer import decision_seed, samples
from wayfare.review.skill import judge
from wayfare.review.structs import MARKS

SEED = 16
PLAYERS = ("medium", "medium")
PER_MATCH = 3  # positions
Judged = list[float]  # the errors of a bot in the positions of one match
Measure = tuple[float, str]  # a quality and a bot


def decisions(match: Match, starts: list[int]) -> list[View]:
    """Play a match to its end. Returns the views at which there was a choice."""
    players = [make(bot, seed=start) for bot, start in zip(PLAYERS, starts, strict=True)]
    found = []
    while match.turn is not None:
        view = match.view(match.turn)
        if len(view.legal_actions) > 1:
            found.append(view)
        match.play(players[match.turn].choose(view))
    return found


def judge_match(game: Game, missing: list[Measure], number: int) -> dict[Measure, Judged]:
    """Let bots decide in a few positions of a match, and judge what they chose."""
    match, starts = deal(game, list(PLAYERS), SEED, number)
    found, errors = decisions(match, starts), {measure: Judged() for measure in missing}
    for view in Random(number).sample(found, min(PER_MATCH, len(found))):
        played = len(view.moves) + 1
        seed = decision_seed(0, match.commitment, played)
        chosen = {bot: make(bot, seed=starts[0] + played).choose(view) for bot in {bot for _, bot in missing}}
        known: dict[tuple[float, Action], float] = {}  # several bots often choose the same
        for quality, bot in missing:
            action = chosen[bot]
            if (quality, action) not in known:
                _, iterations = samples(game, len(PLAYERS), quality)
                known[quality, action] = judge(view, action, played, seed=seed, iterations=iterations).error
            errors[quality, bot].append(known[quality, action])
    return errors


def error_per_decision(matches: list[Judged]) -> Mean:
    return ratio([(sum(errors), len(errors)) for errors in matches])


def show(measure: Measure, matches: list[Judged]) -> None:
    """One line, in points of win probability."""
    quality, bot = measure
    error, count = error_per_decision(matches), sum(map(len, matches))
    blunders = mean([float(one >= MARKS["blunder"]) for errors in matches for one in errors])
    print(
        f"quality {quality:g}: {bot:7} {len(matches):4} matches, {count:5} decisions: error {100 * error.mean:.3f}"
        f" ± {100 * error.half_width:.3f}, blunders {blunders.mean:.2%} ± {blunders.half_width:.2%}",
        flush=True,
    )


def main() -> None:
    """Read the command line, and measure."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", help="a board's name, or the path of its file")
    parser.add_argument("--bots", default=",".join(("random", *LEVELS)))
    parser.add_argument("--matches", type=int, default=150)
    parser.add_argument("--quality", default="1", help="one or several, separated by commas")
    parser.add_argument("--json", type=Path, required=True, help="where results are kept, and continued from")
    options = parser.parse_args()
    searching.time = SimpleNamespace(monotonic=time.thread_time)  # type: ignore[attr-defined]
    game = wayfare.load(options.game)
    measures = [(float(quality), bot) for quality in options.quality.split(",") for bot in options.bots.split(",")]
    kept: dict[str, Any] = json.loads(options.json.read_text()) if options.json.exists() else {}
    results: dict[Measure, list[Judged]] = {
        (quality, bot): kept.setdefault(f"{game.id} {quality:g} {bot}", []) for quality, bot in measures
    }
    for number in range(options.matches):
        missing = [measure for measure in measures if len(results[measure]) <= number]
        if missing:
            for measure, errors in judge_match(game, missing, number).items():
                results[measure].append(errors)
            options.json.write_text(json.dumps(kept))
    for measure, judged in results.items():
        show(measure, judged)


if __name__ == "__main__":
    main()
