"""What a searching bot considered, and why it may be right: plain data, ready to be sent."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

ReasonKind = Literal[
    "completes",  # the claim completes `ticket`, worth `points`
    "on-way",  # it's on a shortest path for `ticket`, which then needs `count` more spaces
    "bonus",  # it connects the coasts
    "between",  # it lies between two parts of `seat`'s network, and leaves no other route between its ends
    "rival",  # `seat` holds `ticket` with a probability of `count` per cent, and may want `route` for it
    "attractions",  # it reaches `count` more attractions, worth `points`
    "longest",  # it makes the seat's longest path `count` pieces long, and the longest of all, worth `points`
    "tunnel",  # it's a tunnel; `count` more cards of the seat could pay what it costs on top
    "takes-back",  # the seat takes back the `count` cards that it laid down for a tunnel
    "lends",  # a station there could use `seat`'s `route`; `ticket`, worth `points`, would then need `count` spaces
    "last-round",  # it leaves `count` pieces, so the last round begins
    "scores",  # it scores `points` and takes `count` pieces
    "extends",  # it touches the seat's own routes
    "leaves",  # it leaves `count` pieces
    "pays",  # with `card` the seat can pay for `route`, which it wants (for `ticket`)
    "toward",  # `card` helps to pay for `route`, which it wants (for `ticket`); then `count` cards are missing
    "ferry",  # `route`, which it wants (for `ticket`), is a ferry: `card` pays for one of its wild spaces
    "wild",  # `card` counts as any colour
    "gathers",  # the seat then holds `count` of `card`
    "none-helps",  # the seat wants `route` (for `ticket`); no face-up card it may take helps to pay for it
    "short",  # the seat wants `route` (for `ticket`), and is `count` cards short of it
    "no-claim",  # there is no route it can claim now
    "unseen",  # nobody else sees a card from the deck
    "done",  # all its tickets are complete; it has `count` pieces left
    "pieces",  # it has `count` pieces left
    "cut",  # none of its tickets can be completed any more
    "far",  # even the nearest of its tickets needs `count` spaces
    "needs",  # `ticket`, which it keeps, needs `count` spaces and is worth `points`
    "connected",  # `ticket`, which it keeps, is connected already; worth `points`
    "returns",  # `ticket`, which it gives back, needs `count` spaces and is worth `points`
    "only",  # there is no other legal action
]
REASON_KINDS: tuple[ReasonKind, ...] = get_args(ReasonKind)

Confidence = Literal[
    "clear",  # most tries went to it: other searches nearly always agree
    "probable",
    "close",  # the next was tried nearly as often, and may be just as good
]
CONFIDENCES: tuple[Confidence, ...] = get_args(Confidence)


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


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """A fact that speaks for an action. It follows from the seat's view, the action and the line of play."""

    kind: ReasonKind
    ticket: str | None = None
    route: str | None = None
    card: str | None = None
    seat: int | None = None
    count: int = 0
    points: int = 0


class Suggestion(Thought, frozen=True, kw_only=True):
    """A thought with its reasons. The claims of two neighbouring routes, however paid, are one suggestion."""

    reasons: list[Reason]  # the most telling first
    confidence: Confidence | None = None  # that it's the best; None for all but the first, and if there's no other
