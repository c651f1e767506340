"""What handlers are given besides a body: named as Litestar wants it."""

from __future__ import annotations

from litestar.di import NamedDependency
from litestar.params import FromPath

from wayfare.server.callers import Caller
from wayfare.server.tables import Tables
from wayfare.server.thinkers import Thinkers

AllTables = NamedDependency[Tables]
AllThinkers = NamedDependency[Thinkers]
Who = NamedDependency[Caller]
InPath = FromPath[str]
