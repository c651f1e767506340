"""People with browsers: each has a storage, a screen and a language of its own."""

from __future__ import annotations

import json
import os
import shutil
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright
from playwright.sync_api import Error as BrowserError

from wayfare.messages import languages

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src" / "wayfare" / "server" / "static" / "index.html"
DESIGNS = {
    "north-sea": ROOT / "examples" / "boards" / "north-sea.toml",
    "tiny": ROOT / "tests" / "boards" / "tiny.toml",
}
CHROMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
)
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--js-flags=--no-turbofan --no-maglev",  # pages are closed before such code would pay
    "--process-per-site",  # a page need not start a process if another of the same person is open
)
QUICK_REVIEWS = "0.1"  # the quality of reviews: rough, but they take a second or two
LANGUAGES = tuple(languages())
DESKTOP = (1440, 900)
PHONE = (390, 844)
PATIENCE = 45_000  # ms that a page may take to show something, on a busy machine
Theme = Literal["light", "dark"]


def chromium() -> str:
    """The system's Chromium, or the one that CHROMIUM names."""
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, CHROMES)), None)
    if path is None:
        pytest.skip("there is no Chromium; set CHROMIUM to its path, or run tests/e2e/chromium.sh")
    return path


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=chromium(), args=list(QUIET))


@dataclass(frozen=True)
class Look:
    """What someone views the page with."""

    phone: bool = False
    theme: Theme = "light"
    language: str = "en"

    def __str__(self) -> str:
        return f"{'phone' if self.phone else 'desktop'}-{self.theme}-{self.language}"


def until(page: Page, expression: str, seconds: float = PATIENCE / 1000) -> None:
    """Wait for a JavaScript expression. (`page.wait_for_function` evaluates strings, which the page's CSP forbids.)"""
    deadline = time.monotonic() + seconds
    while (left := deadline - time.monotonic()) > 0:
        try:
            if page.evaluate(
                f"""async () => {{
                  for (const end = performance.now() + {left * 1000:.0f}; performance.now() < end;) {{
                    if (await ({expression})) return true;
                    await new Promise((go) => setTimeout(go, 15));
                  }}
                }}"""
            ):
                return
        except BrowserError as error:
            if "context was destroyed" not in str(error):  # it led to another page: look there
                raise
    raise AssertionError(f"not true after {seconds} s: {expression}")


# Counts the page's requests that have no answer yet.
ASKING = """
const ask = window.fetch;
window.asking = 0;
window.fetch = async (...wish) => {
  window.asking++;
  try { return await ask(...wish); } finally { window.asking--; }
};
"""


def idle(page: Page) -> None:
    """Everything that the page asked for has come, and it is drawn with its own letters."""
    page.evaluate(
        """async () => {
          for (let still = 0; still < 4; still = window.asking ? 0 : still + 1)
            await new Promise((go) => setTimeout(go, 15));
        }"""
    )
    settle(page)


def resize(page: Page, width: int, height: int) -> None:
    """Another window size; everything that follows the window has followed."""
    page.set_viewport_size({"width": width, "height": height})
    until(page, f"innerWidth === {width} && innerHeight === {height}")
    settle(page)


def settle(page: Page) -> None:
    """Two frames, and the letters they need: whatever follows from the last change has been drawn.

    A page knows its window's new size before it's told: what it computes from it follows with the next frame, which may
    be long in coming on a busy machine.
    """
    page.evaluate(
        """async () => {
          const frame = () => new Promise((go) => requestAnimationFrame(go));
          await frame();
          await document.fonts.ready;
          await frame();
        }"""
    )


def choose_language(page: Page, language: str) -> None:
    """As if it had been chosen in another tab: the page follows in place."""
    news = {"key": "wayfare.language", "newValue": language}
    page.evaluate("news => dispatchEvent(new StorageEvent('storage', news))", news)
    until(page, f"document.documentElement.lang === {language!r}")
    settle(page)


def hold_as_a_phone(page: Page) -> None:
    """The page that is open, on a small screen under a finger."""
    width, height = PHONE
    screen = page.context.new_cdp_session(page)
    metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": True}
    screen.send("Emulation.setDeviceMetricsOverride", metrics)
    screen.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    until(page, f"innerWidth === {width} && matchMedia('(pointer: coarse)').matches")
    settle(page)


class Person:
    """A browser context and what went wrong in its pages."""

    def __init__(
        self,
        browser: Browser,
        site: str,
        look: Look,
        speed: float = 0,
        motion: bool = False,
        offline_shell: bool = False,
    ) -> None:
        width, height = PHONE if look.phone else DESKTOP
        self.site = site
        self.faults: list[str] = []
        self.keeper: Page | None = None
        self.context: BrowserContext = browser.new_context(
            base_url=site,
            viewport={"width": width, "height": height},
            has_touch=look.phone,
            is_mobile=look.phone,
            color_scheme=look.theme,
            locale=look.language,
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="allow" if offline_shell else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        # once: what a person changes later stays changed
        wishes = json.dumps(json.dumps({"speed": speed}))
        self.context.add_init_script(
            "if (location.protocol.startsWith('http'))"
            f" localStorage.getItem('wayfare.settings') ?? localStorage.setItem('wayfare.settings', {wishes})"
        )
        self.context.add_init_script(f"(() => {{ {ASKING} }})()")

    def open(self, path: str = "/") -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(f"{page.url}: {error}"))
        page.on("console", self.listen)
        page.goto(path)
        return page

    def listen(self, message: ConsoleMessage) -> None:
        """An error in the console is a failure; a refused or lost request is reported by the page itself."""
        if message.type == "error" and not message.text.startswith("Failed to load resource"):
            lost = "WebSocket connection to" in message.text or "net::ERR_" in message.text
            if not lost:
                self.faults.append(f"{message.location.get('url')}: {message.text}")

    def rest(self) -> None:
        """Close every page and forget everything. The cache is kept, and a page that keeps its process alive."""
        if self.keeper is None:
            self.keeper = self.context.new_page()
            self.keeper.goto("/icon.svg")
        for page in self.context.pages:
            if page is not self.keeper:
                page.close()
        storage = self.context.new_cdp_session(self.keeper)
        storage.send("Storage.clearDataForOrigin", {"origin": self.site, "storageTypes": "local_storage,indexeddb"})
        storage.detach()
        self.context.clear_cookies()
        self.context.set_offline(False)
        self.faults.clear()

    def close(self) -> None:
        self.context.close()
