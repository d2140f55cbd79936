"""Reports of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Forward."""
    op.create_table(
        "assessments",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_assessments_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", name="pk_assessments"),
    )


def downgrade() -> None:
    """Back."""
    op.drop_table("assessments")
