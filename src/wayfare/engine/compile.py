"""Compiles a board into the record that the kernel reads."""

from __future__ import annotations

from typing import Any

import numpy as np

from wayfare.engine import state
from wayfare.engine.actions import Action, colours
from wayfare.engine.board import GRAY, Board, PointsRules
from wayfare.engine.lists import ACTION_KINDS
from wayfare.engine.state import GAME, LENGTH, NOBODY, WILD, Raw


def compile_game(board: Board, actions: tuple[Action, ...]) -> Raw:
    """The game as the kernel's record, read-only."""
    array = np.zeros(1, GAME)
    game = array[0]
    _fill_rules(game, board)
    _fill_map(game, board)
    _fill_actions(game, board, actions)
    raw = array.view(np.uint8)
    raw.flags.writeable = False
    return raw


def _fill_rules(game: Any, board: Board) -> None:
    """Every number of the rules has a field of the same name; those of the other goal stay 0."""
    game.goal = state.POINTS if isinstance(board.rules, PointsRules) else state.RACE
    game.colours = len(colours(board))
    for kind, colour in enumerate(colours(board)):
        game.cards[kind] = board.cards[colour]
    game.cards[WILD] = board.cards[board.wild]
    for field in board.rules.__struct_fields__:
        if field == "route_points":
            game.route_points[1 : 1 + len(board.rules.route_points)] = board.rules.route_points  # type: ignore[union-attr]
        elif field != "players":
            game[field] = getattr(board.rules, field)


def _fill_map(game: Any, board: Board) -> None:
    index = {location.id: n for n, location in enumerate(board.map.locations)}
    for n, location in enumerate(board.map.locations):
        game.attractions |= np.uint64(location.attraction) << np.uint64(n)
        game.east |= np.uint64(location.coast == "east") << np.uint64(n)
        game.west |= np.uint64(location.coast == "west") << np.uint64(n)
    game.routes = len(board.map.routes)
    for n, route in enumerate(board.map.routes):
        colour = state.GRAY if route.colour == GRAY else colours(board).index(route.colour)
        game.length[n], game.colour[n] = route.length, colour
        game.end_a[n], game.end_b[n] = index[route.a], index[route.b]
        game.all_routes[n // 64] |= np.uint64(1 << n % 64)
        for reach in range(route.length, LENGTH + 1):
            game.reach[colour, reach, n // 64] |= np.uint64(1 << n % 64)
        twins = [
            m for m, other in enumerate(board.map.routes) if m != n and route.double and other.double == route.double
        ]
        game.twin[n] = twins[0] if twins else NOBODY
    game.tickets = len(board.map.tickets)
    for n, ticket in enumerate(board.map.tickets):
        game.ticket_a[n], game.ticket_b[n], game.ticket_points[n] = index[ticket.a], index[ticket.b], ticket.points
        game.all_tickets[n // 64] |= np.uint64(1 << n % 64)


def _fill_actions(game: Any, board: Board, actions: tuple[Action, ...]) -> None:
    """The first action of each kind, and what each action does."""
    cards = {card: n for n, card in enumerate(colours(board))} | {board.wild: WILD}
    routes = {route.id: n for n, route in enumerate(board.map.routes)}
    game.actions = len(actions)
    firsts: dict[tuple[str, object], int] = {}
    for action in actions:
        n = action.index
        game.action_kind[n] = ACTION_KINDS.index(action.kind)
        if action.card:
            game.action_card[n] = cards[action.card]
        if action.route:
            game.action_route[n] = routes[action.route]
            game.action_card[n] = cards[action.cards[0][0]]
            game.action_wilds[n] = dict(action.cards).get(board.wild, 0)
        firsts.setdefault((action.kind, action.source or action.route or len(action.tickets)), n)
    game.draw_deck = 0
    game.draw_market = firsts.get(("draw", "market"), 0)
    game.draw_wild = game.draw_market + game.colours
    game.take_tickets = firsts.get(("tickets", 0), 0)
    game.swap = firsts.get(("swap", 0), 0)
    game.pass_ = firsts["pass", 0]
    for route_id, n in routes.items():
        game.claim[n] = firsts["claim", route_id]
    for count in range(1, state.SLOTS + 1):
        game.keep[count - 1] = firsts.get(("keep", count), 0)
