"""The browser and `wayfare board draw` paint the same: every shape in the same place, size, colour and line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import wayfare
from e2e.browsing import DESIGNS, Theme, resize, settle
from e2e.tables import BO, Tables, from_record, played
from wayfare.pictures import draw

PAINTED = (Path(__file__).parent / "painting.js").read_text("utf-8")
Parts = dict[str, Any]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", ["new-york", "europe", "first-journey-europe", *DESIGNS])
def test_the_browser_paints_a_position_as_a_picture_of_it_does(
    visit: Callable[..., Page], tables: Tables, game: str, theme: Theme
) -> None:
    players = 3 if game == "tiny" else 4
    match = played(str(DESIGNS.get(game, game)), players, seed=8)
    made = from_record(tables, match, len(match.moves) * 2 // 3, *({**BO, "name": name} for name in "ABCD"[:players]))
    view = tables.ask("GET", f"/tables/{made.id}/snapshot")["view"]
    owners = {route: seat for seat, row in enumerate(view["seats"]) for route in row["routes"]}
    stations = view.get("stations") or {}
    assert len(set(owners.values())) == (2 if game == "tiny" else 4)
    assert stations or game != "europe"
    page = visit(made.path, theme=theme)
    expect(page.locator("[data-route]").first).to_be_attached()
    resize(page, 2560, 1600)  # where names needn't be larger to be readable
    seen: Parts = page.evaluate(f"({PAINTED})([...document.querySelectorAll('.board[role=group] svg.layer')])")
    board = wayfare.load(str(DESIGNS.get(game, game))).board
    page.set_content(draw(board, theme=theme, owners=owners, stations=stations))
    settle(page)
    drawn: Parts = page.evaluate(f"({PAINTED})([document.querySelector('svg')])")
    assert seen.keys() == drawn.keys()
    for part in ("ground", "roads", "names"):
        same(seen[part], drawn[part], part)
    assert seen["locations"].keys() == drawn["locations"].keys()
    assert owners.keys() <= seen["routes"].keys() <= drawn["routes"].keys()
    for part in ("routes", "locations"):
        for name, shapes in seen[part].items():
            same(shapes, drawn[part][name], f"{part} {name}")
    assert len(seen.get("stations", [])) == len(stations)
    for shapes, others in zip(seen.get("stations", []), drawn.get("stations", []), strict=True):
        same(shapes, others, "stations")


def same(seen: list[Parts], drawn: list[Parts], where: str) -> None:
    """Shape by shape; numbers may differ by rounding."""
    assert [shape["kind"] for shape in seen] == [shape["kind"] for shape in drawn], where
    for one, other in zip(seen, drawn, strict=True):
        for fact, value in one.items():
            rounding = 0.6 if fact in ("fill", "stroke") else 0.06
            assert close(value, other[fact], rounding), f"{where}: {fact} of {one} isn't that of {other}"


def close(one: Any, other: Any, rounding: float) -> bool:
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(close(a, b, rounding) for a, b in zip(one, other, strict=True))
    if isinstance(one, float | int) and isinstance(other, float | int):
        return abs(one - other) <= rounding
    return bool(one == other)
