"""Chat: players may write, unless the host has muted them or switched chat off."""

from __future__ import annotations

from wayfare.server.lobby.sanitize import sanitize
from wayfare.server.ops.limits import Limits
from wayfare.server.refusals import Refused
from wayfare.server.table.registry import Tables
from wayfare.server.tokens import Caller, hash_token
from wayfare.server.wire import ChatLine, Say


async def say(tables: Tables, limits: Limits, caller: Caller, table_id: str, request: Say) -> ChatLine:
    """Write a line of chat, and send it to everyone at the table."""
    table = await tables.open(table_id)
    chair = table.facts.chairs[table.seat_of(caller)]
    if not table.facts.options.chat:
        raise Refused("chat-off")
    if chair.muted:
        raise Refused("muted")
    limits.check("chat", hash_token(caller.token or ""))
    line = await tables.store.say(table_id, chair.id, chair.name, sanitize(request.text), tables.clock.now())
    tables.broadcaster.send_chat(table, line)
    return line
