"""The bots that whole matches and batches can run in compiled code, by name."""

from __future__ import annotations

from wayfare.bots.base import BUILTIN, find_class
from wayfare.bots.compiled import CompiledBot

# Each compiled bot's number, as the kernel's `decide` takes it.
POLICIES: dict[str, int] = {name: kind.policy for name in BUILTIN if issubclass(kind := find_class(name), CompiledBot)}
