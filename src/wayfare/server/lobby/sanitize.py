"""Cleaning text from people: names and chat."""

from __future__ import annotations

import unicodedata

from wayfare.server.refusals import Refused


def sanitize(text: str, longest: int) -> str:
    """One line, without control, formatting or private characters. Escaping HTML is up to the page.

    The length is checked here too: a character may be three once it is normalised.
    """
    spaced = "".join(" " if char.isspace() else char for char in unicodedata.normalize("NFC", text))
    visible = "".join(char for char in spaced if char == " " or not unicodedata.category(char).startswith("C"))
    clean = " ".join(visible.split())
    if not clean:
        raise Refused("empty-text")
    if len(clean) > longest:
        raise Refused("text-too-long", limit=longest)
    return clean
