"""The files for hosts in deploy/: exact versions, service, containers, dashboard and alerts."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from wayfare.server.ops.lag import LagPeriod
from wayfare.server.ops.metrics import Metrics

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"


def pinned() -> dict[str, list[str]]:
    """The versions of each package; several, if they depend on the machine."""
    found: dict[str, list[str]] = {}
    for line in (DEPLOY / "requirements.txt").read_text().splitlines():
        name, exactly, version = line.partition(" ;")[0].partition("==")
        assert exactly, f"not an exact version: {line}"
        found.setdefault(name, []).append(version)
    return found


def test_the_lock_file_pins_all_that_the_server_needs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    versions = pinned()
    for text in (*project["dependencies"], *project["optional-dependencies"]["server"]):
        needed = Requirement(text)
        found = versions[re.sub(r"[._]", "-", needed.name).lower()]
        assert all(needed.specifier.contains(version) for version in found), text


def test_what_we_use_the_inside_of_has_an_upper_bound_and_is_tested_within_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    needed = map(Requirement, (*project["dependencies"], *project["optional-dependencies"]["server"]))
    bounds = {requirement.name: requirement.specifier for requirement in needed}
    for name in ("numba", "llvmlite", "uvicorn", "litestar"):
        assert any(bound.operator == "<" for bound in bounds[name]), name
        assert bounds[name].contains(version(name)), f"{name} {version(name)}: upgrade as docs/kernel.md says"


def test_the_lock_file_names_no_registry() -> None:
    text = (DEPLOY / "requirements.txt").read_text()
    assert "//" not in text and "--" not in text and "@" not in text


def test_the_service_runs_what_the_guide_installs() -> None:
    text = (DEPLOY / "wayfare.service").read_text()
    assert "ExecStart=/opt/wayfare/bin/wayfare serve\n" in text and "UMask=0077\n" in text


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")
def test_the_service_is_valid(tmp_path: Path) -> None:
    """The program isn't installed here, so another one takes its place."""
    text = (DEPLOY / "wayfare.service").read_text()
    unit = tmp_path / "wayfare.service"
    unit.write_text(text.replace("/opt/wayfare/bin/wayfare serve", shutil.which("true") or "/bin/true"))
    checked = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True)
    assert (checked.returncode, checked.stderr) == (0, "")


@pytest.mark.skipif(sys.platform != "linux", reason="hadolint is installed on Linux only")
def test_the_dockerfile_is_valid() -> None:
    hadolint = Path(sys.executable).with_name("hadolint")
    checked = subprocess.run([hadolint, DEPLOY / "Dockerfile"], capture_output=True, text=True)
    assert (checked.returncode, checked.stdout) == (0, "")


@pytest.mark.skipif(not shutil.which("promtool"), reason="Prometheus is not installed")
def test_prometheus_understands_the_alerts() -> None:
    checked = subprocess.run(["promtool", "check", "rules", DEPLOY / "alerts.yaml"], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stderr


def test_the_image_is_built_from_what_is_there() -> None:
    kept = {line.removeprefix("!") for line in (ROOT / ".dockerignore").read_text().splitlines() if line[:1] == "!"}
    for line in (DEPLOY / "Dockerfile").read_text().splitlines():
        if line.startswith("COPY ") and "--from" not in line:
            for source in line.split()[1:-1]:
                assert (ROOT / source).exists(), source
                assert any(source == name or source.startswith(f"{name}/") for name in kept), f"{source} is left out"


def test_the_dashboard_and_the_alerts_use_metrics_that_exist() -> None:
    metrics = Metrics(LagPeriod())
    metrics.refusals.labels("stale")
    exist = set(re.findall(r"^wayfare_\w+", metrics.text().decode(), re.MULTILINE))
    board = json.loads((DEPLOY / "grafana.json").read_text())
    expressions = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    alerts = (DEPLOY / "alerts.yaml").read_text()
    expressions += re.findall(r"^ +expr: (.+)$", alerts, re.MULTILINE)
    assert len(expressions) > 15 and alerts.count("- alert:") == alerts.count("summary:") == alerts.count("expr:")
    for expression in expressions:
        assert set(re.findall(r"wayfare_\w+", expression)) <= exist, expression
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])


def test_metrics_are_not_published() -> None:
    assert "respond @private 404" in (DEPLOY / "Caddyfile").read_text()
    assert "deny all" in (ROOT / "docs" / "hosting.md").read_text()
