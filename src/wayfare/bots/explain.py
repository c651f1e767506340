"""What a searching bot considered: plain data, ready to be sent."""

from __future__ import annotations

import msgspec


class Step(msgspec.Struct, frozen=True):
    """One action in a line of play."""

    seat: int
    action: str  # in notation


class Thought(msgspec.Struct, frozen=True):
    """An action the bot considered, and how it did on average."""

    action: str  # in notation
    visits: int  # how often it was tried
    share: float  # of all visits
    value: float  # the chance of winning for the seat to act; a tie counts as its share
    ahead: float  # the lead at the end over the best other seat, in points (in a race: tickets)
    line: list[Step]  # what the bot expects to follow, starting with this action
