"""For who runs the server: is it well, and what does it do."""

from __future__ import annotations

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST

from wayfare.server.api.given import AllTables


@get("/healthz", include_in_schema=False)
async def health(tables: AllTables) -> dict[str, str]:
    """Well, if the store answers."""
    await tables.store.ping()
    return {"status": "ok"}


@get("/metrics", include_in_schema=False)
async def metrics(tables: AllTables) -> Response[bytes]:
    """Of this worker, for Prometheus."""
    tables.metrics.tables.set(len(tables.loaded()))
    return Response(tables.metrics.text(), media_type=CONTENT_TYPE_LATEST)


HANDLERS = [health, metrics]
