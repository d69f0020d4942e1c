"""Run by Alembic: migrate over the connection that `database.migrate` opened, in its transaction."""

from __future__ import annotations

from alembic import context

from veillee.server.schema import metadata

connection = context.config.attributes["connection"]
context.configure(
    connection=connection, target_metadata=metadata, render_as_batch=True, transactional_ddl=True, compare_type=True
)
with context.begin_transaction():
    context.run_migrations()
