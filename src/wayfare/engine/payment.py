"""What may pay for what: cards of one colour, and wild cards in place of any of them (C-2, EU-10, EU-14, EU-19).

The kernel counts payments in the order in which `payments` lists them: see kernel/payments.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from wayfare.engine.board import GRAY_ROUTE, Board, Route


class Payment(msgspec.Struct, frozen=True, gc=False):
    """Some cards of a colour and some wild cards. With wild cards alone, the colour is the wild card itself."""

    colour: str
    cards: int  # of the colour
    wild: str
    wilds: int

    @property
    def size(self) -> int:
        return self.cards + self.wilds

    def to_dict(self) -> dict[str, int]:
        """How many of each card, the wild card last: as in a record."""
        return {card: count for card, count in ((self.colour, self.cards), (self.wild, self.wilds)) if count}

    def __str__(self) -> str:
        """Its notation: `pink×3 taxi×1`."""
        return " ".join(f"{card}×{count}" for card, count in self.to_dict().items())

    def missing_from(self, hand: Mapping[str, int]) -> int:
        return sum(max(0, count - hand.get(card, 0)) for card, count in self.to_dict().items())


def colours(board: Board) -> tuple[str, ...]:
    """The colours, in the file's order, without the wild card."""
    return tuple(card for card in board.cards if card != board.wild)


def payments(board: Board, taken: Sequence[str], cards: int, least: int = 0) -> Iterator[Payment]:
    """Every way to pay so many cards: by colour, with `least` to cards - 1 wilds; last, all wilds."""
    for colour in taken:
        for wilds in range(least, cards):
            yield Payment(colour, cards - wilds, board.wild, wilds)
    yield Payment(board.wild, 0, board.wild, cards)


def claim_payments(board: Board, route: Route) -> Iterator[Payment]:
    """Every way to pay for a route (C-2, EU-10)."""
    taken = colours(board) if route.colour == GRAY_ROUTE else (route.colour,)
    return payments(board, taken, route.length, route.wilds)
