"""Whole games over real sockets: people, bots and spectators, on both databases, with one worker and with two."""

from __future__ import annotations

import asyncio
import importlib.util
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from command import out_of_process

from server.client import DEADLINE, QUICK, Api, Player, Refused, Table, open_table, play_out
from server.conftest import Serve
from server.observed import check_acknowledged, check_all_saw, replayed
from server.processes import Server
from wayfare.bots import Level
from wayfare.engine import builtin_names
from wayfare.server import wire

EXAMPLE = Path(__file__).parents[2] / "examples" / "table_bot.py"
STORES = [("sqlite", 1), pytest.param("postgresql", 1, marks=pytest.mark.deep), ("postgresql", 2)]
# game, people, bots
PARTIES: list[tuple[str, int, tuple[Level, ...]]] = [
    ("new-york", 2, ()),
    ("new-york", 3, ("easy",)),
    ("first-journey-usa", 4, ()),
    ("first-journey-usa", 2, ("easy", "medium")),
    ("first-journey-europe", 3, ()),
    ("first-journey-europe", 2, ("medium",)),
]


async def sit_down(stack: AsyncExitStack, url: str, table: Table, spectators: int = 1) -> list[Player]:
    """A table's people and some spectators, each at a socket of their own."""
    eyes: Sequence[str | None] = [*table.people, *[None] * spectators]
    return [await stack.enter_async_context(Player(url, table.id, token, n)) for n, token in enumerate(eyes)]


async def refused(api: Api, path: str) -> int:
    with pytest.raises(Refused) as caught:
        await api.ask(wire.TableInfo, "GET", path)
    return caught.value.status


@pytest.mark.parametrize(("store", "workers"), STORES)
async def test_whole_games_of_every_board(shared: Serve, store: str, workers: int) -> None:
    server = shared(store, workers)
    async with Api(server.url) as api:
        for game, people, bots in PARTIES:
            await whole_game(api, server, game, people, bots)


async def whole_game(api: Api, server: Server, game: str, people: int, bots: tuple[Level, ...]) -> None:
    table = await open_table(api, game, people, bots)
    async with AsyncExitStack() as stack:
        players = await sit_down(stack, server.url, table)
        assert await refused(api, f"/api/tables/{table.id}/record") == 409
        await play_out(players)
    match = replayed(await api.record(table.id))
    assert match.over
    assert match.commitment == table.commitment
    assert [player.kind for player in match.players] == ["bot" if token is None else "human" for token in table.tokens]
    check_all_saw(match, players)
    by_people = [move for move in match.moves if table.tokens[move.seat] is not None]
    assert check_acknowledged(match, players) == len(by_people)
    assert not any(player.refusals or player.resyncs for player in players)


async def test_the_command_line_verifies_a_downloaded_record(shared: Serve, tmp_path: Path) -> None:
    server = shared()
    file = tmp_path / "record.json"
    async with Api(server.url) as api:
        table = await open_table(api, "new-york", 2)
        async with AsyncExitStack() as stack:
            await play_out(await sit_down(stack, server.url, table))
        file.write_bytes(await api.record(table.id))
    assert "1 record verified" in out_of_process("verify", file)


async def test_a_table_of_bots_plays_itself_while_people_watch(shared: Serve) -> None:
    """One person and three bots; the person leaves, so a stand-in plays, and the spectator sees the end."""
    server = shared()
    async with Api(server.url) as api:
        table = await open_table(api, "first-journey-usa", 1, ("easy", "easy", "easy"))
        (token,) = table.people
        async with Player(server.url, table.id) as spectator:
            await api.ask(wire.TableInfo, "POST", f"/api/tables/{table.id}/leave", token=token)
            await spectator.hear_until(lambda: spectator.over, 60)
        assert any(move.stand_in for move in spectator.moves)
        match = replayed(await api.record(table.id))
        check_all_saw(match, [spectator])


async def test_the_list_of_records_has_the_finished_games_of_listed_tables(serve: Serve) -> None:
    server = serve()
    async with Api(server.url) as api:
        listed = await open_table(api, "first-journey-europe", 2, options=wire.Options(pace_ms=0, listed=True))
        hidden = await open_table(api, "first-journey-europe", 2)
        for table in (listed, hidden):
            async with AsyncExitStack() as stack:
                await play_out(await sit_down(stack, server.url, table, spectators=0))
        cards = await api.ask(list[wire.RecordCard], "GET", "/api/records")
        assert [card.table for card in cards] == [listed.id]
        assert cards[0].names == ["Ann", "Bob"]
        asked = await api.ask(list[wire.RecordCard], "GET", f"/api/records?of={hidden.id},none")
        assert [card.table for card in asked] == [hidden.id]  # whoever knows a table's id may read its record
        chairs = (await api.table(hidden.id)).chairs
        result = replayed(await api.record(hidden.id)).result
        assert result is not None
        assert asked[0].chair_ids == [chair.id for chair in chairs]
        assert asked[0].totals == [score.completed for score in result.scores]


async def test_every_built_in_board_is_listed(shared: Serve) -> None:
    async with Api(shared().url) as api:
        cards = await api.ask(list[wire.GameCard], "GET", "/api/games")
    assert sorted(card.id for card in cards) == sorted(builtin_names())


async def test_the_example_bot_plays_a_whole_game(shared: Serve) -> None:
    """examples/table_bot.py, by the table's link, as in docs/server.md: it joins before the start."""
    spec = importlib.util.spec_from_file_location("table_bot", EXAMPLE)
    assert spec is not None and spec.loader is not None
    bot = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(bot)
    server = shared()
    async with Api(server.url) as api:
        chairs = [wire.NewChair(kind="open"), wire.NewChair(kind="bot", level="easy")]
        created = await api.create(wire.CreateTable(game="first-journey-usa", chairs=chairs, options=QUICK))
        playing = asyncio.create_task(asyncio.to_thread(bot.main, f"{server.url}/t/{created.table.id}", "Robin"))
        async with asyncio.timeout(DEADLINE):
            while (await api.table(created.table.id)).chairs[0].kind == "open":
                await asyncio.sleep(0.05)
            await api.start(created.table.id, created.host_token)
            result = await playing
        match = replayed(await api.record(created.table.id))
    assert match.players[0].name == "Robin"
    assert match.result is not None and result["winners"] == list(match.result.winners)
