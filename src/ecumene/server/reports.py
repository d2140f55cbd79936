"""Reports of finished games: written once, line by line, for everybody who reads along, and kept.

One report at a time is written, in a process that gives way to bots and to the server.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256
from typing import Annotated, Final, NamedTuple

import msgspec
import structlog
from msgspec import Meta, Struct
from msgspec.structs import asdict
from sqlalchemy import select

from ecumene.arena.report import Decision, Start, Summary
from ecumene.kernel.step import CHANCE
from ecumene.kernel.tale import SPECTATOR
from ecumene.server.database import Database
from ecumene.server.errands import Errands
from ecumene.server.room import Room
from ecumene.server.schema import assessments
from ecumene.server.thinkers import Closed, Thinkers, tell
from ecumene.server.trouble import CONFLICT, Refused
from ecumene.server.upsert import upsert

EDITION: Final = 1  # changes when reports do
NICE: Final = 10

Ply = Annotated[int, Meta(description="of the table then: `/api/tables/TABLE/at/PLY` shows it")]

log = structlog.get_logger()


class ReportStart(Start, frozen=True):
    """The position before the first decision. Chances are from 0 to 1, one for each seat."""

    ply: Ply


class ReportPosition(Decision, frozen=True):
    """A decision, and the position to which it led. Chances are from 0 to 1; a list has one for each seat."""

    ply: Ply


class ReportSummary(Summary, frozen=True):
    """The whole game: the numbers of the decisions that changed most, what each seat gave away, and luck, in points."""


class ReportLine(Struct, frozen=True, omit_defaults=True):
    """One line of a report: first the start, then a line for each decision, and at the end the summary."""

    start: ReportStart | None = None
    position: ReportPosition | None = None
    summary: ReportSummary | None = None


class Finished(NamedTuple):
    """A game that is over."""

    table: str
    game: str
    record: str
    plies: dict[int, int]  # how far the table had come when the record had so many lines


class Writing:
    """A report that is being written, and those who read along."""

    def __init__(self) -> None:
        self.lines: Final[list[bytes]] = []
        self.is_over = False
        self._more = asyncio.Event()

    def add(self, line: bytes) -> None:
        """Another line."""
        self.lines.append(line)
        self._wake()

    def end(self) -> None:
        """Nothing more is written."""
        self.is_over = True
        self._wake()

    async def read(self) -> AsyncIterator[bytes]:
        """Every line, as soon as it is written."""
        number = 0
        while True:
            more = self._more
            for line in self.lines[number:]:
                yield line
                number += 1
            if number == len(self.lines):
                if self.is_over:
                    return
                await more.wait()

    def _wake(self) -> None:
        self._more.set()
        self._more = asyncio.Event()


class Reports:
    """Whoever asks for a report gets the one that is kept, or reads along while it is written."""

    def __init__(self, database: Database, when_stopped: set[Callable[[], None]]) -> None:
        self.database: Final = database
        self._when_stopped: Final = when_stopped
        self._thinkers: Final = Thinkers(1, NICE)
        self._turn: Final = asyncio.Lock()
        self._writings: Final[dict[str, Writing]] = {}
        self._errands: Final = Errands()

    async def close(self) -> None:
        """Break off what is being written; whoever asks next begins again."""
        await self._errands.stop()
        await self._thinkers.close()

    async def read(self, finished: Finished, before: Callable[[], None]) -> AsyncIterator[bytes]:
        """The lines of a report. If it has to be written, `before` may object."""
        table = finished.table
        if table not in self._writings:
            kept = await self._kept(table)
            if kept is not None:
                return _whole(kept)
        writing = self._writings.get(table)
        if writing is None:
            before()
            writing = self._writings[table] = Writing()
            self._errands.run(self._write(finished, writing))
        return writing.read()

    async def _kept(self, table: str) -> str | None:
        query = select(assessments.c.text).where(assessments.c.table == table, assessments.c.edition == EDITION)
        async with self.database.read() as connection:
            return (await connection.execute(query)).scalar()

    async def _write(self, finished: Finished, writing: Writing) -> None:
        self._when_stopped.add(writing.end)  # or the server would wait for everybody who reads along
        try:
            async with self._turn:
                await self._tell(finished, writing)
            text = b"".join(writing.lines).decode()
            row = {"table": finished.table, "edition": EDITION, "text": text}
            async with self.database.write() as connection:
                await connection.execute(upsert(assessments, self.database.is_sqlite, ["table"], row))
        except (BrokenProcessPool, Closed) as error:
            log.error("report-broke-off", table=finished.table, error=type(error).__name__)
        finally:
            self._when_stopped.discard(writing.end)
            del self._writings[finished.table]
            writing.end()

    async def _tell(self, finished: Finished, writing: Writing) -> None:
        table, game, record, plies = finished
        seed = int.from_bytes(sha256(table.encode()).digest()[:5])
        part: Start | Decision | Summary | None = None
        while not isinstance(part, Summary):
            part = await self._thinkers.ask(tell, table, game, record, len(writing.lines), seed)
            writing.add(msgspec.json.encode(_line(part, plies)) + b"\n")


def finished(room: Room) -> Finished:
    """What a report is written from, if the game is over."""
    if not room.is_over:
        raise Refused(CONFLICT, "not-over")
    plies = {}
    for entry in room.entries:
        told = entry.last - entry.first
        plies[entry.last] = told if entry.seat == CHANCE else entry.ply + told - 1  # with what luck said to it
    return Finished(room.table, room.game.name, room.record(SPECTATOR).write(), plies)


def _line(part: Start | Decision | Summary, plies: dict[int, int]) -> ReportLine:
    if isinstance(part, Start):
        return ReportLine(start=ReportStart(**asdict(part), ply=plies[part.line]))
    if isinstance(part, Decision):
        return ReportLine(position=ReportPosition(**asdict(part), ply=plies[part.line]))
    return ReportLine(summary=ReportSummary(**asdict(part)))


async def _whole(text: str) -> AsyncIterator[bytes]:
    yield text.encode()
