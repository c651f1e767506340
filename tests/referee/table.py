"""The rules that both games share (C-1 to C-9)."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from typing import Any

from .board import Board, Payment, Route
from .chance import Chance, Fault


class Table:
    """A game in play, with what both games share (C-1 to C-9)."""

    box: str  # the rule that counts cards, pieces and tickets
    cards_dealt: str  # the rule that says how many
    tickets_dealt: str
    rule_of: Mapping[str, str]  # the rule that a surplus event breaks

    def __init__(self, board: Board, players: int) -> None:
        self.board, self.rules, self.players = board, board.rules, players
        self.seat = 0
        self.move = 0
        self.reason: str | None = None  # why the game is over
        self.deck = Counter(board.cards)  # no zeros here: a colour is a key while it can be drawn
        self.discards: Counter[str] = Counter()
        self.market: list[str] = []
        self.hands = [dict.fromkeys(board.cards, 0) for _ in range(players)]
        self.pieces = [board.rules["pieces"]] * players
        self.owner: dict[str, int] = {}  # of claimed routes
        self.links: list[dict[str, set[str]]] = [defaultdict(set) for _ in range(players)]
        self.unseen = list(board.tickets)  # top of the ticket deck, in unknown order
        self.bottom: list[str] = []  # the returned ones under it, oldest first
        self.held: list[list[str]] = [[] for _ in range(players)]
        self.offers: list[list[str]] = [[] for _ in range(players)]
        self.done: list[list[str]] = [[] for _ in range(players)]  # tickets shown as completed (FJ-5)

    def fault(self, rule: str, sentence: str) -> Fault:
        return Fault(self.move, rule, sentence)

    # Each game says these for itself.
    def deal_tickets(self, tickets: list[list[str]]) -> None:
        raise NotImplementedError

    def legal(self) -> set[str]:
        raise NotImplementedError

    def against(self, action: str) -> str:
        """The rule that an illegal action breaks."""
        raise NotImplementedError

    def apply(self, action: str, chance: Chance) -> None:
        """A legal action and all that follows from it."""
        raise NotImplementedError

    def scores(self) -> list[dict[str, Any]]:
        raise NotImplementedError

    def winners(self) -> tuple[list[int], str]:
        """Who wins, and by which rule."""
        raise NotImplementedError

    def deal(self, hands: list[list[str]], row: list[str], tickets: list[list[str]], chance: Chance) -> None:
        """Set-up: cards, then the row, then tickets (NY-2, NY-3, FJ-1)."""
        if len(hands) != self.players or any(len(hand) != self.rules["hand"] for hand in hands):
            raise self.fault(
                self.cards_dealt, f"{self.rules['hand']} cards to each of {self.players} players, not {hands}"
            )
        for seat, hand in enumerate(hands):
            for card in hand:
                self.remove(card)
                self.hands[seat][card] += 1
        for card in row:
            self.remove(card)
            self.market.append(card)
        flat = [ticket for pair in tickets for ticket in pair]
        dealt = self.rules["tickets_dealt"] + self.rules.get("long_tickets_dealt", 0)
        if [len(pair) for pair in tickets] != [dealt] * self.players:
            raise self.fault(self.tickets_dealt, f"wrong number of tickets dealt: {tickets}")
        if len(set(flat)) != len(flat) or not set(flat) <= set(self.unseen):
            raise self.fault(self.box, f"tickets dealt twice, or not of this board: {flat}")
        self.unseen = [ticket for ticket in self.unseen if ticket not in flat]
        self.deal_tickets([list(pair) for pair in tickets])

    def remove(self, card: str) -> None:
        """A card leaves the deck."""
        if card not in self.deck:
            raise self.fault(self.box, f"no {card} is left in the deck")
        self.deck[card] -= 1
        if not self.deck[card]:
            del self.deck[card]

    def top_card(self, event: str, rule: str, chance: Chance) -> str:
        """One card leaves the deck by chance; the deck is made new at once if that was the last (C-6)."""
        card: str = chance.happen(event, rule, "card", self.deck)
        self.remove(card)
        self.reshuffle(chance)
        return card

    def reshuffle(self, chance: Chance) -> None:
        """An empty deck is made new from the discards (C-6)."""
        if not self.deck and self.discards:
            chance.happen("reshuffled", "C-6", "cards", (self.discards.total(),))
            self.deck, self.discards = self.discards, Counter()

    def top_ticket(self, rule: str, chance: Chance) -> str:
        """The top ticket: one never seen, or else the oldest returned (NY-3, NY-13, FJ-4)."""
        ticket: str = chance.happen("drew-ticket", rule, "ticket", self.unseen or self.bottom[:1])
        (self.unseen or self.bottom).remove(ticket)
        return ticket

    def give_back(self, ticket: str, rule: str, chance: Chance) -> None:
        """A ticket goes to the bottom of the ticket deck (NY-3, NY-13, FJ-4)."""
        chance.happen("returned", rule, "ticket", (ticket,))
        self.bottom.append(ticket)

    def barred(self, route: Route) -> str | None:
        """The rule that keeps the seat from a route whatever it pays, if any does (C-2, C-4, NY-12)."""
        if route.id in self.owner or route.length > self.pieces[self.seat]:
            return "C-2"
        for twin in self.board.twins[route.id]:
            if self.owner.get(twin) == self.seat:
                return "C-4"
            if twin in self.owner and self.players < self.rules["both_halves_from"]:
                return "NY-12"
        return None

    def claims(self) -> set[str]:
        """Every free route, connected or not, with every payment that the hand allows (C-2, C-3)."""
        hand = self.hands[self.seat]
        have = hand[self.board.wild]
        return {
            action
            for route, ways in self.board.payments.items()
            if not self.barred(self.board.routes[route])
            for action, _, colour, plain, wilds in ways
            if wilds <= have and plain <= hand[colour]
        }

    def against_claim(self, action: str) -> str:
        payment = self.board.payment.get(action)
        return (payment and self.barred(payment.route)) or "C-2"

    def claim(self, payment: Payment, chance: Chance) -> None:
        """Place the pieces and pay: the cards go to the discards together, then C-6 (C-2, C-7)."""
        seat, route = self.seat, payment.route
        self.owner[route.id] = seat
        self.links[seat][route.a].add(route.b)
        self.links[seat][route.b].add(route.a)
        self.pieces[seat] -= route.length
        for card, count in ((payment.colour, payment.plain), (self.board.wild, payment.wilds)):
            if count:
                self.hands[seat][card] -= count
                self.discards[card] += count
        self.reshuffle(chance)

    def reach(self, seat: int, start: str) -> set[str]:
        """Where a chain of the seat's own routes leads from here (C-9)."""
        seen, waiting = {start}, [start]
        while waiting:
            for there in self.links[seat].get(waiting.pop(), ()):
                if there not in seen:
                    seen.add(there)
                    waiting.append(there)
        return seen

    def joined(self, seat: int, ticket: str) -> bool:
        """Has the seat completed this ticket (C-9)?"""
        return self.board.tickets[ticket].b in self.reach(seat, self.board.tickets[ticket].a)

    def on_table(self, card: str) -> int:
        """How many of a card belong to nobody just now: laid down or turned up for a tunnel."""
        return 0

    def out_of_game(self) -> list[str]:
        """Tickets that were removed."""
        return []

    def disagreement(self, rows: list[dict[str, Any]]) -> str | None:
        """What is wrong with the scores of a record, if anything is."""
        return None if rows == self.scores() else f"the scores are {self.scores()}, not {rows}"

    def surplus(self, event: str) -> str:
        """The rule that an event breaks when nothing demands it."""
        return self.rule_of.get(event, "record")

    def conserve(self) -> None:
        """Nothing is lost and nothing comes from nowhere (NY-1, FJ-1): a check on the referee too."""
        for card, count in self.board.cards.items():
            places = [hand[card] for hand in self.hands]
            places += [self.deck[card], self.discards[card], self.market.count(card), self.on_table(card)]
            if sum(places) != count or min(places) < 0:
                raise self.fault(self.box, f"{count} {card} in the box, but {places} on the table")
        pieces = list(self.pieces)
        for route, owner in self.owner.items():
            pieces[owner] += self.board.routes[route].length
        if min(self.pieces) < 0 or set(pieces) != {self.rules["pieces"]}:
            raise self.fault(self.box, f"pieces left {self.pieces}, with those placed {pieces}")
        tickets = (
            self.unseen
            + self.bottom
            + self.out_of_game()
            + [t for part in (self.held, self.offers, self.done) for s in part for t in s]
        )
        if len(tickets) != len(self.board.tickets) or set(tickets) != self.board.tickets.keys():
            raise self.fault(self.box, "a ticket is lost or in two places")
