"""Checking that what clients saw agrees with the record."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from server.client import Player
from wayfare.engine import Match, Record


def replayed(record: bytes) -> Match:
    """The match of a downloaded record, dealt again from its seed."""
    return Record.from_json(record).replay()


def as_seen(match: Match, seat: int | None) -> list[dict[str, Any]]:
    """The moves of a match as a seat may know them."""
    return [move.to_dict() for move in match.view(seat).moves]


def received(player: Player) -> list[dict[str, Any]]:
    """The moves as a client collected them from its messages."""
    moves: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(player.moves))
    return [{"events": [], **{key: value for key, value in move.items() if key != "stand_in"}} for move in moves]


def check_all_saw(match: Match, players: Iterable[Player]) -> None:
    """Everyone saw the moves of this match, each from their own seat, and the same commitment."""
    for player in players:
        assert player.you is not None and player.view is not None
        assert received(player) == as_seen(match, player.you.seat)
        assert player.view.commitment == match.commitment


def check_acknowledged(match: Match, players: Iterable[Player]) -> int:
    """Every acknowledged move is in the match exactly once, at its version. Returns how many there are."""
    versions: set[int] = set()
    for player in players:
        for move_id, accepted in player.accepted.items():
            move = match.moves[accepted.version - 1]
            assert player.you is not None and move.seat == player.you.seat
            assert match.game.action(player.played[move_id]).to_dict() == move.action_dict()
            assert accepted.version not in versions, "two moves were acknowledged for one version"
            versions.add(accepted.version)
    return len(versions)
