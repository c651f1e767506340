"""Valid clients of two workers, each request at whichever worker answers: none is refused, and the workers agree."""

from __future__ import annotations

import asyncio
import importlib.util
from pathlib import Path
from types import ModuleType

import pytest
from server.client import DEADLINE, QUICK, Api, Player
from server.conftest import Serve
from server.processes import Server

from attacks.watch import STRICT, watched
from wayfare.server import wire

EXAMPLE = Path(__file__).parents[2] / "examples" / "table_bot.py"
AT_ONCE = 2


def example_bot() -> ModuleType:
    spec = importlib.util.spec_from_file_location("table_bot", EXAMPLE)
    assert spec is not None and spec.loader is not None
    bot = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(bot)
    return bot


async def play_with_the_example(url: str, bot: ModuleType, limit: asyncio.Semaphore) -> None:
    async with limit, Api(url) as api:
        chairs = [wire.NewChair(kind="open"), wire.NewChair(kind="bot", level="easy")]
        created = await api.create(wire.CreateTable(game="first-journey-usa", chairs=chairs, options=QUICK))
        playing = asyncio.create_task(asyncio.to_thread(bot.main, f"{url}/t/{created.table.id}", "Robin"))
        async with asyncio.timeout(DEADLINE):
            while (await api.table(created.table.id)).chairs[0].kind == "open":
                await asyncio.sleep(0.05)  # not a wait for anything: the pace of asking
            await api.start(created.table.id, created.host_token)
            assert (await playing)["winners"]


async def play_examples(server: Server, games: int) -> None:
    limit = asyncio.Semaphore(AT_ONCE)
    async with asyncio.TaskGroup() as group:
        for _ in range(games):
            group.create_task(play_with_the_example(server.url, example_bot(), limit))


async def test_the_example_bot_finishes_every_game(shared: Serve) -> None:
    await play_examples(shared("postgresql", 2), games=2)


async def join_and_connect(server: Server, tries: int) -> None:
    chairs = [wire.NewChair(kind="human", name="Ann"), wire.NewChair(kind="open")]
    async with Api(server.url) as api:
        for _ in range(tries):
            created = await api.create(wire.CreateTable(game="new-york", chairs=chairs))
            async with Player(server.url, created.table.id, created.tokens[0].token) as ann:
                await ann.hear_until(lambda: ann.you)  # so that at least one worker knows the table
                joined = await api.join(created.table.id, "Bob")
                async with Player(server.url, created.table.id, joined.token) as bob:
                    await bob.hear_until(lambda: bob.you or bob.refusals)
                    assert not bob.refusals and bob.you is not None and bob.you.chair_id == joined.chair_id


async def test_whoever_has_just_joined_can_connect(shared: Serve) -> None:
    await join_and_connect(shared("postgresql", 2), tries=15)


async def rename_all(server: Server, rounds: int) -> None:
    """Everyone renames themselves at the same moment; soon after, every socket shows the same names."""
    chairs = [wire.NewChair(kind="human", name=name) for name in ("Ann", "Bob", "Cleo", "Dan")]
    async with Api(server.url) as api:
        created = await api.create(wire.CreateTable(game="new-york", chairs=chairs))
    here, tokens = f"/api/tables/{created.table.id}", [told.token for told in created.tokens]
    people = [Player(server.url, created.table.id, token) for token in 2 * tokens]
    for player in people:
        await player.connect()
        await named(player, [chair.name or "" for chair in chairs])
    for number in range(rounds):
        wanted = [f"{name} {number}" for name in ("Anna", "Bert", "Carl", "Dora")]
        renames = [rename(server.url, here, token, name) for token, name in zip(tokens, wanted, strict=True)]
        await asyncio.gather(*renames)
        for player in people:
            await named(player, wanted)
    for player in people:
        await player.close()


async def test_after_many_changes_at_once_the_workers_agree(shared: Serve) -> None:
    await rename_all(shared("postgresql", 2), rounds=3)


@pytest.mark.deep
async def test_two_workers_agree_at_length(serve: Serve) -> None:
    server = serve("postgresql", 2)
    async with watched(server, "20 games of the example, 80 joins, 25 rounds of renaming", STRICT):
        await play_examples(server, games=20)
        await join_and_connect(server, tries=80)
        await rename_all(server, rounds=25)


async def rename(url: str, here: str, token: str, name: str) -> None:
    async with Api(url) as api:
        await api.ask(wire.TableInfo, "POST", f"{here}/rename", wire.Rename(name=name), token)


async def named(player: Player, wanted: list[str]) -> None:
    """Wait until a player sees these names at the table."""
    await player.hear_until(lambda: player.table and [chair.name for chair in player.table.chairs] == wanted)
