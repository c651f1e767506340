"""Who may know each field of a state, and whether observations contain it. A new field has to be listed here."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np

from wayfare.compiling import as_record
from wayfare.engine import views
from wayfare.engine.kernel.entries import hide_entry
from wayfare.engine.state import STATE_BYTES, TURN, State
from wayfare.envs.kernel import observe

# In views, for everyone.
PUBLIC = {
    *("owner", "pieces", "stations", "stations_left", "tunnel", "turned", "due"),
    *("known", "hand_size", "discards", "deck_size", "row"),
    *("unseen_size", "returned_size", "slots", "ticket_count", "completed", "bonus"),
    *("players", "turn", "phase", "idle", "turns_left"),
}
# In views for the seat itself, wiped for others until the match is over.
OWN = {"hand", "held", "slot"}
# Wiped for everyone.
HIDDEN = {"counter", "key", "block", "used", "deck", "unseen", "returned", "returned_from"}
# Public, but not in views: it follows from other fields, from the moves or from the result.
DERIVED = {"open", "group", "discards_size", "drawn", "passes", "reason"}
# Neither written into observations nor read for them. `group` is read by `joined`.
UNOBSERVED = HIDDEN | {"stations_left", "discards_size", "drawn", "passes", "reason", "group"}

FIELDS = set(State.dtype.names or ())


def test_every_field_is_listed() -> None:
    new = FIELDS - (PUBLIC | OWN | HIDDEN | DERIVED)
    assert not new, (
        f"Say here who may know {sorted(new)} of engine/state.py. engine/views.py and envs/text.py show what is public,"
        " engine/kernel/hide.py wipes what is not, and envs/kernel/observe.py writes it for networks."
    )
    assert len(FIELDS) == sum(map(len, (PUBLIC, OWN, HIDDEN, DERIVED))), "a field is listed twice, or doesn't exist"


def test_views_show_what_is_public() -> None:
    text = source(views)
    named = {field for field in FIELDS if re.search(rf'\bstate\.{field}\b|"{field}"[,)]|\b{field}_of\(', text)}
    assert named == PUBLIC | OWN


def test_others_see_nothing_that_is_hidden() -> None:
    raw = np.full(STATE_BYTES, 7, np.uint8)
    state: Any = as_record(raw, State)
    state.known[:], state.phase = 3, TURN
    before = as_record(raw.copy(), State)
    hide_entry(raw, -1)
    wiped = {field for field in FIELDS if not np.array_equal(getattr(state, field), getattr(before, field))}
    assert wiped == OWN | HIDDEN


def test_observations_contain_the_rest() -> None:
    assert set(re.findall(r"\bstate\.(\w+)", source(observe))) == FIELDS - UNOBSERVED


def source(module: Any) -> str:
    return Path(module.__file__).read_text("utf-8")
