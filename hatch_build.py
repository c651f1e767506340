"""Refuses to build a wheel or an sdist without the browser client: it's built by Node, which pip doesn't have."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("src/wayfare/server/static/index.html")


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before every build. An editable install serves whatever `make client` has built, so it needs nothing yet."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Stop with one sentence if the client is missing."""
        if version != "editable" and not (Path(self.root) / CLIENT).is_file():
            self.app.abort(
                "The browser client has not been built: run `make client` first, which needs Node 20 or later."
            )
