"""The referee and the rules of New York."""

from __future__ import annotations

from copy import deepcopy
from random import Random

from referee import NewYork, Referee

from referee_tests.play import play
from referee_tests.story import BOARDS, Story, drew, faults, new_york, refilled, reset, reshuffled, ticket


def test_ny_2_set_up_resets() -> None:
    referee = Referee(BOARDS["new-york"])
    record = next(r for r in (play(referee, 2, Random(n)) for n in range(500)) if r["start"]["events"])
    referee.check(record)
    without = deepcopy(record)
    without["start"]["events"] = []
    without["start"]["market"] = record["start"]["events"][0]["discarded"]
    with faults("NY-9"):
        referee.check(without)
    other = deepcopy(record)
    other["start"]["market"][0] = "taxi" if record["start"]["market"][0] != "taxi" else "red"
    with faults("NY-2"):
        referee.check(other)


def test_ny_3_choices_in_seat_order() -> None:
    referee = Referee(BOARDS["new-york"])
    record = play(referee, 3, Random(1))
    assert [move["seat"] for move in record["moves"][:4]] == [0, 1, 2, 0]
    referee.start(record)
    one, two = sorted(record["start"]["tickets"][0], key=referee.board.order.__getitem__)
    assert referee.legal() == {f"keep {one}", f"keep {two}", f"keep {one} {two}"}
    with faults("NY-3"):
        referee.apply({"seat": 0, "action": "draw", "from": "deck", "events": []})


def test_ny_4_a_market_card_is_replaced_at_once() -> None:
    story = new_york().cards("", market="red red red red blue")
    with faults("NY-4"):
        story.play("draw blue")
    story = new_york().cards("", market="red red red red blue")
    with faults("NY-4"):
        story.play("draw pink", *refilled("red"))
    story.play("draw blue", *refilled("pink"))
    assert sorted(story.table.market) == ["pink", "red", "red", "red", "red"] and story.table.seat == 0


def test_ny_4_no_card_that_is_not_in_the_deck() -> None:
    story = new_york().cards("orange orange", "orange orange", market="orange orange red red blue")
    with faults("NY-4"):
        story.play("draw deck", drew("orange"))


def test_ny_5_to_7_taxis() -> None:
    story = new_york().cards("", market="taxi red red red blue")
    story.play("draw taxi", *refilled("pink"))
    assert story.table.seat == 1  # NY-5
    story = new_york().cards("", market="taxi red red red blue").play("draw deck", drew("taxi"))
    assert story.legal() == {"draw deck", "draw red", "draw blue"}  # NY-6, NY-7
    with faults("NY-6"):
        story.play("draw taxi", *refilled("pink"))
    with faults("NY-8"):
        story.play("tickets")


def test_ny_8_the_turn_ends_when_no_second_card_may_be_taken() -> None:
    story = new_york().cards("", market="taxi taxi red", deck="").play("draw red")
    assert story.table.seat == 1
    story = new_york().cards("", market="taxi taxi red blue", deck="").play("draw red")
    assert story.legal() == {"draw blue"}


def test_ny_9_three_taxis() -> None:
    def laid() -> Story:
        return new_york().cards("", market="taxi taxi red red blue")

    with faults("NY-9"):
        laid().play("draw blue", *refilled("taxi"))
    with faults("NY-9"):  # the wrong five
        laid().play("draw blue", *refilled("taxi"), reset("taxi taxi red red red"))
    five = ["red", "red", "pink", "blue", "green"]
    with faults("NY-9"):  # one too few
        laid().play("draw blue", *refilled("taxi"), reset("taxi taxi taxi red red"), *refilled(*five[:4]))
    laid().play("draw blue", *refilled("taxi"), reset("red red taxi taxi taxi"), *refilled(*five))
    with faults("NY-9"):  # two are not enough
        laid().play("draw blue", *refilled("pink"), reset("taxi taxi pink red red"), *refilled(*five))


def test_ny_10_three_times_and_only_when_the_row_changes() -> None:
    row = ["taxi", "taxi", "taxi", "red", "red"]
    again = [reset(" ".join(row)), *refilled("taxi", "taxi", "taxi", "red", "red")]
    story = new_york().cards("", market="taxi taxi red red blue", deck="taxi taxi taxi taxi red red taxi taxi red red")
    # The sequence of a deck with enough taxis: 3 + 3, then the discards come back.
    events = [*refilled("taxi"), *again, reset(" ".join(row)), *refilled("taxi", "taxi", "red", "red"), reshuffled(10)]
    events += refilled("taxi")
    last = [reset(" ".join(row)), *refilled("taxi", "taxi", "taxi", "red", "red")]
    with faults("NY-9"):
        deepcopy(story).play("draw blue", *events)
    with faults("NY-10"):
        deepcopy(story).play("draw blue", *events, *last, *last)
    story.play("draw blue", *events, *last)
    assert sorted(story.table.market) == sorted(row)
    with faults("NY-10"):  # a blind draw does not change the row
        deepcopy(story).play("draw deck", drew("red"), *last)
    story.play("draw deck", drew("red"))


def test_ny_10_a_short_row_never_resets() -> None:
    story = new_york().cards("", market="taxi taxi taxi red blue", deck="")
    with faults("NY-10"):
        deepcopy(story).play("draw blue", reset("taxi taxi taxi red"))
    story.play("draw blue")


def test_ny_10_a_claim_that_leaves_the_row_as_it_is_brings_no_reset() -> None:
    story = new_york().cards("orange", market="taxi taxi taxi red blue")
    claim = "claim midtown-west-times-square orange×1"
    with faults("NY-10"):
        deepcopy(story).play(claim, reset("taxi taxi taxi red blue"), *refilled("red", "red", "pink", "blue", "green"))
    story.play(claim)


def test_ny_10_a_row_still_short_after_a_claim_brings_no_reset() -> None:
    story = new_york().cards("taxi", market="taxi taxi", deck="")
    claim = "claim midtown-west-times-square taxi×1"
    with faults("NY-10"):
        deepcopy(story).play(claim, reshuffled(1), *refilled("taxi"), reset("taxi taxi taxi"))
    story.play(claim, reshuffled(1), *refilled("taxi"))


def test_c_6_the_five_of_a_reset_become_the_deck_at_once() -> None:
    story = new_york().cards("", market="taxi taxi red red blue", deck="taxi")
    row = ["taxi", "taxi", "taxi", "red", "red"]
    again = [reset(" ".join(row)), reshuffled(5), *refilled(*row)]
    with faults("C-6"):
        deepcopy(story).play("draw blue", *refilled("taxi"), again[0], *again[2:])
    story.play("draw blue", *refilled("taxi"), *again, *again, *again)  # the loop that NY-10 stops
    assert story.legal() == {"draw red"}


def test_ny_13_and_14_tickets() -> None:
    offered = {"event": "offered", "tickets": ["chelsea-brooklyn", "chelsea-wall-street"]}
    both = "chelsea-wall-street chelsea-brooklyn"  # the order of the board file
    story = new_york().tickets("", "", unseen=both).play("tickets", offered)
    assert story.legal() == {"keep chelsea-wall-street", "keep chelsea-brooklyn", f"keep {both}"}
    with faults("NY-13"):
        deepcopy(story).play("keep")
    with faults("NY-13"):
        deepcopy(story).play("keep chelsea-brooklyn")
    deepcopy(story).play(f"keep {both}")
    story.play("keep chelsea-brooklyn", ticket("returned", "chelsea-wall-street"))
    story.play("tickets", {"event": "offered", "tickets": ["chelsea-wall-street"]})
    assert story.legal() == {"keep chelsea-wall-street"}  # NY-14
    story.play("keep chelsea-wall-street")
    with faults("NY-14"):
        story.play("tickets")


def test_ny_13_the_oldest_returned_ticket_is_next() -> None:
    bottom = "chelsea-brooklyn chelsea-wall-street times-square-soho"
    for unseen, tickets, fair in [
        ("", "chelsea-brooklyn chelsea-wall-street", True),
        ("", "chelsea-wall-street times-square-soho", False),
        ("east-village-soho", "east-village-soho chelsea-brooklyn", True),
        ("east-village-soho", "chelsea-wall-street east-village-soho", False),
        ("east-village-soho", "chelsea-brooklyn chelsea-wall-street", False),
    ]:
        story = new_york().tickets("", "", bottom=bottom, unseen=unseen)
        event = {"event": "offered", "tickets": tickets.split()}
        if fair:
            story.play("tickets", event)
        else:
            with faults("NY-13"):
                story.play("tickets", event)


def last_round(story: Story) -> Story:
    """Seat 0 is down to four pieces and claims a route of two: the last round begins."""
    story.owns(0, "chelsea-soho", "central-park-united-nations", "united-nations-gramercy-park")
    story.owns(0, "east-village-lower-east-side")
    return story.cards("red red", market="red red blue blue blue")


def test_ny_16_everybody_has_one_more_turn() -> None:
    claim = "claim lincoln-center-midtown-west red×2"
    with faults("NY-16"):
        last_round(new_york(3)).play(claim)
    with faults("NY-16"):
        last_round(new_york(3)).play(claim, {"event": "last-round", "seat": 1})
    story = last_round(new_york(3)).play(claim, {"event": "last-round", "seat": 0})
    for seat in (1, 2, 0):
        assert story.table.seat == seat and not story.referee.over
        story.play("draw deck", drew("pink")).play("draw deck", drew("green"))
    assert story.table.reason == "last-round"
    with faults("NY-16"):
        story.play("draw deck", drew("pink"))


def test_ny_17_all_passed_and_not_sooner() -> None:
    story = new_york(3).cards(deck="").tickets("", "", "", unseen="")
    story.table.hands[2] = dict.fromkeys(story.table.hands[2], 0)
    story.table.board.cards = dict.fromkeys(story.table.board.cards, 0)  # a box without cards
    story.play("pass").play("pass")
    assert not story.referee.over
    with faults("NY-16"):
        story.referee.finish({"reason": "all-passed", "winners": [0, 1, 2], "scores": []})
    story.play("pass")
    assert story.table.reason == "all-passed"


def test_ny_17_gives_way_to_the_last_round() -> None:
    story = new_york(2).cards(deck="").tickets("", "", unseen="")
    assert isinstance(story.table, NewYork)
    story.table.hands[1] = dict.fromkeys(story.table.hands[1], 0)
    story.table.board.cards = dict.fromkeys(story.table.board.cards, 0)
    story.table.turns_left = 2
    story.play("pass").play("pass")
    assert story.table.reason == "last-round"


def test_ny_18_and_19_scores() -> None:
    story = new_york(2).tickets("lower-east-side-wall-street chelsea-brooklyn", "times-square-soho")
    story.owns(0, "lower-east-side-chinatown", "chinatown-wall-street-green", "chelsea-soho")
    story.owns(1, "central-park-united-nations", "midtown-west-times-square")
    assert story.table.scores() == [
        # 1 + 1 + 7; 2 - 8; Chinatown, Wall Street, Chelsea
        {"routes": 9, "tickets": -6, "attractions": 3, "total": 6, "completed": 1},
        # 4 + 1; -6; Central Park, United Nations, Times Square
        {"routes": 5, "tickets": -6, "attractions": 3, "total": 2, "completed": 0},
    ]
    assert story.table.winners() == ([0], "NY-19")
    even = new_york(2).tickets("chelsea-wall-street", "chelsea-brooklyn").owns(0, "chelsea-soho", "soho-wall-street")
    for completed, winners in ((0, [0]), (1, [0, 1]), (2, [1])):
        rows = [{"total": 5, "completed": 1}, {"total": 5, "completed": completed}]
        even.table.scores = lambda rows=rows: rows  # type: ignore[method-assign, misc]
        assert even.table.winners()[0] == winners
