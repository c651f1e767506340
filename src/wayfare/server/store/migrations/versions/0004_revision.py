"""A table's facts have a revision: with several workers, older facts must not replace newer ones."""

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.execute("ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0")
