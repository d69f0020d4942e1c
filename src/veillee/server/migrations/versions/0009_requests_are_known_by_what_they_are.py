"""A request is known by who made it, where, and its key: it needs no number beside that, and no index of its own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

WHOLE = ("person", "match", "key", "version", "at")


def upgrade() -> None:
    op.create_table(
        "known_requests", *columns(), sa.PrimaryKeyConstraint("person", "match", "key"), sqlite_with_rowid=False
    )
    take_the_place_of("requests", "known_requests")


def downgrade() -> None:
    op.create_table(
        "numbered_requests",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        *columns(),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("person", "match", "key"),
    )
    take_the_place_of("requests", "numbered_requests")


def columns() -> list[sa.Column[object]]:
    return [
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    ]


def take_the_place_of(old: str, new: str) -> None:
    """With all that the old table holds."""
    former, later = (sa.table(name, *(sa.column(column) for column in WHOLE)) for name in (old, new))
    op.execute(sa.insert(later).from_select(WHOLE, sa.select(*former.c)))
    op.drop_table(old)
    op.rename_table(new, old)
