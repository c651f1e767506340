"""Fifty people ask for reviews at the same moment, while others play."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import pytest
from server.conftest import Serve

from attacks.watch import BUSY, STRICT, watched
from wayfare.bots import make
from wayfare.engine import load

PEOPLE = 50


def played(seed: int) -> dict[str, Any]:
    """The record of a match that two planners finished."""
    match, bot = load("new-york").new_match(players=2, seed=seed), make("planner", seed=seed)
    while not match.over:
        match.play(bot.choose(match.view(match.turn)))
    record: dict[str, Any] = json.loads(match.record().to_json())
    return record


async def ask_for_reviews(serve: Serve, quality: str, reviews: int, busy: float = BUSY) -> None:
    """Each at an address of their own, with a match of their own; all hang up once so many reviews are complete."""
    server = serve(WAYFARE_REVIEW_QUALITY=quality, WAYFARE_LIMITS="true")
    records = [played(seed) for seed in range(PEOPLE)]
    complete, waiting = 0, 0
    enough = asyncio.Event()

    async def ask(http: httpx.AsyncClient, number: int) -> None:
        nonlocal complete, waiting
        headers = {"X-Forwarded-For": f"198.51.100.{number}"}
        body = {"record": records[number]}
        async with http.stream("POST", "/api/review", json=body, headers=headers) as answer:
            assert answer.status_code == 200, "there is room for all of them"
            waiting += 1
            async for line in answer.aiter_lines():
                review = json.loads(line)["review"]
                if review and review["done"] == review["total"]:
                    complete += 1
                if complete == reviews and waiting == PEOPLE:
                    enough.set()

    limits = httpx.Limits(max_connections=None)
    async with (
        httpx.AsyncClient(base_url=server.url, timeout=300, limits=limits) as http,
        watched(server, f"{PEOPLE} people ask for reviews of quality {quality}", busy),
    ):
        asking = [asyncio.create_task(ask(http, number)) for number in range(PEOPLE)]
        await enough.wait()
        for task in asking:
            task.cancel()
        assert not [one for one in await asyncio.gather(*asking, return_exceptions=True) if isinstance(one, Exception)]


async def test_fifty_reviews_keep_nobody_waiting(serve: Serve) -> None:
    await ask_for_reviews(serve, "0.02", reviews=2)


@pytest.mark.deep
async def test_fifty_reviews_of_the_usual_quality_keep_nobody_waiting(serve: Serve) -> None:
    await ask_for_reviews(serve, "1", reviews=2, busy=STRICT)
