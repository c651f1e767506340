"""US-1 to US-16: the big board of the USA."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from referee import longest_trail
from state_of import state_of

from rules.table import Lay, Table
from wayfare import WayfareError, load
from wayfare.engine.match import Match

COLOURS = ("pink", "white", "blue", "yellow", "orange", "black", "red", "green")
DRAW = ("draw deck", "draw deck")


@pytest.fixture
def table(big_usa: Lay) -> Table:
    return big_usa()


def deal(players: int = 2, seed: int = 1) -> Match:
    return load("usa").new_match(players, seed=seed)


@pytest.mark.parametrize("players", [1, 6])
def test_us_1_two_to_five_players(players: int) -> None:
    with pytest.raises(WayfareError, match="for 2 to 5 players"):
        deal(players)


def test_us_1_turns_go_round_in_seat_order(big_usa: Lay) -> None:
    table, seats = big_usa(5), []
    for _ in range(6):
        seats.append(table.seat)
        table.play(*DRAW)
    assert seats == [0, 1, 2, 3, 4, 0]


@pytest.mark.parametrize("players", [2, 5])
def test_us_2_110_cards_45_pieces_30_tickets(players: int) -> None:
    match = deal(players)
    cards = Counter(match.view(None).market) + Counter(match.view(None).discards)
    for seat in range(players):
        cards += Counter(match.view(seat).hand)
    deck = {match.game.names.cards[kind]: int(count) for kind, count in enumerate(state_of(match).deck) if count}
    assert cards + Counter(deck) == {**dict.fromkeys(COLOURS, 12), "locomotive": 14}
    table = match.view(None).to_dict()
    assert [seat["pieces"] for seat in table["seats"]] == [45] * players
    assert table["ticket_deck"] + 3 * players == 30


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_us_3_four_cards_each_and_five_face_up(players: int) -> None:
    match = deal(players)
    assert [sum(match.view(seat).hand.values()) for seat in range(players)] == [4] * players
    assert len([card for card in match.view(None).market if card]) == 5


def test_us_3_the_first_row_is_replaced_for_three_locomotives_too() -> None:
    starts = (deal(2, seed).start for seed in range(60, 180))
    resets = [event for start in starts for event in start["events"] if event["event"] == "reset"]
    assert resets
    assert all(event["discarded"].count("locomotive") >= 3 for event in resets)


def test_us_4_two_or_three_of_three_are_kept_and_the_rest_go_to_the_bottom() -> None:
    match = deal(3)
    first, second, third = match.start["tickets"][0]
    assert {len(action.tickets) for action in match.legal_actions()} == {2, 3}
    assert len(match.legal_actions()) == 4
    match.play(next(a for a in match.legal_actions() if set(a.tickets) == {first, third}))
    assert [event.to_dict() for event in match.moves[-1].events] == [{"event": "returned", "ticket": second}]
    assert match.turn == 1
    assert match.view(1).moves[0].tickets is None
    assert match.view(1).moves[0].count == 2


def test_us_4_all_are_dealt_before_anyone_chooses() -> None:
    match = deal(2)
    assert [len(match.view(seat).offer) for seat in (0, 1)] == [3, 3]
    assert len(match.keep_choices(1)) == 4


def test_us_5_a_face_up_locomotive_is_the_only_card(table: Table) -> None:
    table.market("locomotive", "red", "blue", "pink", "green").play("draw locomotive")
    assert table.seat == 1


def test_us_5_and_never_the_second(table: Table) -> None:
    table.deck(white=12, yellow=12).market("locomotive", "red", "blue", "pink", "green").play("draw red")
    assert "draw locomotive" not in table.legal()
    assert table.refuses("draw locomotive") == "US-5"
    assert table.refuses("tickets") == "US-5"


def test_us_5_three_locomotives_clear_the_row(table: Table) -> None:
    table.deck(locomotive=1).discards(red=9).market("locomotive", "locomotive", "blue", "pink", "green")
    table.play("draw blue")
    assert table.happened[:2] == ["refilled locomotive", "reshuffled 9"]
    assert table.happened[2].startswith("reset")
    assert table.row == ["red"] * 5


def test_us_5_with_nothing_to_draw_it_is_not_legal(table: Table) -> None:
    table.deck().market()
    assert not any(action.startswith("draw") for action in table.legal())


def test_us_6_gray_takes_any_one_colour_and_locomotives_pay_for_all(table: Table) -> None:
    table.hand(0, red=1, blue=2, locomotive=3)
    assert table.claims("helena-salt-lake-city") == {"locomotive×3"}
    assert table.claims("calgary-vancouver") == {
        "blue×2 locomotive×1",
        "blue×1 locomotive×2",
        "red×1 locomotive×2",
        "locomotive×3",
    }


def test_us_6_only_the_whole_route_is_claimed(table: Table) -> None:
    table.hand(0, red=2)
    assert not table.claims("dallas-el-paso")
    assert table.refuses("claim dallas-el-paso red×4") == "C-2"


@pytest.mark.parametrize(
    ("route", "cards", "points"),
    [
        ("atlanta-nashville", "red×1", 1),
        ("boston-new-york-red", "red×2", 2),
        ("chicago-duluth", "red×3", 4),
        ("dallas-el-paso", "red×4", 7),
        ("helena-omaha", "red×5", 10),
        ("miami-new-orleans", "red×6", 15),
    ],
)
def test_us_7_points_by_length_at_once_and_public(table: Table, route: str, cards: str, points: int) -> None:
    table.hand(0, red=6).play(f"claim {route} {cards}")
    assert table.scores[0].routes == points
    assert route in table.told(0, to=1)["routes"]


@pytest.mark.parametrize(("players", "open_to_others"), [(2, False), (3, False), (4, True), (5, True)])
def test_us_8_the_other_half_of_a_double(big_usa: Lay, players: int, open_to_others: bool) -> None:
    table = big_usa(players).hand(0, red=2).play("claim boston-new-york-red red×2")
    for seat in range(1, players):
        table.hand(seat, yellow=2).turn_of(seat)
        assert bool(table.claims("boston-new-york-yellow")) == open_to_others
        if not open_to_others:
            assert table.refuses("claim boston-new-york-yellow yellow×2") == "US-8"
    table.hand(0, yellow=2).turn_of(0)
    assert table.refuses("claim boston-new-york-yellow yellow×2") == "C-4"


def test_us_9_three_are_offered_and_at_least_one_is_kept(table: Table) -> None:
    table.ticket_deck("denver-el-paso", "dallas-new-york", "duluth-houston", bottom=("chicago-santa-fe",))
    table.play("tickets")
    assert set(table.view(0).offer) == {"denver-el-paso", "dallas-new-york", "duluth-houston"}
    assert len(table.legal()) == 7
    offered = list(table.view(0).offer)
    table.play("keep dallas-new-york")
    assert table.bottom == ["chicago-santa-fe", *(ticket for ticket in offered if ticket != "dallas-new-york")]
    assert table.seat == 1


@pytest.mark.parametrize("left", [("denver-el-paso",), ("denver-el-paso", "dallas-new-york")])
def test_us_10_fewer_than_three(table: Table, left: tuple[str, ...]) -> None:
    table.ticket_deck(*left).play("tickets")
    assert set(table.view(0).offer) == set(left)
    assert len(table.legal()) == 2 ** len(left) - 1


def test_us_10_none_left(table: Table) -> None:
    assert "tickets" not in table.ticket_deck().legal()
    assert table.refuses("tickets") == "US-10"


def test_us_11_tickets_are_secret_and_their_number_is_public(table: Table) -> None:
    table.tickets(0, "denver-el-paso", "dallas-new-york")
    assert sum(table.view(1).state.held[0]) == 0
    assert table.told(0, to=1)["tickets"] == 2


@pytest.mark.parametrize("players", [2, 5])
def test_us_12_two_pieces_bring_one_more_turn_for_everyone(big_usa: Lay, players: int) -> None:
    table = big_usa(players).pieces(0, 4).hand(0, red=2).play("claim boston-new-york-red red×2")
    assert table.happened[-1] == "last-round 0"
    seats = []
    while not table.over:
        seats.append(table.seat)
        table.play(*DRAW)
    assert seats == [*range(1, players), 0]
    assert table.refuses("draw deck") == "US-12"


def test_us_12_the_game_ends_when_all_pass(table: Table) -> None:
    table.deck().market().ticket_deck().play("pass", "pass")
    assert table.result.reason == "all-passed"


def test_us_13_routes_tickets_and_the_longest_path(table: Table) -> None:
    table.owns(0, "dallas-el-paso", "el-paso-phoenix").owns(1, "atlanta-miami")
    table.tickets(0, "denver-el-paso", "dallas-new-york").tickets(1)
    mine, theirs = table.scores
    assert (mine.routes, mine.tickets, mine.points("longest"), mine.total) == (7 + 4, -4 - 11, 10, 6)
    assert (theirs.routes, theirs.points("longest"), theirs.total) == (10, 0, 10)
    assert mine.total == mine.routes + mine.tickets + mine.points("longest")


def test_us_13_a_completed_ticket_counts_for_the_seat(table: Table) -> None:
    table.owns(0, "denver-santa-fe", "el-paso-santa-fe").tickets(0, "denver-el-paso")
    assert (table.scores[0].tickets, table.scores[0].completed) == (4, 1)


def test_us_14_a_trail_may_pass_a_location_twice_but_no_route(table: Table) -> None:
    ring = ("dallas-little-rock", "little-rock-oklahoma-city", "dallas-oklahoma-city-gray-1")
    table.owns(0, *ring, "dallas-el-paso", "dallas-houston-gray-1")
    assert table.scores[0].path == 4 + (2 + 2 + 2) + 1


def test_us_14_branches_do_not_count(table: Table) -> None:
    table.owns(0, "denver-santa-fe", "denver-phoenix", "denver-omaha")
    assert table.scores[0].path == 5 + 4


def test_us_14_routes_apart_do_not_add_up(table: Table) -> None:
    table.owns(0, "denver-phoenix", "atlanta-miami", "atlanta-nashville")
    assert table.scores[0].path == 6


def test_us_14_all_who_tie_score_and_nobody_without_routes(table: Table) -> None:
    assert [score.points("longest") for score in table.scores] == [0, 0]
    table.owns(0, "denver-phoenix").owns(1, "atlanta-miami")
    assert [score.points("longest") for score in table.scores] == [10, 10]


def test_us_14_is_exact_on_random_networks(big_usa: Lay) -> None:
    """Against a search that tries every trail."""
    rng = Random(14)
    for _ in range(40):
        table = big_usa()
        routes = table.game.board.map.routes
        centre = rng.choice(routes).a
        near = [r for r in routes if centre in (r.a, r.b)]
        near += [r for r in routes if {r.a, r.b} & {end for n in near for end in (n.a, n.b)}]
        chosen = {r.double or r.id: r for r in rng.sample(near, min(len(near), rng.randint(3, 10)))}.values()
        table.pieces(0, 100).owns(0, *(route.id for route in chosen))
        assert table.scores[0].path == longest_trail([(r.a, r.b, r.length) for r in chosen])


def test_us_15_most_points_then_tickets_then_the_longest_path(table: Table) -> None:
    table.owns(0, "denver-santa-fe", "atlanta-charleston").owns(1, "duluth-omaha-gray-1", "houston-new-orleans")
    assert finish(table) == ((0, 1), "shared")


def test_us_15_completed_tickets_break_a_tie(table: Table) -> None:
    table.owns(0, "denver-santa-fe", "el-paso-santa-fe", "las-vegas-los-angeles").tickets(0, "denver-el-paso")
    table.owns(1, "el-paso-phoenix", "duluth-sault-ste-marie").owns(1, "duluth-omaha-gray-1")
    scores = table.scores
    assert [score.total for score in scores] == [2 + 2 + 2 + 4, 4 + 4 + 2 + 10]
    table.tickets(1, "miami-toronto")
    assert [score.total for score in table.scores] == [10, 10]
    assert finish(table) == ((0,), "completed")


def test_us_15_then_the_longest_path(table: Table) -> None:
    table.owns(0, "dallas-el-paso", "atlanta-nashville").tickets(0, "boston-miami", "denver-el-paso")
    table.owns(1, "denver-omaha", "dallas-houston-gray-1").tickets(1, "houston-winnipeg", "denver-el-paso")
    assert finish(table) == ((0, 1), "shared")  # both have it
    table = Table("usa").owns(0, "dallas-el-paso")
    table.owns(1, "el-paso-phoenix", "helena-salt-lake-city", "little-rock-nashville", "montreal-new-york")
    table.owns(1, "dallas-houston-gray-1")
    assert [score.total for score in table.scores] == [7 + 10, 4 * 4 + 1]
    assert finish(table) == ((0,), "longest")


def test_us_16_the_thirty_tickets_of_the_older_edition_are_used() -> None:
    assert len(load("usa").board.map.tickets) == 30
    assert load("usa").board.rules.tickets_dealt == 3


def finish(table: Table) -> tuple[tuple[int, ...], str | None]:
    """Who wins if the match ends now, and what broke a tie."""
    table.deck().market().ticket_deck().hand(0).hand(1).play("pass", "pass")
    return table.result.winners, table.result.tie_break
