"""Words from people: names and chat, without what could disturb a page or a log."""

from __future__ import annotations

import unicodedata

from wayfare.server.refusals import Refused


def clean(text: str) -> str:
    """One line without control, formatting or private characters. Escaping is the page's business."""
    shown = "".join(" " if char.isspace() else char for char in unicodedata.normalize("NFC", text))
    kept = "".join(char for char in shown if char == " " or not unicodedata.category(char).startswith("C"))
    told = " ".join(kept.split())
    if not told:
        raise Refused("malformed", "There is nothing to read in this text.")
    return told
