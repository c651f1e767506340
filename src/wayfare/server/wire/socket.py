"""The socket's messages. The client's first message is `hello`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from wayfare.server.wire.base import FromClient, FromServer, Token, Version
from wayfare.server.wire.play import Accepted, ChatLine, Play, Say, Snapshot, Undo
from wayfare.server.wire.refusal import Refusal
from wayfare.server.wire.table import TableInfo, You


class Hello(FromClient, frozen=True, tag="hello"):
    """Who is connecting, and the last version they saw. Sent again, it switches to another seat."""

    token: Token | None = None
    since: Version | None = None
    beside: Annotated[list[Token], Meta(max_length=8)] = field(
        default_factory=list
    )  # others on the same device: present, but not looking


class SocketPlay(Play, frozen=True, tag="play"):
    pass


class SocketUndo(Undo, frozen=True, tag="undo"):
    pass


class SocketSay(Say, frozen=True, tag="say"):
    pass


class Ping(FromClient, frozen=True, tag="ping"):
    pass


ClientMessage = Hello | SocketPlay | SocketUndo | SocketSay | Ping


class Welcome(FromServer, frozen=True, tag="welcome"):
    you: You
    table: TableInfo
    chat: list[ChatLine]


class TableMessage(FromServer, frozen=True, tag="table"):
    table: TableInfo


class SnapshotMessage(Snapshot, frozen=True, tag="snapshot"):
    pass


class AcceptedMessage(Accepted, frozen=True, tag="accepted"):
    pass


class RefusedMessage(Refusal, frozen=True, tag="refused"):
    pass


class ChatMessage(ChatLine, frozen=True, tag="chat"):
    pass


class Pong(FromServer, frozen=True, tag="pong"):
    pass


class Bye(FromServer, frozen=True, tag="bye"):
    """The server closes the socket. Reconnect after `retry_seconds`, unless the reason is `closed`."""

    reason: Literal["restarting", "slow", "idle", "closed"]
    retry_seconds: float


ServerMessage = Welcome | TableMessage | SnapshotMessage | AcceptedMessage | RefusedMessage | ChatMessage | Pong | Bye
