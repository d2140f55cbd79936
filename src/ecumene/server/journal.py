"""The journal: the lines of all tables, added in one transaction for everybody who waits, and read back.

While one group of lines is on its way to the disk the next group gathers, so the busier the server is, the more moves
share one write.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

import msgspec
import structlog
from msgspec import Struct
from sqlalchemy import Executable, bindparam, insert, select, update
from sqlalchemy import Row as Found
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.kernel.notation import BadMove, seat_letter
from ecumene.server.agreed import Place, Row, Rules
from ecumene.server.database import Database
from ecumene.server.metrics import Metrics
from ecumene.server.room import Room
from ecumene.server.schema import lines, places, tables, users
from ecumene.server.signals import Signals
from ecumene.server.trouble import CONFLICT, MISSING, Refused

LINE: Final = "line"  # the signal: a table has lines up to a ply, and these users are asked
MOST_TOGETHER: Final = 200
PLAYING, OVER, STUCK = "playing", "over", "stuck"
LATER: Final = 1000  # the places of those who take a seat during the game are counted from here
GIVE_WAY: Final = "40"  # how the codes begin with which PostgreSQL lets one of two transactions go first

ADD: Final = insert(lines)
KNOWN: Final = select(lines.c.ply, lines.c.seat, lines.c.text, lines.c.at, lines.c.key)
SUMMARISE: Final = update(tables).where(tables.c.id == bindparam("its_id"))

log = structlog.get_logger()


class Taken(Exception):
    """Another process has already added a line in this place."""


class Void(Exception):
    """What was to become true together with the lines no longer can."""


class Summary(Struct, frozen=True):
    """What the row of a table says after its newest line, so that nobody has to play the table to list it."""

    ply: int
    state: str
    result: str
    awaits: str
    robot: int
    changed: int
    ended: int | None
    users: Sequence[int]  # who is asked: they hear of it wherever they are connected


class Addition(Struct, frozen=True):
    """Lines of one table that belong together, and what has to become true with them: one row for each statement."""

    table: str
    rows: Sequence[Row]
    summary: Summary
    also: Sequence[Executable]
    done: asyncio.Future[None]


class Journal:
    """Writes lines; when `append` returns they are on the disk."""

    def __init__(self, database: Database, signals: Signals, metrics: Metrics) -> None:
        self.database: Final = database
        self.signals: Final = signals
        self.metrics: Final = metrics
        self._waiting: list[Addition] = []
        self._writer: asyncio.Task[None] | None = None

    async def append(self, table: str, rows: Sequence[Row], summary: Summary, also: Sequence[Executable] = ()) -> None:
        """Add lines to a table, all of them or none. Raises `Taken` if another process was first, or `Void`."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(Addition(table, rows, summary, also, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_all())
        await done

    async def read(self, connection: AsyncConnection, table: str, after: int = 0) -> list[Row]:
        """The lines of a table, perhaps only those after a ply."""
        query = KNOWN.where(lines.c.table == table, lines.c.ply > after).order_by(lines.c.ply)
        return [Row(*row) for row in await connection.execute(query)]

    async def room(self, table: str) -> tuple[Room, list[Row]]:
        """The room as the database tells it, and its lines."""
        async with self.database.snapshot() as connection:
            found = (await connection.execute(select(tables).where(tables.c.id == table))).one_or_none()
            if found is None:
                raise Refused(MISSING, "unknown-table", table=table)
            if found.state == STUCK:
                raise Refused(CONFLICT, "table-is-stuck", table=table)
            if found.started is None:
                raise Refused(CONFLICT, "not-started", table=table)
            first = select(places).where(places.c.table == table, places.c.place < LATER)
            taken = (await connection.execute(first.order_by(places.c.place))).all()
            rows = await self.read(connection, table)
        rules = msgspec.json.decode(found.settings, type=Rules)
        options = msgspec.json.decode(found.options, type=dict[str, str])
        room = Room(table, found.game, options, rules, [joined(place) for place in taken], found.secret, found.started)
        if room.game.version != found.version:
            raise Refused(CONFLICT, "other-version", game=found.game, version=found.version, known=room.game.version)
        room.names |= await self.names(rows)
        room.replay(rows)
        return room, rows

    async def names(self, rows: Sequence[Row]) -> dict[int, str]:
        """The names of those who took a seat later."""
        later = {int(row.text.split(" ")[1]) for row in rows if row.text.startswith("/sit ")}
        if not later:
            return {}
        query = select(users.c.id, users.c.name).where(users.c.id.in_(later))
        async with self.database.read() as connection:
            return {each.id: each.name for each in await connection.execute(query)}

    async def close(self) -> None:
        """Wait until everything is written."""
        if self._writer is not None:
            await self._writer

    async def _write_all(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
            self.metrics.group.observe(len(group))
            # Every process goes through the tables in the same order, or two could wait for each other.
            await self._settle(sorted(group, key=lambda addition: addition.table))
        self._writer = None

    async def _settle(self, group: list[Addition]) -> None:
        """Write a group; if the fault lies with one of them, each by itself."""
        try:
            await self._write(group)
        except Exception as error:
            if len(group) > 1 and _is_of_one(error):
                for addition in group:
                    await self._settle([addition])
            else:
                fault = Taken(str(error.orig)) if isinstance(error, IntegrityError) else error
                for addition in group:
                    if not addition.done.done():
                        addition.done.set_exception(fault)
        else:
            for addition in group:
                if not addition.done.done():
                    addition.done.set_result(None)

    async def _write(self, group: list[Addition]) -> None:
        async with self.database.write() as connection:
            await connection.execute(ADD, [_line(addition.table, row) for addition in group for row in addition.rows])
            await connection.execute(SUMMARISE, [_summary(addition) for addition in group])
            for addition in group:
                for statement in addition.also:
                    if (await connection.execute(statement)).rowcount != 1:
                        raise Void
            await self.signals.send_all(connection, LINE, [_signal(addition) for addition in group])


def _is_of_one(error: Exception) -> bool:
    """Would the others in the group have been written without the one that is at fault?"""
    code = getattr(error.orig, "sqlstate", None) if isinstance(error, DBAPIError) else None
    return isinstance(error, IntegrityError | DataError | Void) or str(code or "").startswith(GIVE_WAY)


def _line(table: str, row: Row) -> dict[str, Any]:
    return {"table": table, "ply": row.ply, "seat": row.seat, "text": row.text, "at": row.at, "key": row.key}


def _signal(addition: Addition) -> tuple[object, ...]:
    return addition.table, addition.summary.ply, *addition.summary.users


def _summary(addition: Addition) -> dict[str, Any]:
    summary = addition.summary
    return {
        "its_id": addition.table,
        "ply": summary.ply,
        "state": summary.state,
        "result": summary.result,
        "awaits": summary.awaits,
        "robot": summary.robot,
        "changed": summary.changed,
        "ended": summary.ended,
    }


@contextmanager
def trusted(table: str) -> Iterator[None]:
    """Lines that cannot have happened may name what nobody may know: the host hears which line, others only of it."""
    try:
        yield
    except BadMove as error:
        log.error("impossible-line", table=table, ply=error.ply, rule=error.refusal.rule)
        raise Refused(CONFLICT, "table-is-stuck", table=table) from None


def joined(place: Found[Any]) -> Place:
    """Who joined, as a stored place tells it."""
    return Place(place.kind, place.name, place.user or 0, place.level, bool(place.program), place.entropy)


def summary(room: Room) -> Summary:
    """What the database says of a table besides its lines."""
    state = OVER if room.is_over else PLAYING
    awaits = "".join([seat_letter(seat) for seat in room.awaited])
    ended = room.clock.since if room.is_over else None
    users = {room.places[seat].user for seat in room.awaited} - {0}
    return Summary(room.ply, state, room.result, awaits, int(bool(room.robots)), room.clock.since, ended, sorted(users))
