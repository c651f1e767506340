"""One GET of a much-undone table froze everything: the match was dealt and replayed for every undo, on the loop."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import pytest
from msgspec.structs import replace
from server.backend import backend
from server.client import Api
from server.conftest import Serve
from server.long_logs import LogWriter, facts_of
from server.processes import Server

from attacks.long_tables import much_undone_log, put_into
from attacks.watch import BUSY, STRICT, watched
from wayfare.engine import Action, Event, Match
from wayfare.server.table.checkpoint import INTERVAL


async def open_them(server: Server, moves: int, pairs: int, tables: int, busy: float = BUSY) -> None:
    writer = much_undone_log(moves, pairs)
    writer.facts = replace(writer.facts, touched=time.time())  # or clean-up would take them for abandoned
    ids = put_into(server, writer, tables)
    times = []
    async with watched(server, f"{tables} tables of {moves} moves and {pairs} undos", busy), Api(server.url) as api:
        for id in ids * 2:
            begin = time.monotonic()
            snapshot = await api.snapshot(id)
            times.append(time.monotonic() - begin)
            assert snapshot.version == writer.log.version and len(snapshot.moves) == len(writer.match.moves)
    print(f"slowest answer {1000 * max(times):.0f} ms")


async def test_opening_a_much_undone_table_keeps_nobody_waiting(shared: Serve) -> None:
    await open_them(shared(), moves=400, pairs=60, tables=3)


@pytest.mark.deep
async def test_opening_many_much_undone_tables_keeps_nobody_waiting(serve: Serve) -> None:
    await open_them(serve(), moves=1500, pairs=300, tables=20, busy=STRICT)


async def test_a_long_table_opens_from_its_checkpoint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the log is, no more than a few hundred of its entries are replayed."""
    async with backend(tmp_path) as here:
        ann = await here.create("Ann", "Bob", "Cleo", "Dan", game="first-journey-europe")
        writer = LogWriter(facts_of(kinds="hhhh", seed=here.table(ann).facts.seed))
        writer.stretch(2 * INTERVAL + 50)
        for move in writer.entries:
            await here.play(ann, move.seat, move.action)
        table = here.table(ann)
        before = [table.snapshot(seat) for seat in (None, 0, 1, 2, 3)]
        await here.tables.tasks.finish()  # checkpoints are written in the background
        played: list[Action] = []
        real = Match.play

        def counted(match: Match, action: Action) -> tuple[Event, ...]:
            assert threading.current_thread() is not threading.main_thread()  # where the event loop runs
            played.append(action)
            return real(match, action)

        monkeypatch.setattr(Match, "play", counted)
        here.tables.drop(table)
        table = await here.tables.open(ann.table.id)
        assert len(played) == table.version % INTERVAL == 50
        assert [table.snapshot(seat) for seat in (None, 0, 1, 2, 3)] == before
        monkeypatch.undo()
        again = await here.play(ann, writer.entries[5].seat, writer.entries[5].action, version=5, id="move 5")
        assert again.version == 6  # sent again, though it is older than the checkpoint
