"""Whatever is requested over HTTP: an answer as the OpenAPI document promises, and never an internal error."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import checks

from server.client import Api, Player, open_table, over
from server.processes import Server
from wayfare.server import wire
from wayfare.server.app import app_for_schema
from wayfare.server.http.openapi import document

PROMISES = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
]
schema = schemathesis.openapi.from_dict(document(app_for_schema()))
some = settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
many = settings(some, max_examples=1000)


class Stages(msgspec.Struct):
    """A server with a table in every stage, and all their tokens."""

    server: Server
    tables: list[str]
    tokens: list[str | None]
    routes: list[str]


@pytest.fixture(scope="module")
def stages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stages]:
    folder: Path = tmp_path_factory.mktemp("stages")
    quality = "0.01"  # a review that takes longer than a request waits would start over with the next one
    with Server(f"sqlite:///{folder / 'tables.db'}", folder, WAYFARE_REVIEW_QUALITY=quality) as server:
        yield asyncio.run(set_up_stages(server))
        assert server.answers()


async def set_up_stages(server: Server) -> Stages:
    """Three tables with their tokens; a wrong one and none at all are tried too."""
    async with Api(server.url) as api, AsyncExitStack() as stack:
        chairs = [wire.NewChair(kind="human", name="Ann"), wire.NewChair(kind="open")]
        lobby = await api.create(wire.CreateTable(game="new-york", chairs=chairs))
        playing = await open_table(api, "new-york", 2)
        done = await open_table(api, "first-journey-usa", 2)
        players = [await stack.enter_async_context(Player(server.url, done.id, token)) for token in done.people]
        await asyncio.gather(*(player.play_until(over) for player in players))
        tokens = [lobby.host_token, lobby.tokens[0].token, playing.host_token, *playing.people, *done.people]
        tables = [lobby.table.id, playing.id, done.id]
    return Stages(server, tables, [*tokens, "nobody's", None], ["chelsea-soho", "nowhere"])


def ask(stages: Stages, case: Any) -> None:
    """Send most requests to a real table with a real token, so that they get further than `not-found`."""
    pick = zlib.crc32(repr((case.path_parameters, case.query, case.body)).encode())
    bent = {location for location, part in case.meta.components.items() if part.mode.is_negative}
    path, query = case.path_parameters or {}, case.query or {}
    if "path" not in bent:
        if pick % 8 and "table" in path:
            path["table"] = stages.tables[pick % len(stages.tables)]
        if pick % 3 and "route" in path:
            path["route"] = stages.routes[pick % len(stages.routes)]
    if "query" not in bent and "wait" in query:
        query["wait"] = 0  # don't wait
    token = stages.tokens[pick // 8 % len(stages.tokens)]
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    case.call_and_validate(base_url=stages.server.url, headers=headers, checks=PROMISES, timeout=40)


@schema.parametrize()
@some
def test_every_answer_is_as_promised(stages: Stages, case: Any) -> None:
    ask(stages, case)


@pytest.mark.deep
@schema.parametrize()
@many
def test_every_answer_is_as_promised_a_thousand_times(stages: Stages, case: Any) -> None:
    ask(stages, case)
