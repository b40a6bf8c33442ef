"""The tables of the store, as SQLAlchemy describes them. Migrations lead up to this."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, String, Table

metadata = MetaData()

events = Table(
    "events",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("event", LargeBinary, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("opened_at", Float, nullable=False),
    Column("ended_at", Float),
    Column("moves", Integer),
    sqlite_with_rowid=False,
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("device", String, nullable=False),
    Column("own", Boolean, nullable=False),
    Column("won", Boolean),
    Index("seats_by_device", "device"),
    sqlite_with_rowid=False,
)
