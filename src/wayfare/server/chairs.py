"""Who sits where: chairs as a host asks for them."""

from __future__ import annotations

from msgspec.structs import replace

from wayfare.engine import Game
from wayfare.errors import WayfareError
from wayfare.server.refusals import Refused
from wayfare.server.store import ChairFacts
from wayfare.server.tokens import hashed, new_seat_id, new_token
from wayfare.server.wire import NewChair
from wayfare.server.words import clean

Token = tuple[str, str]  # the id of a chair, and its token


def seat_people(
    game: Game, asked: list[NewChair], before: tuple[ChairFacts, ...]
) -> tuple[tuple[ChairFacts, ...], list[Token]]:
    """The chairs in the order asked for, and the tokens of people who are new on the host's device."""
    try:
        game.check_players(len(asked))
    except WayfareError as error:
        raise Refused("malformed", str(error)) from None
    known = {chair.id: chair for chair in before}
    chairs: list[ChairFacts] = []
    tokens: list[Token] = []
    for wish in asked:
        old = known.pop(wish.id, None) if wish.id is not None else None
        if wish.id is not None and old is None:
            raise Refused("malformed", "A chair is named that is not there, or twice.")
        chair, token = _chair(wish, old)
        chairs.append(chair)
        tokens += [(chair.id, token)] if token is not None else []
    return _name_bots(chairs), tokens


def _chair(wish: NewChair, old: ChairFacts | None) -> tuple[ChairFacts, str | None]:
    """A person keeps the chair; whoever else comes there has nothing of those before."""
    name = None if wish.name is None else clean(wish.name)
    id = old.id if old else new_seat_id()
    if wish.kind == "open":
        return ChairFacts(id=id, kind="open"), None
    if wish.kind == "bot":
        return ChairFacts(id=id, kind="bot", name=name or "", level=wish.level or "medium"), None
    if old is not None and old.kind == "human":
        return replace(old, name=name or old.name), None
    if name is None:
        raise Refused("malformed", "A person on your device needs a name.")
    token = new_token()
    return ChairFacts(id=id, kind="human", name=name, token_hash=hashed(token)), token


def _name_bots(chairs: list[ChairFacts]) -> tuple[ChairFacts, ...]:
    """A bot without a name is called by its level, and by a number where there are several."""
    taken = {chair.name for chair in chairs if chair.name}
    named = []
    for chair in chairs:
        if chair.kind == "bot" and not chair.name:
            level = chair.level or ""
            name = next(name for n in range(1, 10) if (name := f"{level} {n}" if n > 1 else level) not in taken)
            taken.add(name)
            chair = replace(chair, name=name)
        named.append(chair)
    return tuple(named)


def no_open_chairs(chairs: tuple[ChairFacts, ...]) -> bool:
    return all(chair.kind != "open" for chair in chairs)
