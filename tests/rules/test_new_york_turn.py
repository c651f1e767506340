"""NY-4 to NY-15: the three actions of a turn."""

from __future__ import annotations

import json

import pytest

from rules.table import Lay, Table

COLOURS = ("blue", "green", "black", "pink", "red", "orange")


def test_ny_4_two_cards_are_drawn_one_after_the_other(table: Table) -> None:
    table.deck(orange=4).play("draw red")
    assert table.seat == 0
    assert table.view().phase == "next-card"
    table.play("draw deck")
    assert table.seat == 1
    assert table.hand_of(0) == {"red": 1, "orange": 1}


@pytest.mark.parametrize("first", ["draw deck", "draw red"])
@pytest.mark.parametrize("second", ["draw deck", "draw blue"])
def test_ny_4_each_card_comes_from_the_deck_or_the_market(table: Table, first: str, second: str) -> None:
    table.play(first)
    assert second in table.legal()
    assert table.play(second).seat == 1
    assert table.told(of=0)["hand"] == 2


def test_ny_4_a_card_from_the_market_is_replaced_at_once(table: Table) -> None:
    table.market("blue", "green", "red", "pink", "black").deck(orange=2).play("draw red")
    assert table.happened == ["refilled orange"]
    assert table.row == ["blue", "green", "orange", "pink", "black"]
    table.play("draw orange")
    assert table.row == ["blue", "green", "orange", "pink", "black"]
    assert table.hand_of(0) == {"red": 1, "orange": 1}


def test_ny_4_of_two_equal_cards_one_is_taken(table: Table) -> None:
    table.market("blue", "red", "green", "red", "black").deck(orange=2).play("draw red")
    assert table.row == ["blue", "orange", "green", "red", "black"]


def test_ny_4_only_what_lies_there_can_be_taken(table: Table) -> None:
    assert {f"draw {card}" for card in ("deck", "blue", "green", "black", "pink", "red")} < table.legal()
    assert table.refuses("draw orange") == "NY-4"
    assert table.refuses("draw taxi") == "NY-4"
    table.play("draw deck")
    assert table.refuses("draw orange") == "NY-4"
    assert table.refuses("draw taxi") == "NY-4"


def test_ny_4_a_colour_that_is_not_there_is_refused_as_such_beside_a_taxi(table: Table) -> None:
    table.market("taxi", "blue", "green", "pink", "black").deck(green=3).play("draw deck")
    assert table.refuses("draw orange") == "NY-4"


def test_ny_5_a_market_taxi_is_the_only_card_of_that_turn(table: Table) -> None:
    table.market("taxi", "red", "blue", "pink", "green").play("draw taxi")
    assert table.seat == 1
    assert table.hand_of(0) == {"taxi": 1}
    assert table.view().phase == "turn"


def test_ny_6_a_market_taxi_cannot_be_the_second_card(table: Table) -> None:
    table.market("taxi", "red", "blue", "pink", "green").play("draw red")
    assert "draw taxi" not in table.legal()
    assert table.refuses("draw taxi") == "NY-6"


def test_ny_6_nor_after_a_card_from_the_deck(table: Table) -> None:
    table.market("taxi", "red", "blue", "pink", "green").play("draw deck")
    assert "draw taxi" not in table.legal()
    assert table.refuses("draw taxi") == "NY-6"


def test_ny_6_nor_if_it_came_as_the_replacement(table: Table) -> None:
    table.deck(taxi=3).play("draw red")
    assert "taxi" in table.row
    assert table.refuses("draw taxi") == "NY-6"


def test_ny_6_the_next_player_may_take_it(table: Table) -> None:
    table.market("taxi", "red", "blue", "pink", "green").deck(green=4).play("draw red", "draw blue")
    assert "draw taxi" in table.legal()


def test_ny_7_a_taxi_drawn_blind_is_a_card_like_any_other(table: Table) -> None:
    table.deck(taxi=4).play("draw deck")
    assert table.seat == 0
    assert {"draw deck", "draw red"} <= table.legal()
    table.play("draw deck")
    assert table.seat == 1
    assert table.hand_of(0) == {"taxi": 2}


def test_ny_7_a_taxi_may_be_drawn_blind_as_the_second_card(table: Table) -> None:
    table.market("red", "blue", "pink", "green", "green").deck(taxi=4).play("draw deck", "draw red")
    assert table.seat == 1
    assert table.hand_of(0) == {"taxi": 1, "red": 1}


def test_ny_8_the_second_card_is_not_optional(table: Table) -> None:
    table.hand(0, black=1).play("draw red")
    assert all(action.startswith("draw") for action in table.legal())
    assert table.refuses("pass") == "NY-8"
    assert table.refuses("tickets") == "NY-8"
    assert table.refuses("claim east-village-lower-east-side black") == "NY-8"
    assert table.refuses("keep chelsea-brooklyn") == "NY-8"


def test_ny_8_the_turn_ends_when_nothing_is_left_to_take(table: Table) -> None:
    table.deck().market("red")
    assert "draw red" in table.legal()
    assert table.play("draw red").seat == 1
    assert table.row == [None] * 5


def test_ny_8_the_turn_ends_when_only_taxis_are_left_face_up(table: Table) -> None:
    assert table.deck().market("red", "taxi", "taxi").play("draw red").seat == 1


def test_ny_8_the_turn_ends_after_the_last_card_of_the_deck(table: Table) -> None:
    assert table.deck(red=1).market().play("draw deck").seat == 1


def test_ny_8_a_colour_face_up_must_be_taken(table: Table) -> None:
    table.deck().market("red", "taxi", "blue").play("draw red")
    assert table.seat == 0
    assert table.legal() == {"draw blue"}


def test_ny_8_a_card_in_the_deck_must_be_taken(table: Table) -> None:
    table.deck(red=2).market().play("draw deck")
    assert table.seat == 0
    assert table.legal() == {"draw deck"}


def test_ny_8_a_reshuffled_deck_must_be_taken_from(table: Table) -> None:
    table.deck(red=1).discards(blue=1).market().play("draw deck")
    assert table.legal() == {"draw deck"}


def test_ny_8_one_taxi_face_up_is_enough_to_draw(table: Table) -> None:
    table.deck().market("taxi")
    assert "draw taxi" in table.legal()
    assert table.play("draw taxi").seat == 1


def test_ny_9_three_taxis_face_up_are_replaced_with_the_whole_row(table: Table) -> None:
    table.market("red", "taxi", "taxi", "blue", "green").deck(taxi=1).discards(orange=6).play("draw red")
    assert table.happened == [
        "refilled taxi",
        "reshuffled 6",
        "reset taxi taxi taxi blue green",
        *["refilled orange"] * 5,
    ]
    assert table.row == ["orange"] * 5
    assert table.view().discards == {"taxi": 3, "blue": 1, "green": 1}


def test_ny_9_two_taxis_are_not_replaced(table: Table) -> None:
    table.market("red", "taxi", "black", "blue", "green").deck(taxi=2).play("draw red")
    assert table.happened == ["refilled taxi"]
    assert table.row == ["taxi", "taxi", "black", "blue", "green"]


def test_ny_9_holds_between_the_two_draws(table: Table) -> None:
    table.market("red", "taxi", "taxi", "blue", "green").deck(taxi=1).discards(orange=6).play("draw red")
    assert table.seat == 0
    assert table.legal() == {"draw deck", "draw orange"}


def test_ny_9_holds_after_the_second_card(table: Table) -> None:
    table.market("red", "taxi", "taxi", "blue", "green").deck(taxi=2).discards(orange=6)
    table.play("draw deck", "draw red")
    assert table.seat == 1
    assert table.row == ["orange"] * 5


def test_ny_9_holds_after_a_taxi_was_taken(table: Table) -> None:
    table.market("red", "taxi", "taxi", "taxi", "green").deck(taxi=1).discards(orange=6).play("draw taxi")
    assert table.seat == 1
    assert table.row == ["orange"] * 5


def test_ny_9_holds_when_a_claim_fills_the_row(table: Table) -> None:
    table.hand(0, taxi=1, pink=1).deck().market("red", None, "taxi", "blue", "taxi")
    table.play("claim east-village-lower-east-side taxi")
    assert table.happened[:4] == [
        "reshuffled 1",
        "refilled taxi",
        "reset red taxi taxi blue taxi",
        "reshuffled 5",
    ]


def test_ny_9_also_when_the_new_five_show_it_again(table: Table) -> None:
    table.market("red", "taxi", "taxi", "blue", "green").deck(taxi=6).discards(orange=6).play("draw red")
    resets = [event.discarded for event in table.events if event.event == "reset"]
    assert resets[:2] == [("taxi", "taxi", "taxi", "blue", "green"), ("taxi",) * 5]


def test_ny_9_a_card_drawn_blind_changes_no_row(table: Table) -> None:
    table.market("red", "taxi", "taxi", "blue", "green").deck(taxi=4).play("draw deck", "draw deck")
    assert table.row == ["red", "taxi", "taxi", "blue", "green"]


def two_sets_of_five(table: Table) -> Table:
    """Five taxis, and three more with a blue and a green card, change places for ever."""
    return table.market("red", "taxi", "taxi", "blue", "green").deck(taxi=6).play("draw red")


def test_ny_10_at_most_three_resets_in_a_row(table: Table) -> None:
    two_sets_of_five(table)
    resets = [sorted(event.discarded or ()) for event in table.events if event.event == "reset"]
    assert resets == [["blue", "green", *["taxi"] * 3], ["taxi"] * 5, ["blue", "green", *["taxi"] * 3]]
    assert table.row == ["taxi"] * 5
    assert table.deck_size == 5


def test_ny_10_the_row_stays_while_cards_are_drawn_blind(table: Table) -> None:
    two_sets_of_five(table).play("draw deck")
    assert [event.event for event in table.events] == ["drew"]
    assert table.row == ["taxi"] * 5


def test_ny_10_the_row_stays_when_a_claim_refills_nothing(table: Table) -> None:
    two_sets_of_five(table.hand(1, red=2)).play("draw deck", "claim lincoln-center-midtown-west red×2")
    assert table.happened == []
    assert table.row == ["taxi"] * 5


def test_ny_10_the_row_is_judged_again_when_it_next_changes(table: Table) -> None:
    two_sets_of_five(table).play("draw deck", "draw taxi")
    assert [event.event for event in table.events][:2] == ["refilled", "reset"]
    assert [event.event for event in table.events].count("reset") <= 3


def test_ny_10_a_short_row_never_resets(table: Table) -> None:
    table.deck().market("red", "taxi", "taxi", "taxi", "blue").play("draw red")
    assert table.happened == []
    assert table.row == [None, "taxi", "taxi", "taxi", "blue"]


def test_ny_10_a_row_that_a_claim_fills_in_part_does_not_reset(table: Table) -> None:
    table.hand(0, black=1).deck().market("taxi", "taxi", "taxi").play("claim east-village-lower-east-side black")
    assert table.happened == ["reshuffled 1", "refilled black"]
    assert table.row == ["taxi", "taxi", "taxi", "black", None]


def test_ny_10_a_row_that_a_claim_fills_up_resets(table: Table) -> None:
    table.hand(0, red=2).deck().market("taxi", "taxi", "taxi").play("claim lincoln-center-midtown-west red×2")
    assert table.happened[:4] == [
        "reshuffled 2",
        "refilled red",
        "refilled red",
        "reset taxi taxi taxi red red",
    ]


def test_ny_11_a_gray_route_takes_any_one_colour(table: Table) -> None:
    for colour in COLOURS:
        table.hand(0, **{colour: 2})
        assert table.claims("times-square-united-nations") == {f"{colour}×2"}


def test_ny_11_a_gray_route_takes_one_colour_only(table: Table) -> None:
    table.hand(0, red=1, blue=1, green=1)
    assert table.claims("times-square-united-nations") == set()
    assert table.refuses("claim times-square-united-nations red×2") == "C-2"


def test_ny_11_a_gray_route_takes_taxis_too(table: Table) -> None:
    table.hand(0, red=3, blue=1, taxi=2)
    assert table.claims("lower-east-side-brooklyn") == {"red×3", "red×2 taxi×1", "red×1 taxi×2", "blue×1 taxi×2"}
    table.hand(0, pink=1, taxi=3)
    assert table.claims("lower-east-side-brooklyn") == {"pink×1 taxi×2", "taxi×3"}
    table.play("claim lower-east-side-brooklyn taxi×3")
    assert table.hand_of(0) == {"pink": 1}


def test_ny_11_a_coloured_route_takes_its_colour_only(table: Table) -> None:
    table.hand(0, red=2, blue=2)
    assert table.claims("lincoln-center-times-square-blue") == {"blue×2"}
    assert table.claims("lincoln-center-times-square-green") == set()


def test_ny_11_points_are_scored_at_the_end(table: Table) -> None:
    table.hand(0, pink=4).play("claim chelsea-soho pink×4")
    assert table.match.result is None
    assert table.view(0).to_dict()["result"] is None


def test_ny_12_with_two_players_the_second_half_is_closed_to_both(table: Table) -> None:
    table.hand(0, red=3, orange=3).hand(1, orange=3).play("claim chinatown-brooklyn-red red×3")
    assert table.claims("chinatown-brooklyn-orange") == set()
    assert table.refuses("claim chinatown-brooklyn-orange orange×3") == "NY-12"
    table.play("draw deck", "draw deck")
    assert table.claims("chinatown-brooklyn-orange") == set()
    assert table.refuses("claim chinatown-brooklyn-orange orange×3") == "C-4"


@pytest.mark.parametrize("players", [3, 4])
def test_ny_12_with_more_players_another_may_claim_the_second_half(new_york: Lay, players: int) -> None:
    table = new_york(players).hand(0, red=3).hand(1, orange=3).hand(2, orange=3)
    table.play("claim chinatown-brooklyn-red red×3")
    assert table.claims("chinatown-brooklyn-orange") == {"orange×3"}
    table.play("claim chinatown-brooklyn-orange orange×3")
    assert table.view().owner("chinatown-brooklyn-red") == 0
    assert table.view().owner("chinatown-brooklyn-orange") == 1
    assert table.refuses("claim chinatown-brooklyn-orange orange×3") == "C-2"


def test_ny_12_other_doubles_stay_open(table: Table) -> None:
    table.hand(0, red=3).hand(1, black=3).play("claim chinatown-brooklyn-red red×3")
    assert table.claims("wall-street-brooklyn-black") == {"black×3"}


def test_ny_12_the_halves_of_a_gray_double_are_halves_too(table: Table) -> None:
    table.hand(0, red=2).hand(1, blue=2).play("claim chelsea-empire-state-building-gray-1 red×2")
    assert table.refuses("claim chelsea-empire-state-building-gray-2 blue×2") == "NY-12"


SOHO, PARK, WALL = "east-village-soho", "central-park-gramercy-park", "chelsea-wall-street"


def test_ny_13_two_tickets_are_seen_and_one_or_both_are_kept(table: Table) -> None:
    table.ticket_deck(bottom=(SOHO, PARK, WALL)).play("tickets")
    assert table.happened == [f"offered {SOHO} {PARK}"]
    assert table.view(0).offer == [SOHO, PARK]
    assert table.legal() == {f"keep {SOHO}", f"keep {PARK}", f"keep {PARK} {SOHO}"}
    assert table.seat == 0


def test_ny_13_a_returned_ticket_goes_to_the_bottom(table: Table) -> None:
    table.ticket_deck(bottom=(SOHO, PARK, WALL)).play("tickets", f"keep {PARK}")
    assert table.happened == [f"returned {SOHO}"]
    assert table.view(0).tickets == [PARK]
    assert table.view(0).offer == []
    assert table.bottom == [WALL, SOHO]
    assert table.seat == 1


def test_ny_13_returned_tickets_are_drawn_again_in_that_order(table: Table) -> None:
    table.ticket_deck(bottom=(SOHO, PARK, WALL)).play("tickets", f"keep {PARK}", "tickets")
    assert table.happened == [f"offered {WALL} {SOHO}"]
    table.play(f"keep {SOHO}", "tickets")
    assert table.happened == [f"offered {WALL}"]


def test_ny_13_returned_tickets_come_after_those_nobody_has_seen(table: Table) -> None:
    table.ticket_deck("chelsea-brooklyn", bottom=(SOHO, PARK)).play("tickets")
    assert table.happened == [f"offered chelsea-brooklyn {SOHO}"]


def test_ny_13_both_may_be_kept(table: Table) -> None:
    table.ticket_deck(bottom=(SOHO, PARK, WALL)).play("tickets", f"keep {SOHO} {PARK}")
    assert table.happened == []
    assert set(table.view(0).tickets) == {SOHO, PARK}
    assert table.bottom == [WALL]
    assert table.seat == 1


def test_ny_13_at_least_one_must_be_kept(table: Table) -> None:
    table.ticket_deck(bottom=(SOHO, PARK, WALL)).hand(0, black=1).play("tickets")
    for action in ("pass", "draw deck", "tickets", "claim east-village-lower-east-side black"):
        assert table.refuses(action) == "NY-13"


def test_ny_13_only_a_ticket_on_offer_can_be_kept(table: Table) -> None:
    table.ticket_deck(bottom=(SOHO, PARK, WALL))
    assert table.refuses(f"keep {SOHO}") == "NY-13"
    table.play("tickets")
    assert table.refuses(f"keep {WALL}") == "NY-13"
    assert table.refuses(f"keep {SOHO} {WALL}") == "NY-13"


def test_ny_13_the_offer_leaves_the_deck(table: Table) -> None:
    table.ticket_deck(SOHO, PARK, WALL).play("tickets")
    assert table.view().to_dict()["ticket_deck"] == 1
    assert table.told(of=0)["tickets"] == 0


def test_ny_14_a_last_ticket_may_be_drawn_and_must_be_kept(table: Table) -> None:
    table.ticket_deck(SOHO).play("tickets")
    assert table.legal() == {f"keep {SOHO}"}
    table.play(f"keep {SOHO}")
    assert table.view(0).tickets == [SOHO]
    assert table.seat == 1


def test_ny_14_a_last_returned_ticket_may_be_drawn_too(table: Table) -> None:
    table.ticket_deck(bottom=(SOHO,)).play("tickets")
    assert table.legal() == {f"keep {SOHO}"}


def test_ny_14_no_ticket_no_draw(table: Table) -> None:
    table.ticket_deck()
    assert "tickets" not in table.legal()
    assert table.refuses("tickets") == "NY-14"


def test_ny_15_any_number_of_tickets_may_be_held(table: Table) -> None:
    names = table.game.names.tickets
    table.tickets(0, *names[:16]).ticket_deck(*names[16:]).play("tickets", f"keep {names[16]} {names[17]}")
    assert table.view(0).tickets == list(names)
    assert table.told(of=0, to=1)["tickets"] == 18


def test_ny_15_a_kept_ticket_can_never_be_discarded(table: Table) -> None:
    table.tickets(0, WALL).ticket_deck(bottom=(SOHO, PARK)).play("tickets")
    assert all(WALL not in action for action in table.legal())
    table.play(f"keep {SOHO}")
    assert set(table.view(0).tickets) == {WALL, SOHO}
    assert WALL not in table.bottom


def test_ny_15_tickets_are_secret_and_their_number_is_public(table: Table) -> None:
    table.ticket_deck(bottom=(SOHO, PARK, WALL)).play("tickets")
    assert table.view(1).offer == []
    assert table.view(1).events[0].count == 2
    table.play(f"keep {SOHO}")
    for reader in (1, None):
        told = json.dumps(table.view(reader).to_dict())
        assert all(ticket not in told for ticket in (SOHO, PARK, WALL))
        assert not any(table.view(reader).state.held[0])
        assert set(table.view(reader).state.slot[0]) == {-1}
        assert not any(table.view(reader).state.unseen)
        assert set(table.view(reader).state.returned) == {-1}
        assert table.view(reader).moves[1].action_dict() == {"action": "keep", "count": 1}
        assert table.told(of=0, to=reader)["tickets"] == 1
    assert table.view(0).moves[1].tickets == (SOHO,)


def test_ny_15_the_ticket_deck_is_secret(table: Table) -> None:
    table.ticket_deck(SOHO, PARK, bottom=(WALL,))
    for reader in (0, 1, None):
        state = table.view(reader).state
        assert not any(state.unseen)
        assert set(state.returned) == {-1}
        assert table.view(reader).to_dict()["ticket_deck"] == 3


def test_ny_15_whether_a_ticket_is_done_is_secret(table: Table) -> None:
    done, not_done = table, Table("new-york")
    for story, ticket in ((done, "lower-east-side-wall-street"), (not_done, WALL)):
        story.tickets(0, ticket).ticket_deck(SOHO).owns(0, "lower-east-side-chinatown").hand(0, pink=1)
        story.play("claim chinatown-wall-street-pink pink")
        assert story.events == ()
    assert done.view(1).to_dict() == not_done.view(1).to_dict()
    assert done.view(1).raw.tobytes() == not_done.view(1).raw.tobytes()


def test_ny_15_tickets_are_shown_at_the_end(table: Table) -> None:
    table.tickets(0, WALL).last_turn().play("draw deck", "draw deck")
    assert table.over
    assert table.told(of=0, to=1)["revealed"] == [WALL]
