"""A tournament as one HTML file that needs nothing else: `html` makes it, `check` finds out first whether it can."""

from wayfare.arena.report.page import check, html

__all__ = ["check", "html"]
