"""Cleaning text from people: names and chat."""

from __future__ import annotations

import unicodedata

from wayfare.server.refusals import Refused

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
