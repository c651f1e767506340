"""Settings: a file, then the environment (WAYFARE_…), then the command line; the later one wins."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from wayfare.errors import WayfareError


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8765
    database_url: str | None = None  # SQLite in the user's data folder
    workers: Annotated[int, Meta(ge=1, le=64)] = 1  # more than one on PostgreSQL only
    origins: list[str] = []  # of pages that may open a socket, besides our own
    trusted_proxies: str = "127.0.0.1"  # whose X-Forwarded-For is believed
    limits: bool = True  # rate limits
    thinkers: Annotated[int, Meta(ge=1, le=64)] = 1  # threads in which experts think
    lobby_hours: float = 24  # a table where nobody does anything is forgotten after so long before the start …
    unfinished_days: float = 60  # … and after it
    log_level: Literal["debug", "info", "warning", "error"] = "info"


def read_settings(config: Path | None, environment: Mapping[str, str], flags: Mapping[str, Any]) -> Settings:
    told: dict[str, Any] = {}
    if config is not None:
        told |= _file(config)
    for field in Settings.__struct_fields__:
        text = environment.get(f"WAYFARE_{field.upper()}")
        if text is not None:
            told[field] = text.split(",") if field == "origins" else text
    told |= {field: value for field, value in flags.items() if value is not None}
    try:
        return msgspec.convert(told, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise WayfareError(f"The settings are not right: {error}.") from None


def _file(path: Path) -> dict[str, Any]:
    try:
        found: dict[str, Any] = msgspec.toml.decode(path.read_bytes())
    except OSError as error:
        raise WayfareError(f"The settings file {path} cannot be read: {error.strerror}.") from None
    except msgspec.DecodeError as error:
        raise WayfareError(f"The settings file {path} is not TOML: {error}.") from None
    return found


def hand_over(settings: Settings) -> None:
    """For the worker processes, which are started afresh and read them with `inherited`."""
    os.environ["WAYFARE_INHERITED"] = msgspec.json.encode(settings).decode()


def inherited() -> Settings:
    return msgspec.json.decode(os.environ["WAYFARE_INHERITED"], type=Settings)
