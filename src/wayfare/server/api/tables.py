"""Tables over HTTP: create, join, arrange the chairs, start, leave, play again."""

from __future__ import annotations

from litestar import get, post, put
from litestar.params import JSONBody

from wayfare.server import lobby, people
from wayfare.server.api.given import AllTables, InPath, Who
from wayfare.server.wire import (
    Created,
    CreateTable,
    Join,
    Joined,
    Mute,
    NewChair,
    Options,
    Rename,
    Seated,
    TableCard,
    TableInfo,
    You,
)


@post("/api/tables")
async def create_table(tables: AllTables, caller: Who, data: JSONBody[CreateTable]) -> Created:
    """Set up a table. Keep the tokens: they are shown once."""
    return await lobby.create(tables, caller, data)


@get("/api/tables")
async def list_tables(tables: AllTables) -> list[TableCard]:
    """The listed tables that wait for players or may be watched."""
    return await lobby.listed(tables)


@get("/api/tables/{table:str}")
async def get_table(tables: AllTables, table: InPath) -> TableInfo:
    """What anybody who has the link may know."""
    return (await tables.open(table)).out()


@post("/api/tables/{table:str}/join")
async def join_table(tables: AllTables, table: InPath, data: JSONBody[Join]) -> Joined:
    """Sit down on an open chair."""
    return await people.join(tables, table, data)


@put("/api/tables/{table:str}/seats")
async def set_seats(tables: AllTables, caller: Who, table: InPath, data: JSONBody[list[NewChair]]) -> Seated:
    """The host arranges the chairs, before the start."""
    return await lobby.arrange(tables, caller, table, data)


@post("/api/tables/{table:str}/shuffle", status_code=200)
async def shuffle_seats(tables: AllTables, caller: Who, table: InPath) -> TableInfo:
    """The host draws lots for the order, before the start."""
    return await lobby.shuffle(tables, caller, table)


@put("/api/tables/{table:str}/options")
async def set_options(tables: AllTables, caller: Who, table: InPath, data: JSONBody[Options]) -> TableInfo:
    """The host changes the options; once play has begun, only those that do not touch the play itself."""
    return await lobby.set_options(tables, caller, table, data)


@post("/api/tables/{table:str}/start", status_code=200)
async def start_table(tables: AllTables, caller: Who, table: InPath) -> TableInfo:
    """The host begins the match. From here on the commitment is shown."""
    return await lobby.start(tables, caller, table)


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave_table(tables: AllTables, caller: Who, table: InPath) -> TableInfo:
    """Get up: before the start the chair becomes open, after it a stand-in plays."""
    return await people.leave(tables, caller, table)


@post("/api/tables/{table:str}/return", status_code=200)
async def return_to_table(tables: AllTables, caller: Who, table: InPath) -> TableInfo:
    """Take the seat back from the stand-in."""
    return await people.come_back(tables, caller, table)


@post("/api/tables/{table:str}/rename", status_code=200)
async def rename_seat(tables: AllTables, caller: Who, table: InPath, data: JSONBody[Rename]) -> TableInfo:
    """Another name for oneself, before the start."""
    return await people.rename(tables, caller, table, data)


@post("/api/tables/{table:str}/mute", status_code=200)
async def mute_seat(tables: AllTables, caller: Who, table: InPath, data: JSONBody[Mute]) -> TableInfo:
    """The host takes or gives the word in the chat."""
    return await people.mute(tables, caller, table, data)


@post("/api/tables/{table:str}/rematch", status_code=200)
async def rematch(tables: AllTables, caller: Who, table: InPath) -> TableInfo:
    """Another match with the same people; asked twice, it is the same new table."""
    return await lobby.rematch(tables, caller, table)


@get("/api/tables/{table:str}/you")
async def who_am_i(tables: AllTables, caller: Who, table: InPath) -> You:
    """Who the token says you are."""
    return (await tables.open(table)).you(caller)


HANDLERS = [
    create_table,
    list_tables,
    get_table,
    join_table,
    set_seats,
    shuffle_seats,
    set_options,
    start_table,
    leave_table,
    return_to_table,
    rename_seat,
    mute_seat,
    rematch,
    who_am_i,
]
