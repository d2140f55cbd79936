"""Keys: what lets somebody in. A session for a browser, a token for a program, a ticket for one new password.

Only the owner has the key itself; we keep its hash. Whoever was looked up is remembered for a short while; every
process forgets a user about whom something has changed.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Final

import structlog
from msgspec import Meta, Struct
from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server.clock import DAY, HOUR
from ecumene.server.database import Database
from ecumene.server.schema import keys, users
from ecumene.server.trouble import CONFLICT, MISSING, Refused
from ecumene.server.who import EVERYTHING, Who

SESSION, TOKEN, TICKET = "session", "token", "ticket"
SESSION_DAYS: Final = 90  # a session ends so long after it was last used
FOREVER: Final = 253_402_300_799_000  # the end of the year 9999
MARK: Final = "eco_"  # how a token begins, so that one is recognised where it should not be
KEY_BYTES: Final = 32
LONGEST_KEY: Final = 100  # letters
MOST_REMEMBERED: Final = 4_000
REMEMBERED: Final = 30.0  # seconds
MOST: Final = {SESSION: 100, TOKEN: 50, TICKET: 5}  # of one user; a new session ends the oldest

Moment = Annotated[int, Meta(description="milliseconds since 1970, UTC")]

log = structlog.get_logger()


class Session(Struct, frozen=True):
    """A browser that is signed in."""

    id: int
    name: Annotated[str, Meta(description="what the browser calls itself")]
    created: Moment
    used: Annotated[Moment, Meta(description="when it was last used, to the hour")]
    ends: Moment
    current: Annotated[bool, Meta(description="the one that asks")]


class Token(Struct, frozen=True):
    """What a program may do in its owner's name."""

    id: int
    name: str
    scopes: list[str]
    created: Moment
    used: Annotated[Moment, Meta(description="when it was last used, to the hour")]
    ends: Annotated[Moment | None, Meta(description="never, if there is nothing here")]


class Found(Struct):
    """Whose key it is, as far as we remember."""

    who: Who
    used: int
    ends: int
    until: float  # when to look again, by the monotonic clock


class Keys:
    """Who has which key."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self._found: Final[OrderedDict[bytes, Found]] = OrderedDict()
        self._changes = 0
        self._noting: Final[set[asyncio.Task[None]]] = set()

    # --- Looking up

    async def who(self, key: str, kind: str) -> Who | None:
        """The owner of a session or of a token; nobody once it has ended."""
        if len(key) > LONGEST_KEY or (kind == TOKEN) != key.startswith(MARK):
            return None
        digest = _digest(key)
        found = self._found.get(digest)
        if found is None or found.until < time.monotonic():
            found = await self._look_up(digest, kind)
        moment = now()
        if found is None or found.ends <= moment:
            return None
        if moment - found.used > HOUR:
            found.used = moment
            self._note(found.who, moment)
        return found.who

    async def _look_up(self, digest: bytes, kind: str) -> Found | None:
        changes = self._changes
        until = time.monotonic() + REMEMBERED
        query = select(keys, users.c.name.label("owner"), users.c.kind.label("status"), users.c.language).join(users)
        async with self.database.read() as connection:
            row = (await connection.execute(query.where(keys.c.hash == digest, keys.c.kind == kind))).one_or_none()
        if row is None:
            return None
        scopes = EVERYTHING if kind == SESSION else frozenset(row.scopes.split())
        who = Who(row.user, row.owner, row.status, row.language, scopes, row.id, kind == TOKEN)
        found = Found(who, row.used, row.ends, until)
        if changes == self._changes:  # otherwise it may be revoked by now
            self._found[digest] = found
            self._found.move_to_end(digest)
            if len(self._found) > MOST_REMEMBERED:
                self._found.popitem(last=False)
        return found

    def forget(self, user: int) -> None:
        """Look again: something about this user has changed."""
        self._changes += 1
        for digest in [digest for digest, found in self._found.items() if found.who.user == user]:
            del self._found[digest]

    def forget_all(self) -> None:
        """Look again, whoever asks."""
        self._changes += 1
        self._found.clear()

    async def fits_still(self, who: Who) -> bool:
        """Is the key still good with which somebody came in?"""
        own = (keys.c.id == who.key, keys.c.user == who.user, keys.c.ends > now())
        async with self.database.read() as connection:
            return (await connection.execute(select(keys.c.id).where(*own))).scalar() is not None

    # --- Writing down when a key was used, which no request waits for

    def _note(self, who: Who, moment: int) -> None:
        task = asyncio.create_task(self._write_down(who, moment))
        self._noting.add(task)
        task.add_done_callback(self._noting.discard)

    async def _write_down(self, who: Who, moment: int) -> None:
        noted: dict[str, int] = {"used": moment}
        if not who.program:
            noted["ends"] = moment + SESSION_DAYS * DAY
        try:
            async with self.database.write() as connection:
                await connection.execute(update(keys).where(keys.c.id == who.key).values(noted))
                await connection.execute(update(users).where(users.c.id == who.user).values(seen=moment))
        except SQLAlchemyError as error:
            log.warning("use-not-noted", error=type(error).__name__)

    async def close(self) -> None:
        """Wait until everything is written down."""
        await asyncio.gather(*self._noting)

    # --- Making and revoking, in the caller's transaction or in one of their own

    async def make(
        self, connection: AsyncConnection, user: int, kind: str, name: str, scopes: Iterable[str], ends: int
    ) -> tuple[int, str]:
        """A new key, of which nobody but the owner will know more than the hash; its id and the key."""
        moment = now()
        await connection.execute(delete(keys).where(keys.c.user == user, keys.c.ends <= moment))
        await self._make_room(connection, user, kind)
        key = (MARK if kind == TOKEN else "") + secrets.token_urlsafe(KEY_BYTES)
        row = {"user": user, "hash": _digest(key), "kind": kind, "name": name, "scopes": " ".join(sorted(scopes))}
        moments = {"created": moment, "used": moment, "ends": ends}
        made = await connection.execute(insert(keys).values(**row, **moments).returning(keys.c.id))
        return made.scalar_one(), key

    async def _make_room(self, connection: AsyncConnection, user: int, kind: str) -> None:
        """There is a bound to how many keys of a kind a user may have."""
        own = (keys.c.user == user, keys.c.kind == kind)
        count = (await connection.execute(select(func.count()).where(*own))).scalar_one()
        if count < MOST[kind]:
            return
        if kind == TOKEN:
            raise Refused(CONFLICT, "too-many-tokens", most=MOST[kind])
        oldest = select(keys.c.id).where(*own).order_by(keys.c.used, keys.c.id).limit(count - MOST[kind] + 1)
        await connection.execute(delete(keys).where(keys.c.id.in_(oldest)))

    async def redeem(self, connection: AsyncConnection, ticket: str) -> int:
        """Whose ticket it is; it can be used only this once."""
        fitting = (keys.c.hash == _digest(ticket), keys.c.kind == TICKET, keys.c.ends > now())
        gone = await connection.execute(delete(keys).where(*fitting).returning(keys.c.user))
        return gone.scalar() or 0

    async def is_ticket(self, ticket: str) -> bool:
        """Could it be redeemed?"""
        fitting = (keys.c.hash == _digest(ticket), keys.c.kind == TICKET, keys.c.ends > now())
        async with self.database.read() as connection:
            return (await connection.execute(select(keys.c.id).where(*fitting))).scalar() is not None

    async def revoke(self, connection: AsyncConnection, user: int, kind: str, number: int) -> None:
        """End one session or token of a user. Once it is committed, `forget` the user."""
        own = (keys.c.user == user, keys.c.kind == kind, keys.c.id == number)
        if (await connection.execute(delete(keys).where(*own))).rowcount == 0:
            raise Refused(MISSING, "unknown-token" if kind == TOKEN else "unknown-session")

    async def revoke_all(self, connection: AsyncConnection, user: int, kinds: Iterable[str], but: int = 0) -> None:
        """The same for all of a user's keys of these kinds, but perhaps one."""
        own = (keys.c.user == user, keys.c.kind.in_(list(kinds)), keys.c.id != but)
        await connection.execute(delete(keys).where(*own))

    # --- Lists

    async def sessions(self, who: Who) -> list[Session]:
        """Where a user is signed in, the last used first."""
        rows = await self._list(who.user, SESSION)
        return [Session(row.id, row.name, row.created, row.used, row.ends, row.id == who.key) for row in rows]

    async def tokens(self, user: int) -> list[Token]:
        """The tokens of a user, the last used first."""
        rows = await self._list(user, TOKEN)
        ends = [None if row.ends == FOREVER else row.ends for row in rows]
        return [Token(row.id, row.name, row.scopes.split(), row.created, row.used, end) for row, end in zip(rows, ends)]

    async def _list(self, user: int, kind: str) -> Sequence[Row[Any]]:
        living = (keys.c.user == user, keys.c.kind == kind, keys.c.ends > now())
        async with self.database.read() as connection:
            return (await connection.execute(select(keys).where(*living).order_by(keys.c.used.desc(), keys.c.id))).all()


def now() -> int:
    """This moment, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _digest(key: str) -> bytes:
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).digest()
