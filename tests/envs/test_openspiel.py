"""The OpenSpiel games pass OpenSpiel's own checks, follow the same rules as a match, and keep secrets."""

from __future__ import annotations

import builtins
import pickle
import sys
import time
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from engine.test_no_leak import other_world
from hypothesis import given, settings
from hypothesis import strategies as st

from wayfare.compiling.records import Raw
from wayfare.engine import Match, load
from wayfare.engine.events import Event
from wayfare.engine.kernel.entries import hide_entry
from wayfare.engine.state import DREW, DREW_TICKET, ITEM, OFFERED, REFILLED, RESET, REVEALED, State
from wayfare.testing import matches

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install wayfare[rl]")

import open_spiel.python.games  # type: ignore[import-untyped]  # noqa: E402, F401  registers
from open_spiel.integration_tests import api_test  # type: ignore[import-untyped]  # noqa: E402
from open_spiel.python.algorithms import (  # type: ignore[import-untyped]  # noqa: E402
    cfr,
    expected_game_score,
    generate_playthrough,
    ismcts,
    mcts,
)
from open_spiel.python.tests import games_sim_test  # type: ignore[import-untyped]  # noqa: E402

from wayfare.envs.explicit_chance import ExplicitChanceMatch, without_secrets  # noqa: E402
from wayfare.envs.ids import openspiel_names  # noqa: E402
from wayfare.envs.openspiel import WayfareState  # noqa: E402
from wayfare.envs.positions import env_action  # noqa: E402

NAMES = openspiel_names()

BIG = [name for board, name in NAMES.items() if load(board).board.rules.players[1] == 5]  # they take much longer
SMALL = [name for name in NAMES.values() if name not in BIG]
GAMES = [
    *zip(SMALL, cycle([2, 4, 3]), strict=False),
    *(pytest.param(name, n, marks=pytest.mark.deep) for name in SMALL for n in (2, 3, 4)),
    (BIG[0], 2),
    *(pytest.param(name, n, marks=pytest.mark.deep) for name in BIG for n in (2, 5)),
]
CARDS = (DREW, REFILLED, REVEALED)  # events of a card that leaves the deck
looked_at = settings(max_examples=60, deadline=None)

# So small that the whole tree can be searched: one route, three cards, a piece each.
STREET = """
format = "wayfare-game/1"
id = "street"
version = 1
name = "Street"
canvas = [200, 100]
wild = "joker"
cards = { red = 2, joker = 1 }

[rules]
goal = "points"
players = [2, 2]
pieces = 1
hand = 0
draw = 1
market = 0
reset_at = 1
reset_limit = 0
both_halves_from = 3
tickets_dealt = 1
tickets_offered = 1
tickets_kept = 1
last_round_at = 0
route_points = [1]
attraction_points = 0

[map]
locations = [{ id = "a", name = "A", at = [50, 50] }, { id = "b", name = "B", at = [150, 50] }]
routes = [{ id = "a-b", a = "a", b = "b", colour = "red", length = 1 }]
tickets = [{ a = "a", b = "b", points = 5 }, { a = "b", b = "a", points = 2 }]
"""


@pytest.fixture
def street(tmp_path: Path) -> Any:
    file = tmp_path / "street.toml"
    file.write_text(STREET, "utf-8")
    return pyspiel.load_game("python_wayfare", {"board": str(file), "players": 2})


def chance(state: Any, rng: np.random.RandomState) -> int:
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choice(outcomes, p=chances))


def played(name: str, players: int, steps: int, seed: int = 1) -> Any:
    """A state some steps into a random match, at a player's decision."""
    rng = np.random.RandomState(seed)
    state = pyspiel.load_game(name, {"players": players}).new_initial_state()
    while not state.is_terminal() and (steps > 0 or state.is_chance_node()):
        state.apply_action(chance(state, rng) if state.is_chance_node() else rng.choice(state.legal_actions()))
        steps -= 1
    return state


# OpenSpiel's own checks


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_random_simulation(name: str, players: int) -> None:
    game = pyspiel.load_game(name, {"players": players})
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_simulation_in_python(name: str, players: int) -> None:
    """Including pickled games and states, as for OpenSpiel's own games."""
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name, {"players": players}))


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_api(name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    case = api_test.EnforceAPIOnPartialTreeBase
    game = pyspiel.load_game(name, {"players": players})
    states = [played(name, players, steps) for steps in (0, 3, 30, 60, 10_000)]
    for key, value in {"game": game, "game_name": name, "game_type": game.get_type(), "some_states": states}.items():
        monkeypatch.setattr(case, key, value, raising=False)
    tests = [test for test in dir(case) if test.startswith("test_")]
    assert len(tests) >= 5
    for test in tests:
        getattr(case(test), test)()


@pytest.mark.parametrize(
    "name", [SMALL[0], *(pytest.param(name, marks=pytest.mark.deep) for name in NAMES.values() if name != SMALL[0])]
)
def test_a_playthrough_repeats_itself(name: str) -> None:
    lines = generate_playthrough.playthrough(f"{name}(players=3)", None, seed=5)
    assert lines == generate_playthrough.playthrough(f"{name}(players=3)", None, seed=5)
    assert "PublicObservationString" in lines


def test_recall_is_perfect(street: Any) -> None:
    """OpenSpiel's check on the whole tree: each information state is reached in only one way."""
    assert len(api_test._assert_is_perfect_recall(street)) == 36


# The same rules


def told(match: Match, events: tuple[Event, ...]) -> Iterator[str]:
    """The cards and tickets that left the decks, in order."""
    for event in events:
        if event.event in ("drew", "refilled", "revealed"):
            assert event.card is not None
            yield event.card
        if event.event == "drew-ticket":
            assert event.ticket is not None
            yield event.ticket
        yield from event.tickets or ()


def told_of_deal(match: Match) -> Iterator[str]:
    for hand in match.start["hands"]:
        yield from hand
    events = match.start.get("events", [])
    resets = [event["discarded"] for event in events if event["event"] == "reset"]
    yield from resets[0] if resets else match.start.get("market", [])
    yield from (event["card"] for event in events if event["event"] == "refilled")
    long = getattr(match.game.board.rules, "long_tickets_dealt", 0)  # these are dealt first
    for tickets in match.start["tickets"]:
        yield from tickets[:long]
    for tickets in match.start["tickets"]:
        yield from tickets[long:]


def follow(table: ExplicitChanceMatch, happened: Iterator[str]) -> None:
    """Decide chance as it was in the match."""
    names = table.game.names
    outcomes = (*names.colours, names.wild, *names.tickets)
    while table.outcomes:
        table.play(outcomes.index(next(happened)))


def without_chance(raw: Raw) -> bytes:
    raw = raw.copy()
    state: Any = raw.view(State.dtype)[0]
    state.key[:], state.block[:], state.used, state.counter = 0, 0, 16, 0
    return raw.tobytes()


@looked_at
@given(matches())
def test_the_scripted_rules_follow_a_match(match: Match) -> None:
    """Given the same cards and tickets, the scripted rules reach the same state through the same events."""
    table = ExplicitChanceMatch(match.game.id, len(match.players))
    follow(table, told_of_deal(match))
    for move in match.moves:
        deck = table.state.deck
        table.play(env_action(match.game, table.raw, match.game.action_of(move)))
        if move.action_dict() == {"action": "draw", "from": "deck"}:
            assert [count for _, count in table.outcomes] == [count for count in deck if count]
        follow(table, told(match, move.events))
    assert table.start == match.start
    assert tuple(table.moves) == match.moves
    assert without_chance(table.raw) == without_chance(match._raw)


@looked_at
@given(matches(), st.randoms(use_true_random=False))
def test_every_card_in_the_deck_brings_its_outcome(match: Match, rng: Random) -> None:
    """What we say the kernel chooses from is what it does choose from, even right after a reshuffle."""
    table = state_of(match).match
    for _ in range(6):
        if table.over:
            return
        table.play(rng.choice(table.legal()))
        while table.outcomes:
            stands = [outcome for outcome, count in table.outcomes for _ in range(count)]
            assert [brought(table, index, len(stands)) for index in range(len(stands))] == stands
            table.play(rng.choice(stands))


def brought(table: ExplicitChanceMatch, index: int, size: int) -> int:
    """The outcome when the kernel's next number is `index` of `size`."""
    twin = table.copy()
    record, unseen = twin._record, [int(word) for word in table.state.unseen]
    record.outcomes, record.outcome["number"][:2], record.count[:2] = 2, (-8, -9), (index, size - index)
    number = int(record.decided)
    twin.play(-9)
    event, value = draws(twin._record.log, unseen)[number]
    colours = len(table.game.names.colours)
    return min(value, colours) if event in CARDS else colours + 1 + value


def draws(log: Any, unseen: list[int]) -> list[tuple[int, int]]:
    """The rows of a log that needed chance, in order: cards from the deck, and tickets nobody had seen."""
    found, offering = [], False
    for event, value in zip(log.event[: log.rows].tolist(), log.value[: log.rows].tolist(), strict=True):
        if event in (OFFERED, RESET):
            offering = event == OFFERED
        ticket = event == DREW_TICKET or (event == ITEM and offering)
        if event in CARDS or (ticket and unseen[value // 64] >> value % 64 & 1):
            found.append((event, value))
    return found


def test_chance_is_as_likely_as_the_cards_in_the_deck() -> None:
    state = pyspiel.load_game("python_wayfare_new_york").new_initial_state()
    assert state.chance_outcomes() == [*((colour, 6 / 44) for colour in range(6)), (6, 8 / 44)]
    assert [state.action_to_string(outcome) for outcome, _ in state.chance_outcomes()][-1] == "card taxi"


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_returns_are_those_of_the_result(name: str, players: int) -> None:
    for seed in range(5):
        state = played(name, players, 10_000, seed)
        result = state.view(0).result
        won = [
            (players * (seat in result.winners) / len(result.winners) - 1) / (players - 1) for seat in range(players)
        ]
        assert state.returns() == pytest.approx(won)
        assert state.rewards() == state.returns()
        assert sum(1 for item in state.full_history() if item.player >= 0) <= state.get_game().max_game_length()


@pytest.mark.parametrize("steps", [0, 40, 41, 42, 43, 10_000])
def test_python_gets_the_answers_that_cpp_gets(steps: int) -> None:
    """A state answers most questions from Python itself; OpenSpiel's own methods reach it through C++."""
    state, rng = pyspiel.load_game("python_wayfare_new_york").new_initial_state(), np.random.RandomState(1)
    while steps > 0 and not state.is_terminal():
        state.apply_action(chance(state, rng) if state.is_chance_node() else rng.choice(state.legal_actions()))
        steps -= 1
    theirs = pyspiel.State
    for method in ("current_player", "is_chance_node", "is_terminal", "legal_actions", "chance_outcomes", "returns"):
        if method != "chance_outcomes" or state.is_chance_node():
            assert getattr(state, method)() == getattr(theirs, method)(state)
    for player in range(2):
        assert state.legal_actions(player) == theirs.legal_actions(state, player)
    if state.current_player() >= 0:
        with pytest.raises(pyspiel.SpielError):
            state.legal_actions(pyspiel.PlayerId.CHANCE)


def test_a_clone_goes_its_own_way() -> None:
    state = played("python_wayfare_new_york", 2, 40)
    before, text = str(state), state.information_state_string(0)
    twin = state.clone()
    rng = np.random.RandomState(3)
    for _ in range(20):
        twin.apply_action(chance(twin, rng) if twin.is_chance_node() else rng.choice(twin.legal_actions()))
    assert (str(state), state.information_state_string(0)) == (before, text)
    assert str(twin) != before
    assert str(pickle.loads(pickle.dumps(state))) == before


def test_actions_are_in_our_notation() -> None:
    state = played("python_wayfare_new_york", 2, 30)
    game = load("new-york")
    for action in state.legal_actions():
        assert game.action(state.action_to_string(action)).index == action
    with pytest.raises(pyspiel.SpielError):
        state.apply_action_with_legality_check(next(iter(set(range(406)) - set(state.legal_actions()))))


# Secrets


def state_of(match: Match) -> Any:
    """A match as an OpenSpiel state."""
    state = pyspiel.load_game(NAMES[match.game.id], {"players": len(match.players)}).new_initial_state()
    table = ExplicitChanceMatch(match.game.id, len(match.players))
    state.match = table.standing_at(match._raw, match.start, list(match.moves))
    return state


def seen(state: Any, seat: int) -> tuple[str, str, list[float], list[float]]:
    return (
        state.information_state_string(seat),
        state.observation_string(seat),
        state.information_state_tensor(seat),
        state.observation_tensor(seat),
    )


@looked_at
@given(matches(), st.integers(0, 3), st.integers(0, 2**32))
def test_hidden_things_do_not_change_what_a_player_sees(match: Match, pick: int, shuffle: int) -> None:
    seat = pick % len(match.players)
    twin = state_of(other_world(match, seat, Random(shuffle)))
    twin.match.moves[:] = [move if move.seat == seat else without_secrets(move) for move in twin.match.moves]
    assert seen(state_of(match), seat) == seen(twin, seat)


@looked_at
@given(matches(), st.integers(0, 3))
def test_a_resampled_state_looks_the_same_and_can_be_played(match: Match, pick: int) -> None:
    seat = pick % len(match.players)
    state = state_of(match)
    twin = state.resample_from_infostate(seat, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert seen(state, seat) == seen(twin, seat)
    assert twin.history() == []
    counts = [sum(s.match.state.deck) + sum(map(sum, s.match.state.hand)) for s in (state, twin)]
    assert counts[0] == counts[1]
    one, two = state.match.raw.copy(), twin.match.raw.copy()
    hide_entry(one, seat)
    hide_entry(two, seat)
    assert one.tobytes() == two.tobytes()
    rng = np.random.RandomState(0)
    while not twin.is_terminal():
        twin.apply_action(chance(twin, rng) if twin.is_chance_node() else rng.choice(twin.legal_actions()))


def test_resampling_deals_other_hands() -> None:
    state = played("python_wayfare_new_york", 2, 60)
    rng = Random(1)
    hands = {bytes(state.match.resample(0, rng).state.hand[1]) for _ in range(20)}
    assert len(hands) > 5


# OpenSpiel's algorithms


@pytest.mark.parametrize("search", ["mcts", "ismcts"])
def test_a_search_plays_a_match(search: str) -> None:
    game, rng = pyspiel.load_game("python_wayfare_new_york"), np.random.RandomState(1)
    judge = mcts.RandomRolloutEvaluator(1, rng)
    bot = (
        mcts.MCTSBot(game, 2.0, 2, judge, random_state=rng)
        if search == "mcts"
        else ismcts.ISMCTSBot(game, judge, 2.0, 2, random_state=rng)
    )
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(chance(state, rng) if state.is_chance_node() else bot.step(state))
    assert sum(state.returns()) == 0


def test_regret_falls_on_a_small_board(street: Any) -> None:
    """Counterfactual regret minimisation walks the whole tree, chance included."""
    solver = cfr.CFRSolver(street)
    for _ in range(3):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    values = expected_game_score.policy_value(street.new_initial_state(), [policy, policy])
    assert sum(values) == pytest.approx(0)


# Speed


def test_python_is_answered_without_cpp(monkeypatch: pytest.MonkeyPatch) -> None:
    """C++ would ask the state for everything again, one call after another."""
    states = [
        played("python_wayfare_new_york", 2, 40),
        pyspiel.load_game("python_wayfare_new_york").new_initial_state(),
    ]
    actions = states[0].legal_actions()

    def asked(*_: Any) -> None:
        raise AssertionError("C++ has been asked, and asks back")

    for method in ("_legal_actions", "current_player"):
        monkeypatch.setattr(WayfareState, method, asked)
    assert [state.is_chance_node() for state in states] == [False, True]
    assert states[0].legal_actions() == actions
    assert not any(state.is_terminal() for state in states)
    assert states[1].chance_outcomes()


def test_it_is_faster_than_openspiels_own_games() -> None:
    """benchmarks/peers.py measures it; this only notices a disaster, in processor time: the machine may be busy."""
    python_games = [f"python_{game}" for game in ("block_dominoes", "kuhn_poker", "liars_poker", "tic_tac_toe")]
    names = ["python_wayfare_new_york", "gin_rummy", *python_games]
    speeds = dict.fromkeys(names, 0.0)
    for _ in range(5):
        for name in names:
            speeds[name] = max(speeds[name], nodes_per_second(name))
    ours = speeds["python_wayfare_new_york"]
    assert ours > 2 * speeds["gin_rummy"], speeds
    assert ours > 1.5 * np.median([speeds[name] for name in python_games]), speeds


def nodes_per_second(name: str) -> float:
    game, rng, nodes, begin = pyspiel.load_game(name), Random(1), 0, time.process_time()
    while time.process_time() - begin < 0.1:
        state = game.new_initial_state()
        while not state.is_terminal():
            choices = [n for n, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
            state.apply_action(rng.choice(choices))
            nodes += 1
    return nodes / (time.process_time() - begin)


# Without OpenSpiel


def test_without_openspiel_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def missing(name: str, *rest: Any) -> Any:
        if name == "pyspiel":
            raise ImportError("No module named 'pyspiel'")
        return real(name, *rest)

    monkeypatch.delitem(sys.modules, "wayfare.envs.openspiel")
    monkeypatch.setattr(builtins, "__import__", missing)
    with pytest.raises(ImportError, match=r'pip install "wayfare\[rl\]"'):
        real("wayfare.envs.openspiel")


def test_a_state_is_ours() -> None:
    assert isinstance(pyspiel.load_game("python_wayfare").new_initial_state(), WayfareState)
