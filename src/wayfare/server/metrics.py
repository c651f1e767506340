"""What a monitor may count."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Of one process: each has a registry of its own."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.moves = Counter("wayfare_moves", "Entries written to logs", ["by"], registry=self._registry)
        self.move_seconds = Histogram(
            "wayfare_move_seconds", "From a move's arrival to its commit", buckets=SECONDS, registry=self._registry
        )
        self.sights = Counter("wayfare_sights", "Sights sent over sockets", registry=self._registry)
        self.refusals = Counter("wayfare_refusals", "What was refused", ["code"], registry=self._registry)
        self.sockets = Gauge("wayfare_sockets", "Sockets that are open", registry=self._registry)
        self.tables = Gauge("wayfare_tables", "Tables in memory", registry=self._registry)
        self.thinking = Gauge("wayfare_thinking", "Bots that think or wait to think", registry=self._registry)
        self.faults = Counter("wayfare_faults", "Errors that are ours", registry=self._registry)

    def text(self) -> bytes:
        return generate_latest(self._registry)
