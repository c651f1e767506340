"""Whatever is asked over HTTP: an answer that the OpenAPI promises, never a failure of the server."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from schemathesis import checks

from server.client import Api, Player, open_table, over
from server.running import Server
from wayfare.server import wire
from wayfare.server.app import describe
from wayfare.server.schema import document

PROMISES = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
]
schema = schemathesis.openapi.from_dict(document(describe()))
some = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
many = settings(some, max_examples=1000)


class Village(msgspec.Struct):
    """A server with tables in every stage, and all their tokens."""

    server: Server
    tables: list[str]
    tokens: list[str | None]
    routes: list[str]


@pytest.fixture(scope="module")
def village(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Village]:
    folder: Path = tmp_path_factory.mktemp("village")
    server = Server(f"sqlite:///{folder / 'tables.db'}", folder).start()
    yield asyncio.run(settled(server))
    assert server.answers()
    server.kill()


async def settled(server: Server) -> Village:
    """Three tables with one token each of host and seat; a wrong one and none at all are tried too."""
    async with Api(server.url) as api, AsyncExitStack() as stack:
        chairs = [wire.NewSeat(kind="human", name="Ann"), wire.NewSeat(kind="open")]
        lobby = await api.create(wire.CreateTable(game="new-york", seats=chairs))
        playing = await open_table(api, "new-york", 2)
        done = await open_table(api, "first-journey-usa", 2)
        players = [await stack.enter_async_context(Player(server.url, done.id, token)) for token in done.people]
        await asyncio.gather(*(player.play_until(over) for player in players))
        tokens = [lobby.host_token, lobby.tokens[0].token, playing.host_token, *playing.people, *done.people]
        tables = [lobby.table.id, playing.id, done.id]
    return Village(server, tables, [*tokens, "nobody's", None], ["chelsea-soho", "nowhere"])


def ask(village: Village, case: Any, pick: int) -> None:
    """Most requests go to a real table with some real token, so that they come further than to `not-found`."""
    path = case.path_parameters
    if pick % 8 and path and "table" in path:
        path["table"] = village.tables[pick % len(village.tables)]
    if pick % 3 and path and "route" in path:
        path["route"] = village.routes[pick % len(village.routes)]
    if case.query and "wait" in case.query and pick % 8:
        case.query["wait"] = 0  # nobody has the time
    token = village.tokens[pick // 8 % len(village.tokens)]
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    case.call_and_validate(base_url=village.server.url, headers=headers, checks=PROMISES, timeout=40)


@schema.parametrize()
@schema.given(pick=st.integers(0, 999))
@some
def test_every_answer_is_as_promised(village: Village, case: Any, pick: int) -> None:
    ask(village, case, pick)


@pytest.mark.deep
@schema.parametrize()
@schema.given(pick=st.integers(0, 999))
@many
def test_every_answer_is_as_promised_a_thousand_times(village: Village, case: Any, pick: int) -> None:
    ask(village, case, pick)
