"""The referee and the rules of First Journey."""

from __future__ import annotations

from copy import deepcopy
from random import Random

from referee import Referee

from referee_tests.play import play
from referee_tests.story import BOARDS, Story, drew, europe, faults, reshuffled, ticket


def test_fj_2_two_cards_or_the_one_that_is_left() -> None:
    with faults("FJ-2"):
        europe().play("draw", drew("red"))
    with faults("FJ-2"):
        europe().play("draw", drew("red"), drew("red"), drew("red"))
    europe().play("draw", drew("red"), drew("red"))
    europe().cards("", deck="red").play("draw", drew("red"))
    with faults("FJ-2"):
        europe().cards("", deck="").play("draw")
    europe().cards("", discards="blue", deck="red").play("draw", drew("red"), reshuffled(1), drew("blue"))
    with faults("C-6"):
        europe().cards("", discards="blue", deck="red").play("draw", drew("red"), drew("blue"))


def test_fj_4_swap() -> None:
    def laid() -> Story:
        return europe().tickets("rome-warsaw riga-zurich", "rome-rostov ankara-rome", unseen="athens-kyiv")

    back = [ticket("returned", "rome-warsaw"), ticket("returned", "riga-zurich")]
    laid().play("swap", *back, ticket("drew-ticket", "athens-kyiv"), ticket("drew-ticket", "rome-warsaw"))
    with faults("FJ-4"):  # the other one was returned first
        laid().play("swap", *back, ticket("drew-ticket", "athens-kyiv"), ticket("drew-ticket", "riga-zurich"))
    with faults("FJ-4"):  # the order held
        laid().play("swap", *back[::-1], ticket("drew-ticket", "athens-kyiv"), ticket("drew-ticket", "rome-warsaw"))
    with faults("FJ-4"):
        laid().play("swap", *back, ticket("drew-ticket", "athens-kyiv"))
    with faults("FJ-4"):
        europe().tickets("rome-warsaw riga-zurich", "rome-rostov ankara-rome", unseen="").play("swap")


def joined_up(done: str = "") -> Story:
    """Seat 0 has joined Brest, Paris, Zurich and Vienna, and is about to reach Amsterdam."""
    story = europe().cards("blue").tickets("amsterdam-riga amsterdam-brest", "rome-rostov ankara-rome", done=done)
    return story.owns(0, "brest-paris", "paris-zurich-blue", "vienna-zurich-black")


CLAIM = "claim amsterdam-paris blue×1"


def test_fj_5_completed_and_replaced_until_one_is_not_joined() -> None:
    first = [ticket("completed", "amsterdam-brest"), ticket("drew-ticket", "brest-vienna")]
    second = [ticket("completed", "brest-vienna"), ticket("drew-ticket", "kyiv-zurich")]
    with faults("FJ-5"):
        joined_up().play(CLAIM)
    with faults("FJ-5"):
        joined_up().play(CLAIM, *first)
    with faults("FJ-5"):
        joined_up().play(CLAIM, *first, *second, ticket("completed", "kyiv-zurich"))
    story = joined_up().play(CLAIM, *first, *second)
    assert story.table.held[0] == ["amsterdam-riga", "kyiv-zurich"]
    assert story.table.scores()[0] == {"completed": 2, "bonus": 0}
    with faults("FJ-5"):  # dealt already
        joined_up().play(CLAIM, first[0], ticket("drew-ticket", "ankara-rome"))


def test_fj_5_a_swap_may_complete_too() -> None:
    story = joined_up()
    back = [ticket("returned", "amsterdam-riga"), ticket("returned", "amsterdam-brest")]
    new = [ticket("drew-ticket", "brest-vienna"), ticket("drew-ticket", "kyiv-zurich")]
    with faults("FJ-5"):
        deepcopy(story).play("swap", *back, *new)
    story.play("swap", *back, *new, ticket("completed", "brest-vienna"), ticket("drew-ticket", "athens-kyiv"))
    assert story.table.held[0] == ["athens-kyiv", "kyiv-zurich"]


def test_fj_6_and_7_the_bonus_comes_last_and_once() -> None:
    done = [ticket("completed", "amsterdam-brest"), ticket("drew-ticket", "kyiv-zurich")]

    def laid() -> Story:
        return joined_up().owns(0, "ankara-athens-black", "athens-rome-blue", "rome-vienna")

    with faults("FJ-6"):
        laid().play(CLAIM, *done)
    with faults("FJ-5"):
        laid().play(CLAIM, {"event": "bonus"}, *done)
    with faults("FJ-6"):
        laid().play(CLAIM, *done, {"event": "bonus"}, {"event": "bonus"})
    story = laid().play(CLAIM, *done, {"event": "bonus"})
    assert story.table.scores()[0] == {"completed": 2, "bonus": 1}
    with faults("FJ-6"):
        joined_up().play(CLAIM, *done, {"event": "bonus"})


def test_fj_6_no_second_bonus() -> None:
    story = joined_up().tickets("amsterdam-riga rome-warsaw", "rome-rostov ankara-rome")
    story.owns(0, "ankara-athens-black", "athens-rome-blue", "rome-vienna").play(CLAIM, {"event": "bonus"})
    story.cards("red").table.seat = 0
    with faults("FJ-6"):
        deepcopy(story).play("claim athens-sarajevo red×1", {"event": "bonus"})
    story.play("claim athens-sarajevo red×1")


FOUR = "athens-kyiv athens-zurich berlin-moscow bucharest-paris"


def test_fj_7_and_8_the_game_stops_at_the_sixth() -> None:
    five = f"{FOUR} bucharest-warsaw"
    sixth = ticket("completed", "amsterdam-brest")
    with faults("FJ-5"):
        joined_up(five).play(CLAIM, sixth, ticket("drew-ticket", "kyiv-zurich"))
    story = joined_up(five).play(CLAIM, sixth)
    assert story.table.reason == "six-tickets" and story.table.winners() == ([0], "FJ-8")
    with faults("FJ-8"):
        story.play("swap")
    east_west = joined_up(five).owns(0, "ankara-athens-black", "athens-rome-blue", "rome-vienna")
    with faults("FJ-6"):
        deepcopy(east_west).play(CLAIM, sixth, {"event": "bonus"})
    east_west.play(CLAIM, sixth)


def test_fj_7_a_second_ticket_does_not_count_after_the_sixth() -> None:
    story = joined_up().tickets(
        "amsterdam-brest brest-vienna", "rome-rostov ankara-rome", done=f"{FOUR} bucharest-warsaw"
    )
    sixth = ticket("completed", "amsterdam-brest")
    with faults("FJ-5"):
        deepcopy(story).play(CLAIM, sixth, ticket("completed", "brest-vienna"))
    with faults("FJ-5"):  # the order held
        deepcopy(story).play(CLAIM, ticket("completed", "brest-vienna"))
    story.play(CLAIM, sixth)
    assert story.table.scores()[0]["completed"] == 6


def test_fj_8_the_bonus_may_be_the_sixth() -> None:
    story = joined_up(FOUR).owns(0, "ankara-athens-black", "athens-rome-blue", "rome-vienna")
    story.play(CLAIM, ticket("completed", "amsterdam-brest"), ticket("drew-ticket", "kyiv-zurich"), {"event": "bonus"})
    assert story.table.reason == "six-tickets"


def test_fj_9_the_last_piece() -> None:
    story = europe().cards("blue").tickets("rome-warsaw riga-rostov", "rome-rostov ankara-rome")
    story.owns(0, "moscow-riga-green", "kyiv-vienna", "brest-madrid", "athens-rome-blue", "berlin-paris-white")
    story.owns(0, "kyiv-moscow", "athens-bucharest").play(CLAIM)
    assert story.table.pieces[0] == 0 and story.table.reason == "out-of-pieces"
    assert story.table.winners() == ([0, 1], "FJ-9")


def test_fj_10_ten_rounds_without_a_draw_or_a_claim() -> None:
    referee = Referee(BOARDS["first-journey-usa"])
    record = next(r for r in (play(referee, 3, Random(n), "idler") for n in range(50)) if "draw" in str(r["moves"][:9]))
    assert record["result"]["reason"] == "stalemate"
    assert {move["action"] for move in record["moves"][-30:]} == {"swap"} and len(record["moves"]) > 30
    early = deepcopy(record)
    early["moves"].pop()
    with faults("FJ-8"):
        referee.check(early)
