"""New York (NY-1 to NY-19)."""

from __future__ import annotations

from itertools import combinations
from types import MappingProxyType
from typing import Any

from .board import Board
from .chance import Chance
from .table import Table


class NewYork(Table):
    """New York (NY-1 to NY-19)."""

    box, cards_dealt, tickets_dealt = "NY-1", "NY-2", "NY-3"
    rule_of = MappingProxyType(
        {
            "drew": "NY-4",
            "refilled": "NY-4",
            "reshuffled": "C-6",
            "offered": "NY-13",
            "returned": "NY-13",
            "last-round": "NY-16",
        }
    )

    def __init__(self, board: Board, players: int) -> None:
        super().__init__(board, players)
        self.opening = True  # the choice of the first tickets (NY-3)
        self.drawn = 0  # cards drawn in this turn
        self.passes = 0  # passes in a row (NY-17)
        self.turns_left: int | None = None  # of the last round (NY-16)

    def deal(self, hands: list[list[str]], row: list[str], tickets: list[list[str]], chance: Chance) -> None:
        super().deal(hands, row, tickets, chance)
        if len(row) < self.rules["market"] and self.deck:
            raise self.fault("NY-2", f"{self.rules['market']} cards are turned face up, not {row}")
        self.reset(chance)

    def deal_tickets(self, tickets: list[list[str]]) -> None:
        self.offers = tickets

    def legal(self) -> set[str]:
        """One of three actions (NY-4, NY-11, NY-13); the second card is not optional (NY-8); else a pass (C-8)."""
        if self.offers[self.seat]:
            return self.keeps()
        if self.drawn:
            return self.draws()
        actions = self.draws() | self.claims()
        if self.unseen or self.bottom:  # NY-14
            actions.add("tickets")
        return actions or {"pass"}

    def draws(self) -> set[str]:
        """Deck or market (NY-4), but no market taxi as the second card (NY-6)."""
        cards = {f"draw {card}" for card in self.market if not (self.drawn and card == self.board.wild)}
        return cards | {"draw deck"} if self.deck else cards

    def keeps(self) -> set[str]:
        """At least one of the offer (NY-3, NY-13); a single one must be kept (NY-14)."""
        offer = sorted(self.offers[self.seat], key=self.board.order.__getitem__)
        sizes = range(min(self.rules["tickets_kept"], len(offer)), len(offer) + 1)
        return {" ".join(["keep", *kept]) for size in sizes for kept in combinations(offer, size)}

    def against(self, action: str) -> str:
        verb = action.split()[0]
        if self.offers[self.seat]:
            return "NY-3" if self.opening else "NY-13" if len(self.offers[self.seat]) > 1 else "NY-14"
        if self.drawn and verb != "draw":
            return "NY-8"
        if self.drawn and action == f"draw {self.board.wild}" and self.board.wild in self.market:
            return "NY-6"
        if verb == "claim":
            return self.against_claim(action)
        return {"draw": "NY-4", "tickets": "NY-14", "keep": "NY-13", "pass": "C-8"}.get(verb, "record")

    def apply(self, action: str, chance: Chance) -> None:
        verb, *words = action.split()
        if verb == "draw":
            self.draw(words[0], chance)
        elif verb == "claim":
            self.claim(self.board.payment[action], chance)
            self.refill("C-7", chance)
            self.end_turn(chance)
        elif verb == "tickets":
            self.offer(chance)
        elif verb == "keep":
            self.keep(words, chance)
        else:
            self.end_turn(chance, passed=True)

    def draw(self, source: str, chance: Chance) -> None:
        """One card (NY-4); a second follows, but not on a market taxi (NY-5, NY-7) or when none may be taken (NY-8)."""
        hand = self.hands[self.seat]
        if source == "deck":
            hand[self.top_card("drew", "NY-4", chance)] += 1
        else:
            self.market.remove(source)
            hand[source] += 1
            self.refill("NY-4", chance)
        self.drawn += 1
        if source == self.board.wild or self.drawn == self.rules["draw"] or not self.draws():
            self.end_turn(chance)

    def refill(self, rule: str, chance: Chance) -> None:
        """Fill the row while there are cards (NY-4, C-6, C-7); if that changed it, NY-9."""
        before = len(self.market)
        self.fill(rule, chance)
        if len(self.market) > before:
            self.reset(chance)

    def fill(self, rule: str, chance: Chance) -> None:
        while self.deck and len(self.market) < self.rules["market"]:
            self.market.append(self.top_card("refilled", rule, chance))

    def reset(self, chance: Chance) -> None:
        """Replace a full row that shows too many taxis (NY-9), three times at most (NY-10)."""
        for _ in range(self.rules["reset_limit"]):
            if len(self.market) < self.rules["market"] or self.market.count(self.board.wild) < self.rules["reset_at"]:
                return
            chance.happen("reset", "NY-9", "discarded", [list(self.market)])
            self.discards.update(self.market)
            self.market = []
            self.reshuffle(chance)
            self.fill("NY-9", chance)

    def surplus(self, event: str) -> str:
        if event == "reset":  # too few taxis, or a row that is short, unchanged or has had its three resets
            return "NY-9" if self.market.count(self.board.wild) < self.rules["reset_at"] else "NY-10"
        return super().surplus(event)

    def offer(self, chance: Chance) -> None:
        """The top two tickets, or the one that is left (NY-13, NY-14)."""
        count = min(self.rules["tickets_offered"], len(self.unseen) + len(self.bottom))
        new = min(count, len(self.unseen))
        possible = [[*tickets, *self.bottom[: count - new]] for tickets in combinations(self.unseen, new)]
        offered = chance.happen("offered", "NY-13", "tickets", possible)
        self.offers[self.seat] = list(offered)
        self.unseen = [ticket for ticket in self.unseen if ticket not in offered]
        self.bottom = self.bottom[count - new :]

    def keep(self, kept: list[str], chance: Chance) -> None:
        """Keep some, return the others (NY-3, NY-13); after the opening choices seat 0 begins, later the turn ends."""
        for ticket in self.offers[self.seat]:
            if ticket not in kept:
                self.give_back(ticket, "NY-3" if self.opening else "NY-13", chance)
        self.held[self.seat] += kept
        self.offers[self.seat] = []
        if self.opening:
            self.seat = (self.seat + 1) % self.players
            self.opening = self.seat != 0
        else:
            self.end_turn(chance)

    def end_turn(self, chance: Chance, passed: bool = False) -> None:
        """The last round begins (NY-16), the game ends (NY-16, NY-17), or the next seat is to act (C-1)."""
        self.drawn = 0
        self.passes = self.passes + 1 if passed else 0
        if self.turns_left is not None:
            self.turns_left -= 1
        elif self.pieces[self.seat] <= self.rules["last_round_at"]:
            chance.happen("last-round", "NY-16", "seat", (self.seat,))
            self.turns_left = self.players
        if self.turns_left == 0:
            self.reason = "last-round"
        elif self.passes == self.players:
            self.reason = "all-passed"
        self.seat = (self.seat + 1) % self.players

    def scores(self) -> list[dict[str, Any]]:
        return [self.score(seat) for seat in range(self.players)]

    def score(self, seat: int) -> dict[str, int]:
        """Routes by length, tickets for and against, attractions touched (NY-18)."""
        own = [self.board.routes[route] for route, owner in self.owner.items() if owner == seat]
        done = [ticket for ticket in self.held[seat] if self.joined(seat, ticket)]
        touched = {spot for route in own for spot in (route.a, route.b)} & self.board.attractions
        value = self.board.tickets
        row = {
            "routes": sum(self.rules["route_points"][route.length - 1] for route in own),
            "tickets": sum(value[t].points if t in done else -value[t].points for t in self.held[seat]),
            "attractions": self.rules["attraction_points"] * len(touched),
        }
        return row | {"total": sum(row.values()), "completed": len(done)}

    def winners(self) -> tuple[list[int], str]:
        """Most points, then most completed tickets, then together (NY-19)."""
        ranks = [(row["total"], row["completed"]) for row in self.scores()]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)], "NY-19"
