"""Play over HTTP: look, move, take back, ask why and what next, talk."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from wayfare.server import advice, chat, moves
from wayfare.server.api.given import AllTables, AllThinkers, InPath, Who
from wayfare.server.wire import Accepted, ChatLine, Hint, Play, Refusal, Say, Snapshot, Undo

Since = Annotated[
    int | None, QueryParameter(ge=0, le=100_000, description="The last version seen; none for everything.")
]
Wait = Annotated[float, QueryParameter(ge=0, le=25, description="Seconds to wait for a newer version.")]


@get("/api/tables/{table:str}/snapshot")
async def get_sight(tables: AllTables, caller: Who, table: InPath, since: Since = None, wait: Wait = 0) -> Snapshot:
    """All that the seat may know; without a token, all that a spectator may know."""
    return await moves.look(tables, caller, table, since, wait)


@post("/api/tables/{table:str}/moves", status_code=200)
async def play_move(tables: AllTables, caller: Who, table: InPath, data: JSONBody[Play]) -> Accepted:
    """Make a move. The same id twice is one move."""
    return await moves.play(tables, caller, table, data)


@post("/api/tables/{table:str}/undo", status_code=200)
async def undo_move(tables: AllTables, caller: Who, table: InPath, data: JSONBody[Undo]) -> Accepted:
    """Take back one's last move, until anyone else acted or anything hidden was revealed by it."""
    return await moves.undo(tables, caller, table, data)


@get("/api/tables/{table:str}/why/{route:str}")
async def why_not(tables: AllTables, caller: Who, table: InPath, route: InPath) -> Refusal:
    """Why the seat cannot claim a route now; not-found if it can."""
    return await advice.why(tables, caller, table, route)


@post("/api/tables/{table:str}/hint", status_code=200)
async def hint(tables: AllTables, thinkers: AllThinkers, caller: Who, table: InPath) -> Hint:
    """What the expert would consider, for the seat to act."""
    return await advice.hint(tables, thinkers, caller, table)


@get("/api/tables/{table:str}/chat")
async def get_chat(tables: AllTables, table: InPath) -> list[ChatLine]:
    """The last lines of the chat."""
    return list((await tables.open(table)).chat)


@post("/api/tables/{table:str}/chat", status_code=200)
async def say(tables: AllTables, caller: Who, table: InPath, data: JSONBody[Say]) -> ChatLine:
    """Say something to the table."""
    return await chat.say(tables, caller, table, data)


HANDLERS = [get_sight, play_move, undo_move, why_not, hint, get_chat, say]
