"""`wayfare review`: what was luck, what was skill, and where the game turned."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from wayfare.cli.common import (
    GameFileOption,
    GamesOption,
    JsonOption,
    LanguageOption,
    RecordFile,
    check_language,
    print_json,
    progress_bar,
    read_records,
    read_seed,
)
from wayfare.cli.prepare import prepare
from wayfare.errors import RecordError, ReviewError
from wayfare.files import whole_file

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.table import Table

    from wayfare.cli.review_words import ReviewWords
    from wayfare.review import Job, Mean, PlayerReview, Review


def review(
    file: RecordFile,
    number: Annotated[
        int | None, typer.Option(help="Which record in the file, counted from 1; all by default.")
    ] = None,
    quality: Annotated[float, typer.Option(help="How precise the review is; 2 takes twice as long as 1.")] = 1.0,
    seconds: Annotated[
        float | None, typer.Option(help="Time limit per match, in seconds; the quality drops if needed.")
    ] = None,
    seed: Annotated[str, typer.Option(help="The same seed and quality give the same review.")] = "0",
    jobs: Annotated[int, typer.Option(help="Processes to use for many matches; this doesn't change the results.")] = 1,
    report: Annotated[Path | None, typer.Option(help="Write a page with the graph to this file.")] = None,
    game_file: GameFileOption = None,
    games: GamesOption = None,
    language: LanguageOption = "en",
    as_json: JsonOption = False,
) -> None:
    """Review recorded matches: win probability after every move, luck, errors, accuracy and turning points.

    With several records in the file, each player's results are combined.

    Example: wayfare review game.json --report review.html

    Example: wayfare review games.jsonl --quality 0.2 --jobs 2
    """
    check_language(language)
    from wayfare.engine import load
    from wayfare.review import Job

    if jobs < 1:
        raise ReviewError("--jobs must be at least 1.")
    chosen = [(n, record) for n, record in read_records(file) if number in (None, n)]
    if not chosen:
        raise RecordError(f"{file} has no record {number}.")
    if report and len(chosen) > 1:
        raise ReviewError(f"A report is about one match, and {file} has {len(chosen)}: choose one with --number.")
    game = load(game_file) if game_file else None
    start = read_seed(seed)
    prepare("engine", "bots", "review")
    work = [Job(n, record, game, start, quality, seconds) for n, record in chosen]
    with whole_file(report) if report else nullcontext() as out:
        if len(work) == 1:
            words = _review_one(work[0], language)
            if out:
                from wayfare.cli.review_page import html

                out.write(html(words, language))
            reviews = [words.review]
            if not as_json:
                _print_one(words)
        else:
            reviews = _review_many(work, jobs)
            if not as_json:
                _print_players(reviews, language)
    if as_json:
        _print_json(reviews)


def _review_one(job: Job, language: str) -> ReviewWords:
    from wayfare.cli.review_words import ReviewWords

    reviewer = job.reviewer()
    with progress_bar("steps", reviewer.total) as progress:
        for _ in reviewer.steps():
            progress(1)
    return ReviewWords(reviewer.match, reviewer.review(), language)


def _review_many(work: list[Job], jobs: int) -> list[Review]:
    from wayfare.review import review_all

    reviews = []
    with progress_bar("matches", len(work)) as progress:
        for found in review_all(work, jobs):
            reviews.append(found)
            progress(1)
    return reviews


def _print_json(reviews: list[Review]) -> None:
    import msgspec

    from wayfare.review import by_player

    print_json(msgspec.to_builtins({"players": by_player(reviews), "reviews": reviews}))


def _print_one(words: ReviewWords) -> None:
    from rich.console import Console

    console, say = Console(), words.say
    console.print(words.title(), style="bold")
    console.print(words.lead(), highlight=False)
    console.print(_by_player(words.columns(), words.players()))
    console.print(" ".join(filter(None, (words.verdict(), words.partial()))), highlight=False)
    console.print(f"\n{say('review-turning-points')}", style="bold")
    for line in words.turning_points() or [say("review-no-turning-points")]:
        console.print(f"  {line}", highlight=False, markup=False)
    console.print(f"\n{say('review-errors')}", style="bold")
    for found in words.errors():
        head = f"  {found.number}. {found.name}: {found.mark}, {found.lost}."
        better = f"{say('review-better')}: {found.better}."
        console.print(f"{head} {found.played}; {better} {found.why}", highlight=False, markup=False)
    if not words.errors():
        console.print(f"  {say('review-no-errors')}")
    console.print(f"\n{say('review-noise')}", style="dim", highlight=False)


def _by_player(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """A column for each player: with a row for each, the table would be wider than most terminals."""
    from rich.table import Table

    table = Table(head[0], *(row[0] for row in rows))
    for line in zip(head[1:], *(row[1:] for row in rows), strict=True):
        table.add_row(*line)
    return table


def _print_players(reviews: list[Review], language: str) -> None:
    from rich.console import Console

    from wayfare.messages import message
    from wayfare.review import by_player

    keys = ("review-player", "review-games", "review-result", "review-luck", "review-adjusted", "review-decisions")
    more = ("review-error", "review-inaccuracies", "review-mistakes", "review-blunders", "review-accuracy")
    rows = [_player(found) for found in by_player(reviews)]
    Console().print(_by_player([message(key, language) for key in (*keys, *more)], rows))


def _player(found: PlayerReview) -> list[str]:
    marks = (found.inaccuracies, found.mistakes, found.blunders)
    return [
        found.name,
        str(found.games),
        *(_mean(one, 1) for one in (found.result, found.luck, found.adjusted)),
        str(found.decisions),
        _mean(found.error, 2),
        *(f"{count / max(1, found.decisions):.1%}" for count in marks),
        "–" if found.accuracy is None else f"{found.accuracy:.1f}%",
    ]


def _mean(found: Mean, digits: int) -> str:
    """A mean with half its 95% interval, in percent."""
    return f"{100 * found.mean:.{digits}f}% ± {100 * found.half_width:.{digits}f}".replace("-", "−")
