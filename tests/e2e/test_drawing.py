"""The browser and `wayfare board draw` agree: every space, bend, stop and name is in the same place in both."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from command import out_of
from playwright.sync_api import Page, expect

from e2e.browsing import DESIGNS, resize
from e2e.tables import BOT, Tables
from wayfare.engine import builtin_names

SVG = "{http://www.w3.org/2000/svg}"
BOARDS = {**{name: name for name in builtin_names()}, **{name: str(file) for name, file in DESIGNS.items()}}
Drawn = dict[str, Any]

PAINTED = """() => {
  const number = (element, name) => Number(element.getAttribute(name));
  const routes = [...document.querySelectorAll(".board [data-route]")].map((route) => [route.dataset.route,
    [...route.querySelectorAll("rect.space")].map((space) => [
      space.getAttribute("transform"), number(space, "width"), number(space, "height")])]);
  const stops = [...document.querySelectorAll(".board [data-location]")].map((stop) => [
    stop.dataset.location, stop.getAttribute("transform")]);
  const names = [...document.querySelectorAll(".board .names tspan")].map((line) => [
    line.textContent, number(line, "x"), number(line, "y")]);
  return {
    routes: Object.fromEntries(routes), stops: Object.fromEntries(stops), names,
    roads: document.querySelector(".board .roads .paint-road").getAttribute("d"),
  };
}"""


@pytest.mark.parametrize("game", BOARDS)
def test_the_browser_paints_what_board_draw_draws(
    visit: Callable[..., Page], tables: Tables, game: str, tmp_path: Path
) -> None:
    page = visit(tables.make(game, BOT, BOT, start=True, pace_ms=10_000).path)
    expect(page.locator("[data-route]").first).to_be_attached()
    resize(page, 2560, 1600)  # where names needn't be larger to be readable
    seen: Drawn = page.evaluate(PAINTED)
    drawn = picture(BOARDS[game], tmp_path / "board.svg")
    assert seen["roads"] == drawn["roads"]
    assert seen["routes"].keys() == drawn["routes"].keys()
    for route, spaces in seen["routes"].items():
        assert [numbers(space[0]) + space[1:] for space in spaces] == [
            pytest.approx(space, abs=0.06) for space in drawn["routes"][route]
        ]
    assert {name: numbers(where)[:2] for name, where in seen["stops"].items()} == drawn["stops"]
    assert [name[0] for name in seen["names"]] == [name[0] for name in drawn["names"]]
    for (_, *here), (_, *there) in zip(seen["names"], drawn["names"], strict=True):
        assert here == pytest.approx(there, abs=0.06)


def numbers(transform: str) -> list[float]:
    """x, y and the angle of `translate(x y) rotate(angle)`; the angle is 0 if it isn't given."""
    move = re.match(r"translate\((\S+) (\S+)\)(?: rotate\((\S+)\))?", transform)
    assert move
    return [float(part or 0) for part in move.groups()]


def picture(board: str, file: Path) -> Drawn:
    """What the command draws, in the form of what the page was asked for."""
    out_of("board", "draw", board, "-o", file)
    root = ET.parse(file).getroot()
    groups = {name: next(g for g in root.iter(f"{SVG}g") if g.get("class") == name) for name in ("roads", "names")}
    routes = {
        group.attrib["data-route"]: [
            [*numbers(bar.attrib["transform"]), float(bar.attrib["width"]), float(bar.attrib["height"])]
            for bar in group.iter(f"{SVG}rect")
        ]
        for group in root.iter(f"{SVG}g")
        if group.get("class") == "route"
    }
    stops = {
        group.attrib["data-location"]: numbers(group.attrib["transform"])[:2]
        for group in root.iter(f"{SVG}g")
        if group.get("class") == "location"
    }
    names = [
        [line.text, float(line.attrib["x"]), float(line.attrib["y"])] for line in groups["names"].iter(f"{SVG}tspan")
    ]
    return {"routes": routes, "stops": stops, "names": names, "roads": groups["roads"][0].get("d")}
