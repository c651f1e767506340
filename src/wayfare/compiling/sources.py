"""Which files the compiled code of a package is made from: its own modules, and those that they import."""

from __future__ import annotations

import hashlib
import os
import re
import sys
from functools import cache
from pathlib import Path

import llvmlite
import numba

PLAIN_NUMBA = bool(os.environ.get("WAYFARE_PLAIN_NUMBA"))  # everything as Numba does it by itself: see plain.py

PACKAGE_FOLDER = Path(__file__).parents[1]
# Python's own parser would find the same, but takes half a second for what this finds in a few milliseconds.
IMPORT = re.compile(
    rf"^\s*(?:from|import) {PACKAGE_FOLDER.name}\b([\w.]*)(?: import (\([^)]*\)|[^\n]*))?", re.MULTILINE
)


@cache
def fingerprint(package: Path) -> str:
    """Changes with anything that a package's compiled code depends on: its sources, and the compiler."""
    hashed = hashlib.sha256(
        f"{numba.__version__} {llvmlite.__version__} {sys.implementation.cache_tag} {PLAIN_NUMBA}".encode()
    )
    for file in sorted(sources(package)):
        hashed.update(file.read_bytes())
    return hashed.hexdigest()[:16]


def sources(package: Path) -> set[Path]:
    """The modules of a package, everything of wayfare's that they import, what that imports, and so on."""
    found: set[Path] = set()
    new = set(package.glob("*.py"))
    while new:
        found |= new
        new = set().union(*map(imported, new)) - found
    return found


@cache
def imported(file: Path) -> frozenset[Path]:
    """The files of the modules that a file imports from wayfare."""
    modules = set()
    for name, names in IMPORT.findall(file.read_text("utf-8")):
        module = PACKAGE_FOLDER.joinpath(*name.split(".")[1:])
        if module.is_dir():
            modules |= {module / "__init__.py", *(module / f"{part}.py" for part in re.findall(r"\w+", names))}
        else:
            modules.add(module.with_suffix(".py"))
    return frozenset(filter(Path.is_file, modules))
