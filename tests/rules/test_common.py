"""C-1 to C-9: what holds in both games."""

from __future__ import annotations

import json

import pytest

from rules.table import Lay, Table
from wayfare import load
from wayfare.errors import WayfareError

GAMES = ("new-york", "first-journey-europe", "first-journey-usa")


@pytest.mark.parametrize("game", GAMES)
def test_c_1_two_to_four_may_play(game: str) -> None:
    for players in (2, 3, 4):
        assert len(load(game).new_match(players, seed=1).players) == players
    for players in (0, 1, 5):
        with pytest.raises(WayfareError, match="2 to 4 players"):
            load(game).new_match(players, seed=1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_c_1_turns_go_round_in_seat_order_from_seat_0(europe: Lay, players: int) -> None:
    table = europe(players)
    seats = []
    for _ in range(2 * players):
        seats.append(table.seat)
        table.play("draw")
    assert seats == [*range(players), *range(players)]


def test_c_1_a_turn_is_exactly_one_action(table: Table) -> None:
    table.hand(0, black=2).play("claim east-village-lower-east-side black")
    assert table.seat == 1


def test_c_1_an_action_of_another_game_is_no_action(table: Table) -> None:
    assert table.refuses(load("first-journey-europe").action("draw")) == "C-1"
    assert table.refuses(load("first-journey-europe").actions[-1]) == "C-1"


def test_c_2_a_claim_costs_as_many_cards_of_the_route_s_colour_as_it_has_spaces(table: Table) -> None:
    table.hand(0, red=3, blue=1)
    assert table.claims("lincoln-center-midtown-west") == {"red×2"}
    table.play("claim lincoln-center-midtown-west red×2")
    assert table.hand_of(0) == {"red": 1, "blue": 1}
    assert table.view().discards == {"red": 2}
    assert table.view().owner("lincoln-center-midtown-west") == 0


def test_c_2_too_few_cards_do_not_do(table: Table) -> None:
    table.hand(0, red=1)
    assert table.claims("lincoln-center-midtown-west") == set()
    assert table.refuses("claim lincoln-center-midtown-west red×2") == "C-2"
    assert table.refuses("claim lincoln-center-midtown-west red taxi") == "C-2"
    assert table.refuses("claim lincoln-center-midtown-west taxi×2") == "C-2"


def test_c_2_another_colour_does_not_do(table: Table) -> None:
    table.hand(0, blue=6, red=1)
    assert table.claims("lincoln-center-midtown-west") == set()


def test_c_2_wild_cards_replace_any_number_and_all_of_them_too(table: Table) -> None:
    table.hand(0, red=3, taxi=3)
    assert table.claims("chinatown-brooklyn-red") == {"red×3", "red×2 taxi×1", "red×1 taxi×2", "taxi×3"}
    table.play("claim chinatown-brooklyn-red red taxi×2")
    assert table.hand_of(0) == {"red": 2, "taxi": 1}
    assert table.view().discards == {"red": 1, "taxi": 2}


def test_c_2_wild_cards_alone_pay_for_any_colour(europe: Lay) -> None:
    table = europe().hand(0, locomotive=1)
    assert table.claims("riga-warsaw") == {"locomotive×1"}
    assert table.claims("rome-vienna") == set()
    table.play("claim riga-warsaw locomotive")
    assert table.hand_of(0) == {}


def test_c_2_one_piece_goes_on_each_space(table: Table) -> None:
    table.hand(0, pink=4).play("claim chelsea-soho pink×4")
    assert table.told(of=0)["pieces"] == 11
    assert table.told(of=1)["pieces"] == 15


def test_c_2_fewer_pieces_than_spaces_cannot_claim(table: Table) -> None:
    table.hand(0, pink=4, taxi=4).pieces(0, 3)
    assert table.claims("chelsea-soho") == set()
    assert table.claims("central-park-united-nations") != set()
    assert table.refuses("claim chelsea-soho pink×4") == "C-2"


def test_c_2_as_many_pieces_as_spaces_are_enough(table: Table) -> None:
    table.hand(0, pink=4).pieces(0, 4)
    assert table.claims("chelsea-soho") == {"pink×4"}


def test_c_2_a_claimed_route_stays_claimed(table: Table) -> None:
    table.hand(0, red=2).hand(1, red=2).play("claim lincoln-center-midtown-west red×2")
    assert table.refuses("claim lincoln-center-midtown-west red×2") == "C-2"
    table.play("draw deck", "draw deck")
    assert table.seat == 0
    assert table.refuses("claim lincoln-center-midtown-west red×2") == "C-2"
    assert table.view().owner("lincoln-center-midtown-west") == 0


def test_c_3_a_route_need_not_be_connected_to_what_the_player_owns(table: Table) -> None:
    table.owns(0, "lincoln-center-central-park").hand(0, blue=3)
    assert table.claims("wall-street-brooklyn-blue") == {"blue×3"}


def test_c_3_at_most_one_route_per_turn(table: Table) -> None:
    table.hand(0, black=1, blue=1).hand(1).play("claim east-village-lower-east-side black")
    assert table.seat == 1
    assert table.claims("lower-east-side-chinatown") == set()


def test_c_4_nobody_owns_both_halves_of_a_double(new_york: Lay) -> None:
    table = new_york(players=3).hand(0, red=3, orange=3).play("claim chinatown-brooklyn-red red×3")
    table.play("draw deck", "draw deck", "draw deck", "draw deck")
    assert table.seat == 0
    assert table.claims("chinatown-brooklyn-orange") == set()
    assert table.refuses("claim chinatown-brooklyn-orange orange×3") == "C-4"


def test_c_4_holds_in_first_journey_too(europe: Lay) -> None:
    table = europe().hand(0, black=1, green=1).play("claim amsterdam-berlin-black black", "draw")
    assert table.refuses("claim amsterdam-berlin-green green") == "C-4"


def test_c_5_there_is_no_limit_on_cards_in_hand(table: Table) -> None:
    table.hand(0, blue=5, green=5, black=5, pink=5, red=5).play("draw deck", "draw blue")
    assert sum(table.hand_of(0).values()) == 27


def test_c_5_hands_are_hidden_and_their_sizes_public(table: Table) -> None:
    table.hand(0, pink=4, taxi=1).hand(1, blue=2)
    for reader in (1, None):
        assert sum(table.view(reader).state.hand[0]) == 0
        assert table.told(of=0, to=reader)["hand"] == 5
        assert table.told(of=0, to=reader)["known"] == {}
    assert table.view(0).hand == {"pink": 4, "taxi": 1}
    assert table.view(None).hand == {}


def test_c_5_a_card_from_the_deck_is_its_drawer_s_secret(table: Table) -> None:
    table.deck(pink=5).play("draw deck")
    assert [event.card for event in table.view(0).events] == ["pink"]
    assert [event.card for event in table.view(1).events] == [None]
    assert [event.card for event in table.view(None).events] == [None]
    assert table.told(of=0, to=1)["known"] == {}


def test_c_5_a_card_taken_in_the_open_is_known_until_it_is_paid(table: Table) -> None:
    table.hand(0, red=1, black=1).market("red", "blue", "pink", "green", "black")
    table.play("draw red", "draw black")
    assert table.told(of=0, to=1)["known"] == {"red": 1, "black": 1}
    assert sum(table.view(1).state.hand[0]) == 2
    table.play("draw deck", "draw deck", "claim lincoln-center-midtown-west red×2")
    assert table.told(of=0, to=1)["known"] == {"black": 1}
    assert table.hand_of(0) == {"black": 2}


def test_c_5_a_card_paid_may_have_been_the_known_one(table: Table) -> None:
    table.hand(0, black=1).market("black", "red", "blue", "pink", "green").deck(orange=4)
    table.play("draw black", "draw deck", "draw deck", "draw deck", "claim east-village-lower-east-side black")
    assert table.told(of=0, to=1)["known"] == {}
    assert table.hand_of(0) == {"black": 1, "orange": 1}


def test_c_5_the_deck_is_hidden_from_everybody(table: Table) -> None:
    for reader in (0, 1, None):
        assert sum(table.view(reader).state.deck) == 0
        assert sum(table.view(reader).state.key) == 0
        assert sum(table.view(reader).state.block) == 0
    assert "seed" not in json.dumps(table.view(0).to_dict())


def test_c_6_discards_become_the_deck_when_a_draw_empties_it(table: Table) -> None:
    table.deck(red=1).discards(pink=2).play("draw deck")
    assert table.happened == ["drew red", "reshuffled 2"]
    assert table.view().discards == {}
    assert table.deck_size == 2
    table.play("draw deck")
    assert table.happened == ["drew pink"]


def test_c_6_discards_become_the_deck_when_the_market_empties_it(table: Table) -> None:
    table.market("red", "blue", "pink", "green", "black").deck(orange=1).discards(pink=2, taxi=1).play("draw red")
    assert table.happened == ["refilled orange", "reshuffled 3"]


def test_c_6_the_check_is_made_after_every_single_card(table: Table) -> None:
    """In the middle of filling the market, the five cards just thrown away come back."""
    table.market("red", "taxi", "taxi", "blue", "green").deck(taxi=1).discards(pink=3).play("draw red")
    assert table.happened[:7] == [
        "refilled taxi",
        "reshuffled 3",
        "reset taxi taxi taxi blue green",
        "refilled pink",
        "refilled pink",
        "refilled pink",
        "reshuffled 5",
    ]
    assert [event.event for event in table.events[7:]] == ["refilled", "refilled"]
    assert table.row[:3] == ["pink", "pink", "pink"]
    assert table.deck_size == 3
    assert table.view().discards == {}


def test_c_6_a_reset_with_an_empty_deck_shuffles_what_it_discards(table: Table) -> None:
    table.market("red", "taxi", "taxi", "blue", "green").deck(taxi=1).play("draw red")
    assert table.happened[:3] == ["refilled taxi", "reset taxi taxi taxi blue green", "reshuffled 5"]


def test_c_6_discards_become_the_deck_at_once_when_the_deck_was_empty(table: Table) -> None:
    table.hand(0, red=2).deck().play("claim lincoln-center-midtown-west red×2")
    assert table.happened == ["reshuffled 2"]
    assert table.deck_size == 2
    assert table.view().discards == {}


def test_c_6_while_the_deck_lasts_the_discards_stay(table: Table) -> None:
    table.hand(0, red=2).deck(blue=1).play("claim lincoln-center-midtown-west red×2")
    assert table.happened == []
    assert table.view().discards == {"red": 2}


def test_c_6_no_card_can_be_drawn_when_deck_and_discards_are_empty(table: Table) -> None:
    table.deck().market("red", "blue")
    assert table.legal() == {"draw red", "draw blue", "tickets"}
    assert table.refuses("draw deck") == "C-6"
    table.play("draw blue")
    assert table.happened == []
    assert table.row == ["red", None, None, None, None]


def test_c_6_the_market_is_refilled_as_soon_as_there_are_cards(table: Table) -> None:
    table.hand(0, blue=3).deck().market("red", None, "pink").play("claim wall-street-brooklyn-blue blue×3")
    assert table.happened == ["reshuffled 3", "refilled blue", "refilled blue", "refilled blue"]
    assert table.row == ["red", "blue", "pink", "blue", "blue"]
    assert "draw deck" not in table.legal()


def test_c_6_the_market_is_refilled_as_far_as_the_cards_go(table: Table) -> None:
    table.hand(0, black=1).deck().market("red").play("claim east-village-lower-east-side black")
    assert table.happened == ["reshuffled 1", "refilled black"]
    assert table.row == ["red", "black", None, None, None]
    assert table.deck_size == 0


def test_c_6_holds_between_the_cards_of_one_draw(europe: Lay) -> None:
    table = europe().deck(red=1).discards(blue=3).play("draw")
    assert table.happened == ["drew red", "reshuffled 3", "drew blue"]


def test_c_7_paid_cards_go_to_the_discards_together(table: Table) -> None:
    """Colour and wild card are one heap of three before anything is shuffled, and then the market is filled."""
    table.hand(0, blue=2, taxi=1).deck().market("red", "red", "pink", "pink")
    table.play("claim wall-street-brooklyn-blue blue×2 taxi")
    assert [event.event for event in table.events] == ["reshuffled", "refilled"]
    assert table.happened[0] == "reshuffled 3"
    assert table.deck_size == 2
    assert table.view().discards == {}


def test_c_7_a_full_market_is_left_alone(table: Table) -> None:
    row = table.row
    table.hand(0, red=2).play("claim lincoln-center-midtown-west red×2")
    assert table.happened == []
    assert table.row == row


def test_c_7_paid_cards_lie_open(europe: Lay) -> None:
    table = europe().hand(0, black=2, locomotive=1).play("claim kyiv-rostov black locomotive")
    assert table.view(None).discards == {"black": 1, "locomotive": 1}
    assert table.told(of=0)["hand"] == 1


def test_c_8_a_player_with_no_legal_action_passes(table: Table) -> None:
    table.deck().market().ticket_deck()
    assert table.legal() == {"pass"}
    assert table.play("pass").seat == 1


def test_c_8_a_player_with_no_legal_action_passes_in_first_journey_too(europe: Lay) -> None:
    table = europe().deck().ticket_deck().hand(0, red=1).owns(1, "athens-sarajevo", "barcelona-madrid-red")
    table.owns(1, "berlin-vienna-red", "riga-stockholm-red")
    assert table.legal() == {"pass"}
    assert table.play("pass").seat == 1


def test_c_8_nobody_passes_who_can_draw_a_card(table: Table) -> None:
    assert "pass" not in table.deck(red=1).market().ticket_deck().legal()
    assert table.refuses("pass") == "C-8"
    assert table.deck().market("taxi").legal() == {"draw taxi"}
    assert table.market(None, None, "red").legal() == {"draw red"}


def test_c_8_nobody_passes_who_can_claim_a_route(table: Table) -> None:
    table.deck().market().ticket_deck().hand(0, black=1)
    assert table.legal() == {"claim east-village-lower-east-side black×1", "claim midtown-west-times-square black×1"}
    assert table.refuses("pass") == "C-8"


def test_c_8_nobody_passes_who_can_take_tickets(table: Table, europe: Lay) -> None:
    assert table.deck().market().ticket_deck("chelsea-brooklyn").legal() == {"tickets"}
    assert table.refuses("pass") == "C-8"
    race = europe().deck().ticket_deck("rostov-vienna")
    assert race.legal() == {"swap"}
    assert race.refuses("pass") == "C-8"


def test_c_9_an_unbroken_chain_of_own_routes_completes_a_ticket(table: Table) -> None:
    table.tickets(0, "lower-east-side-wall-street").owns(0, "lower-east-side-chinatown").hand(0, pink=1)
    assert table.scores[0].completed == 0
    table.play("claim chinatown-wall-street-pink pink")
    assert table.scores[0].completed == 1


def test_c_9_the_last_link_may_be_in_the_middle(europe: Lay) -> None:
    table = europe().tickets(0, "brest-vienna", "ankara-moscow").owns(0, "brest-paris", "vienna-zurich-red")
    table.hand(0, white=1).play("claim paris-zurich-white white")
    assert table.happened[0] == "completed brest-vienna"


def test_c_9_a_gap_leaves_it_open(europe: Lay) -> None:
    table = europe().tickets(0, "brest-vienna", "ankara-moscow").owns(0, "brest-paris")
    table.hand(0, red=2).play("claim vienna-zurich-red red×2")
    assert table.happened == []


def test_c_9_routes_of_others_join_nothing(europe: Lay) -> None:
    table = europe().tickets(0, "brest-vienna", "ankara-moscow").tickets(1, "berlin-madrid", "kyiv-zurich")
    table.owns(0, "brest-paris").owns(1, "vienna-zurich-red")
    table.hand(0, white=1).play("claim paris-zurich-white white")
    assert table.happened == []
    assert table.told(of=1)["completed"] == []


def test_c_9_a_link_claimed_by_another_joins_nothing(table: Table) -> None:
    table.tickets(0, "lower-east-side-wall-street").owns(0, "lower-east-side-chinatown")
    table.hand(1, pink=1).turn_of(1).play("claim chinatown-wall-street-pink pink")
    assert table.scores[0].completed == 0
