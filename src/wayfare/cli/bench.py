"""`wayfare bench`: how fast the rules and the search run on this machine."""

from __future__ import annotations

import sys
from typing import Any

from wayfare.cli.common import JsonOption, print_json
from wayfare.cli.prepare import prepare


def bench(as_json: JsonOption = False) -> None:
    """Measure whole matches of random play, scoring included, and a search, on one core; and the first compilation.

    Example: wayfare bench --json
    """
    prepare("engine", "bots")
    from rich.console import Console

    from wayfare.arena import bench as measure

    with Console(stderr=True, force_terminal=sys.stderr.isatty()).status("Measuring") as status:
        found = measure(progress=lambda what: status.update(f"Measuring {what}"))
    if as_json:
        print_json(found)
    else:
        _print_table(found)


def _print_table(found: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("Game", title="Random play, one core")
    table.add_column("Matches/s", justify="right")
    table.add_column("Actions/s", justify="right")
    for name, rates in found["playouts"].items():
        table.add_row(name, f"{rates['games_per_s']:,}", f"{rates['actions_per_s']:,}")
    Console().print(table)
    for name, rates in found["search"].items():
        print(f"Search, {name}: {rates['playouts_per_s']:,} matches/s, played out by planners from the opening.")
    for name, rates in found["batched_env"].items():
        print(f"Batched environment, {name}: {rates['steps_per_s']:,} steps/s with observation and mask.")
    print(f"The first compilation took {found['cold_compile_s']} s.")
