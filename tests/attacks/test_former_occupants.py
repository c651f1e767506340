"""Chairs change hands while their former occupants stay connected, to both workers: nobody sees another's hand."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest
from server.client import MESSAGE, QUICK, Api, Player
from server.conftest import Serve

from attacks.watch import STRICT, watched
from wayfare.server import wire

SOCKETS = 4  # of each former occupant: enough for both workers to get some
OCCUPANTS = ("Bob", "Cleo", "Dan")
MOVES = 6


async def by_any_worker(url: str, method: str, path: str, body: object = None, token: str | None = None) -> bytes:
    """A request on a connection of its own, so any worker may answer it."""
    async with Api(url) as api:
        response = await api.send(method, path, body, token)
        response.raise_for_status()
        return response.content


async def take_turns_on_a_chair(url: str, stack: AsyncExitStack) -> tuple[list[Player], list[Player]]:
    """Everyone takes the second chair in turn and leaves; the last one stays. Returns those players and the others."""
    async with Api(url) as api:
        chairs = [wire.NewChair(kind="human", name="Ann"), wire.NewChair(kind="open")]
        ann = await api.create(wire.CreateTable(game="new-york", chairs=chairs, options=QUICK))
    here = f"/api/tables/{ann.table.id}"
    former: list[Player] = []
    token = ""
    for name in OCCUPANTS:
        if token:
            await by_any_worker(url, "POST", f"{here}/leave", token=token)
        async with Api(url) as api:
            token = (await api.join(ann.table.id, name)).token
        count = 1 if name == OCCUPANTS[-1] else SOCKETS
        sockets = [await stack.enter_async_context(Player(url, ann.table.id, token, n)) for n in range(count)]
        former += sockets
        if count > 1:
            await asyncio.gather(*map(welcomed, sockets))
    await by_any_worker(url, "POST", f"{here}/start", token=ann.host_token)
    playing = [former.pop(), await stack.enter_async_context(Player(url, ann.table.id, ann.tokens[0].token))]
    return playing, former


async def watch_a_game(url: str) -> None:
    async with AsyncExitStack() as stack:
        playing, former = await take_turns_on_a_chair(url, stack)
        await asyncio.gather(*(player.play_until(lambda player: (player.version or 0) >= MOVES) for player in playing))
        await asyncio.gather(*map(caught_up, former))
        assert [seats_shown(player) for player in playing] == [{1}, {0}]
        for player in former:
            assert seats_shown(player) == {None}
            assert player.view is not None
            assert (player.view.hand, player.view.tickets, player.view.offer) == ({}, [], [])


async def welcomed(player: Player) -> None:
    await player.hear_until(lambda: player.you)


async def caught_up(player: Player) -> None:
    await player.hear_until(lambda: (player.version or 0) >= MOVES)


def seats_shown(player: Player) -> set[int | None]:
    """The seats whose view a player was ever sent."""
    messages = [MESSAGE.decode(raw) for raw in player.received]
    return {message.view.seat for message in messages if isinstance(message, wire.SnapshotMessage)}


async def test_former_occupants_see_no_hands(shared: Serve) -> None:
    for _ in range(3):
        await watch_a_game(shared("postgresql", 2).url)


@pytest.mark.deep
async def test_former_occupants_of_many_chairs_see_no_hands(serve: Serve) -> None:
    server = serve("postgresql", 2)
    async with watched(server, "40 chairs that change hands", STRICT):
        for _ in range(40):
            await watch_a_game(server.url)
