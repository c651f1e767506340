"""HTTP: headers, refusals, limits, and no exception's text in any answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.client import Api, open_table
from server.in_process import in_process_server
from wayfare.engine.lists import REFUSAL_CODES
from wayfare.server import wire
from wayfare.server.http.openapi import schemas
from wayfare.server.refusals import STATUS
from wayfare.server.wire.refusal import REFUSALS

TWO = [{"kind": "human", "name": "Ann"}, {"kind": "open"}]


async def test_every_answer_has_the_security_headers(tmp_path: Path) -> None:
    async with in_process_server(tmp_path) as server, Api(server.url) as api:
        for path in ("/", "/t/anything", "/api/games", "/api/nothing", "/healthz", "/metrics"):
            answer = await api.send("GET", path)
            assert "frame-ancestors 'none'" in answer.headers["content-security-policy"], path
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert (
                "server" not in answer.headers or "uvicorn" in answer.headers["server"]
            )  # not through `wayfare serve`


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/nothing", None, 404, "not-found"),
        ("GET", "/api/games/chess", None, 404, "not-found"),
        ("GET", "/api/games/..%2Fsecret", None, 404, "not-found"),
        ("GET", "/api/tables/222222222222", None, 404, "not-found"),
        ("DELETE", "/api/tables", None, 405, "malformed"),
        ("POST", "/api/tables", None, 400, "malformed"),
        ("POST", "/api/tables", [], 400, "malformed"),
        ("POST", "/api/tables", {"game": "new-york", "chairs": TWO, "colour": "red"}, 400, "malformed"),
        ("POST", "/api/tables", {"game": "new-york", "chairs": TWO, "options": {"pace_ms": -1}}, 400, "malformed"),
        ("POST", "/api/tables", {"game": "new-york", "chairs": TWO, "options": {"undo": 0}}, 400, "malformed"),
        ("POST", "/api/tables", {"game": "new-york", "chairs": TWO, "options": {"pace_ms": "5"}}, 400, "malformed"),
        ("POST", "/api/tables", {"game": "chess", "chairs": TWO}, 404, "not-found"),
        ("POST", "/api/replay", {"record": {"moves": "x" * (2 << 20)}}, 413, "too-large"),
        ("POST", "/api/tables/222222222222/chat", {"text": "x" * (300 << 10)}, 413, "too-large"),
    ],
)
async def test_bad_requests_are_refused_with_a_code(
    tmp_path: Path, method: str, path: str, body: object, status: int, code: str
) -> None:
    async with in_process_server(tmp_path) as server, Api(server.url) as api:
        answer = await api.send(method, path, body)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert set(answer.json()) == set(wire.Refusal.__struct_fields__)


async def test_why_answers_with_what_it_found(tmp_path: Path) -> None:
    async with in_process_server(tmp_path) as server, Api(server.url) as api:
        table = await open_table(api, "new-york")
        turn = (await api.table(table.id)).turn
        path = f"/api/tables/{table.id}/why/chelsea-soho"
        found = await api.ask(wire.WhyNot, "GET", path, token=table.tokens[turn or 0])
        assert found.refusal is not None and (found.refusal.code, found.refusal.rule) == ("illegal", "NY-3")


async def test_a_refused_body_says_where_it_is_wrong_and_what_was_expected(tmp_path: Path) -> None:
    async with in_process_server(tmp_path) as server, Api(server.url) as api:
        body = {"game": "new-york", "chairs": TWO, "options": {"undo": 0}}
        told = (await api.send("POST", "/api/tables", body)).json()["sentence"]
        assert "Expected `bool`, got `int` - at `$.options.undo`" in told
        for nonsense in (b"", b"{", b'{"record": "\xff"}', b'{"record": {"a": ' + b"[" * 100_000):
            answer = await api.http.post("/api/replay", content=nonsense)
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


async def test_an_internal_error_is_reported_without_its_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise RuntimeError("a secret")

    async with in_process_server(tmp_path) as server, Api(server.url) as api:
        monkeypatch.setattr("wayfare.server.catalog.cards", broken)
        answer = await api.send("GET", "/api/games")
        assert answer.status_code == 500 and answer.json()["code"] == "failed"
        assert "secret" not in answer.text and "Runtime" not in answer.text


async def test_too_many_requests_from_one_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wayfare.server.http.requests.REFUSAL_SECONDS", 0.0)
    async with in_process_server(tmp_path, limits=True) as server, Api(server.url) as api:
        answers = [(await api.send("GET", "/api/games")).status_code for _ in range(220)]
        assert answers[0] == 200 and answers[-1] == 429


async def test_the_openapi_document_includes_the_socket_messages(tmp_path: Path) -> None:
    async with in_process_server(tmp_path) as server, Api(server.url) as api:
        schemas = (await api.send("GET", "/api/openapi.json")).json()["components"]["schemas"]
        assert {"ClientMessage", "ServerMessage", "Board", "Record", "Refusal"} <= set(schemas)
        levels = (await api.send("GET", "/api/levels")).json()
        assert list(levels) == ["easy", "medium", "hard", "expert"]


def test_every_refusal_has_a_reason_that_the_openapi_document_lists() -> None:
    listed = set(schemas()["Refusal"]["properties"]["reason"]["enum"])
    assert listed == {*REFUSALS, *REFUSAL_CODES, None}
    assert not set(REFUSALS) & set(REFUSAL_CODES), "one reason, one meaning"
    assert {template.code for template in REFUSALS.values()} | {"illegal"} == set(STATUS)
