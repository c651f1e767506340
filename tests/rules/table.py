"""A table laid by hand: a real match whose cards, pieces, routes and tickets a test puts where its story needs them.

Everything not laid out stays where it starts: the cards are in the deck, the tickets are unseen, nobody owns a route.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from state_of import state_of

from wayfare import load
from wayfare.engine.actions import Action
from wayfare.engine.board import PointsRules, Route
from wayfare.engine.events import Event
from wayfare.engine.game import Game
from wayfare.engine.match import Match
from wayfare.engine.result import Result, Score
from wayfare.engine.state import EMPTY, KINDS, LOCATIONS, NOBODY, ROW, TICKETS, TURN, WILD
from wayfare.engine.views import View
from wayfare.errors import IllegalAction


class Table:
    """The first turn of seat 0: empty hands, five colours face up (New York), two tickets each (First Journey)."""

    def __init__(self, game: str | Game, players: int = 2, seed: int = 7) -> None:
        self.game = load(game) if isinstance(game, str) else game
        self.match: Match = self.game.new_match(players, seed=seed)
        self.players = players
        self.events: tuple[Event, ...] = ()
        self.points = isinstance(self.game.board.rules, PointsRules)
        self._deck_is_laid = False
        self._clear()

    def _clear(self) -> None:
        state = self.state
        state.phase, state.turn = TURN, 0
        state.known[:] = 0
        state.slot[:] = EMPTY
        state.slots[:] = 0
        for seat in range(self.players):
            self.hand(seat)
        self.discards()
        self.market(*self.game.names.colours[:5] if self.points else ())
        names = tuple(ticket.id for ticket in self.game.board.map.tickets if not ticket.long)
        for seat in range(self.players):
            self.tickets(seat, *() if self.points else names[2 * seat : 2 * seat + 2])
        self.ticket_deck(*names if self.points else names[2 * self.players :])

    # Cards

    def hand(self, seat: int, **cards: int) -> Table:
        """The cards of a seat; nobody else knows any of them."""
        self.state.hand[seat] = self._counts(cards)
        self.state.hand_size[seat] = sum(cards.values())
        self.state.known[seat] = 0
        return self._edited()

    def deck(self, **cards: int) -> Table:
        """All that is left in the deck."""
        self._deck_is_laid = True
        self.state.deck[:] = self._counts(cards)
        return self._edited()

    def discards(self, **cards: int) -> Table:
        self.state.discards[:] = self._counts(cards)
        self.state.discards_size = sum(cards.values())
        return self._edited()

    def market(self, *cards: str | None) -> Table:
        """The face-up row; places that are not named are empty."""
        row = [EMPTY if card is None else self._kind(card) for card in cards]
        self.state.row[:] = row + [EMPTY] * (ROW - len(row))
        return self._edited()

    def stations(self, seat: int, *locations: str) -> Table:
        """Stations that the seat built long ago."""
        places = [location.id for location in self.game.board.map.locations]
        for location in locations:
            self.state.stations[seat] |= np.uint64(1 << places.index(location))
            self.state.stations_left[seat] -= 1
        return self._edited()

    # Routes and pieces

    def owns(self, seat: int, *routes: str) -> Table:
        """Routes that the seat claimed long ago, its pieces on them."""
        for route in routes:
            place, found = self._route(route)
            assert self.state.owner[place] == NOBODY
            self.state.owner[place] = seat
            self.state.pieces[seat] -= found.length
            self._shut(place, range(self.players))
            few = self.players < self.game.board.rules.both_halves_from
            for twin, other in enumerate(self.game.board.map.routes):
                if found.double and other.double == found.double and twin != place:
                    self._shut(twin, range(self.players) if few else (seat,))
        self._join(seat)
        return self._edited()

    def pieces(self, seat: int, count: int) -> Table:
        self.state.pieces[seat] = count
        return self._edited()

    # Tickets

    def tickets(self, seat: int, *tickets: str) -> Table:
        """The tickets that a seat holds, in that order."""
        places = [self._ticket(ticket) for ticket in tickets]
        if self.points:
            self.state.held[seat] = _words(places, self.state.held[seat].size)
        else:
            size = self.game.board.rules.tickets_dealt
            self.state.slot[seat, :size] = places + [EMPTY] * (size - len(places))
            self.state.slots[seat] = size
        self.state.ticket_count[seat] = len(places)
        return self._edited()

    def ticket_deck(self, *unseen: str, bottom: tuple[str, ...] = ()) -> Table:
        """Tickets nobody has seen, in no order, and below them those at the bottom, the next one first."""
        state = self.state
        state.unseen[:] = _words([self._ticket(ticket) for ticket in unseen], state.unseen.size)
        state.unseen_size = len(unseen)
        state.returned[:] = EMPTY
        state.returned_from = TICKETS - 1  # the ring closes within the story
        for place, ticket in enumerate(bottom):
            state.returned[(TICKETS - 1 + place) % TICKETS] = self._ticket(ticket)
        state.returned_size = len(bottom)
        return self._edited()

    def completed(self, seat: int, count: int) -> Table:
        """This many tickets have already been shown (First Journey)."""
        self.state.completed[seat] = count
        return self._edited()

    def last_turn(self) -> Table:
        """The last turn of the last round."""
        self.state.turns_left = 1
        return self._edited()

    def turn_of(self, seat: int) -> Table:
        self.state.turn = seat
        return self._edited()

    # Play

    def play(self, *actions: str) -> Table:
        """Actions one after the other; `events` are those of the last one."""
        for action in actions:
            before = self._check()
            self.events = self.match.play(self.game.action(action))
            assert self._check() == before, "cards or tickets came from nowhere, or went there"
        return self

    def refuses(self, action: str | Action) -> str:
        """The rule that forbids it. Trying changed nothing."""
        before = self.match._raw.tobytes()
        with pytest.raises(IllegalAction) as caught:
            self.match.play(self.game.action(action) if isinstance(action, str) else action)
        assert self.match._raw.tobytes() == before
        assert f"({caught.value.rule})" in str(caught.value)
        return caught.value.rule

    def legal(self) -> set[str]:
        """What the seat to act may do."""
        return {action.text for action in self.match.legal_actions()}

    def claims(self, route: str) -> set[str]:
        """The ways in which the seat to act may pay for a route."""
        return {action.text.split(maxsplit=2)[2] for action in self.match.legal_actions() if action.route == route}

    # What is seen on the table

    @property
    def state(self) -> Any:
        return state_of(self.match)

    @property
    def seat(self) -> int | None:
        return self.match.turn

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def result(self) -> Result:
        assert self.match.result
        return self.match.result

    @property
    def scores(self) -> tuple[Score, ...]:
        """What each seat would have if the match ended now."""
        return self.match.scores()

    @property
    def row(self) -> list[str | None]:
        return self.view().market

    @property
    def happened(self) -> list[str]:
        """The events of the last action in short: `drew red`, `reshuffled 3`, `bonus`."""
        return [_short(event) for event in self.events]

    def view(self, seat: int | None = None) -> View:
        return self.match.view(seat)

    def told(self, of: int, to: int | None = None) -> dict[str, Any]:
        """What a reader may know about a seat."""
        seats: list[dict[str, Any]] = self.view(to).to_dict()["seats"]
        return seats[of]

    def hand_of(self, seat: int) -> dict[str, int]:
        return self.view(seat).hand

    @property
    def deck_size(self) -> int:
        return int(self.view().to_dict()["deck"])

    @property
    def bottom(self) -> list[str]:
        """The tickets at the bottom of the deck, the next one first."""
        start, size = int(self.state.returned_from), int(self.state.returned_size)
        return [self.game.names.tickets[self.state.returned[(start + n) % TICKETS]] for n in range(size)]

    # The map

    def way(self, a: str, b: str, avoid: frozenset[str] = frozenset()) -> list[str]:
        """Routes from one location to another, as few as can be, all unclaimed, through none of `avoid`."""
        came: dict[str, tuple[str, str] | None] = {a: None}
        left = deque([a])
        while left:
            here = left.popleft()
            for place, route in enumerate(self.game.board.map.routes):
                if here in (route.a, route.b) and self.state.owner[place] == NOBODY:
                    there = route.b if here == route.a else route.a
                    if there not in came and (there == b or there not in avoid):
                        came[there] = (here, route.id)
                        left.append(there)
        found: list[str] = []
        step = came[b]
        while step is not None:
            found.append(step[1])
            step = came[step[0]]
        return found[::-1]

    def length(self, route: str) -> int:
        return self._route(route)[1].length

    # The record behind it

    def _edited(self) -> Table:
        state = self.state
        if not self._deck_is_laid:
            rest = Counter(self.game.board.cards)
            rest.subtract(self._cards_outside_the_deck())
            state.deck[:] = self._counts({card: max(0, count) for card, count in rest.items()})
        state.deck_size = state.deck.sum()
        self.match._legal = None
        return self

    def _cards_outside_the_deck(self) -> Counter[str]:
        state, found = self.state, Counter[str]()
        for pile in (*state.hand[: self.players], state.discards):
            found.update({self.game.names.cards[kind]: int(count) for kind, count in enumerate(pile) if count})
        found.update(self.game.names.cards[kind] for kind in state.row.tolist() if kind != EMPTY)
        found.update(self.game.names.cards[kind] for kind in state.turned.tolist() if kind != EMPTY)
        if state.tunnel != NOBODY:
            found.update(self.game.actions[int(state.tunnel)].cards)
        return found

    def _check(self) -> tuple[Counter[str], int]:
        """Every count of the record is what it counts. The cards in play, and how many tickets there are."""
        state = self.state
        cards = self._cards_outside_the_deck()
        cards.update({self.game.names.cards[kind]: int(count) for kind, count in enumerate(state.deck) if count})
        assert all(count <= self.game.board.cards[card] for card, count in cards.items()), "more cards than the box has"
        assert state.deck.sum() == state.deck_size
        assert state.discards.sum() == state.discards_size
        assert (state.hand.sum(axis=1) == state.hand_size).all()
        assert (state.known <= state.hand).all()
        assert (state.pieces >= 0).all()
        unseen = sum(int(word).bit_count() for word in state.unseen)
        assert unseen == state.unseen_size
        held = [sum(int(word).bit_count() for word in words) for words in state.held]
        slots = [int((state.slot[seat] != EMPTY).sum()) for seat in range(self.players)]
        assert state.ticket_count[: self.players].tolist() == (held[: self.players] if self.points else slots)
        tickets = unseen + int(state.returned_size) + sum(held) + sum(slots)
        return cards, tickets + int(state.completed.sum()) - int(state.bonus.sum())

    def _kind(self, card: str) -> int:
        return WILD if card == self.game.board.wild else self.game.names.colours.index(card)

    def _counts(self, cards: dict[str, int]) -> list[int]:
        counts = [0] * KINDS
        for card, count in cards.items():
            counts[self._kind(card)] = count
        return counts

    def _ticket(self, ticket: str) -> int:
        return self.game.names.tickets.index(ticket)

    def _route(self, route: str) -> tuple[int, Route]:
        return next((place, found) for place, found in enumerate(self.game.board.map.routes) if found.id == route)

    def _shut(self, route: int, seats: Any) -> None:
        for seat in seats:
            self.state.open[seat, route // 64] &= ~np.uint64(1 << route % 64)

    def _join(self, seat: int) -> None:
        """Number the locations anew, the same number for those that the seat's routes join."""
        places = {location.id: place for place, location in enumerate(self.game.board.map.locations)}
        group = list(range(LOCATIONS))
        for route, owner in zip(self.game.board.map.routes, self.state.owner.tolist(), strict=False):
            if owner == seat:
                to, gone = group[places[route.a]], group[places[route.b]]
                group = [to if number == gone else number for number in group]
        self.state.group[seat] = group


def _words(places: list[int], count: int) -> list[int]:
    whole = sum(1 << place for place in places)
    return [whole >> 64 * word & (1 << 64) - 1 for word in range(count)]


def _short(event: Event) -> str:
    values = (event.card, event.cards, event.ticket, event.seat)
    listed = (*(event.discarded or ()), *(event.tickets or ()))
    return " ".join([event.event, *(str(value) for value in values if value is not None), *listed])


Lay = Callable[..., Table]
