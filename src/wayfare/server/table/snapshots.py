"""Snapshots: what a seat may know, as it goes over the wire."""

from __future__ import annotations

from typing import Any

from wayfare.bots import TicketProgress
from wayfare.engine import Move, Score, View, ViewCache, ViewData
from wayfare.server.progress import seat_progress
from wayfare.server.table.match_log import MatchLog
from wayfare.server.wire import Snapshot, SnapshotMessage, TableMove

LONG_MATCH_MOVES = 200  # moves; only beyond that is it worth remembering them in the form in which they are sent


class SnapshotCache:
    """What snapshots share: a version's public part, parts that change rarely, and the moves of a long match."""

    __slots__ = ("_moves", "_parts", "_public", "_sources", "_version")

    def __init__(self) -> None:
        self._parts = ViewCache()
        self._version = -1
        self._public: dict[str, Any] = {}
        self._sources: list[Move] = []
        self._moves: list[list[TableMove | None]] = []  # of each source: as others see it, as its player does

    def data(self, version: int, view: View) -> ViewData:
        if version != self._version:
            self._version, self._public = version, view.public_data(self._parts)
        return view.data(self._parts, self._public)

    def progress(self, view: View, tickets: list[str]) -> list[TicketProgress]:
        return seat_progress(self._parts, view, tickets)

    def score(self, view: View, tickets: list[str]) -> Score | None:
        """The score of the seat, which has these tickets, if the match ended now."""
        if view.seat is None:
            return None
        source = view.built, tickets, view.result is None  # only at the end do stations use routes
        return self._parts.get("score", view.seat, source, lambda: view.score)

    def table_moves(self, log: MatchLog, view: View, start: int) -> list[TableMove]:
        """A view's moves from number `start` on."""
        moves = view.moves[start:]
        if len(moves) <= LONG_MATCH_MOVES:
            return [table_move(move, log.is_stand_in(number)) for number, move in enumerate(moves, start)]
        self._follow(log.match.moves)
        found = []
        for number, move in enumerate(moves, start):
            forms, own = self._moves[number], move.seat == view.seat
            made = forms[own]
            if made is None:
                made = forms[own] = table_move(move, log.is_stand_in(number))
            found.append(made)
        return found

    def _follow(self, moves: tuple[Move, ...]) -> None:
        """Forget moves that were taken back, and make room for new ones."""
        while self._sources and (
            len(self._sources) > len(moves) or self._sources[-1] is not moves[len(self._sources) - 1]
        ):
            self._sources.pop()
            self._moves.pop()
        new = moves[len(self._sources) :]
        self._sources += new
        self._moves += [[None, None] for _ in new]

    def fill(self, log: MatchLog) -> None:
        """Do the slow part now: for a long match that is being read in a thread."""
        for seat in (None, *range(len(log.match.players))) if len(log.match.moves) > LONG_MATCH_MOVES else ():
            self.table_moves(log, log.match.view(seat), 0)


def snapshot(log: MatchLog, cache: SnapshotCache, seat: int | None, since: int | None) -> Snapshot:
    """Everything a seat may know, with the moves after a version that the client has seen, or all moves."""
    return Snapshot(**_fields(log, cache, seat, since))


def snapshot_message(log: MatchLog, cache: SnapshotCache, seat: int | None, since: int | None) -> SnapshotMessage:
    """The same, as a message for sockets."""
    return SnapshotMessage(**_fields(log, cache, seat, since))


def _fields(log: MatchLog, cache: SnapshotCache, seat: int | None, since: int | None) -> dict[str, Any]:
    view = log.match.view(seat)
    known = log.moves_at(since)
    data = cache.data(log.version, view)
    return {
        "version": log.version,
        "view": data,
        "progress": cache.progress(view, data.tickets + data.offer),
        "moves": cache.table_moves(log, view, known or 0),
        "since": None if known is None else since,
        "undo": log.undo_state(seat),
        "undone": log.undone_since(since) if known is None else None,
        "keeps": [] if seat in (None, log.match.turn) else [action.text for action in log.match.keep_choices(seat)],
        "score": cache.score(view, data.tickets),
    }


def table_move(move: Move, stand_in: bool) -> TableMove:
    return TableMove(
        seat=move.seat,
        action=move.action,
        source=move.source,
        card=move.card,
        route=move.route,
        location=move.location,
        cards=move.cards,
        tickets=move.tickets,
        count=move.count,
        events=move.plain_events(),
        stand_in=stand_in,
    )
