"""What axe-core finds on a page. The debugger runs it, from web/node_modules, so the page's CSP stays as it is."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Page

from e2e.browsing import ROOT

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = ["color-contrast", "link-in-text-block"]  # all that differs between day and night
LAYOUT = ["target-size", "scrollable-region-focusable"]  # all that differs on a smaller screen
PICTURES = "svg[aria-hidden=true]"  # thousands of shapes that nobody is told about
# The pictures are empty meanwhile: axe computes the style of every shape, whether it's to be checked or not.
RUN = """async ([rules, pictures, part]) => {
  const emptied = [...document.querySelectorAll(pictures)].map((one) => [one, [...one.childNodes]]);
  for (const [picture] of emptied) picture.replaceChildren();
  const options = { runOnly: rules, resultTypes: ["violations"], preload: false };
  const found = await axe.run({ include: part ?? document, exclude: pictures }, options);
  for (const [picture, shapes] of emptied) picture.replaceChildren(...shapes);
  return found;
}"""
SERIOUS = ("serious", "critical")


@cache
def source() -> str:
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")


def faults(page: Page, only: list[str] | None = None, part: str | None = None) -> list[str]:
    """The serious findings, a line for each element; by all rules or by these; on the whole page or in a part of it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(source())
    rules = {"type": "rule", "values": only} if only else {"type": "tag", "values": RULES}
    found: dict[str, Any] = page.evaluate(RUN, [rules, PICTURES, part])
    return [
        f"{fault['id']}: {' '.join(map(str, node['target']))}: {node['failureSummary'].splitlines()[-1].strip()}"
        for fault in found["violations"]
        if fault["impact"] in SERIOUS
        for node in fault["nodes"]
    ]
