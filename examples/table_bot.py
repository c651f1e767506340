"""A bot that joins a table over plain HTTP: a complete client using only the standard library.

    python examples/table_bot.py http://127.0.0.1:8765/t/k3v9q2m7x4wd --name Robin

Create a table with an open seat, give the bot the table's link, and start the game once it has joined. It plays at
random; replace `choose` with your own ideas. docs/server.md describes the view.
"""

from __future__ import annotations

import argparse
import json
import random
import urllib.error
import urllib.request
import uuid
from typing import Any


class Client:
    """A player at a table. The token is secret: anyone who has it can play for us."""

    def __init__(self, link: str, name: str) -> None:
        server, _, table = link.partition("#")[0].rstrip("/").rpartition("/t/")
        self.address, self.token = f"{server}/api/tables/{table}", ""
        self.token = self.ask("POST", "/join", {"name": name})["token"]

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Send a request and return the answer."""
        request = urllib.request.Request(self.address + path, method=method)
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)

    def wait_for_snapshot(self, version: int | None) -> dict[str, Any]:
        """Wait for a snapshot newer than `version`; before the game starts, for the first one."""
        while True:
            try:
                since = "" if version is None else f"&since={version}"
                return dict(self.ask("GET", f"/snapshot?wait=20{since}"))
            except urllib.error.HTTPError as refusal:
                with refusal:
                    if json.load(refusal)["code"] != "wrong-stage":  # the game hasn't started yet
                        raise

    def play(self, version: int, action: str) -> None:
        """Play an action at a version. The id makes it safe to send the same move twice."""
        self.ask("POST", "/moves", {"id": uuid.uuid4().hex, "version": version, "action": action})


def choose(view: dict[str, Any]) -> str:
    """Choose any legal action. A better bot would look at `view["hand"]`, `["tickets"]`, `["market"]`, `["seats"]` …"""
    return str(random.choice(view["legal"])["text"])


def main(link: str, name: str) -> dict[str, Any]:
    """Join, play to the end, and return the result."""
    client, version = Client(link, name), None
    while True:
        snapshot = client.wait_for_snapshot(version)
        version, view = snapshot["version"], snapshot["view"]
        if view["result"]:
            print(f"{name} played seat {view['seat']}; the winners: {view['result']['winners']}.")
            return dict(view["result"])
        if view["legal"]:
            client.play(version, choose(view))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("link", help="the table's link, with /t/ in it")
    parser.add_argument("--name", default="Robin")
    main(**vars(parser.parse_args()))
