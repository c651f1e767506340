"""EU-11 to EU-19: tunnels, and building stations."""

from __future__ import annotations

import pytest

from rules.table import Lay, Table

RED_TUNNEL = "erzurum-sochi"  # 3 spaces
PINK_TUNNEL = "marseille-zurich"  # 2 spaces


@pytest.fixture
def table(big_europe: Lay) -> Table:
    """A row without gaps or locomotives, and no discards."""
    return big_europe().market("white", "white", "white", "white", "white")


def test_eu_11_any_one_colour_pays_for_a_gray_tunnel(table: Table) -> None:
    table.hand(0, red=2, locomotive=1)
    assert table.claims("ankara-istanbul") == {"red×2", "red×1 locomotive×1"}
    assert table.claims(PINK_TUNNEL) == set()


def test_eu_11_cards_and_pieces_for_its_length_are_enough(table: Table) -> None:
    assert table.hand(0, pink=2).pieces(0, 2).claims(PINK_TUNNEL) == {"pink×2"}
    assert table.pieces(0, 1).claims(PINK_TUNNEL) == set()
    assert table.refuses(f"claim {PINK_TUNNEL} pink×2") == "C-2"


def test_eu_12_three_cards_are_turned_up_whatever_its_length(table: Table) -> None:
    table.hand(0, pink=2).deck(green=9).play(f"claim {PINK_TUNNEL} pink×2")
    assert table.happened == ["revealed green"] * 3
    assert table.view().owner(PINK_TUNNEL) == 0
    assert table.seat == 1


def test_eu_12_an_empty_deck_is_made_new_between_the_second_and_the_third(table: Table) -> None:
    table.hand(0, pink=2).deck(green=2).discards(blue=5).play(f"claim {PINK_TUNNEL} pink×2")
    assert table.happened == ["revealed green", "revealed green", "reshuffled 5", "revealed blue"]
    assert table.view().discards == {"pink": 2, "green": 2, "blue": 1}
    assert table.deck_size == 4


def test_eu_12_and_after_the_third_too(table: Table) -> None:
    table.hand(0, pink=2).deck(green=3).discards(blue=5).play(f"claim {PINK_TUNNEL} pink×2")
    assert table.happened == [*["revealed green"] * 3, "reshuffled 5"]


@pytest.mark.parametrize("left", [0, 1, 2])
def test_eu_12_fewer_than_three_cards_in_all(table: Table, left: int) -> None:
    table.hand(0, pink=2).deck(green=left).play(f"claim {PINK_TUNNEL} pink×2")
    assert table.happened == ["revealed green"] * left + [f"reshuffled {2 + left}"]
    assert table.view().owner(PINK_TUNNEL) == 0


def test_eu_12_cards_laid_down_and_turned_up_are_not_shuffled_in(table: Table) -> None:
    table.hand(0, pink=4).deck(pink=1).discards(blue=1).play(f"claim {PINK_TUNNEL} pink×2")
    assert table.happened == ["revealed pink", "reshuffled 1", "revealed blue"]
    assert table.deck_size == 0
    assert table.view().discards == {}


def test_eu_13_the_colour_laid_down_and_locomotives_cost_one_each(table: Table) -> None:
    table.hand(0, red=6).deck(red=1, locomotive=1, blue=1).play(f"claim {RED_TUNNEL} red×3")
    tunnel = table.view().to_dict()["tunnel"]
    assert tunnel["due"] == 2
    assert (tunnel["route"], tunnel["laid"]) == (RED_TUNNEL, {"red": 3})
    assert sorted(tunnel["revealed"]) == ["blue", "locomotive", "red"]


def test_eu_13_locomotives_alone_make_its_own_colour_cost_nothing(table: Table) -> None:
    table.hand(0, locomotive=3).deck(red=9).play(f"claim {RED_TUNNEL} locomotive×3")
    assert table.view().owner(RED_TUNNEL) == 0


def test_eu_13_but_locomotives_turned_up_still_do(table: Table) -> None:
    table.hand(0, locomotive=4, red=3).deck(locomotive=1, red=2).play(f"claim {RED_TUNNEL} locomotive×3")
    assert table.view().to_dict()["tunnel"]["due"] == 1
    assert table.legal() == {"pay locomotive×1", "withdraw"}


def test_eu_14_each_card_more_is_of_the_colour_or_a_locomotive(table: Table) -> None:
    table.hand(0, red=3, locomotive=3).deck(locomotive=2, blue=1)
    table.play(f"claim {RED_TUNNEL} red×2 locomotive×1")
    assert table.legal() == {"withdraw", "pay red×1 locomotive×1", "pay locomotive×2"}
    table.play("pay red×1 locomotive×1")
    assert table.hand_of(0) == {"locomotive": 1}
    assert table.told(0)["pieces"] == 42


def test_eu_14_three_due_in_every_mix(table: Table) -> None:
    table.hand(0, red=6, locomotive=3).deck(red=3).play(f"claim {RED_TUNNEL} red×3")
    assert table.legal() == {
        "withdraw",
        "pay red×3",
        "pay red×2 locomotive×1",
        "pay red×1 locomotive×2",
        "pay locomotive×3",
    }
    assert table.refuses("pay red×2") == "EU-15"


def test_eu_15_a_player_who_cannot_pay_has_no_choice(table: Table) -> None:
    """One is due, and the hand is empty."""
    table.hand(0, pink=2).pieces(0, 4).deck(pink=1, green=2).play(f"claim {PINK_TUNNEL} pink×2")
    assert table.view().to_dict()["tunnel"]["due"] == 1
    assert table.legal() == {"withdraw"}
    assert table.refuses("pay pink×1") == "EU-14"
    assert table.refuses("draw deck") == "EU-15"
    row = table.row
    table.play("withdraw")
    assert table.hand_of(0) == {"pink": 2}
    assert table.view().owner(PINK_TUNNEL) is None
    assert table.told(0)["pieces"] == 4
    assert table.happened == ["reshuffled 3"]  # no last round; the row is as it was
    assert (table.row, table.seat) == (row, 1)


def test_eu_15_the_cards_laid_down_leave_the_hand_until_then(table: Table) -> None:
    table.hand(0, pink=3).deck(pink=3).play(f"claim {PINK_TUNNEL} pink×2")
    assert table.hand_of(0) == {"pink": 1}
    assert table.told(0, to=1)["hand"] == 1


def test_eu_15_a_player_who_can_pay_need_not(table: Table) -> None:
    table.hand(0, pink=5).deck(pink=7).play(f"claim {PINK_TUNNEL} pink×2")
    assert {"withdraw", "pay pink×3"} <= table.legal()
    table.play("withdraw")
    assert table.hand_of(0) == {"pink": 5}


def test_eu_15_outside_a_tunnel_there_is_nothing_to_pay(table: Table) -> None:
    table.hand(0, pink=2)
    assert table.refuses("pay pink×1") == "EU-15"
    assert table.refuses("withdraw") == "EU-15"


def test_eu_16_one_discard_then_the_deck_then_the_market(table: Table) -> None:
    table.market("white", "white", "white", "white", None).hand(0, pink=3).deck(pink=1, blue=2)
    table.play(f"claim {PINK_TUNNEL} pink×2")
    assert table.view().discards == {}
    assert len(table.view().to_dict()["tunnel"]["revealed"]) == 3
    table.play("pay pink×1")
    assert table.happened[0] == "reshuffled 6"
    assert table.happened[1].startswith("refilled")
    assert table.deck_size == 5
    assert table.view().discards == {}


def test_eu_16_locomotives_turned_up_do_not_clear_the_row(table: Table) -> None:
    table.market("locomotive", "locomotive", "white", "white", "white").hand(0, pink=2).deck(locomotive=9)
    table.play(f"claim {PINK_TUNNEL} pink×2", "withdraw")
    assert table.row == ["locomotive", "locomotive", "white", "white", "white"]


def test_eu_17_a_failed_tunnel_can_be_tried_again(table: Table) -> None:
    table.hand(0, pink=2).deck(pink=9).play(f"claim {PINK_TUNNEL} pink×2", "withdraw")
    table.turn_of(0)
    assert table.claims(PINK_TUNNEL) == {"pink×2"}


def test_eu_17_what_was_laid_down_has_been_seen_by_all(table: Table) -> None:
    table.hand(0, pink=3, locomotive=2).deck(pink=9).play(f"claim {PINK_TUNNEL} pink×1 locomotive×1")
    assert table.told(0, to=1)["known"] == {}
    table.play("withdraw")
    assert table.told(0, to=1)["known"] == {"pink": 1, "locomotive": 1}
    assert table.view(1).moves[0].cards == {"pink": 1, "locomotive": 1}


def test_eu_18_on_any_location_that_has_none(table: Table) -> None:
    table.hand(0, red=1).play("station paris red")
    assert table.view().to_dict()["stations"] == {"paris": 0}
    table.hand(1, blue=1)
    assert table.refuses("station paris blue") == "EU-18"
    table.play("station london blue")
    assert table.view().stations == {"paris": 0, "london": 1}


def test_eu_18_whether_or_not_a_route_there_is_claimed(table: Table) -> None:
    table.owns(1, "brest-paris").hand(0, red=1)
    assert {"station brest red×1", "station erzurum red×1"} <= table.legal()
    assert len(table.legal() & {f"station {place.id} red×1" for place in table.game.board.map.locations}) == 47


def test_eu_19_one_card_then_two_then_three_of_one_colour(table: Table) -> None:
    table.hand(0, red=3, blue=1, locomotive=1)
    assert ways(table) == {"red×1", "blue×1", "locomotive×1"}
    assert table.refuses("station paris red×2") == "EU-19"
    table.stations(0, "paris")
    assert ways(table) == {"red×2", "red×1 locomotive×1", "blue×1 locomotive×1"}
    table.stations(0, "london")
    assert ways(table) == {"red×3", "red×2 locomotive×1"}
    table.hand(0, locomotive=3)
    assert ways(table) == {"locomotive×3"}


def test_eu_19_it_is_the_whole_turn_and_takes_no_piece(table: Table) -> None:
    table.hand(0, red=2).play("station paris red")
    assert table.seat == 1
    assert (table.told(0)["pieces"], table.told(0)["stations"]) == (45, 2)
    assert table.view().discards == {"red": 1}


def test_eu_19_three_and_no_more(table: Table) -> None:
    table.stations(0, "paris", "london", "rome").hand(0, red=5)
    assert ways(table) == set()
    assert table.refuses("station berlin red×3") == "EU-19"


def test_eu_19_the_row_is_filled_after_it(table: Table) -> None:
    table.market("white", "white", "white", "white", None).deck().hand(0, red=1).play("station paris red")
    assert table.happened == ["reshuffled 1", "refilled red"]


def ways(table: Table) -> set[str]:
    """How the seat to act may pay for a station in Berlin."""
    return {action.split(maxsplit=2)[2] for action in table.legal() if action.startswith("station berlin ")}
