"""Names for bots that nobody has named."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from wayfare.bots import bot_name
from wayfare.server.store import ChairFacts


def name_bots(chairs: Iterable[ChairFacts]) -> tuple[ChairFacts, ...]:
    """The chairs, with a name nobody else has for each bot without one."""
    chairs = list(chairs)
    taken = {chair.name for chair in chairs}
    named = []
    for chair in chairs:
        if chair.kind == "bot" and not chair.name:
            chair = replace(chair, name=bot_name(chair.level or "medium", taken))
            taken.add(chair.name)
        named.append(chair)
    return tuple(named)
