"""Shunning: whom somebody blocks (no common tables, no words) or mutes (no words)."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct
from sqlalchemy import delete, func, select

from ecumene.server.database import Database
from ecumene.server.schema import shunned, users
from ecumene.server.signals import LOST, Signals
from ecumene.server.trouble import BAD, CONFLICT, Refused
from ecumene.server.upsert import upsert

BLOCK: Final = "block"
SHUNNED: Final = "shunned"  # the signal: a user shuns others than before
MOST: Final = 500  # whom one user may shun
MOST_REMEMBERED: Final = 4_000
REMEMBERED: Final = 60.0  # seconds

Kind = Annotated[
    Literal["block", "mute"], Meta(description="block: no common tables and no words; mute: only no words")
]


class Shunned(Struct, frozen=True):
    """Somebody who is blocked or muted."""

    name: str
    kind: Kind


class Shunning:
    """Who shuns whom."""

    def __init__(self, database: Database, signals: Signals) -> None:
        self.database: Final = database
        self.signals: Final = signals
        self._known: Final[OrderedDict[int, tuple[float, dict[int, str]]]] = OrderedDict()
        self._changes = 0
        signals.on(SHUNNED, lambda words: self.forget(int(words[0])))
        signals.on(LOST, lambda _: self._forget_all())

    async def by(self, user: int) -> dict[int, str]:
        """Whom a user shuns, and how."""
        until, known = self._known.get(user, (0.0, {}))
        return known if until > time.monotonic() else await self._look_up(user)

    async def _look_up(self, user: int) -> dict[int, str]:
        changes, until = self._changes, time.monotonic() + REMEMBERED
        async with self.database.read() as connection:
            rows = await connection.execute(select(shunned.c.other, shunned.c.kind).where(shunned.c.user == user))
            known = {row.other: row.kind for row in rows}
        if changes == self._changes:
            self._known[user] = (until, known)
            self._known.move_to_end(user)
            if len(self._known) > MOST_REMEMBERED:
                self._known.popitem(last=False)
        return known

    async def list(self, user: int) -> list[Shunned]:
        """Whom a user shuns, by name."""
        query = select(users.c.name, shunned.c.kind).join(users, users.c.id == shunned.c.other)
        async with self.database.read() as connection:
            rows = await connection.execute(query.where(shunned.c.user == user).order_by(users.c.key))
            return [Shunned(row.name, row.kind) for row in rows]

    async def begin(self, user: int, other: int, kind: str) -> None:
        """Block or mute somebody."""
        if user == other:
            raise Refused(BAD, "not-yourself")
        own = select(func.count()).where(shunned.c.user == user, shunned.c.other != other)
        row = {"user": user, "other": other, "kind": kind}
        async with self.database.write() as connection:
            if (await connection.execute(own)).scalar_one() >= MOST:
                raise Refused(CONFLICT, "too-many-shunned", most=MOST)
            await connection.execute(upsert(shunned, self.database.is_sqlite, ("user", "other"), row))
            await self.signals.send(connection, SHUNNED, user)
        self.forget(user)

    async def end(self, user: int, other: int) -> None:
        """Hear from somebody again."""
        async with self.database.write() as connection:
            await connection.execute(delete(shunned).where(shunned.c.user == user, shunned.c.other == other))
            await self.signals.send(connection, SHUNNED, user)
        self.forget(user)

    def forget(self, user: int) -> None:
        """Look again whom this user shuns."""
        self._changes += 1
        self._known.pop(user, None)

    def _forget_all(self) -> None:
        self._changes += 1
        self._known.clear()
