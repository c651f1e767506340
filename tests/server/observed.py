"""Is what clients saw what the record tells?"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from server.client import Player
from wayfare.engine import Match, Record


def replayed(record: bytes) -> Match:
    """The match of a downloaded record, every card dealt again from its seed."""
    return Record.from_json(record).replay()


def as_seen(match: Match, seat: int | None) -> list[dict[str, Any]]:
    """The moves of a match as a seat may know them."""
    return [move.to_dict() for move in match.view(seat).moves]


def told(player: Player) -> list[dict[str, Any]]:
    """The moves as a client collected them from all the news it got."""
    moves: list[dict[str, Any]] = msgspec.to_builtins(player.moves)
    return [{"events": [], **{key: value for key, value in move.items() if key != "stand_in"}} for move in moves]


def check_all_saw(match: Match, players: Iterable[Player]) -> None:
    """Everybody saw the moves of this match, through the own eyes, and the cards that it dealt."""
    for player in players:
        assert player.you is not None and player.view is not None
        assert told(player) == as_seen(match, player.you.seat)
        assert player.view.commitment == match.commitment


def check_acknowledged(match: Match, players: Iterable[Player]) -> int:
    """Every acknowledged move is in the match at its own place: there, and there once."""
    places: set[int] = set()
    for player in players:
        for move_id, accepted in player.accepted.items():
            move = match.moves[accepted.version - 1]
            assert player.you is not None and move.seat == player.you.seat
            assert match.game.action(player.played[move_id]).to_dict() == move.action_dict()
            assert accepted.version not in places, "two moves were acknowledged for one place"
            places.add(accepted.version)
    return len(places)
