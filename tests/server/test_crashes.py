"""kill -9 at random moments: no acknowledged move is lost, and nothing happens twice."""

from __future__ import annotations

import asyncio
from random import Random

import httpx
import pytest

from server.client import Api, Player, Table, open_table, over
from server.conftest import Serve
from server.observed import check_acknowledged, check_all_saw, replayed
from server.processes import Server, wait_until
from wayfare.bots import Level

SECONDS = 3600.0  # a deadline; a kill takes two or three
Party = tuple[str, int, tuple[Level, ...]]  # game, people, bots
PARTIES: list[Party] = [
    ("new-york", 2, ()),
    ("new-york", 2, ("easy",)),
    ("first-journey-usa", 3, ()),
    ("first-journey-europe", 2, ("easy",)),
]


class Evening:
    """Tables that are played through every crash; after each game the next one starts."""

    def __init__(self, url: str, rng: Random) -> None:
        self.url = url
        self.rng = rng
        self.finished: list[tuple[Table, list[Player]]] = []
        self.last_games = False
        self.to_come = 0
        self.enough = asyncio.Event()

    async def play(self, party: Party) -> None:
        while not self.last_games:
            table = await self.opened(*party)
            players = [Player(self.url, table.id, token, self.rng.getrandbits(32)) for token in [*table.people, None]]
            try:
                async with asyncio.TaskGroup() as group:
                    for player in players:
                        group.create_task(player.play_through(self.noticed, SECONDS))
            finally:
                for player in players:
                    await player.drop()
            self.finished.append((table, players))

    async def opened(self, game: str, people: int, bots: tuple[Level, ...]) -> Table:
        """Try until a table is set up completely; a crash may leave half of one behind."""
        while True:
            try:
                async with Api(self.url) as api:
                    return await open_table(api, game, people, bots)
            except httpx.TransportError:
                await asyncio.sleep(0.1)

    def noticed(self, player: Player) -> bool:
        """Called with every message any player gets."""
        self.to_come -= 1
        if self.to_come < 0:
            self.enough.set()
        return over(player)

    async def until_so_many(self, messages: int) -> None:
        self.to_come = messages
        self.enough.clear()
        await self.enough.wait()


async def kill(server: Server, rng: Random) -> None:
    """Kill and restart the whole server; or, if it has several workers, sometimes just one of them."""
    if server.workers > 1 and rng.random() < 0.5:
        before = server.worker_ids()
        server.kill_a_worker(rng.randrange(server.workers))
        await asyncio.to_thread(wait_until, lambda: new_worker(server, before), 30, "a new worker")
    else:
        server.kill()
        await asyncio.to_thread(server.start)


def new_worker(server: Server, before: list[int]) -> bool:
    now = server.worker_ids()
    return len(now) == server.workers and now != before and server.answers()


@pytest.mark.parametrize("kills", [10, pytest.param(100, marks=pytest.mark.deep)])
@pytest.mark.parametrize(("store", "workers"), [("sqlite", 1), ("postgresql", 2)])
async def test_crashes_lose_nothing(serve: Serve, store: str, workers: int, kills: int) -> None:
    rng = Random(f"{store} {workers}")
    server = serve(store, workers)
    evening = Evening(server.url, rng)
    async with asyncio.timeout(SECONDS), asyncio.TaskGroup() as group:
        for party in PARTIES:
            group.create_task(evening.play(party))
        for _ in range(kills):
            await evening.until_so_many(rng.randrange(1, 120))
            await kill(server, rng)
        evening.last_games = True
    assert len(evening.finished) >= len(PARTIES)
    async with Api(server.url) as api:
        for table, players in evening.finished:
            await check(api, table, players)
    crossed = sum(player.resumed for _, players in evening.finished for player in players)
    assert crossed > kills, "hardly anyone was at a table when the server died"


async def check(api: Api, table: Table, players: list[Player]) -> None:
    """The record has the cards everyone saw, and every acknowledged move once."""
    match = replayed(await api.record(table.id))
    assert match.commitment == table.commitment
    check_all_saw(match, players)
    by_people = [move for move in match.moves if table.tokens[move.seat] is not None]
    assert check_acknowledged(match, players) == len(by_people)
    for player in players:
        assert not player.refusals, "a move sent again must not count as a second one"
        assert not player.resyncs, "clients must continue from what they had"
