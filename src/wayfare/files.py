"""Files that are written completely or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from wayfare.errors import WayfareError


@contextmanager
def whole_file(path: Path) -> Iterator[TextIO]:
    """Open a file for writing that appears under its name only once it's complete."""
    part = path.with_name(f"{path.name}.part")
    try:
        with part.open("w", encoding="utf-8") as out:
            yield out
        os.replace(part, path)
    except OSError as error:
        raise WayfareError(f"{path} cannot be written: {error.strerror}.") from None
    finally:
        part.unlink(missing_ok=True)
