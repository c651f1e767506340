"""Compiles a board into the record that the kernel reads."""

from __future__ import annotations

from math import comb
from typing import Any

import numpy as np

from wayfare.compiling.records import Raw
from wayfare.engine import state
from wayfare.engine.actions import ActionSpace
from wayfare.engine.board import GRAY_ROUTE, TRAITS, Board
from wayfare.engine.lists import ACTION_KINDS, TIE_BREAKS
from wayfare.engine.payment import colours
from wayfare.engine.state import MAX_LENGTH, NOBODY, SLOTS, TICKETS, WILD, GameTables


def compile_game(board: Board, actions: ActionSpace) -> Raw:
    """The game as the kernel's record, read-only."""
    array = np.zeros(1, GameTables.dtype)
    game = array[0]
    _fill_rules(game, board)
    _fill_map(game, board)
    _fill_tickets(game, board)
    _fill_actions(game, board, actions)
    raw = array.view(np.uint8)
    raw.flags.writeable = False
    return raw


def _fill_rules(game: Any, board: Board) -> None:
    """Nearly every number of the rules has a field of the same name; those of another goal stay 0."""
    rules = board.rules
    for trait in TRAITS:
        game[trait] = getattr(rules, trait)
    game.colours = len(colours(board))
    for kind, colour in enumerate(colours(board)):
        game.cards[kind] = board.cards[colour]
    game.cards[WILD] = board.cards[board.wild]
    for field in rules.__struct_fields__:
        if isinstance(getattr(rules, field), int):
            game[field] = getattr(rules, field)
    _fill_tie_breaks(game, rules.tie_breaks)
    game.route_points[1 : 1 + len(rules.route_points)] = rules.route_points
    game.station_cost[: len(rules.station_cost)] = rules.station_cost
    game.tickets_kept_at_start = rules.tickets_kept_at_start or rules.tickets_kept
    game.unkept_removed = rules.unkept_at_start == "removed"


def _fill_tie_breaks(game: Any, tie_breaks: tuple[str, ...]) -> None:
    game.tie_breaks = len(tie_breaks)
    game.tie_break[: len(tie_breaks)] = [TIE_BREAKS.index(code) for code in tie_breaks]
    game.longest = game.longest_points > 0 or "longest" in tie_breaks


def _fill_map(game: Any, board: Board) -> None:
    index = {location.id: n for n, location in enumerate(board.map.locations)}
    game.locations = len(index)
    for n, location in enumerate(board.map.locations):
        game.attractions |= np.uint64(location.attraction) << np.uint64(n)
        game.east |= np.uint64(location.coast == "east") << np.uint64(n)
        game.west |= np.uint64(location.coast == "west") << np.uint64(n)
    game.routes = len(board.map.routes)
    for n, route in enumerate(board.map.routes):
        word, bit = n // 64, np.uint64(1 << n % 64)
        colour = state.ANY_COLOUR if route.colour == GRAY_ROUTE else colours(board).index(route.colour)
        game.length[n], game.colour[n], game.wilds[n] = route.length, colour, route.wilds
        game.end_a[n], game.end_b[n] = index[route.a], index[route.b]
        game.all_routes[word] |= bit
        game.gray_routes += colour == state.ANY_COLOUR
        if route.tunnel:
            game.tunnels[word] |= bit
        game.reach[colour, route.length :, word] |= bit
        game.more_wilds[: route.wilds, word] |= bit
        twins = [
            m for m, other in enumerate(board.map.routes) if m != n and route.double and other.double == route.double
        ]
        game.twin[n] = twins[0] if twins else NOBODY


def _fill_tickets(game: Any, board: Board) -> None:
    index = {location.id: n for n, location in enumerate(board.map.locations)}
    game.tickets = len(board.map.tickets)
    game.long_tickets = sum(ticket.long for ticket in board.map.tickets)
    for n, ticket in enumerate(board.map.tickets):
        game.ticket_a[n], game.ticket_b[n], game.ticket_points[n] = index[ticket.a], index[ticket.b], ticket.points
        game.all_tickets[n // 64] |= np.uint64(1 << n % 64)


def _fill_actions(game: Any, board: Board, actions: ActionSpace) -> None:
    """The first action of each kind, and what each action does."""
    cards = {card: n for n, card in enumerate(colours(board))} | {board.wild: WILD}
    routes = {route.id: n for n, route in enumerate(board.map.routes)}
    locations = {location.id: n for n, location in enumerate(board.map.locations)}
    firsts: dict[tuple[str, object], int] = {}
    for action in reversed(actions.listed):
        game.first[ACTION_KINDS.index(action.kind)] = action.index
    for action in actions.listed:
        n = action.index
        game.action_kind[n] = ACTION_KINDS.index(action.kind)
        if action.card:
            game.action_card[n] = cards[action.card]
        if action.route:
            game.action_route[n] = routes[action.route]
        if action.location:
            game.action_route[n] = locations[action.location]
        if action.payment:
            game.action_card[n], game.action_wilds[n] = cards[action.payment.colour], action.payment.wilds
        amount = action.payment.size if action.payment else 0
        firsts.setdefault((action.kind, action.source or action.route or amount), n)
    game.draw_market = firsts.get(("draw", "market"), 0)
    game.draw_wild = game.draw_market + game.colours
    for route_id, n in routes.items():
        game.claim[n] = firsts["claim", route_id] - int(game.wilds[n])
    for due in range(1, MAX_LENGTH + 1):
        game.pay[due - 1] = firsts.get(("pay", due), 0)
    for built in range(state.STATIONS):
        game.station[built] = firsts.get(("station", int(game.station_cost[built])), 0)
    _fill_keeps(game, actions)


def _fill_keeps(game: Any, actions: ActionSpace) -> None:
    game.keeps = len(actions.listed)
    game.actions = len(actions)
    for (long, others), first in actions.keeps.blocks.items():
        game.keep[long, others] = game.keeps + first
    game.combinations[:] = [[comb(n, k) for k in range(SLOTS + 1)] for n in range(TICKETS + 1)]
