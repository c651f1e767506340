"""Chat: who sits at the table may speak, unless the host has muted them or the chat is off."""

from __future__ import annotations

from wayfare.server.callers import Caller
from wayfare.server.refusals import Refused
from wayfare.server.table import said_of
from wayfare.server.tables import Tables
from wayfare.server.tokens import hashed
from wayfare.server.wire import ChatLine, Say
from wayfare.server.words import clean


async def say(tables: Tables, caller: Caller, table_id: str, asked: Say) -> ChatLine:
    table = await tables.open(table_id)
    chair = table.facts.chairs[table.place_of(caller)]
    if not table.facts.options.chat:
        raise Refused("chat-off", "The chat of this table is off.")
    if chair.muted:
        raise Refused("not-allowed", "The host has muted you.")
    tables.limits.check("chat", hashed(caller.token or ""))
    line = await tables.store.say(table_id, chair.id, chair.name, clean(asked.text), tables.clock.now())
    said = said_of(line)
    tables.say(table, said)
    return said
