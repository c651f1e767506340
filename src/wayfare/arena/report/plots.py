"""The plots of a report, as SVG that takes its colours and fonts from the page, light or dark."""

from __future__ import annotations

import io
import math
import re
from collections.abc import Sequence
from typing import Any, NamedTuple

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator, PercentFormatter

PLOT_WIDTH = 4.0  # inches of 72 points: as wide as a phone, so that text keeps its size there
ROW_HEIGHT = 0.27
LABEL = 30  # the longest label, in letters
# Placeholders for the page's own colours: see style.css.
INK, FAINT, LINE_INK = "#010101", "#020202", "#030303"
GOOD, BAD = "#0a0a0a", "#0b0b0b"
SERIES = ("#111111", "#121212", "#131313", "#141414", "#151515", "#161616")
NAMES = {INK: "ink", FAINT: "faint", LINE_INK: "line", GOOD: "good", BAD: "bad"} | {
    colour: f"series-{n}" for n, colour in enumerate(SERIES)
}
SETTINGS: Any = {
    "svg.fonttype": "none",
    "svg.hashsalt": "wayfare",
    "text.parse_math": False,
    "font.size": 9,
    "text.color": INK,
    "axes.labelcolor": FAINT,
    "axes.edgecolor": LINE_INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.axisbelow": True,
    "axes.grid": True,
    "axes.grid.axis": "x",
    "grid.color": LINE_INK,
    "grid.linewidth": 0.6,
    "xtick.color": LINE_INK,
    "xtick.labelcolor": FAINT,
    "ytick.color": LINE_INK,
    "ytick.labelcolor": INK,
    "ytick.left": False,
}


class Dot(NamedTuple):
    """A rate with its interval."""

    label: str
    rate: float
    low: float
    high: float
    colour: str = SERIES[0]


class Range(NamedTuple):
    """A median, the middle half and the middle nine tenths."""

    label: str
    low: float
    quarter: float
    median: float
    three_quarters: float
    high: float


def dots(rows: Sequence[Dot], *, name: str, about: str, even: float | None = None, signed: bool = False) -> str:
    """Rates with their intervals, a row each; `even` is where a line marks a fair share."""
    with mpl.rc_context(SETTINGS):
        figure, axes = _axes([row.label for row in rows])
        for y, row in enumerate(rows):
            axes.plot([row.low, row.high], [y, y], color=row.colour, linewidth=2, solid_capstyle="round")
            axes.plot(row.rate, y, "o", color=row.colour, markersize=5.5)
        if even is not None:
            axes.axvline(even, color=FAINT, linewidth=0.9, linestyle=(0, (3, 3)))
        axes.xaxis.set_major_locator(MaxNLocator(5, steps=[1, 2, 2.5, 5, 10]))
        axes.xaxis.set_major_formatter(FuncFormatter(_signed) if signed else PercentFormatter(1))
        return _svg(figure, name, about)


def ranges(rows: Sequence[Range], *, name: str, about: str, unit: str) -> str:
    """How widely numbers are spread, a row each."""
    with mpl.rc_context(SETTINGS):
        figure, axes = _axes([row.label for row in rows])
        for y, row in enumerate(rows):
            axes.plot([row.low, row.high], [y, y], color=SERIES[0], linewidth=1.4, solid_capstyle="round")
            axes.plot([row.quarter, row.three_quarters], [y, y], color=SERIES[0], linewidth=6, solid_capstyle="round")
            axes.plot(row.median, y, "|", color=SERIES[2], markersize=11, markeredgewidth=2)
        axes.set_xlim(left=0)
        axes.set_xlabel(unit)
        return _svg(figure, name, about)


def stacks(rows: Sequence[tuple[str, dict[str, float]]], *, name: str, about: str, unit: str) -> str:
    """Parts of a whole, a row each; losses are to the left of zero."""
    with mpl.rc_context(SETTINGS):
        figure, axes = _axes([label for label, _ in rows], more=0.2 * math.ceil(len(rows[0][1]) / 2))
        for y, (_, parts) in enumerate(rows):
            ends = {False: 0.0, True: 0.0}
            for n, value in enumerate(parts.values()):
                axes.barh(y, value, left=ends[value < 0], height=0.62, color=SERIES[n])
                if abs(value) >= 0.05 * _reach(rows):
                    axes.text(ends[value < 0] + value / 2, y, f"{value:.1f}", color="white", ha="center", va="center")
                ends[value < 0] += value
        for n, part in enumerate(rows[0][1]):
            axes.barh(0, 0, color=SERIES[n], label=part)
        axes.axvline(0, color=FAINT, linewidth=0.9)
        axes.legend(
            loc="lower left", bbox_to_anchor=(-0.02, 1), ncols=2, frameon=False, handlelength=1, columnspacing=1
        )
        axes.set_xlabel(unit)
        return _svg(figure, name, about)


def _reach(rows: Sequence[tuple[str, dict[str, float]]]) -> float:
    """The width of everything that is drawn."""
    most = max(sum(part for part in parts.values() if part > 0) for _, parts in rows)
    return most - min(sum(part for part in parts.values() if part < 0) for _, parts in rows)


def _axes(labels: Sequence[str], more: float = 0.0) -> tuple[Figure, Axes]:
    """Axes with a row for each label, the first on top."""
    figure = Figure(figsize=(PLOT_WIDTH, ROW_HEIGHT * len(labels) + 0.55 + more), layout="constrained")
    axes = figure.subplots()
    axes.set_yticks(
        range(len(labels)), [label if len(label) <= LABEL else f"{label[: LABEL - 1]}…" for label in labels]
    )
    axes.set_ylim(len(labels) - 0.5, -0.5)
    return figure, axes


def _signed(value: float, position: float) -> str:
    return f"{100 * value:+.3g}%".replace("-", "−") if abs(value) > 1e-9 else "usual"


def _svg(figure: Figure, name: str, about: str) -> str:
    """The figure as part of a page: labelled, in the page's colours, with ids that no other figure has."""
    out = io.StringIO()
    figure.savefig(out, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    text = re.sub(r"<metadata>.*?</metadata>", "", text[text.index("<svg") :], flags=re.DOTALL)
    text = re.sub(r'(\bid="|href="#|url\(#)', rf"\g<1>{name}-", text)
    for colour, variable in NAMES.items():
        text = text.replace(colour, f"var(--{variable})")
    return text.replace("<svg", f'<svg class="plot" role="img" aria-label="{about}"', 1)
