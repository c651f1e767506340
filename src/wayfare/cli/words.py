"""A match in words, for the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wayfare.pictures import palette

if TYPE_CHECKING:
    from wayfare.engine import Board, Event, Move, Result, View


class Words:
    """Names of one board, in English."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.location = {location.id: location.name for location in board.map.locations}
        self.route_ends = {route.id: (route.a, route.b) for route in board.map.routes}
        self.ticket_ends = {ticket.id: (ticket.a, ticket.b) for ticket in board.map.tickets}

    def route(self, route: str) -> str:
        return " – ".join(self.location[end] for end in self.route_ends[route])

    def ticket(self, ticket: str) -> str:
        return " – ".join(self.location[end] for end in self.ticket_ends[ticket])

    def card(self, card: str) -> str:
        """A colour always comes with its symbol."""
        shown = palette.wild(card) if card == self.board.wild else palette.colour(card)
        return f"{card} {shown.char}"

    def cards(self, cards: dict[str, int]) -> str:
        return ", ".join(f"{count} {self.card(card)}" for card, count in cards.items()) or "nothing"

    def action(self, action: dict[str, Any]) -> str:
        match action["action"]:
            case "draw" if "card" in action:
                return f"takes {self.card(action['card'])} from the market"
            case "draw":
                return "draws from the deck"
            case "claim":
                return f"claims {self.route(action['route'])} with {self.cards(action['cards'])}"
            case "keep" if "tickets" in action:
                return f"keeps {', '.join(map(self.ticket, action['tickets']))}"
            case "keep":
                return f"keeps {action['count']} of the tickets"
            case "tickets":
                return "draws tickets"
            case "swap":
                return "swaps the tickets"
            case _:
                return "passes"

    def event(self, event: Event) -> str:
        match event.event:
            case "drew":
                return f"drew {self.card(event.card)}" if event.card else "drew a card"
            case "refilled":
                return f"{self.card(event.card or '')} is turned up"
            case "reset":
                return f"the market is replaced ({', '.join(map(self.card, event.discarded or ()))} discarded)"
            case "reshuffled":
                return f"the discards become the deck, {event.cards} cards"
            case "offered":
                return f"may choose from {', '.join(map(self.ticket, event.tickets or ())) or event.count}"
            case "returned":
                return f"puts back {self.ticket(event.ticket)}" if event.ticket else "puts a ticket back"
            case "drew-ticket":
                return f"draws the ticket {self.ticket(event.ticket)}" if event.ticket else "draws a ticket"
            case "completed":
                return f"completes {self.ticket(event.ticket or '')}"
            case "bonus":
                return "East to West! A bonus ticket"
            case _:
                return "the last round begins"

    def move(self, move: Move, name: str) -> str:
        told = [f"{name} {self.action(move.action_dict())}", *map(self.event, move.events)]
        return "; ".join(told) + "."

    def result(self, result: Result, names: list[str]) -> list[str]:
        winners = " and ".join(names[seat] for seat in result.winners)
        lines = [f"{winners} {'wins' if len(result.winners) == 1 else 'share the victory'} ({result.reason})."]
        for name, score in zip(names, result.scores, strict=True):
            if result.for_points:
                parts = f"routes {score.routes}, tickets {score.tickets}, attractions {score.attractions}"
                lines.append(f"  {name}: {score.total} points ({parts}), {score.completed} tickets completed")
            else:
                lines.append(f"  {name}: {score.completed} tickets completed{', bonus among them' * score.bonus}")
        return lines

    def table(self, view: View, names: list[str]) -> list[str]:
        """The public table, and the hand of the view's seat."""
        told = view.to_dict()
        lines = [f"Deck {told['deck']}, tickets left {told['ticket_deck']}, discards: {self.cards(told['discards'])}"]
        if told["market"]:
            lines.insert(0, "Market: " + ", ".join(self.card(card) if card else "–" for card in told["market"]))
        for name, seat in zip(names, told["seats"], strict=True):
            known = f" (at least {self.cards(seat['known'])})" if seat["known"] else ""
            routes = ", ".join(map(self.route, seat["routes"])) or "no routes yet"
            facts = f"{seat['hand']} cards{known}, {seat['pieces']} pieces, {seat['tickets']} tickets"
            lines.append(f"{name}: {facts}; {routes}")
        if view.seat is not None:
            lines.append(f"Your hand: {self.cards(told['hand'])}")
            lines.append(f"Your tickets: {', '.join(map(self.ticket, told['tickets'])) or 'none'}")
        return lines
