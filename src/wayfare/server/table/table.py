"""A table in memory: its facts, its match, and who is connected. All of it can be read again from the store."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import Struct

from wayfare.server.callers import SERVER, Caller
from wayfare.server.ops.clock import Clock
from wayfare.server.refusals import Refused
from wayfare.server.store import ChairFacts, TableFacts
from wayfare.server.table.checkpoint import UndoEntry
from wayfare.server.table.clients import Client, encode
from wayfare.server.table.match_log import MatchLog
from wayfare.server.table.snapshots import SnapshotCache, snapshot, snapshot_message
from wayfare.server.tokens import same_hash
from wayfare.server.wire import Chair, ChatLine, Snapshot, TableInfo, TableMessage, You

CHAT_LINES = 50
POLLING_SECONDS = 40.0  # anyone who polled this recently counts as present
REOPENED_SECONDS = 5.0  # after an undo a player has this long, or as long as they had left when they moved


class Elsewhere(Struct, frozen=True):
    """Who is connected to a table through another worker, as it last said."""

    chair_ids: frozenset[str]
    watchers: int
    at: float


class Presence:
    """Changed by sockets, polls and `Peers`. Which seats these people have is up to the table."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.clients: set[Client] = set()
        self.polls: set[asyncio.Future[None]] = set()  # long polls that wait for a change
        self.polled: dict[str, float] = {}  # by token hash: the time of the last poll
        self.elsewhere: dict[str, Elsewhere] = {}  # by worker

    @property
    def watched(self) -> bool:
        """Is anyone connected to this worker, or waiting in a poll?"""
        return bool(self.clients or self.polls)

    def token_hashes(self) -> set[str]:
        """The tokens of all people connected to this worker."""
        now = self._clock.now()
        hashes = {token_hash for token_hash, at in self.polled.items() if now - at < POLLING_SECONDS}
        for client in self.clients:
            hashes.update(client.token_hashes())
        return hashes


class Table:
    """`Tables` changes its facts and `LockedTable` its log, after the change is in the store; `Broadcaster` adds to its
    chat. Its bots, hints and unsent news are kept by the scheduler, `Hints` and `Broadcaster`.

    `version`, `turn` and `moved_at` remain when the match itself is dropped from memory.
    """

    def __init__(self, facts: TableFacts, clock: Clock) -> None:
        self.facts = facts
        self.lock = asyncio.Lock()  # taken by Tables.locked
        self.match_log: MatchLog | None = None
        self.version = 0
        self.turn: int | None = None
        self.moved_at = 0.0  # when the last entry was made
        self._decision_began = 0.0
        self._reopened: UndoEntry | None = None
        self.commitment: str | None = None
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_LINES)
        self.presence = Presence(clock)
        self.players_address = SERVER  # the last one that used a seat's token: the bots think in this address's turn
        self.touched = 0.0  # when it was last opened or left
        self._users = 0  # see `in_use`
        self._view_cache = SnapshotCache()

    @property
    def facts(self) -> TableFacts:
        return self._facts

    @facts.setter
    def facts(self, facts: TableFacts) -> None:
        self._facts = facts
        people = [(seat, chair) for seat, chair in enumerate(facts.chairs) if chair.kind == "human"]
        self._seats = {chair.token_hash: seat for seat, chair in people if chair.token_hash is not None}

    @property
    def id(self) -> str:
        return self.facts.id

    @property
    def busy(self) -> bool:
        """Is something under way that needs the match in memory?"""
        return self.lock.locked() or self._users > 0

    @contextmanager
    def in_use(self) -> Iterator[None]:
        self._users += 1
        try:
            yield
        finally:
            self._users -= 1

    def set_log(self, match_log: MatchLog | None, cache: SnapshotCache | None = None) -> None:
        self.match_log = match_log
        self._view_cache = cache or SnapshotCache()
        if match_log is not None:
            self.commitment = match_log.match.commitment
            self.log_changed()

    def log_changed(self) -> None:
        """Note what outlasts the match in memory."""
        assert self.match_log is not None
        log = self.match_log
        self.version = log.version
        self.turn = log.match.turn
        self.moved_at = log.last_at
        self._decision_began = log.decision_began
        self._reopened = log.reopened

    # Who is who

    def identify(self, caller: Caller) -> You:
        """Who the caller's token belongs to. No token is a spectator; a wrong one is refused."""
        if caller.token is None:
            return You(chair_id=None, seat=None, host=False)
        token_hash = caller.token_hash
        seat, host = self.facts.seat_of(token_hash), same_hash(token_hash, self.facts.host_hash)
        if seat is None and not host:
            raise Refused("wrong-token")
        self.players_address = caller.address
        return You(chair_id=None if seat is None else self.facts.chairs[seat].id, seat=seat, host=host)

    def seat_of(self, caller: Caller) -> int:
        """The caller's seat; refused if they don't have one."""
        if caller.token is None:
            raise Refused("seat-token-needed")
        seat = self.identify(caller).seat
        if seat is None:
            raise Refused("players-only")
        return seat

    def seat_of_client(self, client: Client) -> int | None:
        """The seat that belongs to a client's token now. Chairs change hands; tokens don't."""
        return None if client.token_hash is None else self._seats.get(client.token_hash)

    def belongs(self, client: Client) -> bool:
        """Is this the host, or a device with someone's seat, even if that person isn't looking right now?"""
        hashes = client.token_hashes()
        return self.facts.host_hash in hashes or not self._seats.keys().isdisjoint(hashes)

    def may_watch(self, belongs: bool) -> bool:
        """Spectators may watch where the host allows it, and everyone once the match is over."""
        return belongs or self.facts.options.spectators or self.facts.stage == "over"

    def may_read_chat(self, belongs: bool) -> bool:
        """Spectators may read the chat where they may watch. What was said among players stays among them."""
        return belongs or self.facts.options.spectators

    # What is sent

    def snapshot(self, seat: int | None, since: int | None = None) -> Snapshot:
        assert self.match_log is not None
        return snapshot(self.match_log, self._view_cache, seat, since)

    def snapshot_message(self, seat: int | None, since: int | None) -> bytes:
        assert self.match_log is not None
        return encode(snapshot_message(self.match_log, self._view_cache, seat, since))

    def info_message(self) -> bytes:
        return encode(TableMessage(table=self.info()))

    def info(self) -> TableInfo:
        facts = self.facts
        present = self.present()
        return TableInfo(
            id=facts.id,
            game=facts.game,
            stage=facts.stage,
            chairs=[_public(chair, chair.id in present) for chair in facts.chairs],
            options=facts.options,
            version=self.version,
            turn=self.turn,
            turn_until=self.turn_until,
            commitment=self.commitment,
            watchers=self.watchers + sum(other.watchers for other in self.presence.elsewhere.values()),
            created=facts.created,
            next=facts.next,
            practice=facts.prefix is not None,
        )

    @property
    def turn_until(self) -> float | None:
        seconds = self.facts.options.turn_seconds
        if seconds is None or self.turn is None:
            return None
        chair = self.facts.chairs[self.turn]
        return self._deadline(seconds) if chair.kind == "human" and not chair.away else None

    def _deadline(self, seconds: int) -> float:
        """A change of the limit never shortens the turn under way, and an undo gives back no time."""
        facts, undo, until = self.facts, self._reopened, self._decision_began + seconds
        if facts.limit_changed is not None and self._decision_began <= facts.limit_changed:
            until = max(until, facts.limit_until or 0.0)
        if undo is not None:  # a stand-in never moves at the moment of the undo, even if the time ran out meanwhile
            until = max(until, undo.at + min(REOPENED_SECONDS, max(0.0, until - undo.left_at)))
        return until

    def present(self) -> set[str]:
        """The chairs whose people are connected to any worker."""
        return self.present_here().union(*(other.chair_ids for other in self.presence.elsewhere.values()))

    def present_here(self) -> set[str]:
        """The chairs whose people are connected to this worker."""
        hashes = self.presence.token_hashes()
        chairs = self.facts.chairs
        return {chairs[seat].id for token_hash, seat in self._seats.items() if token_hash in hashes}

    @property
    def watchers(self) -> int:
        """Spectators connected to this worker."""
        seated = self._seats.keys()
        return sum(seated.isdisjoint(client.token_hashes()) for client in self.presence.clients)


def _public(chair: ChairFacts, here: bool) -> Chair:
    """A chair without its secrets."""
    return Chair(
        id=chair.id,
        kind=chair.kind,
        name=chair.name,
        level=chair.level,
        here=here or chair.kind == "bot",
        away=chair.away,
        muted=chair.muted,
    )
