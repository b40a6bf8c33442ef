"""Events lie in the order they came, in SQLite too: rows of a thousand tables then share a page, and a commit writes a
few pages instead of one for each move."""

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_COLUMNS = "table_id VARCHAR NOT NULL, number INTEGER NOT NULL, event BLOB NOT NULL, PRIMARY KEY (table_id, number)"


def upgrade() -> None:
    """Copy them over; PostgreSQL has always kept them so."""
    _rebuild("")


def downgrade() -> None:
    """Sort them by table again."""
    _rebuild("WITHOUT ROWID")


def _rebuild(kind: str) -> None:
    if op.get_bind().dialect.name != "sqlite":
        return
    op.execute(f"CREATE TABLE ordered ({_COLUMNS}) {kind}")
    op.execute("INSERT INTO ordered SELECT table_id, number, event FROM events ORDER BY table_id, number")
    op.execute("DROP TABLE events")
    op.execute("ALTER TABLE ordered RENAME TO events")
