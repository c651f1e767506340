"""Players' moves, from sockets and from HTTP alike: checked, written, acknowledged; then everyone sees them."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

from wayfare.engine import Action
from wayfare.errors import IllegalAction, NotationError
from wayfare.server.callers import Caller
from wayfare.server.ops.limits import Limits
from wayfare.server.ops.metrics import Metrics
from wayfare.server.records.replay import MOVE_LIMIT
from wayfare.server.refusals import IllegalMove, Refused
from wayfare.server.store import StoreDown
from wayfare.server.table.locked import LockedTable
from wayfare.server.table.match_log import UNDO_LIMIT, MatchLog
from wayfare.server.table.registry import Tables
from wayfare.server.table.table import Table
from wayfare.server.wire import Accepted, Play, Undo

Acknowledge = Callable[[Accepted], None]


class Moves:
    def __init__(self, tables: Tables, limits: Limits, metrics: Metrics) -> None:
        self._tables = tables
        self._limits = limits
        self._metrics = metrics

    async def submit(
        self,
        caller: Caller,
        table_id: str,
        request: Play | Undo,
        known: int | None = None,
        acknowledge: Acknowledge = lambda accepted: None,
    ) -> Accepted:
        """Make a move or take one back. A refusal comes with the current position, if it can be news.

        `known` is the version that came with the last refusal. `acknowledge` is called with the answer before anyone is
        shown the move, so that nobody sees their own move before they know that it was accepted.
        """
        arrived = time.monotonic()
        seat = await self._tables.ask(table_id, lambda table: table.seat_of(caller))
        table = await self._tables.open(table_id)
        if table.facts.stage == "lobby" or table.facts.chairs[seat].away:  # another worker may know better
            await self._tables.refresh(table)
            seat = table.seat_of(caller)
        try:
            if self._tables.closing:
                raise Refused("restarting")
            self._limits.check("move", caller.token_hash)
            async with self._tables.locked(table) as locked:
                accepted = await self._commit(locked, seat, request, acknowledge)
        except StoreDown:
            raise Refused("not-saved").for_move(request.id, None) from None
        except Refused as refused:
            news = table.match_log is not None and table.version != known and refused.refusal.code != "too-many"
            raise refused.for_move(request.id, table.snapshot(seat) if news else None) from None
        self._metrics.move_seconds.observe(time.monotonic() - arrived)
        return accepted

    async def _commit(self, locked: LockedTable, seat: int, request: Play | Undo, acknowledge: Acknowledge) -> Accepted:
        table = locked.table
        if request.version > table.version and self._tables.store.shared:  # they heard of it through another worker
            await locked.catch_up()
        if (earlier := await self._accepted_before(locked, seat, request)) is not None:
            acknowledge(earlier)
            return earlier
        _check(table, seat, request)
        accepted = Accepted(id=request.id, version=table.version + 1)
        before_news = partial(acknowledge, accepted)
        if isinstance(request, Play):
            action = read_action(locked.log, request.action)
            written = await locked.play(seat, action, client_id=request.id, before_news=before_news)
        else:
            written = await locked.undo(seat, request.id, before_news)
        if written:
            self._metrics.moves_by_people.inc()
            return accepted
        earlier = await self._accepted_before(locked, seat, request)  # it may have come through another worker too
        if earlier is not None:
            acknowledge(earlier)
            return earlier
        raise Refused("stale", version=table.version)

    async def _accepted_before(self, locked: LockedTable, seat: int, request: Play | Undo) -> Accepted | None:
        """The earlier answer to a move that is sent again."""
        log = locked.table.match_log
        if log is None:
            return None
        number = log.number_of(seat, request.id)
        if number is None and request.version < log.first:  # before the checkpoint: only the store knows
            number = await self._tables.store.log.number_of(locked.table.id, seat, request.id)
        return None if number is None else Accepted(id=request.id, version=number)


def _check(table: Table, seat: int, request: Play | Undo) -> None:
    """Everything but the rules of the game."""
    facts = table.facts
    if facts.stage != "playing":
        raise Refused("over" if facts.stage == "over" else "not-started")
    if not request.id.isprintable():
        raise Refused("invalid-move-id")
    if facts.chairs[seat].away:
        raise Refused("left-table")
    if isinstance(request, Undo):
        _check_undo(table, seat, request)
        return
    if request.version != table.version:
        raise Refused("stale", version=table.version)
    if table.turn != seat:
        raise Refused("not-your-turn")
    if table.match_log is not None and len(table.match_log.match.moves) >= MOVE_LIMIT:
        raise Refused("match-too-long", limit=MOVE_LIMIT)


def _check_undo(table: Table, seat: int, undo: Undo) -> None:
    """Bots may have replied meanwhile: then it's still the same move that the player wants back."""
    log = table.match_log
    assert log is not None
    if undo.version != table.version and not log.only_bots_since(undo.version):
        raise Refused("stale", version=table.version)
    obstacle = log.undo_state(seat).obstacle
    if obstacle is not None:
        raise Refused(f"undo-{obstacle.removeprefix('undo-')}", limit=UNDO_LIMIT)


def read_action(log: MatchLog, text: str) -> Action:
    try:
        return log.match.game.action(text)
    except NotationError:
        raise IllegalMove(IllegalAction("This is not an action in this game", "C-1", "no-such-action")) from None
