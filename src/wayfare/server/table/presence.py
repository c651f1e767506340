"""Who is at a table: over sockets, by long polls, and through other workers."""

from __future__ import annotations

import asyncio

from msgspec import Struct

from wayfare.server.ops.clock import Clock
from wayfare.server.table.clients import Client

POLLING_SECONDS = 40.0  # anyone who polled this recently counts as present


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
