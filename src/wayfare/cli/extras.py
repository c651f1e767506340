"""Commands that need an extra say so in one line, before they compile or play anything."""

from __future__ import annotations

from importlib.util import find_spec

from wayfare.errors import WayfareError

# What each extra that a command needs brings along.
EXTRAS = {
    "server": ("litestar", "uvicorn", "sqlalchemy", "aiosqlite", "alembic", "asyncpg", "prometheus_client"),
    "report": ("matplotlib",),
    "onnx": ("onnxruntime",),
    "train": ("torch", "matplotlib"),
    "ray": ("ray",),
}


def needs(extra: str, what: str) -> None:
    """WayfareError unless everything in an extra is installed. Nothing is imported for that."""
    missing = [module for module in EXTRAS[extra] if not _is_there(module)]
    if missing:
        raise WayfareError(f'{what} needs {", ".join(missing)}: pip install "wayfare[{extra}]".')


def needs_of(bots: str) -> None:
    """WayfareError unless everything is installed that these bots, separated by commas, need."""
    if any(bot.partition("@")[0].endswith(".onnx") for bot in bots.split(",")):
        needs("onnx", "Playing with ONNX files")


def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ValueError:  # imported, but without a spec
        return True
