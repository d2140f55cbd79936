"""Talk: what players, and those who watch, say at a table, and what everybody notes for themselves.

Players talk among themselves and watchers among themselves; after the end everybody reads both. Nobody hears from those
whom they block or mute.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import Row, func, insert, literal, or_, select
from sqlalchemy.exc import IntegrityError

from ecumene.server.database import Database
from ecumene.server.errands import Errands
from ecumene.server.hall import Hall
from ecumene.server.keys import Moment, now
from ecumene.server.people import People
from ecumene.server.phrases import SLUGS, phrases
from ecumene.server.schema import messages, notes, places, tables
from ecumene.server.signals import Signals
from ecumene.server.stage import HotTable, Watcher
from ecumene.server.switchboard import Switchboard
from ecumene.server.trouble import BAD, CONFLICT, FORBIDDEN, MISSING, Refused
from ecumene.server.upsert import upsert
from ecumene.server.who import Who

PLAYERS: Final = "players"
WATCHERS: Final = "watchers"
SAID: Final = "said"  # the signal: a table has a message with this number
MOST_AT_ONCE: Final = 200  # messages in one answer
LONGEST_TEXT, LONGEST_NOTE = 500, 4_000  # letters
TRIES: Final = 20  # how often a message gives way to one that another process writes
UNSEEN: Final = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")  # would garble other texts

ChatRoom = Annotated[Literal["players", "watchers"], Meta(description="players at the table, or those who watch")]


class Message(Struct, frozen=True):
    """Something that was said at a table."""

    number: Annotated[int, Meta(description="counted from 1 at each table")]
    at: Moment
    name: str
    user: Annotated[int, Meta(description="0 for somebody who is gone")]
    room: ChatRoom
    phrase: Annotated[str, Meta(description="one of the phrases, or nothing")]
    text: Annotated[str, Meta(description="what was typed, or nothing")]
    words: Annotated[str, Meta(description="a phrase as it reads in your language; not in live messages")] = ""


class Note(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody writes down for themselves; nobody else reads it."""

    text: Annotated[str, Meta(max_length=LONGEST_NOTE)]


class Ears(Struct, frozen=True):
    """Which rooms somebody may read, and in which they may speak."""

    rooms: tuple[str, ...]
    speaks: str


class Talk:
    """What is said at all tables."""

    def __init__(
        self,
        database: Database,
        signals: Signals,
        people: People,
        hall: Hall,
        switchboard: Switchboard | None = None,  # for tables that have not started, which nobody watches yet
    ) -> None:
        self.database: Final = database
        self.signals: Final = signals
        self.people: Final = people
        self.hall: Final = hall
        self.switchboard: Final = switchboard
        self._errands: Final = Errands()
        signals.on(SAID, lambda words: self._errands.run(self._heard(words[0], int(words[1]))))

    async def close(self) -> None:
        """Hand on nothing more."""
        await self._errands.stop()

    # --- Messages

    async def messages(self, who: Who, table: str, after: int, language: str) -> list[Message]:
        """The newest messages after a number that somebody may read, the oldest of them first."""
        ears = await self._ears(table, who.user)
        shunned = [user for user in await self.people.shunned_by(who.user) if user != who.user]
        query = select(messages).where(messages.c.table == table, messages.c.number > after)
        query = query.where(messages.c.room.in_(ears.rooms), (messages.c.phrase != "") | (messages.c.text != ""))
        if shunned:
            query = query.where(or_(messages.c.user.is_(None), messages.c.user.not_in(shunned)))
        async with self.database.read() as connection:
            rows = (await connection.execute(query.order_by(messages.c.number.desc()).limit(MOST_AT_ONCE))).all()
        return [_message(row, language) for row in reversed(rows)]

    async def say(self, who: Who, table: str, room: str, phrase: str, text: str, language: str = "") -> Message:
        """Say something at a table; when this returns it is written down, and everybody who is there hears it."""
        text = UNSEEN.sub(" ", text).strip()
        if bool(phrase) == bool(text):
            raise Refused(BAD, "say-something")
        if phrase and phrase not in SLUGS:
            raise Refused(BAD, "unknown-phrase", phrase=phrase)
        if (await self._ears(table, who.user)).speaks != room:
            raise Refused(FORBIDDEN, "not-your-room", room=room)
        row = await self._write(who, table, room, phrase, text)
        await self._tell(table, _message(row))
        return _message(row, language)

    async def _write(self, who: Who, table: str, room: str, phrase: str, text: str) -> Row[Any]:
        """The numbers of a table have no gap: of two processes that write at once, one tries again."""
        said = {"user": who.user, "name": who.name, "room": room, "phrase": phrase, "text": text, "at": now()}
        number = select(func.coalesce(func.max(messages.c.number), 0) + 1).where(messages.c.table == table)
        values = select(literal(table), number.scalar_subquery(), *(literal(each) for each in said.values()))
        adding = insert(messages).from_select(["table", "number", *said], values).returning(*messages.c)
        for _ in range(TRIES):
            try:
                async with self.database.write() as connection:
                    row = (await connection.execute(adding)).one()
                    await self.signals.send(connection, SAID, table, row.number)
                    return row
            except IntegrityError:
                continue
        raise Refused(CONFLICT, "table-is-busy")

    # --- Who may hear what

    async def _ears(self, table: str, user: int) -> Ears:
        async with self.database.read() as connection:
            query = select(tables.c.started).where(tables.c.id == table)
            found = (await connection.execute(query)).one_or_none()
        if found is None:
            raise Refused(MISSING, "unknown-table", table=table)
        if found.started is None:
            if user not in await self._joined(table):
                raise Refused(FORBIDDEN, "not-there")
            return Ears((PLAYERS,), PLAYERS)
        async with self.hall.table(table) as hot:
            ears = _ears_at(hot, user)
        if ears is None:
            raise Refused(FORBIDDEN, "not-for-spectators")
        return ears

    async def _joined(self, table: str) -> set[int]:
        """Who has joined a table, started or not."""
        query = select(places.c.user).where(places.c.table == table, places.c.user.is_not(None))
        async with self.database.read() as connection:
            return set((await connection.execute(query)).scalars())

    # --- Live

    async def _heard(self, table: str, number: int) -> None:
        """Another process has written a message."""
        hot = self.hall.hot(table)
        if hot is not None and not hot.is_watched:
            return
        query = select(messages).where(messages.c.table == table, messages.c.number == number)
        async with self.database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is not None:
            await self._tell(table, _message(row))

    async def _tell(self, table: str, message: Message) -> None:
        """Everybody who is there, may hear it and wants to."""
        told = {"table": table, "said": message}
        hot = self.hall.hot(table)
        if hot is None:
            if self.switchboard is not None:
                joined = await self._joined(table)
                self.switchboard.tell([user for user in joined if await self._listens(user, message.user)], told)
            return
        text = msgspec.json.encode(told)
        for watcher in await self._listeners(_everybody(hot), message.user):
            ears = _ears_at(hot, watcher.user)
            if ears is not None and message.room in ears.rooms:
                watcher.send(text)

    async def _listeners(self, watchers: Iterable[Watcher], speaker: int) -> list[Watcher]:
        return [watcher for watcher in watchers if await self._listens(watcher.user, speaker)]

    async def _listens(self, user: int, speaker: int) -> bool:
        return speaker not in await self.people.shunned_by(user)

    # --- Notes

    async def note(self, who: Who, table: str) -> Note:
        """What somebody has written down about a table."""
        await self._ears(table, who.user)
        query = select(notes.c.text).where(notes.c.table == table, notes.c.user == who.user)
        async with self.database.read() as connection:
            return Note((await connection.execute(query)).scalar() or "")

    async def write_note(self, who: Who, table: str, text: str) -> Note:
        """Write something else down."""
        await self._ears(table, who.user)
        row = {"table": table, "user": who.user, "text": text}
        async with self.database.write() as connection:
            if text:
                await connection.execute(upsert(notes, self.database.is_sqlite, ("table", "user"), row))
            else:
                own = (notes.c.table == table, notes.c.user == who.user)
                await connection.execute(notes.delete().where(*own))
        return Note(text)


def _everybody(hot: HotTable) -> list[Watcher]:
    """Everybody who looks at a table, once each, however many seats they look from."""
    return list(dict.fromkeys(watcher for _, watcher in hot.everybody))


def _ears_at(hot: HotTable, user: int) -> Ears | None:
    """What a user may hear at a table that has started; nothing if they may not even watch."""
    room = hot.room
    if room.seats_of(user):
        return Ears((PLAYERS, WATCHERS) if room.is_over else (PLAYERS,), PLAYERS)
    if room.rules.watch == "nobody":
        return None
    shown = room if hot.late is None else hot.late.stage.room
    return Ears((PLAYERS, WATCHERS) if shown.ply > 0 and shown.is_over else (WATCHERS,), WATCHERS)


def _message(row: Row[Any], language: str = "") -> Message:
    words = phrases(language).get(row.phrase, "") if language else ""
    return Message(row.number, row.at, row.name, row.user or 0, row.room, row.phrase, row.text, words)
