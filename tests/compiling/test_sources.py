"""The cache of a package changes with everything that its compiled code is made from."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from wayfare.compiling import sources

KERNELS = sorted(sources.PACKAGE_FOLDER.glob("*/kernel"))


def modules(file: Path) -> Iterator[str]:
    """The names of all modules of wayfare's that a file may import."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name.split(".")[0] == "wayfare")
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0 or "kernel" not in file.parts, f"{file}: kernels import by full names"
            if node.module and node.module.split(".")[0] == "wayfare":
                yield node.module
                yield from (f"{node.module}.{name.name}" for name in node.names)


def imported(file: Path) -> set[Path]:
    """The files of these modules."""
    found = set()
    for name in modules(file):
        try:
            spec = find_spec(name)
        except ModuleNotFoundError:  # a function of a module
            continue
        if spec and spec.origin:
            found.add(Path(spec.origin))
    return found


@pytest.mark.parametrize("package", KERNELS, ids=lambda package: package.parent.name)
def test_everything_that_a_kernel_imports_is_a_source(package: Path) -> None:
    found = sources.sources(package)
    assert {*package.glob("*.py")} < found
    for file in found:
        assert imported(file) <= found, file


def test_the_sources_of_the_rules_are_the_rules_their_records_and_the_compiler() -> None:
    found = sources.sources(sources.PACKAGE_FOLDER / "engine" / "kernel")
    assert {
        sources.PACKAGE_FOLDER / "engine" / "state.py",
        sources.PACKAGE_FOLDER / "compiling" / "pipeline.py",
    } < found
    assert not [file for file in found if "bots" in file.parts], "changing a bot would compile the rules again"


def test_a_change_in_what_is_imported_changes_the_fingerprint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sources, "PACKAGE_FOLDER", tmp_path)
    kernel, numbers = tmp_path / "kernel", tmp_path / "numbers.py"
    kernel.mkdir()
    (kernel / "rules.py").write_text("from wayfare.numbers import (\n    SEATS,\n)\n")
    found = []
    for seats in (4, 5):
        numbers.write_text(f"SEATS = {seats}\n")
        sources.fingerprint.cache_clear()
        sources.imported.cache_clear()
        found.append(sources.fingerprint(kernel))
    assert found[0] != found[1]
