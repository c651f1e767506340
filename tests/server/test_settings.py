"""Settings, limits, and how long experts think."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from server.backend import ManualClock
from wayfare.errors import WayfareError
from wayfare.server.bots.pool import EXPERT, QUICK_BOT, BotPool
from wayfare.server.ops.limits import MAX_BUCKETS, RATES, Limits
from wayfare.server.ops.run import listen, listen_on_a_free_port, serve
from wayfare.server.ops.settings import Settings, read_settings


def test_a_file_then_the_environment_then_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "wayfare.toml"
    file.write_text('port = 1\nworkers = 2\nhost = "::"\n')
    environment = {"WAYFARE_PORT": "2", "WAYFARE_ORIGINS": "https://a.example,https://b.example", "OTHER": "x"}
    found = read_settings(file, environment, {"host": "0.0.0.0", "port": None})
    assert (found.port, found.workers, found.host) == (2, 2, "0.0.0.0")
    assert found.origins == ["https://a.example", "https://b.example"]


@pytest.mark.parametrize("text", ["port = 'x'", "prot = 1", "port = 70000", "not toml"])
def test_an_invalid_file_is_reported_in_one_sentence(tmp_path: Path, text: str) -> None:
    file = tmp_path / "wayfare.toml"
    file.write_text(text)
    with pytest.raises(WayfareError):
        read_settings(file, {}, {})


def test_several_workers_need_postgresql() -> None:
    with pytest.raises(WayfareError, match="need PostgreSQL"):
        serve(Settings(workers=2))


def test_a_taken_port_is_reported_and_play_takes_the_next() -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(WayfareError, match="Cannot listen"):
            listen("127.0.0.1", port)
        with listen_on_a_free_port("127.0.0.1", port) as other:
            assert other.getsockname()[1] != port


def test_buckets_empty_and_refill_and_their_number_is_bounded() -> None:
    clock = ManualClock()
    limits = Limits(clock)
    burst = int(RATES["chat"].burst)
    assert [limits.allow("chat", "ann") for _ in range(burst + 1)] == [True] * burst + [False]
    assert limits.allow("chat", "bob")
    clock._now += 2 / RATES["chat"].per_second
    assert [limits.allow("chat", "ann") for _ in range(3)] == [True, True, False]
    for n in range(MAX_BUCKETS + 10):
        limits.allow("chat", str(n))
    assert len(limits._buckets) == MAX_BUCKETS


async def test_experts_get_less_time_in_a_crowd() -> None:
    pool = BotPool(1)
    assert pool.expert_seconds("ann") == 3.0
    pool._experts["ann"] = 8
    assert (pool.expert_seconds("ann"), pool.expert_seconds("bob")) == (1.5, 3.0)
    pool._experts["ann"] = 100
    assert (pool.expert_seconds("ann"), pool.expert_seconds("bob")) == (0.5, 3.0)
    pool._experts = Counter({str(n): 1 for n in range(24)})
    assert pool.expert_seconds("ann") == 0.5
    pool._experts.clear()
    async with pool.turn(EXPERT, "ann", at_table=True), pool.turn(QUICK_BOT, "bob", at_table=True):
        assert pool._experts == {"ann": 1}
    assert not pool._experts
    pool.stop()
