"""Reviews of finished matches: shared by those who ask, dropped when nobody waits, kept, and never before the end."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.backend import Backend, backend, by
from server.client import Api
from server.in_process import in_process_server
from wayfare.bots import make
from wayfare.engine import Match, load
from wayfare.review import Review, Reviewer
from wayfare.server.callers import GUEST, Caller
from wayfare.server.ops.fair_queue import MAX_WAITING_PER_ADDRESS
from wayfare.server.records.finished import ending_of
from wayfare.server.refusals import IllegalMove, Refused
from wayfare.server.review import reviews
from wayfare.server.store import Entry
from wayfare.server.wire import AskVerdict, ReviewNews

QUALITY = 0.01


@pytest.fixture(autouse=True)
def usual_priority(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other tests, which run at the same time, don't go first."""
    monkeypatch.setattr("wayfare.server.ops.threads.lower_priority", None)


@cache
def played(seed: int) -> Match:
    """A match that two planners finished."""
    match, bot = load("first-journey-usa").new_match(players=2, seed=seed), make("planner", seed=seed)
    while not match.over:
        match.play(bot.choose(match.view(match.turn)))
    return match


@cache
def reviewed(seed: int) -> Review:
    return Reviewer(played(seed), quality=QUALITY).run()


def record(seed: int) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(played(seed).record().to_json())
    return found


class Endless:
    """A reviewer that never comes to an end; it counts who is at work."""

    working = 0
    made = 0

    def __init__(self, match: Match, seed: int, quality: float) -> None:
        Endless.made += 1

    def steps(self) -> Iterator[None]:
        Endless.working += 1
        try:
            while True:
                yield
        finally:
            Endless.working -= 1

    def review(self) -> Review:
        return partial(1, 2)


class Instant(Endless):
    """A reviewer that is done at once."""

    def steps(self) -> Iterator[None]:
        yield

    def review(self) -> Review:
        return partial(2, 2)


def partial(done: int, total: int) -> Review:
    return Review(
        game="first-journey-usa",
        commitment="",
        seed=0,
        quality=1.0,
        done=done,
        total=total,
        expected=[0.5, 0.5],
        positions=[],
        decisions=[],
        seats=[],
        turning_points=[],
        should_have_won=[],
    )


@pytest.fixture
def use(monkeypatch: pytest.MonkeyPatch) -> Callable[[type[Endless]], None]:
    """Other reviewers than the real one, counted from here."""
    Endless.made = 0
    return lambda kind: monkeypatch.setattr(reviews, "Reviewer", kind)


async def finished_table(here: Backend, seed: int) -> str:
    """A table whose match is over."""
    created = await here.create("Ann", "Bob", game="first-journey-usa")
    table_id, ending = created.table.id, ending_of(here.table(created).facts, played(seed), 0.0)
    entry = Entry(
        table_id=table_id, number=1, seat=0, kind="move", action="pass", client_id=None, stand_in=False, at=0.0
    )
    await here.store.log.append(entry, ending)
    return table_id


async def whole(lines: AsyncIterator[bytes]) -> Review:
    """All lines put together, as a client does."""
    review: Review | None = None
    async for one in lines:
        news = msgspec.json.decode(one, type=ReviewNews).review
        if review is not None and news is not None:
            positions, decisions = review.positions + news.positions, review.decisions + news.decisions
            news = msgspec.structs.replace(news, positions=positions, decisions=decisions)
        review = news or review
    assert review is not None
    return review


async def test_the_lines_make_up_the_review(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "SECONDS_BETWEEN_LINES", 0.01)
    async with backend(tmp_path, review_quality=QUALITY) as here:
        lines = [one async for one in await here.services.reviews.of_record(by(None), record(1))]
        assert len(lines) > 2, "results come as they are found"

        async def again() -> AsyncIterator[bytes]:
            for one in lines:
                yield one

        assert await whole(again()) == reviewed(1)


async def test_no_review_before_the_match_is_over(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        created = await here.create("Ann", "Bob")
        with pytest.raises(Refused, match="once the match is over"):
            await here.services.reviews.of_table(by(created.tokens[0].token), created.table.id)
        with pytest.raises(Refused, match="no such table"):
            await here.services.reviews.of_table(by(None), "nowhere")
        unfinished = {**record(1), "moves": record(1)["moves"][:4], "result": None}
        with pytest.raises(Refused, match="Only a finished match"):
            await here.services.reviews.of_record(by(None), unfinished)


async def test_a_forged_record_is_not_reviewed(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        for forged, reason in (
            ({**record(1), "seed": "2"}, "record-differs"),
            ({**record(1), "moves": [{}, *record(1)["moves"][1:]]}, "record-differs"),
            ({**record(1), "game": "atlantis"}, "no-such-game"),
            ({"format": "wayfare-record/1"}, "not-a-record"),
        ):
            with pytest.raises(Refused) as refused:
                await here.services.reviews.of_record(by(None), forged)
            assert refused.value.refusal.reason == reason


async def test_everyone_who_asks_for_the_same_match_shares_one_review(
    tmp_path: Path, use: Callable[[type[Endless]], None]
) -> None:
    """Whether they ask for the table or with its file."""
    use(Endless)
    async with backend(tmp_path) as here:
        table_id = await finished_table(here, 1)
        one = await here.services.reviews.of_table(Caller(identity=GUEST, token=None, address="a"), table_id)
        other = await here.services.reviews.of_record(Caller(identity=GUEST, token=None, address="b"), record(1))
        for lines in (one, other):
            assert [msgspec.json.decode(await anext(lines)) for _ in range(2)][1]["review"]["done"] == 1
        assert (Endless.made, Endless.working) == (1, 1)
        await one.aclose()  # type: ignore[attr-defined]
        assert msgspec.json.decode(await anext(other))["review"]["done"] == 1, "the other one goes on"
        await other.aclose()  # type: ignore[attr-defined]
        await here.until(lambda: Endless.working == 0)


async def test_nobody_waits_for_a_review_that_nobody_wants(
    tmp_path: Path, use: Callable[[type[Endless]], None]
) -> None:
    """Someone leaves: the review stops, and so does one that has yet to begin; the next in line gets its turn."""
    use(Endless)
    async with asyncio.timeout(30), backend(tmp_path) as here:
        running, waiting, last = [
            await here.services.reviews.of_record(Caller(identity=GUEST, token=None, address=str(seed)), record(seed))
            for seed in (1, 2, 3)
        ]
        for lines in (running, waiting, last):
            await anext(lines)
        await anext(running)
        await waiting.aclose()  # type: ignore[attr-defined]
        assert Endless.made == 1
        use(Instant)
        await running.aclose()  # type: ignore[attr-defined]
        assert (await whole(last)).done == 2
        assert (Endless.made, Endless.working) == (2, 0)


async def test_too_many_reviews_of_one_address_are_refused_and_nobody_elses(
    tmp_path: Path, use: Callable[[type[Endless]], None]
) -> None:
    use(Endless)
    async with backend(tmp_path) as here:
        ask = here.services.reviews.of_record
        mine = [
            await ask(Caller(identity=GUEST, token=None, address="a"), record(seed))
            for seed in range(MAX_WAITING_PER_ADDRESS + 1)
        ]
        with pytest.raises(Refused, match="Too many reviews"):
            await ask(Caller(identity=GUEST, token=None, address="a"), record(MAX_WAITING_PER_ADDRESS + 1))
        mine.append(await ask(Caller(identity=GUEST, token=None, address="b"), record(MAX_WAITING_PER_ADDRESS + 1)))
        for lines in mine:
            await anext(lines)
            await lines.aclose()  # type: ignore[attr-defined]


async def test_a_tables_review_is_stored_and_a_files_is_remembered(
    tmp_path: Path, use: Callable[[type[Endless]], None]
) -> None:
    async with backend(tmp_path, review_quality=QUALITY) as here:
        table_id = await finished_table(here, 1)
        found = await whole(await here.services.reviews.of_table(by(None), table_id))
        assert found.done == found.total
        use(Endless)
        assert await whole(await here.services.reviews.of_record(by(None), record(1))) == found
        here.services.reviews._kept.clear()  # as after a restart
        assert await whole(await here.services.reviews.of_table(by(None), table_id)) == found
        assert Endless.made == 0
        (card,) = await here.services.reviews.cards([table_id, "another"])
        assert [seat.review for seat in card.seats] == found.seats
        for seat, about in enumerate(card.seats):
            assert sum(kind.decisions for kind in about.kinds) == found.seats[seat].decisions
            assert about.opening == played(1).record().start["tickets"][seat]


async def test_a_verdict_agrees_with_the_review(tmp_path: Path) -> None:
    review = reviewed(1)
    async with backend(tmp_path, review_quality=QUALITY) as here:
        for decision in review.decisions[:5]:
            request = AskVerdict(record=record(1), number=decision.number, action=decision.played)
            assert await here.services.reviews.verdict(by(None), request) == decision
            best = msgspec.structs.replace(request, action=decision.best)
            assert (await here.services.reviews.verdict(by(None), best)).error == 0
        first = review.decisions[0].number
        with pytest.raises(IllegalMove):
            await here.services.reviews.verdict(by(None), AskVerdict(record=record(1), number=first, action="pass"))
        with pytest.raises(Refused, match="no such move"):
            await here.services.reviews.verdict(by(None), AskVerdict(record=record(1), number=999, action="pass"))


async def test_a_client_that_hangs_up_stops_the_review(tmp_path: Path, use: Callable[[type[Endless]], None]) -> None:
    use(Endless)
    async with in_process_server(tmp_path) as server, Api(server.url) as api:
        async with api.http.stream("POST", "/api/review", json={"record": record(1)}) as answer:
            assert answer.headers["content-type"] == "application/x-ndjson"
            lines = answer.aiter_lines()
            assert json.loads(await anext(lines)) == {"review": None}
            assert json.loads(await anext(lines))["review"]["done"] == 1
            assert Endless.working == 1
        async with asyncio.timeout(10):
            while Endless.working:
                await asyncio.sleep(0.01)
