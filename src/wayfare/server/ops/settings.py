"""Settings: from a file, then from the environment (WAYFARE_…), then from the command line; the later one wins."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from wayfare.errors import WayfareError


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All settings; see docs/hosting.md."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8765
    database_url: str | None = None  # default: SQLite in the user's data folder
    workers: Annotated[int, Meta(ge=1, le=64)] = 1  # more than one on PostgreSQL only
    origins: list[str] = []  # of pages on other sites that may open a socket
    trusted_proxies: str = "127.0.0.1"  # the addresses whose X-Forwarded-For is trusted
    limits: bool = True  # rate limits
    bot_threads: Annotated[int, Meta(ge=1, le=64)] = 1  # in which experts think
    review_quality: Annotated[float, Meta(ge=0.01, le=100)] = 1.0  # how many samples; the time grows with it
    bots: dict[str, str] = {}  # more bots: `module:Class` or the path of an ONNX file, by name
    games: list[str] = []  # more boards: TOML files, or folders of them
    lobby_hours: float = 24  # without activity, after which a table that hasn't started is deleted
    unfinished_days: float = 60  # the same for one that has
    network_command: str | None = None  # starts this server again, open to the home network; shown in the lobby
    log_level: Literal["debug", "info", "warning", "error"] = "info"


def read_settings(config: Path | None, environment: Mapping[str, str], flags: Mapping[str, Any]) -> Settings:
    """Combine the three sources; None among the flags means not given."""
    values: dict[str, Any] = {}
    if config is not None:
        values |= _read_file(config)
    for field in Settings.__struct_fields__:
        text = environment.get(f"WAYFARE_{field.upper()}")
        if text is not None and field not in ("bots", "games"):  # WAYFARE_BOTS and WAYFARE_GAMES are read elsewhere
            values[field] = text.split(",") if field == "origins" else text
    values |= {field: value for field, value in flags.items() if value is not None}
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise WayfareError(f"Invalid settings: {error}.") from None


def _read_file(path: Path) -> dict[str, Any]:
    try:
        values: dict[str, Any] = msgspec.toml.decode(path.read_bytes())
    except OSError as error:
        raise WayfareError(f"The settings file {path} cannot be read: {error.strerror}.") from None
    except msgspec.DecodeError as error:
        raise WayfareError(f"The settings file {path} is not valid TOML: {error}.") from None
    return values
