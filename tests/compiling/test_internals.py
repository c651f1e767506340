"""The private names of Numba that docs/kernel.md lists exist, and no others are used: an upgrade fails here first.

Nothing of wayfare's is imported, so that these tests run when the compiling layer doesn't.
"""

from __future__ import annotations

import inspect
import re
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROW = re.compile(r"^\| `(numba[\w.]+)` \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)
LISTED = {name: (used, broken) for name, used, broken in ROW.findall((ROOT / "docs/kernel.md").read_text("utf-8"))}
SOURCES = {file.name: file.read_text("utf-8") for file in (ROOT / "src/wayfare/compiling").glob("*.py")}
PUBLIC = {"numba", "numba.extending"}


def exists(name: str) -> bool:
    """Whether a module, something in it, or an attribute of a class or its instances is there."""
    module, _, attribute = name.rpartition(".")
    try:
        import_module(name)
        return True
    except ImportError:
        pass
    try:
        return hasattr(import_module(module), attribute)
    except ImportError:
        pass
    module, _, owner = module.rpartition(".")
    classes = inspect.getmro(getattr(import_module(module), owner))[:-1]
    return any(attribute in vars(kind) or f"self.{attribute} =" in inspect.getsource(kind) for kind in classes)


@pytest.mark.parametrize("name", LISTED)
def test_the_installed_numba_has(name: str) -> None:
    used, broken = LISTED[name]
    assert exists(name), f"Numba {version('numba')} has no {name} (compiling/{used}): {broken}."


def test_a_missing_name_is_noticed() -> None:
    for name in ("numba.core.gone", "numba.core.codegen.Gone", "numba.core.codegen.JITCodeLibrary._gone"):
        assert not exists(name)


@pytest.mark.parametrize("file", SOURCES)
def test_no_private_names_but_the_listed_ones_are_used(file: str) -> None:
    here = {name for name, (used, _) in LISTED.items() if f"`{file}`" in used}
    for module, names in re.findall(r"^\s*from (numba[\w.]*) import (.+)$", SOURCES[file], re.MULTILINE):
        if module not in PUBLIC:
            unlisted = [name for name in names.split(", ") if not {module, f"{module}.{name}"} & here]
            assert not unlisted, f"{file} imports {unlisted} from {module}: list it in docs/kernel.md"
    private = set(re.findall(r"\w(?:\(\))?\.(_[a-z]\w+)", SOURCES[file]))
    assert private <= {name.rpartition(".")[2] for name in here}
