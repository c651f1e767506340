"""Metrics for Prometheus. Several workers share a folder, so that whichever of them is asked answers for all."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, values
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from wayfare.server.ops.lag import LagPeriod

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # prometheus_client reads this variable when it is imported
BUCKET_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)


@contextmanager
def shared_by_workers(workers: int) -> Iterator[None]:
    """Workers that start inside this block, if there are several, count into files, each its own."""
    if workers == 1:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="wayfare-metrics-", ignore_cleanup_errors=True) as folder:
        os.environ[FOLDER] = folder  # for spawned workers; forked ones use `values` below
        kind, values.ValueClass = values.ValueClass, values.MultiProcessValue()  # type: ignore[no-untyped-call]
        try:
            yield
        finally:
            del os.environ[FOLDER]
            values.ValueClass = kind


class Metrics:
    """One process's metrics, in a registry of its own. Gauges are added up over the workers that are alive."""

    def __init__(self, lag: LagPeriod) -> None:
        self._since_scraped = lag
        self._registry = CollectorRegistry()
        moves = Counter("wayfare_moves", "Moves and undos written", ["by"], registry=self._registry)
        self.moves_by_people, self.moves_by_bots = moves.labels("person"), moves.labels("bot")
        self.move_seconds = Histogram(
            "wayfare_move_seconds",
            "Time from a move's arrival to its commit",
            buckets=BUCKET_SECONDS,
            registry=self._registry,
        )
        self.snapshots = Counter("wayfare_snapshots", "Snapshots sent over sockets", registry=self._registry)
        self.refusals = Counter("wayfare_refusals", "Refused requests", ["code"], registry=self._registry)
        self.sockets = self._gauge("wayfare_sockets", "Open sockets")
        self.tables = self._gauge("wayfare_tables", "Tables in memory")
        self.thinking = self._gauge("wayfare_thinking", "Bots thinking or waiting to think")
        self.errors = Counter("wayfare_errors", "Internal errors", registry=self._registry)
        self.healthy = self._gauge("wayfare_healthy_workers", "Workers that can do their work")
        self._lag = self._gauge(
            "wayfare_loop_lag_seconds", "Longest wait for the event loop since the last scrape", "livemax"
        )
        self._work = self._gauge(
            "wayfare_loop_work_seconds",
            "Most processor time that the event loop used in one go since the last scrape",
            "livemax",
        )

    def _gauge(self, name: str, about: str, workers: str = "livesum") -> Gauge:
        return Gauge(name, about, registry=self._registry, multiprocess_mode=workers)  # type: ignore[arg-type]

    def text(self) -> bytes:
        lag = self._since_scraped.take()
        self._lag.set(lag.waited)
        self._work.set(lag.worked)
        folder = os.environ.get(FOLDER)
        if folder is None:
            return generate_latest(self._registry)
        forget_dead_workers(Path(folder))
        together = CollectorRegistry()
        MultiProcessCollector(together, folder)  # type: ignore[no-untyped-call]
        return generate_latest(together)


def forget_dead_workers(folder: Path) -> None:
    """Drop the gauges of dead workers. Their counters stay."""
    if sys.platform == "win32":
        return  # where asking whether a process lives would end it
    for worker in {int(file.stem.rpartition("_")[2]) for file in folder.glob("gauge_live*.db")}:
        try:
            os.kill(worker, 0)
        except ProcessLookupError:
            with suppress(FileNotFoundError):  # another worker, asked at the same moment, was faster
                mark_process_dead(worker, str(folder))  # type: ignore[no-untyped-call]
        except PermissionError:
            pass  # another user's process, which has taken over the number
