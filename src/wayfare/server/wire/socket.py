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
    device_tokens: Annotated[list[Token], Meta(max_length=8)] = field(name="beside", default_factory=list)
    """Tokens of other people who play on the same device: they are present, but not looking."""


class SocketPlay(Play, frozen=True, tag="play"):
    """A move. The answer is `accepted` or `refused`."""


class SocketUndo(Undo, frozen=True, tag="undo"):
    """A request to take back one's last move. The answer is `accepted` or `refused`."""


class SocketSay(Say, frozen=True, tag="say"):
    """A line for the chat. Everyone, the sender included, gets it as `chat`."""


class Ping(FromClient, frozen=True, tag="ping"):
    """Keeps the socket open: after a minute of silence it is closed. The answer is `pong`."""


ClientMessage = Hello | SocketPlay | SocketUndo | SocketSay | Ping


class Welcome(FromServer, frozen=True, tag="welcome"):
    """The answer to `hello`. If the match has started, a snapshot follows."""

    you: You
    table: TableInfo
    chat: list[ChatLine]


class TableMessage(FromServer, frozen=True, tag="table"):
    """Sent when chairs, options, stage or who is connected have changed; with a time limit, after every move too."""

    table: TableInfo


class SnapshotMessage(Snapshot, frozen=True, tag="snapshot"):
    """Sent after `hello` and whenever someone has moved or taken back a move: what this client may know now."""


class AcceptedMessage(Accepted, frozen=True, tag="accepted"):
    """Sent to the player whose move or undo has been saved."""


class RefusedMessage(Refusal, frozen=True, tag="refused"):
    """Sent to the client whose message was refused."""


class ChatMessage(ChatLine, frozen=True, tag="chat"):
    """Sent to everyone at the table when someone has written a line of chat."""


class Pong(FromServer, frozen=True, tag="pong"):
    """The answer to `ping`."""


Farewell = Literal["restarting", "slow", "idle", "closed"]


class Bye(FromServer, frozen=True, tag="bye"):
    """The server closes the socket. Reconnect after `retry_seconds`, unless the reason is `closed`."""

    cause: Farewell = field(name="reason")
    retry_seconds: float


ServerMessage = Welcome | TableMessage | SnapshotMessage | AcceptedMessage | RefusedMessage | ChatMessage | Pong | Bye
