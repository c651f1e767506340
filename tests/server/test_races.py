"""Many clients try to make the same turn's move: exactly one succeeds."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from functools import partial
from random import Random
from unittest.mock import ANY

import pytest

from server.client import Api, Player, Refused, Table, open_table
from server.conftest import Serve
from server.observed import check_acknowledged, check_all_saw, replayed
from wayfare.server import wire

ROUNDS = 20
CLIENTS = 6  # sockets with one seat's token: enough for both of two workers to get some
STORES = pytest.mark.parametrize(("store", "workers"), [("sqlite", 1), ("postgresql", 2)])


class Duel:
    """Two seats, each held by several sockets at once."""

    def __init__(self, api: Api, table: Table, clients: list[list[Player]]) -> None:
        self.api = api
        self.table = table
        self.clients = clients

    async def turn(self, version: int = 0) -> tuple[list[Player], int]:
        """The clients of the seat to act, all with the newest position, and its version.

        A worker that doesn't know of `version` yet is asked again."""
        now = await self.api.snapshot(self.table.id)
        while now.version < version:
            now = await self.api.snapshot(self.table.id, since=now.version)
        for player in [player for clients in self.clients for player in clients]:
            await seen(player, now.version)
        assert now.view.turn is not None
        return self.clients[now.view.turn], now.version

    async def finished(self) -> list[Player]:
        """Play to the end with one client of each seat."""
        first = [clients[0] for clients in self.clients]
        await asyncio.gather(*(player.play_until(lambda player: player.over) for player in first))
        return first


async def seen(player: Player, version: int) -> None:
    await player.hear_until(lambda: player.version is not None and player.version >= version)


async def heard_of(player: Player, moves: int) -> None:
    await player.hear_until(lambda: len(player.accepted) == moves)


def undone(player: Player) -> bool:
    return "undo" in player.accepted or bool(player.refusals)


async def answered(player: Player) -> None:
    await player.hear_until(lambda: player.pending is None)


async def duel(stack: AsyncExitStack, url: str, game: str = "new-york") -> Duel:
    api = await stack.enter_async_context(Api(url))
    table = await open_table(api, game, 2)
    clients = [
        [await stack.enter_async_context(Player(url, table.id, token, 10 * seat + n)) for n in range(CLIENTS)]
        for seat, token in enumerate(table.tokens)
    ]
    return Duel(api, table, clients)


def landed(players: list[Player], version: int) -> list[Player]:
    return [player for player in players if version in {accepted.version for accepted in player.accepted.values()}]


@STORES
async def test_one_of_many_different_moves_is_made(shared: Serve, store: str, workers: int) -> None:
    server = shared(store, workers)
    async with AsyncExitStack() as stack:
        game = await duel(stack, server.url)
        for number in range(ROUNDS):
            racers, version = await game.turn(number)
            assert version == number
            await asyncio.gather(*(player.play(player.any_legal()) for player in racers))
            await asyncio.gather(*map(answered, racers))
            (first,) = landed(racers, version + 1)
            late = [player.refusals[-1] for player in racers if player is not first]
            assert {refusal.code for refusal in late} == {"stale"}
            assert all(refusal.snapshot is not None and refusal.snapshot.version > version for refusal in late)
        await game.turn(ROUNDS)
        for clients in game.clients:
            assert all(player.moves == clients[0].moves for player in clients)


@STORES
async def test_the_same_move_from_many_hands_is_one_move(shared: Serve, store: str, workers: int) -> None:
    server = shared(store, workers)
    async with AsyncExitStack() as stack:
        game = await duel(stack, server.url)
        for number in range(ROUNDS):
            racers, version = await game.turn(number)
            assert version == number
            action = racers[0].any_legal()
            await asyncio.gather(*(player.play(action, f"move {number}") for player in racers))
            await asyncio.gather(*map(answered, racers))
            assert landed(racers, version + 1) == racers
        assert not any(player.refusals for clients in game.clients for player in clients)


@STORES
async def test_http_and_sockets_race_too(shared: Serve, store: str, workers: int) -> None:
    server = shared(store, workers)
    async with AsyncExitStack() as stack:
        game = await duel(stack, server.url, "first-journey-usa")
        for number in range(ROUNDS):
            racers, version = await game.turn(number)
            token = racers[0].token
            assert token is not None
            plays = [
                wire.Play(id=f"{number} {n}", version=version, action=racers[n].any_legal()) for n in range(CLIENTS)
            ]
            posts = [game.api.play(game.table.id, token, play) for play in plays]
            sent = [player.play(player.any_legal()) for player in racers]
            answers, _ = await asyncio.gather(asyncio.gather(*posts, return_exceptions=True), asyncio.gather(*sent))
            await asyncio.gather(*map(answered, racers))
            by_post = [answer for answer in answers if isinstance(answer, wire.Accepted)]
            assert len(by_post) + len(landed(racers, version + 1)) == 1
            for answer in answers:
                assert isinstance(answer, wire.Accepted) or (isinstance(answer, Refused) and answer.status == 409)
        assert await game.turn(ROUNDS) == (ANY, ROUNDS)


@STORES
async def test_repeating_every_message_of_a_game_in_any_order_changes_nothing(
    shared: Serve, store: str, workers: int
) -> None:
    """Sent again through other sockets, each move is answered with the version it had."""
    server = shared(store, workers)
    async with AsyncExitStack() as stack:
        game = await duel(stack, server.url, "first-journey-europe")
        players = await game.finished()
        end = players[0].version or 0
        for seat, player in enumerate(players):
            other = game.clients[seat][1]
            await seen(other, end)
            again = [
                wire.SocketPlay(id=move_id, version=accepted.version - 1, action=player.played[move_id])
                for move_id, accepted in player.accepted.items()
            ]
            Random(seat).shuffle(again)
            for message in again:
                await other.send(message)
            await heard_of(other, len(player.accepted))
            assert other.accepted == player.accepted
        match = replayed(await game.api.record(game.table.id))
        assert len(match.moves) == end == check_acknowledged(match, players)
        check_all_saw(match, players)


@STORES
async def test_early_foreign_and_made_up_moves_are_refused(shared: Serve, store: str, workers: int) -> None:
    server = shared(store, workers)
    async with AsyncExitStack() as stack:
        game = await duel(stack, server.url)
        for number in range(ROUNDS):
            racers, version = await game.turn(number)
            waiting = next(clients for clients in game.clients if clients is not racers)
            action = racers[0].any_legal()
            too_early = wire.SocketPlay(id=f"early {number}", version=version + 1, action=action)
            foreign = wire.SocketPlay(id=f"foreign {number}", version=version, action=action)
            nonsense = wire.SocketPlay(id=f"nonsense {number}", version=version, action="claim the moon")
            for player, message, codes in (
                (racers[0], too_early, {"stale"}),
                (waiting[0], foreign, {"not-your-turn"}),
                (racers[1], nonsense, {"illegal", "malformed"}),
            ):
                refusal = await refused(player, message)
                assert refusal.code in codes
                assert refusal.snapshot is not None and refusal.snapshot.version == version
            assert (await refused(racers[0], nonsense)).snapshot is None  # this version came with an earlier refusal
            await racers[1].play(action, f"move {number}")
            await answered(racers[1])
            assert landed(racers, version + 1) == [racers[1]]


async def refused(player: Player, message: wire.SocketPlay) -> wire.Refusal:
    count = len(player.refusals)
    await player.send(message)
    await player.hear_until(lambda: len(player.refusals) > count)
    assert player.refusals[-1].id == message.id
    return player.refusals[-1]


@STORES
async def test_many_clients_undo_once(shared: Serve, store: str, workers: int) -> None:
    """Many clients send the same undo: it happens once, and all of them get that answer."""
    server = shared(store, workers)
    async with AsyncExitStack() as stack:
        game = await duel(stack, server.url)
        racers, version = await game.turn()
        while not racers[0].undo:
            assert racers[0].view is not None
            open_moves = [action.text for action in racers[0].view.legal if action.text.startswith("claim")]
            await racers[0].play(open_moves[0] if open_moves else racers[0].any_legal())
            await answered(racers[0])
            await seen(racers[0], version + 1)
            mover = racers
            racers, version = await game.turn(version + 1)
            if mover[0].undo:
                racers = mover
        await asyncio.gather(*(player.send(wire.SocketUndo(id="undo", version=version)) for player in racers))
        for player in racers:
            await player.hear_until(partial(undone, player))
            assert not player.refusals
            assert player.accepted["undo"].version == version + 1
        assert await game.turn(version + 1) == (ANY, version + 1)
