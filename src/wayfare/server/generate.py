"""Everything the browser client gets from Python: `python -m wayfare.server.generate FOLDER` writes it there.

That is the OpenAPI document, the palette, and the lists that Python keeps: languages, levels, phases and so on.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from wayfare.bots.levels import BOT_NAMES, LEVELS
from wayfare.engine.board import VOCABULARIES, fixed_rules
from wayfare.engine.lists import (
    ACTION_KINDS,
    END_REASONS,
    EVENT_KINDS,
    PHASES,
    REFUSAL_CODES,
    SCORE_LINES,
    TIE_BREAKS,
)
from wayfare.engine.mechanics import ACTION_ENTRIES, EVENT_ENTRIES
from wayfare.engine.mechanics.entries import DecisionGroup
from wayfare.messages import languages
from wayfare.pictures import design_tokens
from wayfare.review.structs import CERTAIN
from wayfare.server.app import app_for_schema
from wayfare.server.http import openapi

LISTS: dict[str, Any] = {
    "LANGUAGES": languages(),
    "LEVELS": LEVELS,
    "BOT_NAMES": BOT_NAMES,
    "ACTION_KINDS": ACTION_KINDS,
    "EVENT_KINDS": EVENT_KINDS,
    "PHASES": PHASES,
    "SCORE_LINES": SCORE_LINES,
    "END_REASONS": END_REASONS,
    "TIE_BREAKS": TIE_BREAKS,
    "REFUSAL_CODES": REFUSAL_CODES,
    "VOCABULARIES": VOCABULARIES,
    "CERTAIN": CERTAIN,
    "FIXED_RULES": fixed_rules(),
    "DECISION_GROUPS": get_args(DecisionGroup),
    "ACTION_ENTRIES": {
        kind: {"phases": entry.phases, "group": entry.group, "told": entry.told}
        for kind, entry in ACTION_ENTRIES.items()
    },
    "EVENT_ENTRIES": {
        kind: {"payload": entry.payload, "secret": entry.secret, "fresh": entry.fresh, "told": entry.told}
        for kind, entry in EVENT_ENTRIES.items()
    },
}
NOTE = "// Made by `python -m wayfare.server.generate`. Change the list in Python, not this file.\n"


def lists() -> str:
    """The lists as a TypeScript module. `as const` makes each entry a type."""
    return NOTE + "".join(
        f"export const {name} = {json.dumps(value, ensure_ascii=False)} as const;\n" for name, value in LISTS.items()
    )


def files() -> dict[str, str]:
    document = msgspec.json.encode(openapi.document(app_for_schema()))
    return {
        "openapi.json": msgspec.json.format(document).decode() + "\n",
        "palette.css": design_tokens.css(),
        "palette.json": json.dumps(design_tokens.specification(), ensure_ascii=False, indent=1) + "\n",
        "lists.ts": lists(),
    }


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (folder / name).write_text(text, "utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m wayfare.server.generate FOLDER")
    main(Path(sys.argv[1]))
