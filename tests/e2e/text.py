"""What a reader would stumble over: text that is cut off, that runs out of the page, or that is in the wrong language."""

from __future__ import annotations

import re
from functools import cache

from playwright.sync_api import Page

from e2e.browsing import ROOT

MESSAGES = ROOT / "web" / "src" / "i18n" / "messages"

CUT = """() => {
  const cut = [];
  for (const element of document.querySelectorAll("body *")) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!own || element.closest("svg, .sr-only, [aria-hidden=true], option, script, style, [data-cut]")) continue;
    const box = element.getBoundingClientRect();
    if (!box.width || !box.height || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const style = getComputedStyle(element);
    const words = element.textContent.trim().slice(0, 60);
    if (style.overflowX !== "visible" && !/auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1)
      cut.push(`cut off: ${words}`);
    for (let around = element; around && around !== document.body; around = around.parentElement) {
      const rules = getComputedStyle(around);
      if (/auto|scroll/.test(rules.overflowX) || rules.position === "fixed") break;
      const edge = around.getBoundingClientRect();
      if (around !== element && /hidden|clip/.test(rules.overflowX) && (box.right > edge.right + 1.5 || box.left < edge.left - 1.5)) {
        cut.push(`runs out of ${around.className || around.tagName}: ${words}`);
        break;
      }
    }
  }
  for (const select of document.querySelectorAll("select")) {
    if (select.scrollWidth > select.clientWidth + 1) cut.push(`cut off: ${select.selectedOptions[0]?.textContent}`);
  }
  return [...new Set(cut)];
}"""

WORDS = """() => {
  const words = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    if (text && !walker.currentNode.parentElement.closest("script, style")) words.push(text);
  }
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
    for (const name of ["aria-label", "title", "placeholder", "alt"])
      if (element.getAttribute(name)) words.push(element.getAttribute(name));
  return words;
}"""


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
