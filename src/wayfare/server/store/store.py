"""Everything that is stored, by subject."""

from __future__ import annotations

from wayfare.server.store.chat import StoredChat
from wayfare.server.store.database import Database
from wayfare.server.store.leases import Leases
from wayfare.server.store.log import StoredLogs
from wayfare.server.store.records import StoredRecords
from wayfare.server.store.tables import StoredTables


class Store(Database):
    """The database of one process."""

    def __init__(self, url: str | None = None, worker: str = "") -> None:
        super().__init__(url, worker)
        self.tables = StoredTables(self)
        self.log = StoredLogs(self)
        self.chat = StoredChat(self)
        self.records = StoredRecords(self)
        self.leases = Leases(self)
