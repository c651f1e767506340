"""Sending out what has changed: tables' facts, snapshots, chat."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Literal

from msgspec.structs import asdict

from wayfare.server.ops.clock import Clock, resolve
from wayfare.server.ops.loop_turns import a_few_per_turn
from wayfare.server.ops.metrics import Metrics
from wayfare.server.table.clients import Client, encode
from wayfare.server.table.table import Table
from wayfare.server.wire import ChatLine, ChatMessage

POLLS = 4  # answered in one turn of the event loop
Subscriber = Callable[[Table], None]
News = Literal["facts", "snapshots"]
Messages = dict[tuple[int | None, int | None], bytes]  # serialised snapshots, by seat and the version last seen


def publish(subscribers: list[Subscriber], table: Table) -> None:
    for subscriber in subscribers:
        subscriber(table)


class Broadcaster:
    """Sends each client what it may know. When someone has come or gone, everything in `on_presence` is called."""

    def __init__(self, clock: Clock, metrics: Metrics) -> None:
        self.on_presence: list[Subscriber] = []
        self._pending: dict[Table, set[News]] = {}
        self._clock = clock
        self._metrics = metrics

    def notify(self, table: Table, news: News) -> None:
        """Send this out after the current request has been answered; several changes in a row are sent once."""
        pending = self._pending.get(table)
        if pending is None:
            pending = self._pending[table] = set()
            asyncio.get_running_loop().call_soon(self.send_news, table)
        pending.add(news)

    def send_news(self, table: Table) -> None:
        """Send out what is new, unless that has been done."""
        news = self._pending.pop(table, None)
        if news is None:
            return
        now = self._clock.now()
        _answer_polls(table)
        if "facts" in news or table.facts.options.turn_seconds is not None:
            message = table.info_message()
            for client in table.presence.clients:
                client.put(message, now)
        if "snapshots" in news:
            messages: Messages = {}
            for client in table.presence.clients:
                self._show(table, client, messages)

    def show(self, table: Table, client: Client, even_if_seen: bool = False) -> None:
        """Send one client what is new since its last snapshot."""
        self._show(table, client, {}, even_if_seen)

    def _show(self, table: Table, client: Client, messages: Messages, even_if_seen: bool = False) -> None:
        """Each message is serialised once for all clients that may know the same and have seen the same."""
        if table.match_log is None or not table.may_watch(table.belongs(client)):
            return
        if client.seen == table.version and not even_if_seen:
            return
        key = table.seat_of_client(client), client.seen
        message = messages.get(key)
        if message is None:
            message = messages[key] = table.snapshot_message(*key)
        client.put(message, self._clock.now())
        client.seen = table.version
        self._metrics.snapshots.inc()

    def resync(self, table: Table, client: Client) -> None:
        """Send a client that had fallen behind one whole snapshot instead of everything it missed."""
        client.put(table.info_message(), self._clock.now())
        client.seen = None
        self.show(table, client)

    def send_chat(self, table: Table, line: ChatLine) -> None:
        """Send a line of chat to everyone who may read it; each line is sent once, and in order."""
        if table.chat and line.number <= table.chat[-1].number:
            return
        table.chat.append(line)
        message = encode(ChatMessage(**asdict(line)))
        for client in table.presence.clients:
            if table.may_read_chat(table.belongs(client)):
                client.put(message, self._clock.now())
        _answer_polls(table)

    def polled(self, table: Table, token_hash: str) -> None:
        """A player polls over HTTP: they count as present for a while."""
        before = table.present()
        table.presence.polled[token_hash] = self._clock.now()
        if table.present() != before:
            self.presence_changed(table)

    def presence_changed(self, table: Table) -> None:
        self.notify(table, "facts")
        publish(self.on_presence, table)


def _answer_polls(table: Table) -> None:
    """Answer long polls, a few per iteration of the event loop: each makes a snapshot of its own."""
    a_few_per_turn(POLLS, list(table.presence.polls), resolve)
