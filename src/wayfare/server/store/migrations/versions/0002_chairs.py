"""Chairs are called chairs, and their order seats."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.execute("ALTER TABLE seats RENAME TO chairs")
    op.execute("ALTER TABLE chairs RENAME COLUMN place TO seat")
    op.execute("ALTER TABLE chat RENAME COLUMN seat TO chair_id")
