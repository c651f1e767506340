"""The Python API as it is promised to others."""

from __future__ import annotations

from random import Random

import pytest

import wayfare
import wayfare.bots
from wayfare.engine import Player
from wayfare.testing import play_on


def test_a_whole_match_by_the_promised_names() -> None:
    game = wayfare.load("new-york")
    match = game.new_match(players=3, seed=7)
    bot = wayfare.bots.make("random", seed=1)
    while match.turn is not None:
        view = match.view(match.turn)
        action = bot.choose(view)
        assert action in match.legal_actions()
        events = match.play(action)
        assert all(event.to_dict()["event"] for event in events)
    assert match.over
    assert match.legal_actions() == ()
    result = match.result
    assert result is not None
    assert len(result.scores) == 3
    assert result.winners
    best = max(score.total for score in result.scores)
    assert all(result.scores[seat].total == best for seat in result.winners)


def test_the_action_space_is_fixed() -> None:
    game = wayfare.load("new-york")
    assert [action.index for action in game.actions] == list(range(len(game.actions)))
    assert len({str(action) for action in game.actions}) == len(game.actions)
    assert game.action("claim chelsea-soho pink×3 taxi×1").to_dict() == {
        "action": "claim",
        "route": "chelsea-soho",
        "cards": {"pink": 3, "taxi": 1},
    }
    assert game.action("draw deck").to_dict() == {"action": "draw", "from": "deck"}
    assert game.action("draw blue").to_dict() == {"action": "draw", "from": "market", "card": "blue"}
    assert wayfare.load("first-journey-usa").action("draw").to_dict() == {"action": "draw"}


@pytest.mark.parametrize(
    ("loose", "strict"),
    [
        ("CLAIM chelsea-soho taxi pink*3", "claim chelsea-soho pink×3 taxi×1"),
        ("claim  chelsea-soho pink x3 taxi x 1", "claim chelsea-soho pink×3 taxi×1"),
        ("claim midtown-west-times-square taxi", "claim midtown-west-times-square taxi×1"),
        ("keep chelsea-brooklyn chelsea-wall-street", "keep chelsea-wall-street chelsea-brooklyn"),
        (" Draw Deck ", "draw deck"),
    ],
)
def test_the_parser_forgives(loose: str, strict: str) -> None:
    assert str(wayfare.load("new-york").action(loose)) == strict


@pytest.mark.parametrize(
    "text", ["", "claim", "claim chelsea-soho", "draw purple", "keep", "castle", "claim x y z", "×"]
)
def test_the_parser_refuses_what_is_no_action(text: str) -> None:
    with pytest.raises(wayfare.NotationError, match="is not an action in new-york"):
        wayfare.load("new-york").action(text)


def test_a_near_miss_is_helped() -> None:
    with pytest.raises(wayfare.NotationError, match="did you mean 'claim chelsea-soho pink×4'"):
        wayfare.load("new-york").action("claim chelsea-sohoo pink×4")


def test_an_action_of_another_game_is_refused() -> None:
    match = wayfare.load("new-york").new_match(2, seed=1)
    foreign = wayfare.load("first-journey-usa").actions[150]
    with pytest.raises(wayfare.IllegalAction, match="is not an action in new-york"):
        match.play(foreign)


def test_views_of_seats_that_do_not_exist() -> None:
    match = wayfare.load("new-york").new_match(2, seed=1)
    with pytest.raises(IndexError, match="seats go from 0 to 1"):
        match.view(2)


def test_players_have_names_in_the_record() -> None:
    game = wayfare.load("new-york")
    match = game.new_match([Player(name="Ann"), Player(name="search", kind="bot")], seed=1)
    assert '"players":[{"name":"Ann","kind":"human"},{"name":"search","kind":"bot"}]' in match.record().to_json()


def test_a_view_tells_what_was_taken_in_the_open() -> None:
    match = wayfare.load("new-york").new_match(2, seed=7)
    for _ in range(2):
        match.play(match.legal_actions()[0])
    match.play(match.game.action("draw blue"))
    for seat in (None, 0, 1):
        assert match.view(seat).to_dict()["seats"][0]["known"] == {"blue": 1}


def test_tickets_are_revealed_at_the_end() -> None:
    match = play_on(wayfare.load("new-york").new_match(2, seed=3), "even", Random(3))
    for seat in match.view(None).to_dict()["seats"]:
        assert len(seat["revealed"]) == seat["tickets"]


def test_the_same_seed_and_choices_give_the_same_match() -> None:
    one, two = (
        play_on(wayfare.load("first-journey-europe").new_match(4, seed=11), "even", Random(5)) for _ in range(2)
    )
    assert one.record() == two.record()


class TestBots:
    def test_names_and_lines(self) -> None:
        assert "random" in wayfare.bots.available()

    @pytest.mark.parametrize(
        ("name", "reason"),
        [
            ("rondom", "did you mean random?"),
            ("nobody", "the bots are"),
            ("no_such_module:Bot", "cannot be imported"),
            ("wayfare.bots.base:Nope", "cannot be imported"),
            ("wayfare.bots.base:make", "is not a class"),
        ],
    )
    def test_a_bad_name_is_told(self, name: str, reason: str) -> None:
        with pytest.raises(wayfare.WayfareError, match=reason.replace("?", r"\?")):
            wayfare.bots.make(name)

    def test_a_seeded_bot_repeats_itself(self) -> None:
        view = wayfare.load("new-york").new_match(4, seed=7).view(0)
        choices = [[wayfare.bots.make("random", seed=s).choose(view) for s in range(9)] for _ in range(2)]
        assert choices[0] == choices[1]
        assert len(set(choices[0])) > 1
