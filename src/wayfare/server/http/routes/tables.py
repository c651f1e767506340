"""Tables over HTTP: creating, joining, arranging the chairs, starting, leaving, rematches."""

from __future__ import annotations

from litestar import get, post, put
from litestar.datastructures import State
from litestar.params import JSONBody

from wayfare.server.http.auth import HttpRequest
from wayfare.server.http.deps import CallerDep, LimitsDep, PathText, TablesDep
from wayfare.server.lobby import create, host, membership
from wayfare.server.ops.network import sharing
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
    Sharing,
    TableCard,
    TableInfo,
    You,
)


@post("/api/tables")
async def create_table(tables: TablesDep, limits: LimitsDep, caller: CallerDep, data: JSONBody[CreateTable]) -> Created:
    """Create a table. Keep the tokens: they are shown only once."""
    return await create.create(tables, limits, caller, data)


@get("/api/tables")
async def list_tables(tables: TablesDep, caller: CallerDep) -> list[TableCard]:
    """The listed tables that are waiting for players or may be watched."""
    return await host.listed(tables, caller)


@get("/api/sharing")
async def get_sharing(request: HttpRequest, state: State) -> Sharing:
    """How others reach this server, for a page opened on the machine that it runs on."""
    return sharing(state.settings, request.headers.get("host", ""))


@get("/api/tables/{table:str}")
async def get_table(tables: TablesDep, table: PathText) -> TableInfo:
    """What anyone with the link may know about a table."""
    return (await tables.open(table)).info()


@post("/api/tables/{table:str}/join")
async def join_table(tables: TablesDep, caller: CallerDep, table: PathText, data: JSONBody[Join]) -> Joined:
    """Take a free seat, before the start."""
    return await membership.join(tables, caller, table, data)


@put("/api/tables/{table:str}/seats")
async def set_chairs(tables: TablesDep, caller: CallerDep, table: PathText, data: JSONBody[list[NewChair]]) -> Seated:
    """The host arranges the seats, before the start."""
    return await host.arrange(tables, caller, table, data)


@post("/api/tables/{table:str}/shuffle", status_code=200)
async def shuffle_chairs(tables: TablesDep, caller: CallerDep, table: PathText) -> TableInfo:
    """The host shuffles the seats, before the start."""
    return await host.shuffle(tables, caller, table)


@put("/api/tables/{table:str}/options")
async def set_options(tables: TablesDep, caller: CallerDep, table: PathText, data: JSONBody[Options]) -> TableInfo:
    """The host changes the options; once the match has started, only those that don't affect play."""
    return await host.set_options(tables, caller, table, data)


@post("/api/tables/{table:str}/start", status_code=200)
async def start_table(tables: TablesDep, caller: CallerDep, table: PathText) -> TableInfo:
    """The host starts the match. From here on the table shows its commitment."""
    return await host.start(tables, caller, table)


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave_table(tables: TablesDep, caller: CallerDep, table: PathText) -> TableInfo:
    """Leave: before the start the seat becomes free, after it a stand-in plays."""
    return await membership.leave(tables, caller, table)


@post("/api/tables/{table:str}/return", status_code=200)
async def return_to_table(tables: TablesDep, caller: CallerDep, table: PathText) -> TableInfo:
    """Return to your seat, and take over from the stand-in."""
    return await membership.come_back(tables, caller, table)


@post("/api/tables/{table:str}/rename", status_code=200)
async def rename_person(tables: TablesDep, caller: CallerDep, table: PathText, data: JSONBody[Rename]) -> TableInfo:
    """Change your name, before the start."""
    return await membership.rename(tables, caller, table, data)


@post("/api/tables/{table:str}/mute", status_code=200)
async def mute_person(tables: TablesDep, caller: CallerDep, table: PathText, data: JSONBody[Mute]) -> TableInfo:
    """The host mutes or unmutes a player in the chat."""
    return await host.mute(tables, caller, table, data)


@post("/api/tables/{table:str}/rematch", status_code=200)
async def rematch(tables: TablesDep, caller: CallerDep, table: PathText) -> TableInfo:
    """Play again with the same people. Asking twice gives the same new table."""
    return await create.rematch(tables, caller, table)


@get("/api/tables/{table:str}/you")
async def who_am_i(tables: TablesDep, caller: CallerDep, table: PathText) -> You:
    """Who the token says you are."""
    return await tables.ask(table, lambda table: table.identify(caller))
