"""A View: all that a seat may know, and nothing else. Bots, browsers and learners get this and never the match."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from wayfare.engine.actions import Action
from wayfare.engine.board import PointsRules
from wayfare.engine.events import Event, Move
from wayfare.engine.kernel import entries
from wayfare.engine.result import Result, read_result
from wayfare.engine.state import (
    EMPTY,
    KEEP_DEALT,
    KEEP_OFFERED,
    NOBODY,
    OVER,
    PHASE_AT,
    SECOND_CARD,
    STATE,
    TURN,
    TURN_AT,
    Raw,
)

if TYPE_CHECKING:
    from wayfare.engine.game import Game

PLAIN = np.dtype((np.void, STATE))
PHASES = {KEEP_DEALT: "keep", TURN: "turn", SECOND_CARD: "second-card", KEEP_OFFERED: "keep", OVER: "over"}

# A View on its way: the seat, the state, places of legal actions, moves, commitment, result.
Packed: TypeAlias = "tuple[int | None, bytes, bytes, tuple[Move, ...], str, Result | None]"


class Fields:
    """A state's fields by name, to read: five times quicker than NumPy's own record."""

    __slots__ = ("_fields",)

    def __init__(self, raw: Raw) -> None:
        self._fields = raw.view(PLAIN)[0]

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):  # what `copy` and `pickle` look for
            raise AttributeError(name)
        return self._fields[name]


class View:
    """The public table, and one seat's own hand, tickets and offer. `raw` is the state with all else wiped out."""

    def __init__(
        self,
        game: Game,
        seat: int | None,
        raw: Raw,
        legal_actions: tuple[Action, ...],
        moves: tuple[Move, ...],
        commitment: str,
        result: Result | None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.raw = raw
        self.legal_actions = legal_actions
        self.moves = moves
        self.commitment = commitment
        self.result = result

    def __reduce__(self) -> tuple[Callable[..., View], tuple[Game, Packed]]:
        return unpack, (self.game, self.pack())

    def pack(self, since: int = 0) -> Packed:
        """All but the game, to be sent elsewhere; of the moves only those `since`, if the others are there already."""
        legal = np.array([action.index for action in self.legal_actions], np.int32).tobytes()
        return self.seat, self.raw.tobytes(), legal, self.moves[since:], self.commitment, self.result

    def __repr__(self) -> str:
        return f"<View of {self.game.id} from seat {self.seat}, {len(self.moves)} moves>"

    @cached_property
    def state(self) -> Any:
        """The record behind `raw`."""
        return Fields(self.raw)

    @property
    def players(self) -> int:
        return int(self.state.players)

    @property
    def phase(self) -> str:
        """`keep`, `turn`, `second-card` or `over`."""
        return PHASES[int(self.state.phase)]

    @property
    def turn(self) -> int | None:
        """Whose decision it is; None when the match is over."""
        return None if self.state.phase == OVER else int(self.state.turn)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened, as this seat saw it."""
        return tuple(event for move in self.moves for event in move.events)

    @property
    def hand(self) -> dict[str, int]:
        """The seat's own cards; a spectator has none."""
        return {} if self.seat is None else _cards(self.game, self.state.hand[self.seat])

    @property
    def market(self) -> list[str | None]:
        """The face-up row, place by place; None where there is no card."""
        rules = self.game.board.rules
        places = self.state.row[: rules.market].tolist() if isinstance(rules, PointsRules) else []
        return [None if card == EMPTY else self.game.names.card(card) for card in places]

    @property
    def discards(self) -> dict[str, int]:
        return _cards(self.game, self.state.discards)

    @property
    def deck(self) -> int:
        """Cards left to draw."""
        return int(self.state.deck_size)

    @property
    def ticket_deck(self) -> int:
        """Tickets left to draw."""
        return int(self.state.unseen_size) + int(self.state.returned_size)

    @property
    def turns_left(self) -> int | None:
        """In the last round, how many turns are still to come; None before it."""
        return None if self.state.turns_left == NOBODY else int(self.state.turns_left)

    @property
    def tickets(self) -> list[str]:
        """The tickets that the seat holds."""
        return [] if self.seat is None else self._tickets_of(self.seat)

    @property
    def offer(self) -> list[str]:
        """The tickets that the seat has to choose from."""
        if self.seat is None or not isinstance(self.game.board.rules, PointsRules):
            return []
        return self._slots(self.seat)

    def _slots(self, seat: int) -> list[str]:
        places = self.state.slot[seat, : self.state.slots[seat]].tolist()
        return [self.game.names.tickets[ticket] for ticket in places if ticket != EMPTY]

    def _tickets_of(self, seat: int) -> list[str]:
        if not isinstance(self.game.board.rules, PointsRules):
            return self._slots(seat)
        words = self.state.held[seat].tolist()
        return [ticket for n, ticket in enumerate(self.game.names.tickets) if words[n // 64] >> n % 64 & 1]

    def owner(self, route: str) -> int | None:
        """Who has claimed a route."""
        return self.owners.get(route)

    @cached_property
    def owners(self) -> dict[str, int]:
        """The claimed routes and whose they are."""
        owners = self.state.owner.tolist()
        return {route.id: owners[n] for n, route in enumerate(self.game.board.map.routes) if owners[n] != NOBODY}

    def to_dict(self) -> dict[str, Any]:
        """All of it in plain JSON types."""
        return {
            "format": "wayfare-view/1",
            "game": self.game.id,
            "commitment": self.commitment,
            "seat": self.seat,
            "players": self.players,
            "turn": self.turn,
            "phase": self.phase,
            "hand": self.hand,
            "tickets": self.tickets,
            "offer": self.offer,
            "market": self.market,
            "deck": self.deck,
            "discards": self.discards,
            "ticket_deck": self.ticket_deck,
            "turns_left": self.turns_left,
            "seats": [self._seat_dict(seat) for seat in range(self.players)],
            "moves": [move.to_dict() for move in self.moves],
            "legal": [{"index": action.index, "text": action.text} for action in self.legal_actions],
            "result": self.result.to_dict() if self.result else None,
        }

    def _seat_dict(self, seat: int) -> dict[str, Any]:
        """What everybody may know of a seat (C-5, NY-15, FJ-5)."""
        state = self.state
        shown = [
            event.ticket
            for move in self.moves
            for event in move.events
            if move.seat == seat and event.event == "completed"
        ]
        told = {
            "hand": int(state.hand_size[seat]),
            "known": _cards(self.game, state.known[seat]),
            "pieces": int(state.pieces[seat]),
            "tickets": int(state.ticket_count[seat]),
            "completed": shown,
            "bonus": bool(state.bonus[seat]),
            "routes": [route for route, owner in self.owners.items() if owner == seat],
        }
        if state.phase == OVER:
            told["revealed"] = self._tickets_of(seat)
        return told


def unpack(game: Game, packed: Packed, earlier: tuple[Move, ...] = ()) -> View:
    """The View that was packed, with the moves that were not."""
    seat, raw, legal, moves, commitment, result = packed
    actions = tuple(game.actions[place] for place in np.frombuffer(legal, np.int32).tolist())
    return View(game, seat, np.frombuffer(raw, np.uint8), actions, earlier + moves, commitment, result)


def look_from(
    game: Game,
    raw: Raw,
    seat: int | None,
    legal: Callable[[], tuple[Action, ...]],
    moves: Iterable[Move],
    commitment: str,
) -> View:
    """The View of a seat on a whole state; None is a spectator. `legal` is asked only if the seat is to act."""
    seen = raw.copy()
    entries.hide(seen, -1 if seat is None else seat)
    seen.flags.writeable = False
    over = seen[PHASE_AT] == OVER
    acting = not over and seat is not None and seat == seen[TURN_AT]
    result = read_result(game, raw) if over else None
    return View(game, seat, seen, legal() if acting else (), tuple(moves), commitment, result)


def _cards(game: Game, counts: Any) -> dict[str, int]:
    cards = enumerate(counts.tolist())
    return {game.names.card(kind): count for kind, count in cards if count > 0}


def start_of(game: Game, state: Any, events: Iterable[Event]) -> dict[str, Any]:
    """The deal as a record tells it."""
    players = range(state.players)
    hands = [[card for card, count in _cards(game, state.hand[seat]).items() for _ in range(count)] for seat in players]
    tickets = [[game.names.tickets[t] for t in state.slot[seat, : state.slots[seat]].tolist()] for seat in players]
    start: dict[str, Any] = {"hands": hands, "tickets": tickets, "events": [event.to_dict() for event in events]}
    if isinstance(game.board.rules, PointsRules):
        start["market"] = [game.names.card(card) for card in state.row[: game.board.rules.market].tolist()]
    return start
