"""Files that are written whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from wayfare.errors import WayfareError


@contextmanager
def whole_file(path: Path) -> Iterator[TextIO]:
    """A file that appears under its name only when it is complete."""
    part = path.with_name(f"{path.name}.part")
    try:
        with part.open("w", encoding="utf-8") as out:
            yield out
        os.replace(part, path)
    except OSError as error:
        raise WayfareError(f"{path} cannot be written: {error.strerror}.") from None
    finally:
        part.unlink(missing_ok=True)
