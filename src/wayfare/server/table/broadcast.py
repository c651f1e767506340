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


class Broadcaster:
    """Sends each client what it may know. `on_presence` is called when someone has come or gone."""

    def __init__(self, clock: Clock, metrics: Metrics) -> None:
        self.on_presence: Callable[[Table], None] = lambda table: None
        self._clock = clock
        self._metrics = metrics

    def notify(self, table: Table, news: Literal["facts", "snapshots"]) -> None:
        """Send this out after the current request has been answered; several changes in a row are sent once."""
        if not table.pending_news:
            asyncio.get_running_loop().call_soon(self.send_news, table)
        table.pending_news.add(news)

    def send_news(self, table: Table) -> None:
        """Send out what is new, unless that has been done."""
        news, table.pending_news = table.pending_news, set()
        if not news:
            return
        now = self._clock.now()
        _answer_polls(table)
        if "facts" in news or table.facts.options.turn_seconds is not None:
            message = table.info_message()
            for client in table.clients:
                client.put(message, now)
        if "snapshots" in news:
            for client in table.clients:
                self.show(table, client)
            table.drop_messages()

    def show(self, table: Table, client: Client, even_if_seen: bool = False) -> None:
        """Send a client what is new since its last snapshot."""
        if table.match_log is None or not table.may_watch(table.belongs(client)):
            return
        if client.seen == table.version and not even_if_seen:
            return
        client.put(table.snapshot_message(table.seat_of_client(client), client.seen), self._clock.now())
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
        for client in table.clients:
            if table.may_read_chat(table.belongs(client)):
                client.put(message, self._clock.now())
        _answer_polls(table)

    def polled(self, table: Table, token_hash: str) -> None:
        """A player polls over HTTP: they count as present for a while."""
        before = table.present()
        table.polled[token_hash] = self._clock.now()
        if table.present() != before:
            self.presence_changed(table)

    def presence_changed(self, table: Table) -> None:
        """Someone has come or gone."""
        self.notify(table, "facts")
        self.on_presence(table)


def _answer_polls(table: Table) -> None:
    """A few at a time: each of them makes a snapshot of its own."""
    a_few_per_turn(POLLS, list(table.waiting), resolve)
