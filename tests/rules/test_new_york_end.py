"""NY-16 to NY-19: the last round, the score and who has won."""

from __future__ import annotations

import pytest

from rules.table import Lay, Table

DRAW = ("draw deck", "draw deck")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ny_16_every_player_takes_one_more_turn_that_one_last(new_york: Lay, players: int) -> None:
    table = new_york(players).pieces(1, 4).hand(1, red=2).turn_of(1)
    table.play("claim lincoln-center-midtown-west red×2")
    assert table.happened == ["last-round 1"]
    assert table.view().to_dict()["turns_left"] == players
    seats = []
    while not table.over:
        seats.append(table.seat)
        table.play(*DRAW)
    assert seats == [*range(2, players), 0, 1]
    assert table.result.reason == "last-round"
    assert table.seat is None


@pytest.mark.parametrize(("before", "last"), [(5, False), (4, True), (3, True), (2, True)])
def test_ny_16_two_pieces_or_fewer_bring_the_last_round(table: Table, before: int, last: bool) -> None:
    table.pieces(0, before).hand(0, red=2).play("claim lincoln-center-midtown-west red×2")
    assert table.happened == (["last-round 0"] if last else [])
    assert table.view().to_dict()["turns_left"] == (2 if last else None)


def test_ny_16_it_triggers_once(table: Table) -> None:
    table.pieces(0, 4).pieces(1, 3).hand(0, red=2, black=1).hand(1, blue=1)
    table.play("claim lincoln-center-midtown-west red×2", "claim lower-east-side-chinatown blue")
    assert table.happened == []
    table.play("claim east-village-lower-east-side black")
    assert table.happened == []
    assert table.over


def test_ny_16_only_the_player_whose_turn_ends_counts(table: Table) -> None:
    table.pieces(1, 2).play(*DRAW)
    assert table.view().to_dict()["turns_left"] is None
    table.play(*DRAW)
    assert table.happened[-1] == "last-round 1"


def test_ny_16_a_last_turn_is_a_whole_turn(table: Table) -> None:
    table.last_turn().play("draw deck")
    assert not table.over
    assert table.play("draw deck").over


def test_ny_16_a_last_turn_may_be_tickets(table: Table) -> None:
    table.last_turn().ticket_deck("chelsea-brooklyn").play("tickets")
    assert not table.over
    assert table.play("keep chelsea-brooklyn").over
    assert table.result.scores[0].tickets == -8


def test_ny_16_a_pass_is_a_last_turn_too(table: Table) -> None:
    table.deck().market().ticket_deck().last_turn().play("pass")
    assert table.result.reason == "last-round"


def test_ny_16_then_nothing_is_legal(table: Table) -> None:
    table.last_turn().play(*DRAW)
    assert table.legal() == set()
    assert table.refuses("draw deck") == "NY-16"
    assert table.refuses("pass") == "NY-16"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ny_17_the_game_ends_when_every_player_in_a_row_has_passed(new_york: Lay, players: int) -> None:
    table = new_york(players).deck().market().ticket_deck()
    table.play(*["pass"] * (players - 1))
    assert not table.over
    assert table.play("pass").over
    assert table.result.reason == "all-passed"
    assert table.result.winners == tuple(range(players))


def test_ny_17_an_action_between_starts_the_count_anew(new_york: Lay) -> None:
    table = new_york(players=3).deck().market().ticket_deck().hand(2, black=1)
    table.play("pass", "pass", "claim east-village-lower-east-side black")
    table.market().play("pass", "pass")
    assert not table.over
    assert table.play("pass").over


def test_ny_17_the_last_round_may_begin_before_it(table: Table) -> None:
    """Two passes in a row end the match though a turn of the last round is left."""
    table.deck().market().ticket_deck().last_turn()
    table.state.turns_left = 3
    table.play("pass", "pass")
    assert table.result.reason == "all-passed"


@pytest.mark.parametrize(
    ("route", "points"),
    [
        ("east-village-lower-east-side", 1),
        ("gramercy-park-east-village", 2),
        ("united-nations-gramercy-park", 4),
        ("chelsea-soho", 7),
    ],
)
def test_ny_18_a_route_scores_by_its_length(table: Table, route: str, points: int) -> None:
    assert table.owns(1, route).scores[1].routes == points
    assert table.scores[0].routes == 0


def test_ny_18_routes_add_up(table: Table) -> None:
    table.owns(0, "chelsea-soho", "soho-wall-street", "wall-street-brooklyn-blue", "chinatown-wall-street-pink")
    assert table.scores[0].routes == 7 + 2 + 4 + 1


def test_ny_18_a_completed_ticket_counts_for_and_another_against(table: Table) -> None:
    table.owns(0, "lower-east-side-chinatown", "chinatown-wall-street-green")
    table.tickets(0, "lower-east-side-wall-street").tickets(1, "lower-east-side-wall-street")
    assert [score.tickets for score in table.scores] == [2, -2]
    assert [score.completed for score in table.scores] == [1, 0]
    table.tickets(0, "lower-east-side-wall-street", "gramercy-park-chinatown", "times-square-brooklyn")
    assert table.scores[0].tickets == 2 - 4 - 8
    assert table.scores[0].completed == 1


def test_ny_18_each_attraction_touched_scores_once(table: Table) -> None:
    table.owns(0, "chelsea-greenwich-village-red", "chelsea-gramercy-park")
    assert table.scores[0].attractions == 2
    assert table.scores[1].attractions == 0
    assert table.owns(1, "chelsea-soho").scores[1].attractions == 1


def test_ny_18_other_locations_score_nothing(table: Table) -> None:
    assert table.owns(0, "east-village-lower-east-side").scores[0].attractions == 0


def test_ny_18_totals_can_be_negative(table: Table) -> None:
    table.tickets(0, "chelsea-brooklyn", "central-park-chinatown").owns(0, "lincoln-center-central-park").last_turn()
    table.play(*DRAW)
    assert table.result.scores[0].total == 2 - 16 + 1
    assert table.result.winners == (1,)


def test_ny_18_the_total_is_routes_and_tickets_and_attractions(table: Table) -> None:
    table.owns(0, "lower-east-side-chinatown", "chinatown-wall-street-green")
    table.tickets(0, "lower-east-side-wall-street").last_turn().play(*DRAW)
    score = table.result.scores[0]
    assert (score.routes, score.tickets, score.attractions, score.total) == (2, 2, 2, 6)
    assert table.match.record().result == table.result.to_dict()


SIX_WITH_A_TICKET = ("lower-east-side-chinatown", "chinatown-wall-street-green")
SIX, SIX_TOO = "central-park-united-nations", "chelsea-greenwich-village-red"


def test_ny_19_most_points_win(table: Table) -> None:
    table.owns(1, SIX).owns(0, "east-village-lower-east-side").last_turn().play(*DRAW)
    assert table.result.winners == (1,)
    assert table.result.tie_break is None


def test_ny_19_points_come_before_tickets(table: Table) -> None:
    table.owns(0, *SIX_WITH_A_TICKET).tickets(0, "lower-east-side-wall-street").owns(1, SIX, "soho-wall-street")
    table.last_turn().play(*DRAW)
    assert [score.total for score in table.result.scores] == [6, 9]
    assert table.result.winners == (1,)
    assert table.result.tie_break is None


@pytest.mark.parametrize("seat", [0, 1])
def test_ny_19_a_tie_goes_to_the_most_completed_tickets(table: Table, seat: int) -> None:
    table.owns(seat, *SIX_WITH_A_TICKET).tickets(seat, "lower-east-side-wall-street").owns(1 - seat, SIX)
    table.last_turn().play(*DRAW)
    assert [score.total for score in table.result.scores] == [6, 6]
    assert table.result.winners == (seat,)
    assert table.result.tie_break == "completed"


def test_ny_19_tickets_held_but_not_completed_break_no_tie(table: Table) -> None:
    table.owns(0, SIX).owns(1, SIX_TOO, "gramercy-park-east-village")
    table.tickets(1, "lower-east-side-wall-street").last_turn().play(*DRAW)
    assert [score.total for score in table.result.scores] == [6, 6]
    assert table.result.winners == (0, 1)
    assert table.result.tie_break == "shared"


def test_ny_19_still_tied_they_share_the_victory(new_york: Lay) -> None:
    table = new_york(players=3).owns(0, SIX).owns(2, SIX_TOO).owns(1, "chinatown-wall-street-pink").last_turn()
    table.play(*DRAW)
    assert [score.total for score in table.result.scores] == [6, 3, 6]
    assert table.result.winners == (0, 2)
    assert table.result.tie_break == "shared"
