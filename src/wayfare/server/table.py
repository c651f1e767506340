"""A table in memory: its facts, its match, and who looks at it. All of it can be read again from the store."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

import msgspec
from msgspec import Struct

from wayfare.engine import seeds
from wayfare.server.callers import Caller
from wayfare.server.clients import Client
from wayfare.server.clock import Alarm, Clock
from wayfare.server.played import Played
from wayfare.server.refusals import Refused
from wayfare.server.sights import Kept, sight, sight_news
from wayfare.server.store import ChairFacts, TableFacts
from wayfare.server.tokens import hashed, same
from wayfare.server.wire import Chair, ChatLine, Snapshot, TableInfo, TableMessage, You

CHAT_LINES = 50
POLLING = 40.0  # who looked by HTTP within so many seconds is here
encode = msgspec.json.Encoder().encode


class Presence(Struct, frozen=True):
    """Who looks at a table through another worker."""

    here: frozenset[str]
    watchers: int
    at: float


class Table:
    """Changed only by `Tables`, which writes first. `version`, `turn` and `moved` stay when the match is put away."""

    def __init__(self, facts: TableFacts, clock: Clock) -> None:
        self.facts = facts
        self._clock = clock
        self.lock = asyncio.Lock()  # one entry of the log at a time
        self.played: Played | None = None
        self.version = 0
        self.turn: int | None = None
        self.moved = 0.0  # when the last entry was made
        self.commitment: str | None = None
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_LINES)
        self.clients: set[Client] = set()
        self.waiting: set[asyncio.Future[None]] = set()
        self.polled: dict[str, float] = {}
        self.elsewhere: dict[str, Presence] = {}
        self.touched = 0.0
        self.alarm: Alarm | None = None
        self.thinking = False
        self.stirred: set[str] = set()
        self._texts: dict[tuple[int | None, int | None], str] = {}
        self._kept = Kept()

    @property
    def id(self) -> str:
        return self.facts.id

    @property
    def used(self) -> bool:
        """Does anybody look at it now?"""
        return bool(self.clients or self.waiting)

    def set_played(self, played: Played | None) -> None:
        """Take a match, or put it away; what is asked often is noted."""
        self.played = played
        self._kept = Kept()
        if played is not None:
            self.commitment = seeds.commitment(played.match.seed, played.match.nonce)
            self.note()

    def note(self) -> None:
        """The log has grown."""
        assert self.played is not None
        played, facts = self.played, self.facts
        self.version = played.version
        self.turn = played.match.turn
        self.moved = played.entries[-1].at if played.entries else facts.started or facts.created
        self._texts.clear()

    # Who is who

    def you(self, caller: Caller) -> You:
        """Who a token says somebody is. A wrong one is refused, none is a spectator."""
        if caller.token is None:
            return You(chair_id=None, seat=None, host=False)
        told = hashed(caller.token)
        found = [(place, chair) for place, chair in enumerate(self.facts.chairs) if same(told, chair.token_hash)]
        host = same(told, self.facts.host_hash)
        if not found and not host:
            raise Refused("no-token", "This token is not of this table.")
        place, chair = found[0] if found else (None, None)
        return You(chair_id=chair.id if chair else None, seat=place, host=host)

    def chairs_of(self, tokens: list[str]) -> frozenset[str]:
        """The chairs that these tokens are of; one that is of none any more says nothing."""
        told = [hashed(token) for token in tokens]
        return frozenset(chair.id for chair in self.facts.chairs if any(same(one, chair.token_hash) for one in told))

    def place_of(self, caller: Caller) -> int:
        """The seat of somebody who plays."""
        if caller.token is None:
            raise Refused("no-token", "This needs the token of a seat.")
        you = self.you(caller)
        if you.seat is None:
            raise Refused("not-allowed", "Only who sits at the table may do this.")
        return you.seat

    def may_look(self, sits: bool, host: bool) -> bool:
        """Spectators see public things, where the host allows them at all."""
        return sits or host or self.facts.options.spectators or self.facts.stage == "over"

    # What is told

    def sight(self, place: int | None, since: int | None = None) -> Snapshot:
        assert self.played is not None
        return sight(self.played, self._kept, place, since, self.facts.options.undo)

    def sight_text(self, place: int | None, since: int | None) -> str:
        """For sockets: made once for all who look through the same eyes."""
        text = self._texts.get((place, since))
        if text is None:
            assert self.played is not None
            news = sight_news(self.played, self._kept, place, since, self.facts.options.undo)
            text = self._texts[place, since] = encode(news).decode()
        return text

    def drop_texts(self) -> None:
        """Everybody who looked has them."""
        self._texts.clear()

    def news_text(self) -> str:
        return encode(TableMessage(table=self.out())).decode()

    def out(self) -> TableInfo:
        """What anybody who has the link may know."""
        facts = self.facts
        here = self.here()
        return TableInfo(
            id=facts.id,
            game=facts.game,
            stage=facts.stage,
            chairs=[seat_out(chair, chair.id in here) for chair in facts.chairs],
            options=facts.options,
            version=self.version,
            turn=self.turn,
            turn_until=self.turn_until,
            commitment=self.commitment,
            watchers=self.watchers + sum(other.watchers for other in self.elsewhere.values()),
            created=facts.created,
            next=facts.next,
            practice=facts.prefix is not None,
        )

    @property
    def turn_until(self) -> float | None:
        """When the clock of a person runs out."""
        seconds = self.facts.options.turn_seconds
        if seconds is None or self.turn is None:
            return None
        chair = self.facts.chairs[self.turn]
        return self.moved + seconds if chair.kind == "human" and not chair.away else None

    def here(self) -> set[str]:
        """The chairs whose people are connected, to any worker."""
        return self.here_now().union(*(other.here for other in self.elsewhere.values()))

    def here_now(self) -> set[str]:
        """Those connected to this worker."""
        now = self._clock.now()
        found = {client.chair_id for client in self.clients if client.chair_id is not None}
        found.update(*(client.beside for client in self.clients))
        found.update(seat for seat, at in self.polled.items() if now - at < POLLING)
        return found

    @property
    def watchers(self) -> int:
        """Spectators connected here."""
        return sum(not client.sits for client in self.clients)


def seat_out(chair: ChairFacts, here: bool) -> Chair:
    return Chair(
        id=chair.id,
        kind=chair.kind,
        name=chair.name,
        level=chair.level,
        here=here or chair.kind == "bot",
        away=chair.away,
        muted=chair.muted,
    )


def said_of(line: Any) -> ChatLine:
    return ChatLine(number=line.number, chair_id=line.seat, name=line.name, text=line.text, at=line.at)
