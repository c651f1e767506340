"""What axe-core finds on a page. The debugger runs it, from web/node_modules, so the page's CSP stays as it is."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Page

from e2e.browsing import ROOT

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = ["color-contrast", "link-in-text-block"]  # all that differs between day and night
SERIOUS = ("serious", "critical")


@cache
def source() -> str:
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")


def faults(page: Page, *, colours_only: bool = False) -> list[str]:
    """The serious findings, a line for each element."""
    page.evaluate(source())
    only = {"type": "rule", "values": COLOURS} if colours_only else {"type": "tag", "values": RULES}
    found: dict[str, Any] = page.evaluate(
        "only => axe.run(document, {runOnly: only, resultTypes: ['violations']})", only
    )
    return [
        f"{fault['id']}: {' '.join(map(str, node['target']))}: {node['failureSummary'].splitlines()[-1].strip()}"
        for fault in found["violations"]
        if fault["impact"] in SERIOUS
        for node in fault["nodes"]
    ]
