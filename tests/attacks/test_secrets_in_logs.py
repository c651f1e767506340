"""Whatever a client sends and whatever the database says to it: no secret gets into the log, and bad input is a 400."""

from __future__ import annotations

import logging
from collections.abc import Callable

import msgspec
import pytest
from server.client import QUICK, Api, Table, open_table
from server.conftest import Serve
from server.processes import Server
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from attacks.watch import STRICT, watched
from wayfare.engine import load
from wayfare.engine.seeds import commitment
from wayfare.server.ops.logs import JsonFormatter, trace_of
from wayfare.server.store.engines import database_url, open_engine
from wayfare.server.wire import CreateTable, NewChair

GROWS = "\U0001d160"  # one character, three once it is normalised
SECRET = "Methuselah"


def practice(nonce: str) -> CreateTable:
    """A practice table that continues from a record with this nonce."""
    match = load("new-york").new_match(players=2, seed=7)
    record = msgspec.json.decode(match.record().to_json())
    record |= {"nonce": nonce, "commitment": commitment(7, nonce)}
    chairs = [NewChair(kind="human", name="Ann"), NewChair(kind="bot", level="easy")]
    return CreateTable(game="new-york", chairs=chairs, record=record, start=True)


def bad_requests(table: Table) -> list[tuple[str, str, object, str | None]]:
    """Method, path, body and token: each of them once made PostgreSQL print its parameters."""
    here, token, name = f"/api/tables/{table.id}", table.people[0], 24 * GROWS
    open_chair = {"kind": "open"}
    return [
        ("POST", "/api/tables", {"game": "new-york", "chairs": [{"kind": "human", "name": name}, open_chair]}, None),
        ("POST", "/api/tables", {"game": "new-york", "chairs": [{"kind": "bot", "name": name}, open_chair]}, None),
        ("POST", f"{here}/join", {"name": name}, None),
        ("POST", f"{here}/rename", {"name": name}, token),
        ("POST", f"{here}/chat", {"text": 300 * GROWS}, token),
        ("POST", f"{here}/moves", {"id": "a\0b", "version": 0, "action": "draw deck"}, token),
        ("POST", f"{here}/undo", {"id": "\0", "version": 0}, token),
        ("POST", "/api/tables", practice(65 * "n"), None),
        ("POST", "/api/tables", practice("n\0n"), None),
    ]


async def send_bad_input(server: Server) -> None:
    async with Api(server.url) as api:
        table = await open_table(api, "new-york", 2, options=QUICK)
        for method, path, body, token in bad_requests(table):
            answer = await api.send(method, path, body, token)
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), (path, answer.text)
        for path in ("", "/record", "/snapshot", "/chat", "/you"):
            for id in ("%00", "a%00b", "%F0%9D%85%A0", 70 * "a", "..%2F.."):
                answer = await api.send("GET", f"/api/tables/{id}{path}")
                assert (answer.status_code, answer.json()["code"]) == (404, "not-found"), (id, path, answer.text)
    log = server.log.read_text("utf-8")
    assert "wayfare.errors" not in log and "wayfare.store" not in log
    assert [secret for secret in [*table.people, "Ann", "Bob", GROWS] if secret in log] == []


@pytest.mark.parametrize(("store", "workers"), [("sqlite", 1), ("postgresql", 2)])
async def test_bad_input_is_refused_before_it_reaches_the_database(shared: Serve, store: str, workers: int) -> None:
    await send_bad_input(shared(store, workers))


@pytest.mark.deep
async def test_much_bad_input_keeps_nobody_waiting(serve: Serve) -> None:
    server = serve("postgresql", 2)
    async with watched(server, "bad input, 50 times", STRICT):
        for _ in range(50):
            await send_bad_input(server)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_an_error_of_the_database_is_logged_without_its_values(
    new_store: Callable[[str], str], kind: str
) -> None:
    """A row that is there already, and a value of the wrong kind; PostgreSQL quotes both."""
    engine = open_engine(database_url(new_store(kind)))
    insert = text("INSERT INTO people VALUES (:name, 1)")
    found = []
    async with engine.connect() as connection:
        await connection.execute(
            text("CREATE TABLE people (name VARCHAR(16) PRIMARY KEY, age INTEGER CHECK (age > 0))")
        )
        await connection.execute(insert, {"name": SECRET})
        await connection.commit()
        for statement in (insert, text("INSERT INTO people VALUES (:name, 0)"), text("SELECT :name::wrong")):
            with pytest.raises(DBAPIError) as caught:
                await connection.execute(statement, {"name": SECRET})
            await connection.rollback()
            found.append(caught.value)
    await engine.dispose()
    for error in found:
        record = logging.makeLogRecord({"msg": "it failed", "exc_info": (type(error), error, error.__traceback__)})
        line = JsonFormatter().format(record)
        assert "Error" in line and SECRET not in line
        assert "[parameters:" not in str(error)  # nor do they reach anyone else who prints it


def test_a_trace_has_places_and_types_but_no_texts() -> None:
    def inner() -> None:
        raise KeyError(SECRET)

    try:
        try:
            inner()
        except KeyError as error:
            raise RuntimeError(f"{SECRET} again") from error
    except RuntimeError as error:
        trace = trace_of(error)
    assert trace[1].endswith(" inner") and trace[2] == "builtins.KeyError" and trace[-1] == "builtins.RuntimeError"
    assert SECRET not in "".join(trace)
