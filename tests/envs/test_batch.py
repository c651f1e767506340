"""The batched environment: the same matches as everywhere, many at once."""

from __future__ import annotations

import copy
from random import Random

import numpy as np
import pytest
from engine.test_no_leak import other_world
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

import wayfare
import wayfare.bots
from wayfare.compiling.records import empty_record
from wayfare.engine import Match
from wayfare.engine import seeds as seeding
from wayfare.engine.kernel.runs import match_seed
from wayfare.engine.state import Workspace
from wayfare.envs import Batch, features
from wayfare.envs.features import layout
from wayfare.envs.kernel.batches import step_batch
from wayfare.envs.kernel.single import observe_once
from wayfare.envs.positions import env_action, game_action
from wayfare.envs.single import SingleMatch
from wayfare.testing import matches

EVERYWHERE = [(name, players) for name in wayfare.builtin_names() for players in (2, 3, 4)]


def any_legal(batch: Batch, rng: np.random.Generator) -> NDArray[np.int32]:
    chosen: NDArray[np.int32] = (rng.random(batch.mask.shape) * batch.mask).argmax(axis=1).astype(np.int32)
    return chosen


def match_number(batch: Batch, number: int) -> Match:
    raw = empty_record(Workspace)
    match_seed(raw, seeding.key(batch.seed), number)
    return batch.game.new_match(batch.players, seed=seeding.seed_of(raw.view(Workspace.dtype)[0].state.key))


@pytest.mark.parametrize(("name", "players"), EVERYWHERE)
def test_every_slot_is_a_match_by_the_rules(name: str, players: int) -> None:
    batch, rng = Batch(name, players, size=4, seed=3), np.random.default_rng(1)
    tables = [match_number(batch, slot) for slot in range(4)]
    ended = 0
    for _ in range(400):
        actions = any_legal(batch, rng)
        batch.step(actions)
        for slot, table in enumerate(tables):
            table.play(game_action(batch.game, table._raw, int(actions[slot])))
            assert batch.terminated[slot] == table.over
            if table.over:
                ended += 1
                assert table.result is not None
                winners = [float(seat in table.result.winners) / len(table.result.winners) for seat in range(players)]
                expected = [(players * share - 1) / (players - 1) for share in winners]
                assert batch.reward[slot].tolist() == pytest.approx(expected)
                table = tables[slot] = match_number(batch, int(batch.episode[slot]))
            else:
                assert not batch.reward[slot].any()
            assert batch.seat[slot] == table.turn
            legal = sorted(env_action(table.game, table._raw, action) for action in table.legal_actions())
            assert np.flatnonzero(batch.mask[slot]).tolist() == legal
    assert ended >= 4


@settings(max_examples=100, deadline=None)
@given(matches(), st.integers(0, 2**32))
def test_an_observation_does_not_depend_on_hidden_things(match: Match, shuffle: int) -> None:
    for seat in range(len(match.players)):
        worlds = [match, other_world(match, seat, Random(shuffle))]
        parts = layout(match.game, len(match.players))
        seen = [np.zeros(parts.size, np.uint8) for _ in worlds]
        for world, out in zip(worlds, seen, strict=True):
            observe_once(world.game.raw, world._raw, seat, parts.starts, out)
        assert seen[0].tolist() == seen[1].tolist()


@settings(max_examples=100, deadline=None)
@given(matches())
def test_every_feature_is_written_and_nothing_beyond(match: Match) -> None:
    parts, margin = layout(match.game, len(match.players)), 16
    for seat in range(len(match.players)):
        written = [np.full(parts.size + margin, filler, np.uint8) for filler in (0, 255)]
        for out in written:
            observe_once(match.game.raw, match._raw, seat, parts.starts, out)
        for feature in parts.features:
            part = slice(feature.start, feature.start + feature.size)
            assert written[0][part].tolist() == written[1][part].tolist(), feature
        assert [set(out[parts.size :].tolist()) for out in written] == [{0}, {255}]


@settings(max_examples=100, deadline=None)
@given(matches())
def test_an_observation_says_what_the_view_says(match: Match) -> None:
    game, players, seat = match.game, len(match.players), match.turn or 0
    out = np.zeros(layout(game, players).size, np.uint8)
    observe_once(game.raw, match._raw, seat, layout(game, players).starts, out)
    told = {
        feature.name: out[feature.start : feature.start + feature.size].tolist() for feature in features(game, players)
    }
    view, cards = match.view(seat), [*game.names.colours, game.board.wild]
    assert told["hand"] == [view.hand.get(card, 0) for card in cards]
    assert told["discards"] == [view.discards.get(card, 0) for card in cards]
    if "market" in told:
        assert told["market"] == [view.market.count(card) for card in cards]
    public = view.to_dict()
    for ahead in range(players):
        other = public["seats"][(seat + ahead) % players]
        assert told[f"seat+{ahead}"][:3] == [other["hand"], other["pieces"], other["tickets"]]
        assert told[f"seat+{ahead}"][5:] == [other["known"].get(card, 0) for card in cards]
        owned = [route.id for n, route in enumerate(game.board.map.routes) if told[f"routes+{ahead}"][n]]
        assert owned == other["routes"]
    held = [ticket for n, ticket in enumerate(game.names.tickets) if told["tickets"][n]]
    assert sorted(held) == sorted(view.tickets)
    assert sorted(t for n, t in enumerate(game.names.tickets) if told["offer"][n]) == sorted(view.offer)
    assert told["table"][4] == public["deck"]


def test_float_observations_hold_the_same_numbers() -> None:
    small, wide = (Batch("new-york", 3, 8, seed=1, dtype=dtype) for dtype in (np.uint8, np.float32))
    assert np.array_equal(small.observation, wide.observation)
    assert wide.observation.dtype == np.float32


def test_float_observations_are_not_compiled_for() -> None:
    """They share the machine code of the bytes."""
    if not hasattr(step_batch, "signatures"):
        pytest.skip("nothing is compiled")
    Batch(None, players=2, size=1, seed=0)
    compiled = [*step_batch.signatures]
    Batch(None, players=2, size=1, seed=0, dtype=np.float32)
    assert step_batch.signatures == compiled


def test_threads_change_nothing() -> None:
    one, two = (Batch("first-journey-usa", 2, 33, seed=5, threads=threads) for threads in (1, 2))
    rng = np.random.default_rng(2)
    for _ in range(150):
        actions = any_legal(one, rng)
        one.step(actions)
        two.step(actions)
        assert np.array_equal(one.observation, two.observation)
        assert np.array_equal(one.reward, two.reward)
    assert np.array_equal(one.states, two.states)


def test_a_learner_among_random_players_takes_every_seat_in_turn() -> None:
    batch, rng = Batch("new-york", 3, 6, seed=4, opponents="random"), np.random.default_rng(3)
    for _ in range(200):
        assert np.array_equal(batch.seat, batch.episode % 3)
        batch.step(any_legal(batch, rng))


def test_a_copy_is_independent() -> None:
    """Nothing in a copy still points into the original's arrays."""
    batch = Batch("new-york", 2, 3, seed=4, opponents="greedy")
    twin = copy.deepcopy(batch)
    before = batch.observation.copy()
    for _ in range(20):
        twin.step(twin.mask.argmax(axis=1))
    assert np.array_equal(batch.observation, before)
    assert not np.array_equal(twin.observation, before)
    assert np.array_equal(twin.seat, twin.episode % 2)


@pytest.mark.parametrize("bots", [("greedy", "planner"), ("planner", "random")])
def test_opponents_play_as_they_do_through_views(bots: tuple[str, str]) -> None:
    """Bots that don't use dice do the same in the batch and through Views."""
    batch, rng = Batch("new-york", 3, 3, seed=4, opponents=bots), np.random.default_rng(3)
    if "random" in bots:
        batch.step(any_legal(batch, rng))
        return
    tables = [match_number(batch, slot) for slot in range(3)]
    for _ in range(60):
        actions = any_legal(batch, rng)
        learners = (batch.episode % 3).tolist()
        for slot, table in enumerate(tables):
            advance(table, learners[slot], bots)
            assert table.turn == batch.seat[slot]
            table.play(batch.game.actions[actions[slot]])
            advance(table, learners[slot], bots)
        batch.step(actions)
        for slot, table in enumerate(tables):
            assert table.over == batch.terminated[slot]
            if table.over:
                tables[slot] = match_number(batch, int(batch.episode[slot]))
            else:
                assert bytes(table._raw) == bytes(batch.states[slot])


def advance(table: Match, learner: int, bots: tuple[str, ...]) -> None:
    while table.turn is not None and table.turn != learner:
        bot = wayfare.bots.make(bots[(table.turn - learner) % 3 - 1], seed=0)
        table.play(bot.choose(table.view(table.turn)))


def test_reset_deals_the_same_matches_again() -> None:
    batch = Batch("new-york", 2, 5, seed=6)
    first = batch.observation.copy()
    batch.step(any_legal(batch, np.random.default_rng(0)))
    batch.reset()
    assert np.array_equal(batch.observation, first)
    batch.reset(seed=7)
    assert not np.array_equal(batch.observation, first)


def test_rewards_by_difference_and_by_shape() -> None:
    rng = np.random.default_rng(4)
    for reward in ("difference", "shaped"):
        single = SingleMatch("new-york", 2, reward=reward)
        single.reset(seed=2)
        table = single.game.new_match(2, seed=2)
        given = np.zeros(2)
        while not single.over:
            action = int(rng.choice(np.flatnonzero(single.mask())))
            table.play(single.game.actions[action])
            given += single.step(action)
        assert table.result is not None
        totals = [score.total for score in table.result.scores]
        if reward == "difference":
            assert given.tolist() == [totals[0] - totals[1], totals[1] - totals[0]]
        else:
            tie = len(table.result.winners) == 2
            won = [0.0 if tie else 1.0 if seat in table.result.winners else -1.0 for seat in range(2)]
            assert given.tolist() == pytest.approx([total / 100 + win for total, win in zip(totals, won, strict=True)])


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    batch = Batch("new-york", 2, 4, seed=1)
    before = batch.states.copy()
    actions = any_legal(batch, np.random.default_rng(0))
    for wrong in (-1, 10_000, batch.game.action("pass").index):
        bad = actions.copy()
        bad[2] = wrong
        with pytest.raises(wayfare.IllegalAction, match="in match 2 of the batch"):
            batch.step(bad)
    assert np.array_equal(batch.states, before)
    with pytest.raises(wayfare.WayfareError, match=r"shape \(4,\)"):
        batch.step(actions[:3])


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"size": 0}, "at least 1"),
        ({"threads": 9}, "no more than size"),
        ({"players": 7}, "2 to 4"),
        ({"reward": "fame"}, "Unknown reward 'fame'"),
        ({"opponents": "nobody"}, "Unknown compiled opponent 'nobody'"),
        ({"opponents": ["random", "random"]}, "Expected 1 opponents"),
        ({"dtype": np.int64}, "uint8 or float32"),
    ],
)
def test_invalid_options_are_refused(change: dict[str, object], reason: str) -> None:
    with pytest.raises(wayfare.WayfareError, match=reason):
        Batch(**({"game": "new-york", "players": 2, "size": 4} | change))  # type: ignore[arg-type]
