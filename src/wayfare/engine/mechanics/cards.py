"""Drawing cards: from the deck, or face up from the market. The rules are in kernel/cards.py."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from wayfare.engine.board import Board
from wayfare.engine.mechanics.entries import (
    ActionEntry,
    EventEntry,
    Fields,
    Mechanic,
    PhaseEntry,
    Refusal,
    RefusalEntry,
)
from wayfare.engine.payment import colours
from wayfare.engine.state import NEXT_CARD, WILD, State

if TYPE_CHECKING:
    from wayfare.engine.actions import Action
    from wayfare.engine.game import Game

SECOND_CARD_FIRST = RefusalEntry("second-card-first", "NY-8", "You must draw another card first")
NO_CARDS_IN_DECK = RefusalEntry("no-cards-in-deck", "C-6", "There are no cards in the deck")
MARKET_WILD_SECOND = RefusalEntry("market-wild-second", "NY-6", "A face-up {card} cannot be the second card")
NOT_IN_MARKET = RefusalEntry("not-in-market", "NY-4", "There is no {card} card face up")


def draws(board: Board) -> Iterator[Fields]:
    """From the deck, then each card of the market, the wild one last (NY-4); all of a turn at once (FJ-2)."""
    if not board.rules.draws_singly:
        yield {}
        return
    yield {"source": "deck"}
    for card in (*colours(board), board.wild):
        yield {"source": "market", "card": card}


def no_draw(game: Game, state: State, action: Action) -> Refusal:
    if action.card is None:
        return NO_CARDS_IN_DECK.of("" if game.board.rules.draws_singly else "FJ-2")
    if state.phase == NEXT_CARD and action.card == game.board.wild and WILD in state.row:
        return MARKET_WILD_SECOND.of(card=action.card)
    return NOT_IN_MARKET.of(card=action.card)


MECHANIC = Mechanic(
    actions=(ActionEntry("draw", ("turn", "next-card"), draws, no_draw, group="draws", tells=True, help="draw"),),
    events=(
        EventEntry("drew", "card", secret=True, chance=True, fresh=True),
        EventEntry("refilled", "card", chance=True, fresh=True, told="cli-turned-up"),
        EventEntry("reset", "discarded", fresh=True, told="cli-reset"),
        EventEntry("reshuffled", "cards", told="log-reshuffled"),
    ),
    phases=(PhaseEntry("next-card", "draw another card", lambda state: SECOND_CARD_FIRST.of()),),
    refusals=(SECOND_CARD_FIRST, NO_CARDS_IN_DECK, MARKET_WILD_SECOND, NOT_IN_MARKET),
)
