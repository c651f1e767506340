"""Moves, refusals, hints, chat, and what a seat may know."""

from __future__ import annotations

from typing import Literal

from wayfare.server.wire.base import ActionText, ChatText, FromClient, FromServer, MoveId, Version

# To be the engine's own structs: ViewData, Result, Score, ScoreLine, Event, Move.


class LegalAction(FromServer, frozen=True):
    index: int
    text: str


class SeatView(FromServer, frozen=True):
    """What everyone may know about a seat."""

    hand: int
    known: dict[str, int]  # cards in the hand that everyone saw being taken
    pieces: int
    tickets: int
    completed: list[str]  # in a race, shown as they are completed
    bonus: bool
    routes: list[str]
    revealed: list[str] | None = None  # all tickets, once the match is over


class ScoreLine(FromServer, frozen=True):
    key: Literal["routes", "tickets", "attractions"]
    points: int


class Score(FromServer, frozen=True):
    """A race has no lines; what counts there is `completed`, the bonus ticket included."""

    lines: list[ScoreLine]
    total: int
    completed: int
    bonus: int


class Result(FromServer, frozen=True):
    reason: Literal["last-round", "all-passed", "six-tickets", "out-of-pieces", "stalemate"]
    winners: list[int]
    scores: list[Score]
    tie_break: str | None = None


class ViewData(FromServer, frozen=True):
    """Everything a seat may know, without the moves."""

    format: str
    game: str
    commitment: str
    seat: int | None
    players: int
    turn: int | None
    phase: Literal["keep", "turn", "second-card", "next-card", "over"]
    hand: dict[str, int]
    tickets: list[str]
    offer: list[str]
    market: list[str | None]
    deck: int
    discards: dict[str, int]
    ticket_deck: int
    turns_left: int | None
    seats: list[SeatView]
    legal: list[LegalAction]
    result: Result | None


class Event(FromServer, frozen=True, omit_defaults=True):
    """See docs/notation.md. Whatever the seat may not know is left out."""

    event: Literal[
        "drew",
        "refilled",
        "reset",
        "reshuffled",
        "offered",
        "returned",
        "drew-ticket",
        "completed",
        "bonus",
        "last-round",
    ]
    card: str | None = None
    cards: int | None = None
    discarded: list[str] | None = None
    ticket: str | None = None
    tickets: list[str] | None = None
    count: int | None = None
    seat: int | None = None


class Move(FromServer, frozen=True, omit_defaults=True, rename={"source": "from"}):
    """A move and its events, as the seat saw them."""

    seat: int
    action: Literal["draw", "claim", "keep", "tickets", "swap", "pass"]
    source: Literal["deck", "market"] | None = None
    card: str | None = None
    route: str | None = None
    cards: dict[str, int] | None = None
    tickets: list[str] | None = None
    count: int | None = None  # tickets kept, for those who may not see which
    events: tuple[Event, ...] = ()


# To be the bots' own structs: TicketProgress, Step, Thought.


class TicketProgress(FromServer, frozen=True):
    """How far a ticket of the seat is: the cheapest connection, with what the seat already owns of it."""

    ticket: str
    state: Literal["done", "part", "open", "cut"]
    routes: list[str]  # still to be claimed
    own: list[str]  # already the seat's own
    spaces: int  # total length of `routes`


class Step(FromServer, frozen=True):
    seat: int
    action: str


class Thought(FromServer, frozen=True):
    """An action the expert considers."""

    action: str
    visits: int
    share: float  # of all visits
    value: float  # expected result for the seat, from 0 to 1
    line: list[Step]  # how it expects play to continue, this action first


class TableMove(Move, frozen=True, omit_defaults=True):
    """A move at a table: it may have been made for a person."""

    stand_in: bool = False  # by a bot, because the person left or ran out of time


class Play(FromClient, frozen=True):
    """A move, decided at a version of the table."""

    id: MoveId
    version: Version
    action: ActionText


class Undo(FromClient, frozen=True):
    id: MoveId
    version: Version


class Snapshot(FromServer, frozen=True):
    """Everything a seat may know now. `moves` are those after `since`, or all of them."""

    version: int
    view: ViewData
    progress: list[TicketProgress]  # of `view.tickets`, then of `view.offer`
    moves: list[TableMove]
    since: int | None = None  # None: `moves` are all moves, and replace the client's
    undo: bool = False  # the seat may take back its last move


class Accepted(FromServer, frozen=True):
    """The move is in the database."""

    id: str
    version: int


class Refusal(FromServer, frozen=True):
    """Why a request was refused: a code for programs and a sentence for people.

    `reason` narrows the code down, for translations; `rule` is the number of a rule of the game.
    """

    code: Literal[
        "malformed",
        "not-found",
        "no-token",
        "not-allowed",
        "stale",
        "not-your-turn",
        "illegal",
        "wrong-stage",
        "full",
        "no-undo",
        "chat-off",
        "too-many",
        "too-large",
        "closed",
        "failed",
    ]
    sentence: str
    rule: str | None = None
    reason: str | None = None
    id: str | None = None  # of the refused move
    snapshot: Snapshot | None = None  # the current position, where a move was refused


class Say(FromClient, frozen=True):
    text: ChatText


class ChatLine(FromServer, frozen=True):
    number: int
    chair_id: str | None
    name: str
    text: str
    at: float


class Hint(FromServer, frozen=True):
    thoughts: list[Thought]  # best first
