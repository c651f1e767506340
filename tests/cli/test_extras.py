"""Without an extra, a command that needs it says so in one line, at once."""

from __future__ import annotations

import sys

import pytest
from command import wayfare

from wayfare.cli.extras import EXTRAS


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        (("play",), "server"),
        (("play", "--opponents", "hard"), "server"),
        (("serve",), "server"),
        (("tournament", "--bots", "random,greedy", "--report", "out.html"), "report"),
        (("play", "--opponents", "net.onnx"), "onnx"),
        (("play", "--text", "--opponents", "net.onnx"), "onnx"),
        (("serve", "--bot", "net=net.onnx"), "onnx"),
        (("simulate", "--bots", "net.onnx"), "onnx"),
        (("tournament", "--bots", "random,net.onnx@5"), "onnx"),
        (("train", "runs"), "train"),
        (("train", "runs", "--ray", "auto"), "ray"),
        (("simulate", "--ray", "auto"), "ray"),
        (("tournament", "--bots", "random,greedy", "--ray", "auto"), "ray"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else value,
)
def test_it_says_what_to_install(command: tuple[str, ...], extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def prepare(package: str) -> None:
        raise AssertionError("it compiles first")

    monkeypatch.setattr("wayfare.cli.prepare.import_module", prepare)
    for missing in EXTRAS[extra]:
        monkeypatch.setitem(sys.modules, missing, None)
    done = wayfare(*command)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert f'pip install "wayfare[{extra}]"' in done.stderr


def test_the_extras_bring_what_the_commands_look_for() -> None:
    import tomllib
    from pathlib import Path

    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]
    for extra, modules in EXTRAS.items():
        brought = " ".join(project["optional-dependencies"][extra]).lower().replace("-", "_")
        assert all(module in brought for module in modules)
