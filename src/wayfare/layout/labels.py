"""Names beside their stations: of many places round each, the one that covers least."""

from __future__ import annotations

import math
import unicodedata
from dataclasses import dataclass

from .geometry import Box, Line, Point
from .layout import Layout, Station

DIRECTIONS = 20
ROUNDS = 8
LINE = 1.12  # height of a line, in letters
NARROW = frozenset("iljtfrI.,:;'!|()[]-/ ")
BROAD = frozenset("mwMW@%")


@dataclass(frozen=True)
class Label:
    lines: tuple[str, ...]
    box: Box


@dataclass(frozen=True)
class Candidate:
    label: Label
    cost: float  # of all but the other labels


def text_width(words: str, letter: float) -> float:
    """A generous guess of how long a text is in a bold face, whatever face the reader has."""
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


def place_labels(layout: Layout, names: dict[str, str]) -> dict[str, Label]:
    """A label for every location id: the best by itself, then better in turns while any of them moves."""
    unit = layout.gauge.unit
    choices = {s.location.id: _candidates(layout, s, names[s.location.id]) for s in layout.stations}
    placed = {id_: min(candidates, key=lambda c: c.cost) for id_, candidates in choices.items()}
    for _ in range(ROUNDS):
        before = dict(placed)
        for id_, candidates in choices.items():
            # Wide enough for every candidate, so that only labels that one of them could meet are compared.
            around = candidates[0].label.box.grown(2 * candidates[0].label.box.width + 60 * unit)
            others = [c.label.box for other, c in placed.items() if other != id_ and around.common(c.label.box)]
            placed[id_] = min(candidates, key=lambda c: c.cost + _crowding(c.label.box, others) / unit)
        if placed == before:
            break
    return {id_: candidate.label for id_, candidate in placed.items()}


def _crowding(box: Box, others: list[Box]) -> float:
    """How much of a line of text other labels cover."""
    return 40 * sum(box.common(other) / other.height for other in others)


def _candidates(layout: Layout, station: Station, name: str) -> list[Candidate]:
    unit = layout.gauge.unit
    reach = text_width(name, layout.gauge.letter) + 80 * unit
    spots = [
        spot
        for track in layout.tracks
        for space in track.spaces
        if math.dist(space.centre, station.centre) < reach
        for spot in space.samples
    ]
    roads = [
        Line(end).at(math.dist(*end) * i / 5)
        for track in layout.tracks
        for end in (track.road[:2], track.road[-2:])
        if math.dist(end[0], station.centre) < reach
        for i in range(6)
    ]
    near = [s for s in layout.stations if math.dist(s.centre, station.centre) < reach]
    return [
        Candidate(label, _cost(layout, label, spots, roads, near) + far * 0.8 + len(label.lines) * 2)
        for lines in _splits(name)
        for far in (2, 8, 16, 26)
        for label in _ring(layout, station, lines, far * unit)
    ]


def _splits(name: str) -> list[tuple[str, ...]]:
    """The name in one line, or broken in two where that makes it shortest."""
    words = name.split(" ")
    pairs = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    best = sorted(pairs, key=lambda pair: max(map(len, pair)))[:1]
    return [(name,), *best]


def _ring(layout: Layout, station: Station, lines: tuple[str, ...], far: float) -> list[Label]:
    """The same label all round a station, at a distance from its rim."""
    letter = layout.gauge.letter
    width = max(text_width(line, letter) for line in lines)
    height = letter * LINE * len(lines)
    labels = []
    for i in range(DIRECTIONS):
        dx, dy = math.cos(2 * math.pi * i / DIRECTIONS), math.sin(2 * math.pi * i / DIRECTIONS)
        rim = station.radius + far
        # Pushed out along both axes by its own half size, a box just touches the rim in every direction.
        centre = Point(
            station.centre.x + dx * rim + _pull(dx) * width / 2, station.centre.y + dy * rim + _pull(dy) * height / 2
        )
        labels.append(Label(lines, Box.around(centre, width, height)))
    return labels


def _pull(cosine: float) -> float:
    return max(-1.0, min(1.0, cosine * 1.5))


def _cost(layout: Layout, label: Label, spots: list[Point], roads: list[Point], near: list[Station]) -> float:
    unit, box = layout.gauge.unit, label.box
    covered = sum(map(box.grown(1.5 * unit).holds, spots))
    touched = sum(max(0.0, s.radius + 1.5 * unit - box.distance(s.centre)) for s in near) / unit
    outside = box.width * box.height - box.common(layout.panel.grown(-6 * unit))
    crossed = sum(map(box.holds, roads))
    return covered * 4 + crossed * 1.2 + touched * 60 + outside / (unit * unit) * 5
