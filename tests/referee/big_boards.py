"""USA (US-1 to US-15) and Europe (EU-1 to EU-29): New York's rules with other numbers, and what they add."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from types import MappingProxyType
from typing import Any

from .board import Board, Payment, Route
from .chance import Chance
from .new_york import NewYork


class Usa(NewYork):
    """USA: tickets to keep at the start, and the longest path."""

    box, cards_dealt, tickets_dealt = "US-2", "US-3", "US-4"

    def keeps(self) -> set[str]:
        """At the start at least two (US-4, EU-4), later at least one (US-9); fewer if fewer are there (US-10)."""
        offer = sorted(self.offers[self.seat], key=self.board.order.__getitem__)
        least = self.rules["tickets_kept_at_start" if self.opening else "tickets_kept"]
        sizes = range(min(least, len(offer)), len(offer) + 1)
        return {" ".join(["keep", *kept]) for size in sizes for kept in combinations(offer, size)}

    def own(self, seat: int) -> list[Route]:
        return [self.board.routes[route] for route, owner in self.owner.items() if owner == seat]

    def paths(self) -> list[int]:
        return [longest_trail([(r.a, r.b, r.length) for r in self.own(seat)]) for seat in range(self.players)]

    def done_by(self, seat: int) -> set[str]:
        """The seat's completed tickets (C-9)."""
        return {ticket for ticket in self.held[seat] if self.joined(seat, ticket)}

    def scores(self) -> list[dict[str, Any]]:
        """Routes, tickets, the longest path (US-13, US-14)."""
        paths = self.paths()
        rows = []
        for seat in range(self.players):
            done = self.done_by(seat)
            row: dict[str, Any] = {
                "routes": sum(self.rules["route_points"][route.length - 1] for route in self.own(seat)),
                "tickets": self.ticket_points(seat, done),
                "longest": self.rules["longest_points"] * (paths[seat] == max(paths) > 0),
                **self.more_lines(seat),
            }
            rows.append(row | {"total": sum(row.values()), "completed": len(done), "path": paths[seat]})
        return rows

    def more_lines(self, seat: int) -> dict[str, int]:
        return {}

    def ticket_points(self, seat: int, done: set[str]) -> int:
        value = self.board.tickets
        return sum(value[t].points if t in done else -value[t].points for t in self.held[seat])

    def winners(self) -> tuple[list[int], str]:
        """Most points, most completed tickets, the longest path, together (US-15)."""
        ranks = [(row["total"], row["completed"], *self.tie(seat), row["longest"]) for seat, row in self.rows()]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)], "US-15"

    def rows(self) -> list[tuple[int, dict[str, Any]]]:
        return list(enumerate(self.scores()))

    def tie(self, seat: int) -> tuple[int, ...]:
        return ()


class Europe(Usa):
    """Europe: long tickets, tunnels, stations."""

    box, cards_dealt, tickets_dealt = "EU-2", "EU-3", "EU-4"
    rule_of = MappingProxyType({**NewYork.rule_of, "revealed": "EU-12", "removed": "EU-5"})

    def __init__(self, board: Board, players: int) -> None:
        super().__init__(board, players)
        self.stations: dict[str, int] = {}  # by location: whose
        self.tunnel: Payment | None = None  # the claim under way …
        self.turned: list[str] = []  # … the cards turned up for it …
        self.due = 0  # … and what they cost
        self.removed: list[str] = []  # tickets out of the game

    def deal_tickets(self, tickets: list[list[str]]) -> None:
        """One long ticket each, then three others; the long ones left are out of the game (EU-4, EU-5)."""
        for dealt in tickets:
            if [self.board.tickets[ticket].long for ticket in dealt] != [True, False, False, False]:
                raise self.fault("EU-4", f"one long ticket and then three others, not {dealt}")
        self.removed = [ticket for ticket in self.unseen if self.board.tickets[ticket].long]
        self.unseen = [ticket for ticket in self.unseen if not self.board.tickets[ticket].long]
        self.offers = tickets

    def give_back(self, ticket: str, rule: str, chance: Chance) -> None:
        """At the start what isn't kept is out of the game (EU-5); later it goes to the bottom (EU-24)."""
        if not self.opening:
            super().give_back(ticket, rule, chance)
            return
        chance.happen("removed", "EU-5", "ticket", (ticket,))
        self.removed.append(ticket)

    def legal(self) -> set[str]:
        if self.tunnel:
            return self.prices()
        actions = super().legal()
        if self.offers[self.seat] or self.drawn:
            return actions
        return (actions | self.sites()) - {"pass"} or {"pass"}

    def prices(self) -> set[str]:
        """Pay all that is due, in the colour laid down or with locomotives, or withdraw (EU-14, EU-15)."""
        assert self.tunnel
        return {"withdraw"} | {f"pay {cards}" for cards in self.affordable({self.tunnel.colour}, self.due)}

    def sites(self) -> set[str]:
        """Any location without a station; the next one costs more (EU-18, EU-19)."""
        built = sum(owner == self.seat for owner in self.stations.values())
        if built == self.rules["stations"]:
            return set()
        ways = self.affordable(set(self.board.cards), self.rules["station_cost"][built])
        return {f"station {spot} {cards}" for spot in self.board.spots if spot not in self.stations for cards in ways}

    def affordable(self, colours: set[str], count: int) -> list[str]:
        """Every way to pay so many cards of one of these colours, with locomotives for any of them or all."""
        hand, wild = self.hands[self.seat], self.board.wild
        ways = [f"{wild}×{count}"] if hand[wild] >= count else []
        for colour in colours - {wild}:
            ways += [
                f"{colour}×{count - wilds}" + (f" {wild}×{wilds}" if wilds else "")
                for wilds in range(count)
                if hand[colour] >= count - wilds and hand[wild] >= wilds
            ]
        return ways

    def against(self, action: str) -> str:
        verb = action.split()[0]
        if self.tunnel:
            return "EU-15"
        return {"pay": "EU-15", "withdraw": "EU-15", "station": "EU-18"}.get(verb) or super().against(action)

    def apply(self, action: str, chance: Chance) -> None:
        verb, *words = action.split()
        if verb == "claim" and self.board.payment[action].route.tunnel:
            self.enter(self.board.payment[action], chance)
        elif verb == "pay":
            self.spend(cards_of(words))
            self.break_through(chance)
        elif verb == "withdraw":
            self.hands[self.seat] = {c: n + self.laid()[c] for c, n in self.hands[self.seat].items()}
            self.leave(chance)
        elif verb == "station":
            self.stations[words[0]] = self.seat
            self.spend(cards_of(words[1:]))
            self.reshuffle(chance)
            self.refill("C-7", chance)
            self.end_turn(chance)
        else:
            super().apply(action, chance)

    def laid(self) -> Counter[str]:
        """The cards laid down for the tunnel."""
        if not self.tunnel:
            return Counter()
        return Counter({self.tunnel.colour: self.tunnel.plain}) + Counter({self.board.wild: self.tunnel.wilds})

    def enter(self, payment: Payment, chance: Chance) -> None:
        """Cards are laid down, three are turned up, and some of them cost one more each (EU-11 to EU-13)."""
        self.tunnel = payment
        for card, count in self.laid().items():
            self.hands[self.seat][card] -= count
        for _ in range(self.rules["tunnel_cards"]):
            if self.deck:
                self.turned.append(self.top_card("revealed", "EU-12", chance))
        costly = {self.board.wild, payment.colour}
        self.due = sum(card in costly for card in self.turned)
        if not self.due:
            self.break_through(chance)

    def spend(self, cards: Counter[str]) -> None:
        for card, count in cards.items():
            self.hands[self.seat][card] -= count
            self.discards[card] += count

    def break_through(self, chance: Chance) -> None:
        """The tunnel is claimed; all its cards are discarded together (EU-15, EU-16)."""
        assert self.tunnel
        seat, route = self.seat, self.tunnel.route
        self.owner[route.id] = seat
        self.links[seat][route.a].add(route.b)
        self.links[seat][route.b].add(route.a)
        self.pieces[seat] -= route.length
        self.discards += self.laid()
        self.leave(chance)

    def leave(self, chance: Chance) -> None:
        self.discards += Counter(self.turned)
        self.tunnel, self.turned, self.due = None, [], 0
        self.reshuffle(chance)
        self.refill("C-7", chance)
        self.end_turn(chance)

    def on_table(self, card: str) -> int:
        return self.laid()[card] + self.turned.count(card)

    def out_of_game(self) -> list[str]:
        return self.removed

    def options(self, seat: int, spot: str) -> list[str | None]:
        """What a station may use: nothing, or a route of an opponent that ends there (EU-20)."""
        return [None, *(r for r, o in self.owner.items() if o != seat and spot in self.board.routes[r][1:3])]

    def done_with(self, seat: int, lent: list[str]) -> set[str]:
        """The tickets that the seat completes with these routes besides its own (EU-25)."""
        added = [self.board.routes[route] for route in lent]
        added = [r for r in added if r.b not in self.links[seat].get(r.a, ())]
        for route in added:
            self.links[seat][route.a].add(route.b)
            self.links[seat][route.b].add(route.a)
        done = {ticket for ticket in self.held[seat] if self.joined(seat, ticket)}
        for route in added:
            self.links[seat][route.a].discard(route.b)
            self.links[seat][route.b].discard(route.a)
        return done

    def done_by(self, seat: int) -> set[str]:
        """With the best routes for the stations: by points, then by tickets (EU-21)."""
        own = [spot for spot, owner in self.stations.items() if owner == seat]
        ways = product(*(self.options(seat, spot) for spot in own))
        chosen = [self.done_with(seat, list(dict.fromkeys(r for r in way if r))) for way in ways]
        return max(chosen, key=lambda done: (self.ticket_points(seat, done), len(done)))

    def more_lines(self, seat: int) -> dict[str, int]:
        """Four points for every station not built (EU-23)."""
        left = self.rules["stations"] - sum(owner == seat for owner in self.stations.values())
        return {"stations": self.rules["station_points"] * left}

    def tie(self, seat: int) -> tuple[int, ...]:
        """Fewest stations built (EU-29)."""
        return (-sum(owner == seat for owner in self.stations.values()),)

    def disagreement(self, rows: list[dict[str, Any]]) -> str | None:
        """The scores must be these, and the routes lent must be possible and lead to them."""
        expected = self.scores()
        plain = [{field: value for field, value in row.items() if field != "lent"} for row in rows]
        if plain != expected:
            return f"the scores are {expected}, not {rows}"
        for seat, row in enumerate(rows):
            for spot, route in row["lent"].items():
                if self.stations.get(spot) != seat or route not in self.options(seat, spot):
                    return f"the station of seat {seat} in {spot} cannot use {route}"
            if self.ticket_points(seat, self.done_with(seat, list(row["lent"].values()))) != row["tickets"]:
                return f"the routes lent to seat {seat} do not lead to its score"
        return None


def cards_of(words: list[str]) -> Counter[str]:
    return Counter({card: int(count) for card, count in (word.split("×") for word in words)})


def longest_trail(edges: list[tuple[str, str, int]]) -> int:
    """The heaviest trail, by trying them all (US-14); a branch ends when even all that's left would not help."""
    best = 0
    at: dict[str, list[int]] = {}
    for number, (a, b, _) in enumerate(edges):
        at.setdefault(a, []).append(number)
        at.setdefault(b, []).append(number)

    def ahead(spot: str, used: set[int]) -> int:
        seen, waiting, found = {spot}, [spot], set[int]()
        while waiting:
            for number in at[waiting.pop()]:
                if number not in used and number not in found:
                    found.add(number)
                    new = {*edges[number][:2]} - seen
                    seen |= new
                    waiting += new
        return sum(edges[number][2] for number in found)

    def walk(spot: str, used: set[int], length: int) -> None:
        nonlocal best
        best = max(best, length)
        if length + ahead(spot, used) <= best:
            return
        for number in at[spot]:
            if number not in used:
                a, b, more = edges[number]
                walk(b if spot == a else a, used | {number}, length + more)

    for spot in at:
        walk(spot, set(), 0)
    return best
