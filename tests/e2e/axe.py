"""What axe-core finds on a page. The debugger runs it, from web/node_modules, so the page's CSP stays as it is."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Page

from e2e.browsing import ROOT

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = ["color-contrast", "link-in-text-block"]  # all that differs between day and night
LAYOUT = ["target-size", "scrollable-region-focusable", "color-contrast"]  # all that differs on a smaller screen
PICTURES = "svg[aria-hidden=true]"  # thousands of shapes that nobody is told about
SERIOUS = ("serious", "critical")


@cache
def source() -> str:
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")


def faults(page: Page, only: list[str] | None = None) -> list[str]:
    """The serious findings, a line for each element; of all rules, or of these."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(source())
    rules = {"type": "rule", "values": only} if only else {"type": "tag", "values": RULES}
    found: dict[str, Any] = page.evaluate(
        """([rules, hidden]) => axe.run(
          {include: document, exclude: hidden}, {runOnly: rules, resultTypes: ['violations'], preload: false})""",
        [rules, PICTURES],
    )
    return [
        f"{fault['id']}: {' '.join(map(str, node['target']))}: {node['failureSummary'].splitlines()[-1].strip()}"
        for fault in found["violations"]
        if fault["impact"] in SERIOUS
        for node in fault["nodes"]
    ]
