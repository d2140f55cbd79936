"""How Alembic reaches the database: by the connection it is handed, so that all of an upgrade is one transaction."""

from alembic import context

from ecumene.server.schema import META

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=META, render_as_batch=True)
context.run_migrations()
