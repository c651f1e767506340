"""A View: everything that a seat may know, and nothing else. Bots, browsers and agents get this, never the match."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypeVar

import msgspec
import numpy as np

from wayfare.compiling.reading import bytes_of, read, span
from wayfare.compiling.records import Raw
from wayfare.engine.actions import Action, LegalAction
from wayfare.engine.events import Event, Move
from wayfare.engine.kernel.entries import hide_entry
from wayfare.engine.lists import Phase
from wayfare.engine.result import Result, Score, read_result, read_score
from wayfare.engine.state import EMPTY, NOBODY, OVER, PHASE_NAMES, SEATS, TUNNEL, State, phase_of, turn_of

if TYPE_CHECKING:
    from wayfare.engine.game import Game

T = TypeVar("T")

VIEW_FORMAT: Literal["wayfare-view/1"] = "wayfare-view/1"

OWNER_BYTES, STATIONS_BYTES, MARKET_BYTES, DISCARDS_BYTES = (
    span(State, field) for field in ("owner", "stations", "row", "discards")
)
HAND_BYTES, KNOWN_BYTES, HELD_BYTES, SLOT_BYTES, SLOTS_BYTES = (
    [span(State, field, seat) for seat in range(SEATS)] for field in ("hand", "known", "held", "slot", "slots")
)

# A View to be sent to another process: the seat, the state, indices of legal actions, moves, commitment, result.
Packed: TypeAlias = "tuple[int | None, bytes, bytes, tuple[Move, ...], str, Result | None]"


class ViewCache:
    """Keeps the parts of one match's views. Each is made again only when whatever it is made from has changed."""

    __slots__ = ("_made",)

    def __init__(self) -> None:
        self._made: dict[tuple[str, int | None], tuple[object, Any]] = {}

    def get(self, name: str, seat: int | None, source: object, make: Callable[[], T]) -> T:
        """A part, made from `source`. What only a seat may know has that seat in its key; otherwise it is None."""
        known = self._made.get((name, seat))
        if known is None or known[0] != source:
            known = self._made[name, seat] = source, make()
        part: T = known[1]
        return part


class SeatData(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """What everyone may know of a seat (C-5, NY-15, FJ-5)."""

    hand: int
    known: dict[str, int]  # cards in that hand which everyone saw being taken
    pieces: int
    tickets: int
    completed: list[str]  # in a race: shown as they're completed
    bonus: bool
    routes: list[str]
    stations: int | None = None  # left to build, on boards that have them
    revealed: list[str] | None = None  # all tickets, once the match is over


class TunnelData(msgspec.Struct, frozen=True, kw_only=True):
    """A tunnel whose price the seat to act is deciding on: all of it is public (EU-15)."""

    route: str
    laid: dict[str, int]  # the cards laid down
    revealed: list[str]  # the cards turned up, in order
    due: int  # cards to be added


class ViewData(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A view without its moves, ready to be sent: see docs/notation.md."""

    format: Literal["wayfare-view/1"]
    game: str
    commitment: str
    seat: int | None
    players: int
    turn: int | None
    phase: Phase
    hand: dict[str, int]
    tickets: list[str]
    offer: list[str]
    market: list[str | None]
    deck: int
    discards: dict[str, int]
    ticket_deck: int
    turns_left: int | None
    idle: int  # turns in a row with neither a draw nor a claim (FJ-10)
    seats: list[SeatData]
    legal: list[LegalAction]
    result: Result | None
    stations: dict[str, int] | None = None  # by location: whose it is; only on boards that have them
    tunnel: TunnelData | None = None  # while its price is being decided


class View:
    """The public table, and one seat's own hand, tickets and offer. `raw` is the state with everything else wiped."""

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
        """Everything but the game, to send to another process; `since` leaves out moves that it already has."""
        legal = np.array([action.index for action in self.legal_actions], np.int32).tobytes()
        return self.seat, self.raw.tobytes(), legal, self.moves[since:], self.commitment, self.result

    def __repr__(self) -> str:
        return f"<View of {self.game.id} from seat {self.seat}, {len(self.moves)} moves>"

    @cached_property
    def state(self) -> State:
        """The fields of `raw`, for reading."""
        return read(self.raw, State)

    @property
    def players(self) -> int:
        """The number of players."""
        return self.state.players

    @property
    def phase(self) -> Phase:
        """What the seat whose turn it is has to decide: `keep`, `turn`, `next-card` or `tunnel`; or `over`."""
        return PHASE_NAMES[self.state.phase]

    @property
    def turn(self) -> int | None:
        """Whose decision it is; None when the match is over."""
        return None if self.state.phase == OVER else self.state.turn

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened, as this seat saw it."""
        return tuple(event for move in self.moves for event in move.events)

    @property
    def hand(self) -> dict[str, int]:
        """The seat's own cards; a spectator has none."""
        return {} if self.seat is None else _cards(self.game, bytes_of(self.state)[HAND_BYTES[self.seat]])

    @property
    def market(self) -> list[str | None]:
        """The face-up cards from left to right; None where there is no card."""
        row = self.state.row[: self.game.board.rules.market]
        return [None if card == EMPTY else self.game.names.cards[card] for card in row]

    @property
    def discards(self) -> dict[str, int]:
        """The discard pile, which everyone may look through."""
        return _cards(self.game, bytes_of(self.state)[DISCARDS_BYTES])

    @property
    def deck(self) -> int:
        """Cards left to draw."""
        return self.state.deck_size

    @property
    def ticket_deck(self) -> int:
        """Tickets left to draw."""
        return self.state.unseen_size + self.state.returned_size

    @property
    def turns_left(self) -> int | None:
        """How many turns are left in the last round; None before it."""
        return None if self.state.turns_left == NOBODY else self.state.turns_left

    @property
    def tickets(self) -> list[str]:
        """The tickets that the seat holds."""
        return [] if self.seat is None else self._tickets_of(self.seat)

    @property
    def offer(self) -> list[str]:
        """The tickets that the seat is choosing from."""
        if self.seat is None or not self.game.board.rules.offers_tickets:
            return []
        return self._slots(self.seat)

    def _slots(self, seat: int) -> list[str]:
        slots = self.state.slot[seat][: self.state.slots[seat]]
        return [self.game.names.tickets[ticket] for ticket in slots if ticket != EMPTY]

    def _tickets_of(self, seat: int) -> list[str]:
        if not self.game.board.rules.offers_tickets:
            return self._slots(seat)
        held = int.from_bytes(bytes_of(self.state)[HELD_BYTES[seat]], "little")
        return [ticket for n, ticket in enumerate(self.game.names.tickets) if held >> n & 1] if held else []

    @property
    def score(self) -> Score | None:
        """The seat's own score if the match ended now; None for a spectator and in a race."""
        if self.seat is None or not self.game.board.rules.for_points:
            return None
        return read_score(self.game, self.raw, self.seat)

    def owner(self, route: str) -> int | None:
        """The seat that has claimed a route, if any."""
        return self.owners.get(route)

    @cached_property
    def owners(self) -> dict[str, int]:
        """Every claimed route, and its owner's seat."""
        owned = zip(self.game.board.map.routes, self.state.owner, strict=False)
        return {route.id: owner for route, owner in owned if owner != NOBODY}

    @cached_property
    def built(self) -> bytes:
        """All routes' owners and all stations, to be compared with those of other views: did anyone build anything?"""
        return bytes_of(self.state)[OWNER_BYTES] + bytes_of(self.state)[STATIONS_BYTES]

    @property
    def stations(self) -> dict[str, int] | None:
        """Every location with a station, and its owner's seat; None on boards without stations."""
        if not self.game.board.rules.stations:
            return None
        built = [(seat, places) for seat, places in enumerate(map(int, self.state.stations)) if places]
        locations = enumerate(self.game.board.map.locations) if built else ()
        return {location.id: seat for n, location in locations for seat, places in built if places >> n & 1}

    @property
    def tunnel(self) -> TunnelData | None:
        """The tunnel whose price is being decided, if there is one."""
        if self.state.phase != TUNNEL:
            return None
        claim = self.game.actions[self.state.tunnel]
        turned = [self.game.names.cards[card] for card in self.state.turned if card != EMPTY]
        return TunnelData(
            route=claim.route or "",
            laid=claim.cards,
            revealed=turned,
            due=self.state.due,
        )

    def public_data(self, cache: ViewCache) -> dict[str, Any]:
        """The fields of `data()` that are the same for every seat and spectator."""
        state, data = self.state, bytes_of(self.state)
        return {
            "format": VIEW_FORMAT,
            "game": self.game.id,
            "commitment": self.commitment,
            "players": state.players,
            "turn": self.turn,
            "phase": self.phase,
            "market": cache.get("market", None, data[MARKET_BYTES], lambda: self.market),
            "deck": state.deck_size,
            "discards": cache.get("discards", None, data[DISCARDS_BYTES], lambda: self.discards),
            "ticket_deck": self.ticket_deck,
            "turns_left": self.turns_left,
            "idle": state.idle,
            "seats": self._seats(cache),
            "result": self.result,
            "stations": cache.get("stations", None, data[STATIONS_BYTES], lambda: self.stations),
            "tunnel": self.tunnel,
        }

    def data(self, cache: ViewCache | None = None, public: dict[str, Any] | None = None) -> ViewData:
        """The view as a struct, without its moves.

        A caller with several views of one match may share a `cache`; one with several of one state, `public` too.
        """
        cache = ViewCache() if cache is None else cache
        return ViewData(
            **(self.public_data(cache) if public is None else public),
            seat=self.seat,
            **self._own_data(cache),
            legal=self.game.actions.legal(self.legal_actions),
        )

    def _own_data(self, cache: ViewCache) -> dict[str, Any]:
        """The fields that only the seat itself may know; empty for a spectator."""
        seat, data = self.seat, bytes_of(self.state)
        if seat is None:
            return {"hand": {}, "tickets": [], "offer": []}
        in_front = data[HELD_BYTES[seat]] + data[SLOT_BYTES[seat]] + data[SLOTS_BYTES[seat]]
        tickets, offer = cache.get("tickets", seat, in_front, lambda: (self.tickets, self.offer))
        hand = cache.get("hand", seat, data[HAND_BYTES[seat]], lambda: self.hand)
        return {"hand": hand, "tickets": tickets, "offer": offer}

    def to_dict(self) -> dict[str, Any]:
        """All of it in plain JSON types, with the moves and the result as they appear in a record."""
        plain: dict[str, Any] = msgspec.to_builtins(self.data())
        legal = plain.pop("legal")
        return plain | {
            "moves": [move.to_dict() for move in self.moves],
            "legal": legal,
            "result": self.result.to_dict() if self.result else None,
        }

    def _seats(self, cache: ViewCache) -> list[SeatData]:
        state, data = self.state, bytes_of(self.state)
        routes = cache.get("routes", None, data[OWNER_BYTES], self._routes)
        completed = self._completed()
        has_stations = self.game.board.rules.stations > 0
        return [
            SeatData(
                hand=state.hand_size[seat],
                known=self._known(cache, seat, data[KNOWN_BYTES[seat]]),
                pieces=state.pieces[seat],
                tickets=state.ticket_count[seat],
                completed=completed[seat],
                bonus=state.bonus[seat] > 0,
                routes=routes[seat],
                stations=state.stations_left[seat] if has_stations else None,
                revealed=self._tickets_of(seat) if state.phase == OVER else None,
            )
            for seat in range(self.players)
        ]

    def _known(self, cache: ViewCache, seat: int, known: bytes) -> dict[str, int]:
        return cache.get("known", seat, known, lambda: _cards(self.game, known))

    def _routes(self) -> list[list[str]]:
        routes: list[list[str]] = [[] for _ in range(self.players)]
        for route, owner in self.owners.items():
            routes[owner].append(route)
        return routes

    def _completed(self) -> list[list[str]]:
        """The tickets that each seat has shown. Only in a race are they shown as they're completed."""
        shown: list[list[str]] = [[] for _ in range(self.players)]
        missing = sum(self.state.completed) if self.game.board.rules.shows_completed else 0
        for move in self.moves if missing else ():  # a match can last for thousands of moves
            for event in move.events:
                if event.event == "completed":
                    shown[move.seat].append(event.ticket or "")
                    missing -= 1
            if not missing:
                break
        return shown


def unpack(game: Game, packed: Packed, earlier: tuple[Move, ...] = ()) -> View:
    """The View that was packed, with the `earlier` moves that weren't."""
    seat, raw, legal, moves, commitment, result = packed
    actions = game.actions.at(np.frombuffer(legal, np.int32).tolist())
    return View(game, seat, np.frombuffer(raw, np.uint8), actions, earlier + moves, commitment, result)


def view_from(
    game: Game,
    raw: Raw,
    seat: int | None,
    legal: Callable[[], tuple[Action, ...]],
    moves: tuple[Move, ...],
    commitment: str,
) -> View:
    """A seat's View of a full state; None is a spectator. `legal` is called only if it's that seat's turn."""
    seen = raw.copy()
    hide_entry(seen, -1 if seat is None else seat)
    seen.setflags(write=False)
    over = phase_of(seen) == OVER
    acting = seat == turn_of(seen) and not over
    result = read_result(game, raw) if over else None
    return View(game, seat, seen, legal() if acting else (), moves, commitment, result)


def _cards(game: Game, counts: Sequence[int]) -> dict[str, int]:
    """Cards by name, from their counts; a row's bytes are that, too."""
    return {card: count for card, count in zip(game.names.cards, counts, strict=True) if count > 0}


def start_of(game: Game, state: State, events: Iterable[Event]) -> dict[str, Any]:
    players = range(state.players)
    cards = (_cards(game, state.hand[seat]) for seat in players)
    hands = [[card for card, count in hand.items() for _ in range(count)] for hand in cards]
    tickets = [[game.names.tickets[t] for t in state.slot[seat][: state.slots[seat]]] for seat in players]
    start: dict[str, Any] = {"hands": hands, "tickets": tickets, "events": [event.to_dict() for event in events]}
    if game.board.rules.draws_singly:
        start["market"] = [game.names.cards[card] for card in state.row[: game.board.rules.market]]
    return start
