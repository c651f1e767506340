"""Two workers on one PostgreSQL. Neither hears of the other by itself here, so every test is the worst case."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from server.backend import Backend, FakeTransport, by, two_workers
from wayfare.server.lobby import chat, membership
from wayfare.server.lobby import host as host_actions
from wayfare.server.refusals import Refused
from wayfare.server.store import Entry
from wayfare.server.store.listener import Notice
from wayfare.server.table.polling import poll
from wayfare.server.wire import Created, Join, Options, Play, Rename, Say

NewStore = Callable[[str], str]
PRIVATE = Options(pace_ms=0, spectators=False)


def views(transport: FakeTransport) -> list[dict[str, Any]]:
    """The views a client was sent."""
    messages = [msgspec.json.decode(text) for text in transport.texts]
    return [message["view"] for message in messages if message["type"] == "snapshot"]


def sent(transport: FakeTransport, kind: str) -> int:
    return sum(f'"type":"{kind}"' in text for text in transport.texts)


async def move(worker: Backend, created: Created, seat: int = 0, version: int = 0) -> None:
    """Keep the first choice of tickets."""
    table = await worker.tables.open(created.table.id)
    assert table.match_log is not None
    action = next(str(action) for action in table.match_log.match.view(seat).legal_actions)
    request = Play(id=f"{seat} {version}", version=version, action=action)
    await worker.services.moves.submit(by(created.tokens[seat].token), created.table.id, request)
    await worker.settle()


async def test_a_former_occupant_does_not_see_the_new_players_hand(new_store: NewStore) -> None:
    """Bob's socket is at one worker; he leaves, and Cleo takes his chair, at the other."""
    async with two_workers(new_store("postgresql")) as (here, there):
        ann = await here.create("Ann", "?", start=False)
        bob = await membership.join(here.tables, by(None), ann.table.id, Join(name="Bob"))
        bobs = await here.connect_token(ann.table.id, bob.token)
        await membership.leave(there.tables, by(bob.token), ann.table.id)
        cleo = await membership.join(there.tables, by(None), ann.table.id, Join(name="Cleo"))
        cleos = await here.connect_token(ann.table.id, cleo.token)
        await host_actions.start(there.tables, by(ann.host_token), ann.table.id)
        assert cleo.chair_id == bob.chair_id
        assert await here.tables.refresh(here.table(ann))
        await here.settle()
        assert [view["seat"] for view in views(cleos)] == [1]
        assert [view["seat"] for view in views(bobs)] == [None]
        assert views(bobs)[0]["offer"] == [] and views(bobs)[0]["hand"] == {}


async def test_a_former_occupant_of_a_table_without_spectators_sees_nothing(new_store: NewStore) -> None:
    async with two_workers(new_store("postgresql")) as (here, there):
        ann = await here.create("Ann", "?", start=False, spectators=False)
        bob = await membership.join(here.tables, by(None), ann.table.id, Join(name="Bob"))
        bobs = await here.connect_token(ann.table.id, bob.token)
        await membership.leave(there.tables, by(bob.token), ann.table.id)
        cleo = await membership.join(there.tables, by(None), ann.table.id, Join(name="Cleo"))
        await host_actions.start(there.tables, by(ann.host_token), ann.table.id)
        await chat.say(here.tables, here.limits, by(cleo.token), ann.table.id, Say(text="good luck"))
        await here.tables.refresh(here.table(ann))
        await here.settle()
        assert sent(bobs, "snapshot") == sent(bobs, "chat") == 0


async def test_a_token_that_is_new_at_one_worker_opens_the_other(new_store: NewStore) -> None:
    async with two_workers(new_store("postgresql")) as (here, there):
        ann = await here.create("Ann", "?", start=False)
        await there.tables.open(ann.table.id)
        bob = await membership.join(here.tables, by(None), ann.table.id, Join(name="Bob"))
        renamed = await membership.rename(there.tables, by(bob.token), ann.table.id, Rename(name="Robert"))
        assert renamed.chairs[1].name == "Robert"
        with pytest.raises(Refused) as refused:
            await membership.rename(there.tables, by("made up"), ann.table.id, Rename(name="Nobody"))
        assert refused.value.refusal.reason == "wrong-token"


async def test_a_start_at_one_worker_counts_at_the_other(new_store: NewStore) -> None:
    async with two_workers(new_store("postgresql")) as (here, there):
        ann = await here.create("Ann", "Bob", start=False)
        await there.tables.open(ann.table.id)
        await host_actions.start(here.tables, by(ann.host_token), ann.table.id)
        snapshot = await poll(there.tables, by(ann.tokens[0].token), ann.table.id, None, 0)
        assert snapshot.view.seat == 0


async def test_a_move_after_another_workers_move_is_not_stale(new_store: NewStore) -> None:
    async with two_workers(new_store("postgresql")) as (here, there):
        ann = await here.create()
        table = await there.tables.open(ann.table.id)
        await move(here, ann)
        assert table.version == 0
        action = here.legal(here.table(ann))
        request = Play(id="second", version=1, action=action)
        accepted = await there.services.moves.submit(by(ann.tokens[1].token), ann.table.id, request)
        assert accepted.version == 2
        snapshot = await poll(here.tables, by(None), ann.table.id, 2, 0)
        assert snapshot.version == 2


async def test_a_seat_shuffled_elsewhere_moves_with_its_token(new_store: NewStore) -> None:
    """The worker still believes in the lobby, with Ann in another seat."""
    async with two_workers(new_store("postgresql")) as (here, there):
        ann = await here.create("Ann", "Bob", start=False)
        await there.tables.open(ann.table.id)
        while [chair.name for chair in here.table(ann).facts.chairs] != ["Bob", "Ann"]:
            await host_actions.shuffle(here.tables, by(ann.host_token), ann.table.id)
        await host_actions.start(here.tables, by(ann.host_token), ann.table.id)
        request = Play(id="first", version=0, action=here.legal(here.table(ann)))
        with pytest.raises(Refused, match="not your turn"):
            await there.services.moves.submit(by(ann.tokens[0].token), ann.table.id, request)
        await there.services.moves.submit(by(ann.tokens[1].token), ann.table.id, request)


async def test_someone_who_returned_at_one_worker_plays_at_the_other(new_store: NewStore) -> None:
    async with two_workers(new_store("postgresql")) as (here, there):
        ann = await here.create()
        bob = by(ann.tokens[1].token)
        await membership.leave(here.tables, bob, ann.table.id)
        table = await there.tables.open(ann.table.id)
        await membership.come_back(here.tables, bob, ann.table.id)
        await move(here, ann)
        request = Play(id="back", version=1, action=here.legal(here.table(ann)))
        await there.services.moves.submit(bob, ann.table.id, request)
        assert table.version == 2


async def test_a_hint_is_for_the_newest_position(new_store: NewStore) -> None:
    async with two_workers(new_store("postgresql")) as (here, there):
        ann = await here.create()
        await there.tables.open(ann.table.id)
        await move(here, ann)
        bob = by(ann.tokens[1].token)
        assert (await there.services.hints.hint(bob, ann.table.id)).thoughts


async def test_older_facts_never_replace_newer_ones(new_store: NewStore) -> None:
    """Renames at both workers; then each hears of all of them, in the wrong order."""
    async with two_workers(new_store("postgresql")) as (here, there):
        ann = await here.create("Ann", "Bob", start=False)
        workers = [here, there]
        tables = [await worker.tables.open(ann.table.id) for worker in workers]
        told = []
        for number in range(6):
            worker, token = workers[number % 2], ann.tokens[number % 2].token
            await membership.rename(worker.tables, by(token), ann.table.id, Rename(name=f"Name {number}"))
            found = await here.store.tables.read(ann.table.id)
            assert found is not None
            told.append(found)
        for worker, table in zip(workers, tables, strict=True):
            for facts in reversed(told):
                await worker.tables.apply_if_newer(table, facts)
            assert [chair.name for chair in table.facts.chairs] == ["Name 4", "Name 5"]


async def test_news_during_loading_are_not_missed(new_store: NewStore, monkeypatch: pytest.MonkeyPatch) -> None:
    async with two_workers(new_store("postgresql")) as (here, there):
        ann = await here.create("Ann", "Bob", start=False)
        read, reading, renamed = there.store.chat.lines, asyncio.Event(), asyncio.Event()

        async def slow_chat(table_id: str, limit: int) -> Any:
            reading.set()  # the facts have been read by now
            await renamed.wait()
            return await read(table_id, limit)

        monkeypatch.setattr(there.store.chat, "lines", slow_chat)
        loading = asyncio.create_task(there.tables.open(ann.table.id))
        await reading.wait()
        await membership.rename(here.tables, by(ann.tokens[0].token), ann.table.id, Rename(name="Anna"))
        there.services.peers._heard(Notice(worker="here", table=ann.table.id, kind="facts"))
        renamed.set()
        table = await loading
        await there.until(lambda: table.facts.chairs[0].name == "Anna")


async def test_spectators_shut_out_at_one_worker_see_nothing_at_the_other(new_store: NewStore) -> None:
    """Not even a move or a line of chat that comes before the news."""
    async with two_workers(new_store("postgresql")) as (here, there):
        ann = await here.create()
        watching = {worker: await worker.connect_token(ann.table.id, None) for worker in (here, there)}
        await move(here, ann)
        assert len(views(watching[here])) == 1
        await host_actions.set_options(there.tables, by(ann.host_token), ann.table.id, PRIVATE)
        await move(here, ann, 1, 1)
        await chat.say(here.tables, here.limits, by(ann.tokens[0].token), ann.table.id, Say(text="at last"))
        await here.settle()
        assert here.table(ann).version == 2
        assert len(views(watching[here])) == 1 and sent(watching[here], "chat") == 0


async def test_chat_is_sent_under_the_facts_it_was_written_under(new_store: NewStore) -> None:
    async with two_workers(new_store("postgresql")) as (here, there):
        ann = await here.create()
        watching = await here.connect_token(ann.table.id, None)
        await host_actions.set_options(there.tables, by(ann.host_token), ann.table.id, PRIVATE)
        await chat.say(here.tables, here.limits, by(ann.tokens[0].token), ann.table.id, Say(text="among us"))
        await here.settle()
        assert [line.text for line in here.table(ann).chat] == ["among us"] and sent(watching, "chat") == 0


async def test_moves_read_from_another_worker_are_shown_under_its_facts(new_store: NewStore) -> None:
    async with two_workers(new_store("postgresql")) as (here, there):
        ann = await here.create()
        watching = await here.connect_token(ann.table.id, None)
        await host_actions.set_options(there.tables, by(ann.host_token), ann.table.id, PRIVATE)
        await move(there, ann)
        async with here.tables.locked(here.table(ann)) as locked:
            await locked.catch_up()
        await here.settle()
        assert here.table(ann).version == 1 and views(watching) == []


async def test_a_worker_that_stops_releases_its_leases(new_store: NewStore) -> None:
    async with two_workers(new_store("postgresql")) as (here, there):
        ann = await here.create("Ann", "bot:easy")
        now = here.clock.now()
        assert await here.store.leases.take(ann.table.id, now, now + 20) == now + 20
        assert await there.store.leases.take(ann.table.id, now, now + 15) == now + 20
        await here.services.stop()
        assert await there.store.leases.take(ann.table.id, now, now + 15) == now + 15


async def test_a_move_is_taken_from_its_notice_and_a_lost_notice_does_no_harm(new_store: NewStore) -> None:
    """The second worker reads the log only after it has missed a move."""
    async with two_workers(new_store("postgresql")) as (here, there):
        ann = await here.create()
        table = await there.tables.open(ann.table.id)
        reads: list[int] = []
        later_entries = there.store.log.later_entries

        async def counted(table_id: str, after: int) -> tuple[list[Entry], int]:
            reads.append(after)
            return await later_entries(table_id, after)

        there.store.log.later_entries = counted  # type: ignore[method-assign]
        await here.keep_first(ann)
        for _ in range(2):
            await here.play(ann, here.table(ann).turn or 0, here.legal(here.table(ann)))
        first, second, _, fourth = await here.store.log.entries(ann.table.id)
        for entry, version, read in ((first, 1, []), (first, 1, []), (second, 2, []), (fourth, 4, [2])):
            notice = Notice(worker="here", table=ann.table.id, kind="log", number=entry.number, entry=entry)
            there.services.peers._heard(notice)
            await there.until(lambda version=version: table.version == version)  # type: ignore[misc]
            await there.settle()
            assert (table.version, reads) == (version, read)
        assert [table.snapshot(seat) for seat in (None, 0, 1)] == [
            here.table(ann).snapshot(seat) for seat in (None, 0, 1)
        ]
