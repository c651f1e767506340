"""The database schema, as the last migration leaves it."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("stage", String(8), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("host_hash", String(64), nullable=False),
    Column("seed", String(80)),  # set at the start; secret until the end
    Column("nonce", String(64)),
    Column("prefix", Text),  # JSON: the actions of the record that a practice table continues
    Column("next", String(16)),  # the rematch's table
    Column("lease_by", String(32)),  # the worker that moves for the table's bots
    Column("lease_until", Double),  # when its lease ends
    Column("created", Double, nullable=False),
    Column("started", Double),
    Column("touched", Double, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("limit_changed", Double),  # when the time limit was last changed during the match
    Column("limit_until", Double),  # the earliest end of the turn that was under way then
    Column("revision", Integer, nullable=False),  # grows with every change of this row and its chairs
    Index("tables_listed", "listed", "stage", "created"),
    Index("tables_touched", "stage", "touched"),
)

chairs = Table(
    "chairs",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("id", String(16), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    Column("level", String(64)),
    Column("token_hash", String(64)),
    Column("away", Boolean, nullable=False),
    Column("muted", Boolean, nullable=False),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("action", String(255), nullable=False),  # of an undo: how many moves it took back; empty is one
    Column("client_id", String(64)),
    Column("stand_in", Boolean, nullable=False),
    Column("at", Double, nullable=False),
    UniqueConstraint("table_id", "seat", "client_id", name="log_client_id"),
)

checkpoints = Table(
    "checkpoints",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, nullable=False),  # of the last entry in it
    Column("data", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("chair_id", String(16)),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

records = Table(
    "records",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("record", Text, nullable=False),
    Column("card", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("ended", Double, nullable=False),
    Index("records_listed", "listed", "ended"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("format", String(32), nullable=False),
    Column("review", LargeBinary, nullable=False),  # JSON, compressed
    Column("card", Text, nullable=False),
)
