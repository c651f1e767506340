"""Hints, replays and practice tables could take all processor time: abandoned hints kept others' bots waiting."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from pathlib import Path

import httpx
import msgspec
import pytest
from server.client import Api
from server.conftest import Serve
from server.in_process import in_process_server
from server.long_logs import LogWriter, facts_of
from server.processes import Server

from attacks.watch import BUSY, STRICT, watched
from wayfare.server import wire

ATTACKER, VISITOR = "198.51.100.66", "203.0.113.20"
EXPERT_SECONDS = 8  # for its first move: it thinks for three


def api(server: Server, address: str) -> Api:
    """A client at this address, as a proxy reports it."""
    headers = {"X-Forwarded-For": address}
    return Api(server.url, httpx.AsyncClient(base_url=server.url, headers=headers, timeout=120))


def match(*chairs: wire.NewChair) -> wire.CreateTable:
    return wire.CreateTable(
        game="first-journey-europe", chairs=list(chairs), options=wire.Options(pace_ms=0), start=True
    )


PERSON = wire.NewChair(kind="human", name="Mallory")
BOT = wire.NewChair(kind="bot", level="easy")
EXPERT = wire.NewChair(kind="bot", level="expert")


async def abandon(attacker: Api, created: wire.Created) -> None:
    """Ask for a hint, and hang up."""
    token = created.tokens[0].token
    with suppress(TimeoutError):
        async with asyncio.timeout(0.2):
            await attacker.send("POST", f"/api/tables/{created.table.id}/hint", token=token)


async def ask_for_hints(serve: Serve, tables: int, hints: int, busy: float = BUSY) -> None:
    server = serve(WAYFARE_LIMITS="true")
    async with api(server, ATTACKER) as attacker, api(server, VISITOR) as visitor:
        async with watched(server, f"{hints} abandoned hints at {tables} tables", busy):
            targets = [await attacker.create(match(PERSON, BOT)) for _ in range(tables)]
            floods = [abandon(attacker, targets[n % tables]) for n in range(hints)]
            flooding = asyncio.gather(*floods)
            begin = time.monotonic()
            table = await visitor.create(match(EXPERT, PERSON))
            await visitor.snapshot(table.table.id, table.tokens[0].token, since=0)
            waited = time.monotonic() - begin
            await flooding
        print(f"someone else's expert moved after {waited:.1f} s")
        assert waited < EXPERT_SECONDS


async def test_abandoned_hints_keep_no_bot_waiting(serve: Serve) -> None:
    await ask_for_hints(serve, tables=8, hints=40)


@pytest.mark.deep
async def test_many_abandoned_hints_keep_no_bot_waiting(serve: Serve) -> None:
    await ask_for_hints(serve, tables=30, hints=150, busy=STRICT)


# Replays


def long_record(kinds: str = "hhhh", moves: int = 3000) -> dict[str, object]:
    """The record of a match that lasts as long as one can."""
    writer = LogWriter(facts_of(kinds=kinds))
    writer.stretch(moves)
    record: dict[str, object] = msgspec.json.decode(writer.match.record().to_json())
    return record


async def replay_all(server: Server, moves: int, requests: int, busy: float = BUSY) -> None:
    long, short = long_record(moves=moves), long_record("hh", 40)
    async with api(server, ATTACKER) as attacker, api(server, VISITOR) as visitor:
        async with watched(server, f"{requests} replays of {moves} moves", busy):
            body = wire.Replay(record=long, perspective="all")
            flood = [attacker.send("POST", "/api/replay", body) for _ in range(requests)]
            flooding = asyncio.gather(*flood)
            begin = time.monotonic()
            seen = await visitor.ask(wire.Replayed, "POST", "/api/replay", wire.Replay(record=short))
            waited = time.monotonic() - begin
            statuses = {answer.status_code for answer in await flooding}
            took = time.monotonic() - begin
        print(f"another visitor's replay took {waited:.1f} s; all {requests} took {took:.1f} s and gave {statuses}")
        assert seen.verified and len(seen.frames) == 41
        assert statuses <= {200, 429}


async def test_long_replays_keep_nobody_waiting(shared: Serve) -> None:
    await replay_all(shared(), moves=300, requests=5)


@pytest.mark.deep
async def test_many_long_replays_keep_nobody_waiting(serve: Serve) -> None:
    await replay_all(serve(), moves=2777, requests=20, busy=STRICT)


@pytest.mark.parametrize("limit", ["MOVE_LIMIT", "BYTES_LIMIT"])
async def test_no_record_is_too_long_to_be_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str) -> None:
    """Neither longer ones than people play, nor those whose answer would be too large."""
    monkeypatch.setattr(f"wayfare.server.records.replay.{limit}", 20)
    body = wire.Replay(record=long_record("hh", 40), perspective="all")
    async with in_process_server(tmp_path) as server, Api(server.url) as visitor:
        answer = await visitor.send("POST", "/api/replay", body)
        assert (answer.status_code, answer.json()["reason"]) == (413, "record-too-long")


async def continue_all(server: Server, moves: int, tables: int, busy: float = BUSY) -> None:
    body = match(*[PERSON, BOT, BOT, BOT])
    body = msgspec.structs.replace(body, record=long_record(moves=moves), moves=moves - 1)
    name = f"{tables} practice tables after {moves} moves"
    async with api(server, ATTACKER) as attacker, watched(server, name, busy):
        for _ in range(tables):
            answer = await attacker.send("POST", "/api/tables", body)
            assert answer.status_code == 201, answer.text


async def test_practice_tables_keep_nobody_waiting(shared: Serve) -> None:
    await continue_all(shared(), moves=300, tables=3)


@pytest.mark.deep
async def test_many_practice_tables_keep_nobody_waiting(serve: Serve) -> None:
    await continue_all(serve(), moves=600, tables=30, busy=STRICT)
