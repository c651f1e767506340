"""Sockets: hello, switching seats, slow clients, presence, other sites, the end."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from server.backend import FakeTransport, backend
from server.client import Api, Player, open_table
from server.in_process import in_process_server
from wayfare.server import wire
from wayfare.server.http.transport import text_frame
from wayfare.server.ops.cleanup import Cleanup, say_goodbye
from wayfare.server.table.clients import OUTBOX, Client
from wayfare.server.table.locked import LockedTable
from wayfare.server.table.moves import Moves


async def test_a_slow_client_delays_nobody_and_gets_one_whole_snapshot(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        ann = await here.create()
        _, quick = here.connect(ann, 0)
        client, slow = here.connect(ann, 1)
        slow.open.clear()
        await here.keep_first(ann)
        table = here.table(ann)
        for _ in range(OUTBOX + 10):
            here.tables.broadcaster.notify(table, "facts")
            await here.settle()
        assert client.behind_since is not None
        assert len(quick.texts) > OUTBOX
        slow.open.set()
        await here.settle()
        assert client.behind_since is None and client.seen == table.version
        last = msgspec.json.decode(slow.texts[-1])
        assert (last["type"], last["since"], last["version"]) == ("snapshot", None, table.version)


async def test_silent_clients_are_disconnected(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        ann = await here.create()
        _, transport = here.connect(ann, 0)
        here.clock.advance(61)
        await Cleanup(here.tables, here.services.settings).once()
        await here.until(lambda: transport.closed)
        assert msgspec.json.decode(transport.texts[-1]) == {"type": "bye", "reason": "idle", "retry_seconds": 1}


async def test_when_the_server_stops_everyone_is_told_to_reconnect(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        ann = await here.create()
        _, transport = here.connect(ann, 0)
        await say_goodbye(here.tables)
        assert transport.closed
        assert msgspec.json.decode(transport.texts[-1])["reason"] == "restarting"


async def test_a_snapshot_is_serialised_once_for_all_spectators(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        ann = await here.create()
        transports = [here.connect(ann)[1] for _ in range(3)]
        await here.play(ann, 0, here.legal(here.table(ann)))
        await here.settle()
        assert transports[0].messages[-1] is transports[1].messages[-1] is transports[2].messages[-1]


async def test_presence(tmp_path: Path) -> None:
    async with in_process_server(tmp_path) as server, Api(server.url) as api:
        table = await open_table(api, "new-york")
        assert [seat.here for seat in (await api.table(table.id)).chairs] == [False, False]
        async with Player(server.url, table.id, table.tokens[0]) as ann, Player(server.url, table.id) as watcher:
            await ann.hear_until(lambda: ann.table and ann.table.watchers == 1)
            await watcher.hear_until(lambda: watcher.view)
            assert ann.table is not None and [seat.here for seat in ann.table.chairs] == [True, False]
            assert watcher.view is not None and watcher.view.hand == {} and watcher.view.legal == []
            await watcher.close()
            await ann.hear_until(lambda: ann.table and ann.table.watchers == 0)


async def test_people_sharing_a_device_are_present_behind_the_curtain(tmp_path: Path) -> None:
    async with in_process_server(tmp_path) as server, Api(server.url) as api:
        table = await open_table(api, "new-york", 3, options=wire.Options(spectators=False))
        assert table.tokens[2] is not None
        async with Player(server.url, table.id, table.tokens[2]) as cleo, Player(server.url, table.id) as stranger:
            await stranger.hear_until(lambda: stranger.refusals)
            shared = Player(server.url, table.id)
            shared.device_tokens = [*filter(None, table.tokens[:2]), "nobody's by now"]
            async with shared:
                await shared.hear_until(lambda: shared.view)
                assert shared.view is not None and shared.view.hand == {} and shared.view.legal == []
                await cleo.hear_until(lambda: cleo.table and all(seat.here for seat in cleo.table.chairs))
                assert cleo.table is not None and cleo.table.watchers == 0


async def test_a_second_hello_switches_seats(tmp_path: Path) -> None:
    async with in_process_server(tmp_path) as server, Api(server.url) as api:
        table = await open_table(api, "new-york")
        async with Player(server.url, table.id, table.tokens[0]) as both:
            await both.hear_until(lambda: both.view)
            await both.play(both.any_legal())
            await both.hear_until(lambda: both.version == 1)
            await both.send(wire.Hello(token=table.tokens[1], since=1))
            await both.hear_until(lambda: both.view and both.view.seat == 1)
            assert both.my_turn
            await both.play(both.any_legal())
            await both.hear_until(lambda: both.version == 2)


async def test_a_page_from_another_site_gets_no_socket(tmp_path: Path) -> None:
    async with in_process_server(tmp_path, origins=["https://friends.example"]) as server, Api(server.url) as api:
        table = await open_table(api, "new-york")
        address = f"ws{server.url.removeprefix('http')}/api/tables/{table.id}/socket"
        with pytest.raises(InvalidStatus):
            await connect(address, origin="https://evil.example")  # type: ignore[arg-type]
        for origin in (server.url, "https://friends.example"):
            async with connect(address, origin=origin) as socket:  # type: ignore[arg-type]
                await socket.send('{"type":"hello"}')
                assert '"welcome"' in str(await socket.recv())


@pytest.mark.parametrize("first", ['{"type":"ping"}', "nonsense", '{"type":"hello","token":"made up"}'])
async def test_without_a_valid_hello_the_socket_is_closed(tmp_path: Path, first: str) -> None:
    async with in_process_server(tmp_path) as server, Api(server.url) as api:
        table = await open_table(api, "new-york")
        async with connect(f"ws{server.url.removeprefix('http')}/api/tables/{table.id}/socket") as socket:
            await socket.send(first)
            heard = []
            with pytest.raises(ConnectionClosed):
                async with asyncio.timeout(10):
                    while True:
                        heard.append(msgspec.json.decode(await socket.recv())["type"])
            assert heard[-1] == "bye"


async def test_a_held_message_goes_out_right_before_the_next_one_or_when_it_is_released() -> None:
    transport = FakeTransport()
    client = Client(transport, now=0.0)
    client.hold(b"accepted")
    assert transport.texts == []
    client.put(b"snapshot", now=0.0)
    assert transport.texts == ["accepted", "snapshot"]
    client.release(now=0.0)
    client.hold(b"accepted again")
    client.release(now=0.0)
    assert transport.texts == ["accepted", "snapshot", "accepted again"]
    transport.open.clear()
    client.hold(b"one")
    client.put(b"two", now=0.0)
    transport.open.set()
    while len(transport.texts) < 5:
        await asyncio.sleep(0)
    assert transport.texts[3:] == ["one", "two"]


async def test_a_message_is_sent_at_once_unless_others_wait_before_it() -> None:
    transport = FakeTransport()
    client = Client(transport, now=0.0)
    client.put(b"first", now=0.0)
    assert transport.texts == ["first"]
    transport.open.clear()
    client.put(b"second", now=0.0)
    transport.open.set()
    client.put(b"third", now=0.0)
    assert transport.texts == ["first"]
    while len(transport.texts) < 3:
        await asyncio.sleep(0)
    assert transport.texts == ["first", "second", "third"]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_message_is_a_frame_as_the_standard_describes_it(size: int) -> None:
    message = size * b"x"
    assert text_frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


async def test_whoever_moves_gets_the_answer_before_the_news(tmp_path: Path) -> None:
    async with in_process_server(tmp_path) as server, Api(server.url) as api:
        table = await open_table(api, "new-york", 2)
        async with Player(server.url, table.id, table.people[0]) as ann, Player(server.url, table.id) as watcher:
            await ann.hear_until(lambda: ann.view)
            await watcher.hear_until(lambda: watcher.view)
            heard = len(ann.received)
            await ann.play(ann.any_legal())
            await ann.hear_until(lambda: ann.version == 1)
            await watcher.hear_until(lambda: watcher.version == 1)
            kinds = [msgspec.json.decode(text)["type"] for text in ann.received[heard:]]
            assert [kind for kind in kinds if kind != "table"] == ["accepted", "snapshot"]


async def test_a_move_is_accepted_before_it_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it takes from the commit to the answer: here the event loop is let go wherever that's possible."""
    play, undo, submit = LockedTable.play, LockedTable.undo, Moves.submit

    def slowly(call: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def slow(*arguments: Any, **named: Any) -> Any:
            answer = await call(*arguments, **named)
            await asyncio.sleep(0.05)
            return answer

        return slow

    monkeypatch.setattr(LockedTable, "play", slowly(play))
    monkeypatch.setattr(LockedTable, "undo", slowly(undo))
    monkeypatch.setattr(Moves, "submit", slowly(submit))
    async with in_process_server(tmp_path) as server, Api(server.url) as api:
        table = await open_table(api, "new-york")
        async with Player(server.url, table.id, table.people[0]) as ann:
            await ann.hear_until(lambda: ann.view)
            for version, action in ((1, ann.any_legal()), (2, None)):
                heard = len(ann.received)
                if action is not None:
                    await ann.play(action)
                else:
                    await ann.send(wire.SocketUndo(id="back", version=1))
                await ann.hear_until(lambda: ann.version == version == len(ann.accepted))  # noqa: B023
                types = [msgspec.json.decode(message)["type"] for message in ann.received[heard:]]
                assert [kind for kind in types if kind != "table"] == ["accepted", "snapshot"]
