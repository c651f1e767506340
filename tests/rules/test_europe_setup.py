"""EU-1 to EU-10: the box, the deal, the four actions, doubles and ferries."""

from __future__ import annotations

from collections import Counter

import pytest
from state_of import state_of

from rules.table import Lay, Table
from wayfare import WayfareError, load
from wayfare.engine.match import Match

COLOURS = ("pink", "white", "blue", "yellow", "orange", "black", "red", "green")


@pytest.fixture
def table(big_europe: Lay) -> Table:
    return big_europe()


def deal(players: int = 2, seed: int = 1) -> Match:
    return load("europe").new_match(players, seed=seed)


def keep(match: Match, *tickets: str) -> None:
    match.play(next(action for action in match.legal_actions() if set(action.tickets) == set(tickets)))


def long_tickets(match: Match) -> set[str]:
    return {ticket.id for ticket in match.game.board.map.tickets if ticket.long}


@pytest.mark.parametrize("players", [1, 6])
def test_eu_1_two_to_five_players(players: int) -> None:
    with pytest.raises(WayfareError, match="for 2 to 5 players"):
        deal(players)


@pytest.mark.parametrize("players", [2, 5])
def test_eu_2_cards_pieces_stations_and_tickets(players: int) -> None:
    match = deal(players)
    cards = Counter(match.view(None).market) + Counter(match.view(None).discards)
    for seat in range(players):
        cards += Counter(match.view(seat).hand)
    deck = {match.game.names.cards[kind]: int(count) for kind, count in enumerate(state_of(match).deck) if count}
    assert cards + Counter(deck) == {**dict.fromkeys(COLOURS, 12), "locomotive": 14}
    seats = match.view(None).to_dict()["seats"]
    assert [(seat["pieces"], seat["stations"]) for seat in seats] == [(45, 3)] * players
    tickets = match.game.board.map.tickets
    assert sorted(ticket.points for ticket in tickets if ticket.long) == [20, 20, 20, 21, 21, 21]
    assert len([ticket for ticket in tickets if not ticket.long]) == 40


def test_eu_3_four_cards_each_and_five_face_up() -> None:
    match = deal(5)
    assert [sum(match.view(seat).hand.values()) for seat in range(5)] == [4] * 5
    assert len([card for card in match.view(None).market if card]) == 5


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_eu_4_one_long_ticket_and_three_others(players: int) -> None:
    for seed in range(20):
        match = deal(players, seed)
        for dealt in match.start["tickets"]:
            assert [ticket in long_tickets(match) for ticket in dealt] == [True, False, False, False]
        flat = [ticket for dealt in match.start["tickets"] for ticket in dealt]
        assert len(set(flat)) == 4 * players


def test_eu_4_at_least_two_of_the_four_are_kept() -> None:
    match = deal()
    assert Counter(len(action.tickets) for action in match.legal_actions()) == {2: 6, 3: 4, 4: 1}
    single = match.game.actions.keep((match.start["tickets"][0][1],))
    assert single is not None
    with pytest.raises(ValueError, match="EU-4"):
        match.play(single)


def test_eu_4_the_long_one_may_be_given_up() -> None:
    match = deal()
    long, first, second, third = match.start["tickets"][0]
    keep(match, first, third)
    assert [event.ticket for event in match.moves[-1].events] == [long, second]
    assert set(match.view(0).tickets) == {first, third}


def test_eu_4_or_be_one_of_two() -> None:
    match = deal()
    long, first, second, third = match.start["tickets"][0]
    keep(match, long, second)
    assert {event.event for event in match.moves[-1].events} == {"removed"}
    assert [event.ticket for event in match.moves[-1].events] == [first, third]
    assert set(match.view(0).tickets) == {long, second}
    assert match.moves[-1].tickets == (long, second)  # the long one first


def test_eu_5_what_is_not_kept_is_out_of_the_game_unseen() -> None:
    match = deal(3)
    for _ in range(3):
        keep(match, *match.view(match.turn).offer[1:3])
    assert match.view(0).ticket_deck == 40 - 9
    assert [event.to_dict() for event in match.view(1).moves[0].events] == [{"event": "removed"}] * 2
    unseen = [n for n in range(46) if int(state_of(match).unseen[n // 64]) >> n % 64 & 1]
    deck = {match.game.names.tickets[n] for n in unseen}
    assert not deck & long_tickets(match)
    assert not deck & {ticket for dealt in match.start["tickets"] for ticket in dealt}
    assert state_of(match).returned_size == 0


def test_eu_6_one_of_four_actions(table: Table) -> None:
    table.hand(0, red=3)
    assert {action.split()[0] for action in table.legal()} == {"draw", "claim", "tickets", "station"}


def test_eu_6_a_pass_only_when_none_of_the_four_is_legal(table: Table) -> None:
    table.deck().market().ticket_deck()
    assert table.legal() == {"pass"}
    table.hand(0, red=1)
    assert "pass" not in table.legal()
    assert table.refuses("pass") == "C-8"
    table.hand(0).ticket_deck("ankara-athens")
    assert table.legal() == {"tickets"}


def test_eu_7_draws_are_as_in_the_usa(table: Table) -> None:
    table.market("locomotive", "red", "blue", "pink", "green").play("draw red")
    assert table.refuses("draw locomotive") == "EU-7"
    assert table.refuses("station paris red") == "EU-7"
    assert table.play("draw deck").seat == 1


@pytest.mark.parametrize(
    ("route", "count", "points"),
    [
        ("amsterdam-brussels", 1, 1),
        ("rome-venice", 2, 2),
        ("brest-paris", 3, 4),
        ("edinburgh-london-black", 4, 7),
    ],
)
def test_eu_8_points_by_length_at_once(table: Table, route: str, count: int, points: int) -> None:
    table.hand(0, black=count).play(f"claim {route} black×{count}")
    assert table.scores[0].routes == points


def test_eu_8_six_and_eight(table: Table) -> None:
    table.owns(0, "izmir-palermo").owns(1, "saint-petersburg-stockholm")
    assert [score.routes for score in table.scores] == [15, 21]
    assert {route.length for route in table.game.board.map.routes} == {1, 2, 3, 4, 6, 8}


@pytest.mark.parametrize(("players", "open_to_others"), [(2, False), (3, False), (4, True), (5, True)])
def test_eu_9_the_other_half_of_a_double(big_europe: Lay, players: int, open_to_others: bool) -> None:
    table = big_europe(players).hand(0, red=2).play("claim brussels-paris-red red×2")
    for seat in range(1, players):
        table.hand(seat, yellow=2).turn_of(seat)
        assert bool(table.claims("brussels-paris-yellow")) == open_to_others
        if not open_to_others:
            assert table.refuses("claim brussels-paris-yellow yellow×2") == "EU-9"
    table.hand(0, yellow=2).turn_of(0)
    assert table.refuses("claim brussels-paris-yellow yellow×2") == "C-4"


def test_eu_9_both_halves_are_of_one_kind() -> None:
    halves: dict[str, set[tuple[int, bool]]] = {}
    for route in load("europe").board.map.routes:
        if route.double:
            halves.setdefault(route.double, set()).add((route.wilds, route.tunnel))
    assert len(halves) == 11
    assert all(len(kinds) == 1 for kinds in halves.values())


def test_eu_10_two_locomotive_spaces_and_four_others(table: Table) -> None:
    table.hand(0, red=5, locomotive=1)
    assert not table.claims("izmir-palermo")
    table.hand(0, red=4, locomotive=2)
    assert table.claims("izmir-palermo") == {"red×4 locomotive×2"}
    table.hand(0, red=4, blue=3, locomotive=6)
    assert table.claims("izmir-palermo") == {
        *(f"red×{6 - wilds} locomotive×{wilds}" for wilds in (2, 3, 4, 5)),
        *(f"blue×{6 - wilds} locomotive×{wilds}" for wilds in (3, 4, 5)),
        "locomotive×6",
    }


def test_eu_10_one_locomotive_and_five_others_is_no_payment_at_all(table: Table) -> None:
    assert table.game.actions.of_text("claim izmir-palermo red×5 locomotive×1") is None


def test_eu_10_nothing_but_locomotives_where_every_space_wants_one(table: Table) -> None:
    table.hand(0, red=5, locomotive=1)
    assert not table.claims("amsterdam-london")
    table.hand(0, red=5, locomotive=3)
    assert table.claims("amsterdam-london") == {"locomotive×2"}
    table.play("claim amsterdam-london locomotive×2")
    assert table.hand_of(0) == {"red": 5, "locomotive": 1}


def test_eu_10_a_ferry_claimed_is_a_route_like_any_other(table: Table) -> None:
    table.hand(0, red=2, locomotive=1).play("claim brindisi-palermo red×2 locomotive×1")
    assert table.scores[0].routes == 4
    assert table.told(0)["pieces"] == 42
