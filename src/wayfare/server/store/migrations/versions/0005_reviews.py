"""Reviews, stored with the records of finished matches."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("format", sa.String(32), nullable=False),
        sa.Column("review", sa.LargeBinary, nullable=False),
        sa.Column("card", sa.Text, nullable=False),
    )
