"""First Journey (FJ-1 to FJ-10)."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from .board import Board
from .chance import Chance
from .table import Table


class FirstJourney(Table):
    """First Journey (FJ-1 to FJ-10)."""

    box = cards_dealt = tickets_dealt = "FJ-1"
    rule_of = MappingProxyType(
        {
            "drew": "FJ-2",
            "reshuffled": "C-6",
            "returned": "FJ-4",
            "completed": "FJ-5",
            "drew-ticket": "FJ-5",
            "bonus": "FJ-6",
        }
    )

    def __init__(self, board: Board, players: int) -> None:
        super().__init__(board, players)
        self.bonus = [0] * players
        self.idle = 0  # turns in a row without a draw or a claim (FJ-10)

    def deal_tickets(self, tickets: list[list[str]]) -> None:
        self.held = tickets

    def completed(self, seat: int) -> int:
        """The bonus counts as a completed ticket (FJ-6)."""
        return len(self.done[seat]) + self.bonus[seat]

    def golden(self) -> bool:
        return self.completed(self.seat) >= int(self.rules["tickets_to_win"])

    def legal(self) -> set[str]:
        """One of three actions (FJ-2, FJ-3, FJ-4), or else a pass (C-8)."""
        actions = self.claims()
        if self.deck:
            actions.add("draw")
        if self.unseen or self.bottom:
            actions.add("swap")
        return actions or {"pass"}

    def against(self, action: str) -> str:
        verb = action.split()[0]
        if verb == "claim":
            return self.against_claim(action)
        return {"draw": "FJ-2", "swap": "FJ-4", "pass": "C-8"}.get(verb, "record")

    def apply(self, action: str, chance: Chance) -> None:
        verb = action.split()[0]
        self.idle = 0 if verb in ("draw", "claim") else self.idle + 1
        if verb == "draw":
            self.draw(chance)
        elif verb == "claim":
            self.claim(self.board.payment[action], chance)
            self.complete(chance)
            self.east_to_west(chance)
        elif verb == "swap":
            self.swap(chance)
            self.complete(chance)
        self.end_turn()

    def draw(self, chance: Chance) -> None:
        """Two cards from the deck, or the only one left (FJ-2)."""
        for _ in range(self.rules["draw"]):
            if self.deck:
                self.hands[self.seat][self.top_card("drew", "FJ-2", chance)] += 1

    def swap(self, chance: Chance) -> None:
        """Both tickets to the bottom, two from the top (FJ-4)."""
        held = self.held[self.seat]
        while held:
            self.give_back(held.pop(0), "FJ-4", chance)
        while len(held) < self.rules["tickets_dealt"] and (self.unseen or self.bottom):
            held.append(self.top_ticket("FJ-4", chance))

    def complete(self, chance: Chance) -> None:
        """Show and replace completed tickets, each place with its replacements (FJ-5, FJ-7), up to the sixth (FJ-8)."""
        held = self.held[self.seat]
        place = 0
        while place < len(held) and not self.golden():
            if not self.joined(self.seat, held[place]):
                place += 1
                continue
            chance.happen("completed", "FJ-5", "ticket", (held[place],))
            self.done[self.seat].append(held.pop(place))
            if not self.golden() and (self.unseen or self.bottom):
                held.insert(place, self.top_ticket("FJ-5", chance))

    def east_to_west(self, chance: Chance) -> None:
        """A bonus ticket, once, for joining the coasts (FJ-6); after the tickets, unless they ended the game (FJ-7)."""
        if self.golden() or self.bonus[self.seat] or sum(self.bonus) == self.rules["bonus_tickets"]:
            return
        if any(not self.reach(self.seat, east).isdisjoint(self.board.west) for east in self.board.east):
            chance.happen("bonus", "FJ-6")
            self.bonus[self.seat] = 1

    def end_turn(self) -> None:
        """The game ends (FJ-8, FJ-9, FJ-10), or the next seat is to act (C-1)."""
        if self.golden():
            self.reason = "six-tickets"
        elif self.pieces[self.seat] == 0:
            self.reason = "out-of-pieces"
        elif self.idle == self.rules["stalemate_rounds"] * self.players:
            self.reason = "stalemate"
        self.seat = (self.seat + 1) % self.players

    def scores(self) -> list[dict[str, Any]]:
        return [{"completed": self.completed(seat), "bonus": self.bonus[seat]} for seat in range(self.players)]

    def winners(self) -> tuple[list[int], str]:
        """Six tickets (FJ-8), which nobody else can have; or else most completed tickets, ties share (FJ-9, FJ-10)."""
        counts = [self.completed(seat) for seat in range(self.players)]
        rule = "FJ-8" if self.reason == "six-tickets" else "FJ-9"
        return [seat for seat, count in enumerate(counts) if count == max(counts)], rule
