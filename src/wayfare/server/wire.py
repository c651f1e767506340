"""What goes over the wire: every body and every message, typed once. The browser's types are made from these.

Times are seconds since 1970. Actions are in notation (docs/notation.md). A `version` counts the entries of a table's
log, undone moves and undoings included, so it only grows.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from wayfare.engine.look import Style

Level = Literal["easy", "medium", "hard", "expert"]
Stage = Literal["lobby", "playing", "over"]
Name = Annotated[str, Meta(min_length=1, max_length=24, description="What the others call a person.")]
ChatText = Annotated[str, Meta(min_length=1, max_length=300)]
ActionText = Annotated[
    str, Meta(min_length=1, max_length=200, examples=["draw deck", "claim chelsea-soho pink×3 taxi×1"])
]
MoveId = Annotated[
    str, Meta(min_length=1, max_length=64, description="Chosen by the client: the same id twice is one move.")
]
Version = Annotated[int, Meta(ge=0, le=100_000)]
Token = Annotated[str, Meta(max_length=64)]


class Closed(Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """A body from a client: a misspelt field is refused."""


class Sent(Struct, kw_only=True, frozen=True):
    """A body or message from the server."""


# What a seat sees


class SeatView(Sent, frozen=True):
    """What everybody may know of a seat."""

    hand: int
    known: dict[str, int]  # cards in that hand which everybody saw being taken
    pieces: int
    tickets: int
    completed: list[str]  # First Journey: shown as they are completed
    bonus: bool
    routes: list[str]
    revealed: list[str] | None = None  # all tickets, when the match is over


class Way(Sent, frozen=True):
    """How far a ticket of the seat is: the cheapest way to join it, as far as it is not the seat's own yet."""

    ticket: str
    state: Literal["done", "part", "open", "cut"]
    routes: list[str]  # still to be claimed
    own: list[str]  # the seat's own routes on that way
    spaces: int  # of `routes`


class ViewOut(Sent, frozen=True):
    """`View.to_dict()` without its moves, and with the ways of the seat's tickets."""

    format: str
    game: str
    commitment: str
    seat: int | None
    players: int
    turn: int | None
    phase: Literal["keep", "turn", "second-card", "over"]
    hand: dict[str, int]
    tickets: list[str]
    offer: list[str]
    market: list[str | None]
    deck: int
    discards: dict[str, int]
    ticket_deck: int
    turns_left: int | None
    seats: list[SeatView]
    legal: list[str]  # actions in notation
    ways: list[Way]  # for `tickets`, then for `offer`
    result: ResultOut | None


class ScoreOut(Sent, frozen=True):
    """A race tells only `completed` and `bonus`."""

    completed: int
    routes: int | None = None
    tickets: int | None = None
    attractions: int | None = None
    total: int | None = None
    bonus: int | None = None


class ResultOut(Sent, frozen=True):
    reason: Literal["last-round", "all-passed", "six-tickets", "out-of-pieces", "stalemate"]
    winners: list[int]
    scores: list[ScoreOut]


class EventOut(Sent, frozen=True, omit_defaults=True):
    """See docs/notation.md. What the seat may not know is left out."""

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


class MoveOut(Sent, frozen=True, omit_defaults=True, rename={"source": "from"}):
    """A move and its events, as the seat saw them."""

    seat: int
    action: Literal["draw", "claim", "keep", "tickets", "swap", "pass"]
    source: Literal["deck", "market"] | None = None
    card: str | None = None
    route: str | None = None
    cards: dict[str, int] | None = None
    tickets: list[str] | None = None
    count: int | None = None  # tickets kept, for those who may not see them
    events: list[EventOut] = []
    stand_in: bool = False  # a bot or the clock moved for this person


# Tables


class Options(Closed, frozen=True):
    """What the host decides."""

    listed: bool = False  # shown among the open tables
    spectators: bool = True
    chat: bool = True
    hints: bool = True
    undo: bool = True
    turn_seconds: Annotated[int, Meta(ge=10, le=86_400)] | None = None  # then a stand-in moves
    pace_ms: Annotated[int, Meta(ge=0, le=10_000)] = 1200  # a bot's move comes no sooner after the last one
    stand_in: Level = "medium"  # who plays for those who left


class SeatOut(Sent, frozen=True):
    """A chair at a table. Before the start their order may change; from then on `seats[n]` is seat n of the match."""

    id: str  # stays with the chair when chairs are reordered
    kind: Literal["open", "human", "bot"]
    name: str
    level: Level | None = None  # of a bot
    here: bool = False  # connected now
    away: bool = False  # left: a stand-in plays
    muted: bool = False


class TableOut(Sent, frozen=True):
    """What anybody who has the link may know of a table."""

    id: str
    game: str
    stage: Stage
    seats: list[SeatOut]
    options: Options
    version: int
    turn: int | None  # seat to act
    turn_until: float | None  # when the clock runs out
    commitment: str | None
    watchers: int
    created: float
    next: str | None  # the table of the rematch
    practice: bool  # played on from a record: its cards could be known


class You(Sent, frozen=True):
    """Who the token says you are."""

    seat: str | None  # the id of a chair; None is a spectator
    place: int | None  # its place at the table
    host: bool


class TableCard(Sent, frozen=True):
    """A line in the list of open tables."""

    id: str
    game: str
    stage: Stage
    names: list[str]
    free: int
    watchable: bool
    created: float


class NewSeat(Closed, frozen=True):
    """A chair as the host wants it. `human` with a name is on the host's own device; `open` waits for a guest."""

    kind: Literal["open", "human", "bot"]
    id: str | None = None  # an existing chair keeps its person
    name: Name | None = None
    level: Level | None = None


class CreateTable(Closed, frozen=True):
    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=5)]
    options: Options = Options()
    start: bool = False  # at once, if no chair is open
    record: dict[str, Any] | None = None  # play on from a record …
    moves: Annotated[int, Meta(ge=0, le=10_000)] | None = None  # … after so many of its moves


class SeatToken(Sent, frozen=True):
    seat: str
    token: str


class Created(Sent, frozen=True):
    table: TableOut
    host_token: str
    tokens: list[SeatToken]  # of the chairs on the host's own device


class Seated(Sent, frozen=True):
    """The chairs as the host set them, and the tokens of those new on the host's own device."""

    table: TableOut
    tokens: list[SeatToken]


class Join(Closed, frozen=True):
    name: Name
    seat: str | None = None  # a certain open chair


class Joined(Sent, frozen=True):
    seat: str
    token: str
    table: TableOut


class Mute(Closed, frozen=True):
    seat: str
    muted: bool


class Rename(Closed, frozen=True):
    name: Name


# Moves


class Play(Closed, frozen=True):
    """A move made at a version of the table."""

    id: MoveId
    version: Version
    action: ActionText


class Undo(Closed, frozen=True):
    id: MoveId
    version: Version


class Say(Closed, frozen=True):
    text: ChatText


class Sight(Sent, frozen=True):
    """All that a seat may know now. `moves` are those since `since`, or all."""

    version: int
    view: ViewOut
    moves: list[MoveOut]
    since: int | None = None  # None: `moves` are all of them, and replace what the client had
    undo: bool = False  # the seat may take back its last move


class Accepted(Sent, frozen=True):
    """The move is on disk."""

    id: str
    version: int


class Refusal(Sent, frozen=True):
    """Why not, in one sentence, with a code for programs. `rule` is the number of a rule of the game."""

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
    reason: str | None = None  # which refusal of the rules it is, for translations: see engine/reasons.py
    id: str | None = None  # of the move
    sight: Sight | None = None  # the current view, where a move was refused


class Said(Sent, frozen=True):
    """A line of chat."""

    number: int
    seat: str | None
    name: str
    text: str
    at: float


class StepOut(Sent, frozen=True):
    seat: int
    action: str


class ThoughtOut(Sent, frozen=True):
    """An action that the expert considers."""

    action: str
    visits: int
    share: float  # of all visits
    value: float  # expected result for the seat, 0 to 1
    line: list[StepOut]  # what it has in mind, this action first


class Hint(Sent, frozen=True):
    thoughts: list[ThoughtOut]  # best first


# Games and records


class GameCard(Sent, frozen=True):
    id: str
    name: str
    names: dict[str, str]
    look: Style
    players: tuple[int, int]


class RecordCard(Sent, frozen=True):
    table: str
    game: str
    names: list[str]
    winners: list[int]
    reason: str
    ended: float


class Replay(Closed, frozen=True):
    """A record to look at through the eyes of a seat, of a spectator (None), or with all cards open."""

    record: dict[str, Any]
    eyes: Annotated[int, Meta(ge=0, le=4)] | Literal["all"] | None = None


class Frame(Sent, frozen=True):
    """The table after a move; the first frame is the deal."""

    view: ViewOut
    move: MoveOut | None
    scores: list[ScoreOut]  # as if the match ended here
    hands: list[dict[str, int]] | None = None  # with all cards open
    tickets: list[list[str]] | None = None


class Replayed(Sent, frozen=True):
    game: str
    players: list[str]
    frames: list[Frame]
    verified: bool
    fault: str | None  # what does not fit, where it is not verified
    seed: str
    nonce: str
    commitment: str


# The socket: the first message is `hello`


class Hello(Closed, frozen=True, tag="hello"):
    """Who looks, and what was seen last. Sent again, it changes whose eyes these are."""

    token: Token | None = None
    since: Version | None = None
    beside: Annotated[list[Token], Meta(max_length=8)] = []  # of others at the same device: they are here, unseen


class SocketPlay(Play, frozen=True, tag="play"):
    pass


class SocketUndo(Undo, frozen=True, tag="undo"):
    pass


class SocketSay(Say, frozen=True, tag="say"):
    pass


class Ping(Closed, frozen=True, tag="ping"):
    pass


ClientMessage = Hello | SocketPlay | SocketUndo | SocketSay | Ping


class Welcome(Sent, frozen=True, tag="welcome"):
    you: You
    table: TableOut
    chat: list[Said]


class TableNews(Sent, frozen=True, tag="table"):
    table: TableOut


class SightNews(Sight, frozen=True, tag="sight"):
    pass


class AcceptedNews(Accepted, frozen=True, tag="accepted"):
    pass


class RefusedNews(Refusal, frozen=True, tag="refused"):
    pass


class SaidNews(Said, frozen=True, tag="said"):
    pass


class Pong(Sent, frozen=True, tag="pong"):
    pass


class Bye(Sent, frozen=True, tag="bye"):
    """The server ends the socket; connect again after so many seconds, unless the reason is `closed`."""

    reason: Literal["restarting", "slow", "idle", "closed"]
    retry_seconds: float


ServerMessage = Welcome | TableNews | SightNews | AcceptedNews | RefusedNews | SaidNews | Pong | Bye
