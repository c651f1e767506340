"""What a tunnel is likely to cost, whether to try one, and whether to pay (EU-11 to EU-17)."""

from __future__ import annotations

from wayfare.bots.kernel.paths import most_of_one
from wayfare.bots.kernel.workspace import Prices
from wayfare.compiling import rule
from wayfare.engine.kernel.payments import payment_offset
from wayfare.engine.kernel.routes import is_tunnel
from wayfare.engine.state import ANY_COLOUR, EMPTY, KINDS, NOBODY, WILD, WITHDRAW, GameTables, State

LEAST_TUNNEL_CHANCE = 60  # percent: try a tunnel only if getting it is so likely
EXTRA_CARD_PAIN, EXTRA_WILD_PAIN = 9, 20  # what paying a card more costs, and a wild one
RETRY_PAIN = 45  # what trying again on another turn costs


@rule
def weigh_tunnels(game: GameTables, state: State, prices: Prices) -> None:
    """Work out how likely a card turned up is to cost one more, by the colour laid down, given the cards in sight."""
    if game.tunnel_cards == 0:
        return
    total = 0
    for card in range(KINDS):
        unseen = game.cards[card] - state.discards[card]
        for seat in range(state.players):
            unseen -= state.hand[seat, card]
        prices.unseen[card] = unseen
        total += unseen
    for index in range(game.market):
        if state.row[index] != EMPTY:
            prices.unseen[state.row[index]] -= 1
            total -= 1
    for colour in range(game.colours):
        prices.tunnel_odds[colour] = 100 * (prices.unseen[colour] + prices.unseen[WILD]) // max(1, total)


@rule
def extra_cost(game: GameTables, state: State, seat: int, prices: Prices, route: int, card: int) -> int:
    """The price of the cards that a tunnel is likely to cost on top of its length."""
    if not is_tunnel(game, route):
        return 0
    return game.tunnel_cards * card * tunnel_odds(game, state, seat, prices, route) // 100


@rule
def tunnel_odds(game: GameTables, state: State, seat: int, prices: Prices, route: int) -> int:
    """How likely each card turned up is to cost one more, in percent; for a gray one, with the seat's best colour."""
    if game.colour[route] != ANY_COLOUR:
        return prices.tunnel_odds[game.colour[route]]
    most, odds = -1, 0
    for colour in range(game.colours):
        if state.hand[seat, colour] > most:
            most, odds = state.hand[seat, colour], prices.tunnel_odds[colour]
    return odds


@rule
def chance_through(game: GameTables, state: State, seat: int, prices: Prices, route: int) -> int:
    """How likely the seat is to get a tunnel that it can pay for, in percent: with its spare cards and wild cards."""
    colour = game.colour[route]
    cards = most_of_one(game, state, seat) if colour == ANY_COLOUR else state.hand[seat, colour]
    spare = cards + state.hand[seat, WILD] - game.length[route]
    odds = tunnel_odds(game, state, seat, prices, route) / 100.0
    term = (1.0 - odds) ** game.tunnel_cards
    total = term
    for due in range(1, min(spare, game.tunnel_cards) + 1):
        term *= odds / max(0.01, 1.0 - odds) * (game.tunnel_cards - due + 1) / due
        total += term
    return int(100.0 * total)


@rule
def worth_trying(game: GameTables, state: State, seat: int, prices: Prices, route: int) -> bool:
    """Is the route no tunnel, or one that the seat is likely enough to get? On its last turn any chance will do."""
    if state.turns_left > 0 or not is_tunnel(game, route):
        return True
    return chance_through(game, state, seat, prices, route) >= LEAST_TUNNEL_CHANCE


@rule
def pay_or_withdraw(game: GameTables, state: State) -> int:
    """Pay what a tunnel costs with the fewest wild cards, unless that hurts more than trying again on another turn."""
    seat = state.turn
    colour, due, wilds = game.action_card[state.tunnel], state.due, state.hand[seat, WILD]
    used = due if colour == WILD else max(0, due - state.hand[seat, colour])
    if used > wilds:
        return game.first[WITHDRAW]
    pain = EXTRA_CARD_PAIN * (due - used) + EXTRA_WILD_PAIN * used
    if state.turns_left == NOBODY and pain > RETRY_PAIN:
        return game.first[WITHDRAW]
    return game.pay[due - 1] + payment_offset(game.colours, due, 0, colour, used)
