"""People: guests and members, and how they come in."""

from __future__ import annotations

import re
import secrets
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType
from sqlalchemy import Row, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server import mail, naming
from ecumene.server.clock import DAY, HOUR
from ecumene.server.database import Database
from ecumene.server.errands import Errands
from ecumene.server.keys import FOREVER, SESSION, SESSION_DAYS, TICKET, TOKEN, Keys, Moment, Session, Token, now
from ecumene.server.passwords import Passwords
from ecumene.server.phrases import guest_name
from ecumene.server.schema import places, reports, users
from ecumene.server.settings import Settings
from ecumene.server.shunning import BLOCK, Shunning
from ecumene.server.signals import LOST, Signals
from ecumene.server.trouble import BAD, CONFLICT, FORBIDDEN, MISSING, UNKNOWN, Refused
from ecumene.server.who import ACCOUNT, Who

KEYS: Final = "keys"  # the signal: something about a user and their keys has changed
GUEST, MEMBER, GONE = "guest", "member", "gone"
GUEST_DIGITS: Final = (4, 4, 4, 5, 5, 6, 9)  # of the numbers that are tried for a guest without a name
EMAIL: Final = re.compile(r"[^\s@\x00-\x1f\x7f]+@[^\s@\x00-\x1f\x7f]+\.[^\s@\x00-\x1f\x7f]+")

Language = Literal["en", "uk", "ru"]
Name = Annotated[str, Meta(min_length=1, max_length=96, description="1 to 24 letters, digits, spaces or -_.'")]
Password = Annotated[str, Meta(max_length=200, description="8 to 200 letters")]
Email = Annotated[str, Meta(max_length=200, description="for a lost password; empty for none")]


class Me(Struct, frozen=True):
    """The one who asks."""

    user: int
    name: str
    kind: Literal["guest", "member"]
    language: Language
    email: str
    created: Moment
    scopes: Annotated[list[str], Meta(description="what may be done with the key that was shown")]
    program: Annotated[bool, Meta(description="signed in by a token, and labelled as a program")]


class Changes(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to change about themselves."""

    language: Language | UnsetType = UNSET
    name: Name | UnsetType = UNSET
    email: Email | UnsetType = UNSET
    password: Annotated[Password, Meta(description="a member's password: a new name or address needs it")] = ""


class People:
    """Everybody who plays here."""

    def __init__(
        self, database: Database, keys: Keys, passwords: Passwords, signals: Signals, settings: Settings
    ) -> None:
        self.database: Final = database
        self.keys: Final = keys
        self.passwords: Final = passwords
        self.signals: Final = signals
        self.settings: Final = settings
        self.shunning: Final = Shunning(database, signals)
        self.when_changed: Final[list[Callable[[int], None]]] = []  # whoever wants to know that keys may have ended
        self._errands: Final = Errands()
        signals.on(KEYS, lambda words: self._forget(int(words[0])))
        signals.on(LOST, lambda _: keys.forget_all())

    async def who(self, key: str, kind: str) -> Who | None:
        """The owner of a session or of a token."""
        return await self.keys.who(key, kind)

    @asynccontextmanager
    async def changed(self, user: int) -> AsyncIterator[AsyncConnection]:
        """A transaction after which every process looks again who this user is."""
        try:
            async with self.database.write() as connection:
                yield connection
                await self.signals.send(connection, KEYS, user)
        finally:
            self._forget(user)

    def _forget(self, user: int) -> None:
        self.keys.forget(user)
        for each in self.when_changed:
            each(user)

    async def close(self) -> None:
        """Send no more mail."""
        await self._errands.stop()

    # --- Coming in

    async def enter(self, name: str, language: str, device: str) -> tuple[Me, str]:
        """A new guest, and the key of their session."""
        if name:
            return await self._enter(naming.checked(name), language, device)
        for digits in GUEST_DIGITS:
            number = secrets.randbelow(9 * 10 ** (digits - 1)) + 10 ** (digits - 1)
            with suppress(Refused):  # that one is taken
                return await self._enter(guest_name(language, number), language, device)
        raise Refused(CONFLICT, "name-taken", name=guest_name(language, number))

    async def _enter(self, name: str, language: str, device: str) -> tuple[Me, str]:
        moment = now()
        row = {"name": name, "key": naming.key_of(name), "kind": GUEST, "language": language}
        with_moments = insert(users).values(**row, created=moment, seen=moment).returning(users.c.id)
        try:
            async with self.database.write() as connection:
                user = (await connection.execute(with_moments)).scalar_one()
                session = await self._session(connection, user, device)
        except IntegrityError:
            raise Refused(CONFLICT, "name-taken", name=name) from None
        return await self._signed_in(session)

    async def sign_in(self, name: str, password: str, device: str, before: Who) -> tuple[Me, str]:
        """A member comes in; the session this browser had before ends."""
        found = await self._find(users.c.key == naming.key_of(name))
        if not await self.passwords.fits(password, found.password if found is not None else "") or found is None:
            raise Refused(UNKNOWN, "wrong-name-or-password")
        better = await self.passwords.hash_of(password) if self.passwords.is_weak(found.password) else found.password
        async with self.changed(found.id) as connection:
            own = (users.c.id == found.id, users.c.password == found.password)
            if (await connection.execute(update(users).where(*own).values(password=better, seen=now()))).rowcount == 0:
                raise Refused(UNKNOWN, "wrong-name-or-password")  # it was changed while we compared
            session = await self._session(connection, found.id, device)
        if before.user and not before.program:
            with suppress(Refused):  # it may have ended meanwhile
                await self.revoke(before, SESSION, before.key)
        return await self._signed_in(session)

    async def _session(self, connection: AsyncConnection, user: int, device: str) -> str:
        name = "".join(each if each.isprintable() else " " for each in device)[:100]
        return (await self.keys.make(connection, user, SESSION, name, (), now() + SESSION_DAYS * DAY))[1]

    async def _signed_in(self, session: str) -> tuple[Me, str]:
        who = await self.who(session, SESSION)
        if who is None:
            raise Refused(UNKNOWN, "not-signed-in")
        return await self.me(who), session

    # --- Oneself

    async def me(self, who: Who) -> Me:
        """The one who asks."""
        row = await self._row(who)
        email = row.email if ACCOUNT in who.scopes else ""
        return Me(row.id, row.name, row.kind, row.language, email, row.created, sorted(who.scopes), who.program)

    async def _row(self, who: Who) -> Row[Any]:
        row = await self._find(users.c.id == who.user)
        if row is None:
            raise Refused(UNKNOWN, "not-signed-in")
        return row

    async def change(self, who: Who, changes: Changes) -> Me:
        """Another language, name or address."""
        values: dict[str, str] = {}
        if changes.language is not UNSET:
            values["language"] = changes.language
        if changes.name is not UNSET:
            values |= _named(changes.name)
        if changes.email is not UNSET:
            values["email"] = _address(changes.email)
            if who.kind == GUEST:
                raise Refused(FORBIDDEN, "members-only")
        if values.keys() & {"name", "email"} and who.kind == MEMBER:
            await self.confirm(who, changes.password)
        if values:
            await self._write(who.user, users.c.id == who.user, values)
        return await self.me(who)

    async def keep(self, who: Who, name: str, password: str, email: str) -> Me:
        """A guest becomes a member: their seats wait for them wherever they sign in."""
        values = {**_named(name), "email": _address(email), "kind": MEMBER}
        if who.kind != GUEST:
            raise Refused(CONFLICT, "already-member")
        values["password"] = await self.passwords.hash_of(password)
        await self._write(who.user, (users.c.id == who.user) & (users.c.kind == GUEST), values)
        return await self.me(who)

    async def _write(self, user: int, which: Any, values: dict[str, str]) -> None:
        """Change the row of a user, and their name at tables that have not started."""
        try:
            async with self.changed(user) as connection:
                if (await connection.execute(update(users).where(which).values(values))).rowcount == 0:
                    raise Refused(CONFLICT, "already-member")
                if "name" in values:
                    open_places = (places.c.user == user, places.c.seat == -1)
                    await connection.execute(update(places).where(*open_places).values(name=values["name"]))
        except IntegrityError:
            raise Refused(CONFLICT, "name-taken", name=values["name"]) from None

    async def confirm(self, who: Who, password: str) -> None:
        """Refuse unless a member knows their password; a guest has none."""
        row = await self._row(who)
        if row.kind == MEMBER and not await self.passwords.fits(password, row.password):
            raise Refused(FORBIDDEN, "wrong-password")

    async def set_password(self, who: Who, old: str, new: str) -> None:
        """Another password; all other sessions end."""
        if who.kind != MEMBER:
            raise Refused(FORBIDDEN, "members-only")
        await self.confirm(who, old)
        stored = await self.passwords.hash_of(new)
        async with self.changed(who.user) as connection:
            await connection.execute(update(users).where(users.c.id == who.user).values(password=stored))
            await self.keys.revoke_all(connection, who.user, [SESSION, TICKET], but=who.key)

    # --- Sessions and tokens

    async def sessions(self, who: Who) -> list[Session]:
        """Where somebody is signed in."""
        return await self.keys.sessions(who)

    async def tokens(self, who: Who) -> list[Token]:
        """What programs may do in somebody's name."""
        return await self.keys.tokens(who.user)

    async def make_token(self, who: Who, name: str, scopes: Iterable[str], days: int | None) -> tuple[Token, str]:
        """A token for a program, and its key, which is shown this once."""
        ends = FOREVER if days is None else now() + days * DAY
        async with self.changed(who.user) as connection:
            number, key = await self.keys.make(connection, who.user, TOKEN, name, scopes, ends)
        made = next(each for each in await self.keys.tokens(who.user) if each.id == number)
        return made, key

    async def revoke(self, who: Who, kind: str, number: int) -> None:
        """End a session or a token."""
        async with self.changed(who.user) as connection:
            await self.keys.revoke(connection, who.user, kind, number)

    async def revoke_others(self, who: Who) -> None:
        """End all sessions but the one that asks."""
        async with self.changed(who.user) as connection:
            await self.keys.revoke_all(connection, who.user, [SESSION], but=who.key)

    # --- A lost password

    async def make_ticket(self, user: int) -> str:
        """A ticket for one new password."""
        async with self.database.write() as connection:
            return (await self.keys.make(connection, user, TICKET, "", (), now() + HOUR))[1]

    def send_tickets(self, name_or_email: str) -> None:
        """Send a ticket to whoever this is; nobody waits, so that nobody learns who is known here."""
        if self.settings.mail:
            self._errands.run(self._send_tickets(name_or_email))

    async def _send_tickets(self, name_or_email: str) -> None:
        which = users.c.key == naming.key_of(name_or_email)
        if "@" in name_or_email:
            which = users.c.email == name_or_email.strip().lower()
        query = select(users).where(which, users.c.kind == MEMBER, users.c.email != "").limit(5)
        async with self.database.read() as connection:
            rows = (await connection.execute(query)).all()
        for row in rows:
            ticket = await self.make_ticket(row.id)
            await mail.send_ticket(self.settings, row.email, row.language, row.name, ticket)

    async def redeem(self, ticket: str, password: str) -> None:
        """Choose a new password with a ticket; every session ends."""
        if not await self.keys.is_ticket(ticket):
            raise Refused(BAD, "bad-ticket")
        stored = await self.passwords.hash_of(password)
        async with self.database.write() as connection:
            user = await self.keys.redeem(connection, ticket)
            if not user:
                raise Refused(BAD, "bad-ticket")
            await connection.execute(update(users).where(users.c.id == user).values(password=stored))
            await self.keys.revoke_all(connection, user, [SESSION, TICKET])
            await self.signals.send(connection, KEYS, user)
        self._forget(user)

    # --- Others

    async def find(self, name: str) -> Row[Any]:
        """Somebody by their name."""
        found = await self._find((users.c.key == naming.key_of(name)) & (users.c.kind != GONE))
        if found is None:
            raise Refused(MISSING, "unknown-person", name=name)
        return found

    async def _find(self, which: Any) -> Row[Any] | None:
        async with self.database.read() as connection:
            return (await connection.execute(select(users).where(which))).one_or_none()

    async def shunned_by(self, user: int) -> dict[int, str]:
        """Whom a user blocks or mutes."""
        return await self.shunning.by(user) if user else {}

    async def has_blocked(self, one: int, other: int) -> bool:
        """Does the one want to share no table with the other?"""
        return (await self.shunned_by(one)).get(other) == BLOCK

    async def report(self, who: Who, name: str, reason: str, table: str) -> None:
        """Tell the host of this server about somebody."""
        other = await self.find(name)
        if other.id == who.user:
            raise Refused(BAD, "not-yourself")
        row = {"user": who.user, "other": other.id, "reason": reason, "table": table, "at": now()}
        async with self.database.write() as connection:
            await connection.execute(insert(reports).values(row))


def _named(name: str) -> dict[str, str]:
    name = naming.checked(name)
    return {"name": name, "key": naming.key_of(name)}


def _address(email: str) -> str:
    """An address as it is stored; empty for none."""
    email = email.strip().lower()
    if email and not EMAIL.fullmatch(email):
        raise Refused(BAD, "bad-email")
    return email
