"""Tables: creating, joining, arranging, starting, leaving, rematches."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from server.backend import Backend, backend, by
from wayfare.server.lobby import chat, membership
from wayfare.server.lobby import host as host_actions
from wayfare.server.lobby.create import create, rematch
from wayfare.server.records import finished
from wayfare.server.records.replay import replay
from wayfare.server.refusals import Refused
from wayfare.server.wire import CreateTable, Join, Mute, NewChair, Options, Rename, Replay, Replayed, Say


async def test_a_guest_joins_and_the_host_starts(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        ann = await here.create("Ann", "?", start=False)
        assert (ann.table.stage, ann.table.commitment) == ("lobby", None)
        with pytest.raises(Refused, match="open seats"):
            await host_actions.start(here.tables, by(ann.host_token), ann.table.id)
        bob = await membership.join(here.tables, by(None), ann.table.id, Join(name="  Bob\u202e\n the  second "))
        assert bob.table.chairs[1].name == "Bob the second"
        with pytest.raises(Refused) as refused:
            await membership.join(here.tables, by(None), ann.table.id, Join(name="Cleo"))
        assert refused.value.refusal.code == "full"
        started = await host_actions.start(here.tables, by(ann.host_token), ann.table.id)
        assert started.stage == "playing" and started.commitment is not None
        assert here.table(ann).identify(by(bob.token)).seat == 1


async def test_only_the_host_arranges(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        ann = await here.create("Ann", "?", start=False)
        for token, code in ((None, "no-token"), (ann.tokens[0].token, "not-allowed"), ("made up", "not-allowed")):
            with pytest.raises(Refused) as refused:
                await host_actions.shuffle(here.tables, by(token), ann.table.id)
            assert refused.value.refusal.code == code


async def test_the_host_reorders_the_chairs_and_nobody_loses_theirs(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        ann = await here.create("Ann", "?", start=False)
        bob = await membership.join(here.tables, by(None), ann.table.id, Join(name="Bob"))
        chairs = [
            NewChair(kind="human", id=bob.chair_id),
            NewChair(kind="bot", level="hard"),
            NewChair(kind="bot", level="hard"),
            NewChair(kind="human", id=ann.tokens[0].chair_id),
        ]
        seated = await host_actions.arrange(here.tables, by(ann.host_token), ann.table.id, chairs)
        assert [seat.name for seat in seated.table.chairs] == ["Bob", "Vera", "Hugo", "Ann"]
        assert seated.tokens == []
        assert here.table(ann).identify(by(bob.token)).seat == 0
        assert here.table(ann).identify(by(ann.tokens[0].token)).seat == 3
        away = [NewChair(kind="open", id=bob.chair_id), NewChair(kind="human", name="Cleo")]
        seated = await host_actions.arrange(here.tables, by(ann.host_token), ann.table.id, away)
        assert len(seated.tokens) == 1
        with pytest.raises(Refused) as refused:
            here.table(ann).identify(by(bob.token))
        assert refused.value.refusal.code == "no-token"


@pytest.mark.parametrize(
    "seats",
    [
        [NewChair(kind="open")] * 5,
        [NewChair(kind="open")],
        [NewChair(kind="open", id="nobody"), NewChair(kind="open")],
        [NewChair(kind="human"), NewChair(kind="open")],
        [NewChair(kind="human", name="\u200b"), NewChair(kind="open")],
    ],
)
async def test_invalid_chairs(tmp_path: Path, seats: list[NewChair]) -> None:
    async with backend(tmp_path) as here:
        with pytest.raises(Refused) as refused:
            await create(here.tables, here.limits, by(None), CreateTable(game="new-york", chairs=seats))
        assert refused.value.refusal.code == "malformed"


async def test_hot_seat_each_chair_has_its_own_token(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        made = await here.create("Ann", "Bob", "Cleo")
        assert [here.table(made).identify(by(told.token)).seat for told in made.tokens] == [0, 1, 2]
        await here.keep_first(made)
        assert here.table(made).version == 3


async def test_options_that_affect_play_are_fixed_once_started(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        ann = await here.create(hints=True)
        wanted = Options(chat=False, hints=False, undo=False, turn_seconds=60)
        table = await host_actions.set_options(here.tables, by(ann.host_token), ann.table.id, wanted)
        assert (table.options.chat, table.options.turn_seconds) == (False, 60)
        assert table.options.hints and table.options.undo
        for change in (host_actions.shuffle, host_actions.start):
            with pytest.raises(Refused) as refused:
                await change(here.tables, by(ann.host_token), ann.table.id)
            assert refused.value.refusal.code == "wrong-stage"


async def test_leaving_before_the_start_opens_the_chair(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        ann = await here.create("Ann", "?", start=False)
        bob = await membership.join(here.tables, by(None), ann.table.id, Join(name="Bob"))
        await membership.rename(here.tables, by(bob.token), ann.table.id, Rename(name="Robert"))
        assert here.table(ann).info().chairs[1].name == "Robert"
        left = await membership.leave(here.tables, by(bob.token), ann.table.id)
        assert left.chairs[1].kind == "open" and left.chairs[1].name == ""
        with pytest.raises(Refused) as refused:
            await membership.leave(here.tables, by(bob.token), ann.table.id)
        assert refused.value.refusal.code == "no-token"


async def test_chat_is_sanitised_numbered_limited_and_can_be_muted(tmp_path: Path) -> None:
    async with backend(tmp_path, limits=True) as here:
        ann = await here.create()
        host, first = by(ann.host_token), by(ann.tokens[0].token)
        said = await chat.say(here.tables, here.limits, first, ann.table.id, Say(text="<b>hi</b>\x00\nall"))
        assert (said.number, said.text, said.name) == (1, "<b>hi</b> all", "Ann")
        await host_actions.mute(here.tables, host, ann.table.id, Mute(chair_id=ann.tokens[0].chair_id, muted=True))
        with pytest.raises(Refused, match="muted"):
            await chat.say(here.tables, here.limits, first, ann.table.id, Say(text="still here"))
        await host_actions.mute(here.tables, host, ann.table.id, Mute(chair_id=ann.tokens[0].chair_id, muted=False))
        with pytest.raises(Refused) as refused:
            for _ in range(10):
                await chat.say(here.tables, here.limits, first, ann.table.id, Say(text="again"))
        assert refused.value.refusal.code == "too-many"
        here.clock.advance(60)
        await chat.say(here.tables, here.limits, first, ann.table.id, Say(text="later"))
        await host_actions.set_options(here.tables, host, ann.table.id, Options(chat=False))
        with pytest.raises(Refused) as refused:
            await chat.say(here.tables, here.limits, first, ann.table.id, Say(text="too late"))
        assert refused.value.refusal.code == "chat-off"
        with pytest.raises(Refused) as refused:
            await chat.say(here.tables, here.limits, by(None), ann.table.id, Say(text="from outside"))
        assert refused.value.refusal.code == "no-token"


async def over(here: Backend) -> str:
    """A table where the match is over: both people left, and stand-ins finished it."""
    ann = await here.create("Ann", "Bob", game="first-journey-europe", stand_in="hard")
    for told in ann.tokens:
        await membership.leave(here.tables, by(told.token), ann.table.id)
    await here.until(lambda: here.table(ann).facts.stage == "over")
    here.tokens = [told.token for told in ann.tokens]  # type: ignore[attr-defined]
    return ann.table.id


async def test_a_rematch_has_the_same_people_and_the_next_one_starts(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        old = await over(here)
        ann, bob = here.tokens  # type: ignore[attr-defined]
        again = await rematch(here.tables, by(bob), old)
        assert [seat.name for seat in again.chairs] == ["Bob", "Ann"]
        assert (await rematch(here.tables, by(ann), old)).id == again.id
        assert (await here.tables.open(old)).info().next == again.id
        assert (await here.tables.open(again.id)).identify(by(ann)).seat == 1


async def test_a_rematch_waits_until_everyone_has_agreed(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        old = await over(here)
        ann, bob = here.tokens  # type: ignore[attr-defined]
        asked = await rematch(here.tables, by(bob), old)
        assert asked.stage == "lobby"
        assert [(seat.name, seat.away) for seat in asked.chairs] == [("Bob", False), ("Ann", True)]
        assert (await rematch(here.tables, by(bob), old)).stage == "lobby"  # asking twice is no second agreement
        agreed = await rematch(here.tables, by(ann), old)
        assert agreed.id == asked.id
        assert agreed.stage == "playing" and not any(seat.away for seat in agreed.chairs)


async def test_the_host_need_not_wait_for_a_rematch(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        made = await here.create("Ann", "Bob", game="first-journey-europe", stand_in="hard")
        ann, bob = (told.token for told in made.tokens)
        for token in (ann, bob):
            await membership.leave(here.tables, by(token), made.table.id)
        await here.until(lambda: here.table(made).facts.stage == "over")
        again = await rematch(here.tables, by(ann), made.table.id)
        started = await host_actions.start(here.tables, by(made.host_token), again.id)
        assert [(seat.name, seat.away) for seat in started.chairs] == [("Bob", True), ("Ann", False)]
        back = await rematch(here.tables, by(bob), made.table.id)  # too late to agree, not too late to play
        assert back.id == again.id
        assert not (await membership.come_back(here.tables, by(bob), again.id)).chairs[0].away


async def test_nobody_shares_a_name(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        ann = await here.create("Ann", "?", "bot:easy", "?", start=False)
        table = ann.table.id
        otto = ann.table.chairs[2].name
        for taken in ("Ann", "  aNN ", otto.upper()):
            with pytest.raises(Refused, match="is already called") as refused:
                await membership.join(here.tables, by(None), table, Join(name=taken))
            assert refused.value.refusal.code == "name-taken"
        bob = await membership.join(here.tables, by(None), table, Join(name="Bob"))
        with pytest.raises(Refused, match="already called ann"):
            await membership.rename(here.tables, by(bob.token), table, Rename(name="ann"))
        renamed = await membership.rename(here.tables, by(bob.token), table, Rename(name="BOB"))  # his own
        assert [chair.name for chair in renamed.chairs] == ["Ann", "BOB", otto, ""]
        with pytest.raises(Refused, match="already called Cleo"):
            await here.create("Cleo", "Cleo")


async def test_a_bot_makes_way_for_a_person_of_its_name(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        pip = NewChair(kind="bot", level="easy", name="Pip")
        chairs = [NewChair(kind="human", name="pip"), pip, pip]
        request = CreateTable(game="new-york", chairs=chairs)
        made = await create(here.tables, here.limits, by(None), request)
        names = [chair.name.casefold() for chair in made.table.chairs]
        assert names[0] == "pip" and len(set(names)) == 3


async def test_no_rematch_before_the_end(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        ann = await here.create()
        with pytest.raises(Refused) as refused:
            await rematch(here.tables, by(ann.tokens[0].token), ann.table.id)
        assert refused.value.refusal.code == "wrong-stage"


async def test_practice_continues_from_a_record(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        record = msgspec.json.decode(await finished.read(here.store, await over(here)))
        seats = [NewChair(kind="human", name="Ann"), NewChair(kind="bot", level="hard")]
        asked = CreateTable(game=record["game"], chairs=seats, start=True, record=record, moves=10)
        made = await create(here.tables, here.limits, by(None), asked)
        assert made.table.practice and made.table.version == 0
        snapshot = here.table(made).snapshot(0)
        assert len(snapshot.moves) == 10
        told = [move.action for move in snapshot.moves]
        assert told == [move["action"] for move in record["moves"][:10]]
        with pytest.raises(Refused, match="already over"):
            await create(here.tables, here.limits, by(None), msgspec.structs.replace(asked, moves=None))
        record["moves"][3]["events"] = [{"event": "drew", "card": "gold"}]
        with pytest.raises(Refused) as refused:
            await create(here.tables, here.limits, by(None), asked)
        assert refused.value.refusal.code == "malformed"


async def replayed(here: Backend, request: Replay) -> Replayed:
    return msgspec.json.decode(await replay(here.tables.replays, by(None), request), type=Replayed)


async def test_a_record_is_replayed_move_by_move(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        record = msgspec.json.decode(await finished.read(here.store, await over(here)))
        told = await replayed(here, Replay(record=record, perspective="all"))
        assert told.verified and told.fault is None
        assert len(told.frames) == len(record["moves"]) + 1
        assert told.frames[0].hands is not None and told.frames[-1].view.result is not None
        for frame in told.frames:
            assert [each.ticket for each in frame.progress] == [
                ticket for held in frame.tickets or [] for ticket in held
            ]
        seen = await replayed(here, Replay(record=record, perspective=1))
        assert seen.frames[0].hands is None and seen.frames[0].view.hand == told.frames[0].hands[1]
        record["result"]["winners"] = [0, 1]
        false = await replayed(here, Replay(record=record))
        assert not false.verified and false.fault is not None


async def test_listed_tables_are_those_that_wait_or_may_be_watched(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        open_one = await here.create("Ann", "?", start=False, listed=True)
        await here.create("Ann", "?", start=False)
        await here.create(listed=True, spectators=False)
        watched = await here.create("Cleo", "Dan", listed=True)
        found = {card.id: card for card in await host_actions.listed(here.tables, by(None))}
        assert set(found) == {open_one.table.id, watched.table.id}
        assert found[open_one.table.id].free == 1
        assert found[watched.table.id].names == ["Cleo", "Dan"]


@pytest.mark.parametrize("id", ["", "x", "nosuchtable2", "../../etc/pw", "O" * 12])
async def test_there_is_no_such_table(tmp_path: Path, id: str) -> None:
    async with backend(tmp_path) as here:
        with pytest.raises(Refused) as refused:
            await here.tables.open(id)
        assert refused.value.refusal.code == "not-found"


async def test_too_many_new_tables_from_one_address(tmp_path: Path) -> None:
    async with backend(tmp_path, limits=True) as here:
        with pytest.raises(Refused) as refused:
            for _ in range(100):
                await here.create("Ann", "?", start=False)
        assert refused.value.refusal.code == "too-many"
