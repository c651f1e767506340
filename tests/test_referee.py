"""The referee finds fault, and with the right rule; and it finds none where there is none."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from referee import Fault, FirstJourney, NewYork, Referee, describe
from referee.__main__ import main
from referee_play import TEMPERS, Record, act, choose, deal, play

GAMES = Path(__file__).parents[1] / "src" / "wayfare" / "games"
BOARDS: dict[str, dict[str, Any]] = {p.stem: tomllib.loads(p.read_text(encoding="utf-8")) for p in GAMES.glob("*.toml")}
NAMES = ["new-york", "first-journey-europe", "first-journey-usa"]
Event = dict[str, Any]


@contextmanager
def faults(rule: str) -> Iterator[None]:
    with pytest.raises(Fault) as caught:
        yield
    assert caught.value.rule == rule, caught.value


def drew(card: str) -> Event:
    return {"event": "drew", "card": card}


def refilled(*cards: str) -> list[Event]:
    return [{"event": "refilled", "card": card} for card in cards]


def reset(cards: str) -> Event:
    return {"event": "reset", "discarded": cards.split()}


def reshuffled(cards: int) -> Event:
    return {"event": "reshuffled", "cards": cards}


def ticket(event: str, name: str) -> Event:
    return {"event": event, "ticket": name}


class Story:
    """A table laid by hand, and moves told one by one. Cards not laid out are in the deck, or in the last hand."""

    def __init__(self, board: dict[str, Any], players: int = 2) -> None:
        self.referee = Referee(board)
        self.table = self.referee.table = self.referee.kind(self.referee.board, players)
        deal(self.table, Random(0))
        if isinstance(self.table, NewYork):
            self.table.opening = False
            self.table.held, self.table.offers = self.table.offers, self.table.held

    def cards(self, *hands: str, market: str = "", discards: str = "", deck: str | None = None) -> Story:
        table = self.table
        rest = Counter(table.board.cards)
        for cards in (*hands, market, discards, deck or ""):
            rest.subtract(cards.split())
        assert min(rest.values()) >= 0
        held = [Counter(hand.split()) for hand in hands] + [Counter[str]() for _ in range(table.players - len(hands))]
        if deck is not None:
            held[-1] += rest
        table.hands = [{card: hand[card] for card in table.board.cards} for hand in held]
        table.market, table.discards = market.split(), Counter(discards.split())
        table.deck = +rest if deck is None else Counter(deck.split())
        return self

    def tickets(self, *held: str, bottom: str = "", done: str = "", unseen: str | None = None) -> Story:
        """Tickets not laid out are unseen, or shown long ago by the last seat."""
        table = self.table
        table.held = [names.split() for names in held] + [[] for _ in range(table.players - len(held))]
        table.bottom, table.done = bottom.split(), [done.split(), *([] for _ in range(table.players - 1))]
        laid = {*" ".join((*held, bottom, done, unseen or "")).split()}
        rest = [name for name in table.board.tickets if name not in laid]
        table.unseen = rest if unseen is None else unseen.split()
        if unseen is not None:
            table.done[-1] += rest
        return self

    def owns(self, seat: int, *routes: str) -> Story:
        table = self.table
        for name in routes:
            route = table.board.routes[name]
            table.owner[name] = seat
            table.links[seat][route.a].add(route.b)
            table.links[seat][route.b].add(route.a)
            table.pieces[seat] -= route.length
        return self

    def play(self, action: str, *events: Event) -> Story:
        self.referee.known = None  # the table may have been laid anew
        self.referee.apply({"seat": self.table.seat, **describe(action), "events": list(events)})
        return self

    def legal(self, verb: str = "") -> set[str]:
        self.referee.known = None
        return {action for action in self.referee.legal() if action.startswith(verb)}


def new_york(players: int = 2) -> Story:
    return Story(BOARDS["new-york"], players)


def europe(players: int = 2) -> Story:
    return Story(BOARDS["first-journey-europe"], players)


def changed(name: str, **rules: int) -> dict[str, Any]:
    board = deepcopy(BOARDS[name])
    board["rules"].update(rules)
    return board


# Both games


def test_c_2_every_payment_and_no_other() -> None:
    story = new_york().cards("orange", market="red red red red blue")
    assert story.legal("claim") == {
        "claim times-square-empire-state-building-orange orange×1",
        "claim midtown-west-times-square orange×1",  # gray: any colour (NY-11)
    }
    story.cards("pink pink pink taxi taxi taxi taxi", market="red red red red blue")
    assert story.legal("claim chelsea-soho ") == {
        "claim chelsea-soho pink×3 taxi×1",
        "claim chelsea-soho pink×2 taxi×2",
        "claim chelsea-soho pink×1 taxi×3",
        "claim chelsea-soho taxi×4",
    }
    with faults("C-2"):
        story.play("claim chelsea-soho pink×4")
    with faults("C-2"):
        story.play("claim chelsea-soho pink×3")


def test_c_2_pieces_and_owners() -> None:
    story = new_york().cards("pink pink pink pink", market="red red red red blue")
    story.owns(1, "chelsea-soho")
    with faults("C-2"):
        story.play("claim chelsea-soho pink×4")
    story = europe().cards("locomotive " * 12)
    story.owns(0, "moscow-riga-green", "kyiv-vienna", "brest-madrid", "athens-rome-blue", "madrid-paris-blue")
    story.owns(0, "kyiv-rostov", "rome-vienna")
    assert not story.legal("claim kyiv-moscow") and story.legal("claim kyiv-warsaw locomotive×1")  # one piece left


def test_c_4_and_ny_12_doubles() -> None:
    for players in (2, 3):
        story = new_york(players).cards("pink", "pink", market="red red red red blue")
        story.owns(1, "times-square-empire-state-building-orange")
        claim = "claim times-square-empire-state-building-pink pink×1"
        assert (claim in story.legal()) == (players == 3)
        if players == 2:
            with faults("NY-12"):
                story.play(claim)
        story.table.seat = 1
        with faults("C-4"):
            story.play(claim)
    story = europe(2).cards("green", "green").owns(1, "amsterdam-berlin-black")  # FJ-3: open, but not to its owner
    assert "claim amsterdam-berlin-green green×1" in story.legal()
    story.table.seat = 1
    assert "claim amsterdam-berlin-green green×1" not in story.legal()


def test_c_6_after_a_card_and_after_a_discard() -> None:
    market = "red red red red blue"
    story = new_york().cards("", market=market, discards="pink blue", deck="green")
    with faults("C-6"):
        story.play("draw deck", drew("green"))
    story = new_york().cards("", market=market, discards="pink blue", deck="green")
    with faults("C-6"):
        story.play("draw deck", drew("green"), reshuffled(3))
    story = new_york().cards("", market=market, discards="pink blue", deck="green")
    story.play("draw deck", drew("green"), reshuffled(2)).play("draw deck", drew("pink"))
    story = new_york().cards("orange", market=market, deck="")
    with faults("C-6"):
        story.play("claim midtown-west-times-square orange×1")
    story = new_york().cards("orange", market=market, deck="")
    story.play("claim midtown-west-times-square orange×1", reshuffled(1))


def test_c_7_a_short_row_is_refilled_after_a_claim_and_may_reset() -> None:
    def laid() -> Story:
        return new_york().cards("pink taxi taxi taxi", market="taxi taxi red", deck="")

    claim = "claim chelsea-soho pink×1 taxi×3"
    with faults("C-7"):
        laid().play(claim, reshuffled(4))
    with faults("NY-9"):
        laid().play(claim, reshuffled(4), *refilled("taxi", "pink"))
    row = "taxi taxi taxi red pink"
    laid().play(claim, reshuffled(4), *refilled("taxi", "pink"), reset(row), *refilled("taxi", "taxi"), reshuffled(5),
                *refilled("red", "pink", "taxi"), reset("taxi taxi taxi red pink"), *refilled("taxi", "taxi"),
                reshuffled(5), *refilled("taxi", "red", "pink"), reset(row), *refilled("taxi", "taxi"), reshuffled(5),
                *refilled("taxi", "red", "pink"))  # fmt: skip
    # Three resets, and there it stays (NY-10), though it shows three taxis still.


def test_c_8_a_pass_only_without_anything_else() -> None:
    story = new_york().cards("", market="red red red red blue")
    with faults("C-8"):
        story.play("pass")
    story.cards("", market="", deck="").tickets("", "", unseen="")
    assert story.legal() == {"pass"}


# New York


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


# First Journey


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
        return joined_up().owns(0, "ankara-athens-green", "athens-rome-blue", "rome-vienna")

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
    story.owns(0, "ankara-athens-green", "athens-rome-blue", "rome-vienna").play(CLAIM, {"event": "bonus"})
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
    east_west = joined_up(five).owns(0, "ankara-athens-green", "athens-rome-blue", "rome-vienna")
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
    story = joined_up(FOUR).owns(0, "ankara-athens-green", "athens-rome-blue", "rome-vienna")
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


# Whole games


@pytest.mark.parametrize("temper", TEMPERS)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", NAMES)
def test_self_play_passes(name: str, players: int, temper: str) -> None:
    referee = Referee(BOARDS[name])
    for seed in range(5):
        referee.check(json.loads(json.dumps(play(referee, players, Random(seed), temper))))


def odd_board(name: str, rng: Random) -> dict[str, Any]:
    """Few cards, few routes, many wild cards: the corners come up all the time."""
    board = changed(name, pieces=rng.randint(5, 15))
    board["cards"] = {card: rng.randint(1, 2) for card in board["cards"]} | {board["wild"]: rng.randint(5, 14)}
    board["map"]["routes"] = rng.sample(board["map"]["routes"], rng.randint(3, 20))
    board["map"]["tickets"] = rng.sample(board["map"]["tickets"], rng.randint(4, 12))
    board["rules"]["hand"] = 2
    return board


def test_odd_boards_reach_every_event_and_every_end() -> None:
    seen: Counter[str] = Counter()
    for seed in range(400):
        rng = Random(seed)
        referee = Referee(odd_board(NAMES[seed % 2], rng))
        record = play(referee, 2, rng, rng.choice(list(TEMPERS)))
        referee.check(record)
        seen[record["result"]["reason"]] += 1
        seen.update(event["event"] for move in record["moves"] for event in move["events"])
        resets = [sum(event["event"] == "reset" for event in move["events"]) for move in record["moves"]]
        assert max(resets) <= 3
        seen["three resets"] += max(resets) == 3
    wanted = "last-round all-passed out-of-pieces stalemate reset reshuffled refilled offered returned drew completed"
    assert all(seen[name] for name in [*wanted.split(), "drew-ticket", "three resets"]), seen


def test_legal_actions_of_somebody_else_are_compared() -> None:
    referee = Referee(BOARDS["new-york"])
    record = play(referee, 3, Random(5))
    other = Referee(BOARDS["new-york"])

    def theirs(number: int) -> set[str]:
        other.start(record) if number == 0 else other.apply(record["moves"][number - 1])
        return set(other.legal())

    referee.check(record, theirs)
    with faults("NY-3"):
        referee.check(record, lambda number: {*theirs(number), "tickets"})
    with faults("C-8"):
        referee.check(record, lambda number: sorted(theirs(number))[1:])


# Mutations: each breaks a legal record in one place, and says where it cannot by returning False.

Mutation = Callable[[Record], bool]


def drop(event: str, also: int = 0) -> Mutation:
    def mutate(record: Record) -> bool:
        for move in record["moves"]:
            for at, found in enumerate(move["events"]):
                if found["event"] == event:
                    del move["events"][at : at + 1 + also]
                    return True
        return False

    return mutate


def rewrite(action: str, change: Callable[[dict[str, Any]], object]) -> Mutation:
    def mutate(record: Record) -> bool:
        for move in record["moves"]:
            if move["action"] == action:
                before = deepcopy(move)
                change(move)
                return bool(move != before)
        return False

    return mutate


def edit(change: Callable[[Record], object]) -> Mutation:
    def mutate(record: Record) -> bool:
        change(record)
        return True

    return mutate


def add_to_count(event: str, field: str) -> Mutation:
    def mutate(record: Record) -> bool:
        found = [e for move in record["moves"] for e in move["events"] if e["event"] == event]
        for e in found[:1]:
            e[field] += 1
        return bool(found)

    return mutate


def other_winner(record: Record) -> None:
    players = len(record["players"])
    record["result"]["winners"] = [seat for seat in range(players) if seat not in record["result"]["winners"]]


def unseat(move: dict[str, Any]) -> None:
    move["seat"] = 1 - move["seat"]


def overpay(move: dict[str, Any]) -> None:
    card = next(iter(move["cards"]))
    move["cards"][card] += 1


def repaint(move: dict[str, Any]) -> None:
    move["cards"] = {"violet": sum(move["cards"].values())}


def swap_returned(move: dict[str, Any]) -> None:
    move["events"][:2] = move["events"][1::-1]


BOTH: list[tuple[str, str, Mutation]] = [
    ("C-1", "the wrong seat", rewrite("draw", unseat)),
    ("C-2", "a card too many paid", rewrite("claim", overpay)),
    ("C-2", "the wrong colour", rewrite("claim", repaint)),
    ("C-2", "no such route", rewrite("claim", lambda move: move.update(route="nowhere"))),
    ("C-6", "no reshuffle", drop("reshuffled")),
    ("C-6", "a reshuffle of the wrong size", add_to_count("reshuffled", "cards")),
    ("record", "a field too many", rewrite("claim", lambda move: move.update(note=1))),
    ("record", "an unknown event", rewrite("claim", lambda move: move["events"].append({"event": "sneezed"}))),
    ("record", "another game", edit(lambda record: record.update(game="chess"))),
    ("record", "no hands", edit(lambda record: record["start"].pop("hands"))),
    ("C-1", "five players", edit(lambda record: record.update(players=[{}] * 5))),
]
NEW_YORK: list[tuple[str, str, Mutation]] = [
    *BOTH,
    ("NY-1", "more cards than the box has", edit(lambda r: r["start"].update(hands=[["mauve", "red"]] * 2))),
    ("NY-1", "a ticket dealt twice", edit(lambda r: r["start"].update(tickets=[r["start"]["tickets"][0]] * 2))),
    ("NY-2", "a card too many dealt", edit(lambda r: r["start"]["hands"][0].append("red"))),
    ("NY-3", "a ticket too few dealt", edit(lambda r: r["start"]["tickets"][1].pop())),
    ("NY-3", "a ticket not offered", rewrite("keep", lambda move: move.update(tickets=["a-b"]))),
    ("NY-4", "a card too many drawn", rewrite("draw", lambda move: move["events"].append(drew("red")))),
    ("NY-9", "no reset", drop("reset", also=5)),
    ("NY-9", "five refilled without a reset", drop("reset")),
    ("NY-13", "no offer", drop("offered")),
    ("C-8", "a pass", rewrite("claim", lambda m: (m.pop("route"), m.pop("cards"), m.update(action="pass")))),
    ("NY-16", "no last round", drop("last-round")),
    ("NY-16", "a turn after the end", edit(lambda r: r["moves"].append(r["moves"][-1]))),
    ("NY-16", "a turn too few", edit(lambda r: r["moves"].pop())),
    ("NY-16", "another reason", edit(lambda r: r["result"].update(reason="all-passed"))),
    ("NY-18", "another score", edit(lambda r: r["result"]["scores"][0].update(total=99))),
    ("NY-19", "another winner", edit(other_winner)),
]
FIRST_JOURNEY: list[tuple[str, str, Mutation]] = [
    *BOTH,
    ("FJ-1", "a card too many dealt", edit(lambda r: r["start"]["hands"][0].append("red"))),
    ("FJ-1", "a ticket too few dealt", edit(lambda r: r["start"]["tickets"][1].pop())),
    ("record", "a market", edit(lambda r: r["start"].update(market=[]))),
    ("FJ-2", "a card too few drawn", rewrite("draw", lambda move: move["events"].pop())),
    ("FJ-2", "a card too many drawn", rewrite("draw", lambda move: move["events"].append(drew("red")))),
    ("FJ-4", "returned in the wrong order", rewrite("swap", swap_returned)),
    ("FJ-4", "one ticket kept", rewrite("swap", lambda move: move["events"].pop(1))),
    ("FJ-5", "not shown", drop("completed", also=1)),
    (
        "FJ-5",
        "a ticket drawn for nothing",
        rewrite("claim", lambda move: move["events"].append(ticket("drew-ticket", "a-b"))),
    ),
    ("FJ-6", "no bonus", drop("bonus")),
    ("FJ-6", "a bonus for nothing", rewrite("claim", lambda move: move["events"].append({"event": "bonus"}))),
    ("C-8", "a pass", rewrite("draw", lambda move: move.update(action="pass", events=[]))),
    ("FJ-9", "a turn after the end", edit(lambda r: r["moves"].append(r["moves"][-1]))),
    ("FJ-8", "a turn too few", edit(lambda r: r["moves"].pop())),
    ("FJ-9", "another reason", edit(lambda r: r["result"].update(reason="stalemate"))),
    ("FJ-5", "another score", edit(lambda r: r["result"]["scores"][0].update(completed=7))),
    ("FJ-9", "another winner", edit(other_winner)),
]


def check_mutation(name: str, rule: str, mutate: Mutation) -> None:
    """Break three games: the referee must find the fault in each."""
    referee = Referee(BOARDS[name])
    found = 0
    for seed in range(200):
        record = play(referee, 2, Random(seed), ["builder", "even"][seed % 2])
        if record["result"]["reason"] not in ("last-round", "out-of-pieces") or not mutate(record):
            continue
        with faults(rule):
            referee.check(record)
        found += 1
        if found == 3:
            return
    pytest.fail("no game has what is to be broken")


@pytest.mark.parametrize(("rule", "what", "mutate"), NEW_YORK, ids=[f"{r} {what}" for r, what, _ in NEW_YORK])
def test_a_broken_new_york_record(rule: str, what: str, mutate: Mutation) -> None:
    check_mutation("new-york", rule, mutate)


@pytest.mark.parametrize(("rule", "what", "mutate"), FIRST_JOURNEY, ids=[f"{r} {what}" for r, what, _ in FIRST_JOURNEY])
def test_a_broken_first_journey_record(rule: str, what: str, mutate: Mutation) -> None:
    check_mutation("first-journey-europe", rule, mutate)


@pytest.mark.parametrize("name", NAMES)
def test_no_event_may_be_left_out_or_doubled(name: str) -> None:
    referee = Referee(BOARDS[name])
    rng = Random(3)
    for seed in range(40):
        record = play(referee, 2 + seed % 3, Random(seed))
        events = rng.choice([move["events"] for move in record["moves"] if move["events"]])
        at = rng.randrange(len(events))
        event = events.pop(at)
        with pytest.raises(Fault):
            referee.check(record)
        events[at:at] = [event, event]
        with pytest.raises(Fault):
            referee.check(record)


@pytest.mark.parametrize("name", NAMES)
def test_a_legal_action_goes_on_and_an_illegal_one_does_not(name: str) -> None:
    """Of all the actions of the board, those outside the legal set are at fault."""
    referee = Referee(BOARDS[name])
    every = ["draw", "draw deck", "tickets", "swap", "pass", *(f"draw {card}" for card in referee.board.cards)]
    every += [*referee.board.payment, *(f"keep {ticket}" for ticket in referee.board.tickets)]
    rng = Random(4)
    table = referee.table = referee.kind(referee.board, 2)
    deal(table, rng)
    assert isinstance(table, NewYork | FirstJourney)
    while table.reason is None:
        referee.known = None
        for action in rng.sample(sorted(set(every) - referee.legal()), 5):
            with pytest.raises(Fault):
                referee.apply({"seat": table.seat, **describe(action), "events": []})
        act(table, choose(table.legal(), {}, rng), rng)


def test_a_file_of_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    records = [play(Referee(BOARDS[name]), 2, Random(1)) for name in NAMES]
    file = tmp_path / "records.jsonl"
    file.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf-8")
    assert main(GAMES, file) == 0
    records[0]["result"]["winners"] = []
    file.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf-8")
    assert main(GAMES, file) == 1
    assert "NY-19" in capsys.readouterr().out
