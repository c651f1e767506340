"""Refusals: every reason for which the server says no, with its code and its English sentence.

A player's browser translates the reason. Reasons of the rules of the game come from the engine, with code `illegal`.
"""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from msgspec import Meta

from wayfare.engine.lists import REFUSAL_CODES
from wayfare.server.wire.base import FromServer
from wayfare.server.wire.play import Snapshot

Code = Literal[
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
    "name-taken",
    "chat-off",
    "too-many",
    "too-large",
    "closed",
    "failed",
]


class Template(NamedTuple):
    """The code and the sentence of a reason; the sentence may have fields to fill in."""

    code: Code
    sentence: str


REFUSALS: dict[str, Template] = {
    # Requests
    "invalid-request": Template("malformed", "The request is not valid{detail}."),
    "invalid-message": Template("malformed", "The message is not valid: {detail}."),
    "not-json": Template("malformed", "The message is not JSON."),
    "json-needed": Template("malformed", "The body must be JSON."),
    "method-not-allowed": Template("malformed", "This method is not allowed here."),
    "hello-first": Template("malformed", "The first message must be hello."),
    "nothing-here": Template("not-found", "There is nothing here."),
    "abandoned": Template("closed", "The client hung up before the answer was ready."),
    "too-many-requests": Template("too-many", "Too many requests; wait a moment."),
    "request-too-large": Template("too-large", "The request is too large."),
    "message-too-long": Template("too-large", "The message is too long."),
    "restarting": Template("closed", "The server is restarting; try again in a moment."),
    "database-down": Template("closed", "This could not be saved; try again in a moment."),
    "internal-error": Template("failed", "Something went wrong on the server; it is logged as {fault}."),
    # Who may do what
    "wrong-token": Template("no-token", "This token does not belong to this table."),
    "seat-token-needed": Template("no-token", "This requires a seat token."),
    "host-token-needed": Template("no-token", "This requires the host's token."),
    "players-only": Template("not-allowed", "Only players at this table may do this."),
    "host-only": Template("not-allowed", "Only the host may do this."),
    "no-spectators": Template("not-allowed", "This table does not allow spectators."),
    "hints-off": Template("not-allowed", "Hints are off at this table."),
    "one-hint-at-a-time": Template("too-many", "A hint for this seat is already being worked out."),
    "chat-off": Template("chat-off", "Chat is off at this table."),
    "muted": Template("not-allowed", "The host has muted you."),
    "left-table": Template("not-allowed", "You have left the table; return to it first."),
    # Tables and chairs
    "no-such-table": Template("not-found", "There is no such table."),
    "no-such-game": Template("not-found", "There is no such game."),
    "no-such-level": Template("malformed", "There is no such level; GET /api/levels lists them."),
    "no-such-chair": Template("not-found", "There is no such seat."),
    "no-free-chair": Template("full", "There are no free seats left."),
    "chair-taken": Template("full", "This seat is not free."),
    "open-chairs": Template("wrong-stage", "There are open seats: wait for players, or remove the seats."),
    "unknown-chair": Template("malformed", "A seat is unknown or listed twice."),
    "number-of-players": Template("malformed", "{detail}"),
    "name-needed": Template("malformed", "Each person on your device needs a name."),
    "name-taken": Template("name-taken", "Someone at this table is already called {name}."),
    "empty-text": Template("malformed", "The text is empty."),
    "text-too-long": Template("malformed", "The text is longer than {limit} characters."),
    # Stages of a match
    "not-started": Template("wrong-stage", "The match has not started yet."),
    "already-started": Template("wrong-stage", "The match has already started."),
    "not-over": Template("wrong-stage", "The match is not over yet."),
    "over": Template("wrong-stage", "The match is over."),
    "no-match": Template("wrong-stage", "No match is in progress."),
    # Moves
    "stale": Template("stale", "The table is already at version {version}."),
    "not-your-turn": Template("not-your-turn", "It is not your turn."),
    "undo-off": Template("no-undo", "Undo is off at this table."),
    "undo-nothing-yet": Template("no-undo", "There is nothing to undo: you have not moved yet."),
    "undo-not-yours": Template("no-undo", "The last move is not yours."),
    "undo-revealed": Template("no-undo", "You have seen a new card or ticket since your last move."),
    "undo-limit": Template("no-undo", "You have already undone this move {limit} times."),
    "undo-over": Template("no-undo", "The match is over."),
    "invalid-move-id": Template("malformed", "A move's id must consist of printable characters."),
    "match-too-long": Template("wrong-stage", "A match may have up to {limit} moves."),
    "not-saved": Template("closed", "The move could not be saved; try again."),
    "no-such-route": Template("not-found", "There is no such route."),
    # Records
    "no-record-yet": Template("wrong-stage", "The record is available once the match is over."),
    "not-a-record": Template("malformed", "This is not a wayfare record: {detail}."),
    "record-incomplete": Template("malformed", "The record is incomplete."),
    "record-differs": Template("malformed", "{detail}"),
    "record-other-game": Template("malformed", "The record is for a different game or number of players."),
    "record-nonce": Template("malformed", "The record's nonce must be up to {limit} printable characters."),
    "record-over": Template("malformed", "At that point the recorded match is already over."),
    "record-too-long": Template("too-large", "The record has more than {limit} moves."),
    "record-not-over": Template("wrong-stage", "Only a finished match can be reviewed."),
    "no-such-move": Template("malformed", "The record has no such move."),
    "too-many-reviews": Template("too-many", "Too many reviews are waiting; try again in a few minutes."),
    "no-such-seat": Template("malformed", "The record has no such seat."),
}


class Refusal(FromServer, frozen=True):
    """Why a request was refused: a code for programs, a reason for translations, a sentence for people."""

    code: Code
    sentence: str
    rule: str | None = None  # the number of the rule of the game that forbids a move
    reason: Annotated[str | None, Meta(extra_json_schema={"enum": [*REFUSALS, *REFUSAL_CODES, None]})] = None
    id: str | None = None  # of the refused move
    snapshot: Snapshot | None = None  # the current position, where a move was refused


class WhyNot(FromServer, frozen=True):
    """Whether a seat can claim a route now, and if not, why."""

    refusal: Refusal | None  # None: it can
