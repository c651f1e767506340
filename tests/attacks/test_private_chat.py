"""A table without spectators: outsiders don't get its chat or its moves, from the moment spectators are shut out."""

from __future__ import annotations

from pathlib import Path

import msgspec
from server.backend import backend, by
from server.client import QUICK, Api, Player, Refused, Table, open_table, play_out
from server.in_process import in_process_server

from wayfare.server import wire
from wayfare.server.lobby import chat, host

PRIVATE = wire.Options(pace_ms=0, spectators=False)


async def say(api: Api, table: Table, text: str) -> None:
    await api.ask(wire.ChatLine, "POST", f"/api/tables/{table.id}/chat", {"text": text}, table.people[0])


async def chat_over_http(api: Api, table: Table, token: str | None) -> list[str] | str | None:
    try:
        lines = await api.ask(list[wire.ChatLine], "GET", f"/api/tables/{table.id}/chat", token=token)
    except Refused as refused:
        return refused.refusal.reason
    return [line.text for line in lines]


async def heard_everything(player: Player) -> None:
    """Wait until a player has received all that was sent so far."""
    await player.send(wire.Ping())
    while not isinstance(await player.hear(), wire.Pong):
        pass


async def test_chat_of_a_private_table_is_private_from_the_lobby_to_the_end(tmp_path: Path) -> None:
    """A stranger with the link is connected since the lobby, and another one comes once the match is over."""
    async with in_process_server(tmp_path) as server, Api(server.url) as api:
        chairs = [wire.NewChair(kind="human", name="Ann"), wire.NewChair(kind="human", name="Bob")]
        ann = await api.create(wire.CreateTable(game="first-journey-usa", chairs=chairs, options=PRIVATE))
        tokens: list[str | None] = [told.token for told in ann.tokens]
        table = Table(
            id=ann.table.id, game="first-journey-usa", host_token=ann.host_token, tokens=tokens, commitment=""
        )
        await say(api, table, "the first secret")
        async with Player(server.url, table.id) as stranger:
            await stranger.hear_until(lambda: stranger.you)
            await say(api, table, "the second secret")
            assert await chat_over_http(api, table, None) == "no-spectators"
            assert await chat_over_http(api, table, table.people[1]) == ["the first secret", "the second secret"]
            assert await chat_over_http(api, table, table.host_token) == ["the first secret", "the second secret"]
            await api.start(table.id, table.host_token)
            players = [Player(server.url, table.id, token) for token in table.people]
            for player in players:
                await player.connect()
            await play_out(players)
            await say(api, table, "the third secret")
            await heard_everything(stranger)
            for player in players:
                await heard_everything(player)
                assert player.said[-1].text == "the third secret"
                await player.close()
        async with Player(server.url, table.id) as late:
            await late.hear_until(lambda: late.over)
        assert await chat_over_http(api, table, None) == "no-spectators"
        assert b"secret" not in b"".join(stranger.received + late.received)
        assert len(stranger.moves) in (0, len(players[0].moves))  # the end is public; before it, nothing was


async def test_spectators_who_are_shut_out_hear_nothing_more(tmp_path: Path) -> None:
    async with in_process_server(tmp_path) as server, Api(server.url) as api:
        table = await open_table(api, "new-york", 2, options=QUICK)
        async with Player(server.url, table.id) as spectator, Player(server.url, table.id, table.people[0]) as ann:
            await say(api, table, "for everyone")
            await spectator.hear_until(lambda: spectator.said)
            await api.ask(wire.TableInfo, "PUT", f"/api/tables/{table.id}/options", PRIVATE, table.host_token)
            await say(api, table, "for players")
            await ann.hear_until(lambda: ann.view is not None)
            await ann.play(ann.any_legal())
            await ann.hear_until(lambda: ann.version == 1)
            await heard_everything(spectator)
            assert [line.text for line in spectator.said] == ["for everyone"]
            assert spectator.version == 0
            await api.ask(wire.TableInfo, "PUT", f"/api/tables/{table.id}/options", QUICK, table.host_token)
            await say(api, table, "for everyone again")
            await spectator.hear_until(lambda: len(spectator.said) == 2)


async def test_what_waits_for_a_slow_spectator_is_dropped_when_they_are_shut_out(tmp_path: Path) -> None:
    """It was put into their outbox while they were still allowed to know it."""
    async with backend(tmp_path) as here:
        ann = await here.create()
        client, spectator = here.connect(ann)
        spectator.open.clear()
        here.tables.broadcaster.notify(here.table(ann), "facts")  # is on its way, and everything else waits behind it
        await here.settle()
        await here.play(ann, 0, here.legal(here.table(ann)))
        await chat.say(here.tables, here.limits, by(ann.tokens[0].token), ann.table.id, wire.Say(text="for now"))
        await here.settle()
        assert client._queued
        await host.set_options(here.tables, by(ann.host_token), ann.table.id, PRIVATE)
        spectator.open.set()
        await here.until(lambda: not client._queued)
        await here.settle()
        kinds = {msgspec.json.decode(message)["type"] for message in spectator.messages}
        assert kinds == {"table"}
