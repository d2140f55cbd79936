"""Metrics: what the server counts about itself, for Prometheus."""

from __future__ import annotations

from typing import Final

from litestar.types import Scope
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0)


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        own = self.registry = CollectorRegistry()

        def histogram(name: str, what: str, buckets: tuple[float, ...] = FAST) -> Histogram:
            return Histogram(f"ecumene_{name}", what, buckets=buckets, registry=own)

        self.requests = Counter("ecumene_requests", "Requests by path and status", ["path", "status"], registry=own)
        self.moves = Counter("ecumene_moves", "Durable moves and acts", ["game"], registry=own)
        self.refused = Counter("ecumene_refused", "Refused moves by rule", ["rule"], registry=own)
        self.stuck = Counter("ecumene_stuck_tables", "Tables set aside because a rule broke down", registry=own)
        self.hot = Gauge("ecumene_hot_tables", "Tables in memory", registry=own)
        self.clients = Gauge("ecumene_clients", "Open WebSockets and event streams", registry=own)
        self.seconds = histogram("request_seconds", "Time to answer a request")
        self.move_seconds = histogram("move_seconds", "From a move to its place on the disk")
        self.group = histogram("group_size", "Tables that share one write", (1, 2, 5, 10, 50))
        self.thoughts = histogram("bot_seconds", "Time a bot takes", (0.1, 0.5, 1, 2, 5))

    def answered(self, scope: Scope, status: int, seconds: float) -> None:
        """A request was answered. Paths are counted by their pattern: there are few of those."""
        path = scope.get("path_template") or "unknown"
        self.requests.labels(path, str(status)).inc()
        self.seconds.observe(seconds)

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self.registry)
