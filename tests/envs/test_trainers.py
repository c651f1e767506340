"""Other people's learners train on our environments for a minute, as they are: the tests wrap nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from environments import Environment, build_wheel

SECONDS = "60"
LEARNERS = Path(__file__).parent / "learners"
PACKAGES = {
    "maskable_ppo": ["sb3-contrib"],
    "tianshou_dqn": ["tianshou"],
    "torchrl_ppo": ["torchrl"],
}


def test_every_learner_has_a_test() -> None:
    assert {file.stem for file in LEARNERS.glob("*.py")} == {*PACKAGES}


@pytest.mark.deep
@pytest.mark.parametrize("learner", PACKAGES)
def test_it_trains_for_a_minute(learner: str, tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed")
    environment = Environment(tmp_path / "venv", sees_ours=True)
    environment.install(*PACKAGES[learner])
    environment.install("--no-deps", "--force-reinstall", str(build_wheel(tmp_path)))
    printed = environment.run("-W", "ignore", LEARNERS / f"{learner}.py", SECONDS, cwd=tmp_path)
    assert int(printed.split()[-1]) > 1000, printed
