"""A Ray cluster of two nodes, on this machine: the same results, and a worker that dies costs only its own piece."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import wayfare
from wayfare.arena import pools, simulate, tournament

ray = pytest.importorskip("ray")
pytestmark = [pytest.mark.deep, pytest.mark.filterwarnings("ignore")]  # Ray warns about its own future


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    from ray.cluster_utils import Cluster

    with pytest.MonkeyPatch.context() as patch:  # the workers must find this file
        patch.setenv("PYTHONPATH", os.pathsep.join([str(Path(__file__).parent), *sys.path]))
        cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
        cluster.add_node(num_cpus=1)
        yield cluster.address
        cluster.shutdown()


def where(number: int) -> str:
    return str(ray.get_runtime_context().get_node_id())


def die_once(mark: Path) -> str:
    """End the process at the first try."""
    if not mark.exists():
        mark.touch()
        os._exit(1)
    return "done"


def test_both_nodes_work(address: str) -> None:
    nodes = {node for _, node in pools.in_order(where, range(40), jobs=1, ray=address)}
    assert len(nodes) == 2


def test_a_simulation_is_the_same(address: str) -> None:
    game = wayfare.load("new-york")
    here = simulate(game, 2, 300, ["planner", "random"], seed=3)
    there = simulate(game, 2, 300, ["planner", "random"], seed=3, ray=address)
    assert there.to_dict() == here.to_dict()


def test_a_tournament_is_the_same(address: str) -> None:
    game, bots = wayfare.load("new-york"), ["search@20", "planner", "greedy"]
    here = tournament(game, bots, games=4, seed=5)
    there = tournament(game, bots, games=4, seed=5, ray=address)
    assert there.to_dict() == here.to_dict()


def test_what_a_dead_worker_had_is_done_again(address: str, tmp_path: Path) -> None:
    marks = [tmp_path / str(number) for number in range(3)]
    assert [found for _, found in pools.in_order(die_once, marks, jobs=1, ray=address)] == ["done"] * 3
