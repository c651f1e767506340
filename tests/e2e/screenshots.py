"""`make screenshots`: every screen, desktop and phone, day and night, in English; the main ones in each language.

`python tests/e2e/screenshots.py home lobby` takes those alone; `--readme` those in docs/pictures, or some of them.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from PIL import Image
from playwright.sync_api import Browser, sync_playwright
from playwright.sync_api import Error as BrowserError
from server.processes import Server

from e2e.browsing import LANGUAGES, QUICK_REVIEWS, ROOT, Look, Person, launch, until
from e2e.screens import SCREENS, Screen
from e2e.tables import ANN, BOT, Tables

MAIN = {"home", "lobby", "table-new-york", "table-europe", "end-new-york", "rules-new-york", "learn"}
LOOKS = [Look(phone, theme) for phone in (False, True) for theme in ("light", "dark")]
STILL = "document.getAnimations().every((one) => one.playState !== 'running')"
FOREIGN = [Look(phone, "light", language) for phone in (False, True) for language in LANGUAGES[1:]]


def photograph(browser: Browser, tables: Tables, screen: Screen, look: Look, folder: Path) -> None:
    person = Person(browser, tables.site, look)
    try:
        page = person.open("about:blank")
        screen.reach(page, tables)
        until(page, STILL)
        page.screenshot(path=folder / f"{screen}-{look}.png")
        print(f"{screen}-{look}", flush=True)
    except BrowserError as error:
        print(f"{screen}-{look}: {str(error).splitlines()[0]}", file=sys.stderr, flush=True)
    finally:
        person.close()


def in_the_middle(game: str, turns: int) -> Callable[[Tables], str]:
    """A game of three who know what they do."""

    def path(tables: Tables) -> str:
        made = tables.make(game, ANN, BOT, {"kind": "bot", "level": "hard", "name": "Vera"}, start=True)
        tables.play_on(made, turns, well=True)
        return made.hosts_path

    return path


README = (
    (Screen("table-new-york", in_the_middle("new-york", 15), "main svg"), Look(theme="light")),
    (Screen("table-europe-dark", in_the_middle("first-journey-europe", 10), "main svg"), Look(theme="dark")),
    (Screen("table-stations", in_the_middle("europe", 22), "main svg"), Look(theme="light")),
    (Screen("table-longest-path-dark", in_the_middle("usa", 22), "main svg"), Look(theme="dark")),
)


def for_the_readme(browser: Browser, tables: Tables, wanted: list[str]) -> None:
    for screen, look in README:
        if wanted and screen.name not in wanted:
            continue
        person = Person(browser, tables.site, look, speed=1)
        page = person.open("about:blank")
        screen.reach(page, tables)
        until(page, STILL)
        quality = 80 if look.theme == "light" else 62  # all below 200 kB
        with Image.open(io.BytesIO(page.screenshot())) as picture:
            picture.convert("RGB").save(ROOT / "docs" / "pictures" / f"{screen}.webp", quality=quality, method=6)
        person.close()


def main(wanted: list[str]) -> None:
    folder = ROOT / "build" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(f"sqlite:///{place}/tables.db", Path(place), WAYFARE_REVIEW_QUALITY=QUICK_REVIEWS).start()
        browser = launch(playwright)
        try:
            if wanted[:1] == ["--readme"]:
                return for_the_readme(browser, Tables(server.url), wanted[1:])
            for screen in SCREENS:
                if wanted and screen.name not in wanted:
                    continue
                for look in LOOKS + (FOREIGN if screen.name in MAIN else []):
                    photograph(browser, Tables(server.url), screen, look, folder)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
