"""Who makes a request: their identity, their token, and their address."""

from __future__ import annotations

from contextvars import ContextVar
from functools import cached_property

from msgspec import Struct

from wayfare.server.tokens import hash_token

SERVER = ""  # instead of an address: the server does this work by itself, not for a request
request_address: ContextVar[str] = ContextVar("request_address", default=SERVER)  # of the request being answered


class Identity(Struct, frozen=True):
    """Who somebody is, at every table alike. There are no profiles yet: everyone is a guest."""

    profile: str | None = None  # None: a guest


GUEST = Identity()


class Caller(Struct, frozen=True, dict=True):
    """Who makes a request. The token, as it came, says which seat of a table is theirs."""

    identity: Identity
    token: str | None
    address: str

    @cached_property
    def token_hash(self) -> str:
        """The hash of the token, or of an empty one. Computed once for all messages of a socket."""
        return hash_token(self.token or "")
