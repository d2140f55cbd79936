"""Signals: what processes on one database tell one another, so that all of them show the same tables.

A signal is a kind and words: `line k3f9q2xw 35` says that a table has a thirty-fifth line now. Signals carry names and
numbers, never what is on a table. In PostgreSQL they are sent within a transaction and arrive once it is committed.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import asyncpg
import structlog
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server.database import Database

CHANNEL: Final = "ecumene"
NOTIFY: Final = text(f"select pg_notify('{CHANNEL}', :signal)")
LOST: Final = "lost"  # signals may have been missed: whoever remembers anything looks again
AGAIN: Final = 0.5  # seconds between two attempts to listen
ALIVE: Final = 5.0  # seconds between two looks whether the connection still stands
BROKEN: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)

log = structlog.get_logger()

Heard = Callable[[list[str]], None]


class Signals:
    """Sends signals to the other processes and hands on theirs; alone on SQLite there are none."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self.process: Final = secrets.token_hex(4)
        self.is_shared: Final = not database.is_sqlite
        self._listeners: Final[dict[str, list[Heard]]] = {}
        self._task: asyncio.Task[None] | None = None

    def on(self, kind: str, heard: Heard) -> None:
        """Call this with the words of every signal of a kind that comes from another process."""
        self._listeners.setdefault(kind, []).append(heard)

    async def send(self, connection: AsyncConnection, kind: str, *words: object) -> None:
        """Tell the other processes, once this transaction is committed."""
        if self.is_shared:
            await connection.execute(NOTIFY, {"signal": self._written(kind, words)})

    async def send_all(self, connection: AsyncConnection, kind: str, all_words: list[tuple[object, ...]]) -> None:
        """The same for several at once."""
        if self.is_shared and all_words:
            await connection.execute(NOTIFY, [{"signal": self._written(kind, words)} for words in all_words])

    async def send_alone(self, kind: str, *words: object) -> None:
        """Tell the other processes something that is written down nowhere."""
        if self.is_shared:
            async with self.database.write() as connection:
                await self.send(connection, kind, *words)

    async def open(self) -> None:
        """Listen from now on."""
        if self.is_shared:
            connection = await self._connect()
            self._task = asyncio.create_task(self._listen(connection))

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def _written(self, kind: str, words: tuple[object, ...]) -> str:
        return " ".join([self.process, kind, *map(str, words)])

    async def _connect(self) -> asyncpg.Connection[Any]:
        address = self.database.url.replace("postgresql+asyncpg://", "postgresql://", 1)
        connection = await asyncpg.connect(address)
        try:
            await connection.add_listener(CHANNEL, self._arrived)
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def _listen(self, connection: asyncpg.Connection[Any]) -> None:
        """Keep listening; after the connection broke, listen anew and say that something may have been missed."""
        while True:
            try:
                await self._stay(connection)
            except BROKEN as error:
                log.warning("signals-lost", error=type(error).__name__)
            finally:
                connection.terminate()
            connection = await self._connect_again()
            self._hand_on(LOST, [])

    async def _stay(self, connection: asyncpg.Connection[Any]) -> None:
        """Return once the connection is closed; whether it is dead without having been closed, only asking tells."""
        closed = asyncio.Event()
        connection.add_termination_listener(lambda _: closed.set())
        while not connection.is_closed():
            with suppress(TimeoutError):
                await asyncio.wait_for(closed.wait(), ALIVE)
            if not closed.is_set():
                await connection.execute("select 1", timeout=ALIVE)

    async def _connect_again(self) -> asyncpg.Connection[Any]:
        while True:
            try:
                return await self._connect()
            except BROKEN:
                await asyncio.sleep(AGAIN)

    def _arrived(self, _connection: object, _pid: int, _channel: str, signal: str) -> None:
        process, kind, *words = signal.split(" ")
        if process != self.process:
            self._hand_on(kind, words)

    def _hand_on(self, kind: str, words: list[str]) -> None:
        for heard in self._listeners.get(kind, []):
            heard(words)
