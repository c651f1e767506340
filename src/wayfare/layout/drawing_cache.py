"""Drawings on disk: laying out a big board takes seconds, which every process that shows it would otherwise spend."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path

import msgspec

from wayfare.compiling.cache import base_folder
from wayfare.files import replacing
from wayfare.layout.structs import Drawing

HERE = Path(__file__).parent


@cache
def _folder() -> Path:
    """A new folder whenever the layout's code or the outlines change."""
    source = hashlib.sha256()
    for file in sorted(path for path in HERE.rglob("*") if path.suffix in (".py", ".json", ".toml")):
        source.update(file.read_bytes())
    return base_folder() / f"drawings-{source.hexdigest()[:16]}"


def path_of(kind: str, board: bytes) -> Path:
    """Where a kind of drawing of an encoded board is kept."""
    return _folder() / f"{kind}-{hashlib.sha256(board).hexdigest()[:32]}.json"


def kept(kind: str, board: bytes, make: Callable[[], Drawing]) -> Drawing:
    """The drawing of an encoded board, from the disk if it's there. Without a usable folder it's made every time."""
    path = path_of(kind, board)
    with suppress(OSError, msgspec.MsgspecError):
        return msgspec.json.decode(path.read_bytes(), type=Drawing)
    drawing = make()
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        with replacing(path) as part:
            part.write_bytes(msgspec.json.encode(drawing))
    return drawing
