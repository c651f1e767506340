"""A bot at somebody's table, over plain HTTP: the whole client, with nothing but Python itself.

    python examples/table_bot.py http://127.0.0.1:8000/t/k3v9q2m7x4wd --name Robin

Make a table with an open chair, give the bot the table's link, and start the game when it sits. It plays at random;
`choose` is where yours begins. docs/server.md tells what a view holds.
"""

from __future__ import annotations

import argparse
import json
import random
import urllib.error
import urllib.request
import uuid
from typing import Any


class Seat:
    """A chair at a table. The token is ours alone: whoever has it is us."""

    def __init__(self, link: str, name: str) -> None:
        server, _, table = link.partition("#")[0].rstrip("/").rpartition("/t/")
        self.address, self.token = f"{server}/api/tables/{table}", ""
        self.token = self.ask("POST", "/join", {"name": name})["token"]

    def ask(self, method: str, path: str, body: object = None) -> Any:
        request = urllib.request.Request(self.address + path, method=method)
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)

    def wait_for_news(self, version: int | None) -> dict[str, Any]:
        """What we may see, as soon as it is newer than what we saw; before the start, as soon as there is any."""
        while True:
            try:
                since = "" if version is None else f"&since={version}"
                return dict(self.ask("GET", f"/snapshot?wait=20{since}"))
            except urllib.error.HTTPError as refusal:
                with refusal:
                    if json.load(refusal)["code"] != "wrong-stage":  # still in the lobby
                        raise

    def play(self, version: int, action: str) -> None:
        """A move is made at a version, and has an id: sent twice, it is still one move."""
        self.ask("POST", "/moves", {"id": uuid.uuid4().hex, "version": version, "action": action})


def choose(view: dict[str, Any]) -> str:
    """Any legal action will do. `view["hand"]`, `["tickets"]`, `["market"]`, `["seats"]` … would tell which is good."""
    return str(random.choice(view["legal"])["text"])


def main(link: str, name: str) -> dict[str, Any]:
    seat, version = Seat(link, name), None
    while True:
        sight = seat.wait_for_news(version)
        version, view = sight["version"], sight["view"]
        if view["result"]:
            print(f"{name} was seat {view['seat']}; won by {view['result']['winners']}.")
            return dict(view["result"])
        if view["legal"]:
            seat.play(version, choose(view))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("link", help="the link of the table, with /t/ in it")
    parser.add_argument("--name", default="Robin")
    main(**vars(parser.parse_args()))
