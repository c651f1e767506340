"""The order of payments in the action space, as engine/payment.py lists them.

For each colour that is taken, `least` to cards - 1 wild cards; last, all wild cards. A ferry needs some (EU-10).
"""

from __future__ import annotations

from wayfare.compiling import hot, rule
from wayfare.engine.kernel.spans import At, span
from wayfare.engine.state import Spans


@hot
def payments(first: int, length: int, least: int, cards: int, wilds: int, spans: Spans, at: At) -> At:
    """Every way to pay with `cards` of one colour and `wilds` in hand: wild cards may replace any of the others (C-2).

    `first` is the action that pays with no wilds, even if there is none.
    """
    fewest = max(least, length - cards)
    most = min(length, wilds)
    return span(spans, at, first + fewest, max(0, most - fewest + 1))


@rule
def payment_offset(taken: int, length: int, least: int, colour: int, wilds: int) -> int:
    """How far after such a `first` a payment lies; `colour` is a position among those taken."""
    if wilds == length:
        colour = taken - 1
    return colour * (length - least) + wilds
