"""What a reader would stumble over: text that is cut off, runs out of the page, or is in the wrong language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

from e2e.browsing import ROOT

MESSAGES = ROOT / "src" / "wayfare" / "messages"
CUT = Path(__file__).with_name("cut.js").read_text("utf-8").strip().removesuffix(";")
WORDS = Path(__file__).with_name("words.js").read_text("utf-8").strip().removesuffix(";")


def cut_off(page: Page) -> list[str]:
    found: list[str] = page.evaluate(CUT)
    return found


def scrolls_sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > window.innerWidth"))


def scrolls_down(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollHeight > window.innerHeight"))


@cache
def plain_messages(language: str) -> dict[str, str]:
    """The messages of a language that are one line without variables."""
    found: dict[str, str] = {}
    for file in sorted((MESSAGES / language).glob("*.ftl")):
        for line in file.read_text("utf-8").splitlines():
            head = re.match(r"^([a-z][a-z0-9-]*) = ([^{]+)$", line)
            if head:
                found[head[1]] = head[2].strip()
    return found


def left_in_english(page: Page, language: str) -> list[str]:
    """Words on the page which are an English message that this language says otherwise."""
    english, theirs = plain_messages("en"), plain_messages(language)
    foreign = {text for key, text in english.items() if key in theirs and theirs[key] != text}
    foreign -= set(theirs.values())  # a word that both have, for different things
    shown: list[str] = page.evaluate(WORDS)
    return [words for words in shown if words in foreign]
