"""kill -9 at random moments: no acknowledged move is lost, nothing happens twice, and nobody sees another's hand.

`make deep` kills 200 times, or as often as WAYFARE_KILLS says, half of them on each database.
"""

from __future__ import annotations

import asyncio
import os
from random import Random

import httpx
import pytest

from server.client import LOST, Api, Player, Table, open_table
from server.conftest import Serve
from server.observed import check_acknowledged, check_all_saw, replayed
from server.processes import Server, wait_until
from server.restless import RestlessPlayer, check_log, listen, open_restless_table, seats_shown
from wayfare.bots import Level

KILLS = int(os.environ.get("WAYFARE_KILLS", "200"))  # over both databases
SECONDS = 7200.0  # a deadline; a kill takes two or three
Party = tuple[str, int, tuple[Level, ...]]  # game, people, bots
PARTIES: list[Party] = [
    ("new-york", 2, ()),
    ("new-york", 2, ("easy",)),
    ("first-journey-usa", 3, ()),
    ("first-journey-europe", 2, ("easy",)),
]
RESTLESS_PARTIES = [("new-york", 2), ("new-york", 3)]
FEW = 3  # kills: then half of the tables are enough


class Evening:
    """Tables that are played through every crash; after each game the next one starts."""

    def __init__(self, url: str, rng: Random) -> None:
        self.url = url
        self.rng = rng
        self.finished: list[tuple[Table, list[Player]]] = []
        self.finished_restless: list[tuple[Table, list[Player], list[Player]]] = []  # with former occupants
        self.last_games = False
        self.to_come = 0
        self.enough = asyncio.Event()

    async def play(self, party: Party) -> None:
        while not self.last_games:
            table = await self.opened(*party)
            players = [Player(self.url, table.id, token, self.rng.getrandbits(32)) for token in [*table.people, None]]
            await self.play_out(players)
            self.finished.append((table, players))

    async def play_restlessly(self, game: str, people: int) -> None:
        while not self.last_games:
            try:
                table, former = await open_restless_table(self.url, game, people)
            except (httpx.TransportError, *LOST):
                await asyncio.sleep(0.1)  # not a wait for anything: the pace of trying again
                continue
            listening = [asyncio.create_task(listen(player)) for player in former]
            players: list[Player] = [
                RestlessPlayer(self.url, table.id, token, self.rng.getrandbits(32)) for token in [*table.people, None]
            ]
            try:
                await self.play_out(players)
            finally:
                for player in former:
                    await player.drop()
                await asyncio.gather(*listening)
            self.finished_restless.append((table, players, former))

    async def play_out(self, players: list[Player]) -> None:
        try:
            async with asyncio.TaskGroup() as group:
                for player in players:
                    group.create_task(player.play_through(self.noticed, SECONDS))
        finally:
            for player in players:
                await player.drop()

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
        return player.over and player.pending is None

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


@pytest.mark.parametrize("kills", [FEW, pytest.param(KILLS // 2, marks=pytest.mark.deep)])
@pytest.mark.parametrize(("store", "workers"), [("sqlite", 1), ("postgresql", 2)])
async def test_crashes_lose_nothing(serve: Serve, store: str, workers: int, kills: int) -> None:
    rng = Random(f"{store} {workers}")
    server = serve(store, workers)
    evening = Evening(server.url, rng)
    parties, restless_parties = (PARTIES[1:3], RESTLESS_PARTIES[:1]) if kills == FEW else (PARTIES, RESTLESS_PARTIES)
    async with asyncio.timeout(SECONDS), asyncio.TaskGroup() as group:
        for party in parties:
            group.create_task(evening.play(party))
        for game, people in restless_parties:
            group.create_task(evening.play_restlessly(game, people))
        for _ in range(kills):
            await evening.until_so_many(rng.randrange(1, 120))
            await kill(server, rng)
        evening.last_games = True
    assert len(evening.finished) >= len(parties) and len(evening.finished_restless) >= len(restless_parties)
    entries = 0
    async with Api(server.url) as api:
        for table, players in evening.finished:
            entries += await check(api, table, players)
        for table, players, former in evening.finished_restless:
            entries += await check_restless(api, table, players, former)
    crossed = sum(player.resumed for _, players in evening.finished for player in players)
    assert crossed > kills, "hardly anyone was at a table when the server died"
    print(f"\n{store}: {kills} kills, {entries} acknowledged moves and undos, {crossed} reconnections")


async def check(api: Api, table: Table, players: list[Player]) -> int:
    """The record has the cards everyone saw, and every acknowledged move once. Returns how many there are."""
    match = replayed(await api.record(table.id))
    assert match.commitment == table.commitment
    check_all_saw(match, players)
    by_people = [move for move in match.moves if table.tokens[move.seat] is not None]
    acknowledged = check_acknowledged(match, players)
    assert acknowledged == len(by_people)
    for player in players:
        assert not player.refusals, "a move sent again must not count as a second one"
        assert not player.resyncs, "clients must continue from what they had"
    return acknowledged


async def check_restless(api: Api, table: Table, players: list[Player], former: list[Player]) -> int:
    """The same with undos in the log; and nobody was ever shown the view of a seat that isn't theirs."""
    match = replayed(await api.record(table.id))
    assert match.commitment == table.commitment
    check_all_saw(match, players)
    for player, seat in zip(players, [*range(len(table.people)), None], strict=True):
        assert seats_shown(player) == {seat}
    for player in former:
        assert seats_shown(player) <= {None}
    return check_log(match, players)
