"""What a searching bot tells about its thoughts."""

from __future__ import annotations

import msgspec

from wayfare.engine import Action


class Step(msgspec.Struct, frozen=True):
    """One action of a line of play."""

    seat: int
    action: Action


class Thought(msgspec.Struct, frozen=True):
    """An action that was considered: how much it was tried, and what came of it on average."""

    action: Action
    visits: int
    share: float  # of all visits
    value: float  # the chance to win, for the seat to act; a tie counts as its share
    ahead: float  # points (in a race: tickets) ahead of the best other seat at the end
    line: tuple[Step, ...]  # what is expected to follow, this action first
