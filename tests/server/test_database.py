"""Both databases keep the same tables, and keep them as one."""

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select

from ecumene.server.database import HEAD, Database
from ecumene.server.schema import META, users

pytestmark = pytest.mark.anyio

ANNA = {"name": "Anna", "key": "anna", "kind": "guest", "language": "en", "created": 1, "seen": 1}


async def test_migrations_lead_to_the_schema(database: Database) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert context.get_current_revision() == HEAD
        return list(compare_metadata(context, META))

    async with database.read() as connection:
        assert await connection.run_sync(differences) == []


async def test_upgrading_twice_does_nothing(database: Database) -> None:
    await database.upgrade()


async def test_an_error_rolls_everything_back(database: Database) -> None:
    with pytest.raises(ZeroDivisionError):
        await add_and_fail(database)
    async with database.write() as connection:
        await connection.execute(insert(users), ANNA)
    async with database.read() as connection:
        assert (await connection.execute(select(users.c.name))).scalars().all() == ["Anna"]


async def add_and_fail(database: Database) -> None:
    """Something goes wrong before the transaction is complete."""
    async with database.write() as connection:
        await connection.execute(insert(users), ANNA)
        raise ZeroDivisionError
