"""Metrics for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from wayfare.server.ops.lag import Lag

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """One process's metrics, in a registry of its own."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.moves = Counter("wayfare_moves", "Moves and undos written", ["by"], registry=self._registry)
        self.move_seconds = Histogram(
            "wayfare_move_seconds", "Time from a move's arrival to its commit", buckets=SECONDS, registry=self._registry
        )
        self.snapshots = Counter("wayfare_snapshots", "Snapshots sent over sockets", registry=self._registry)
        self.refusals = Counter("wayfare_refusals", "Refused requests", ["code"], registry=self._registry)
        self.sockets = Gauge("wayfare_sockets", "Open sockets", registry=self._registry)
        self.tables = Gauge("wayfare_tables", "Tables in memory", registry=self._registry)
        self.thinking = Gauge("wayfare_thinking", "Bots thinking or waiting to think", registry=self._registry)
        self.errors = Counter("wayfare_errors", "Internal errors", registry=self._registry)
        self._lag = Gauge(
            "wayfare_loop_lag_seconds", "Longest wait for the event loop since the last scrape", registry=self._registry
        )
        self._work = Gauge(
            "wayfare_loop_work_seconds",
            "Most processor time that the event loop used in one go since the last scrape",
            registry=self._registry,
        )

    def set_lag(self, lag: Lag) -> None:
        """How long the event loop kept people waiting."""
        self._lag.set(lag.waited)
        self._work.set(lag.worked)

    def text(self) -> bytes:
        """All metrics in Prometheus's text format."""
        return generate_latest(self._registry)
