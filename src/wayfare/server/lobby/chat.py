"""Chat: players may write, unless the host has muted them or switched chat off; who may watch may read."""

from __future__ import annotations

from wayfare.server.callers import Caller
from wayfare.server.lobby.text import sanitize
from wayfare.server.ops.limits import Limits
from wayfare.server.refusals import Refused
from wayfare.server.store import ChairFacts, TableFacts
from wayfare.server.table.registry import Tables
from wayfare.server.table.table import Table
from wayfare.server.wire import ChatLine, Say
from wayfare.server.wire.base import CHAT_LENGTH


async def say(tables: Tables, limits: Limits, caller: Caller, table_id: str, request: Say) -> ChatLine:
    table = await tables.open(table_id)
    token_hash = caller.token_hash
    await tables.ask(table_id, lambda table: _speaker(table.facts, table.facts.chairs[table.seat_of(caller)]))
    limits.check("chat", token_hash)
    text = sanitize(request.text, CHAT_LENGTH)

    def speaker(facts: TableFacts) -> ChairFacts:
        seat = facts.seat_of(token_hash)
        if seat is None:
            raise Refused("wrong-token")
        return _speaker(facts, facts.chairs[seat])

    said = await tables.store.chat.say(table_id, speaker, text, tables.clock.now())
    if said is None:
        raise Refused("no-such-table")
    line, facts = said
    await tables.apply_if_newer(table, facts)
    tables.broadcaster.send_chat(table, line)
    return line


def _speaker(facts: TableFacts, chair: ChairFacts) -> ChairFacts:
    if not facts.options.chat:
        raise Refused("chat-off")
    if chair.muted:
        raise Refused("muted")
    return chair


async def read(tables: Tables, caller: Caller, table_id: str) -> list[ChatLine]:
    return await tables.ask(table_id, lambda table: _lines(table, caller))


def _lines(table: Table, caller: Caller) -> list[ChatLine]:
    you = table.identify(caller)
    if not table.may_read_chat(you.seat is not None or you.host):
        raise Refused("no-spectators")
    return list(table.chat)
