"""A match knows all seats that it waits for, not only the first."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

matches = sa.table("matches", sa.column("id", sa.String), sa.column("turn", sa.Integer), sa.column("waiting", sa.JSON))


def upgrade() -> None:
    """In a round the others are known when the next answer comes."""
    with op.batch_alter_table("matches") as table:
        table.add_column(sa.Column("waiting", sa.JSON(), nullable=False, server_default="[]"))
    connection = op.get_bind()
    turns = sa.select(matches.c.turn).where(matches.c.turn.is_not(None)).distinct()
    for turn in connection.scalars(turns).all():
        connection.execute(matches.update().where(matches.c.turn == turn).values(waiting=[turn]))
    with op.batch_alter_table("matches") as table:
        table.drop_column("turn")


def downgrade() -> None:
    with op.batch_alter_table("matches") as table:
        table.add_column(sa.Column("turn", sa.Integer()))
    connection = op.get_bind()
    for id_, waiting in connection.execute(sa.select(matches.c.id, matches.c.waiting)).all():
        if waiting:
            connection.execute(matches.update().where(matches.c.id == id_).values(turn=waiting[0]))
    with op.batch_alter_table("matches") as table:
        table.drop_column("waiting")
