"""Tunnels: the cards turned up for one, what they cost, and paying it or withdrawing.

While the seat decides, `state.tunnel` is its claim. The cards laid down and those turned up belong to nobody: a
reshuffle passes them by.
"""

from __future__ import annotations

from wayfare.compiling import rule
from wayfare.engine.kernel.cards import discard, lay_down, reshuffle, settle, spend, take_back, top_card
from wayfare.engine.kernel.log import emit
from wayfare.engine.kernel.payments import payments
from wayfare.engine.kernel.routes import place
from wayfare.engine.kernel.spans import At, span
from wayfare.engine.state import EMPTY, NOBODY, REVEALED, WILD, WITHDRAW, GameTables, Log, Spans, State


@rule
def enter(game: GameTables, state: State, action: int, log: Log | None) -> None:
    """Lay down the cards for a tunnel and turn up the top of the deck (EU-11, EU-12). `state.due` says what it costs.

    A card costs one more if it's of the colour laid down, or wild (EU-13); with nothing but wild cards laid down, that
    colour is WILD itself.
    """
    seat, colour, wilds = state.turn, game.action_card[action], game.action_wilds[action]
    state.tunnel = action
    lay_down(state, seat, colour, game.length[game.action_route[action]] - wilds)
    lay_down(state, seat, WILD, wilds)
    state.due = 0
    for i in range(game.tunnel_cards):
        if state.deck_size > 0:
            card = top_card(state)
            state.turned[i] = card
            state.due += (card == colour) | (card == WILD)
            emit(log, REVEALED, card)
            reshuffle(state, log)


@rule
def prices(game: GameTables, state: State, spans: Spans, at: At) -> At:
    """Every way to pay what a tunnel costs, and withdrawing (EU-14, EU-15)."""
    colour, due, wilds = game.action_card[state.tunnel], state.due, state.hand[state.turn, WILD]
    first = game.pay[due - 1]
    if colour != WILD:
        cards = state.hand[state.turn, colour]
        at = payments(first + due * colour, due, 0, cards, min(due - 1, wilds), spans, at)
    at = span(spans, at, first + due * game.colours, wilds >= due)
    return span(spans, at, game.first[WITHDRAW], 1)


@rule
def pay_due(game: GameTables, state: State, action: int, log: Log | None) -> None:
    """Add the cards that are due, and claim the tunnel (EU-15)."""
    wilds = game.action_wilds[action]
    spend(state, state.turn, game.action_card[action], state.due - wilds)
    spend(state, state.turn, WILD, wilds)
    break_through(game, state, log)


@rule
def break_through(game: GameTables, state: State, log: Log | None) -> None:
    """Claim the tunnel: its cards are discarded together, then come the deck and the market (EU-16)."""
    action = state.tunnel
    route, wilds = game.action_route[action], game.action_wilds[action]
    place(game, state, state.turn, route)
    discard(state, game.action_card[action], game.length[route] - wilds)
    discard(state, WILD, wilds)
    leave(game, state, log)


@rule
def withdraw(game: GameTables, state: State, log: Log | None) -> None:
    """Take back the cards laid down; nothing is claimed (EU-15)."""
    action = state.tunnel
    wilds = game.action_wilds[action]
    take_back(state, state.turn, game.action_card[action], game.length[game.action_route[action]] - wilds)
    take_back(state, state.turn, WILD, wilds)
    leave(game, state, log)


@rule
def leave(game: GameTables, state: State, log: Log | None) -> None:
    """Discard the cards turned up (EU-16)."""
    for i in range(game.tunnel_cards):
        if state.turned[i] != EMPTY:
            discard(state, state.turned[i], 1)
            state.turned[i] = EMPTY
    state.tunnel = NOBODY
    state.due = 0
    settle(game, state, log)
