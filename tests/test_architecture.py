"""The worked examples of docs/architecture.md name the files that really mention them: no more and no fewer."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
SOURCES = {"src/wayfare": ("py", "toml"), "web/src": ("ts", "svelte")}
PROSE = re.compile(r'""".*?"""|/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*|(?:^|\s)#(?=\s)[^\n]*', re.DOTALL)
# By the heading of the example: the word that its files have in common.
EXAMPLES = {
    "A score line": "attraction",
    "A kind of action": "withdraw",
    "An endpoint": r"(?:\b|_)mute\b|\bMute\b",
}


def section(heading: str) -> str:
    found = re.search(rf"^### {heading}\n(.*?)(?=^##)", PAGE, re.MULTILINE | re.DOTALL)
    assert found, f"docs/architecture.md has no section {heading!r}"
    return found[1]


def named_in(text: str) -> set[str]:
    """The files in the first column of a section's table, from the root of the repository."""
    cells = re.findall(r"^\| (`.*?`) \|", text, re.MULTILINE)
    names = [name for cell in cells for name in re.findall(r"`([^`]+)`", cell)]
    return {name if name.startswith("web/") else f"src/wayfare/{name}" for name in names}


def mentioning(word: str) -> set[str]:
    """The sources, without generated ones and tests, that contain a word outside comments and docstrings."""
    paths = [
        path
        for folder, endings in SOURCES.items()
        for ending in endings
        for path in (ROOT / folder).rglob(f"*.{ending}")
        if "generated" not in path.parts and not path.name.endswith(".test.ts")
    ]
    found = (path for path in paths if re.search(word, PROSE.sub(" ", path.read_text("utf-8"))))
    return {path.relative_to(ROOT).as_posix() for path in found}


@pytest.mark.parametrize("heading", EXAMPLES)
def test_a_worked_example_names_every_file_it_needs(heading: str) -> None:
    assert named_in(section(heading)) == mentioning(EXAMPLES[heading])


@pytest.mark.parametrize(
    "name", sorted(set(re.findall(r"`((?:[\w-]+/)+(?:[\w.-]+\.(?:py|ts|svelte|toml|md|ftl))?)`", PAGE)))
)
def test_every_file_and_folder_that_is_named_exists(name: str) -> None:
    roots = [
        ROOT,
        ROOT / "src/wayfare",
        *(ROOT / "src/wayfare" / part for part in ("engine", "server")),
        ROOT / "web/src",
        ROOT / "tests",
    ]
    assert any((root / name).exists() for root in roots), f"docs/architecture.md names {name}, which doesn't exist"
