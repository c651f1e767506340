"""Tables with long and much-undone logs, written straight into a server's database, as an older server left them."""

from __future__ import annotations

import msgspec
from server.long_logs import LogWriter, facts_of
from server.processes import Server
from sqlalchemy import create_engine, func, insert, select

from wayfare.engine import Action
from wayfare.server.store import schema
from wayfare.server.store.rows import chair_rows, table_row
from wayfare.server.tokens import new_table_id


def much_undone_log(moves: int, pairs: int) -> LogWriter:
    """A match of four that lasts as long as one can, in which many claims were made and taken back again."""
    writer = LogWriter(facts_of(kinds="hhhh"))
    while not writer.match.over and len(writer.match.moves) < moves:
        late = len(writer.match.moves) > moves // 2  # when there is most to replay
        legal = writer.match.legal_actions() if late and pairs else ()
        claim = next((action for action in legal if quiet_claim(writer, action)), None)
        for _ in range(min(pairs, 5) if claim is not None else 0):
            assert claim is not None and writer.match.turn is not None
            seat = writer.match.turn
            writer.play(claim)
            writer.undo(seat)
            pairs -= 1
        writer.stretch(len(writer.match.moves) + 1)
    assert pairs == 0 and len(writer.match.moves) == moves, f"{writer.match}, and {pairs} undos are missing"
    return writer


def quiet_claim(writer: LogWriter, action: Action) -> bool:
    return action.kind == "claim" and not writer.log.after_action(action).moves[-1].events


def put_into(server: Server, writer: LogWriter, count: int = 1) -> list[str]:
    """The same table several times. Returns their ids."""
    tables = [msgspec.structs.replace(writer.facts, id=new_table_id()) for _ in range(count)]
    entries = [msgspec.structs.asdict(entry) for entry in writer.entries]
    engine = create_engine(server.database_url)
    with engine.begin() as connection:
        connection.execute(insert(schema.tables), [table_row(facts) for facts in tables])
        connection.execute(insert(schema.chairs), [row for facts in tables for row in chair_rows(facts)])
        rows = [{**entry, "table_id": facts.id} for facts in tables for entry in entries]
        connection.execute(insert(schema.log), rows)
    engine.dispose()
    return [facts.id for facts in tables]


def count_created(server: Server, at: float) -> int:
    """How many tables there are that were created at this time."""
    engine = create_engine(server.database_url)
    with engine.connect() as connection:
        found = connection.scalar(select(func.count()).where(schema.tables.c.created == at))
    engine.dispose()
    return found or 0
