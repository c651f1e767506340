"""NY-1 to NY-3: the box, the deal, and the first tickets."""

from __future__ import annotations

import json
from collections import Counter

import msgspec
import pytest
from state_of import state_of

from rules.table import Table
from wayfare import load
from wayfare.engine.game import Game
from wayfare.engine.match import Match

COLOURS = ("blue", "green", "black", "pink", "red", "orange")


def deal(players: int = 2, seed: int = 1) -> Match:
    return load("new-york").new_match(players, seed=seed)


def keep(match: Match, *tickets: str) -> None:
    match.play(match.game.action(" ".join(["keep", *tickets])))


def taxis(cards: list[str]) -> int:
    return cards.count("taxi")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ny_1_44_cards_15_pieces_18_tickets(players: int) -> None:
    match = deal(players)
    cards = Counter(match.view(None).market) + Counter(match.view(None).discards)
    for seat in range(players):
        cards += Counter(match.view(seat).hand)
    deck = {match.game.names.cards[kind]: int(count) for kind, count in enumerate(state_of(match).deck) if count}
    assert cards + Counter(deck) == {**dict.fromkeys(COLOURS, 6), "taxi": 8}
    table = match.view(None).to_dict()
    assert [seat["pieces"] for seat in table["seats"]] == [15] * players
    assert table["ticket_deck"] + 2 * players == 18
    assert len(set(match.game.names.tickets)) == 18


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ny_2_two_cards_each_and_five_face_up(players: int) -> None:
    match = deal(players)
    assert [sum(match.view(seat).hand.values()) for seat in range(players)] == [2] * players
    assert len(match.view(None).market) == 5
    assert None not in match.view(None).market
    if not match.start["events"]:
        assert match.view(None).to_dict()["deck"] == 44 - 5 - 2 * players


def test_ny_2_nobody_knows_the_cards_that_were_dealt() -> None:
    match = deal()
    assert [seat["known"] for seat in match.view(None).to_dict()["seats"]] == [{}, {}]
    assert sum(match.view(1).state.hand[0]) == 0


def test_ny_2_a_first_market_with_three_taxis_is_replaced() -> None:
    again = 0
    for seed in range(120):
        match = deal(seed=seed)
        discarded = [event["discarded"] for event in match.start["events"] if event["event"] == "reset"]
        assert all(len(row) == 5 and taxis(row) >= 3 for row in discarded)
        assert match.view(None).discards == Counter(card for row in discarded for card in row)
        assert taxis(match.start["market"]) < 3 or len(discarded) == 3
        assert match.start["market"] == match.view(None).market
        again += bool(discarded)
    assert again > 0


def test_ny_2_the_first_market_is_replaced_within_ny_10() -> None:
    """With a box of little but taxis, three times and no more."""
    board = load("new-york").board
    match = Game(msgspec.structs.replace(board, cards={**board.cards, "taxi": 80, "red": 1, "blue": 1})).new_match(
        seed=1
    )
    assert [event["event"] for event in match.start["events"]].count("reset") == 3
    assert taxis(match.start["market"]) >= 3
    assert match.view(None).to_dict()["deck"] == 106 - 4 - 20


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ny_3_all_tickets_are_dealt_before_anyone_chooses(players: int) -> None:
    match = deal(players)
    offers = [match.view(seat).offer for seat in range(players)]
    assert [len(offer) for offer in offers] == [2] * players
    assert len({ticket for offer in offers for ticket in offer}) == 2 * players
    assert match.start["tickets"] == offers


def test_ny_3_one_or_both_are_kept() -> None:
    match = deal()
    first, second = match.view(0).offer
    both = " ".join(sorted([first, second], key=match.game.names.tickets.index))
    assert {action.text for action in match.legal_actions()} == {f"keep {first}", f"keep {second}", f"keep {both}"}
    keep(match, first, second)
    assert set(match.view(0).tickets) == {first, second}
    assert match.view(0).offer == []


def test_ny_3_a_returned_ticket_goes_to_the_bottom() -> None:
    table = Table("new-york")
    table.match = deal(players=3)
    offers = [table.view(seat).offer for seat in range(3)]
    keep(table.match, offers[0][0])
    keep(table.match, *offers[1])
    keep(table.match, offers[2][1])
    assert table.view(0).tickets == [offers[0][0]]
    assert table.view(2).tickets == [offers[2][1]]
    assert table.bottom == [offers[0][1], offers[2][0]]
    assert table.view(None).to_dict()["ticket_deck"] == 14


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ny_3_choices_are_taken_in_seat_order_and_then_seat_0_begins(players: int) -> None:
    match = deal(players)
    for seat in range(players):
        assert match.turn == seat
        assert match.view(None).phase == "keep"
        keep(match, match.view(seat).offer[0])
    assert match.turn == 0
    assert match.view(None).phase == "turn"


def test_ny_3_choices_are_secret() -> None:
    match = deal()
    kept, returned = match.view(0).offer
    keep(match, kept)
    for reader in (1, None):
        told = json.dumps(match.view(reader).to_dict())
        assert kept not in told
        assert returned not in told
        assert match.view(reader).moves[0].action_dict() == {"action": "keep", "count": 1}
    assert match.view(0).moves[0].tickets == (kept,)


def test_ny_3_another_seat_s_offer_is_secret() -> None:
    match = deal()
    assert match.view(None).offer == []
    told = json.dumps(match.view(1).to_dict())
    assert all(ticket not in told for ticket in match.view(0).offer)


def test_ny_3_nothing_else_is_done_before() -> None:
    table = Table("new-york")
    table.match = deal()
    strange = next(name for name in table.game.names.tickets if name not in table.view(0).offer)
    assert table.refuses("draw deck") == "NY-3"
    assert table.refuses("tickets") == "NY-3"
    assert table.refuses("pass") == "NY-3"
    assert table.refuses(f"keep {strange}") == "NY-3"
    assert table.refuses(f"keep {strange} {table.view(0).offer[0]}") == "NY-3"
