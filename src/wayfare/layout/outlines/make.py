"""Make `earth.json` anew: the outlines of the world's countries and of the states of the USA, simplified.

    python -m wayfare.layout.outlines.make countries-50m.json states-10m.json

The two files are TopoJSON from the npm packages world-atlas 2 (Natural Earth, 1:50 million) and us-atlas 3 (US Census
Bureau, 1:10 million). Both sources are in the public domain.

The result keeps each line that areas share once, as an *arc*: whole numbers of hundredths of a degree, each point as a
step from the one before. A ring is a list of arcs; `~n` stands for arc `n` backwards.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from wayfare.layout.ground.lines import simplify

TOLERANCE = 0.035  # degrees that an outline may be off
PER_DEGREE = 100
USA = "840"  # its states have outlines of their own


def main(countries: str, states: str) -> None:
    """Read both topologies and write `earth.json` beside this file."""
    world = json.loads(Path(countries).read_text("utf-8"))
    usa = json.loads(Path(states).read_text("utf-8"))
    earth = {
        "world": _outlines(world, "countries") | {"land": _rings(world["objects"]["land"])},
        "states": _outlines(usa, "states"),
    }
    target = Path(__file__).with_name("earth.json")
    target.write_text(json.dumps(earth, separators=(",", ":")) + "\n", "utf-8")
    print(f"{target.name}: {target.stat().st_size // 1024} KiB")


def _outlines(topology: dict[str, Any], name: str) -> dict[str, Any]:
    areas = topology["objects"][name]["geometries"]
    return {"arcs": _arcs(topology), "areas": [{"id": str(a.get("id", "")), "rings": _rings(a)} for a in areas]}


def _arcs(topology: dict[str, Any]) -> list[list[int]]:
    scale, origin = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = []
    for arc in topology["arcs"]:
        x = y = 0
        points = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            points.append((x * scale[0] + origin[0], y * scale[1] + origin[1]))
        arcs.append(_steps(simplify(points, TOLERANCE)))
    return arcs


def _steps(points: list[tuple[float, float]]) -> list[int]:
    steps: list[int] = []
    last = (0, 0)
    for x, y in points:
        here = (round(x * PER_DEGREE), round(y * PER_DEGREE))
        if not steps or here != last:
            steps += [here[0] - last[0], here[1] - last[1]]
        last = here
    return steps


def _rings(geometry: dict[str, Any]) -> list[list[int]]:
    """The rings of a shape, holes included: they run the other way round, so they stay empty when it is filled."""
    if geometry["type"] == "GeometryCollection":
        return [ring for part in geometry["geometries"] for ring in _rings(part)]
    polygons = [geometry["arcs"]] if geometry["type"] == "Polygon" else geometry["arcs"]
    return [ring for polygon in polygons for ring in polygon]


if __name__ == "__main__":
    main(*sys.argv[1:])
