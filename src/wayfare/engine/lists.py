"""The lists that everything else derives from: kinds of action and event, phases, score lines, end reasons, tie-breaks.

Notation, records, the server's messages, the browser's types and the tests all read them here; the kernel numbers
each entry by its position. What people read about an entry is in the message files, under `score-<key>` and so on.
An entry's code appears in records, so it's never renamed.
"""

from __future__ import annotations

from typing import Literal, get_args

# What a player may decide to do.
ActionKind = Literal["draw", "claim", "keep", "tickets", "swap", "pass", "pay", "withdraw", "station"]
ACTION_KINDS: tuple[ActionKind, ...] = get_args(ActionKind)

# Where a drawn card may come from, in games with a market.
CardSource = Literal["deck", "market"]
CARD_SOURCES: tuple[CardSource, ...] = get_args(CardSource)

# What can happen because of an action, chance included.
EventKind = Literal[
    "drew",  # a card, from the deck to a hand
    "refilled",  # a card, from the deck to the market
    "reset",  # the market was discarded
    "reshuffled",  # the discards became the deck
    "offered",  # tickets to choose from
    "returned",  # a ticket, to the bottom of its deck
    "drew-ticket",
    "completed",  # a ticket, shown to everyone
    "bonus",  # a bonus ticket
    "last-round",  # it begins
    "revealed",  # a card, turned up for a tunnel
    "removed",  # a ticket, out of the game
]
EVENT_KINDS: tuple[EventKind, ...] = get_args(EventKind)

# What the seat whose turn it is has to decide.
Phase = Literal["keep", "turn", "next-card", "tunnel", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)

# The sources of points, in the order of the score pad. How each is counted is in kernel/scoring.py.
ScoreKey = Literal["routes", "tickets", "attractions", "longest", "stations"]
SCORE_LINES: tuple[ScoreKey, ...] = get_args(ScoreKey)

# A board has a score line if its rules have this number, and it isn't 0.
SCORED_IF: dict[ScoreKey, str] = {
    "routes": "route_points",
    "tickets": "tickets_offered",
    "attractions": "attraction_points",
    "longest": "longest_points",
    "stations": "station_points",
}

# Why a match ended.
EndReason = Literal["last-round", "all-passed", "six-tickets", "out-of-pieces", "stalemate"]
END_REASONS: tuple[EndReason, ...] = get_args(EndReason)

# What may decide between players who are level: a board's rules say which, and in which order. Last, that nothing did.
TieBreak = Literal["completed", "fewest-stations", "longest", "shared"]
TIE_BREAKS: tuple[TieBreak, ...] = get_args(TieBreak)

# Why an action isn't legal now.
Reason = Literal[
    "claimed",
    "own-other-half",
    "half-closed",
    "too-few-pieces",
    "too-few-cards",
    "keep-first",
    "second-card-first",
    "no-cards-in-deck",
    "market-wild-second",
    "not-in-market",
    "not-on-offer",
    "nothing-on-offer",
    "must-not-pass",
    "no-tickets-left",
    "tunnel-first",
    "no-tunnel-open",
    "not-the-amount-due",
    "no-stations-left",
    "station-taken",
    "not-the-stations-cost",
    "match-over",
    "no-such-action",
]
REASONS: tuple[Reason, ...] = get_args(Reason)
