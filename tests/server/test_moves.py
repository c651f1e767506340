"""Moves: repeated, stale, illegal, taken back; and moves by bots."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.backend import Backend, backend, by
from wayfare.engine import Record
from wayfare.server.lobby import membership
from wayfare.server.records import finished
from wayfare.server.refusals import Refused
from wayfare.server.store import StoreDown
from wayfare.server.table.polling import poll
from wayfare.server.table.registry import OVER_SECONDS
from wayfare.server.wire import Created


async def test_the_same_id_twice_is_one_move(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        ann = await here.create()
        action = here.legal(here.table(ann))
        first = await here.play(ann, 0, action, id="one")
        again = await here.play(ann, 0, action, version=0, id="one")
        assert first == again
        assert len(await here.store.log.entries(ann.table.id)) == 1


async def test_a_move_at_an_old_version_is_stale_and_refused_with_the_current_position(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        ann = await here.create()
        await here.play(ann, 0, here.legal(here.table(ann)))
        with pytest.raises(Refused) as refused:
            await here.play(ann, 1, here.legal(here.table(ann)), version=0, id="late")
        refusal = refused.value.refusal
        assert (refusal.code, refusal.id) == ("stale", "late")
        assert refusal.snapshot is not None and refusal.snapshot.version == 1 and refusal.snapshot.since is None
        assert refusal.snapshot.view.seat == 1


@pytest.mark.parametrize(
    ("seat", "action", "code", "reason"),
    [
        (1, "draw deck", "not-your-turn", "not-your-turn"),
        (0, "draw deck", "illegal", "keep-first"),
        (0, "dance", "illegal", "no-such-action"),
        (0, "keep nowhere", "illegal", "no-such-action"),
    ],
)
async def test_a_refused_move_changes_nothing(
    tmp_path: Path, seat: int, action: str, code: str, reason: str | None
) -> None:
    async with backend(tmp_path) as here:
        ann = await here.create()
        with pytest.raises(Refused) as refused:
            await here.play(ann, seat, action)
        assert (refused.value.refusal.code, refused.value.refusal.reason) == (code, reason)
        assert refused.value.refusal.snapshot is not None
        assert here.table(ann).version == 0
        assert await here.store.log.entries(ann.table.id) == []


async def test_an_unprintable_id_is_malformed(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        ann = await here.create()
        with pytest.raises(Refused) as refused:
            await here.play(ann, 0, here.legal(here.table(ann)), id="\0")
        assert refused.value.refusal.code == "malformed"


async def test_of_many_moves_at_once_exactly_one_is_made(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        ann = await here.create()
        action = here.legal(here.table(ann))
        tried = (here.play(ann, 0, action, version=0, id=f"try {n}") for n in range(20))
        answers = await asyncio.gather(*tried, return_exceptions=True)
        refusals = [answer for answer in answers if isinstance(answer, Refused)]
        assert len(refusals) == 19
        assert {refused.refusal.code for refused in refusals} == {"stale"}
        assert len(await here.store.log.entries(ann.table.id)) == 1


async def test_another_process_was_faster(tmp_path: Path) -> None:
    """Two backends on one store, like two workers: the slower one reads what the other wrote, and refuses as stale."""
    async with backend(tmp_path) as here, backend(tmp_path) as there:
        ann = await here.create()
        await there.tables.open(ann.table.id)
        action = here.legal(here.table(ann))
        await here.play(ann, 0, action, id="here")
        with pytest.raises(Refused) as refused:
            await there.play(ann, 0, action, version=0, id="there")
        assert refused.value.refusal.code == "stale"
        assert there.table(ann).version == 1
        second = here.legal(here.table(ann))
        landed = await here.play(ann, 1, second, id="twice")
        assert await there.play(ann, 1, second, version=1, id="twice") == landed


async def test_when_the_store_fails_the_match_stays_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with backend(tmp_path) as here:
        ann = await here.create()
        action = here.legal(here.table(ann))
        _, transport = here.connect(ann, 1)

        async def full(*_: object) -> bool:
            raise StoreDown("the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(here.store.log, "append", full)
            with pytest.raises(Refused) as refused:
                await here.play(ann, 0, action)
        assert refused.value.refusal.code == "closed"
        await here.settle()
        assert transport.texts == []
        accepted = await here.play(ann, 0, action, version=0)
        assert accepted.version == 1


# Undo


async def after_a_claim(here: Backend, *people: str) -> Created:
    """Seat 0 has just claimed a route, which revealed nothing hidden."""
    created = await here.create(*(people or ("Ann", "Bob")))
    await here.keep_first(created)
    await next_claim(here, created, 0)
    await here.play(created, 0, here.legal(here.table(created), "claim"))
    return created


async def next_claim(here: Backend, created: Created, seat: int) -> str:
    """Everyone draws cards until this seat is to act and can claim a route: this one."""
    table = here.table(created)
    while True:
        assert table.turn is not None and table.match_log is not None
        claims = [action for action in table.match_log.match.legal_actions() if action.kind == "claim"]
        if claims and table.turn == seat:
            return claims[0].route or ""
        await here.play(created, table.turn, here.legal(table, "draw"))


async def test_a_claim_can_be_taken_back_until_someone_acts(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        ann = await after_a_claim(here)
        table = here.table(ann)
        _, transport = here.connect(ann, 1)
        version = table.version
        assert table.snapshot(0).undo.allowed and table.snapshot(1).undo.obstacle == "not-yours"
        accepted = await here.undo(ann, 0)
        assert accepted.version == version + 1
        assert table.turn == 0 and not table.snapshot(0).undo.allowed
        await here.settle()
        assert '"type":"snapshot"' in transport.texts[-1] and '"since":null' in transport.texts[-1]
        entries = await here.store.log.entries(ann.table.id)
        assert [entry.kind for entry in entries[-2:]] == ["move", "undo"]
        with pytest.raises(Refused) as refused:
            await here.undo(ann, 0)
        assert refused.value.refusal.code == "no-undo"


async def test_a_move_that_was_answered_or_showed_a_card_cannot_be_taken_back(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        ann = await after_a_claim(here)
        await here.play(ann, 1, here.legal(here.table(ann), "draw"))
        for seat in (0, 1):  # the claim was answered; the draw showed a card
            with pytest.raises(Refused) as refused:
                await here.undo(ann, seat)
            assert refused.value.refusal.code == "no-undo"


async def test_undo_can_be_switched_off(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        ann = await here.create(undo=False)
        await here.play(ann, 0, here.legal(here.table(ann)))
        assert here.table(ann).snapshot(0).undo.obstacle == "undo-off"
        with pytest.raises(Refused, match="Undo is off"):
            await here.undo(ann, 0)


async def test_a_log_with_an_undo_is_read_back_the_same(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        ann = await after_a_claim(here)
        await here.undo(ann, 0)
        await here.play(ann, 0, here.legal(here.table(ann), "draw"))
        before = here.table(ann).snapshot(0)
        here.tables.drop(here.table(ann))
        assert (await here.tables.open(ann.table.id)).snapshot(0) == before


async def test_a_client_that_saw_the_undone_move_gets_everything_again(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        ann = await after_a_claim(here)
        table = here.table(ann)
        version = table.version
        await here.undo(ann, 0)
        assert table.snapshot(0, since=version).since is None
        assert table.snapshot(0, since=version + 1).since == version + 1
        assert table.snapshot(0, since=version + 1).moves == []


# Bots


async def test_a_bot_moves_at_its_pace(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        ann = await here.create("Ann", "bot:easy", pace_ms=1200)
        table = here.table(ann)
        await here.play(ann, 0, here.legal(table))
        await here.settle()
        here.clock.advance(1.0)
        await asyncio.sleep(0.05)
        assert table.version == 1
        here.clock.advance(0.3)
        await here.until(lambda: table.version >= 2)
        assert table.facts.chairs[1].level == "easy"


async def test_a_stand_in_makes_one_move_when_time_runs_out(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        ann = await here.create(turn_seconds=30)
        table = here.table(ann)
        assert table.info().turn_until == here.clock.now() + 30
        here.clock.advance(29)
        await here.settle()
        assert table.version == 0
        here.clock.advance(2)
        await here.until(lambda: table.version == 1)
        assert table.snapshot(1).moves[0].stand_in
        assert table.turn == 1 and table.info().turn_until == here.clock.now() + 30
        with pytest.raises(Refused):
            await here.undo(ann, 0)  # the stand-in's move isn't hers


async def test_a_stand_in_plays_for_someone_who_left_until_they_return(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        ann = await here.create()
        table, bob = here.table(ann), by(ann.tokens[1].token)
        left = await membership.leave(here.tables, bob, ann.table.id)
        assert left.chairs[1].away and left.chairs[1].kind == "human"
        await here.play(ann, 0, here.legal(table))
        await here.until(lambda: table.turn == 0)
        assert table.snapshot(0).moves[-1].stand_in
        with pytest.raises(Refused, match="return to it first"):
            await here.play(ann, 1, "pass")
        await membership.come_back(here.tables, bob, ann.table.id)
        while table.turn == 0:
            await here.play(ann, 0, here.legal(table))
        await here.settle()
        assert table.turn == 1


async def test_a_table_nobody_watches_sleeps_and_wakes(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        ann = await here.create("bot:easy", "bot:easy", pace_ms=10_000)
        table = here.table(ann)
        here.clock.advance(100)
        await here.settle()
        await asyncio.sleep(0.05)
        asleep = table.version
        here.tables.sweep()
        assert here.tables.get(ann.table.id) is None
        awake = await here.tables.open(ann.table.id)
        await here.until(lambda: awake.version > asleep)


async def test_a_table_whose_match_is_over_leaves_memory_sooner(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        playing, done = await here.create(), await here.create("bot:easy", "bot:easy")
        await here.until(lambda: here.table(done).facts.stage == "over")
        here.clock.advance(OVER_SECONDS + 1)
        here.tables.sweep()
        assert here.tables.get(done.table.id) is None
        assert here.tables.get(playing.table.id) is not None


async def test_a_bot_that_fails_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def choose(self, view: object) -> object:
            raise RuntimeError("no idea")

    async with backend(tmp_path) as here:
        monkeypatch.setattr("wayfare.bots.guarded.make", lambda name, *_: Broken())
        ann = await here.create("bot:expert", "Bob")
        await here.until(lambda: here.table(ann).turn == 1)


# Snapshots, explanations, records


async def test_a_long_poll_ends_with_news_or_after_its_time(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        ann = await here.create()
        looking = asyncio.create_task(poll(here.tables, by(ann.tokens[1].token), ann.table.id, 0, 20))
        await here.settle()
        assert not looking.done()
        await here.play(ann, 0, here.legal(here.table(ann)))
        snapshot = await looking
        assert (snapshot.since, snapshot.version, len(snapshot.moves)) == (0, 1, 1)
        again = asyncio.create_task(poll(here.tables, by(None), ann.table.id, 1, 20))
        await here.settle()
        here.clock.advance(21)
        assert (await again).moves == []


async def test_only_players_see_a_table_without_spectators(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        ann = await here.create(spectators=False)
        for token, code in ((None, "not-allowed"), ("made up", "no-token")):
            with pytest.raises(Refused) as refused:
                await poll(here.tables, by(token), ann.table.id, None, 0)
            assert refused.value.refusal.code == code
        assert (await poll(here.tables, by(ann.tokens[0].token), ann.table.id, None, 0)).view.seat == 0


async def test_why_a_route_cannot_be_claimed(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        ann = await after_a_claim(here)
        table = here.table(ann)
        assert table.match_log is not None
        claimed = table.match_log.match.moves[-1].route or ""
        bob = by(ann.tokens[1].token)
        refusal = (await here.services.hints.why_not(bob, ann.table.id, claimed)).refusal
        assert refusal is not None and refusal.reason == "claimed"
        claimable = await next_claim(here, ann, 1)
        assert (await here.services.hints.why_not(bob, ann.table.id, claimable)).refusal is None
        with pytest.raises(Refused) as refused:
            await here.services.hints.why_not(bob, ann.table.id, "nowhere")
        assert refused.value.refusal.code == "not-found"
        with pytest.raises(Refused) as refused:
            await here.services.hints.why_not(by(ann.tokens[0].token), ann.table.id, claimed)
        assert refused.value.refusal.code == "not-your-turn"


async def test_a_match_of_bots_leaves_a_valid_record(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        created = await here.create("bot:hard", "bot:hard", game="first-journey-usa", listed=True)
        with pytest.raises(Refused, match="once the match is over"):
            await finished.read(here.store, created.table.id)
        await here.until(lambda: here.table(created).facts.stage == "over")
        told = await finished.read(here.store, created.table.id)
        match = Record.from_json(told).replay()
        assert match.commitment == created.table.commitment
        assert [card.table for card in await finished.listed(here.store)] == [created.table.id]
