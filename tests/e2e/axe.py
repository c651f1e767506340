"""What axe-core finds on a page. The debugger runs it, from web/node_modules, so the page's CSP stays as it is."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Page

from e2e.browsing import ROOT

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


@cache
def source() -> str:
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")


def faults(page: Page, *, least: tuple[str, ...] = ("serious", "critical")) -> list[str]:
    """The serious findings, a line for each element."""
    page.evaluate(source())
    found: dict[str, Any] = page.evaluate(
        "rules => axe.run(document, {runOnly: {type: 'tag', values: rules}, resultTypes: ['violations']})", RULES
    )
    return [
        f"{fault['id']}: {' '.join(map(str, node['target']))}: {node['failureSummary'].splitlines()[-1].strip()}"
        for fault in found["violations"]
        if fault["impact"] in least
        for node in fault["nodes"]
    ]
