"""What is stored: tables and their chairs, logs, chat and records, in SQLite or PostgreSQL.

`Store` has a part for each subject; `Database` is what they read and write with. `Writer` gathers moves into
transactions; `Listener` hears what other workers wrote.
"""

from wayfare.server.store.failures import StoreDown
from wayfare.server.store.rows import ChairFacts, Ending, Entry, TableFacts
from wayfare.server.store.store import Store

__all__ = ["ChairFacts", "Ending", "Entry", "Store", "StoreDown", "TableFacts"]
