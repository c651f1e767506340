"""Tables, seats, log, chat, records."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("stage", sa.String(8), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("host_hash", sa.String(64), nullable=False),
        sa.Column("seed", sa.String(80)),
        sa.Column("nonce", sa.String(64)),
        sa.Column("prefix", sa.Text),
        sa.Column("next", sa.String(16)),
        sa.Column("lease_by", sa.String(32)),
        sa.Column("lease_until", sa.Double),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("started", sa.Double),
        sa.Column("touched", sa.Double, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
    )
    op.create_index("tables_listed", "tables", ["listed", "stage", "created"])
    op.create_index("tables_touched", "tables", ["stage", "touched"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("level", sa.String(16)),
        sa.Column("token_hash", sa.String(64)),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.Column("muted", sa.Boolean, nullable=False),
    )
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("action", sa.String(255), nullable=False),
        sa.Column("client_id", sa.String(64)),
        sa.Column("stand_in", sa.Boolean, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.UniqueConstraint("table_id", "seat", "client_id", name="log_client_id"),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.String(16)),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "records",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("card", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
    )
    op.create_index("records_listed", "records", ["listed", "ended"])
