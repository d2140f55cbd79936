"""Presence: which seats of a table somebody sits at right now, in any process, and how many others watch."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from ecumene.kernel.tale import SPECTATOR
from ecumene.server.errands import Errands
from ecumene.server.hall import Hall
from ecumene.server.signals import Signals
from ecumene.server.stage import HotTable

HERE: Final = "here"  # the signal: who of a process is at a table
REPEAT: Final = 20.0  # seconds between two reports of the same
STALE: Final = 60.0  # seconds after which a process that says nothing more is gone

Count = tuple[list[int], int]  # the seats that are there, and how many watch


class Presence:
    """Who is there."""

    def __init__(self, hall: Hall, signals: Signals) -> None:
        self.hall: Final = hall
        self.signals: Final = signals
        self._elsewhere: Final[dict[str, dict[str, tuple[float, Count]]]] = {}  # by table and process
        self._told: Final[dict[str, Count]] = {}
        self._errands: Final = Errands()
        signals.on(HERE, self._heard)
        hall.when_left.append(self.changed)

    def open(self) -> None:
        """Keep the other processes informed."""
        if self.signals.is_shared:
            self._errands.run(self._repeat())

    async def close(self) -> None:
        """Say nothing more."""
        await self._errands.stop()

    def changed(self, table: str) -> None:
        """Somebody came or went."""
        if self.signals.is_shared:
            self._errands.run(self._report(table))
        self._tell(table)

    def message(self, table: str) -> bytes:
        """Who is at a table, as its watchers are told."""
        seats, watching = self._sum(table)
        return msgspec.json.encode({"table": table, "here": seats, "watching": watching})

    def _tell(self, table: str) -> None:
        """Tell everybody at the table, if it is news."""
        hot = self.hall.hot(table)
        if hot is None or not hot.is_watched:
            self._told.pop(table, None)
            return
        count = self._sum(table)
        if self._told.get(table) != count:
            self._told[table] = count
            message = self.message(table)
            for _, watcher in hot.everybody:
                watcher.send(message)

    def _sum(self, table: str) -> Count:
        hot = self.hall.hot(table)
        seats, watching = _counted(hot) if hot is not None else ([], 0)
        oldest = asyncio.get_running_loop().time() - STALE
        for heard, (others, more) in self._elsewhere.get(table, {}).values():
            if heard >= oldest:
                seats = sorted({*seats, *others})
                watching += more
        return seats, watching

    async def _report(self, table: str) -> None:
        hot = self.hall.hot(table)
        seats, watching = _counted(hot) if hot is not None else ([], 0)
        letters = "".join(map(str, seats)) or "-"
        with suppress(SQLAlchemyError, OSError):  # the next report says it again
            await self.signals.send_alone(HERE, table, self.signals.process, letters, watching)

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(REPEAT)
            self._forget_the_dead()
            for table in self.hall.watched():
                await self._report(table)
                self._tell(table)

    def _forget_the_dead(self) -> None:
        """Processes that say nothing more are gone, and so are those who were connected to them."""
        oldest = asyncio.get_running_loop().time() - STALE
        for table, there in list(self._elsewhere.items()):
            for process in [process for process, (heard, _) in there.items() if heard < oldest]:
                del there[process]
            if not there:
                del self._elsewhere[table]

    def _heard(self, words: list[str]) -> None:
        table, process, letters, watching = words
        seats = [] if letters == "-" else [int(letter) for letter in letters]
        there = self._elsewhere.setdefault(table, {})
        there[process] = (asyncio.get_running_loop().time(), (seats, int(watching)))
        if not seats and watching == "0":
            del there[process]
            if not there:
                del self._elsewhere[table]
        self._tell(table)


def _counted(hot: HotTable) -> Count:
    """The seats at which somebody is connected, and the number of those who only watch."""
    viewers = [viewer for viewer, _ in hot.everybody]
    return sorted({viewer for viewer in viewers if viewer != SPECTATOR}), viewers.count(SPECTATOR)
