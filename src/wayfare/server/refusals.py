"""Saying no: a typed refusal, and the HTTP status that goes with its code."""

from __future__ import annotations

from typing import get_args, get_type_hints

from msgspec.structs import replace

from wayfare.server.wire import Refusal, Snapshot

STATUS = {
    "malformed": 400,
    "no-token": 401,
    "not-allowed": 403,
    "chat-off": 403,
    "not-found": 404,
    "stale": 409,
    "not-your-turn": 409,
    "wrong-stage": 409,
    "full": 409,
    "no-undo": 409,
    "too-large": 413,
    "illegal": 422,
    "too-many": 429,
    "failed": 500,
    "closed": 503,
}
CODES = get_args(get_type_hints(Refusal)["code"])


class Refused(Exception):
    """Raised where something is refused; the sockets and the HTTP side tell it to the client."""

    def __init__(
        self,
        code: str,
        sentence: str,
        *,
        rule: str | None = None,
        reason: str | None = None,
        id: str | None = None,
        snapshot: Snapshot | None = None,
    ) -> None:
        super().__init__(sentence)
        self.refusal = Refusal(code=code, sentence=sentence, rule=rule, reason=reason, id=id, snapshot=snapshot)  # type: ignore[arg-type]

    def about(self, id: str, snapshot: Snapshot | None) -> Refused:
        """The same refusal, told to who tried a move."""
        self.refusal = replace(self.refusal, id=id, snapshot=snapshot)
        return self


def no_table() -> Refused:
    return Refused("not-found", "There is no such table.")
