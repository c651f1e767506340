"""Landmarks, ornaments, compass, captions and title: set where the board says, or where there is room."""

from __future__ import annotations

import math
from dataclasses import dataclass

from wayfare.engine.look import Caption, Ornament
from wayfare.layout.geometry import Box, Point
from wayfare.layout.ground.figures import ROSE, compass_rose, figure
from wayfare.layout.ground.frame import draw_plate
from wayfare.layout.ground.room import Room
from wayfare.layout.labels import text_width
from wayfare.layout.layout import Layout
from wayfare.layout.structs import CaptionDrawing, Figure, Plate, short, title_names

SIGHT_SIZES = (1.35, 1.12, 0.85)
TITLE_HEIGHTS = (58, 50, 42)
COMPASS_RADII = (40, 32, 24)


@dataclass(frozen=True)
class Dressing:
    """Everything that stands on the ground, and the room that it takes away from hills and trees."""

    landmarks: tuple[Figure, ...]
    ornaments: tuple[Figure, ...]
    compass: Figure | None
    captions: tuple[CaptionDrawing, ...]
    titles: dict[str, Plate]
    taken: list[Box]


def dress(layout: Layout, names: list[Box]) -> Dressing:
    """Place the figures of a board clear of its routes and of the names in any language."""
    look = layout.board.look
    room = Room(layout, names)
    room.boxes += [_ornament_box(ornament) for ornament in look.ornaments]
    room.boxes += [_caption_box(caption) for caption in look.captions]
    fixed = look.compass
    if fixed:
        room.boxes.append(Box.around(Point(*fixed.at), 2.3 * fixed.radius, 2.9 * fixed.radius))
    landmarks, sights = _landmarks(layout, room)
    titles = _titles(layout, room)
    compass = _compass(Point(*fixed.at), fixed.radius) if fixed else _free_compass(layout, room, titles)
    return Dressing(
        landmarks=tuple(landmarks),
        ornaments=tuple(_ornament(ornament) for ornament in look.ornaments),
        compass=compass,
        captions=tuple(CaptionDrawing(c.text, c.at, c.size, c.names, c.angle) for c in look.captions),
        titles=titles,
        taken=[*names, *sights],
    )


def _landmarks(layout: Layout, room: Room) -> tuple[list[Figure], list[Box]]:
    """Each landmark as near to its location as there is room, smaller where there is less, or not at all."""
    figures: list[Figure] = []
    boxes: list[Box] = []
    sizes = [units * layout.gauge.unit for units in SIGHT_SIZES]
    for stop in layout.stops:
        name = layout.board.look.landmarks.get(stop.location.id)
        found = room.beside(stop.centre, sizes) if name else None
        if not name or not found:
            continue
        centre, size = found
        figures.append(Figure(short(centre), figure(name), round(size, 3)))
        boxes.append(Box.around(centre, 30 * size, 30 * size))
        room.boxes.append(boxes[-1])
    return figures, boxes


def _ornament(ornament: Ornament) -> Figure:
    return Figure(ornament.at, figure(ornament.figure), ornament.size, ornament.turn, ornament.flip)


def _ornament_box(ornament: Ornament) -> Box:
    return Box.around(Point(*ornament.at), 78 * ornament.size, 50 * ornament.size)


def _caption_box(caption: Caption) -> Box:
    longest = max(map(len, (caption.text, *caption.names.values())))
    turn, length = math.radians(caption.angle), longest * caption.size * 0.92
    across, down, line = abs(math.cos(turn)), abs(math.sin(turn)), caption.size * 1.4
    return Box.around(Point(*caption.at), length * across + line, length * down + line)


def _titles(layout: Layout, room: Room) -> dict[str, Plate]:
    """A plate for the title, where there is room for the longest of them; empty where there is none."""
    names = title_names(layout.board)
    for height in (units * layout.usual for units in TITLE_HEIGHTS):
        widths = {language: text_width(title, height * 0.42) + height * 1.3 for language, title in names.items()}
        box, air = room.emptiest(max(widths.values()), height)
        if air > 5 * layout.gauge.unit:
            room.boxes.append(box)
            return {
                language: draw_plate(Box(box.left, box.top, box.left + width, box.bottom), layout.board.look.style)
                for language, width in widths.items()
            }
    return {}


def _free_compass(layout: Layout, room: Room, titles: dict[str, Plate]) -> Figure | None:
    plate = room.boxes.pop() if titles else None
    for radius in (units * layout.usual for units in COMPASS_RADII):
        around = Room(layout, [*room.boxes, *([plate.grown(radius / 2)] if plate else [])])
        box, air = around.emptiest(2.3 * radius, 2.9 * radius)
        if air > 0:
            return _compass(box.middle, radius)
    return None


def _compass(centre: Point, radius: float) -> Figure:
    return Figure(short(centre), compass_rose(), round(radius / ROSE, 3))
