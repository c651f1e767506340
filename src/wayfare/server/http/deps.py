"""What handlers are given besides a body, as Litestar dependencies."""

from __future__ import annotations

from litestar.di import NamedDependency
from litestar.params import FromPath

from wayfare.server.bots.hints import Hints
from wayfare.server.callers import Caller
from wayfare.server.ops.health import Health
from wayfare.server.ops.limits import Limits
from wayfare.server.ops.metrics import Metrics
from wayfare.server.review.reviews import Reviews
from wayfare.server.table.moves import Moves
from wayfare.server.table.registry import Tables

TablesDep = NamedDependency[Tables]
MovesDep = NamedDependency[Moves]
ReviewsDep = NamedDependency[Reviews]
HintsDep = NamedDependency[Hints]
LimitsDep = NamedDependency[Limits]
MetricsDep = NamedDependency[Metrics]
HealthDep = NamedDependency[Health]
CallerDep = NamedDependency[Caller]
PathText = FromPath[str]
