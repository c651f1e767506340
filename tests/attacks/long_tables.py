"""Tables with long and much-undone logs, written straight into a server's database, as an older server left them."""

from __future__ import annotations

import msgspec
from server.long_logs import LogWriter, facts_of
from server.processes import Server
from sqlalchemy import create_engine, insert

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


def put_into(server: Server, writer: LogWriter) -> str:
    """Returns the table's id."""
    facts = msgspec.structs.replace(writer.facts, id=new_table_id())
    engine = create_engine(server.database_url)
    with engine.begin() as connection:
        connection.execute(insert(schema.tables), table_row(facts))
        connection.execute(insert(schema.chairs), chair_rows(facts))
        rows = [{**msgspec.structs.asdict(entry), "table_id": facts.id} for entry in writer.entries]
        connection.execute(insert(schema.log), rows)
    engine.dispose()
    return facts.id
