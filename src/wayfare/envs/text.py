"""Views and boards as plain text, for language models: the position, the legal actions in notation, and the map."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from wayfare.engine import Game, View
from wayfare.engine.board import Route
from wayfare.engine.mechanics import PHASE_ENTRIES
from wayfare.engine.state import NOBODY


def describe(view: View) -> str:
    """What a seat may know, then its legal actions, one per line. The answer should be one of those lines."""
    return "\n".join(_lines(view)) + "\n"


def describe_map(game: Game) -> str:
    """Everything printed on the board: every route and every ticket, one per line."""
    lines = [f"Routes of {game.name}:"]
    lines += [
        f"{r.id}: {r.a} to {r.b}, {r.colour}, {_count(r.length, 'space')}{_kind(r)}" for r in game.board.map.routes
    ]
    lines.append("Tickets:")
    for ticket in game.board.map.tickets:
        points = f", {_count(ticket.points, 'point')}" if game.board.rules.for_points else ""
        lines.append(f"{ticket.id}: {ticket.a} to {ticket.b}{points}")
    return "\n".join(lines) + "\n"


def _kind(route: Route) -> str:
    return ", tunnel" if route.tunnel else f", ferry with {_count(route.wilds, 'wild space')}" if route.wilds else ""


def _lines(view: View) -> Iterator[str]:
    state = view.state
    you = "You are watching." if view.seat is None else f"You are seat {view.seat}."
    yield f"{view.game.name}, {view.players} players. {you} {_turn(view)}"
    if view.market:
        yield f"Market: {', '.join(card or 'empty' for card in view.market)}"
    yield f"Deck: {state.deck_size}. Discards: {_cards(view.discards)}."
    yield f"Tickets in the deck: {view.ticket_deck}."
    if view.tunnel:
        tunnel = view.tunnel
        turned = ", ".join(tunnel.revealed)
        yield f"Tunnel: {tunnel.route}, laid down {_cards(tunnel.laid)}, turned up {turned}, {tunnel.due} more due."
    if view.stations is not None:
        built = ", ".join(f"{place} (seat {seat})" for place, seat in view.stations.items())
        yield f"Stations: {built or 'none'}."
    if state.turns_left != NOBODY:
        yield f"Last round: {_count(state.turns_left, 'turn')} left."
    for seat in range(view.players):
        yield _seat(view, seat)
    if view.seat is not None:
        yield f"Your hand: {_cards(view.hand)}"
        yield f"Your tickets: {', '.join(_ticket(view, ticket) for ticket in view.tickets) or 'none'}"
        if view.offer:
            yield f"Your offer: {', '.join(_ticket(view, ticket) for ticket in view.offer)}"
    if view.result is not None:
        yield f"Winners: {', '.join(f'seat {seat}' for seat in view.result.winners)} ({view.result.reason})."
    if view.legal_actions:
        yield "Legal actions:"
        yield from (action.text for action in view.legal_actions)


def _turn(view: View) -> str:
    if view.turn is None:
        return "The match is over."
    decision = PHASE_ENTRIES[view.phase].decision
    return f"Your decision: {decision}." if view.turn == view.seat else f"Seat {view.turn}'s decision: {decision}."


def _seat(view: View, seat: int) -> str:
    """What everyone may know about a seat (C-5, NY-15, FJ-5)."""
    state = view.state
    known = _known(view, seat)
    hand = _count(state.hand_size[seat], "card") + (f" (at least {_cards(known)})" if known else "")
    facts = [hand, _count(state.pieces[seat], "piece"), _count(state.ticket_count[seat], "ticket")]
    if view.stations is not None:
        facts.append(_count(state.stations_left[seat], "station") + " left")
    if view.result is not None and view.result.for_points:
        facts.append(_count(view.result.scores[seat].total, "point"))
    if view.game.board.rules.shows_completed:
        facts.append(f"{state.completed[seat]} completed{', including the bonus' if state.bonus[seat] else ''}")
    routes = [route for route, owner in view.owners.items() if owner == seat]
    return f"Seat {seat}: {', '.join(facts)}; routes: {', '.join(routes) or 'none'}"


def _known(view: View, seat: int) -> dict[str, int]:
    return {card: count for card, count in zip(view.game.names.cards, view.state.known[seat], strict=True) if count}


def _ticket(view: View, ticket: str) -> str:
    """A ticket, its points, and whether the seat's routes connect its ends."""
    board = view.game.board
    printed = board.map.tickets[view.game.names.tickets.index(ticket)]
    assert view.seat is not None
    group = view.state.group[view.seat]
    locations = [location.id for location in board.map.locations]
    a, b = locations.index(printed.a), locations.index(printed.b)
    notes = [_count(printed.points, "point")] if board.rules.for_points else []
    notes += ["joined"] if group[a] == group[b] else ["not joined"]
    return f"{ticket} ({', '.join(notes)})"


def _cards(cards: Mapping[str, int]) -> str:
    return ", ".join(f"{count} {card}" for card, count in cards.items()) or "none"


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"
