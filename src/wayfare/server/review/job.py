"""A review under way, and everyone who is waiting for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress

import msgspec

from wayfare.engine import Match
from wayfare.review import Review
from wayfare.server.wire import ReviewNews

EMPTY_LINE_SECONDS = 10.0  # a proxy would take a longer silence for a lost connection
encode = msgspec.json.Encoder().encode


def line(review: Review | None) -> bytes:
    return encode(ReviewNews(review=review)) + b"\n"


def news(review: Review, positions: int, decisions: int) -> Review:
    """The review without what was sent before."""
    return msgspec.structs.replace(
        review, positions=review.positions[positions:], decisions=review.decisions[decisions:]
    )


class ReviewJob:
    """What has been found so far. Only the event loop touches it."""

    def __init__(self, address: str, match: Match) -> None:
        self.address = address  # of the first request for it
        self.match = match
        self.tables: set[str] = set()  # whose match it is
        self.waiting = 0
        self.drop: Callable[[], None] = lambda: None  # called when the last reader has left
        self._review: Review | None = None
        self._ended = False
        self._changed = asyncio.Event()

    def show(self, review: Review) -> None:
        self._review = review
        self._wake()

    def end(self) -> None:
        """End the review: it is complete, or it failed."""
        self._ended = True
        self._wake()

    def _wake(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    async def follow(self) -> AsyncIterator[bytes]:
        """Yield lines until the review is complete. When the last reader leaves before that, the review is dropped."""
        self.waiting += 1
        positions = decisions = 0
        try:
            while True:
                changed, review = self._changed, self._review
                yield line(review and news(review, positions, decisions))
                if self._ended:
                    return
                if review is not None:
                    positions, decisions = len(review.positions), len(review.decisions)
                with suppress(TimeoutError):
                    async with asyncio.timeout(EMPTY_LINE_SECONDS):
                        await changed.wait()
        finally:
            self.waiting -= 1
            if not self.waiting:
                self.drop()
