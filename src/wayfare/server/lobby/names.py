"""Names at a table: nobody shares one, and bots that nobody has named get one."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from wayfare.bots import bot_name
from wayfare.server.refusals import Refused
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


def check_name(name: str, others: Iterable[ChairFacts]) -> None:
    """Refuse a name that someone else at the table has: nobody could tell whose move it is."""
    if any(chair.name.casefold() == name.casefold() for chair in others if chair.kind != "open"):
        raise Refused("name-taken", name=name)
