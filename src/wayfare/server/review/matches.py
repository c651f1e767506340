"""The match of a record, with everything checked, at its end or before one of its moves."""

from __future__ import annotations

from collections.abc import Callable

from wayfare.engine import Match, Record
from wayfare.errors import WayfareError
from wayfare.server import catalog
from wayfare.server.ops.threads import Pace
from wayfare.server.records.replay import BROKEN
from wayfare.server.refusals import Refused


def whole(record: Record, pace: Pace) -> Match:
    def play(match: Match) -> None:
        _play(match, record, len(record.moves), pace)
        record.check_end(match)

    match = _checked(record, play)
    if not match.over:
        raise Refused("record-not-over")
    return match


def before(record: Record, number: int, pace: Pace) -> Match:
    """The match before a move of the record, counted from 1."""
    if number > len(record.moves):
        raise Refused("no-such-move")
    return _checked(record, lambda match: _play(match, record, number - 1, pace))


def _play(match: Match, record: Record, count: int, pace: Pace) -> None:
    for number, move in enumerate(record.moves[:count], 1):
        record.step(match, number, move)
        pace.step()


def _checked(record: Record, play: Callable[[Match], None]) -> Match:
    try:
        match = record.deal(catalog.game(record.game))
        play(match)
    except WayfareError as error:
        raise Refused("record-differs", detail=error) from None
    except BROKEN:
        raise Refused("record-incomplete") from None
    return match
