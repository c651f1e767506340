"""Names beside their stops: of the many positions around each one, the one that covers least."""

from __future__ import annotations

import math
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from wayfare.layout.geometry import Box, Floats
from wayfare.layout.layout import Layout, Stop

DIRECTIONS = 36
DISTANCES = (2, 8, 16, 26)  # from the stop's rim, in units
LABEL_ROUNDS = 8
LINE_HEIGHT = 1.12  # the height of a line, in letters
ASCENT = 0.86  # from the top of a line to its baseline, in letters
HOPELESS = 150.0  # a position this bad isn't examined any further
NARROW = frozenset("iljtfrI.,:;'!|()[]-/ ")
BROAD = frozenset("mwMW@%")


@dataclass(frozen=True)
class Label:
    """A name in one line or two, and the room it takes."""

    lines: tuple[str, ...]
    box: Box
    letter: float

    @property
    def baseline(self) -> float:
        """Of the first line."""
        return self.box.top + ASCENT * self.letter


@dataclass(frozen=True)
class Candidates:
    """Every position considered for one name: its lines, its box, and the cost of all it covers except other names."""

    lines: list[tuple[str, ...]]
    boxes: Floats  # rows of left, top, right, bottom
    costs: Floats


def text_width(words: str, letter: float) -> float:
    """A generous guess at the length of a text in a bold typeface, whichever one the reader has."""
    return letter * sum(map(_advance, unicodedata.normalize("NFD", words)))


def _advance(char: str) -> float:
    if unicodedata.combining(char):
        return 0.0
    if unicodedata.east_asian_width(char) in "WF":
        return 1.0
    if char in NARROW:
        return 0.36
    if char in BROAD:
        return 0.92
    return 0.74 if char.isupper() else 0.6


class Labeller:
    """Finds room for names on one layout; positions that it has examined for a name are remembered."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.examined: dict[tuple[str, str, float], Candidates] = {}

    def place(self, names: Mapping[str, str], letter: float | None = None) -> dict[str, Label]:
        """A label for every location: each starts at its own best position, then they take turns until none moves."""
        letter = letter or self.layout.gauge.letter
        stops = self.layout.stops
        choices = [self._candidates(stop, names[stop.location.id], letter) for stop in stops]
        chosen = [int(np.argmin(choice.costs)) for choice in choices]
        boxes = np.array([choice.boxes[i] for choice, i in zip(choices, chosen, strict=True)]).reshape(-1, 4)
        for _ in range(LABEL_ROUNDS):
            before = list(chosen)
            for i, choice in enumerate(choices):
                others = np.delete(boxes, i, axis=0)
                crowding = _crowding(choice.boxes, others) / self.layout.gauge.unit
                chosen[i] = int(np.argmin(choice.costs + crowding))
                boxes[i] = choice.boxes[chosen[i]]
            if chosen == before:
                break
        return {
            stop.location.id: Label(choice.lines[i], Box(*map(float, choice.boxes[i])), letter)
            for stop, choice, i in zip(stops, choices, chosen, strict=True)
        }

    def _candidates(self, stop: Stop, name: str, letter: float) -> Candidates:
        key = (stop.location.id, name, letter)
        if key not in self.examined:
            self.examined[key] = _candidates(self.layout, stop, name, letter)
        return self.examined[key]


def _crowding(boxes: Floats, others: Floats) -> Floats:
    """How much of other names' lines each box covers."""
    heights = others[:, 3] - others[:, 1]
    crowding: Floats = 40 * (_common(boxes, others) / np.maximum(heights, 1e-9)).sum(axis=1)
    return crowding


def _common(boxes: Floats, others: Floats) -> Floats:
    """The areas that boxes share with others, one row for each box."""
    width = np.minimum(boxes[:, None, 2], others[:, 2]) - np.maximum(boxes[:, None, 0], others[:, 0])
    height = np.minimum(boxes[:, None, 3], others[:, 3]) - np.maximum(boxes[:, None, 1], others[:, 1])
    shared: Floats = np.maximum(width, 0) * np.maximum(height, 0)
    return shared


def _candidates(layout: Layout, stop: Stop, name: str, letter: float) -> Candidates:
    unit = layout.gauge.unit
    lines: list[tuple[str, ...]] = []
    rings: list[Floats] = []
    costs: list[float] = []
    for split in _splits(name):
        for far in DISTANCES:
            rings.append(_ring(letter, stop, split, far * unit))
            lines += [split] * DIRECTIONS
            costs += [far * 0.8 + len(split) * 2] * DIRECTIONS
    boxes = np.concatenate(rings)
    reach = text_width(name, letter) + 80 * unit
    cost = np.array(costs) + _askew(boxes, stop) + _strain(layout, boxes, stop, reach)
    fair = cost < HOPELESS
    if fair.any():
        lines = [line for line, good in zip(lines, fair, strict=True) if good]
        boxes, cost = boxes[fair], cost[fair]
    return Candidates(lines, boxes, cost + _cover(layout, boxes, stop, reach))


def _splits(name: str) -> list[tuple[str, ...]]:
    """The name in one line, or broken in two where that makes it shortest."""
    words = name.split(" ")
    pairs = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    best = sorted(pairs, key=lambda pair: max(map(len, pair)))[:1]
    return [(name,), *best]


def _ring(letter: float, stop: Stop, lines: tuple[str, ...], far: float) -> Floats:
    """The same label all around a stop, at a distance from its rim."""
    width = max(text_width(line, letter) for line in lines)
    height = letter * LINE_HEIGHT * len(lines)
    turns = 2 * math.pi * np.arange(DIRECTIONS) / DIRECTIONS
    dx, dy = np.cos(turns), np.sin(turns)
    rim = stop.radius + far
    # Pushed out along both axes by half its own size, a box just touches the rim in every direction.
    x = stop.centre.x + dx * rim + np.clip(dx * 1.5, -1, 1) * width / 2
    y = stop.centre.y + dy * rim + np.clip(dy * 1.5, -1, 1) * height / 2
    return np.stack([x - width / 2, y - height / 2, x + width / 2, y + height / 2], axis=1)


def _askew(boxes: Floats, stop: Stop) -> Floats:
    """A name looks best straight beside its stop, or straight above or below."""
    left, top, right, bottom = boxes.T
    across = np.abs((left + right) / 2 - stop.centre.x) / np.maximum(right - left, 1e-9)
    down = np.abs((top + bottom) / 2 - stop.centre.y) / np.maximum(bottom - top, 1e-9)
    cost: Floats = 3 * np.minimum(across, down)
    return cost


def _strain(layout: Layout, boxes: Floats, stop: Stop, reach: float) -> Floats:
    """What counts against a position even before the routes: stops in the way, and the frame."""
    unit = layout.gauge.unit
    near = [s for s in layout.stops if math.dist(s.centre, stop.centre) < reach]
    centres = np.array([s.centre for s in near])
    radii = np.array([s.radius for s in near])
    across = np.maximum(np.maximum(boxes[:, None, 0] - centres[:, 0], centres[:, 0] - boxes[:, None, 2]), 0)
    down = np.maximum(np.maximum(boxes[:, None, 1] - centres[:, 1], centres[:, 1] - boxes[:, None, 3]), 0)
    touched = np.maximum(radii + 1.5 * unit - np.hypot(across, down), 0).sum(axis=1) / unit
    panel = np.array([layout.panel.grown(-6 * unit)])
    areas = (boxes[:, 2] - boxes[:, 0]) * (boxes[:, 3] - boxes[:, 1])
    outside = areas - _common(boxes, panel)[:, 0]
    cost: Floats = touched * 60 + outside / (unit * unit) * 5
    return cost


def _cover(layout: Layout, boxes: Floats, stop: Stop, reach: float) -> Floats:
    """How much of the spaces and roads each position would cover."""
    spots, roads = layout.obstacles
    grow = 1.5 * layout.gauge.unit * np.array([-1, -1, 1, 1])
    return 5 * _held(boxes + grow, _near(spots, stop, reach)) + 1.2 * _held(boxes, _near(roads, stop, reach))


def _near(points: Floats, stop: Stop, reach: float) -> Floats:
    return points[np.hypot(points[:, 0] - stop.centre.x, points[:, 1] - stop.centre.y) < reach]


def _held(boxes: Floats, points: Floats) -> Floats:
    if not len(points):
        return np.zeros(len(boxes))
    x, y = points[:, 0], points[:, 1]
    across = (boxes[:, None, 0] < x) & (x < boxes[:, None, 2])
    held: Floats = (across & (boxes[:, None, 1] < y) & (y < boxes[:, None, 3])).sum(axis=1).astype(np.float64)
    return held
