"""The board, with its routes coloured by what they're worth."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from html import escape

from wayfare.arena.details import Worth
from wayfare.engine import Board
from wayfare.pictures import Theme, draw

LEAST = 0.02  # the smallest difference that gets the full colour


def strongest(routes: Mapping[str, Worth], fewest: int) -> float:
    """The difference that gets the full colour: the largest there is, rounded up to a whole per cent."""
    known = (abs(worth.more) for worth in routes.values() if worth.tally.games >= fewest)
    return max(LEAST, math.ceil(100 * max(known, default=0.0)) / 100)


def board(picture: Board, routes: Mapping[str, Worth], theme: Theme, fewest: int) -> str:
    """An SVG with ids of its own; a route with few owners stays grey."""
    text = draw(picture, theme=theme)
    for route, worth in routes.items():
        text = _with_title(text, route, worth)
    text = re.sub(r'(\bid="|href="#|url\(#)', rf"\g<1>{theme}-", text[text.index("<svg") :])
    known = {route: worth for route, worth in routes.items() if worth.tally.games >= fewest}
    most = strongest(routes, fewest)
    rules = "".join(_rule(route, worth.more / most, theme) for route, worth in known.items())
    return f'<div class="heat {theme}"><style>{rules}</style>{text}</div>'


def _rule(route: str, part: float, theme: Theme) -> str:
    """A route in a mix of grey and the page's colour for good or bad."""
    quoted = route.replace("\\", "\\\\").replace('"', '\\"').replace("<", "\\3c ")
    mix = f"color-mix(in oklab, var(--{'good' if part > 0 else 'bad'}) {100 * abs(part):.0f}%, var(--nothing))"
    return f'.{theme} [data-route="{quoted}"]{{fill:{mix}}}'


def _with_title(text: str, route: str, worth: Worth) -> str:
    """Put the numbers into the route's title too."""
    games = worth.tally.games
    said = f": owners won {worth.tally.rate:.1%} of {games}, usually {worth.usual:.1%}" if games else ": never claimed"
    group = re.escape(f'data-route="{escape(route)}"')
    return re.sub(rf"({group}[^>]*><title>[^<]*)", lambda found: found[1] + said, text)
