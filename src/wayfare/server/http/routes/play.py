"""Playing over HTTP: snapshots, moves, undo, hints, chat."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from wayfare.server.http.auth import HttpRequest
from wayfare.server.http.deps import CallerDep, HintsDep, LimitsDep, MovesDep, PathText, TablesDep
from wayfare.server.http.requests import unless_abandoned
from wayfare.server.lobby import chat
from wayfare.server.table.polling import poll
from wayfare.server.wire import Accepted, ChatLine, Hint, Play, Say, Snapshot, Undo, WhyNot

Since = Annotated[
    int | None, QueryParameter(ge=0, le=100_000, description="The last version seen; leave out for everything.")
]
Quick = Annotated[bool, QueryParameter(description="A moment's thought instead of a few seconds'.")]
Wait = Annotated[float, QueryParameter(ge=0, le=25, description="Seconds to wait for a newer version.")]


@get("/api/tables/{table:str}/snapshot")
async def get_snapshot(
    tables: TablesDep, caller: CallerDep, table: PathText, since: Since = None, wait: Wait = 0
) -> Snapshot:
    """Everything the seat may know; without a token, everything a spectator may know."""
    return await poll(tables, caller, table, since, wait)


@post("/api/tables/{table:str}/moves", status_code=200)
async def play_move(moves: MovesDep, caller: CallerDep, table: PathText, data: JSONBody[Play]) -> Accepted:
    """Make a move. Sending the same id twice makes one move."""
    return await moves.submit(caller, table, data)


@post("/api/tables/{table:str}/undo", status_code=200)
async def undo_move(moves: MovesDep, caller: CallerDep, table: PathText, data: JSONBody[Undo]) -> Accepted:
    """Take back your last move, and against bots only their replies too; `snapshot.undo` says whether you may."""
    return await moves.submit(caller, table, data)


@get("/api/tables/{table:str}/why/{route:str}")
async def why_not(hints: HintsDep, caller: CallerDep, table: PathText, route: PathText) -> WhyNot:
    """Why the seat can't claim a route now; `refusal` is null if it can."""
    return await hints.why_not(caller, table, route)


@post("/api/tables/{table:str}/hint", status_code=200)
async def get_hint(
    request: HttpRequest,
    hints: HintsDep,
    caller: CallerDep,
    table: PathText,
    quick: Quick = False,
) -> Hint:
    """What the expert would consider, and why, for the seat to act."""
    return await unless_abandoned(request, hints.hint(caller, table, quick))


@get("/api/tables/{table:str}/chat")
async def get_chat(tables: TablesDep, caller: CallerDep, table: PathText) -> list[ChatLine]:
    """The last lines of the chat, for those who may watch."""
    return await chat.read(tables, caller, table)


@post("/api/tables/{table:str}/chat", status_code=200)
async def say(
    tables: TablesDep, limits: LimitsDep, caller: CallerDep, table: PathText, data: JSONBody[Say]
) -> ChatLine:
    """Write to everyone at the table."""
    return await chat.say(tables, limits, caller, table, data)
