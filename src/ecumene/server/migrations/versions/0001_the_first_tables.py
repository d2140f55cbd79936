"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Forward."""
    op.create_table(
        "users",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("password", sa.String(200), nullable=False, server_default=""),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("email", sa.String(200), nullable=False, server_default=""),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_users"),
        sa.UniqueConstraint("key", name="uq_users_key"),
    )
    op.create_index("ix_users_email", "users", ["email"])
    op.create_table(
        "keys",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("user", sa.Integer, nullable=False),
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("scopes", sa.String(100), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.Column("ends", sa.BigInteger, nullable=False),
        goes_with("keys", "user", "users"),
        sa.PrimaryKeyConstraint("id", name="pk_keys"),
        sa.UniqueConstraint("hash", name="uq_keys_hash"),
    )
    op.create_index("ix_keys_user", "keys", ["user"])
    op.create_table(
        "shunned",
        sa.Column("user", sa.Integer, nullable=False),
        sa.Column("other", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        goes_with("shunned", "user", "users"),
        goes_with("shunned", "other", "users"),
        sa.PrimaryKeyConstraint("user", "other", name="pk_shunned"),
    )
    op.create_index("ix_shunned_other", "shunned", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("user", sa.Integer, nullable=False),
        sa.Column("other", sa.Integer, nullable=False),
        sa.Column("table", sa.String(16), nullable=False, server_default=""),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        goes_with("reports", "user", "users"),
        goes_with("reports", "other", "users"),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_user", "reports", ["user"])
    op.create_index("ix_reports_other", "reports", ["other"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("host", sa.Integer),
        sa.Column("password", sa.String(200), nullable=False, server_default=""),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("started", sa.BigInteger),
        sa.Column("ended", sa.BigInteger),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("rematch", sa.String(16), nullable=False, server_default=""),
        sa.Column("ply", sa.Integer, nullable=False, server_default="0"),
        sa.Column("result", sa.String(100), nullable=False, server_default=""),
        sa.Column("awaits", sa.String(8), nullable=False, server_default=""),
        sa.Column("robot", sa.Integer, nullable=False, server_default="0"),
        outlives("tables", "host", "users"),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_state_changed", "tables", ["state", "changed"])
    op.create_index("ix_tables_state_robot", "tables", ["state", "robot"])
    op.create_table(
        "places",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, server_default="-1"),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("user", sa.Integer),
        sa.Column("level", sa.Integer, nullable=False, server_default="0"),
        sa.Column("name", sa.String(40), nullable=False, server_default=""),
        sa.Column("program", sa.Integer, nullable=False, server_default="0"),
        sa.Column("entropy", sa.String(64), nullable=False, server_default=""),
        goes_with("places", "table", "tables"),
        outlives("places", "user", "users"),
        sa.PrimaryKeyConstraint("table", "place", name="pk_places"),
    )
    op.create_index("ix_places_user", "places", ["user"])
    op.create_table(
        "lines",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String(900), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("key", sa.String(64)),
        goes_with("lines", "table", "tables"),
        sa.PrimaryKeyConstraint("table", "ply", name="pk_lines"),
        sa.UniqueConstraint("table", "key", name="uq_lines_table_key"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "messages",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("room", sa.String(8), nullable=False),
        sa.Column("user", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("phrase", sa.String(40), nullable=False, server_default=""),
        sa.Column("text", sa.String(500), nullable=False, server_default=""),
        sa.Column("at", sa.BigInteger, nullable=False),
        goes_with("messages", "table", "tables"),
        outlives("messages", "user", "users"),
        sa.PrimaryKeyConstraint("table", "number", name="pk_messages"),
    )
    op.create_index("ix_messages_user", "messages", ["user"])
    op.create_table(
        "notes",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("user", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        goes_with("notes", "table", "tables"),
        goes_with("notes", "user", "users"),
        sa.PrimaryKeyConstraint("table", "user", name="pk_notes"),
    )
    op.create_index("ix_notes_user", "notes", ["user"])
    op.create_table(
        "orders",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("user", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("prompt", sa.String(40), nullable=False, server_default=""),
        sa.Column("after", sa.String(900), nullable=False, server_default=""),
        sa.Column("answers", sa.Text, nullable=False),
        sa.Column("times", sa.Integer, nullable=False),
        goes_with("orders", "table", "tables"),
        goes_with("orders", "user", "users"),
        sa.PrimaryKeyConstraint("table", "user", "number", name="pk_orders"),
    )
    op.create_index("ix_orders_user", "orders", ["user"])


def downgrade() -> None:
    """Back."""
    for table in ("orders", "notes", "messages", "lines", "places", "tables", "reports", "shunned", "keys", "users"):
        op.drop_table(table)


def goes_with(table: str, column: str, other: str) -> sa.ForeignKeyConstraint:
    """A row that is deleted with the one it belongs to."""
    return sa.ForeignKeyConstraint([column], [f"{other}.id"], name=f"fk_{table}_{column}", ondelete="CASCADE")


def outlives(table: str, column: str, other: str) -> sa.ForeignKeyConstraint:
    """A row that stays when the one it names is deleted."""
    return sa.ForeignKeyConstraint([column], [f"{other}.id"], name=f"fk_{table}_{column}", ondelete="SET NULL")
