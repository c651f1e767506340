"""Reviews of finished matches over HTTP: a line of JSON for everything new, until the review is complete."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream

from wayfare.review import Decision
from wayfare.server.http.auth import HttpRequest
from wayfare.server.http.deps import CallerDep, LimitsDep, PathText, ReviewsDep
from wayfare.server.http.requests import limit_replays, unless_abandoned
from wayfare.server.wire import AskReview, AskVerdict, ReviewCard

NDJSON = "application/x-ndjson"
TableIds = Annotated[str, QueryParameter(max_length=1000, description="Table ids with commas between them.")]


def _stream(lines: AsyncIterator[bytes]) -> Stream:
    return Stream(lines, media_type=NDJSON, headers={"X-Accel-Buffering": "no"})  # nginx would hold the lines back


@get("/api/tables/{table:str}/review", media_type=NDJSON)
async def review_table(
    request: HttpRequest, reviews: ReviewsDep, limits: LimitsDep, caller: CallerDep, table: PathText
) -> Stream:
    """Review a table's match, once it is over: lines of ReviewNews, as results come."""
    limits.check("review", caller.address)
    return _stream(await unless_abandoned(request, reviews.of_table(caller, table)))


@post("/api/review", status_code=200, request_max_body_size=1 << 20, before_request=limit_replays, media_type=NDJSON)
async def review_record(
    request: HttpRequest, reviews: ReviewsDep, limits: LimitsDep, caller: CallerDep, data: JSONBody[AskReview]
) -> Stream:
    """Review a record: lines of ReviewNews, as results come."""
    limits.check("review", caller.address)
    return _stream(await unless_abandoned(request, reviews.of_record(caller, data.record)))


@post("/api/review/verdict", status_code=200, request_max_body_size=1 << 20, before_request=limit_replays)
async def judge_action(
    request: HttpRequest, reviews: ReviewsDep, caller: CallerDep, data: JSONBody[AskVerdict]
) -> Decision:
    """How good another action would have been at a decision of a record, from what the seat could know."""
    return await unless_abandoned(request, reviews.verdict(caller, data))


@get("/api/reviews")
async def list_reviews(reviews: ReviewsDep, of: TableIds) -> list[ReviewCard]:
    """The reviews that these tables' matches have, in short."""
    return await reviews.cards(of.split(","))
