"""The database: SQLite in one file, or PostgreSQL. Every write is on the disk before anybody hears of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, event, text
from sqlalchemy.exc import OperationalError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

MIGRATIONS: Final = Path(__file__).parent / "migrations"
HEAD: Final = "0002"  # the newest migration; looking it up in the folder would slow down every start

PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",  # on the disk at every commit, not only at every checkpoint
    "busy_timeout=5000",
    "foreign_keys=ON",
)


class Database:
    """Where everything is kept."""

    def __init__(self, url: str) -> None:
        self.url: Final = url
        self.is_sqlite: Final = url.startswith("sqlite")
        pool = {"pool_size": 4} if self.is_sqlite else {"pool_size": 8, "max_overflow": 8}
        self.engine: Final = create_async_engine(url, hide_parameters=True, **pool)
        self._writing = asyncio.Lock()
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", _set_up_sqlite)
            event.listen(self.engine.sync_engine, "begin", _begin_sqlite)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection without a transaction: each statement sees the newest there is, and costs one journey."""
        async with self.engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT", transaction="")
            yield connection

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """A connection all of whose statements see the same moment of the database."""
        level = {} if self.is_sqlite else {"isolation_level": "REPEATABLE READ"}
        async with self.engine.connect() as connection:
            await connection.execution_options(transaction="BEGIN", **level)
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: committed at the end, rolled back on any error."""
        async with AsyncExitStack() as stack:
            if self.is_sqlite:  # waiting here is fair; waiting for SQLite's own lock is not
                await stack.enter_async_context(self._writing)
            connection = await stack.enter_async_context(self.engine.connect())
            await connection.execution_options(transaction="BEGIN IMMEDIATE")
            async with connection.begin():
                yield connection

    async def upgrade(self) -> None:
        """Bring the stored tables up to date; quick when they are."""
        if await self._head() == HEAD:
            return
        from alembic import command
        from alembic.config import Config

        def run(connection: Connection) -> None:
            config = Config()
            config.set_main_option("script_location", str(MIGRATIONS))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

        async with self.write() as connection:
            if not self.is_sqlite:  # several processes may start at once
                await connection.execute(text("select pg_advisory_xact_lock(20261119)"))
            await connection.run_sync(run)

    async def _head(self) -> str:
        try:
            async with self.read() as connection:
                found = await connection.execute(text("select version_num from alembic_version"))
                return str(found.scalar() or "")
        except (OperationalError, ProgrammingError):  # an empty database
            return ""

    async def close(self) -> None:
        """Let go of every connection."""
        await self.engine.dispose()


def _set_up_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions begin where we say, see below
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # "IMMEDIATE": a transaction that reads before it writes would fail when another one writes in between.
    if how := connection.get_execution_options()["transaction"]:
        connection.exec_driver_sql(how)
