"""Bots that misbehave in the arena: they lose, they are counted by name, and nothing waits for them for ever."""

from __future__ import annotations

import json

import pytest

import wayfare
from wayfare.arena import simulate, tournament
from wayfare.arena.summary import win_shares
from wayfare.arena.work import Work, play
from wayfare.bots.process import IDLE_PROCESSES

PATIENT = 20.0


def test_a_bot_at_fault_forfeits_and_after_three_faults_everything() -> None:
    standings = tournament(wayfare.load("new-york"), ["random", "bots.bad:Raises"], games=200, seed=1)
    told = standings.to_dict()
    assert {row["bot"]: (row["win_rate"], row["faults"]) for row in told["bots"]} == {
        "random": (1.0, 0),
        "bots.bad:Raises": (0.0, 3),
    }
    (fault,) = told["faults"]
    assert (fault["bot"], fault["kind"], fault["times"]) == ("bots.bad:Raises", "raised", 3)
    assert standings.games == 200
    assert json.loads(json.dumps(told)) == told


def test_jobs_change_nothing_for_those_at_fault_either() -> None:
    bots = ["greedy", "bots.bad:Vanishes"]
    one, two = (
        tournament(wayfare.load("new-york"), bots, games=6, seed=3, jobs=jobs, seconds=PATIENT).to_dict()
        for jobs in (1, 2)
    )
    assert one == two
    assert [row["faults"] for row in one["bots"]] == [0, 3]


def test_one_fault_costs_one_match() -> None:
    IDLE_PROCESSES.close()  # it remembers, as long as its process lives
    bots = ["random", "bots.bad:FaultsOnce"]
    told = tournament(wayfare.load("new-york"), bots, games=20, seed=1, seconds=PATIENT).to_dict()
    rates = {row["bot"]: row["win_rate"] for row in told["bots"]}
    assert 0.8 < rates["bots.bad:FaultsOnce"] <= 0.95
    assert told["faults"][0]["times"] == 1


@pytest.mark.parametrize(
    ("bots", "shares"),
    [
        (("bots.bad:Raises", "random", "random"), [0, 0.5, 0.5]),
        (("bots.bad:Raises", "random", "bots.bad:Raises"), [0, 1, 0]),
        (("bots.bad:Raises", "bots.bad:Raises"), [0.5, 0.5]),
    ],
)
def test_the_seats_of_the_others_share_the_win(bots: tuple[str, ...], shares: list[float]) -> None:
    played = play(Work(wayfare.load("new-york"), bots, 1, 0, 5, forfeit=True))
    assert win_shares(played.rows, len(bots)).tolist() == [shares] * 5
    assert len(played.faults) == 3


def test_a_simulation_goes_on_with_the_planner() -> None:
    game = wayfare.load("new-york")
    summary = simulate(game, 2, 6, ["bots.bad:Sleeps", "random"], seed=1, seconds=0.2)
    assert summary.faults.of("bots.bad:Sleeps") == 3
    assert summary.faults.struck == {"bots.bad:Sleeps"}
    assert summary.wins == simulate(game, 2, 6, ["planner", "random"], seed=1).wins


def test_a_bot_that_cannot_be_made_is_refused_before_the_first_match() -> None:
    with pytest.raises(wayfare.WayfareError, match="could not be created"):
        tournament(wayfare.load("new-york"), ["random", "bots.bad:Unmakeable"], games=10, seed=1)
