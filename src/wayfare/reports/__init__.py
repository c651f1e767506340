"""What reports share: one HTML file that needs nothing else, its style, sections and tables, light and dark."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from importlib.resources import files

__all__ = ["page", "section", "table"]


def page(title: str, lead: str, parts: Iterable[str], footer: str, language: str = "en") -> str:
    """The whole file. The parts are markup; everything else is text."""
    style = files(__name__).joinpath("style.css").read_text("utf-8")
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>
{style}</style>
</head>
<body>
<h1>{escape(title)}</h1>
<p class="lead">{escape(lead)}</p>
<main>
{"".join(parts)}</main>
<footer>{escape(footer)}</footer>
</body>
</html>
"""


def section(title: str, body: str, note: str = "", kind: str = "") -> str:
    """A part of a page, with a note about what it shows."""
    about = f'<p class="note">{note}</p>' if note else ""
    return f'<section class="{kind}"><h2>{escape(title)}</h2>{about}{body}</section>\n'


def table(head: Iterable[str], rows: Iterable[Iterable[str]], kind: str = "") -> str:
    """A table. Cells are markup; the first one in a row is its heading."""
    top = "".join(f'<th scope="col"{" class=left" * (n == 0)}>{cell}</th>' for n, cell in enumerate(head))
    body = "".join(_row(*row) for row in rows)
    return f'<div class="scroll"><table class="{kind}"><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def _row(name: str, *cells: str) -> str:
    """A cell may come with its own td."""
    rest = "".join(cell if cell.startswith("<td") else f"<td>{cell}</td>" for cell in cells)
    return f'<tr><th scope="row">{name}</th>{rest}</tr>'
