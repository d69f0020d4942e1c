"""Moves leave the index alone: it finds matches by their state, which a move does not change."""

from __future__ import annotations

from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_index("matches_by_state", "matches")
    op.create_index("matches_by_state", "matches", ["state"])


def downgrade() -> None:
    op.drop_index("matches_by_state", "matches")
    op.create_index("matches_by_state", "matches", ["state", "updated"])
