"""The project is in order: public names are documented, the site builds, and nothing names our machines."""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]
OUTSIDE = re.compile(r"""<(?:script|link|img|iframe)[^>]*\s(?:src|href)=["']?(?:https?:)?//""")
UNWANTED = {
    "a package registry": re.compile(
        r"index-url|registry\s*[:=]\s*[\"']?https?:|registry\.\w+\.\w|pypi\.|pythonhosted"
    ),
    "a path of one machine": re.compile(r"""(?<![\w./-])/(?:home|Users|root|work|workspace)/\w"""),
}


def site() -> ModuleType:
    """The script that builds the documentation site."""
    spec = importlib.util.spec_from_file_location("site_build", ROOT / "docs" / "site" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


DOCUMENTED = site().PUBLIC_MODULES


def tracked() -> list[Path]:
    """Every file in the repository."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if listed.returncode:
        pytest.skip("this isn't a git checkout")
    return [path for name in listed.stdout.decode().split("\0") if name and (path := ROOT / name).is_file()]


def undocumented(module: ModuleType) -> Iterator[str]:
    """Public names of a module that have no docstring, and public methods and properties of its classes."""
    if not module.__doc__:
        yield module.__name__
    for name, value in exported(module):
        if inspect.isclass(value):
            written = vars(value).get("__doc__") or ""
            if not written or written.startswith(f"{name}("):  # what a dataclass says by itself
                yield f"{module.__name__}.{name}"
            members = ((key, member) for key, member in vars(value).items() if not key.startswith("_"))
            yield from (f"{module.__name__}.{name}.{key}" for key, member in members if lacks_docstring(member))
        elif lacks_docstring(value):
            yield f"{module.__name__}.{name}"


def exported(module: ModuleType) -> Iterator[tuple[str, object]]:
    """What a module lists in `__all__`, or else defines itself without an underscore."""
    names = getattr(module, "__all__", None)
    if names is not None:
        yield from ((name, getattr(module, name)) for name in names)
    else:
        for name, value in vars(module).items():
            if not name.startswith("_") and getattr(value, "__module__", None) == module.__name__:
                yield name, value


def lacks_docstring(value: object) -> bool:
    """Whether a function, method or property has no docstring. Data needs none."""
    if isinstance(value, property):
        value = value.fget
    value = getattr(value, "__func__", value)
    return inspect.isroutine(value) and not value.__doc__


@pytest.mark.parametrize("name", DOCUMENTED)
def test_everything_public_has_a_docstring(name: str) -> None:
    assert list(undocumented(importlib.import_module(name))) == []


def test_the_site_builds_and_loads_nothing_from_elsewhere(tmp_path: Path) -> None:
    build = subprocess.run(
        [sys.executable, ROOT / "docs" / "site" / "build.py", tmp_path / "site"], capture_output=True, check=False
    )
    assert build.returncode == 0, (build.stdout + build.stderr).decode()
    pages = list((tmp_path / "site").rglob("*.html"))
    assert len(pages) > 20
    assert [page.name for page in pages if OUTSIDE.search(page.read_text("utf-8"))] == []


@pytest.mark.parametrize("kind", UNWANTED)
def test_no_file_names(kind: str) -> None:
    found = []
    for path in tracked():
        if path.suffix in {".webp", ".png", ".svg", ".weights"} or path == Path(__file__):
            continue
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if UNWANTED[kind].search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}")
    assert found == []


@pytest.mark.parametrize(("length", "accepted"), [(72, True), (73, False)])
def test_the_subject_of_a_commit_has_at_most_72_characters(tmp_path: Path, length: int, accepted: bool) -> None:
    message = tmp_path / "message"
    message.write_text(
        "é" * length + "\n\nThe body may be as long as it needs to be, also in a single line." * 2, "utf-8"
    )
    command = [sys.executable, "-m", "pre_commit", "run", "subject-length", "--hook-stage", "commit-msg"]
    run = subprocess.run(
        [*command, "--commit-msg-filename", message], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (run.returncode == 0) == accepted, run.stdout + run.stderr
    assert accepted or "It has 73." in run.stdout
