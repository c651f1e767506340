"""Tables and their chairs: creating, joining, arranging."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from wayfare.bots.levels import Level
from wayfare.server.wire.base import ChairKind, FromClient, FromServer, Name, Stage


class Options(FromClient, frozen=True):
    """What the host decides."""

    listed: bool = False  # shown among the open tables
    spectators: bool = True
    chat: bool = True
    hints: bool = True
    undo: bool = True
    turn_seconds: Annotated[int, Meta(ge=10, le=86_400)] | None = None  # after that a stand-in moves
    pace_ms: Annotated[int, Meta(ge=0, le=10_000)] = 1200  # shortest time between the last move and a bot's
    stand_in: Level = "medium"  # plays for people who have left


class Chair(FromServer, frozen=True):
    """A chair at a table. Before the start chairs can be reordered; from the start on, `chairs[n]` is seat n."""

    id: str  # survives reordering
    kind: ChairKind
    name: str
    level: str | None = None  # bots only: a level, or an installed bot
    here: bool = False  # connected now
    away: bool = False  # left; a stand-in plays
    muted: bool = False


class TableInfo(FromServer, frozen=True):
    """What anyone with the link may know about a table."""

    id: str
    game: str
    stage: Stage
    chairs: list[Chair]
    options: Options
    version: int
    turn: int | None  # the seat to act
    turn_until: float | None  # when that seat's time runs out
    commitment: str | None
    watchers: int
    created: float
    next: str | None  # the rematch's table
    practice: bool  # continued from a record, so the cards could be known


class You(FromServer, frozen=True):
    """Who the token says you are."""

    chair_id: str | None  # None for a spectator
    seat: int | None
    host: bool


class TableCard(FromServer, frozen=True):
    """An entry in the list of open tables."""

    id: str
    game: str
    stage: Stage
    names: list[str]
    free: int
    watchable: bool
    created: float


class NewChair(FromClient, frozen=True):
    """A chair as the host wants it. `human` with a name plays on the host's device; `open` waits for a guest."""

    kind: ChairKind
    id: str | None = None  # an existing chair keeps its person
    name: Name | None = None
    level: Annotated[str, Meta(max_length=64)] | None = None  # of a bot: one of GET /api/levels


class Sharing(FromServer, frozen=True):
    """How others reach this server, if the page was opened under an address that only this machine knows."""

    origin: str | None = None  # for links and QR codes
    command: str | None = None  # starts it again, open to the home network


class CreateTable(FromClient, frozen=True):
    """A new table, as the host wants it. With a record, it is a practice table."""

    game: Annotated[str, Meta(max_length=64)]
    chairs: Annotated[list[NewChair], Meta(min_length=2, max_length=5)]
    options: Options = Options()
    start: bool = False  # start right away, if no chair is open
    record: dict[str, Any] | None = None  # a practice table continues from this record
    moves: Annotated[int, Meta(ge=0, le=10_000)] | None = None  # after this many of its moves


class SeatToken(FromServer, frozen=True):
    """The token for one chair. Anyone who has it plays that seat, and it is sent only once."""

    chair_id: str
    token: str


class Created(FromServer, frozen=True):
    """The answer to creating a table, and the only time these tokens are sent."""

    table: TableInfo
    host_token: str
    tokens: list[SeatToken]  # for the people on the host's device


class Seated(FromServer, frozen=True):
    """The chairs as the host arranged them, with tokens for people new on the host's device."""

    table: TableInfo
    tokens: list[SeatToken]


class Join(FromClient, frozen=True):
    """A guest's request for an open chair, before the start."""

    name: Name
    chair_id: str | None = None  # a particular open chair


class Joined(FromServer, frozen=True):
    """The answer to joining: the guest's chair, and the token that proves it is theirs."""

    chair_id: str
    token: str
    table: TableInfo


class Mute(FromClient, frozen=True):
    """The host's request to mute a player in the chat, or to unmute them."""

    chair_id: str
    muted: bool


class Rename(FromClient, frozen=True):
    """A player's request to change their own name, before the start."""

    name: Name
