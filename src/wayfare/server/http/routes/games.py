"""Games, levels and records over HTTP."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from wayfare.engine import Record
from wayfare.server import catalog
from wayfare.server.http.auth import HttpRequest
from wayfare.server.http.compression import Compressed, compress, respond
from wayfare.server.http.deps import CallerDep, PathText, TablesDep
from wayfare.server.http.requests import limit_replays, unless_abandoned
from wayfare.server.records import finished
from wayfare.server.records.replay import replay
from wayfare.server.wire import GameCard, GameData, RecordCard, Replay, Replayed

TableIds = Annotated[
    str | None,
    QueryParameter(max_length=1000, description="Table ids with commas between them; leave out for listed tables."),
]

Small = Annotated[bool, QueryParameter(description="Draw it for a small picture: without words and fine details.")]


@get("/api/games")
async def list_games() -> list[GameCard]:
    """The games that can be played here."""
    return catalog.cards()


@get("/api/games/{game:str}")
async def get_game(request: HttpRequest, game: PathText, small: Small = False) -> Response[GameData]:
    """A board as its file describes it (map, cards, tickets, rule numbers), and how it is drawn."""
    body = await asyncio.to_thread(_game_body, game, small)
    return respond(request, body, "application/json")  # type: ignore[return-value]


def _game_body(game: str, small: bool) -> Compressed:
    """With its drawing a board is larger than everything else on the home page, even a small one."""
    return compress(msgspec.json.encode(catalog.data(game, small)))


@get("/api/levels")
async def list_levels() -> dict[str, str]:
    """The bots to play against, with a line about each: the levels, then the bots other packages provide."""
    return catalog.levels()


@get("/api/tables/{table:str}/record")
async def get_record(tables: TablesDep, table: PathText) -> Response[Record]:
    """The whole match, including its seed, once it is over."""
    return Response(await finished.read(tables.store, table), media_type="application/json")  # type: ignore[arg-type]


@get("/api/records")
async def list_records(tables: TablesDep, of: TableIds = None) -> list[RecordCard]:
    """Finished matches, newest first: those of listed tables, or those of the tables asked for."""
    return await (finished.listed(tables.store) if of is None else finished.of_tables(tables.store, of.split(",")))


@post("/api/replay", status_code=200, request_max_body_size=1 << 20, before_request=limit_replays)
async def replay_record(
    request: HttpRequest, tables: TablesDep, caller: CallerDep, data: JSONBody[Replay]
) -> Response[Replayed]:
    """Check a record, and show it move by move from any perspective."""
    body = await unless_abandoned(request, replay(tables.replays, caller, data))
    return Response(body, media_type="application/json")  # type: ignore[arg-type]
