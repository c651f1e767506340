"""What a client is told when something goes wrong: a refusal, and never the text of an exception."""

from __future__ import annotations

import logging
import secrets

from litestar import Response
from litestar.exceptions import HTTPException
from sqlalchemy.exc import SQLAlchemyError

from wayfare.server.callers import HttpRequest
from wayfare.server.metrics import Metrics
from wayfare.server.refusals import STATUS, Refused
from wayfare.server.store import StoreDown
from wayfare.server.wire import Refusal

LOG = logging.getLogger("wayfare.faults")
BY_STATUS = {401: "no-token", 403: "not-allowed", 404: "not-found", 413: "too-large", 429: "too-many"}
SENTENCES = {
    404: "There is nothing here.",
    405: "This address is not asked in this way.",
    413: "That is too large.",
    415: "The body must be JSON.",
}


def refusal_of(error: Exception, metrics: Metrics) -> Refusal:
    """Our own refusals as they are; a store that is down; and anything else, which is our fault and goes to the log."""
    if isinstance(error, Refused):
        refusal = error.refusal
    elif isinstance(error, HTTPException) and error.status_code < 500:
        refusal = _of_http(error)
    elif isinstance(error, StoreDown | SQLAlchemyError | OSError):
        LOG.error("the store is down", exc_info=error)
        refusal = Refusal(code="closed", sentence="This cannot be written down now; try again in a moment.")
    else:
        fault = secrets.token_hex(4)
        LOG.error("a fault of ours", exc_info=error, extra={"fault": fault})
        metrics.faults.inc()
        refusal = Refusal(code="failed", sentence=f"Something went wrong here; it is logged as {fault}.")
    metrics.refusals.labels(refusal.code).inc()
    return refusal


def _of_http(error: HTTPException) -> Refusal:
    code = BY_STATUS.get(error.status_code, "malformed")
    sentence = SENTENCES.get(error.status_code) or f"The request is not as it should be{_where(error)}."
    return Refusal(code=code, sentence=sentence)  # type: ignore[arg-type]


def _where(error: HTTPException) -> str:
    """What the reader of bodies and parameters says of the client's own text."""
    extra = error.extra if isinstance(error.extra, list) else []
    told = [f"{item.get('key', '')}: {item.get('message', '')}".strip(": ") for item in extra if isinstance(item, dict)]
    return f": {'; '.join(told)}"[:300] if told else ""


def answer(request: HttpRequest, error: Exception) -> Response[Refusal]:
    """For HTTP."""
    refusal = refusal_of(error, request.app.state.tables.metrics)
    http = isinstance(error, HTTPException) and error.status_code < 500
    status = error.status_code if http and isinstance(error, HTTPException) else STATUS[refusal.code]
    headers = {"Retry-After": "1"} if status in (429, 503) else {}
    return Response(refusal, status_code=status, headers=headers, media_type="application/json")
