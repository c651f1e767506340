"""What is kept: tables and chairs, the log of every table, the chat, the records. SQLite or PostgreSQL."""

from wayfare.server.store.rows import Chair, Ending, Entry, Facts, Line
from wayfare.server.store.store import Store, StoreDown

__all__ = ["Chair", "Ending", "Entry", "Facts", "Line", "Store", "StoreDown"]
