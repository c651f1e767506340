"""A tournament as one HTML file that needs nothing else."""

from wayfare.arena.report.page import html

__all__ = ["html"]
