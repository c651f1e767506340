"""`wayfare serve`: tables for others."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from wayfare.cli.common import GamesOption, check_bots
from wayfare.cli.extras import needs
from wayfare.cli.prepare import prepare
from wayfare.errors import WayfareError


def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on. [default: 127.0.0.1]")] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen on. [default: 8765]")] = None,
    database_url: Annotated[
        str | None, typer.Option(help="postgresql://… or sqlite:///…. [default: SQLite in your data folder]")
    ] = None,
    workers: Annotated[int | None, typer.Option(help="Number of processes; more than one needs PostgreSQL.")] = None,
    games: GamesOption = None,
    origin: Annotated[list[str] | None, typer.Option(help="Another site allowed to open sockets (repeatable).")] = None,
    limits: Annotated[bool | None, typer.Option("--limits/--no-limits", help="Rate limits. [default: on]")] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=BOT", help="Another bot to play against: module:Class or a .onnx file (repeatable)."
        ),
    ] = None,
    config: Annotated[Path | None, typer.Option(help="A TOML file with any of the settings.")] = None,
) -> None:
    """Serve tables over HTTP and WebSocket. Settings come from a file, WAYFARE_… variables and these options.

    Example: wayfare serve --host 0.0.0.0 --port 8765 --bot net=my_net:NetBot
    """
    needs("server", "Serving tables")
    from wayfare.server.ops.settings import read_settings

    options = {
        "host": host,
        "port": port,
        "database_url": database_url,
        "workers": workers,
        "origins": origin,
        "limits": limits,
        "bots": dict(map(_named_bot, bot)) if bot else None,
    }
    settings = read_settings(config, os.environ, options)
    check_bots(settings.bots)
    prepare("engine", "bots", "review", "layout")
    from wayfare.server.ops.run import serve as run

    run(settings)


def _named_bot(text: str) -> tuple[str, str]:
    name, equals, target = text.partition("=")
    if not equals:
        raise WayfareError(f"--bot {text!r} has no name; write --bot name=module:Class.")
    return name, target
