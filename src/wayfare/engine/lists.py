"""The codes that everything else derives from: kinds of action and event, phases, score lines, end reasons, tie-breaks.

Types, records, the server's messages, the browser and the tests all read them here; the kernel numbers each code by its
position. What is true of each is in its entry in engine/mechanics; what people read about it is in the message files,
under `score-<key>` and so on. Codes appear in records, so they're never renamed and new ones come last.
"""

from __future__ import annotations

from typing import Literal, get_args

# What a player may decide to do.
ActionKind = Literal["draw", "claim", "keep", "tickets", "swap", "pass", "pay", "withdraw", "station"]
ACTION_KINDS: tuple[ActionKind, ...] = get_args(ActionKind)

# Where a drawn card may come from, in games with a market.
CardSource = Literal["deck", "market"]

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

# Why a match ended.
EndReason = Literal["last-round", "all-passed", "six-tickets", "out-of-pieces", "stalemate"]
END_REASONS: tuple[EndReason, ...] = get_args(EndReason)

# What may decide between players who are level: a board's rules say which, and in which order. Last, that nothing did.
TieBreak = Literal["completed", "fewest-stations", "longest", "shared"]
TIE_BREAKS: tuple[TieBreak, ...] = get_args(TieBreak)

# Why an action isn't legal now.
RefusalCode = Literal[
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
REFUSAL_CODES: tuple[RefusalCode, ...] = get_args(RefusalCode)


def covers(place: str, codes: tuple[str, ...], *named: str) -> tuple[int, ...]:
    """The positions of all codes of a list, as a place names them. A place that leaves one out stops the start."""
    missing, unknown = set(codes) - set(named), set(named) - set(codes)
    if missing or unknown or len(named) != len(codes):
        wrong = [f"lacks {code!r}" for code in sorted(missing)] + [f"has {code!r}" for code in sorted(unknown)]
        raise AssertionError(f"{place}: {', '.join(wrong) or 'names a code twice'}; the codes are in engine/lists.py.")
    return tuple(map(codes.index, named))
