"""For operators: health and metrics."""

from __future__ import annotations

from typing import Any

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST

from wayfare.server.http.deps import HealthDep, MetricsDep, TablesDep

STARTING = "The server is starting."
STOPPING = "The server is stopping."


@get("/healthz", include_in_schema=False)
async def health(tables: TablesDep, health: HealthDep) -> Response[dict[str, Any]]:
    """Healthy, if the database can be read and written and the event loop isn't blocked. Otherwise, restart it."""
    await tables.store.ping()
    return _status(health.problems)


@get("/readyz", include_in_schema=False)
async def ready(tables: TablesDep, health: HealthDep) -> Response[dict[str, Any]]:
    """Ready for visitors, if it is healthy, has loaded the rules and isn't stopping."""
    await tables.store.ping()
    starting = [] if tables.warm.is_set() else [STARTING]
    stopping = [STOPPING] if tables.closing else []
    return _status([*health.problems, *starting, *stopping])


def _status(problems: list[str]) -> Response[dict[str, Any]]:
    body = {"status": "failing" if problems else "ok", "problems": problems}
    return Response(body, status_code=503 if problems else 200)


@get("/metrics", include_in_schema=False)
async def get_metrics(tables: TablesDep, metrics: MetricsDep) -> Response[bytes]:
    """The metrics of all workers, for Prometheus."""
    metrics.tables.set(len(tables.loaded()))
    return Response(metrics.text(), media_type=CONTENT_TYPE_LATEST)
