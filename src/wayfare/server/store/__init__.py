"""What is kept: tables and chairs, the log of every table, the chat, the records. SQLite or PostgreSQL."""

from wayfare.server.store.rows import ChairFacts, Ending, Entry, StoredChatLine, TableFacts
from wayfare.server.store.store import Store, StoreDown

__all__ = ["ChairFacts", "Ending", "Entry", "Store", "StoreDown", "StoredChatLine", "TableFacts"]
