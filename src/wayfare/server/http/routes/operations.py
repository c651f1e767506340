"""For operators: health and metrics."""

from __future__ import annotations

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST

from wayfare.server.http.deps import LoopLagDep, MetricsDep, TablesDep


@get("/healthz", include_in_schema=False)
async def health(tables: TablesDep) -> dict[str, str]:
    """Healthy, if the database responds."""
    await tables.store.ping()
    return {"status": "ok"}


@get("/metrics", include_in_schema=False)
async def get_metrics(tables: TablesDep, metrics: MetricsDep, loop_lag: LoopLagDep) -> Response[bytes]:
    """This worker's metrics, for Prometheus."""
    metrics.set_lag(loop_lag.take())
    metrics.tables.set(len(tables.loaded()))
    return Response(metrics.text(), media_type=CONTENT_TYPE_LATEST)


HANDLERS = [health, get_metrics]
