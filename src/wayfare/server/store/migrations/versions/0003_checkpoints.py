"""Checkpoints of long logs, and when a time limit was changed."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create the table of checkpoints, and the columns of the time limit."""
    op.create_table(
        "checkpoints",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.add_column("tables", sa.Column("limit_changed", sa.Double))
    op.add_column("tables", sa.Column("limit_until", sa.Double))
