"""FJ-1 to FJ-10: First Journey, on the map of Europe and on that of the USA."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from state_of import state_of

from rules.table import Lay, Table
from wayfare import load
from wayfare.engine.board import RaceRules

MAPS = ("first-journey-europe", "first-journey-usa")
COLOURS = ("yellow", "green", "white", "black", "blue", "red")
FAR = ("ankara-moscow", "athens-kyiv")  # tickets that no story here completes
MORE = ("riga-rostov", "rostov-vienna", "kyiv-zurich", "london-warsaw")


@pytest.fixture
def table(europe: Lay) -> Table:
    """Europe, two players, nothing completed by accident."""
    return europe().tickets(0, *FAR).tickets(1, "kyiv-sarajevo", "moscow-stockholm").ticket_deck(bottom=MORE)


@pytest.mark.parametrize("game", MAPS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_fj_1_the_box_and_the_deal(game: str, players: int) -> None:
    match = load(game).new_match(players, seed=1)
    state = state_of(match)
    cards = Counter({match.game.names.cards[kind]: int(count) for kind, count in enumerate(state.deck) if count})
    for seat in range(players):
        cards += Counter(match.view(seat).hand)
    assert sum(cards.values()) == 72
    assert set(cards) == {*COLOURS, "locomotive"}
    assert cards == match.game.board.cards
    assert [sum(match.view(seat).hand.values()) for seat in range(players)] == [4] * players
    told = match.view(None).to_dict()
    assert [seat["pieces"] for seat in told["seats"]] == [20] * players
    assert [seat["tickets"] for seat in told["seats"]] == [2] * players
    held = {ticket for seat in range(players) for ticket in match.view(seat).tickets}
    assert len(held) == 2 * players
    assert told["ticket_deck"] + len(held) == 32 == len(set(match.game.names.tickets))
    assert (match.turn, told["phase"]) == (0, "turn")


@pytest.mark.parametrize("game", MAPS)
def test_fj_1_four_bonus_tickets_and_tickets_without_points(game: str) -> None:
    board = load(game).board
    assert isinstance(board.rules, RaceRules)
    assert board.rules.bonus_tickets == 4
    assert all(ticket.points == 0 for ticket in board.map.tickets)


def test_fj_1_hands_and_tickets_are_hidden(table: Table) -> None:
    table.hand(0, red=3)
    for reader in (1, None):
        told = json.dumps(table.view(reader).to_dict())
        assert all(ticket not in told for ticket in FAR)
        assert set(table.view(reader).state.slot[0]) == {-1}
        assert sum(table.view(reader).state.hand[0]) == 0
        assert table.told(of=0, to=reader)["tickets"] == 2
    assert table.view(0).tickets == list(FAR)


def test_fj_2_two_cards_come_from_the_deck(table: Table) -> None:
    table.deck(red=5).play("draw")
    assert table.happened == ["drew red", "drew red"]
    assert table.hand_of(0) == {"red": 2}
    assert table.seat == 1


def test_fj_2_what_is_drawn_is_secret(table: Table) -> None:
    table.deck(red=5).play("draw")
    assert [event.card for event in table.view(1).events] == [None, None]
    assert table.told(of=0, to=1)["hand"] == 2
    assert table.told(of=0, to=1)["known"] == {}


def test_fj_2_there_is_no_market(table: Table) -> None:
    assert table.view().market == []
    assert {action for action in table.legal() if action.startswith("draw")} == {"draw"}


def test_fj_2_if_only_one_is_to_be_had_one_is_drawn(table: Table) -> None:
    table.deck(red=1).play("draw")
    assert table.happened == ["drew red"]
    assert table.hand_of(0) == {"red": 1}
    assert table.seat == 1


def test_fj_2_the_second_card_may_come_from_the_discards(table: Table) -> None:
    table.deck(red=1).discards(white=1).play("draw")
    assert table.happened == ["drew red", "reshuffled 1", "drew white"]


def test_fj_2_without_cards_nothing_can_be_drawn(table: Table) -> None:
    assert table.deck().legal() == {"swap"}
    assert table.refuses("draw") == "FJ-2"


@pytest.mark.parametrize("game", MAPS)
def test_fj_3_there_are_no_gray_routes(game: str) -> None:
    assert {route.colour for route in load(game).board.map.routes} <= set(COLOURS)


def test_fj_3_a_route_costs_its_colour(table: Table) -> None:
    table.hand(0, black=2, locomotive=1)
    assert table.claims("kyiv-rostov") == {"black×2", "black×1 locomotive×1"}
    table.play("claim kyiv-rostov black locomotive")
    assert table.view().owner("kyiv-rostov") == 0
    assert table.told(of=0)["pieces"] == 18
    assert table.seat == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_fj_3_both_halves_stay_open_to_different_owners(europe: Lay, players: int) -> None:
    table = europe(players).hand(0, black=1, green=1).hand(1, green=1)
    table.play("claim amsterdam-berlin-black black")
    assert table.claims("amsterdam-berlin-green") == {"green×1"}
    table.play("claim amsterdam-berlin-green green")
    assert table.view().owner("amsterdam-berlin-black") == 0
    assert table.view().owner("amsterdam-berlin-green") == 1


def test_fj_3_one_player_does_not_get_both_halves(table: Table) -> None:
    table.hand(0, black=1, green=1).play("claim amsterdam-berlin-black black", "draw")
    assert table.claims("amsterdam-berlin-green") == set()
    assert table.refuses("claim amsterdam-berlin-green green") == "C-4"


def test_fj_4_both_tickets_are_swapped(table: Table) -> None:
    table.play("swap")
    assert table.happened == [
        "returned ankara-moscow",
        "returned athens-kyiv",
        "drew-ticket riga-rostov",
        "drew-ticket rostov-vienna",
    ]
    assert table.view(0).tickets == ["riga-rostov", "rostov-vienna"]
    assert table.bottom == ["kyiv-zurich", "london-warsaw", *FAR]
    assert table.told(of=0)["tickets"] == 2


def test_fj_4_it_costs_the_turn(table: Table) -> None:
    assert table.play("swap").seat == 1


def test_fj_4_it_is_all_or_nothing(table: Table) -> None:
    assert {action for action in table.legal() if not action.startswith(("claim", "draw"))} == {"swap"}
    assert all(action.kind in ("draw", "swap", "pass", "claim") for action in table.game.actions)


def test_fj_4_tickets_nobody_has_seen_come_first(table: Table) -> None:
    table.ticket_deck("rome-warsaw", "rome-rostov", bottom=MORE).play("swap")
    assert set(table.view(0).tickets) == {"rome-warsaw", "rome-rostov"}


def test_fj_4_with_one_ticket_in_the_deck_one_of_the_two_comes_back(table: Table) -> None:
    table.ticket_deck("rome-warsaw").play("swap")
    assert table.view(0).tickets == ["rome-warsaw", "ankara-moscow"]
    assert table.bottom == ["athens-kyiv"]


def test_fj_4_with_an_empty_ticket_deck_there_is_no_swap(table: Table) -> None:
    table.ticket_deck()
    assert "swap" not in table.legal()
    assert table.refuses("swap") == "FJ-4"


def test_fj_4_what_is_swapped_is_secret(table: Table) -> None:
    table.play("swap")
    assert [event.ticket for event in table.view(1).events] == [None] * 4
    assert [event.ticket for event in table.view(0).events] == [*FAR, *MORE[:2]]


def at_paris(table: Table) -> Table:
    """Amsterdam–Paris is the last link between Brest, Barcelona and Copenhagen."""
    return table.owns(0, "brest-paris", "barcelona-paris", "amsterdam-copenhagen").hand(0, blue=1)


LINK = "claim amsterdam-paris blue"


def test_fj_5_a_completed_ticket_is_shown_and_replaced(table: Table) -> None:
    at_paris(table).tickets(0, "ankara-moscow", "amsterdam-brest").play(LINK)
    assert table.happened == ["completed amsterdam-brest", "drew-ticket riga-rostov"]
    assert table.view(0).tickets == ["ankara-moscow", "riga-rostov"]
    for reader in (0, 1, None):
        assert table.told(of=0, to=reader)["completed"] == ["amsterdam-brest"]
        assert table.told(of=0, to=reader)["tickets"] == 2
    assert table.view(1).events[1].ticket is None
    assert table.scores[0].completed == 1
    assert table.seat == 1


def test_fj_5_a_replacement_already_joined_counts_and_is_replaced(table: Table) -> None:
    at_paris(table).tickets(0, "amsterdam-brest", "ankara-moscow")
    table.ticket_deck(bottom=("barcelona-brest", "copenhagen-paris", *MORE)).play(LINK)
    assert table.happened == [
        "completed amsterdam-brest",
        "drew-ticket barcelona-brest",
        "completed barcelona-brest",
        "drew-ticket copenhagen-paris",
        "completed copenhagen-paris",
        "drew-ticket riga-rostov",
    ]
    assert table.view(0).tickets == ["riga-rostov", "ankara-moscow"]
    assert table.scores[0].completed == 3


def test_fj_5_without_a_ticket_deck_there_is_no_replacement(table: Table) -> None:
    at_paris(table).tickets(0, "amsterdam-brest", "ankara-moscow").ticket_deck().play(LINK)
    assert table.happened == ["completed amsterdam-brest"]
    assert table.view(0).tickets == ["ankara-moscow"]
    assert table.told(of=0)["tickets"] == 1


def test_fj_5_the_last_of_the_ticket_deck_replaces_only_one(table: Table) -> None:
    at_paris(table).tickets(0, "amsterdam-brest", "copenhagen-paris").ticket_deck("riga-rostov").play(LINK)
    assert table.happened == ["completed amsterdam-brest", "drew-ticket riga-rostov", "completed copenhagen-paris"]
    assert table.view(0).tickets == ["riga-rostov"]


def test_fj_5_a_seat_without_tickets_plays_on(table: Table) -> None:
    at_paris(table).tickets(0, "amsterdam-brest", "copenhagen-paris").ticket_deck().play(LINK, "draw")
    assert table.told(of=0)["tickets"] == 0
    assert table.hand(0, white=1).play("claim riga-warsaw white").seat == 1
    assert table.happened == []


def test_fj_5_a_ticket_drawn_by_a_swap_may_be_joined_already(table: Table) -> None:
    at_paris(table).ticket_deck(bottom=("barcelona-brest", *MORE)).play("swap")
    assert table.happened[2:] == [
        "drew-ticket barcelona-brest",
        "drew-ticket riga-rostov",
        "completed barcelona-brest",
        "drew-ticket rostov-vienna",
    ]
    assert table.view(0).tickets == ["rostov-vienna", "riga-rostov"]
    assert table.told(of=0, to=1)["completed"] == ["barcelona-brest"]
    assert table.seat == 1


def test_fj_5_a_swap_may_bring_back_what_it_returned(table: Table) -> None:
    """The replacement is the first of the two that went to the bottom."""
    at_paris(table).ticket_deck(bottom=("barcelona-brest", "riga-rostov")).play("swap")
    assert table.happened[4:] == ["completed barcelona-brest", "drew-ticket ankara-moscow"]
    assert table.bottom == ["athens-kyiv"]


def test_fj_5_only_the_tickets_of_the_player_who_claims_are_looked_at(table: Table) -> None:
    at_paris(table).tickets(1, "amsterdam-brest", "copenhagen-paris").play(LINK)
    assert table.happened == []
    assert table.view(1).tickets == ["amsterdam-brest", "copenhagen-paris"]


EAST_EUROPE, WEST_EUROPE = ("moscow", "rostov", "ankara"), ("dublin", "brest", "madrid")
EAST_USA, WEST_USA = ("new-york", "washington", "miami"), ("seattle", "san-francisco", "los-angeles")


def join_coasts(table: Table, seat: int, east: str, west: str) -> str:
    """Everything but the last link of a way from coast to coast; the answer is that claim."""
    coasts = frozenset((*EAST_EUROPE, *WEST_EUROPE, *EAST_USA, *WEST_USA))
    way = table.way(east, west, coasts)
    middle = way.pop(len(way) // 2)
    length = table.length(middle)
    table.owns(seat, *way).pieces(seat, 20).hand(seat, locomotive=length).tickets(seat).ticket_deck()
    return f"claim {middle} locomotive×{length}"


@pytest.mark.parametrize("east", EAST_EUROPE)
@pytest.mark.parametrize("west", WEST_EUROPE)
def test_fj_6_a_chain_from_east_to_west_brings_a_bonus_ticket(table: Table, east: str, west: str) -> None:
    table.play(join_coasts(table, 0, east, west))
    assert table.happened == ["bonus"]
    assert table.scores[0].completed == 1
    assert table.told(of=0, to=1)["bonus"]
    assert not table.told(of=1)["bonus"]


@pytest.mark.parametrize("east", EAST_USA)
@pytest.mark.parametrize("west", WEST_USA)
def test_fj_6_so_it_does_on_the_map_of_the_usa(usa: Lay, east: str, west: str) -> None:
    table = usa()
    table.play(join_coasts(table, 0, east, west))
    assert table.happened == ["bonus"]
    assert table.scores[0].bonus == table.scores[0].completed == 1


def test_fj_6_neither_coast_alone_brings_it(table: Table) -> None:
    table.hand(0, blue=2, green=1).owns(0, "kyiv-rostov", "dublin-london-yellow", "brest-london")
    table.play("claim moscow-rostov-blue blue×2", "draw", "claim london-paris-green green")
    assert table.happened == []


def test_fj_6_once_per_player(table: Table) -> None:
    table.play(join_coasts(table, 0, "moscow", "brest"), "draw")
    table.hand(0, blue=2).play("claim moscow-rostov-blue blue×2")
    assert table.happened == []
    assert table.scores[0].completed == 1


def test_fj_6_there_is_one_for_every_player(europe: Lay) -> None:
    table = europe(players=4)
    ways = [("moscow", "dublin"), ("rostov", "brest"), ("ankara", "madrid"), ("moscow", "madrid")]
    for seat, (east, west) in enumerate(ways):
        table.play(join_coasts(table, seat, east, west))
        assert table.happened == ["bonus"]
    assert [score.bonus for score in table.scores] == [1, 1, 1, 1]


def test_fj_6_routes_of_others_do_not_help(table: Table) -> None:
    claim = join_coasts(table, 0, "moscow", "brest")
    table.hand(1, locomotive=3).turn_of(1).play(claim)
    assert table.happened == []
    assert table.scores[1].completed == 0


def test_fj_7_tickets_in_the_order_held_each_with_its_replacements(table: Table) -> None:
    at_paris(table).tickets(0, "barcelona-copenhagen", "amsterdam-brest")
    table.ticket_deck(bottom=("barcelona-brest", "riga-rostov", "copenhagen-paris", "rostov-vienna", "kyiv-zurich"))
    table.play(LINK)
    assert table.happened == [
        "completed barcelona-copenhagen",
        "drew-ticket barcelona-brest",
        "completed barcelona-brest",
        "drew-ticket riga-rostov",
        "completed amsterdam-brest",
        "drew-ticket copenhagen-paris",
        "completed copenhagen-paris",
        "drew-ticket rostov-vienna",
    ]
    assert table.view(0).tickets == ["riga-rostov", "rostov-vienna"]
    assert table.scores[0].completed == 4
    assert table.told(of=0)["completed"] == [
        "barcelona-copenhagen",
        "barcelona-brest",
        "amsterdam-brest",
        "copenhagen-paris",
    ]


def test_fj_7_then_the_bonus(table: Table) -> None:
    at_paris(table).tickets(0, "ankara-rome", "amsterdam-brest")
    table.owns(0, "berlin-copenhagen-green", "berlin-warsaw-blue", "moscow-warsaw-red").play(LINK)
    assert table.happened == ["completed amsterdam-brest", "drew-ticket riga-rostov", "bonus"]
    assert table.scores[0].completed == 2


def test_fj_7_the_game_stops_at_the_sixth(table: Table) -> None:
    at_paris(table).tickets(0, "barcelona-copenhagen", "amsterdam-brest").completed(0, 5).play(LINK)
    assert table.happened == ["completed barcelona-copenhagen"]
    assert table.over
    assert table.result.scores[0].completed == 6
    assert table.told(of=0, to=1)["revealed"] == ["amsterdam-brest"]


def test_fj_7_the_game_stops_at_a_sixth_that_is_a_replacement(table: Table) -> None:
    at_paris(table).tickets(0, "barcelona-copenhagen", "amsterdam-brest").completed(0, 4)
    table.ticket_deck(bottom=("barcelona-brest", *MORE)).play(LINK)
    assert table.happened == [
        "completed barcelona-copenhagen",
        "drew-ticket barcelona-brest",
        "completed barcelona-brest",
    ]
    assert table.over


def test_fj_7_no_bonus_after_the_sixth(table: Table) -> None:
    at_paris(table).tickets(0, "ankara-rome", "amsterdam-brest").completed(0, 5)
    table.owns(0, "berlin-copenhagen-green", "berlin-warsaw-blue", "moscow-warsaw-red").play(LINK)
    assert table.happened == ["completed amsterdam-brest"]
    assert table.result.scores[0].completed == 6
    assert table.result.scores[0].bonus == 0


def test_fj_8_six_tickets_end_the_game_at_once(table: Table) -> None:
    at_paris(table).tickets(0, "ankara-rome", "amsterdam-brest").completed(0, 5).completed(1, 5).play(LINK)
    assert table.result.reason == "six-tickets"
    assert table.result.winners == (0,)
    assert table.result.tie_break is None
    assert table.seat is None
    assert table.legal() == set()
    assert table.refuses("draw") == "FJ-8"


def test_fj_8_five_do_not(table: Table) -> None:
    at_paris(table).tickets(0, "ankara-rome", "amsterdam-brest").completed(0, 4).play(LINK)
    assert not table.over


def test_fj_8_the_bonus_may_be_the_sixth(table: Table) -> None:
    claim = join_coasts(table, 0, "moscow", "brest")
    table.completed(0, 5).play(claim)
    assert table.happened == ["bonus"]
    assert table.result.reason == "six-tickets"
    assert table.result.winners == (0,)
    assert table.result.tie_break is None


def test_fj_8_a_swap_may_bring_the_sixth(table: Table) -> None:
    at_paris(table).ticket_deck(bottom=("barcelona-brest", *MORE)).completed(0, 5).play("swap")
    assert table.result.reason == "six-tickets"
    assert table.result.winners == (0,)
    assert table.result.tie_break is None


def test_fj_9_the_last_piece_ends_the_game_at_once(table: Table) -> None:
    table.pieces(0, 1).hand(0, white=1).completed(1, 2).completed(0, 1).play("claim riga-warsaw white")
    assert table.result.reason == "out-of-pieces"
    assert table.result.winners == (1,)
    assert table.result.tie_break is None
    assert table.legal() == set()


def test_fj_9_one_piece_left_does_not(table: Table) -> None:
    table.pieces(0, 2).hand(0, white=1).play("claim riga-warsaw white")
    assert not table.over
    assert table.told(of=0)["pieces"] == 1


def test_fj_9_ties_share(europe: Lay) -> None:
    table = europe(players=3).tickets(0, *FAR).completed(0, 3).completed(1, 2).completed(2, 3)
    table.owns(1, "madrid-paris-blue").pieces(0, 1).hand(0, white=1).play("claim riga-warsaw white")
    assert table.result.winners == (0, 2)
    assert table.result.tie_break == "shared"


def test_fj_9_a_ticket_completed_by_the_last_piece_counts(table: Table) -> None:
    at_paris(table).tickets(0, "ankara-rome", "amsterdam-brest").pieces(0, 1).completed(1, 1).play(LINK)
    assert table.result.reason == "out-of-pieces"
    assert table.result.winners == (0, 1)
    assert table.result.tie_break == "shared"


def test_fj_9_six_tickets_come_first(table: Table) -> None:
    at_paris(table).tickets(0, "ankara-rome", "amsterdam-brest").pieces(0, 1).completed(0, 5).play(LINK)
    assert table.result.reason == "six-tickets"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_fj_10_ten_rounds_without_draw_or_claim_end_the_game(europe: Lay, players: int) -> None:
    table = europe(players).completed(1, 1)
    table.play(*["swap"] * (10 * players - 1))
    assert not table.over
    assert table.play("swap").over
    assert table.result.reason == "stalemate"
    assert table.result.winners == (1,)
    assert table.result.tie_break is None


def test_fj_10_passes_are_such_turns_too(table: Table) -> None:
    table.deck().ticket_deck().play(*["pass"] * 19)
    assert not table.over
    table.play("pass")
    assert table.result.reason == "stalemate"
    assert table.result.winners == (0, 1)
    assert table.result.tie_break == "shared"


@pytest.mark.parametrize("action", ["draw", "claim riga-warsaw white"])
def test_fj_10_a_draw_or_a_claim_starts_the_count_anew(table: Table, action: str) -> None:
    table.hand(1, white=1).play(*["swap"] * 19, action, *["swap"] * 19)
    assert not table.over
    assert table.play("swap").over


def test_fj_10_six_tickets_come_first(table: Table) -> None:
    table.completed(1, 5).play(*["swap"] * 19)
    table.owns(1, "riga-warsaw").ticket_deck(bottom=("london-warsaw", "amsterdam-riga", *MORE))
    table.owns(1, "amsterdam-berlin-green", "berlin-warsaw-blue").play("swap")
    assert table.result.reason == "six-tickets"
