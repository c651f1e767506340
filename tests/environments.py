"""Python environments of their own, for tests of what a stranger installs."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
MINUTES = 60.0


def build_wheel(into: Path) -> Path:
    """Our wheel, with the browser client."""
    run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", into], cwd=ROOT)
    (wheel,) = into.glob("*.whl")
    return wheel


class Environment:
    """A virtual environment in which nothing is installed yet."""

    def __init__(self, folder: Path, *, sees_ours: bool = False) -> None:
        """With `sees_ours` it also finds what is installed here: PyTorch needn't be installed again."""
        self.folder = folder
        run([sys.executable, "-m", "venv", folder])
        self.python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
        if sees_ours:
            (packages,) = folder.glob("lib/python*/site-packages")
            ours = [path for path in sys.path if path.endswith("site-packages")]
            (packages / "ours.pth").write_text("\n".join(ours), "utf-8")

    def install(self, *packages: str) -> None:
        """Install packages, and keep the version of PyTorch that is here, if any."""
        fixed = self.folder / "constraints.txt"
        fixed.write_text(_installed_torch(), "utf-8")
        run([self.python, "-m", "pip", "install", "--quiet", "--constraint", fixed, *packages])

    def run(self, *arguments: object, cwd: Path | None = None, **variables: str) -> str:
        """Run Python; returns what it printed."""
        return run([self.python, *arguments], cwd=cwd, **variables)


def run(command: list[object], cwd: Path | None = None, **variables: str) -> str:
    """Run a command without our PYTHONPATH; if it fails, what it printed is in the message."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**environment, **variables},
        capture_output=True,
        text=True,
        check=False,
        timeout=60 * MINUTES,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
    return done.stdout


def _installed_torch() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return f"torch=={version('torch')}\n"
    except PackageNotFoundError:
        return ""


def lowest(*extras: str) -> list[str]:
    """Every package that we depend on, in the lowest version that we say we can use."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    groups = [project["dependencies"], *(project["optional-dependencies"][extra] for extra in extras)]
    found = []
    for requirement in (Requirement(text) for group in groups for text in group):
        if requirement.marker is None or requirement.marker.evaluate():
            (bound,) = (one.version for one in requirement.specifier if one.operator == ">=")
            found.append(f"{requirement.name}=={bound}")
    return found
