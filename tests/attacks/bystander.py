"""Someone else at the same server, who only wants to play: a program of its own, so the attacker can't slow it down.

`python bystander.py URL` plays a two-person game against itself, and another, until its standard input is closed. It
prints a line once it has played a few moves, and at the end a JSON list: when each later move was made, by the clock
that all processes share, and how many seconds it took.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

FROM = {"X-Forwarded-For": "203.0.113.9"}  # not the attacker's address
NAMES = ("Beatrice", "Benedict")
PACE_SECONDS = 0.05
FIRST_MOVES = 8  # while the server is still warming up
GAME = {
    "game": "new-york",
    "chairs": [{"kind": "human", "name": name} for name in NAMES],
    "start": True,
}


class Seat:
    """One of the two players, at a socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.version = -1
        self.view: dict[str, Any] = {}

    async def hear(self, wanted: str) -> dict[str, Any]:
        """Read up to a message of this type."""
        while True:
            message: dict[str, Any] = json.loads(await self.socket.recv())
            if message["type"] == "snapshot":
                self.version, self.view = message["version"], message["view"]
            if message["type"] == wanted:
                return message
            assert message["type"] != "refused", message

    async def play(self) -> tuple[float, float]:
        """Make a random move; returns when that was, and after how long it was accepted."""
        action = random.choice(self.view["legal"])["text"]
        sent = time.monotonic()
        await self.socket.send(json.dumps({"type": "play", "id": str(sent), "version": self.version, "action": action}))
        await self.hear("accepted")
        return sent, time.monotonic() - sent


def post(url: str, body: object) -> dict[str, Any]:
    headers = {"Content-Type": "application/json", **FROM}
    with urlopen(Request(url, json.dumps(body).encode(), headers), timeout=60) as answer:
        made: dict[str, Any] = json.load(answer)
    return made


async def one_game(url: str, times: list[tuple[float, float]], stop: asyncio.Event) -> None:
    created = await asyncio.to_thread(post, f"{url}/api/tables", GAME)
    address = f"ws{url.removeprefix('http')}/api/tables/{created['table']['id']}/socket"
    seats = [Seat(await connect(address, additional_headers=FROM, compression=None)) for _ in created["tokens"]]
    for seat, token in zip(seats, created["tokens"], strict=True):
        await seat.socket.send(json.dumps({"type": "hello", "token": token["token"]}))
        await seat.hear("snapshot")
    while not stop.is_set() and seats[0].view["phase"] != "over":
        times.append(await seats[seats[0].view["turn"]].play())
        if len(times) == FIRST_MOVES:
            print("ready", flush=True)
        version = max(seat.version for seat in seats) + 1
        for seat in seats:
            while seat.version < version:
                await seat.hear("snapshot")
        await asyncio.sleep(PACE_SECONDS)
    for seat in seats:
        await seat.socket.close()


async def main(url: str) -> None:
    times: list[tuple[float, float]] = []
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()

    def read_to_the_end() -> None:
        sys.stdin.read()
        loop.call_soon_threadsafe(stop.set)

    reading = asyncio.create_task(asyncio.to_thread(read_to_the_end))
    while not stop.is_set():
        await one_game(url, times, stop)
    await reading
    print(json.dumps(times[FIRST_MOVES:]))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
