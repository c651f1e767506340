"""The match of a record, with everything checked, at its end or before one of its moves."""

from __future__ import annotations

from wayfare.engine import Match, Record
from wayfare.server.ops.threads import Pace
from wayfare.server.records.replay import match_after, refused_if_wrong
from wayfare.server.refusals import Refused


def whole(record: Record, pace: Pace) -> Match:
    with refused_if_wrong():
        match = match_after(record, None, pace)
        record.check_end(match)
    if not match.over:
        raise Refused("record-not-over")
    return match


def before(record: Record, number: int, pace: Pace) -> Match:
    """The match before a move of the record, counted from 1."""
    if number > len(record.moves):
        raise Refused("no-such-move")
    with refused_if_wrong():
        return match_after(record, number - 1, pace)
