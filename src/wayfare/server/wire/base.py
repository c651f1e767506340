"""Scalars, and the two kinds of struct: those clients send and those the server sends.

`gc=False`: they never refer to themselves, so the collector needn't look at them.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Stage = Literal["lobby", "playing", "over"]
ChairKind = Literal["open", "human", "bot"]
NAME_LENGTH = 24
CHAT_LENGTH = 300
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH, description="A person's name at the table.")]
ChatText = Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]
ActionText = Annotated[
    str, Meta(min_length=1, max_length=200, examples=["draw deck", "claim chelsea-soho pink×3 taxi×1"])
]
MoveId = Annotated[
    str, Meta(min_length=1, max_length=64, description="Chosen by the client; the same id twice is one move.")
]
Version = Annotated[int, Meta(ge=0, le=100_000)]
Token = Annotated[str, Meta(max_length=64)]


class FromClient(Struct, forbid_unknown_fields=True, kw_only=True, frozen=True, gc=False):
    """Sent by a client. Unknown fields are refused, so that a misspelt one is noticed."""


class FromServer(Struct, kw_only=True, frozen=True, gc=False):
    """Sent by the server."""
