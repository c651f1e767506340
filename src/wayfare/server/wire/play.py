"""Playing: snapshots, moves, hints, chat. Views and moves are the engine's own structs, thoughts the bots'."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from wayfare.bots import Suggestion, TicketProgress
from wayfare.engine import Move, Score, ViewData
from wayfare.server.wire.base import ActionText, ChatText, FromClient, FromServer, MoveId, Version


class TableMove(Move, frozen=True, omit_defaults=True):
    """A move at a table, as a seat saw it."""

    stand_in: bool = False  # made by a bot, because the person had left or ran out of time


class Play(FromClient, frozen=True):
    """A move, decided at a version of the table."""

    id: MoveId
    version: Version
    action: ActionText


class Undo(FromClient, frozen=True):
    """A wish to take back one's last move."""

    id: MoveId
    version: Version


UndoObstacle = Literal["undo-off", "nothing-yet", "not-yours", "revealed", "limit", "over"]


class UndoState(FromServer, frozen=True):
    """Whether the seat may take back its last move, and if not, why."""

    allowed: bool
    obstacle: UndoObstacle | None = field(name="reason", default=None)


class Undone(FromServer, frozen=True):
    """Moves that have just been taken back: who did it, and how many moves it was, bots' replies included."""

    seat: int
    count: int


class Snapshot(FromServer, frozen=True):
    """Everything a seat may know now. `moves` are those after `since`, or all of them."""

    version: int
    view: ViewData
    progress: list[TicketProgress]  # of `view.tickets`, then of `view.offer`
    moves: list[TableMove]
    since: int | None = None  # None: `moves` are all moves, and replace the client's
    undo: UndoState = UndoState(allowed=False, obstacle="nothing-yet")
    undone: Undone | None = None  # with `since` None: moves were taken back
    keeps: list[ActionText] = field(default_factory=list)  # of the dealt tickets, before the seat's turn to choose
    score: Score | None = None  # the seat's own, if the match ended now; None in a race


class Accepted(FromServer, frozen=True):
    """The move is in the database."""

    id: str
    version: int


class Say(FromClient, frozen=True):
    """A player's line for the chat."""

    text: ChatText


class ChatLine(FromServer, frozen=True):
    """A line of chat as everyone at the table sees it, numbered from 1."""

    number: int
    chair_id: str | None
    name: str
    text: str
    at: float


class Hint(FromServer, frozen=True):
    """The answer to a request for a hint: what the expert would consider in this position."""

    thoughts: list[Suggestion]  # best first
