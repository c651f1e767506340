"""Snapshots: what a seat may know, as it goes over the wire."""

from __future__ import annotations

from typing import Any

from wayfare.bots import TicketProgress, ticket_progress
from wayfare.engine import Move, Score, View
from wayfare.server.table.match_log import MatchLog
from wayfare.server.wire import Snapshot, SnapshotMessage, TableMove, UndoState


class ViewCache:
    """What snapshots share: a version's public part; a seat's progress and score, until tickets or routes change."""

    __slots__ = ("_progress", "_public", "_scores", "_version")

    def __init__(self) -> None:
        self._version = -1
        self._public: dict[str, Any] = {}
        self._progress: dict[int, tuple[bytes, list[str], list[TicketProgress]]] = {}
        self._scores: dict[int, tuple[bytes, list[str], Score | None]] = {}

    def public(self, version: int, view: View) -> dict[str, Any]:
        """What everyone may know at a version."""
        if version != self._version:
            self._version, self._public = version, view.public_data()
        return self._public

    def progress(self, view: View, tickets: list[str]) -> list[TicketProgress]:
        """How far the seat is with these tickets."""
        if view.seat is None:
            return []
        owners = view.state.owner.tobytes()
        known = self._progress.get(view.seat)
        if known is None or known[0] != owners or known[1] != tickets:
            known = self._progress[view.seat] = owners, tickets, ticket_progress(view, tickets)
        return known[2]

    def score(self, view: View) -> Score | None:
        """The seat's own score, if the match ended now."""
        if view.seat is None:
            return None
        owners, tickets = view.state.owner.tobytes(), view.tickets
        known = self._scores.get(view.seat)
        if known is None or known[:2] != (owners, tickets):
            known = self._scores[view.seat] = owners, tickets, view.score
        return known[2]


def snapshot(log: MatchLog, cache: ViewCache, seat: int | None, since: int | None, undo: bool) -> Snapshot:
    """Everything a seat may know, with the moves after a version that the client has seen, or all moves."""
    return Snapshot(**_fields(log, cache, seat, since, undo))


def snapshot_message(
    log: MatchLog, cache: ViewCache, seat: int | None, since: int | None, undo: bool
) -> SnapshotMessage:
    """The same, as a message for sockets."""
    return SnapshotMessage(**_fields(log, cache, seat, since, undo))


def _fields(log: MatchLog, cache: ViewCache, seat: int | None, since: int | None, undo: bool) -> dict[str, Any]:
    view = log.match.view(seat)
    known = log.moves_at(since)
    new = enumerate(view.moves[known or 0 :], known or 0)
    data = view.data(cache.public(log.version, view))
    return {
        "version": log.version,
        "view": data,
        "progress": cache.progress(view, data.tickets + data.offer),
        "moves": [table_move(move, log.is_stand_in(number)) for number, move in new],
        "since": None if known is None else since,
        "undo": log.undo_state(seat) if undo else UndoState(allowed=False, reason="undo-off"),
        "undone": log.undone if known is None else None,
        "keeps": [] if seat in (None, view.turn) else [action.text for action in log.match.keep_choices(seat)],
        "score": cache.score(view),
    }


def table_move(move: Move, stand_in: bool) -> TableMove:
    """A move with the server's own knowledge of it."""
    return TableMove(
        seat=move.seat,
        action=move.action,
        source=move.source,
        card=move.card,
        route=move.route,
        cards=move.cards,
        tickets=move.tickets,
        count=move.count,
        events=move.plain_events(),
        stand_in=stand_in,
    )
