"""Error responses: always a refusal, and never the text of an internal exception."""

from __future__ import annotations

import logging
import secrets

from litestar import Response
from litestar.exceptions import HTTPException

from wayfare.server.http.auth import HttpRequest
from wayfare.server.ops.metrics import Metrics
from wayfare.server.refusals import STATUS, Refused
from wayfare.server.store import StoreDown
from wayfare.server.wire import Refusal

logger = logging.getLogger("wayfare.errors")
REASON_OF_STATUS = {
    404: "nothing-here",
    405: "method-not-allowed",
    413: "request-too-large",
    415: "json-needed",
    429: "too-many-requests",
}


def refusal_of(error: Exception, metrics: Metrics) -> Refusal:
    """The refusal that was raised. Unexpected exceptions are logged, and become `internal-error`."""
    refused = error if isinstance(error, Refused) else _refused(error, metrics)
    metrics.refusals.labels(refused.refusal.code).inc()
    return refused.refusal


def _refused(error: Exception, metrics: Metrics) -> Refused:
    if isinstance(error, HTTPException) and error.status_code < 500:
        return Refused(REASON_OF_STATUS.get(error.status_code, "invalid-request"), detail=_detail(error))
    if isinstance(error, StoreDown | OSError):
        return Refused("database-down")
    fault = secrets.token_hex(4)
    logger.error("internal error", exc_info=error, extra={"fault": fault})
    metrics.errors.inc()
    return Refused("internal-error", fault=fault)


def _detail(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [
        f"{item.get('key', '')}: {item.get('message', '')}".strip(": ") for item in extra if isinstance(item, dict)
    ]
    return f": {'; '.join(parts)}"[:300] if parts else ""


def error_response(request: HttpRequest, error: Exception) -> Response[Refusal]:
    refusal = refusal_of(error, request.app.state.metrics)
    is_http = isinstance(error, HTTPException) and error.status_code < 500
    status = error.status_code if is_http and isinstance(error, HTTPException) else STATUS[refusal.code]
    headers = {"Retry-After": "1"} if status in (429, 503) else {}
    return Response(refusal, status_code=status, headers=headers, media_type="application/json")
