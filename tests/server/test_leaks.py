"""Nobody is sent anything they may not know: two worlds that differ only in hidden things send the same bytes.

The same table is played on two servers. Before every move the second one gets a different hidden world: other cards in
other hands, other tickets, another order of everything to come. What one seat and a spectator are sent must not differ.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import cycle
from pathlib import Path
from random import Random

import pytest

from server.client import Api, Player, Table, open_table, over
from server.conftest import Serve
from server.in_process import FixedSecrets, InProcessServer, fix_secrets, in_process_server
from server.worlds import find_twin
from wayfare.engine import Action, Match, Record, builtin_names
from wayfare.server import wire
from wayfare.server.bots import hints
from wayfare.server.table import snapshots
from wayfare.testing import choose

MOVES = 30
Answer = tuple[int, list[tuple[str, str]], bytes]


class World:
    """One of the two tables, with everyone connected."""

    def __init__(
        self, server: InProcessServer, api: Api, table: Table, players: list[Player], spectator: Player
    ) -> None:
        self.server = server
        self.api = api
        self.table = table
        self.players = players
        self.spectator = spectator

    @property
    def match(self) -> Match:
        return self.server.match(self.table.id)

    @property
    def everybody(self) -> list[Player]:
        return [*self.players, self.spectator]

    async def play(self, action: Action) -> None:
        seat = self.match.turn
        assert seat is not None
        mover = self.players[seat]
        version = len(self.match.moves) + 1
        await mover.play(action.text, f"move {version}")
        await mover.hear_until(lambda: mover.version == version)
        await quiet(self.everybody)

    def become(self, twin: Match) -> None:
        """Replace everything hidden at this table."""
        self.match._raw[:] = twin._raw
        self.match._legal = None

    async def ask(self, eyes: Player, method: str, path: str, body: object = None) -> Answer:
        """A complete HTTP response."""
        answer = await self.api.send(method, f"/api/tables/{self.table.id}{path}", body, eyes.token)
        headers = [(name, value) for name, value in answer.headers.items() if name != "date"]
        return answer.status_code, headers, answer.content


async def quiet(players: list[Player]) -> None:
    """Wait until everyone has received everything sent so far."""
    for player in players:
        await player.send(wire.Ping())
        async with asyncio.timeout(10):
            while not isinstance(await player.hear(), wire.Pong):
                pass


@asynccontextmanager
async def world(folder: Path, fixed: FixedSecrets, game: str, people: int) -> AsyncIterator[World]:
    fixed.restart()
    folder.mkdir()
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(in_process_server(folder))
        api = await stack.enter_async_context(Api(server.url))
        table = await open_table(api, game, people)
        everybody: list[Player] = []
        for token in [*table.people, None]:
            everybody.append(await stack.enter_async_context(Player(server.url, table.id, token)))
            await quiet(everybody)
        yield World(server, api, table, everybody[:-1], everybody[-1])


async def two_worlds(
    folder: Path, fixed: FixedSecrets, game: str, people: int, seat: int, rng: Random, moves: int = MOVES
) -> float:
    """Play both. Returns the share of moves before which the worlds differed."""
    async with world(folder / "a", fixed, game, people) as one, world(folder / "b", fixed, game, people) as other:
        differed = 0
        for _ in range(moves):
            if one.match.over:
                break
            action = choose(one.match.legal_actions(), rng.choice(["even", "builder", "collector"]), rng)
            twin, done = find_twin(one.match, action, seat, rng) or (one.match, action)
            differed += twin is not one.match
            other.become(twin)
            if rng.random() < 0.4:
                await compare_answers(one, other, seat, rng)
            await one.play(action)
            await other.play(done)
            compare_bytes(one, other, seat)
        return differed / len(one.match.moves)


def compare_bytes(one: World, other: World, seat: int) -> None:
    """Everything ever sent to the seat and to the spectator."""
    assert one.players[seat].received == other.players[seat].received
    assert one.spectator.received == other.spectator.received


async def compare_answers(one: World, other: World, seat: int, rng: Random) -> None:
    """What the seat and a spectator get over HTTP, including when they try things they may not do."""
    game = one.match.game
    routes = rng.sample(game.board.map.routes, 5)
    wish = wire.Play(id=f"wish {rng.random()}", version=len(one.match.moves), action=rng.choice(game.actions).text)
    for method, path, body in (
        ("GET", "", None),
        ("GET", "/snapshot", None),
        ("GET", f"/snapshot?since={rng.randrange(len(one.match.moves) + 1)}", None),
        *(("GET", f"/why/{route.id}", None) for route in routes),
        ("GET", "/record", None),
        ("GET", "/review", None),
        ("GET", "/you", None),
        ("POST", "/undo", wire.Undo(id="undo", version=0)),
    ):
        for eyes in (seat, -1):
            mine, theirs = one.everybody[eyes], other.everybody[eyes]
            assert await one.ask(mine, method, path, body) == await other.ask(theirs, method, path, body), path
    if one.match.turn != seat:  # trying to make someone else's move is refused, without a word about their cards
        for eyes in (seat, -1):
            mine, theirs = one.everybody[eyes], other.everybody[eyes]
            told = await one.ask(mine, "POST", "/moves", wish)
            assert told[0] in (401, 409)
            assert told == await other.ask(theirs, "POST", "/moves", wish)


@pytest.mark.parametrize(
    ("game", "people"),
    [
        pytest.param(game, people, marks=pytest.mark.deep if "usa" in game else ())  # much like the boards of Europe
        for game, people in zip(builtin_names(), cycle([3, 2]), strict=False)
    ],
)
async def test_every_byte_is_the_same_in_two_worlds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, people: int
) -> None:
    rng = Random(f"{game} {people}")
    differed = await two_worlds(tmp_path, fix_secrets(monkeypatch), game, people, rng.randrange(people), rng)
    assert differed > 0.7


@pytest.mark.deep
@pytest.mark.parametrize("game", builtin_names())
@pytest.mark.parametrize("number", range(40))
async def test_every_byte_is_the_same_in_many_worlds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, number: int
) -> None:
    rng = Random(f"{game} {number}")
    people = rng.choice([2, 3, 4])
    await two_worlds(tmp_path, fix_secrets(monkeypatch), game, people, rng.randrange(people), rng, 400)


async def test_showing_a_spectator_a_players_view_would_be_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted: spectators are shown what seat 1 sees."""
    real = snapshots.snapshot_message
    monkeypatch.setattr(
        "wayfare.server.table.table.snapshot_message",
        lambda log, cache, seat, *more: real(log, cache, 1 if seat is None else seat, *more),
    )
    with pytest.raises(AssertionError):
        await two_worlds(tmp_path, fix_secrets(monkeypatch), "new-york", 2, 0, Random(1))


async def test_a_refusal_based_on_anothers_hand_would_be_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted: `why` uses the cards of the seat to act, no matter who the caller is."""
    monkeypatch.setattr(hints, "_match_to_act", lambda table, seat: table.match_log.match)
    with pytest.raises(AssertionError):
        await two_worlds(tmp_path, fix_secrets(monkeypatch), "new-york", 2, 0, Random(2))


async def test_logs_contain_no_secrets(serve: Serve) -> None:
    """Two people play to the end, chat and make mistakes, with logging at its most detailed."""
    server = serve(WAYFARE_LOG_LEVEL="debug")
    async with Api(server.url) as api, AsyncExitStack() as stack:
        table = await open_table(api, "new-york", 2)
        players = [await stack.enter_async_context(Player(server.url, table.id, token)) for token in table.people]
        await players[0].send(wire.SocketSay(text="my hand is full of taxis"))
        await players[0].send("no message at all")
        await api.send("POST", f"/api/tables/{table.id}/moves", {"id": table.people[0]}, table.people[0])
        await api.send("GET", f"/api/tables/{table.id}/you", token="a wrong token")
        await asyncio.gather(*(player.play_until(over) for player in players))
        record = Record.from_json(await api.record(table.id))
    server.stop()
    log = server.log.read_text("utf-8")
    assert log.strip(), "nothing was logged, so this test would notice nothing"
    secrets = [*table.people, table.host_token, "a wrong token", record.seed, record.nonce, "taxis", "Ann", "Bob"]
    secrets += [text for player in players for text in player.played.values() if text.startswith(("keep", "claim"))]
    assert [secret for secret in secrets if secret in log] == []
