"""Wheels and sdists: they carry the browser client, or aren't built at all."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CLIENT = "server/static/index.html"
NEEDED = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "CHANGELOG.md")


def build(folder: Path, kind: str, into: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(into)]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_the_sdist_and_the_wheel_built_from_it_carry_the_client(tmp_path: Path) -> None:
    """As `python -m build` does it: the sdist first, then the wheel from the sdist."""
    if not (ROOT / "src" / "wayfare" / CLIENT).is_file():
        pytest.skip("the client has not been built: make client")
    made = build(ROOT, "sdist", tmp_path)
    assert made.returncode == 0, made.stderr
    (sdist,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(sdist) as packed:
        packed.extractall(tmp_path / "unpacked", filter="data")
    (source,) = (tmp_path / "unpacked").iterdir()
    made = build(source, "wheel", tmp_path)
    assert made.returncode == 0, made.stderr
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed_wheel:
        names = packed_wheel.namelist()
        packed_wheel.extractall(tmp_path / "site-packages")
    assert f"wayfare/{CLIENT}" in names
    assert "wayfare/py.typed" in names
    assert not [name for name in names if "node_modules" in name or name.startswith(("tests/", "web/"))]
    code = "from wayfare.server.http.pages import static_files; print(len(static_files()['index.html'].body.plain))"
    served = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": str(tmp_path / "site-packages"), "NUMBA_DISABLE_JIT": "1", "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert int(served.stdout) == (ROOT / "src" / "wayfare" / CLIENT).stat().st_size, served.stderr


@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_without_the_client_nothing_is_built_and_one_sentence_says_why(kind: str, tmp_path: Path) -> None:
    fresh = tmp_path / "clone"
    shutil.copytree(ROOT / "src", fresh / "src", ignore=shutil.ignore_patterns("static", "__pycache__"))
    for name in NEEDED:
        shutil.copy(ROOT / name, fresh / name)
    made = build(fresh, kind, tmp_path)
    assert made.returncode != 0
    assert made.stderr.strip().splitlines()[-1].startswith("The browser client has not been built: run `make client`")
    assert "Traceback" not in made.stderr
    assert not [*tmp_path.glob("*.whl"), *tmp_path.glob("*.tar.gz")]


def test_an_editable_install_needs_no_client(tmp_path: Path) -> None:
    sys.path.insert(0, str(ROOT))
    try:
        from hatch_build import ClientHook
    finally:
        sys.path.pop(0)
    hook = ClientHook(str(tmp_path), {}, None, None, str(tmp_path), "wheel")  # type: ignore[arg-type]
    hook.initialize("editable", {})
