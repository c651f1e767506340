"""Tables made over HTTP, so that a test can start in the middle: in a lobby, during a game, or after its end."""

from __future__ import annotations

import json
import time
from functools import cache
from random import Random
from typing import Any
from urllib.request import Request, urlopen

import wayfare
from wayfare.engine import Match

Chair = dict[str, Any]
ANN: Chair = {"kind": "human", "name": "Ann"}
BO: Chair = {"kind": "human", "name": "Bo"}
BOT: Chair = {"kind": "bot", "level": "medium", "name": "Otto"}
EASY: Chair = {"kind": "bot", "level": "easy", "name": "Pip"}
CALM = ("keep", "draw", "swap", "pass")  # what leaves the board as it is
COMPUTERS = ["Pip", "Lulu", "Toto", "Mimi"]
OPEN: Chair = {"kind": "open"}


class Made:
    """A table, and the link that gives a browser its host's tokens."""

    def __init__(self, answer: dict[str, Any]) -> None:
        self.id: str = answer["table"]["id"]
        self.host: str = answer["host_token"]
        self.tokens: dict[str, str] = {one["chair_id"]: one["token"] for one in answer["tokens"]}
        self.chair_ids: list[str] = [chair["id"] for chair in answer["table"]["chairs"]]

    @property
    def path(self) -> str:
        return f"/t/{self.id}"

    @property
    def hosts_path(self) -> str:
        seat = next(iter(self.tokens.values()), "")
        return f"{self.path}#seat={seat}&host={self.host}" if seat else f"{self.path}#host={self.host}"

    @property
    def shared_paths(self) -> list[str]:
        """Opened one after another, these bring every person's seat to one device."""
        return [self.hosts_path, *(f"{self.path}#seat={token}" for token in list(self.tokens.values())[1:])]


class Tables:
    def __init__(self, site: str) -> None:
        self.site = site
        self.finished: dict[str, Made] = {}
        self.drawn: set[str] = set()

    def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
        headers = {"content-type": "application/json"}
        if token is not None:
            headers["authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(f"{self.site}/api{path}", data, headers, method=method), timeout=60) as answer:
            return json.load(answer)

    def review(self, record: Any) -> Any:
        """The review of a record, all lines put together."""
        body, headers = json.dumps({"record": record}).encode(), {"content-type": "application/json"}
        with urlopen(Request(f"{self.site}/api/review", body, headers), timeout=60) as answer:
            parts = [news for news in (json.loads(line)["review"] for line in answer) if news]
        together = {key: [one for part in parts for one in part[key]] for key in ("positions", "decisions")}
        return {**parts[-1], **together}

    def draw(self, game: str) -> None:
        """A big board takes a while to draw, the first time: no page should have to wait for that."""
        if game not in self.drawn:
            self.ask("GET", f"/games/{game}")
            self.drawn.add(game)

    def make(self, game: str, *chairs: Chair, start: bool = False, **options: Any) -> Made:
        self.draw(game)
        body = {"game": game, "chairs": list(chairs), "options": {"pace_ms": 0, **options}, "start": start}
        return Made(self.ask("POST", "/tables", body))

    def stage(self, table: str) -> str:
        return str(self.ask("GET", f"/tables/{table}")["stage"])

    def play_on(self, made: Made, turns: int, *, well: bool = False) -> None:
        """The first seat plays this many moves, claiming where it can, or following the hints; the bots reply."""
        token = next(iter(made.tokens.values()))
        seat = made.chair_ids.index(next(iter(made.tokens)))
        for number in range(turns):
            snapshot = self.when_asked(made.id, token, seat)
            legal = [action["text"] for action in snapshot["view"]["legal"]]
            wanted = [action for action in legal if action.startswith("claim")] or legal
            if well:
                wanted = [self.ask("POST", f"/tables/{made.id}/hint?quick=true", {}, token)["thoughts"][0]["action"]]
            self.ask(
                "POST",
                f"/tables/{made.id}/moves",
                {"id": f"m{number}", "version": snapshot["version"], "action": wanted[0]},
                token,
            )
        self.when_asked(made.id, token, seat)

    def when_asked(self, table: str, token: str, seat: int) -> Any:
        """The seat's snapshot once it is its turn."""
        snapshot = self.ask("GET", f"/tables/{table}/snapshot", token=token)
        while snapshot["view"]["turn"] not in (seat, None):
            snapshot = self.ask("GET", f"/tables/{table}/snapshot?since={snapshot['version']}&wait=20", token=token)
        return snapshot

    def over(self, game: str, players: int = 2) -> Made:
        """A game that bots played to the end; one of each kind is enough."""
        key = f"{game}-{players}"
        if key not in self.finished:
            made = self.make(game, *({**EASY, "name": name} for name in COMPUTERS[:players]), start=True, listed=True)
            self.when_over(made)
            self.finished[key] = made
        return self.finished[key]

    def when_over(self, made: Made) -> None:
        """Wait until bots have played a game to its end."""
        deadline = time.monotonic() + 120
        while self.stage(made.id) != "over":
            assert time.monotonic() < deadline, "the bots are still playing"
            time.sleep(0.05)


def from_record(tables: Tables, match: Match, after: int, *chairs: Chair) -> Made:
    """A table that goes on from a recorded game, after this many of its moves."""
    tables.draw(match.game.id)
    record = json.loads(match.record().to_json())
    body = {"game": match.game.id, "chairs": list(chairs), "start": True, "record": record, "moves": after}
    return Made(tables.ask("POST", "/tables", {**body, "options": {"pace_ms": 0}}))


@cache
def played(game: str = "new-york", players: int = 2, seed: int = 3) -> Match:
    """A whole game, the same each time: routes are claimed whenever possible."""
    rng, match = Random(seed), wayfare.load(game).new_match(players=players, seed=seed)
    while not match.over:
        legal = match.legal_actions()
        match.play(rng.choice([action for action in legal if action.kind == "claim"] or legal))
    return match


def near_the_end(tables: Tables, game: str, *chairs: Chair, left: int = 12) -> Made:
    """A table at which so many moves of a recorded game are still to be made, or about so many."""
    match = played(game, len(chairs))
    return from_record(tables, match, len(match.moves) - left, *chairs)


def seat_path(made: Made, seat: int) -> str:
    return f"{made.path}#seat={made.tokens[made.chair_ids[seat]]}"


def able_to_pay(tables: Tables, game: str, routes: int) -> Made:
    """A table of two at which nobody has claimed anything, and the first seat can pay for so many routes."""
    match = wayfare.load(game).new_match(players=2, seed=1)
    while match.turn != 0 or len({action.route for action in match.legal_actions() if action.kind == "claim"}) < routes:
        match.play(next(action for kind in CALM for action in match.legal_actions() if action.kind == kind))
    return from_record(tables, match, len(match.moves), ANN, BO)
