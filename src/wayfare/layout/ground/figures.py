"""The library of figures: small pictures that any board may place by name. All are drawn for wayfare.

A sight is about 26 wide, stands on y = 12 and is drawn for the eye, not to scale. Ships and sea animals are up to
70 wide, with their waterline near y = 16.
"""

from __future__ import annotations

import math

from wayfare.engine.look import FigureName
from wayfare.layout.structs import Layer

SIGHTS: dict[FigureName, str] = {
    "amphitheatre": (
        "M-13 12V-1Q-13-8-4-8H5V-4H13V12ZM-10 12V7a2 2 0 0 1 4 0V12M-2 12V7a2 2 0 0 1 4 0V12M6 12V7a2 2 0 0 1 4 0V12"
        "M-10 1V-1a2 2 0 0 1 4 0V1M-2 1V-2a2 2 0 0 1 4 0V1M-13 3H13"
    ),
    "arch": "M-10-9H10V12H5.5V3Q5.5-4 0-4T-5.5 3V12H-10ZM-12-9H12V-13H-12Z",
    "billboards": (
        "M-10 12V-2H-4V12ZM-4 12V-11H4V12ZM4 12V1H10V12ZM-2.5-8.5h5v4h-5zM-2.5-2h5v3h-5zM-8.5 1h3v3h-3zM5.5 4h3v3h-3z"
    ),
    "cactus": "M-2 12V-10Q0-13 2-10V12ZM-2 4H-6Q-9 4-9 0V-4Q-7.5-6-6-4V0H-2ZM2 1H6V-5Q7.5-7 9-5V1Q9 5 6 5H2Z",
    "capitol": (
        "M-13 12V4H13V12ZM-7 4V-1H7V4ZM-6-1Q-6-9 0-10Q6-9 6-1ZM-1-10V-14H1V-10M-10 12V6M-6 12V6M-2 12V6M2 12V6M6 12V6"
        "M10 12V6"
    ),
    "church": "M-12 12V0H-4V12ZM-4 12V-6H4V12ZM-4-6L0-14L4-6ZM4 12V2H12V12ZM-1.5 12V7h3v5zM-1-2h2v4h-2z",
    "city-gate": "M-13 12V-5H13V12H9V4Q9 0 7 0T5 4V12H3V3Q3-2 0-2T-3 3V12H-5V4Q-5 0-7 0T-9 4V12ZM-6-5L0-10L6-5Z",
    "clock-tower": "M-4 12V-6H4V12ZM-4-6L0-14L4-6ZM4 12V3H12V12ZM-2-2a2 2 0 1 0 4 0a2 2 0 1 0-4 0ZM6 12V7h4v5z",
    "columned-gate": (
        "M-12-2H12V-6H-12ZM-12 12V-2H-9V12ZM-5 12V-2H-2.5V12ZM2.5 12V-2H5V12ZM9 12V-2H12V12ZM-4-6L-3-9H3L4-6M0-9V-13"
    ),
    "concert-hall": (
        "M-13-6H13V-9H-13ZM-12-6V12H12V-6M-8 12V1a2.5 2.5 0 0 1 5 0V12M-2.5 12V1a2.5 2.5 0 0 1 5 0V12M3 12V1"
        "a2.5 2.5 0 0 1 5 0V12"
    ),
    "elevated-garden": (
        "M-13 3H13V12H9.5Q9.5 6 6.5 6T3.5 12H-3.5Q-3.5 6-6.5 6T-9.5 12H-13ZM-13 3V0H13V3M-9 0Q-10-5-8-7Q-5-4-7 0M-1 0"
        "Q-2-6 0-9Q3-5 1 0M7 0Q6-4 8-6Q11-3 9 0"
    ),
    "gateway": (
        "M-9.5 12V-2H-6.5V12ZM6.5 12V-2H9.5V12ZM-14-2Q-8-4-6-8H6Q8-4 14-2ZM-6 0H6V4H-6ZM-9-8Q-5-9-4-12H4Q5-9 9-8Z"
    ),
    "glass-slab": "M-4 12V-13H4V12ZM-13 12V7Q-8 3-4 5V12ZM4 12V8H12V12ZM-2-10V9M0-10V9M2-10V9",
    "grain-elevator": "M-10 12V-6L-5-11H0V12ZM0 12V-2H10V12ZM3-2V-6H7V-2M-7 12V6h4v6zM-7-4h4M3 4h4v3h-4z",
    "great-temple": (
        "M-9 12V-3H9V12ZM-9-3V-6L-7-12L-5-6V-3M5-3V-6L7-12L9-6V-3M-2-3V-8L0-15L2-8V-3M-6 2h2v4h-2zM-1 2h2v4h-2zM4 2h2"
        "v4h-2z"
    ),
    "iron-tower": "M-8 12Q-2 4-.8-14H.8Q2 4 8 12H5Q3 6.5 0 6.5T-5 12ZM-3.5 2.5H3.5M-2-4H2",
    "lighthouse": (
        "M-5 12L-3-6H3L5 12ZM-4.5-6H4.5V-8.5H-4.5ZM-2-8.5V-12H2V-8.5ZM-2.5-12L0-14.5L2.5-12ZM-4 4H4M-3.5-1H3.5"
    ),
    "mosque": (
        "M-8 12V2H8V12ZM-8 2Q-8-7 0-9Q8-7 8 2ZM-12 12V-8L-11-12L-10-8V12ZM10 12V-8L11-12L12-8V12ZM-2 12V8"
        "a2 2 0 0 1 4 0V12ZM0-9V-12"
    ),
    "oil-derrick": "M-7 12L-1.5-12H1.5L7 12H5L0-6L-5 12ZM-4.5 4H4.5M-3.5-1H3.5M-5 4L3.5-1M5 4L-3.5-1M-3-12H3V-15H-3Z",
    "onion-domes": (
        "M-10 2Q-13-3-7-7Q-1-3-4 2ZM4 2Q1-3 7-7Q13-3 10 2ZM-11 12V2H-3.5V12ZM3.5 12V2H11V12ZM-3.5 12V-2H3.5V12Z"
        "M-3.5-2Q-7-9 0-14Q7-9 3.5-2Z"
    ),
    "paddle-steamer": (
        "M-14 5H12L10 12H-12ZM-10 5V0H8V5ZM-7 0V-4H5V0ZM-3-4V-13M2-4V-13M-4-13H-2M1-13H3M9 5a4 4 0 1 0 6 0"
    ),
    "palm": "M-1 12Q1 2 0-4Q2 4 3 12ZM0-4Q-9-8-12 0Q-6-4 0-4Q-5-13-11-9Q-4-9 0-4Q5-13 11-9Q4-9 0-4Q9-8 12 0Q6-4 0-4Z",
    "peaks": "M-14 12L-5-6L-1 1L4-11L14 12ZM-7-2L-5-1L-3-2.5M1.5-5L4-3.5L6.5-5",
    "row-houses": (
        "M-13 12V-3H-4.5V12ZM-4.5 12V-6H4.5V12ZM4.5 12V-3H13V12ZM-14-3H-4.5V-5H-14ZM-5.5-6H5.5V-8H-5.5ZM4.5-3H14V-5"
        "H4.5ZM-10.5 1h3v3h-3zM-1.5-2h3v3h-3zM7.5 1h3v3h-3zM-1.5 12V6h3v6z"
    ),
    "skyscraper": "M-8 12V5H-6V-3H-4V-7H-2V-10H-.5V-15H.5V-10H2V-7H4V-3H6V5H8V12ZM-2.5-4V9M0-4V9M2.5-4V9",
    "space-needle": "M-4 12L-.8-3H.8L4 12ZM-9-5Q0-10 9-5L5-2H-5ZM-1-8V-14M1-8V-14M0-14V-16M-2.5 6H2.5",
    "spires": "M-12 12L-9-7L-6 12ZM-6 12L-3-13L0 12ZM0 12L3-13L6 12ZM6 12L9-7L12 12ZM-9 3h.1M-3-2h.1M3-2h.1M9 3h.1",
    "statue": (
        "M-8 12L-6 5H6L8 12ZM-4 5V0H4V5ZM-3 0Q-4-7-2-10H2Q4-6 3 0ZM1.5-9L5-16H6.5L3.5-6ZM-2-12a2 2 0 1 0 4 0"
        "a2 2 0 1 0-4 0Z"
    ),
    "suspension-bridge": (
        "M-16 7H16V9H-16ZM-8 12V-11H-6V12ZM6 12V-11H8V12ZM-16 4Q-9 4-7-10Q0 10 7-10Q9 4 16 4M-3 2.5V7M0 3V7M3 2.5V7"
    ),
    "temple": "M-13-3L0-12L13-3ZM-11-3H11V0H-11ZM-9 0h3v8h-3zM-1.5 0h3v8h-3zM6 0h3v8h-3zM-12 8H12V12H-12Z",
    "towers": (
        "M-12 12V-2H-6V12ZM-6 12V-9H0V12ZM0 12V-5H6V12ZM6 12V2H12V12ZM-3.5-9V-14M-4 -5h2M-4-1h2M-4 3h2M2-1h2M2 3h2"
        "M-10 2h2M-10 6h2"
    ),
    "town-hall": (
        "M-5 12V-5H3V12ZM-6-5L-1-13L4-5ZM3 12V4H13V12ZM-13 12V6H-5V12ZM-2 12V7h3v5zM6 7h2v2h-2zM10 7h2v2h-2z"
    ),
    "wheel": "M-10-1a10 10 0 1 0 20 0a10 10 0 1 0-20 0ZM0-11V9M-10-1H10M-7-8L7 6M7-8L-7 6M0-1L-6 13H6Z",
    "windmill": "M-5 12L-2.5-2H2.5L5 12ZM0-3L-9-12L-11-9ZM0-3L9-12L11-9ZM0-3L-9 5L-7 7ZM0-3L9 5L7 7ZM-1.5 12V8h3v4z",
}

WATERLINE = "M-36 16q4.5-4 9 0t9 0t9 0t9 0t9 0t9 0t9 0t9 0"
ENGRAVED: dict[FigureName, tuple[str, str]] = {  # filled, and in fine lines
    "ship": (
        (
            "M-22 5H23Q18 15 11 15H-12Q-19 14-22 5ZM-19-14Q-10-11-2-14V-1Q-10 2-19-1ZM-2-21Q8-18 15-21V-3Q8 0-2-3Z"
            "M18-16L28 3H18Z"
        ),
        "M-10 5V-20M6 5V-26M17 5V-17M23 5L31 1M6-26L13-24L6-22M-10-20L-4-18L-10-16M-18 9H19",
    ),
    "steamer": (
        "M-28 3H29L22 14H-22ZM-17-5H14V3H-17ZM-6-18H4V-5H-6Z",
        "M-24-1V3M22 3V-10M-6-14H4M-26 8H26M-1-21q-3-6-10-4q-4-7-13-4q-5-4-11 0M-13-1h3M-6-1h3M1-1h3M8-1h3",
    ),
    "serpent": (
        (
            "M-33 8q0-14 8-14t8 14h-4q0-9-4-9t-4 9ZM-14 8q0-16 8.5-16t8.5 16h-4.5q0-11-4-11t-4 11ZM6 8q-3-22 8-24"
            "q9-1 11 6l-9 2q-6 0-4 16Z"
        ),
        "M17-12h.1M25-8l5 2M25-7l4 4",
    ),
    "whale": (
        "M-26 5Q-25-11-4-11Q14-11 20 1Q25-1 26-9Q29-7 31-9Q34-3 28 4Q22 11 10 11H-16Q-25 11-26 5Z",
        "M-18 1h.1M-25 7Q-16 8-12 5M-10-13q-1-6-6-6M-10-13q1-6 6-6M-4 6Q0 11-5 13",
    ),
}

ROSE = 36.0  # the radius of a compass at its natural size

PAINTED: dict[FigureName, tuple[tuple[str, str], ...]] = {  # kinds of paint, and shapes
    "ferry": (
        ("wake", "M-16-3Q-40-8-66-16M-16 3Q-40 8-66 16"),
        ("boat", "M-15-5H9L17 0L9 5H-15Z"),
        ("cabin", "M-10-2.6H4V2.6H-10Z"),
    ),
    "launch": (
        ("wake", "M-9-2Q-24-5-36-9M-9 2Q-24 5-36 9"),
        ("boat", "M-9-3.4H5L11 0L5 3.4H-9Z"),
    ),
    "sailing-boat": (("boat", "M-5 4Q5-4 3-18L-10 0ZM5 2Q13-4 5-16ZM-11 6H14L9 11H-6Z"),),
    "monument": (
        ("bronze", "M-9 8L-6 0H6L9 8ZM-4 0V-8H4V0ZM-3.4-8Q-4.4-17-1.8-22H1.6Q3.8-16 3.4-8ZM1.2-20L5.4-31H7L3.6-18Z"),
        ("bronze", "M-2.3-24a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0Z"),
        ("bronze", "M-3.6-25L-2-28L-1.2-26L0-29.4L1.2-26L2-28L3.6-25Z"),
        ("flame", "M4.2-33a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0Z"),
    ),
}


def figure(name: FigureName) -> tuple[Layer, ...]:
    """The parts of a figure, back to front."""
    if name in SIGHTS:
        return (Layer("landmark", SIGHTS[name]),)
    if name in ENGRAVED:
        full, fine = ENGRAVED[name]
        return (Layer("ornament", full), Layer("ornament-line", fine), Layer("ornament-line", WATERLINE))
    return tuple(Layer(kind, d) for kind, d in PAINTED[name])


def compass_rose() -> tuple[Layer, ...]:
    """Eight points, each half in ink and half open, the north one tallest."""
    dark, light = "", ""
    for i in (1, 3, 5, 7, 0, 2, 4, 6):
        turn = math.pi * i / 4
        reach = ROSE * (1.2 if i == 0 else 0.95 if i % 2 == 0 else 0.55)
        tip = _polar(reach, turn)
        dark += f"M0 0L{tip}L{_polar(ROSE * 0.2, turn + math.pi / 8)}Z"
        light += f"M0 0L{tip}L{_polar(ROSE * 0.2, turn - math.pi / 8)}Z"
    top = ROSE * 1.3
    north = f"M-3 {-top:.1f}V{-top - 8:.1f}L3 {-top:.1f}V{-top - 8:.1f}"
    return (
        Layer("rose-ring", circle(0, 0, ROSE * 0.78)),
        Layer("rose-thin", circle(0, 0, ROSE * 0.68)),
        Layer("rose-light", light),
        Layer("rose-dark", dark),
        Layer("rose-north", north),
    )


def circle(x: float, y: float, radius: float) -> str:
    """Path data of a circle."""
    r = f"{radius:.1f}"
    return f"M{x - radius:.1f} {y:.1f}a{r} {r} 0 1 0 {2 * radius:.1f} 0a{r} {r} 0 1 0 {-2 * radius:.1f} 0Z"


def _polar(radius: float, turn: float) -> str:
    return f"{radius * math.sin(turn):.1f} {-radius * math.cos(turn):.1f}"
