"""A review as one HTML file that needs nothing else."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

import wayfare
from wayfare.cli.review_words import percent, signed
from wayfare.reports import page, section, table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wayfare.cli.review_words import ReviewWords

CHART_WIDTH, CHART_HEIGHT, LEFT, BOTTOM = 960, 320, 44, 24  # of the graph; room for its labels
LEAST_SHOWN = 0.05  # luck from so many points of win probability on is marked in the graph


def html(words: ReviewWords, language: str) -> str:
    say, made = words.say, f"{words.say('review-noise')} wayfare {wayfare.__version__}."
    players = table(words.columns(), ([*map(escape, row)] for row in words.players()))
    parts = [
        section(say("review-players"), players + _paragraphs(words.verdict(), words.partial()), kind="wide"),
        section(say("review-graph"), graph(words) + _moves(words), escape(say("review-graph-about")), "wide"),
        section(say("review-turning-points"), _turning_points(words), kind="wide"),
        section(say("review-errors"), _errors(words), kind="wide"),
    ]
    lead = f"{words.lead()} {say('review-about')}"
    return page(words.title(), lead, parts, made, language)


def _paragraphs(*texts: str) -> str:
    return "".join(f"<p>{escape(text)}</p>" for text in texts if text)


def _turning_points(words: ReviewWords) -> str:
    lines = "".join(f"<li>{escape(line)}</li>" for line in words.turning_points())
    return f"<ul>{lines}</ul>" if lines else _paragraphs(words.say("review-no-turning-points"))


def _errors(words: ReviewWords) -> str:
    rows = [
        [*map(escape, row[:4]), *(f'<td class="text">{escape(cell)}</td>' for cell in row[4:])]
        for row in words.errors()
    ]
    return table(words.error_columns(), rows) if rows else _paragraphs(words.say("review-no-errors"))


def _moves(words: ReviewWords) -> str:
    """The graph's numbers, for those who'd rather read them."""
    say, review = words.say, words.review
    head = [say("review-move"), *map(escape, words.names), *(f"{say('review-luck')}: {escape(n)}" for n in words.names)]
    rows = [
        [
            f"{one.number}. {escape(words.move(one.number))}",
            *(f"{percent(win)}<small>± {100 * error:.1f}</small>" for win, error in _pairs(one.win, one.win_error)),
            *(f"{signed(luck)}<small>± {100 * error:.1f}</small>" for luck, error in _pairs(one.luck, one.luck_error)),
        ]
        for one in review.positions
    ]
    body = table(head, rows)
    return f'<details><summary>{escape(say("review-table"))}</summary><div class="long">{body}</div></details>'


def _pairs(values: Sequence[float], errors: Sequence[float]) -> zip[tuple[float, float]]:
    return zip(values, errors, strict=True)


def graph(words: ReviewWords) -> str:
    """Everyone's win probability over the match, as SVG in the page's colours."""
    review, last = words.review, max(1, len(words.review.positions) - 1)

    def x(number: int) -> float:
        return LEFT + (CHART_WIDTH - LEFT - 12) * number / last

    def y(win: float) -> float:
        return 10 + (CHART_HEIGHT - BOTTOM - 10) * (1 - win)

    marks = [*_grid(x, y, last)]
    for seat, name in enumerate(words.names):
        colour = f"var(--series-{seat})"
        points = " ".join(f"{x(one.number):.1f},{y(one.win[seat]):.1f}" for one in review.positions)
        marks.append(f'<polyline fill="none" stroke="{colour}" stroke-width="2.5" points="{points}"/>')
        for one in review.positions:
            if one.luck[seat] >= LEAST_SHOWN:
                told = f"{name} {signed(one.luck[seat])}% ({words.say('review-part-luck')}): {words.move(one.number)}"
                circle = f'<circle cx="{x(one.number):.1f}" cy="{y(one.win[seat]):.1f}" r="4.5" fill="{colour}">'
                marks.append(f"{circle}<title>{escape(told)}</title></circle>")
    for decision in review.decisions:
        if decision.mark:
            win = review.positions[decision.number].win[decision.seat]
            told = f"{words.names[decision.seat]} −{100 * decision.error:.0f}%: {words.move(decision.number)}"
            at = f"{x(decision.number):.1f} {y(win):.1f}"
            marks.append(
                f'<path transform="translate({at})" d="M0 -6L6 0L0 6L-6 0Z" fill="var(--bad)">'
                f"<title>{escape(told)}</title></path>"
            )
    about = escape(words.say("review-graph-about"), quote=True)
    box = f"0 0 {CHART_WIDTH} {CHART_HEIGHT}"
    shown = f'<svg class="graph" role="img" aria-label="{about}" viewBox="{box}">{"".join(marks)}</svg>'
    return f'<div class="scroll">{shown}</div>{_legend(words.names)}'


def _grid(x: object, y: object, last: int) -> list[str]:
    assert callable(x) and callable(y)
    lines = []
    for quarter in range(5):
        at = f"{y(quarter / 4):.1f}"
        lines.append(f'<line x1="{LEFT}" x2="{CHART_WIDTH - 12}" y1="{at}" y2="{at}" stroke="var(--line)"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{at}" dy=".35em" text-anchor="end">{25 * quarter}%</text>')
    step = max(1, round(last / 8))
    lines += [
        f'<text x="{x(number):.1f}" y="{CHART_HEIGHT - 4}" text-anchor="middle">{number}</text>'
        for number in range(0, last + 1, step)
    ]
    return lines


def _legend(names: Sequence[str]) -> str:
    shown = (f'<span><i style="background:var(--series-{n})"></i>{escape(name)}</span>' for n, name in enumerate(names))
    return f'<p class="legend-line">{"".join(shown)}</p>'
