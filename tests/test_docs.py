"""The documentation is true: its examples run, its links work, and every language has the same rules."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

import wayfare
import wayfare.bots
from wayfare.messages import languages

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob(".github/**/*.md"), *ROOT.glob("docs/**/*.md")])
GUIDES = [page for page in PAGES if page.parent.name != "lab"]
FENCED = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)
RULES = [*(f"C-{n}" for n in range(1, 10)), *(f"NY-{n}" for n in range(1, 20)), *(f"FJ-{n}" for n in range(1, 11))]


def blocks(page: Path, language: str) -> list[str]:
    """A page's fenced blocks in one language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", page.read_text("utf-8"), re.DOTALL | re.MULTILINE)


def run(block: str, namespace: dict[str, Any], page: Path) -> None:
    """Run a block. A session with prompts must print what the page says."""
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


def rules(language: str) -> str:
    """The rules page in a language."""
    return (ROOT / "docs" / f"rules.{language}.md").read_text("utf-8")


def marked(language: str) -> list[str]:
    """The rules that a page marks as our decision, in the words that its introduction puts in italics."""
    introduction, *rows = re.split(r"^- \*\*", rules(language), flags=re.MULTILINE)
    ours = re.search(r"(?<!\*)\*([^*]+)\*(?!\*)", introduction)
    assert ours, "the introduction doesn't say how our decisions are marked"
    mark = " ".join(ours[1].lower().split())
    return [row.partition("*")[0] for row in rows if mark in " ".join(row.lower().split())]


@pytest.mark.parametrize("language", languages())
def test_every_language_has_every_rule_in_order(language: str) -> None:
    assert re.findall(r"\*\*((?:C|NY|FJ)-\d+)\*\*", rules(language)) == RULES


@pytest.mark.parametrize("language", languages())
def test_every_language_marks_the_same_decisions(language: str) -> None:
    assert marked(language)
    assert marked(language) == marked("en")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
        assert target.startswith("https://") or (page.parent / target).exists(), target


def anchors(page: Path) -> set[str]:
    """The anchors that forges and the site make of a page's headings."""
    headings = re.findall(r"^#+ (.+)$", FENCED.sub("", page.read_text("utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_anchors_exist(page: Path) -> None:
    for target, anchor in re.findall(r"\]\(((?!https:)[^)#]*)#([^)]+)\)", page.read_text("utf-8")):
        assert anchor in anchors(page.parent / target if target else page), f"{target}#{anchor}"


def test_the_lab_lists_every_experiment() -> None:
    lab = ROOT / "docs" / "lab"
    listed = re.findall(r"^- \[[^\]]+\]\((.+?)\): .+", (lab / "README.md").read_text("utf-8"), re.MULTILINE)
    assert sorted(listed) == sorted(page.name for page in lab.glob("*.md") if page.name != "README.md")


WRAPPED = [page for page in PAGES if not page.name.startswith("rules.")]


@pytest.mark.parametrize("page", WRAPPED, ids=lambda page: page.name)
def test_prose_is_wrapped(page: Path) -> None:
    prose = re.sub(r"\(https:[^)]*\)", "()", FENCED.sub("", page.read_text("utf-8"))).splitlines()
    assert [line for line in prose if len(line) > 120 and not line.lstrip().startswith(("|", "<"))] == []


@pytest.mark.parametrize("page", GUIDES, ids=lambda page: page.name)
def test_named_files_exist(page: Path) -> None:
    for path in re.findall(r"`((?:tests|benchmarks|examples|deploy)/[\w./-]+\.\w+)", page.read_text("utf-8")):
        assert (ROOT / path).is_file(), path


def test_security_names_tests_that_exist() -> None:
    tests = {path.name for folder in ("server", "attacks") for path in (ROOT / "tests" / folder).glob("test_*.py")}
    named = set(re.findall(r"`(test_\w+\.py)`", (ROOT / "docs" / "security.md").read_text("utf-8")))
    assert named
    assert named <= tests
