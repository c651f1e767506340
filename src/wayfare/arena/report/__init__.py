"""A tournament as one HTML file that needs nothing else: `html` makes it, `check` tells beforehand whether it can."""

from wayfare.arena.report.page import check, html

__all__ = ["check", "html"]
