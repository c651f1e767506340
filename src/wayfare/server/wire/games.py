"""Games, and records of finished matches."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from wayfare.bots import TicketProgress
from wayfare.engine import Board, Move, Score, ViewData
from wayfare.engine.board import Vocabulary
from wayfare.engine.look import Style
from wayfare.layout import Drawing
from wayfare.server.wire.base import FromClient, FromServer

Feature = Literal["longest-path", "ferries", "tunnels", "stations"]


class GameCard(FromServer, frozen=True):
    """A game in the list of games."""

    id: str
    name: str
    names: dict[str, str]  # by language
    about: dict[str, str]  # one line, by language
    look: Style
    players: tuple[int, int]
    ages: int | None  # recommended from this age on
    minutes: tuple[int, int] | None  # how long a game takes
    goal: Literal["points", "race"]
    words: Vocabulary  # which words suit the board, as `$words` in messages
    features: list[Feature]  # what not every game has


class GameData(FromServer, frozen=True):
    """A board, and where everything on it is drawn."""

    board: Board
    words: Vocabulary
    drawing: Drawing


class RecordCard(FromServer, frozen=True):
    """A finished match in the list of records."""

    table: str
    game: str
    names: list[str]
    winners: list[int]
    reason: str
    ended: float
    totals: list[int] = field(default_factory=list)  # each seat's points; in a race, its completed tickets
    chair_ids: list[str] = field(default_factory=list)  # so that a device finds its own seat


class Replay(FromClient, frozen=True):
    """A record to show from a seat's perspective, from a spectator's (None), or with all cards open."""

    record: dict[str, Any]
    perspective: Annotated[int, Meta(ge=0, le=4)] | Literal["all"] | None = None


class Frame(FromServer, frozen=True):
    """The table after a move; the first frame is the deal."""

    view: ViewData
    progress: list[TicketProgress]
    move: Move | None
    scores: tuple[Score, ...]  # as if the match ended here
    hands: list[dict[str, int]] | None = None  # with all cards open
    tickets: list[list[str]] | None = None


class Replayed(FromServer, frozen=True):
    """The answer to a replay request: the match frame by frame, up to the first fault if there is one."""

    game: str
    players: list[str]
    frames: list[Frame]
    verified: bool
    fault: str | None  # what is wrong with the record, if it is not verified
    seed: str
    nonce: str
    commitment: str
