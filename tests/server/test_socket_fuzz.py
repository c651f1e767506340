"""Whatever is sent over the socket gets an answer or a clean close, and the others can play on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from server.client import Api, Player, Table, open_table
from server.processes import Server
from wayfare.server import wire

SERVER_FAILED = 1011
SECONDS = 20.0
some = settings(max_examples=60, deadline=None)
many = settings(max_examples=3000, deadline=None)


class Scene(msgspec.Struct):
    """A server, and a table where two people play."""

    server: Server
    table: Table


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    folder: Path = tmp_path_factory.mktemp("fuzz")
    with Server(f"sqlite:///{folder / 'tables.db'}", folder) as server:
        yield Scene(server, asyncio.run(new_table(server.url)))
        assert server.answers()
        assert "Traceback" not in server.log.read_text("utf-8")


async def new_table(url: str) -> Table:
    async with Api(url) as api:
        return await open_table(api, "new-york", 2)


# Messages: valid ones at the wrong time, almost valid ones, and noise

words = st.sampled_from(
    ["draw deck", "draw red", "tickets", "pass", "claim chelsea-soho", "keep x", "\u0000", "ÅÄÖ", ""]
)
numbers = st.sampled_from([0, 1, 2, 99_999, -1, 2**31, 2**63, 2**64, 1.5]) | st.integers(0, 20)
anything = st.recursive(
    st.none() | st.booleans() | numbers | words | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=10,
)
tokens = st.sampled_from(["ANN", "BOB", None, "nobody's", "x" * 64, "x" * 65])
valid = st.one_of(
    st.builds(lambda token, since: {"type": "hello", "token": token, "since": since}, tokens, st.none() | numbers),
    st.builds(
        lambda move, version, action: {"type": "play", "id": move, "version": version, "action": action},
        st.sampled_from(["a", "b", "c" * 64, "d" * 65, ""]),
        numbers,
        words,
    ),
    st.builds(lambda version: {"type": "undo", "id": "u", "version": version}, numbers),
    st.builds(lambda text: {"type": "say", "text": text}, words | st.just("x" * 301)),
    st.just({"type": "ping"}),
)
bent = st.builds(
    lambda message, key, value: {**message, key: value}, valid, st.sampled_from(["type", "id", "x"]), anything
)
frames: st.SearchStrategy[str | bytes] = st.one_of(
    valid.map(json.dumps),
    bent.map(json.dumps),
    anything.map(json.dumps),
    st.text(max_size=40),
    st.binary(max_size=40),
    st.sampled_from(["[" * 2000, "{" * 2000, '"' * 99, "9" * 5000, '{"type":"ping"}' * 2]),
    st.sampled_from([2**12, 2**16, 2**21]).map(lambda size: "x" * size),
    valid.map(lambda message: json.dumps(message)[:-3]),
    valid.map(lambda message: json.dumps(message).encode()),
)


@some
@given(messages=st.lists(frames, max_size=12), hello=st.booleans())
def test_no_message_harms_the_table(scene: Scene, messages: list[str | bytes], hello: bool) -> None:
    asyncio.run(harmless(scene, messages, hello))


@pytest.mark.deep
@many
@given(messages=st.lists(frames, max_size=40), hello=st.booleans())
def test_no_message_harms_the_table_for_long(scene: Scene, messages: list[str | bytes], hello: bool) -> None:
    asyncio.run(harmless(scene, messages, hello))


async def harmless(scene: Scene, messages: list[str | bytes], hello: bool) -> None:
    if hello:
        messages = [json.dumps({"type": "hello", "token": "ANN"}), *messages]
    async with asyncio.timeout(SECONDS):
        end = await throw(scene, [named(message, scene.table) for message in messages])
        assert end != SERVER_FAILED
        await others_play_on(scene)


def named(message: str | bytes, table: Table) -> str | bytes:
    """Insert the real tokens, which Hypothesis cannot know."""
    if isinstance(message, bytes):
        return message
    for name, token in zip(("ANN", "BOB"), table.people, strict=True):
        message = message.replace(f'"{name}"', f'"{token}"')
    return message


async def throw(scene: Scene, messages: list[str | bytes]) -> int | None:
    """Send everything; then a last move is refused, or the server has closed the socket: with this code, if any."""
    address = f"ws{scene.server.url.removeprefix('http')}/api/tables/{scene.table.id}/socket"
    async with connect(address, compression=None, max_size=None) as socket:
        try:
            for message in messages:
                await socket.send(message)
            await socket.send(json.dumps({"type": "hello"}))
            await socket.send(json.dumps({"type": "play", "id": "the end", "version": 0, "action": "pass"}))
            while True:
                answer: dict[str, Any] = json.loads(await socket.recv())
                msgspec.convert(answer, wire.ServerMessage)
                assert answer.get("code") != "failed", answer
                if answer.get("id") == "the end":
                    return None
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None


async def others_play_on(scene: Scene) -> None:
    """The player to act makes a move; after a whole game there is a new table."""
    url = scene.server.url
    ann_token, bob_token = scene.table.people
    async with Player(url, scene.table.id, ann_token) as ann, Player(url, scene.table.id, bob_token) as bob:
        await ann.hear_until(lambda: ann.view is not None)
        await bob.hear_until(lambda: bob.view is not None)
        if ann.over:
            scene.table = await new_table(url)
            return
        mover, other = (ann, bob) if ann.my_turn else (bob, ann)
        await mover.play(mover.any_legal())
        await mover.hear_until(lambda: mover.pending is None)
        (accepted,) = mover.accepted.values()
        await other.hear_until(lambda: other.version == accepted.version)
