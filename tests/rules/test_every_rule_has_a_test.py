"""Every number of the rule pages has a test that is named after it, and every such test names a rule that is there."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "docs" / "rules.en.md"
DEFINED = re.compile(r"\*\*((?:C|NY|FJ|US|EU)-\d+)\b")
TEST = re.compile(r"^def test_(c|ny|fj|us|eu)_(\d+)_", re.MULTILINE)


def defined() -> set[str]:
    """The numbers that the rule page sets in bold."""
    return set(DEFINED.findall(RULES.read_text(encoding="utf-8")))


def with_a_test() -> set[str]:
    """The numbers in the names of the tests of this folder."""
    pages = (file.read_text(encoding="utf-8") for file in HERE.glob("test_*.py"))
    return {f"{game.upper()}-{number}" for page in pages for game, number in TEST.findall(page)}


def test_every_rule_has_a_test() -> None:
    assert defined(), f"{RULES} defines no rules"
    assert defined() - with_a_test() == set()


def test_every_test_has_a_rule() -> None:
    assert with_a_test() - defined() == set()
