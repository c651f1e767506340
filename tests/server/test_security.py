"""What docs/security.md promises, except hidden cards: tokens, other sites, sizes, rates, errors, slow clients."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.client import QUICK, Api, Player, Refused, Table, open_table, over, play_out
from server.conftest import Serve
from server.in_process import InProcessServer, in_process_server
from wayfare.server import wire
from wayfare.server.http.socket import Connection
from wayfare.server.table.moves import Moves

HEADERS = ("content-security-policy", "x-content-type-options", "referrer-policy", "x-frame-options")


@asynccontextmanager
async def server_and_api(folder: Path, **settings: object) -> AsyncIterator[tuple[InProcessServer, Api]]:
    async with in_process_server(folder, **settings) as server, Api(server.url) as api:
        yield server, api


async def status(api: Api, method: str, path: str, body: object = None, token: str | None = None) -> tuple[int, str]:
    """The status and the code of a refusal."""
    with pytest.raises(Refused) as caught:
        await api.ask(object, method, path, body, token)
    return caught.value.status, caught.value.refusal.code


def socket_of(server: InProcessServer, table: Table) -> str:
    return f"ws{server.url.removeprefix('http')}/api/tables/{table.id}/socket"


async def test_every_answer_has_security_headers_and_sets_no_cookie(tmp_path: Path) -> None:
    async with server_and_api(tmp_path) as (_, api):
        for path in ("/", "/t/k3v9q2m7x4wd", "/api/games", "/api/tables/k3v9q2m7x4wd", "/api/nothing", "/healthz"):
            answer = await api.send("GET", path)
            assert all(name in answer.headers for name in HEADERS), path
            assert "set-cookie" not in answer.headers
            assert "access-control-allow-origin" not in answer.headers
        policy = (await api.send("GET", "/")).headers["content-security-policy"]
        assert "default-src 'self'" in policy and "unsafe-eval" not in policy
        assert "unsafe-inline" not in policy.partition("style-src")[0]


async def test_other_sites_cannot_open_a_socket(tmp_path: Path) -> None:
    async with server_and_api(tmp_path, origins=["https://club.example.org"]) as (server, api):
        table = await open_table(api, "new-york", 2)
        for origin in ("https://evil.example", "null", f"{server.url}.evil.example", "http://127.0.0.1"):
            with pytest.raises((InvalidStatus, ConnectionClosed)):
                async with connect(socket_of(server, table), additional_headers={"Origin": origin}) as line:
                    await line.recv()
        for origin in (server.url, "https://club.example.org"):
            async with connect(socket_of(server, table), additional_headers={"Origin": origin}) as line:
                await line.send('{"type":"hello"}')
                assert '"welcome"' in str(await line.recv())


async def test_tokens_are_stored_as_hashes_only(tmp_path: Path) -> None:
    async with server_and_api(tmp_path) as (_, api):
        table = await open_table(api, "new-york", 2)
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert table.id.encode() in kept
    assert not any(token.encode() in kept for token in [table.host_token, *table.people])


async def test_nobody_can_act_with_anothers_token(tmp_path: Path) -> None:
    async with server_and_api(tmp_path) as (_, api):
        table, other = [await open_table(api, "new-york", 2) for _ in range(2)]
        here, (ann, _) = f"/api/tables/{table.id}", table.people
        play = wire.Play(id="x", version=0, action="draw deck")
        assert await status(api, "POST", f"{here}/moves", play) == (401, "no-token")
        assert await status(api, "POST", f"{here}/moves", play, other.people[0]) == (401, "no-token")
        assert await status(api, "POST", f"{here}/moves", play, table.host_token) == (403, "not-allowed")
        assert await status(api, "PUT", f"{here}/options", QUICK, ann) == (403, "not-allowed")
        assert await status(api, "PUT", f"{here}/options", QUICK) == (401, "no-token")
        assert await status(api, "GET", f"{here}/snapshot", token="made up") == (401, "no-token")


async def test_spectators_see_only_public_things_and_only_where_allowed(tmp_path: Path) -> None:
    async with server_and_api(tmp_path) as (server, api):
        table = await open_table(api, "new-york", 2)
        snapshot = await api.snapshot(table.id)
        view = snapshot.view
        assert (view.seat, view.hand, view.tickets, view.offer, view.legal, snapshot.progress) == (
            None,
            {},
            [],
            [],
            [],
            [],
        )
        private = wire.Options(pace_ms=0, spectators=False)
        await api.ask(wire.TableInfo, "PUT", f"/api/tables/{table.id}/options", private, table.host_token)
        assert await status(api, "GET", f"/api/tables/{table.id}/snapshot") == (403, "not-allowed")
        async with Player(server.url, table.id) as spectator:
            await spectator.hear_until(lambda: spectator.refusals)
            assert spectator.view is None


async def test_no_answer_contains_the_text_of_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> wire.Accepted:
        raise RuntimeError("the seed is Methuselah")

    async with server_and_api(tmp_path) as (server, api):
        table = await open_table(api, "new-york", 2)
        monkeypatch.setattr(Moves, "_commit", broken)
        async with Player(server.url, table.id, table.people[0]) as ann:
            await ann.hear_until(lambda: ann.view is not None)
            play = wire.Play(id="x", version=0, action="draw deck")
            answer = await api.send("POST", f"/api/tables/{table.id}/moves", play, table.people[0])
            assert answer.status_code == 500
            assert (
                b'"failed"' in answer.content and b"Methuselah" not in answer.content and b"Error" not in answer.content
            )
            await ann.play("draw deck")
            await ann.hear_until(lambda: ann.refusals)
            assert ann.refusals[0].code == "failed"
            assert b"Methuselah" not in ann.received[-1]


async def test_anything_too_large_is_refused(tmp_path: Path) -> None:
    async with server_and_api(tmp_path) as (server, api):
        table = await open_table(api, "new-york", 2)
        here, (ann, _) = f"/api/tables/{table.id}", table.people
        assert await status(api, "POST", f"{here}/chat", {"text": "x" * 301}, ann) == (400, "malformed")
        assert await status(api, "POST", f"{here}/join", {"name": "x" * 25}) == (400, "malformed")
        assert await status(api, "POST", "/api/tables", {"game": "x" * 4_000_000}) == (413, "too-large")
        async with connect(socket_of(server, table), compression=None) as line:
            await line.send('{"type":"hello"}')
            with pytest.raises(ConnectionClosed) as ended:
                await line.send("x" * 4_000_000)
                async with asyncio.timeout(10):
                    while True:
                        await line.recv()
            assert ended.value.rcvd is None or ended.value.rcvd.code != 1011


async def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    """The clock is stopped, so no bucket refills."""
    async with server_and_api(tmp_path, limits=True) as (_, api):
        table = await open_table(api, "new-york", 2)
        chairs = [wire.NewChair(kind="human", name="Ann"), wire.NewChair(kind="open")]
        made = 0
        with pytest.raises(Refused) as caught:
            for _ in range(1000):
                await api.create(wire.CreateTable(game="new-york", chairs=chairs))
                made += 1
        assert 5 < made < 100
        assert (caught.value.status, caught.value.refusal.code) == (429, "too-many")
        said = 0
        with pytest.raises(Refused, match="too-many"):
            for _ in range(1000):
                await api.ask(wire.ChatLine, "POST", f"/api/tables/{table.id}/chat", {"text": "hm"}, table.people[0])
                said += 1
        assert 1 < said < 50
        answer = await api.send("POST", "/api/tables", wire.CreateTable(game="new-york", chairs=chairs))
        assert answer.status_code == 429 and "retry-after" in answer.headers


async def test_chat_is_plain_text_and_can_be_muted(tmp_path: Path) -> None:
    async with server_and_api(tmp_path) as (server, api):
        table = await open_table(api, "new-york", 2)
        here, (ann, bob) = f"/api/tables/{table.id}", table.people
        said = await api.ask(wire.ChatLine, "POST", f"{here}/chat", {"text": "\x1b[2J<b>hi</b>\u202e\n"}, bob)
        assert said.text == "[2J<b>hi</b>"
        chair = (await api.table(table.id)).chairs[1].id
        mute = wire.Mute(chair_id=chair, muted=True)
        assert await status(api, "POST", f"{here}/mute", mute, bob) == (403, "not-allowed")
        await api.ask(wire.TableInfo, "POST", f"{here}/mute", mute, table.host_token)
        assert await status(api, "POST", f"{here}/chat", {"text": "again"}, bob) == (403, "not-allowed")
        async with Player(server.url, table.id, ann) as player:
            await player.hear_until(lambda: player.table is not None)
            assert b"<b>hi</b>" in player.received[0]


async def test_a_client_that_does_not_read_delays_nobody_and_catches_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A spectator's connection is stuck for a whole game; then it gets one whole snapshot, not everything it missed."""
    awake, send = asyncio.Event(), Connection.send

    async def stuck(line: Connection, message: bytes) -> None:
        if line._client.token_hash is None:
            await awake.wait()
        await send(line, message)

    monkeypatch.setattr(Connection, "send", stuck)
    monkeypatch.setattr(Connection, "send_now", lambda *_: False)
    monkeypatch.setattr("wayfare.server.table.clients.OUTBOX", 8)
    async with server_and_api(tmp_path) as (server, api):
        table = await open_table(api, "first-journey-usa", 2)
        async with (
            Player(server.url, table.id) as sleeper,
            Player(server.url, table.id, table.people[0]) as ann,
            Player(server.url, table.id, table.people[1]) as bob,
        ):
            await play_out([ann, bob])
            awake.set()
            await sleeper.hear_until(lambda: sleeper.over)
            assert len(sleeper.received) < 15 < len(sleeper.moves) == len(ann.moves)


async def test_a_server_told_to_stop_says_goodbye(serve: Serve) -> None:
    """SIGTERM: acknowledged moves stay, clients are told to reconnect, and they do."""
    server = serve()
    async with Api(server.url) as api:
        table = await open_table(api, "new-york", 2)
    players = [Player(server.url, table.id, token) for token in table.people]
    for player in players:
        await player.connect()
    await asyncio.gather(*(player.play_until(lambda player: (player.version or 0) >= 6) for player in players))
    assert await asyncio.to_thread(server.stop) in (0, -signal.SIGTERM)
    for player in players:
        with pytest.raises(ConnectionClosed):
            await player.hear_until(lambda: False)
        assert b'"bye"' in player.received[-1] and b"restarting" in player.received[-1]
        await player.drop()
    server.start()
    await asyncio.gather(*(player.play_through(over) for player in players))
    assert not any(player.resyncs or player.refusals for player in players)
    for player in players:
        await player.drop()
