"""The exceptions behind every refusal, and the HTTP status of each code."""

from __future__ import annotations

from msgspec.structs import replace

from wayfare.errors import IllegalAction
from wayfare.server.wire import Refusal, Snapshot
from wayfare.server.wire.refusal import REFUSALS, Code

STATUS: dict[Code, int] = {
    "malformed": 400,
    "no-token": 401,
    "not-allowed": 403,
    "chat-off": 403,
    "not-found": 404,
    "stale": 409,
    "not-your-turn": 409,
    "wrong-stage": 409,
    "full": 409,
    "name-taken": 409,
    "no-undo": 409,
    "too-large": 413,
    "illegal": 422,
    "too-many": 429,
    "failed": 500,
    "closed": 503,
}


class Refused(Exception):
    """Raised wherever a request is refused; sockets and HTTP send its `refusal` to the client."""

    def __init__(self, reason: str, **fields: object) -> None:
        """`reason` is one of `wire.refusal.REFUSALS`; `fields` fill in its sentence."""
        code, sentence = REFUSALS[reason]
        self.refusal = Refusal(code=code, sentence=sentence.format(**fields), reason=reason)
        super().__init__(self.refusal.sentence)

    def for_move(self, move_id: str, snapshot: Snapshot | None) -> Refused:
        """The same refusal, in answer to a move, with the current position."""
        self.refusal = replace(self.refusal, id=move_id, snapshot=snapshot)
        return self


class IllegalMove(Refused):
    """A move that the rules of the game forbid."""

    def __init__(self, error: IllegalAction) -> None:
        Exception.__init__(self, str(error))
        self.refusal = Refusal(code="illegal", sentence=str(error), rule=error.rule, reason=error.reason)
