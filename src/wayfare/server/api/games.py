"""Games, levels and records over HTTP."""

from __future__ import annotations

import asyncio

from litestar import Response, get, post
from litestar.params import JSONBody

from wayfare.engine import Record
from wayfare.server import records, shelf
from wayfare.server.api.given import AllTables, InPath, Who
from wayfare.server.wire import GameCard, GameData, RecordCard, Replay, Replayed


@get("/api/games")
async def list_games() -> list[GameCard]:
    """The games that can be played here."""
    return shelf.cards()


@get("/api/games/{game:str}")
async def get_game(game: InPath) -> GameData:
    """A board as its file describes it, and where everything on it is drawn."""
    return await asyncio.to_thread(shelf.data, game)  # the first drawing of a board takes a second


@get("/api/levels")
async def list_levels() -> dict[str, str]:
    """The levels of the bots, each with a line about it."""
    return shelf.levels()


@get("/api/tables/{table:str}/record")
async def get_record(tables: AllTables, table: InPath) -> Response[Record]:
    """The whole match, seed included, once it is over."""
    return Response(await records.read(tables, table), media_type="application/json")  # type: ignore[arg-type]


@get("/api/records")
async def list_records(tables: AllTables) -> list[RecordCard]:
    """Finished matches of listed tables, newest first."""
    return await records.listed(tables)


@post("/api/replay", status_code=200, request_max_body_size=1 << 20)
async def replay(tables: AllTables, caller: Who, data: JSONBody[Replay]) -> Replayed:
    """A record, checked and told move by move through someone's eyes."""
    return await records.replay(tables, caller, data)


HANDLERS = [list_games, get_game, list_levels, get_record, list_records, replay]
