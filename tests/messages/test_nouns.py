"""One noun per thing and kind of board: every message, rendered for each kind, uses no other kind's nouns."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import wayfare.messages
from wayfare.engine.board import Vocabulary
from wayfare.messages import languages, message

FOLDER = Path(wayfare.messages.__file__).parent
KINDS = get_args(Vocabulary)
COUNTS = (0, 1, 2, 3, 5, 20)  # every plural form of every language
NEVER = {"en": r"\bpieces?\b", "ro": r"\bpies[aăe]", "hu": r"figur", "sv": r"pjäs"}  # too vague: a taxi, a train …
FOREIGN = {
    "en": {
        "city": r"\btrains?\b|\bcity\b|\bcities\b",
        "journey": r"\btaxis?\b|\blocations?\b",
        "railway": r"\btaxis?\b|\blocations?\b",
    },
    "ro": {
        "city": r"\b(bilet|tren|vago[an]|oraș)",
        "journey": r"\b(taxi|vago[an]|locați|trase[eu])",
        "railway": r"\b(taxi|tren|locați|trase[eu])",
    },
    "hu": {
        "city": r"menetjegy|\bvonat|\bvagon|\bváros",
        "journey": r"menetjegy|\bvagon|\btaxi|megálló",
        "railway": r"célkárty|\bvonat|\btaxi|megálló",
    },
    "sv": {
        "city": r"biljett(?!kort)|\btåg|vagn|\bstad|\bstäder",
        "journey": r"biljettkort|\btaxi|vagn|\bplats",
        "railway": r"biljettkort|\btaxi|\btåg|\bplats",
    },
}
ALLOWED = {
    ("rules-points-goal", "city"): "“through the city” is New York itself, not a location on a ticket",
    ("rules-points-goal", "railway"): "one travels by train; what stands on the board is a carriage",
    ("table-return", "journey"): "in Swedish, a seat is a “plats” too",
    ("table-return", "railway"): "the same",
}
NO_BOARD = re.compile(r"^(home|common|lobby|replay)\.ftl:|:(reviews|card|colour|level|learn-about)-")
JOURNEY = re.compile(r"race|swap|bonus|golden|six-tickets|out-of-pieces|stalemate|completed$|end-chart-tickets")
RAILWAY = re.compile(r"^railways\.ftl:|station|tunnel|longest|lends|lent|ferry|removed|takes-back|cli-(built|paid)")
ON_EVERY_BOARD = {"table-fact-completed", "score-completed", "tie-completed"}
every_language = pytest.mark.parametrize("language", languages())


class Reader(Visitor):  # type: ignore[misc]
    """The variables of a pattern, each with the values that make a difference to it; and the messages it mentions."""

    def __init__(self) -> None:
        self.values: dict[str, list[str | int]] = {}
        self.mentions: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.values.setdefault(node.id.name, [])

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.mentions.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.generic_visit(node)
        assert isinstance(node.selector, ast.VariableReference)
        values = self.values[node.selector.id.name]
        keys = [variant.key for variant in node.variants]
        if any(isinstance(key, ast.NumberLiteral) or key.name in ("zero", "one", "two", "few") for key in keys):
            values += COUNTS
        else:
            values += [key.name for key in keys]


@cache
def patterns(language: str) -> dict[str, Reader]:
    """What each message of a language depends on, by file and key."""
    found = {}
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                parts = [(entry.id.name, entry.value)]
                parts += [(f"{entry.id.name}.{own.id.name}", own.value) for own in entry.attributes]
                for key, pattern in parts:
                    if pattern is not None:
                        found[f"{file.name}:{key}"] = reader = Reader()
                        reader.visit(pattern)
    return found


def renderings(language: str, key: str, reader: Reader, kind: str) -> Iterator[str]:
    """A message for one kind of board, with every combination of values that makes a difference."""
    values = {name: list(dict.fromkeys(some)) or ["§"] for name, some in reader.values.items() if name != "words"}
    for some in product(*values.values()):
        yield message(key, language, words=kind, **dict(zip(values, some, strict=True)))


def kinds(place: str) -> tuple[str, ...]:
    """The kinds of board on which a message appears."""
    key = place.split(":")[1]
    if NO_BOARD.search(place):
        return ()
    if key in ON_EVERY_BOARD:
        return KINDS
    if JOURNEY.search(key):
        return ("journey",)
    return ("railway",) if RAILWAY.search(place) else KINDS


@every_language
def test_messages_use_the_nouns_of_their_board(language: str) -> None:
    faults = [
        f"{place} ({kind}): {wrong[0]!r} in {text!r}"
        for place, reader in patterns(language).items()
        for kind in kinds(place)
        if (place.split(":")[1].split(".")[0], kind) not in ALLOWED
        for text in set(renderings(language, place.split(":")[1], reader, kind))
        if (wrong := re.search(f"{FOREIGN[language][kind]}|{NEVER[language]}", text, re.IGNORECASE))
    ]
    assert not faults, "\n".join(faults)


@every_language
def test_a_message_shown_without_a_board_is_the_same_for_all(language: str) -> None:
    for place, reader in patterns(language).items():
        if NO_BOARD.search(place):
            assert "words" not in reader.values, place
            assert not any(name.startswith("noun-") for name in reader.mentions), place


@every_language
def test_nouns_name_nothing_but_the_kind_of_board(language: str) -> None:
    nouns = {place: reader for place, reader in patterns(language).items() if place.startswith("nouns.ftl:")}
    for place, reader in nouns.items():
        assert place.startswith("nouns.ftl:noun-")
        assert set(reader.values) == {"words"}
    mentioned = {name for reader in patterns(language).values() for name in reader.mentions}
    assert mentioned == {place.split(":")[1] for place in nouns}


def test_every_exception_is_needed() -> None:
    for key, kind in ALLOWED:
        assert any(
            re.search(FOREIGN[language][kind], text, re.IGNORECASE)
            for language in languages()
            for place, reader in patterns(language).items()
            if place.endswith((f":{key}", f":{key}.text"))
            for text in renderings(language, place.split(":")[1], reader, kind)
        ), (key, kind)
