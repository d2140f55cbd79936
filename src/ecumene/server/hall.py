"""The hall: the tables in memory, who acts at them and who watches, in what order.

Everything that happens at a table happens one after the other: whoever looks or acts holds the table's lock, and what
is on its way to the disk is seen by nobody. Where another process was faster, a move is tried again on what it wrote.
"""

from __future__ import annotations

import asyncio
import signal
import threading
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from types import FrameType
from typing import Final

import msgspec
import structlog
from msgspec import Struct
from sqlalchemy import Executable, insert, update

from ecumene.kernel.notation import BadMove, Illegal, NotYourTurn, seat_letter
from ecumene.kernel.refusal import Refusal
from ecumene.kernel.step import CHANCE
from ecumene.server.agreed import Row
from ecumene.server.errands import Errands
from ecumene.server.journal import LATER, LINE, STUCK, Journal, Taken, summary, trusted
from ecumene.server.keys import now
from ecumene.server.metrics import Metrics
from ecumene.server.picture import Eyes
from ecumene.server.room import Room
from ecumene.server.schema import places, tables
from ecumene.server.settings import Settings
from ecumene.server.signals import LOST, Signals
from ecumene.server.stage import HotTable, Watcher, viewer_of
from ecumene.server.trouble import BAD, CONFLICT, FORBIDDEN, MISSING, Refused
from ecumene.server.who import Who

RENAMED: Final = "renamed"  # the signal: somebody at a table is called something else
TRIES: Final = 20  # how often a move gives way to moves of other processes
LOOKS: Final = 4  # how many tables are looked at to find one that may be forgotten

log = structlog.get_logger()

Changed = Callable[[HotTable], None]
Also = Callable[[Room], Sequence[Executable]]


class Answer(Struct, frozen=True):
    """A move or an act, and when it may no longer be played."""

    row: Row
    ply: int | None  # what its author has seen: not if the seat has been asked something else since
    user: int | None  # whose seat it must be, 0 for a bot's
    also: Also | None  # what has to become true with it


class Hall:
    """The tables that somebody uses; others are rows and nothing else."""

    def __init__(self, settings: Settings, journal: Journal, signals: Signals, metrics: Metrics) -> None:
        self.settings: Final = settings
        self.journal: Final = journal
        self.signals: Final = signals
        self.metrics: Final = metrics
        self.database: Final = journal.database
        self.when_changed: Final[list[Changed]] = []  # whoever wants to know what this process has written
        self.when_left: Final[list[Callable[[str], None]]] = []  # and that somebody may watch no more
        self._tables: Final[OrderedDict[str, HotTable]] = OrderedDict()
        self._loading: Final[dict[str, asyncio.Task[HotTable]]] = {}
        self._wanted: Final[Counter[str]] = Counter()  # tables that somebody uses right now, or waits for
        self._errands: Final = Errands()
        metrics.hot.set_function(lambda: len(self._tables))
        signals.on(LINE, self._heard)
        signals.on(LOST, lambda _: self._look_everywhere())
        signals.on(STUCK, lambda words: self._set_aside(words[0]))
        signals.on(RENAMED, lambda words: self.reread(words[0]))

    async def close(self) -> None:
        """Begin nothing more; return when every answer that was begun is on the disk."""
        await self._errands.finish()

    # --- Tables in memory

    @asynccontextmanager
    async def table(self, table: str) -> AsyncIterator[HotTable]:
        """A table that is being played or was, for as long as the block lasts."""
        self._wanted[table] += 1
        try:
            while True:
                hot = self._tables.get(table) or await self._loaded(table)
                async with hot.lock:
                    if self._tables.get(table) is not hot:
                        continue  # it was dropped meanwhile
                    self._tables.move_to_end(table)
                    if not hot.is_true:
                        await self._reload(hot)
                    yield hot
                    return
        finally:
            self._wanted[table] -= 1
            if not self._wanted[table]:
                del self._wanted[table]
            self._make_room()

    def hot(self, table: str) -> HotTable | None:
        """The table, if it is in memory."""
        return self._tables.get(table)

    def watched(self) -> list[str]:
        """The tables that somebody watches."""
        return [table for table, hot in self._tables.items() if hot.is_watched]

    async def _loaded(self, table: str) -> HotTable:
        """Several who ask at once wait for the same."""
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda task: task.cancelled() or task.exception())  # who waited may be gone
        return await asyncio.shield(task)

    async def _load(self, table: str) -> HotTable:
        try:
            hot = self._tables[table] = HotTable(*await self._true(table))
            return hot
        finally:
            del self._loading[table]

    async def _true(self, table: str) -> tuple[Room, list[Row]]:
        """The room as the database tells it."""
        with trusted(table):
            return await self.read(table)

    async def read(self, table: str) -> tuple[Room, list[Row]]:
        """The room as the database tells it, and its lines."""
        return await self.journal.room(table)

    def reread(self, table: str) -> None:
        """The people at a table have changed in the database: whoever comes next reads it again."""
        if table in self._tables or table in self._loading:
            self._errands.run(self._reread(table))

    async def _reread(self, table: str) -> None:
        with suppress(Refused):
            async with self.table(table) as hot:
                hot.is_true = False

    def _make_room(self) -> None:
        """Forget tables that nobody has used for long; those that are in use are looked at again last."""
        surplus = len(self._tables) - self.settings.hot_tables
        for _ in range(min(surplus + LOOKS, len(self._tables)) if surplus > 0 else 0):
            table, hot = next(iter(self._tables.items()))
            if table in self._wanted or not hot.is_idle:
                self._tables.move_to_end(table)
                continue
            self._drop(table)
            surplus -= 1
            if surplus == 0:
                return

    def _drop(self, table: str) -> None:
        hot = self._tables.pop(table, None)
        if hot is not None:
            hot.close()

    async def _reload(self, hot: HotTable) -> None:
        """Forget what was tried, and believe the database."""
        try:
            room, rows = await self._true(hot.room.table)
        except Refused:
            self._drop(hot.room.table)
            raise
        hot.room, hot.is_true = room, True
        self._show(hot, rows[hot.ply :])

    async def _catch_up(self, hot: HotTable) -> bool:
        """Live through what other processes have written; was there anything?"""
        async with self.database.read() as connection:
            rows = await self.journal.read(connection, hot.room.table, hot.ply)
        if not rows:
            return False
        hot.room.names |= await self.journal.names(rows)
        hot.is_true = False
        with trusted(hot.room.table):
            hot.room.replay(rows)
        hot.is_true = True
        self._show(hot, rows)
        return True

    async def _reach(self, hot: HotTable, ply: int) -> None:
        """Another process has shown somebody more than we know of."""
        if ply > hot.ply and self.signals.is_shared:
            await self._catch_up(hot)

    # --- Acting

    async def answer(
        self,
        table: str,
        seat: int,
        text: str,
        ply: int | None = None,
        key: str | None = None,
        *,
        user: int | None = None,
        also: Also | None = None,
    ) -> int:
        """Play a move or do an act for a seat; the ply of its line, which is on the disk.

        Once it has begun it is brought to its end, whether or not somebody still waits for it.
        """
        if key is not None and not key.isprintable():
            raise Refused(BAD, "bad-request", why="key")
        answer = Answer(Row(0, seat, text, now(), key), ply, user, also)
        return await asyncio.shield(self._errands.begin(self._answer(table, answer)))

    async def sit(self, table: str, seat: int, who: Who) -> int:
        """Somebody takes a seat that was given up."""

        def place(room: Room) -> Sequence[Executable]:
            if room.seats_of(who.user):
                raise Refused(CONFLICT, "already-there")
            room.names[who.user] = who.name
            values = {"table": table, "place": LATER + room.ply, "seat": seat, "kind": "person", "user": who.user}
            return [insert(places).values(**values, name=who.name, program=int(who.program))]

        return await self.answer(table, seat, f"/sit {who.user}", also=place)

    async def _answer(self, table: str, answer: Answer) -> int:
        async with self.table(table) as hot:
            for _ in range(TRIES):
                try:
                    return await self._try(hot, answer)
                except Taken:
                    await self._reload(hot)
                except (BadMove, Refused) as error:
                    if not (self.signals.is_shared and hot.is_true and await self._catch_up(hot)):
                        self.metrics.refused.labels(error.refusal.rule).inc()
                        raise
                finally:
                    if not hot.is_true:  # those who watch wait for what is
                        self._errands.run(self._look_again(table, 0))
            raise Refused(CONFLICT, "table-is-busy")

    async def _try(self, hot: HotTable, answer: Answer) -> int:
        room, row = hot.room, answer.row
        if row.key and row.key in room.keys:
            return _again(room.keys[row.key], row)
        _check(room, answer)
        also = answer.also(room) if answer.also is not None else ()
        row = msgspec.structs.replace(row, at=max(row.at, room.clock.since))
        rows = await self._lived_through(hot, row)
        hot.is_true = False  # the room has seen what nobody may know yet
        with self.metrics.move_seconds.time():
            await self.journal.append(room.table, rows, summary(room), also)
        hot.is_true = True
        self.metrics.moves.labels(room.game.name).inc()
        self._show(hot, rows)
        for each in self.when_changed:
            each(hot)
        return rows[0].ply

    async def _lived_through(self, hot: HotTable, row: Row) -> list[Row]:
        """What an answer leads to; a rule that breaks down or does not end costs only this table."""
        try:
            with limited(self.settings.move_seconds):
                return hot.room.answer(row)
        except BadMove:
            raise
        except Exception as error:
            hot.is_true = False
            table = hot.room.table
            self.metrics.stuck.inc()
            log.error("table-is-stuck", table=table, ply=hot.ply, exc_info=error)
            async with self.database.write() as connection:
                await connection.execute(update(tables).where(tables.c.id == table).values(state=STUCK, robot=0))
                await self.signals.send(connection, STUCK, table)
            self._set_aside(table)
            raise Refused(CONFLICT, "table-is-stuck", table=table) from None

    def _set_aside(self, table: str) -> None:
        """Nobody plays here any more; those who watch hear of it."""
        hot = self._tables.get(table)
        if hot is not None:
            message = msgspec.json.encode({"table": table, "stuck": True})
            for _, watcher in hot.everybody:
                watcher.send(message)
            self._drop(table)

    def _show(self, hot: HotTable, rows: Sequence[Row]) -> None:
        """Lines have been written: everybody may see them."""
        hot.ply = hot.room.ply
        is_left = hot.stage.show(hot.room)
        if hot.late is not None:
            hot.late.extend(hot.room, rows)
        if is_left:
            for each in self.when_left:
                each(hot.room.table)

    # --- Watching

    async def watch(self, table: str, watcher: Watcher, seat: int | None, have: int) -> int:
        """Show a table to a watcher from now on; whose eyes they look through."""
        async with self.table(table) as hot:
            await self._reach(hot, have)
            viewer = viewer_of(hot.room, watcher.user, seat)
            hot.stage_of(viewer).join(watcher, viewer, have)
            return viewer

    def unwatch(self, table: str, watcher: Watcher, viewer: int) -> None:
        """Show it no more."""
        hot = self._tables.get(table)
        if hot is not None:
            hot.leave(watcher, viewer)

    @asynccontextmanager
    async def shown(self, table: str, user: int, seat: int | None) -> AsyncIterator[tuple[Room, int]]:
        """The room as a user may see it, perhaps only later than it happened; and whose eyes they look through."""
        async with self.table(table) as hot:
            viewer = viewer_of(hot.room, user, seat)
            yield hot.stage_of(viewer).room, viewer

    async def frame(self, table: str, user: int, seat: int | None, have: int = 0) -> bytes:
        """What a viewer may know now, for somebody who only asks once."""
        async with self.table(table) as hot:
            await self._reach(hot, have)
            viewer = viewer_of(hot.room, user, seat)
            return hot.stage_of(viewer).frame(viewer, have)

    async def frame_at(self, table: str, user: int, seat: int | None, ply: int) -> bytes:
        """What a viewer could see at an earlier ply; the log tells everything, once the game is over."""
        async with self.shown(table, user, seat) as (room, viewer):
            last, is_over = room.ply, room.is_over
            async with self.database.read() as connection:
                rows = (await self.journal.read(connection, table))[:last]
        if not 0 <= ply <= last:
            raise Refused(MISSING, "unknown-ply", ply=ply, last=last)
        while ply < last and rows[ply].seat == CHANCE:
            ply += 1  # what luck said to an answer belongs to it
        then = room.fresh([])
        with trusted(table):
            then.replay(rows[:ply])
        return Eyes(then, viewer, is_open=is_over).whole()

    async def record(self, table: str, user: int, seat: int | None) -> str:
        """The record as a viewer may read it."""
        async with self.shown(table, user, seat) as (room, viewer):
            return room.record(viewer).write()

    # --- Other processes

    def _heard(self, words: list[str]) -> None:
        table, ply = words[0], int(words[1])
        hot = self._tables.get(table)
        if table in self._loading or (hot is not None and hot.ply < ply):
            self._errands.run(self._look_again(table, ply))

    def _look_everywhere(self) -> None:
        for table in [*self._tables, *self._loading]:
            self._errands.run(self._look_again(table))

    async def _look_again(self, table: str, ply: int | None = None) -> None:
        with suppress(Refused):
            async with self.table(table) as hot:
                if ply is None or hot.ply < ply:
                    await self._catch_up(hot)


def _again(known: Row, row: Row) -> int:
    """The same request once more gets the same answer."""
    if (known.seat, known.text) != (row.seat, row.text):
        raise Refused(CONFLICT, "key-used")
    return known.ply


def _check(room: Room, answer: Answer) -> None:
    """May it still be played, whatever the rules say?"""
    row, ply = answer.row, answer.ply
    if answer.user and row.seat not in room.seats_of(answer.user):
        raise Refused(FORBIDDEN, "not-your-seat", seat=row.seat)
    if answer.user == 0 and room.places[row.seat].kind != "bot":
        raise NotYourTurn(row.text, Refusal("not-your-turn", seat=seat_letter(row.seat)))
    if ply is None:
        return
    if not room.asked.get(row.seat, 0) <= ply <= room.ply:
        raise Illegal(row.text, Refusal("other-ply", ply=ply, now=room.ply), ply)


class TooLong(Exception):
    """A move takes more processor time than any move should."""


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Interrupt whatever takes longer; only possible in the main thread, where the server runs."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    if signal.getsignal(signal.SIGVTALRM) is not _interrupt:
        signal.signal(signal.SIGVTALRM, _interrupt)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def _interrupt(_number: int, _frame: FrameType | None) -> None:
    raise TooLong
