"""Build the documentation site: `make docs`, or `python docs/site/build.py [folder]`.

The pages are written to be read in the repository, so their links are relative and the README is the front page. This
script gathers them into one folder, with the links adjusted: the pages in docs/, the Markdown files at the root, a page
of API reference per public module, and any other file a page links to. Zensical then turns that folder into the site.
A broken link is an error, and so is a page that the navigation leaves out.
"""

from __future__ import annotations

import json
import posixpath
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
HOME = "README.md"
ICON = "web/public/icon.svg"
STYLE = "docs/site/site.css"
PUBLIC_MODULES = (
    "wayfare",
    "wayfare.errors",
    "wayfare.bots",
    "wayfare.envs",
    "wayfare.arena",
    "wayfare.review",
    "wayfare.layout",
    "wayfare.pictures",
    "wayfare.testing",
)
LINK = re.compile(r"""(\]\(|src="|href=")([^)"#:\s]+)(?=[)"#])""")
CODE = re.compile(r"^(```.*?^```)$", re.DOTALL | re.MULTILINE)


def main(site: Path) -> int:
    """Gather the pages and build the site into a folder; returns the exit code."""
    for problem in (wrong := [*broken_links(), *navigation_gaps()]):
        print(problem, file=sys.stderr)
    if wrong:
        return 1
    with tempfile.TemporaryDirectory(prefix="wayfare-docs-") as name:
        folder = Path(name)
        gather(folder / "docs")
        (folder / "mkdocs.yml").write_text(configuration(), "utf-8")
        built = subprocess.run([sys.executable, "-m", "zensical", "build", "--strict"], cwd=folder, check=False)
        if built.returncode == 0:
            shutil.rmtree(site, ignore_errors=True)
            shutil.copytree(folder / "site", site)
            print(f"Open {site / 'index.html'}")
    return built.returncode


def pages() -> list[str]:
    """The Markdown files that become pages, by their path in the repository."""
    return sorted(path.relative_to(ROOT).as_posix() for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")))


def broken_links() -> list[str]:
    """Links that lead nowhere in the repository."""
    return [
        f"{page}: the link to {target} leads nowhere"
        for page in pages()
        for target in links(page)
        if not (ROOT / target).is_file()
    ]


def navigation_gaps() -> list[str]:
    """Pages that the navigation doesn't list, and entries that have no page."""
    listed = set(re.findall(r'[\w./-]+\.md(?="?[\s}\]]|$)', configuration()))
    existing = {in_site(page) for page in pages()} | {api_page(name) for name in PUBLIC_MODULES}
    return [
        *(f"docs/site/mkdocs.yml: the navigation leaves out {page}" for page in sorted(existing - listed)),
        *(f"docs/site/mkdocs.yml: there is no page {page}" for page in sorted(listed - existing)),
    ]


def gather(folder: Path) -> None:
    """Write every page and every file that a page links to."""
    for page in pages():
        write(folder / in_site(page), relocate(page))
    for name in PUBLIC_MODULES:
        write(folder / api_page(name), f"# {name}\n\n::: {name}\n")
    linked = {ICON, STYLE}.union(*map(links, pages()))
    for file in linked.difference(pages()):
        write(folder / in_site(file), (ROOT / file).read_bytes())


def configuration() -> str:
    """The generator's settings, with the lists that are kept elsewhere filled in."""
    languages = tomllib.loads((ROOT / "src/wayfare/messages/languages.toml").read_text("utf-8"))
    values = {
        "RULES": [{name: f"rules.{tag}.md"} for tag, name in languages.items()],
        "MODULES": [{name: api_page(name)} for name in PUBLIC_MODULES],
        "LAB": [{title(page): in_site(page)} for page in pages() if page.startswith("docs/lab/")],
        "SOURCE": str(ROOT / "src"),
    }
    text = (ROOT / "docs/site/mkdocs.yml").read_text("utf-8")
    return re.sub(r"\$\{(\w+)\}", lambda name: json.dumps(values[name[1]], ensure_ascii=False), text)


def title(page: str) -> str:
    """A page's first heading."""
    return (ROOT / page).read_text("utf-8").partition("\n")[0].removeprefix("# ")


def links(page: str) -> list[str]:
    """The paths in the repository that a page links to."""
    prose = CODE.sub("", (ROOT / page).read_text("utf-8"))
    return [resolve(page, target) for _, target in LINK.findall(prose)]


def relocate(page: str) -> str:
    """A page's text, with its links pointing at where their targets are in the site."""
    here = posixpath.dirname(in_site(page)) or "."

    def moved(link: re.Match[str]) -> str:
        return link[1] + posixpath.relpath(in_site(resolve(page, link[2])), here)

    parts = CODE.split((ROOT / page).read_text("utf-8"))
    return "".join(part if part.startswith("```") else LINK.sub(moved, part) for part in parts)


def resolve(page: str, target: str) -> str:
    """A link's target as a path from the root of the repository."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(page), target))


def in_site(path: str) -> str:
    """Where a file in the repository ends up: docs/ is the site's root, and the README its home page.

    Everything else goes into a folder, because some file systems can't tell SECURITY.md from docs/security.md.
    """
    if path == HOME:
        return "index.md"
    return path.removeprefix("docs/") if path.startswith("docs/") else f"project/{path}"


def api_page(module: str) -> str:
    """The page that documents a module."""
    return f"api/{module}.md"


def write(path: Path, content: str | bytes) -> None:
    """Write a file, making its folder first."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.encode() if isinstance(content, str) else content)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "site")))
