"""What else a stranger may try: raising the alarm, odd requests, filling the database, names nobody can see."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from server.backend import backend
from server.client import Api, open_table
from server.conftest import Serve
from server.in_process import in_process_server
from server.long_logs import LogWriter, facts_of

from attacks.long_tables import count_created, put_into
from attacks.raw import Raw
from attacks.watch import STRICT, watched
from wayfare.server.lobby.text import sanitize
from wayfare.server.ops import cleanup
from wayfare.server.ops.cleanup import DELETE_INTERVAL_SECONDS, Cleanup
from wayfare.server.refusals import Refused

ABANDONED = 1800


async def alarms(api: Api) -> float:
    """The counter that operators are told to watch."""
    text = (await api.send("GET", "/metrics")).text
    return float(text.partition("\nwayfare_errors_total ")[2].split()[0])


async def test_nobody_can_raise_the_alarm(tmp_path: Path) -> None:
    async with in_process_server(tmp_path) as server, Api(server.url) as api:
        table = await open_table(api, "new-york", 2)
        for method in ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE"):
            for path in (f"/api/tables/{table.id}/socket", "/api/tables/x/socket/", "/api/tables//socket", "/%00"):
                answer = await api.http.request(method, path)
                assert answer.status_code < 500, (method, path)
        for body in (b"", b"{"):
            raw = await Raw.connect(server.url)
            raw.send(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n" + body)
            await asyncio.sleep(0.05)  # the server reads the head and waits for the rest
            raw.end()
        await api.send("GET", "/api/games")
        assert await alarms(api) == 0


async def test_head_is_answered_like_get_without_a_body(tmp_path: Path) -> None:
    async with in_process_server(tmp_path) as server, Api(server.url) as api:
        for path in ("/", "/api/games", "/api/games/new-york", "/healthz", "/api/nothing"):
            get, head = await api.http.get(path), await api.http.head(path)
            assert (head.status_code, head.content) == (get.status_code, b"")
            assert head.headers["content-length"] == get.headers["content-length"]


async def test_answers_of_the_api_are_not_kept_by_caches(tmp_path: Path) -> None:
    async with in_process_server(tmp_path) as server, Api(server.url) as api:
        table = await open_table(api, "new-york", 2)
        for path in (
            "/api/games",
            f"/api/tables/{table.id}",
            f"/api/tables/{table.id}/snapshot",
            "/api/no",
            "/healthz",
        ):
            assert (await api.send("GET", path)).headers["cache-control"] == "no-store", path
        assert (await api.send("GET", "/")).headers["cache-control"] == "no-cache"


async def test_no_page_loads_anything_from_elsewhere(tmp_path: Path) -> None:
    async with in_process_server(tmp_path) as server, Api(server.url) as api:
        for path in (
            "/",
            "/api/schema",
            "/api/schema/",
            "/api/schema/swagger",
            "/api/schema/redoc",
            "/api/openapi.json",
        ):
            text = (await api.send("GET", path)).text
            assert not re.search(r"<(script|link|img)[^>]+//", text), path
        assert (await api.send("GET", "/api/schema")).json() == (await api.send("GET", "/api/openapi.json")).json()


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
async def test_bodies_must_be_json(tmp_path: Path, kind: str) -> None:
    """These three are what another site's page may send without asking."""
    async with in_process_server(tmp_path) as server, Api(server.url) as api:
        body = b'{"game": "new-york", "chairs": [{"kind": "human", "name": "Ann"}, {"kind": "open"}]}'
        answer = await api.http.post("/api/tables", content=body, headers={"Content-Type": kind})
        assert (answer.status_code, answer.json()["reason"]) == (415, "json-needed")
        for good in ("application/json", "application/json; charset=utf-8"):
            answer = await api.http.post("/api/tables", content=body, headers={"Content-Type": good})
            assert answer.status_code == 201


async def test_cleaning_up_keeps_pace_with_whoever_creates_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An address may create thirty a minute; here, they are abandoned after 36 seconds."""
    monkeypatch.setattr(cleanup, "DELETED", 4)
    async with backend(tmp_path, lobby_hours=0.01) as here:
        clean = Cleanup(here.tables, here.services.settings)
        for _ in range(2):
            for _ in range(10):
                await here.create("Ann", "?", start=False)
            here.clock.advance(61)
            await clean.once()
            assert not await here.store.tables.delete_abandoned(1e12, 1e12)


@pytest.mark.deep
async def test_thousands_of_abandoned_tables_are_deleted_and_nobody_waits(serve: Serve) -> None:
    """As many as one address can create in an hour; each was played for a while, 50 years ago."""
    server = serve()
    writer = LogWriter(facts_of(kinds="hhhh"))
    writer.stretch(50)
    put_into(server, writer, ABANDONED)
    async with watched(server, f"{ABANDONED} abandoned tables", STRICT):
        async with asyncio.timeout(2 * DELETE_INTERVAL_SECONDS):
            while count_created(server, 0.0):
                await asyncio.sleep(1)


@pytest.mark.parametrize(
    "text", ["\u3164", "\u115f\u1160", "\uffa0 \u2800", "\u0301", "\u034f", "\ufe0f", "\U000e0101"]
)
def test_names_can_be_seen(text: str) -> None:
    with pytest.raises(Refused, match="empty"):
        sanitize(text, 24)
    assert sanitize(f"An{text}n", 24).replace(text, "").isprintable()


def test_visible_names_stay_as_they_are() -> None:
    for name in ("Ann", "Zoë", "Ștefan", "김철수", "নাম", "❤\ufe0f", "नमस्ते", "1"):
        assert sanitize(name, 24) == name
    assert sanitize("An\u3164n", 24) == "Ann"
