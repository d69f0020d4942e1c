"""People have habits: what they answer without being asked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "habits",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("question", sa.String(64), primary_key=True),
        sa.Column("answer", sa.String(100), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("habits")
