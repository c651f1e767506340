"""The documents are true: their examples run, and the rules are the same rules in every language."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

import wayfare
import wayfare.bots

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]
RULES = [*(f"C-{n}" for n in range(1, 10)), *(f"NY-{n}" for n in range(1, 20)), *(f"FJ-{n}" for n in range(1, 11))]
OURS = {"en": "our decision", "ro": "decizia noastră", "hu": "a mi döntésünk", "sv": "vårt beslut"}


def blocks(page: Path, language: str) -> list[str]:
    """The fenced blocks of a page in one language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", page.read_text("utf-8"), re.DOTALL | re.MULTILINE)


def run(block: str, namespace: dict[str, Any], page: Path) -> None:
    """A session with prompts is compared with what it prints; any other block only has to run."""
    if not block.startswith(">>>"):
        exec(compile(block, page.name, "exec"), namespace)
        return
    session = doctest.DocTestParser().get_doctest(block, namespace, page.name, page.name, 0)
    report: list[str] = []
    failed, _ = doctest.DocTestRunner().run(session, out=report.append, clear_globs=False)
    assert not failed, "".join(report)
    namespace.update(session.globs)


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "python")], ids=lambda page: page.name)
def test_the_examples_run(page: Path) -> None:
    namespace: dict[str, Any] = {"__name__": page.stem}
    for block in blocks(page, "python"):
        run(block, namespace, page)


def test_the_example_board_can_be_played(tmp_path: Path) -> None:
    (text,) = blocks(ROOT / "docs" / "boards.md", "toml")
    file = tmp_path / "four-corners.toml"
    file.write_text(text, "utf-8")
    game = wayfare.load(file)
    for players in range(game.board.rules.players[0], game.board.rules.players[1] + 1):
        match = game.new_match(players=players, seed=7)
        bot = wayfare.bots.make("random", seed=1)
        while match.turn is not None:
            match.play(bot.choose(match.view(match.turn)))
        assert wayfare.Record.from_json(match.record().to_json()).replay(game).result == match.result


@pytest.mark.parametrize("language", OURS)
def test_every_language_has_every_rule_in_order(language: str) -> None:
    text = (ROOT / "docs" / f"rules.{language}.md").read_text("utf-8")
    assert re.findall(r"\*\*((?:C|NY|FJ)-\d+)\*\*", text) == RULES


@pytest.mark.parametrize("language", OURS)
def test_every_language_marks_the_same_decisions(language: str) -> None:
    def marked(language: str) -> list[str]:
        text = (ROOT / "docs" / f"rules.{language}.md").read_text("utf-8")
        rules = re.split(r"^- \*\*", text, flags=re.MULTILINE)[1:]
        return [rule.partition("*")[0] for rule in rules if OURS[language] in " ".join(rule.lower().split())]

    assert marked(language) == marked("en")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
        assert target.startswith("https://") or (page.parent / target).exists(), target
