"""A constant's name means one thing in the engine and in every kernel."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import wayfare

SOURCE = Path(wayfare.__file__).parent
BY_DESIGN = {"MECHANIC"}  # each module of engine/mechanics has one


def constants(file: Path) -> set[str]:
    found = set()
    for node in ast.parse(file.read_text("utf-8")).body:
        if isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names = [name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)]
            found |= {name for name in names if name.isupper()}
    return found


def test_every_constant_has_a_name_of_its_own() -> None:
    files = {*(SOURCE / "engine").rglob("*.py"), *SOURCE.glob("*/kernel/*.py")}
    homes = defaultdict(set)
    for file in files:
        for name in constants(file):
            homes[name].add(str(file.relative_to(SOURCE)))
    assert {name: sorted(places) for name, places in homes.items() if len(places) > 1 and name not in BY_DESIGN} == {}
