"""Who sits where: turning the chairs a host asks for into the chairs of a table."""

from __future__ import annotations

from msgspec.structs import replace

from wayfare.engine import Game
from wayfare.errors import WayfareError
from wayfare.server import catalog
from wayfare.server.lobby.text import check_name, name_bots, sanitize
from wayfare.server.refusals import Refused
from wayfare.server.store import ChairFacts
from wayfare.server.tokens import hash_token, new_chair_id, new_token
from wayfare.server.wire import NewChair, SeatToken
from wayfare.server.wire.base import NAME_LENGTH

Chairs = tuple[ChairFacts, ...]


def arrange_chairs(game: Game, wanted: list[NewChair], before: Chairs) -> tuple[Chairs, list[SeatToken]]:
    """The chairs in the order wanted, and tokens for the people who are new on the host's device."""
    try:
        game.check_players(len(wanted))
    except WayfareError as error:
        raise Refused("number-of-players", detail=error) from None
    known = {chair.id: chair for chair in before}
    chairs: list[ChairFacts] = []
    tokens: list[SeatToken] = []
    for wish in wanted:
        old = known.pop(wish.id, None) if wish.id is not None else None
        if wish.id is not None and old is None:
            raise Refused("unknown-chair")
        chair, token = _chair(wish, old)
        chairs.append(chair)
        if token is not None:
            tokens.append(SeatToken(chair_id=chair.id, token=token))
    people = [chair for chair in chairs if chair.kind == "human"]
    for number, person in enumerate(people):
        check_name(person.name, people[:number])
    return name_bots(chairs), tokens


def _chair(wish: NewChair, old: ChairFacts | None) -> tuple[ChairFacts, str | None]:
    """A person keeps their chair; a replacement doesn't inherit anything."""
    name = None if wish.name is None else sanitize(wish.name, NAME_LENGTH)
    id = old.id if old else new_chair_id()
    if wish.kind == "open":
        return ChairFacts(id=id, kind="open"), None
    if wish.kind == "bot":
        level = wish.level or "medium"
        if level not in catalog.opponents():
            raise Refused("no-such-level")
        return ChairFacts(id=id, kind="bot", name=name or "", level=level), None
    if old is not None and old.kind == "human":
        return replace(old, name=name or old.name), None
    if name is None:
        raise Refused("name-needed")
    token = new_token()
    return ChairFacts(id=id, kind="human", name=name, token_hash=hash_token(token)), token


def has_open_chair(chairs: Chairs) -> bool:
    """Whether a chair is still waiting for a guest. Until it is filled, the match can't start."""
    return any(chair.kind == "open" for chair in chairs)
