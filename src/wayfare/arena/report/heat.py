"""The board with its routes in the colour of what they are worth."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from html import escape

from wayfare.arena.details import Worth
from wayfare.engine import Board
from wayfare.pictures import Theme, draw

LEAST = 0.02  # a difference that has the full colour is no smaller than this


def strongest(routes: Mapping[str, Worth], fewest: int) -> float:
    """The difference that has the full colour: the largest there is, in whole per cents."""
    known = (abs(worth.more) for worth in routes.values() if worth.tally.games >= fewest)
    return max(LEAST, math.ceil(100 * max(known, default=0.0)) / 100)


def board(picture: Board, routes: Mapping[str, Worth], theme: Theme, fewest: int) -> str:
    """An SVG whose ids are its own; a route that few have owned stays gray."""
    text = draw(picture, theme=theme)
    for route, worth in routes.items():
        text = _told(text, route, worth)
    text = re.sub(r'(\bid="|href="#|url\(#)', rf"\g<1>{theme}-", text[text.index("<svg") :])
    known = {route: worth for route, worth in routes.items() if worth.tally.games >= fewest}
    most = strongest(routes, fewest)
    rules = "".join(_rule(route, worth.more / most, theme) for route, worth in known.items())
    return f'<div class="heat {theme}"><style>{rules}</style>{text}</div>'


def _rule(route: str, part: float, theme: Theme) -> str:
    """A route in a mix of the page's colours for good or bad with gray."""
    quoted = route.replace("\\", "\\\\").replace('"', '\\"').replace("<", "\\3c ")
    mix = f"color-mix(in oklab, var(--{'good' if part > 0 else 'bad'}) {100 * abs(part):.0f}%, var(--nothing))"
    return f'.{theme} [data-route="{quoted}"]{{fill:{mix}}}'


def _told(text: str, route: str, worth: Worth) -> str:
    """Say it in the title of the route too."""
    games = worth.tally.games
    said = f": owners won {worth.tally.rate:.1%} of {games}, usually {worth.usual:.1%}" if games else ": never claimed"
    place = re.escape(f'data-route="{escape(route)}"')
    return re.sub(rf"({place}[^>]*><title>[^<]*)", lambda found: found[1] + said, text)
