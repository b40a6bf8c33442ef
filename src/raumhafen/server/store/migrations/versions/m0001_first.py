"""The first tables: logs, and what to look them up by."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "events",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("event", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("opened_at", sa.Float, nullable=False),
        sa.Column("ended_at", sa.Float),
        sa.Column("moves", sa.Integer),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("device", sa.String, nullable=False),
        sa.Column("own", sa.Boolean, nullable=False),
        sa.Column("won", sa.Boolean),
        sqlite_with_rowid=False,
    )
    op.create_index("seats_by_device", "seats", ["device"])


def downgrade() -> None:
    """Remove them."""
    op.drop_table("seats")
    op.drop_table("tables")
    op.drop_table("events")
