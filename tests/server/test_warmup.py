"""Nothing has to be loaded, let alone compiled, while people play: it would keep everyone waiting."""

from __future__ import annotations

import subprocess
import sys

SNAPSHOTS_AFTER_WARM_UP = """
from wayfare.compiling import cache
from wayfare.server.ops.warmup import warm_up_tables
from wayfare.server.store import ChairFacts, TableFacts
from wayfare.server.table.match_log import MatchLog
from wayfare.server.table.snapshots import SnapshotCache, snapshot
from wayfare.server.wire import Options

def load_now(lock):
    raise SystemExit(f"{lock.stem} was not loaded")

warm_up_tables()
cache.locked = load_now
chairs = ChairFacts(id="a", kind="human"), ChairFacts(id="b", kind="human")
match = dict(id="t", game="new-york", stage="playing", options=Options(), host_hash="", seed="5")
facts = TableFacts(**match, chairs=chairs, created=0.0, touched=0.0)
for seat in (0, 1, None):
    snapshot(MatchLog(facts), SnapshotCache(), seat, None)
"""


def test_a_table_is_shown_without_loading_anything() -> None:
    shown = subprocess.run([sys.executable, "-c", SNAPSHOTS_AFTER_WARM_UP], capture_output=True, text=True)
    assert (shown.returncode, shown.stderr) == (0, "")
