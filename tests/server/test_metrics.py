"""Metrics of several workers, added up."""

from __future__ import annotations

import multiprocessing

from wayfare.server.ops.lag import LagPeriod
from wayfare.server.ops.metrics import Metrics, shared_by_workers


def work() -> None:
    metrics = Metrics(LagPeriod())
    metrics.sockets.inc()
    metrics.moves_by_bots.inc(2)


def test_a_forked_worker_counts_for_all_and_leaves_its_sockets_behind() -> None:
    """A worker is forked from a process that has loaded everything."""
    with shared_by_workers(2):
        metrics = Metrics(LagPeriod())
        metrics.sockets.inc(3)
        metrics.moves_by_bots.inc(1)
        worker = multiprocessing.get_context("fork").Process(target=work)
        worker.start()
        worker.join()
        lines = metrics.text().decode().splitlines()
    assert 'wayfare_moves_total{by="bot"} 3.0' in lines
    assert "wayfare_sockets 3.0" in lines
    assert "wayfare_sockets 0.0" in Metrics(LagPeriod()).text().decode().splitlines()
