"""Names mean one thing: no two modules define a constant of the same name. They import it instead."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src"
PER_MODULE = {"MECHANIC"}  # every module of engine/mechanics declares its own


def constants(path: Path) -> Iterator[tuple[str, str]]:
    """The names in capitals that a module defines, each with its value as written. A type variable isn't a constant."""
    for node in ast.parse(path.read_text("utf-8")).body:
        if not isinstance(node, ast.Assign | ast.AnnAssign) or node.value is None:
            continue
        value = ast.unparse(node.value)
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        names = [name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)]
        yield from ((name, value) for name in names if name.isupper() and not value.startswith("TypeVar("))


def test_no_two_modules_define_a_constant_of_the_same_name() -> None:
    found: dict[str, dict[str, str]] = defaultdict(dict)
    for path in sorted(SOURCE.rglob("*.py")):
        for name, value in constants(path):
            found[name][str(path.relative_to(SOURCE))] = value
    twice = {name: places for name, places in found.items() if len(places) > 1 and name not in PER_MODULE}
    listed = (f"{name}: {place} = {value}" for name, places in twice.items() for place, value in places.items())
    assert not twice, "\n".join(listed)
