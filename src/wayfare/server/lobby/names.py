"""Names for bots that nobody has named."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain, count

from msgspec.structs import replace

from wayfare.server.store import ChairFacts
from wayfare.server.wire import Level

NAMES: dict[Level, tuple[str, ...]] = {
    "easy": ("Pip", "Lulu", "Toto", "Mimi", "Bibi"),
    "medium": ("Otto", "Mira", "Emil", "Tilda", "Bruno"),
    "hard": ("Vera", "Hugo", "Ines", "Viktor", "Greta"),
    "expert": ("Ada", "Max", "Nora", "Leo", "Irma"),
}


def name_bots(chairs: Iterable[ChairFacts]) -> tuple[ChairFacts, ...]:
    """The chairs, with a name nobody else has for each bot without one."""
    chairs = list(chairs)
    taken = {chair.name for chair in chairs}
    named = []
    for chair in chairs:
        if chair.kind == "bot" and not chair.name:
            chair = replace(chair, name=_free_name(chair.level or "medium", taken))
            taken.add(chair.name)
        named.append(chair)
    return tuple(named)


def _free_name(level: Level, taken: set[str]) -> str:
    names = NAMES[level]
    more = (f"{names[0]} {number}" for number in count(2))
    return next(name for name in chain(names, more) if name not in taken)
