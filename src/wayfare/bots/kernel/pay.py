"""The least painful payment for a route, and the most useful card to draw."""

from __future__ import annotations

from wayfare.bots.kernel.paths import missing_cards, most_of_one
from wayfare.bots.kernel.workspace import Plan
from wayfare.compiling import rule
from wayfare.engine.kernel.payments import payment_offset
from wayfare.engine.kernel.sets import NONE, drop_lowest, lowest
from wayfare.engine.state import ANY_COLOUR, DRAW, EMPTY, TURN, WILD, WORDS, GameTables, State

NO_CHOICE = -1  # no action, or no route


@rule
def cheapest_payment(game: GameTables, state: State, plan: Plan, route: int) -> int:
    """Claim an affordable route with the fewest wild cards; a gray one with the colour needed least."""
    seat = state.turn
    length, wilds = game.length[route], state.hand[seat, WILD]
    if game.colour[route] != ANY_COLOUR:
        cards = state.hand[seat, game.colour[route]]
        return payment(game, route, 0, length, max(game.wilds[route], length - cards))
    best, best_pain, best_used = NO_CHOICE, 1 << 20, length
    for colour in range(game.colours):
        cards = state.hand[seat, colour]
        used = max(game.wilds[route], length - cards)
        if used < length and used <= wilds:
            spent = length - used
            short = max(0, plan.need[colour] - (cards - spent))
            pain = 10 * used + 4 * short + max(0, 3 - cards)
            if pain < best_pain:
                best, best_pain, best_used = colour, pain, used
    return payment(game, route, max(best, 0), length, best_used)


@rule
def payment(game: GameTables, route: int, colour_index: int, length: int, wilds: int) -> int:
    taken = game.colours if game.colour[route] == ANY_COLOUR else 1
    return game.claim[route] + payment_offset(taken, length, game.wilds[route], colour_index, wilds)


@rule
def best_draw(game: GameTables, state: State, plan: Plan) -> int:
    """Draw the face-up card the plan needs most; if there is none, draw from the deck."""
    if game.draws_singly == 0:
        return game.first[DRAW] if state.deck_size > 0 else NO_CHOICE
    best, best_gain, wild_up = NO_CHOICE, 0, False
    for index in range(game.market):
        card = state.row[index]
        if card == WILD:
            wild_up = True
        elif card != EMPTY:
            gain = draw_gain(game, state, plan, card)
            if gain > best_gain:
                best, best_gain = card, gain
    if best != NO_CHOICE:
        return game.draw_market + best
    if wild_up and state.phase == TURN and (one_short(game, state, plan) or state.deck_size == 0):
        return game.draw_wild
    if state.deck_size > 0:
        return game.first[DRAW]
    for index in range(game.market):
        card = state.row[index]
        if card != EMPTY and card != WILD:
            return game.draw_market + card
    return NO_CHOICE


@rule
def draw_gain(game: GameTables, state: State, plan: Plan, card: int) -> int:
    """How much a card of this colour advances the plan; routes that are nearly affordable count more."""
    seat = state.turn
    gain = 0
    for word in range(WORDS):
        left = plan.routes[word]
        while left != NONE:
            route = 64 * word + lowest(left)
            left = drop_lowest(left)
            short = missing_cards(game, state, seat, route)
            if short == 0:
                continue
            if game.colour[route] == card:
                gain = max(gain, 100 // short + game.length[route])
            elif game.colour[route] == ANY_COLOUR and state.hand[seat, card] >= most_of_one(game, state, seat):
                gain = max(gain, 60 // short + game.length[route])
    return gain


@rule
def one_short(game: GameTables, state: State, plan: Plan) -> bool:
    """Would one wild card pay for a planned route?"""
    for word in range(WORDS):
        left = plan.routes[word]
        while left != NONE:
            if missing_cards(game, state, state.turn, 64 * word + lowest(left)) == 1:
                return True
            left = drop_lowest(left)
    return False
