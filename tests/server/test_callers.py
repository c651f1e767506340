"""Who is calling: the same for HTTP, sockets and everything they call."""

from __future__ import annotations

import inspect
import pkgutil
from importlib import import_module
from pathlib import Path

import pytest

from server.client import Api, Player, open_table
from server.in_process import in_process_server
from wayfare.server import lobby, wire
from wayfare.server.callers import Caller, Identity
from wayfare.server.http import auth, socket
from wayfare.server.lobby import chat, membership


def lobby_functions() -> list[object]:
    """What requests call: the lobby's coroutines."""
    modules = [import_module(f"{lobby.__name__}.{module.name}") for module in pkgutil.iter_modules(lobby.__path__)]
    found = [(module, name, each) for module in modules for name, each in vars(module).items()]
    return [
        each
        for module, name, each in found
        if inspect.iscoroutinefunction(each) and each.__module__ == module.__name__ and not name.startswith("_")
    ]


def test_every_lobby_function_is_told_who_calls() -> None:
    functions = lobby_functions()
    assert len(functions) > 10
    for function in functions:
        assert inspect.signature(function).parameters["caller"].annotation == "Caller", function  # type: ignore[arg-type]


async def test_an_identity_goes_from_a_request_to_whatever_answers_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over HTTP and the socket alike. Today `guest` makes every caller; profiles will do that beside it."""
    somebody = Identity(profile="somebody")
    heard: list[tuple[str, Identity]] = []

    def known(token: str | None, address: str) -> Caller:
        return Caller(identity=somebody, token=token, address=address)

    def spy(owner: object, name: str) -> None:
        answer = getattr(owner, name)

        async def noted(*arguments: object) -> object:
            heard.extend((name, each.identity) for each in arguments if isinstance(each, Caller))
            return await answer(*arguments)

        monkeypatch.setattr(owner, name, noted)

    monkeypatch.setattr(auth, "guest", known)
    monkeypatch.setattr(socket, "guest", known)
    spy(membership, "join")
    spy(chat, "say")
    async with in_process_server(tmp_path) as server, Api(server.url) as api:
        table = await open_table(api, "new-york")
        async with Player(server.url, table.id, table.people[0]) as player:
            await player.send(wire.SocketSay(text="Hello"))
            await player.hear_until(lambda: player.said)
    assert heard == [("join", somebody), ("say", somebody)]
