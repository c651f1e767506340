"""Chairs are called chairs, and their order seats. A bot may have a longer name than a level."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Rename seats to chairs and their places to seats, and make room for longer bot names on PostgreSQL."""
    op.execute("ALTER TABLE seats RENAME TO chairs")
    op.execute("ALTER TABLE chairs RENAME COLUMN place TO seat")
    if op.get_bind().dialect.name == "postgresql":  # SQLite doesn't limit lengths
        op.execute("ALTER TABLE chairs ALTER COLUMN level TYPE VARCHAR(64)")
    op.execute("ALTER TABLE chat RENAME COLUMN seat TO chair_id")
