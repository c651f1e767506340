"""The environments with the lowest versions we say we can use, and with the newest ones there are."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path

import pytest
from environments import ROOT, Environment, build_wheel, lowest

FIVE = ("gymnasium", "pettingzoo", "numpy", "numba", "open_spiel")


def test_the_lowest_versions_are_declared_once_each() -> None:
    pins = dict(pin.split("==") for pin in lowest("rl"))
    assert {*FIVE} <= {*pins}
    for name in FIVE:
        assert tuple(map(int, pins[name].split("."))) <= tuple(map(int, version(name).split(".")[:3]))


@pytest.mark.deep
@pytest.mark.parametrize("which", ["lowest", "newest"])
def test_the_environments_work_with(which: str, tmp_path: Path) -> None:
    environment = Environment(tmp_path / "venv")
    environment.install(
        f"{build_wheel(tmp_path)}[rl]",
        *("hypothesis", "playwright", "pytest"),  # what the tests import
        *(lowest("rl") if which == "lowest" else ()),
    )
    chosen = ["-m", "pytest", "tests/envs", "tests/test_copies.py", "-m", "not deep", "-p", "no:cacheprovider"]
    environment.run(
        *chosen,
        *("-o", "filterwarnings=default"),  # what is deprecated in one version isn't there in another
        cwd=ROOT,
        NUMBA_CACHE_DIR=str(tmp_path / "cache"),
    )
