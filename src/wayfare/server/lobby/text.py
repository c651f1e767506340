"""What people type: their names and chat, cleaned; and names that nobody else at the table has."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from msgspec.structs import replace

from wayfare.bots import bot_name
from wayfare.server.refusals import Refused
from wayfare.server.store import ChairFacts

# Letters and marks that show nothing: fillers, joiners, the empty braille pattern, variation selectors. The last of
# those stays, as it makes emoji colourful.
INVISIBLE = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, range(0xFE00, 0xFE0F)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)


def sanitize(text: str, longest: int) -> str:
    """One line of visible characters. Escaping HTML is up to the page.

    The length is checked here too: a character may be three once it is normalised.
    """
    spaced = "".join(" " if char.isspace() else char for char in unicodedata.normalize("NFC", text))
    clean = " ".join("".join(char for char in spaced if char == " " or _shows(char)).split())
    if not any(unicodedata.category(char)[0] in "LNPS" for char in clean):  # marks need something to sit on
        raise Refused("empty-text")
    if len(clean) > longest:
        raise Refused("text-too-long", limit=longest)
    return clean


def _shows(char: str) -> bool:
    return char not in INVISIBLE and not unicodedata.category(char).startswith("C")


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
