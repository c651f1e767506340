"""Reviews under way: one at a time, in a thread of low priority. Requests for the same match share one."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
import zlib
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import msgspec

from wayfare.engine import Match, Record
from wayfare.review import Decision, Review, Reviewer
from wayfare.server.callers import Caller
from wayfare.server.ops.fair_queue import MAX_WAITING, MAX_WAITING_PER_ADDRESS
from wayfare.server.ops.threads import Pace, PacedThread
from wayfare.server.records import finished
from wayfare.server.records.replay import match_after, read_record, refused_if_wrong
from wayfare.server.refusals import Refused
from wayfare.server.review import verdicts
from wayfare.server.review.cards import card_of
from wayfare.server.review.job import ReviewJob, line
from wayfare.server.store import Store, StoreDown
from wayfare.server.wire import AskVerdict, ReviewCard

logger = logging.getLogger("wayfare.reviews")
SECONDS_BETWEEN_LINES = 0.2  # between two lines of an answer
REVIEWS_IN_MEMORY = 32  # reviews in memory
END = b"}\n"


class Reviews:
    """The reviews of one process. Those of tables are stored with their records."""

    def __init__(self, store: Store, replays: PacedThread, quality: float) -> None:
        self._store = store
        self._replays = replays
        self._quality = quality
        self._thread = PacedThread("review", low_priority=True)
        self._verdicts = PacedThread("verdict", low_priority=True)  # a puzzle doesn't wait for anyone's review
        self._jobs: dict[str, ReviewJob] = {}  # under way or waiting, by the record's digest
        self._kept: OrderedDict[str, Review] = OrderedDict()  # the last used one at the end

    def stop(self) -> None:
        for job in list(self._jobs.values()):
            job.drop()
        self._thread.stop()
        self._verdicts.stop()

    async def of_table(self, caller: Caller, table_id: str) -> AsyncIterator[bytes]:
        text = await finished.read(self._store, table_id)
        stored = await self._store.records.review(table_id)
        if stored is not None:
            return _once(b'{"review":' + await asyncio.to_thread(zlib.decompress, stored) + END)
        return await self._review(caller, text, table_id)

    async def of_record(self, caller: Caller, record: dict[str, Any]) -> AsyncIterator[bytes]:
        return await self._review(caller, record, None)

    async def _review(
        self, caller: Caller, source: bytes | dict[str, Any], table_id: str | None
    ) -> AsyncIterator[bytes]:
        digest, match = await self._replays.run(caller.address, lambda pace: _read(source, pace))
        if digest in self._kept:
            self._kept.move_to_end(digest)
            review = self._kept[digest]
            if table_id is not None:
                await self._save(match, review, {table_id})
            return _once(line(review))
        job = self._jobs.get(digest) or self._begin(caller.address, digest, match)
        if table_id is not None:
            job.tables.add(table_id)
        return await _started(job.follow())

    def _begin(self, address: str, digest: str, match: Match) -> ReviewJob:
        """Start a review, unless too many are waiting, in all or for this address."""
        own = sum(job.address == address for job in self._jobs.values())
        if own > MAX_WAITING_PER_ADDRESS or len(self._jobs) > MAX_WAITING:
            raise Refused("too-many-reviews")
        job = self._jobs[digest] = ReviewJob(address, match)
        task = asyncio.create_task(self._run(digest, job))
        job.drop = lambda: self._drop(digest, task)
        return job

    def _drop(self, digest: str, task: asyncio.Task[None]) -> None:
        """Cancel a review. The next request for the match starts another one."""
        if not task.done():
            self._jobs.pop(digest, None)
            task.cancel()

    async def _run(self, digest: str, job: ReviewJob) -> None:
        loop = asyncio.get_running_loop()
        quality = verdicts.quality_of(self._quality, len(job.match.moves))
        try:
            review = await self._thread.run(job.address, lambda pace: _work(job, loop, quality, pace))
            self._keep(digest, review)
            await self._save(job.match, review, job.tables)
            job.show(review)
        except Exception:
            logger.exception("a review failed")
        finally:
            if self._jobs.get(digest) is job:
                del self._jobs[digest]
            job.end()

    def _keep(self, digest: str, review: Review) -> None:
        self._kept[digest] = review
        if len(self._kept) > REVIEWS_IN_MEMORY:
            self._kept.popitem(last=False)

    async def _save(self, match: Match, review: Review, table_ids: set[str]) -> None:
        """Store a review with its record. If the database is unavailable, the next request computes it again."""
        for table_id in table_ids:
            data, card = await asyncio.to_thread(_stored, table_id, match, review)
            with suppress(StoreDown):
                await self._store.records.save_review(table_id, data, card)

    async def cards(self, table_ids: list[str]) -> list[ReviewCard]:
        return [
            msgspec.json.decode(card, type=ReviewCard) for card in await self._store.records.review_cards(table_ids)
        ]

    async def verdict(self, caller: Caller, request: AskVerdict) -> Decision:
        found = await self._replays.run(caller.address, lambda pace: verdicts.question(request, pace))
        return await self._verdicts.run(caller.address, lambda _: verdicts.answer(found, self._quality))


def _read(source: bytes | dict[str, Any], pace: Pace) -> tuple[str, Match]:
    """The digest of a record, stored or sent, and its match."""
    record = Record.from_json(source) if isinstance(source, bytes) else read_record(source)
    with refused_if_wrong():
        match = match_after(record, None, pace)
        record.check_end(match)
    if not match.over:
        raise Refused("record-not-over")
    return hashlib.sha256(msgspec.json.encode(record)).hexdigest(), match


def _work(job: ReviewJob, loop: asyncio.AbstractEventLoop, quality: float, pace: Pace) -> Review:
    """In the thread: review, and show what is new from time to time."""
    reviewer, shown = Reviewer(job.match, seed=verdicts.REVIEW_SEED, quality=quality), 0.0
    for _ in reviewer.steps():
        pace.step()
        if time.monotonic() - shown >= SECONDS_BETWEEN_LINES:
            loop.call_soon_threadsafe(job.show, reviewer.review())
            shown = time.monotonic()
    return reviewer.review()


def _stored(table_id: str, match: Match, review: Review) -> tuple[bytes, str]:
    card = msgspec.json.encode(card_of(table_id, match, review)).decode()
    return zlib.compress(msgspec.json.encode(review)), card


async def _once(text: bytes) -> AsyncIterator[bytes]:
    yield text


async def _started(lines: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """The same lines, the first of which has been asked for: from here on someone is waiting."""
    first = await anext(lines)

    async def all_of_them() -> AsyncIterator[bytes]:
        yield first
        async for one in lines:
            yield one

    return all_of_them()
