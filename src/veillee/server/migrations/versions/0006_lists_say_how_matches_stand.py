"""Lists say how matches stand: a line and the scores, found when somebody looks and kept until the match goes on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("matches") as table:
        table.add_column(sa.Column("progress", sa.JSON()))


def downgrade() -> None:
    with op.batch_alter_table("matches") as table:
        table.drop_column("progress")
