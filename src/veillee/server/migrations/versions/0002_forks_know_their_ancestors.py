"""Forks know all matches they come from, and names have room for every way of writing them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "descent",
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("ancestor", sa.String(16), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["ancestor"], ["matches.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "ancestor"),
    )
    with op.batch_alter_table("people") as people:
        people.alter_column("account", existing_type=sa.String(40), type_=sa.Text(), existing_nullable=True)
    with op.batch_alter_table("matches") as matches:
        matches.alter_column("parent", existing_type=sa.String(16), type_=sa.String(32), existing_nullable=True)
    fill(op.get_bind())


def fill(connection: sa.Connection) -> None:
    """The forks that there are: `parent` is ID#NUMBER, that of a rematch only ID."""
    rows = connection.execute(sa.text("select id, parent from matches")).all()
    parents = {row.id: row.parent.partition("#")[0] for row in rows if row.parent and "#" in row.parent}
    known = {row.id for row in rows}
    for id_ in parents:
        ancestor = parents.get(id_)
        while ancestor in known:
            values = {"match": id_, "ancestor": ancestor}
            connection.execute(sa.text("insert into descent (match, ancestor) values (:match, :ancestor)"), values)
            ancestor = parents.get(str(ancestor))


def downgrade() -> None:
    with op.batch_alter_table("matches") as matches:
        matches.alter_column("parent", existing_type=sa.String(32), type_=sa.String(16), existing_nullable=True)
    with op.batch_alter_table("people") as people:
        people.alter_column("account", existing_type=sa.Text(), type_=sa.String(40), existing_nullable=True)
    op.drop_table("descent")
