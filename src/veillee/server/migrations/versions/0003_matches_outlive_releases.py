"""A match is opened from its present table, keeps what was told and the pack it began with, and may be a chapter."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "packs",
        sa.Column("hash", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
    )
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("owner", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("word", sa.String(64), nullable=False),
        sa.Column("chronicle", sa.Text(), nullable=False),
        sa.Column("chapter", sa.Integer(), nullable=False),
        sa.Column("done", sa.JSON(), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.Column("parent", sa.String(32)),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
    )
    op.create_index("ix_campaigns_owner", "campaigns", ["owner"])
    op.create_table(
        "companions",
        sa.Column("campaign", sa.String(16), sa.ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
    )
    op.create_index("ix_companions_person", "companions", ["person"])
    with op.batch_alter_table("matches") as matches:
        matches.add_column(sa.Column("table", sa.LargeBinary()))
        matches.add_column(sa.Column("told", sa.Integer(), nullable=False, server_default="0"))
        matches.add_column(sa.Column("forks", sa.JSON()))
        matches.add_column(sa.Column("campaign", sa.String(16)))
        matches.add_column(sa.Column("chapter", sa.String(64)))
    op.create_index("ix_matches_campaign", "matches", ["campaign"])
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("role", sa.String(64), nullable=False, server_default=""))
    with op.batch_alter_table("entries") as entries:
        entries.add_column(sa.Column("decision", sa.Integer()))
        entries.add_column(sa.Column("revealed", sa.Boolean(), nullable=False, server_default=sa.false()))
        entries.add_column(sa.Column("events", sa.LargeBinary()))


def downgrade() -> None:
    with op.batch_alter_table("entries") as entries:
        entries.drop_column("events")
        entries.drop_column("revealed")
        entries.drop_column("decision")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("role")
    op.drop_index("ix_matches_campaign", "matches")
    with op.batch_alter_table("matches") as matches:
        for name in ("chapter", "campaign", "forks", "told", "table"):
            matches.drop_column(name)
    op.drop_table("companions")
    op.drop_index("ix_campaigns_owner", "campaigns")
    op.drop_table("campaigns")
    op.drop_table("packs")
