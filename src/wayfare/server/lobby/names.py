"""Names at a table: nobody shares one, and bots that nobody has named get one."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from wayfare.bots import bot_name
from wayfare.server.refusals import Refused
from wayfare.server.store import ChairFacts


def name_bots(chairs: Iterable[ChairFacts]) -> tuple[ChairFacts, ...]:
    """The chairs, with a new name for each bot that has none, or one that someone else has."""
    chairs = list(chairs)
    taken = {chair.name.casefold() for chair in chairs if chair.kind == "human"}
    named: list[ChairFacts] = []
    for chair in chairs:
        if chair.kind == "bot":
            if not chair.name or chair.name.casefold() in taken:
                names = {other.name for other in (*chairs, *named)}
                chair = replace(chair, name=bot_name(chair.level or "medium", names))
            taken.add(chair.name.casefold())
        named.append(chair)
    return tuple(named)


def check_name(name: str, others: Iterable[ChairFacts]) -> None:
    """Refuse a name that someone else at the table has: nobody could tell whose move it is."""
    if any(chair.name.casefold() == name.casefold() for chair in others if chair.kind != "open"):
        raise Refused("name-taken", name=name)
