"""Players' moves, from sockets and from HTTP alike: checked, written, acknowledged; then everyone sees them."""

from __future__ import annotations

import time

from wayfare.engine import Action
from wayfare.errors import IllegalAction, NotationError
from wayfare.server.ops.limits import Limits
from wayfare.server.ops.metrics import Metrics
from wayfare.server.refusals import IllegalMove, Refused
from wayfare.server.store import StoreDown
from wayfare.server.table.locked import LockedTable
from wayfare.server.table.match_log import MatchLog
from wayfare.server.table.registry import Tables
from wayfare.server.table.table import Table
from wayfare.server.tokens import Caller, hash_token
from wayfare.server.wire import Accepted, Play, Undo


class Moves:
    """Takes moves and undos."""

    def __init__(self, tables: Tables, limits: Limits, metrics: Metrics) -> None:
        self._tables = tables
        self._limits = limits
        self._metrics = metrics

    async def submit(self, caller: Caller, table_id: str, request: Play | Undo, known: int | None = None) -> Accepted:
        """Make a move or take one back. A refusal comes with the current position, if it can be news.

        `known` is the version that came with the last stale move.
        """
        arrived = time.monotonic()
        table = await self._tables.open(table_id)
        seat = table.seat_of(caller)
        try:
            if self._tables.closing:
                raise Refused("restarting")
            self._limits.check("move", hash_token(caller.token or ""))
            async with self._tables.locked(table) as locked:
                accepted = await self._commit(locked, seat, request)
        except StoreDown:
            raise Refused("not-saved").for_move(request.id, None) from None
        except Refused as refused:
            code = refused.refusal.code
            old = code == "too-many" or (code == "stale" and table.version == known)
            news = table.match_log is not None and not old
            raise refused.for_move(request.id, table.snapshot(seat) if news else None) from None
        self._metrics.move_seconds.observe(time.monotonic() - arrived)
        return accepted

    async def _commit(self, locked: LockedTable, seat: int, request: Play | Undo) -> Accepted:
        table = locked.table
        if (earlier := _accepted_before(table, seat, request.id)) is not None:
            return earlier
        _check(table, seat, request)
        if isinstance(request, Play):
            written = await locked.play(seat, read_action(locked.log, request.action), client_id=request.id)
        else:
            written = await locked.undo(seat, request.id)
        if written:
            self._metrics.moves.labels("person").inc()
            return Accepted(id=request.id, version=table.version)
        if (earlier := _accepted_before(table, seat, request.id)) is not None:  # it also came through another worker
            return earlier
        raise Refused("stale", version=table.version)


def _accepted_before(table: Table, seat: int, client_id: str) -> Accepted | None:
    """The earlier answer to a move that is sent again."""
    number = table.match_log.number_of(seat, client_id) if table.match_log else None
    return None if number is None else Accepted(id=client_id, version=number)


def _check(table: Table, seat: int, request: Play | Undo) -> None:
    """Everything but the rules of the game."""
    facts, log = table.facts, table.match_log
    if facts.stage != "playing":
        raise Refused("over" if facts.stage == "over" else "not-started")
    if not request.id.isprintable():
        raise Refused("invalid-move-id")
    if facts.chairs[seat].away:
        raise Refused("left-table")
    if request.version != table.version:
        raise Refused("stale", version=table.version)
    if isinstance(request, Play) and table.turn != seat:
        raise Refused("not-your-turn")
    if isinstance(request, Undo) and not (facts.options.undo and log and log.may_undo(seat)):
        raise Refused("nothing-to-undo")


def read_action(log: MatchLog, text: str) -> Action:
    """An action from its notation."""
    try:
        return log.match.game.action(text)
    except NotationError:
        raise IllegalMove(IllegalAction("This is not an action in this game", "C-1", "no-such-action")) from None
