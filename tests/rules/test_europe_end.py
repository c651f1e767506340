"""EU-20 to EU-29: what stations lend, tickets, the last round, the score and who has won."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from rules.table import Lay, Table
from wayfare.engine import View


@pytest.fixture
def table(big_europe: Lay) -> Table:
    return big_europe()


def finish(table: Table) -> Table:
    """The match ends here."""
    table.deck().market().ticket_deck()
    for seat in range(table.players):
        table.hand(seat)
    return table.play(*["pass"] * table.players)


def test_eu_20_a_station_uses_one_route_of_an_opponent(table: Table) -> None:
    table.owns(1, "brest-paris").owns(0, "paris-zurich").stations(0, "paris").tickets(0, "brest-venice")
    table.owns(0, "venice-zurich")
    score = finish(table).result.scores[0]
    assert (score.tickets, score.completed, score.lent) == (8, 1, {"paris": "brest-paris"})


def test_eu_20_at_either_end_of_it(table: Table) -> None:
    table.owns(1, "brest-paris").owns(0, "paris-zurich", "venice-zurich").stations(0, "brest")
    score = finish(table.tickets(0, "brest-venice")).result.scores[0]
    assert score.lent == {"brest": "brest-paris"}


def test_eu_20_two_tickets_that_want_different_routes_are_not_both_helped(table: Table) -> None:
    table.stations(0, "berlin").owns(1, "berlin-vienna", "berlin-warsaw-pink")
    table.owns(0, "vilnius-warsaw", "smolensk-vilnius", "moscow-smolensk").tickets(0, "berlin-moscow", "berlin-rome")
    table.owns(0, "vienna-zagreb", "venice-zagreb", "rome-venice")
    score = finish(table).result.scores[0]
    assert (score.tickets, score.completed, score.lent) == (12 - 9, 1, {"berlin": "berlin-warsaw-pink"})


def test_eu_20_an_unclaimed_route_or_ones_own_is_of_no_use(table: Table) -> None:
    table.stations(0, "paris").owns(0, "paris-zurich", "venice-zurich").tickets(0, "brest-venice")
    score = finish(table).result.scores[0]
    assert (score.tickets, score.lent) == (-8, {})


def test_eu_20_the_opponent_loses_nothing(table: Table) -> None:
    table.owns(1, "brest-paris", "paris-zurich", "venice-zurich").tickets(1, "brest-venice")
    table.stations(0, "paris")
    assert finish(table).result.scores[1].tickets == 8


def test_eu_21_a_station_that_does_not_help_uses_nothing(table: Table) -> None:
    table.stations(0, "budapest", "rome").owns(1, "bucharest-budapest", "budapest-sarajevo", "brindisi-rome")
    table.owns(0, "sarajevo-sofia").tickets(0, "budapest-sofia")
    assert finish(table).result.scores[0].lent == {"budapest": "budapest-sarajevo"}


def test_eu_21_is_the_best_of_all_choices(big_europe: Lay) -> None:
    """Against every way to give each station one route or none."""
    rng = Random(21)
    for _ in range(10):
        table = big_europe(3)
        routes = {route.double or route.id: route for route in rng.sample(table.game.board.map.routes, 60)}
        for route in routes.values():
            table.pieces(seat := rng.randrange(3), 100).owns(seat, route.id)
        places = [place.id for place in table.game.board.map.locations]
        table.stations(0, *rng.sample(places, 3))
        table.tickets(0, *rng.sample([t.id for t in table.game.board.map.tickets], 8))
        view = table.view(0)
        best = max(worth(view, choice) for choice in choices(view))
        score = finish(table).result.scores[0]
        assert (score.tickets, score.completed) == best
        assert worth(view, list((score.lent or {}).values())) == best


def choices(view: View) -> list[list[str]]:
    """Every way to give each station of seat 0 a route of another seat, or none."""
    options: list[list[str | None]] = []
    for place in view.stations or {}:
        near = [r.id for r in view.game.board.map.routes if place in (r.a, r.b) and view.owner(r.id) in (1, 2)]
        options.append([None, *near])
    return [[route for route in way if route] for way in product(*options)]


def worth(view: View, lent: list[str]) -> tuple[int, int]:
    """The points and the number of completed tickets of seat 0 with these routes besides its own."""
    own = [r for r in view.game.board.map.routes if view.owner(r.id) == 0 or r.id in lent]
    points = done = 0
    for ticket in (t for t in view.game.board.map.tickets if t.id in view.tickets):
        reached, before = {ticket.a}, 0
        while len(reached) > before:
            before = len(reached)
            reached |= {end for r in own if {r.a, r.b} & reached for end in (r.a, r.b)}
        points += ticket.points if ticket.b in reached else -ticket.points
        done += ticket.b in reached
    return points, done


def test_eu_22_two_players_may_use_the_same_route(big_europe: Lay) -> None:
    table = big_europe(3).owns(2, "brest-paris").stations(0, "paris").stations(1, "brest")
    table.owns(0, "paris-zurich", "venice-zurich").tickets(0, "brest-venice")
    table.owns(1, "marseille-paris").tickets(1, "brest-marseille")
    first, second, _ = finish(table).result.scores
    assert first.lent == {"paris": "brest-paris"}
    assert second.lent == {"brest": "brest-paris"}


def test_eu_23_four_points_for_each_station_not_built(table: Table) -> None:
    table.stations(0, "paris", "london")
    assert [score.points("stations") for score in table.scores] == [4, 12]


def test_eu_24_three_are_offered_from_the_regular_tickets(table: Table) -> None:
    table.ticket_deck("ankara-athens", "budapest-sofia", "izmir-sofia").play("tickets")
    assert len(table.legal()) == 7
    offered = list(table.view(0).offer)
    table.play("keep izmir-sofia")
    assert [event.event for event in table.events] == ["returned", "returned"]
    assert table.bottom == [ticket for ticket in offered if ticket != "izmir-sofia"]
    assert table.ticket_deck().turn_of(0).refuses("tickets") == "EU-24"


def test_eu_25_before_the_end_only_own_routes_complete_a_ticket(table: Table) -> None:
    table.owns(1, "brest-paris").owns(0, "paris-zurich", "venice-zurich").stations(0, "paris")
    table.tickets(0, "brest-venice")
    assert table.scores[0].tickets == -8
    view = table.view(0)
    assert view.score is not None
    assert (view.score.completed, view.score.lent) == (0, {})
    assert finish(table).result.scores[0].completed == 1


def test_eu_26_two_pieces_or_fewer_bring_the_last_round(table: Table) -> None:
    table.pieces(0, 8).hand(0, red=8).deck(blue=9).market("white", "white", "white", "white", "white")
    table.play("claim saint-petersburg-stockholm red×8")
    assert table.happened == [*["revealed blue"] * 3, "last-round 0"]
    assert table.told(0)["pieces"] == 0
    assert table.view().turns_left == 2


def test_eu_26_stations_do_not_bring_it_on(table: Table) -> None:
    table.stations(0, "paris", "london").hand(0, red=3).play("station rome red×3")
    assert table.view().turns_left is None


def test_eu_27_the_sum_of_everything(table: Table) -> None:
    table.owns(0, "brest-paris", "paris-zurich").stations(0, "rome").tickets(0, "brest-marseille")
    score = table.scores[0]
    lines = {line.key: line.points for line in score.lines}
    assert lines == {"routes": 4 + 4, "tickets": -7, "longest": 10, "stations": 8}
    assert score.total == 19


def test_eu_28_a_route_that_is_lent_is_not_in_the_path(table: Table) -> None:
    table.owns(0, "brest-dieppe", "paris-zurich").owns(1, "dieppe-paris").stations(0, "paris")
    table.tickets(0, "brest-venice")
    table.owns(0, "venice-zurich")
    score = finish(table).result.scores[0]
    assert score.lent == {"paris": "dieppe-paris"}
    assert (score.completed, score.path) == (1, 3 + 2)


def test_eu_29_tickets_then_stations_then_the_longest_path_then_together(table: Table) -> None:
    result = finish(table.owns(0, "brest-paris").owns(1, "lisbon-madrid")).result
    assert (result.winners, result.tie_break) == ((0, 1), "shared")


def test_eu_29_most_completed_tickets(table: Table) -> None:
    table.owns(0, "rome-venice", "venice-zurich", "brindisi-rome").tickets(0, "brindisi-zurich")
    table.owns(1, "saint-petersburg-stockholm").tickets(1, "athens-vilnius", "madrid-zurich")
    assert [score.total for score in table.scores] == [6 + 6 + 12, 21 - 11 - 8 + 10 + 12]
    result = finish(table).result
    assert (result.winners, result.tie_break) == ((0,), "completed")


def test_eu_29_fewest_stations_built(table: Table) -> None:
    """Level on points and tickets: one has a station more, and a route of four points instead."""
    table.owns(0, "edinburgh-london-black", "amsterdam-brussels").owns(1, "athens-sarajevo", "brest-paris")
    table.owns(1, "budapest-vienna-red")
    table.stations(1, "paris")
    assert [score.total for score in table.scores] == [7 + 1 + 10 + 12, 7 + 4 + 1 + 10 + 8]
    result = finish(table).result
    assert (result.winners, result.tie_break) == ((0,), "fewest-stations")


def test_eu_29_then_the_longest_path(table: Table) -> None:
    table.owns(0, "edinburgh-london-black").owns(1, "brest-paris", "lisbon-madrid", "gdansk-riga", "vilnius-warsaw")
    table.owns(1, "amsterdam-brussels")
    assert [score.total for score in table.scores] == [7 + 10 + 12, 4 * 4 + 1 + 12]
    result = finish(table).result
    assert (result.winners, result.tie_break) == ((0,), "longest")
