"""Robots: whatever answers without a person. Bots think in processes of their own; standing orders are at hand.

The process in which a table changed looks after it. Should it die, the next one that sweeps finds the table waiting.
"""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Final

import structlog
from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from ecumene.kernel.notation import BadMove
from ecumene.server.errands import Errands
from ecumene.server.hall import Hall
from ecumene.server.journal import PLAYING, Void
from ecumene.server.keys import now
from ecumene.server.metrics import Metrics
from ecumene.server.orders import Due, Orders
from ecumene.server.room import Room
from ecumene.server.schema import orders, tables
from ecumene.server.settings import Settings
from ecumene.server.stage import HotTable
from ecumene.server.thinkers import Thinkers
from ecumene.server.trouble import Refused

SWEEP: Final = 5.0  # seconds between two looks for tables that nobody looks after
FORGOTTEN: Final = 30_000  # milliseconds after which a waiting bot is taken for forgotten
SEEDS: Final = 1 << 40

log = structlog.get_logger()


class Thought(Struct, frozen=True):
    """A question for a bot, as a process that thinks needs it."""

    game: str
    record: str
    seat: int
    level: int
    ply: int
    moves: list[str]  # the legal ones, in case it cannot think
    wait: float  # seconds until it may answer, so that people can follow


class Robots:
    """Answers for bots and for those who have given standing orders."""

    def __init__(self, settings: Settings, hall: Hall, orders: Orders, thinkers: Thinkers, metrics: Metrics) -> None:
        self.settings: Final = settings
        self.hall: Final = hall
        self.orders: Final = orders
        self.thinkers: Final = thinkers
        self.metrics: Final = metrics
        self._busy: Final[set[str]] = set()  # tables that are looked after just now
        self._hopeless: Final[set[str]] = set()  # tables that cannot be opened here
        self._errands: Final = Errands()
        hall.when_changed.append(self._changed)
        orders.when_given.append(self.look_after)

    def open(self) -> None:
        """Look for tables that wait, now and from time to time."""
        self._errands.run(self._sweep())

    async def close(self) -> None:
        """Begin nothing more; what a bot has not answered yet, it will be asked again."""
        await self._errands.stop()

    def look_after(self, table: str) -> None:
        """Answer for bots and orders at this table until a person is asked."""
        if table not in self._busy:
            self._busy.add(table)
            self._errands.run(self._look_after(table))

    def _changed(self, hot: HotTable) -> None:
        if not hot.room.is_over and (hot.room.robots or hot.orders is None or hot.orders):
            self.look_after(hot.room.table)

    async def _look_after(self, table: str) -> None:
        try:
            while True:
                async with self.hall.table(table) as hot:
                    due = None if hot.room.is_over else await self.orders.due(hot)
                    thought = None if due is not None else self._thought(hot.room)
                if due is not None:
                    await self._obey(table, due)
                elif thought is not None:
                    await self._think(table, thought)
                else:
                    return
        except Refused as refused:
            if refused.refusal.rule != "table-is-busy":
                self._hopeless.add(table)
            log.info("nobody-looks-after", table=table, rule=refused.refusal.rule)
        finally:
            self._busy.discard(table)

    async def _obey(self, table: str, due: Due) -> None:
        with suppress(BadMove, Void):  # something has happened since, or the order was revoked
            await self.hall.answer(table, due.seat, due.text, due.ply, also=lambda _: [due.used_up])

    def _thought(self, room: Room) -> Thought | None:
        """What a bot has to think about, if one is asked."""
        if room.is_over or not room.robots:
            return None
        seat = room.robots[0]
        pause = room.rules.bot_pause if room.rules.bot_pause is not None else self.settings.bot_pause
        wait = max(0.0, pause - (now() - room.clock.since) / 1000)
        record = room.sitting.record.write()
        moves = [move.text for move in room.moves(seat)]
        return Thought(room.game.name, record, seat, room.places[seat].level, room.ply, moves, wait)

    async def _think(self, table: str, thought: Thought) -> None:
        seed = secrets.randbelow(SEEDS)
        began = asyncio.get_running_loop().time()
        try:
            with self.metrics.thoughts.time():
                text = await self.thinkers.answer(thought.game, thought.record, thought.seat, thought.level, seed)
        except (BrokenProcessPool, ValueError) as error:  # whatever is wrong with the bot, the others play on
            log.error("bot-broke-down", table=table, ply=thought.ply, level=thought.level, error=type(error).__name__)
            text = thought.moves[seed % len(thought.moves)]
        await asyncio.sleep(thought.wait - (asyncio.get_running_loop().time() - began))
        with suppress(BadMove):  # taken back or handed over meanwhile, or another process was faster
            await self.hall.answer(table, thought.seat, text, thought.ply, user=0)

    async def _sweep(self) -> None:
        """Take over what a process that is gone has left behind: at the start everything that waits."""
        first, last = 0, now()
        while True:
            with suppress(SQLAlchemyError, OSError):
                for table in await self._waiting(first, last):
                    self.look_after(table)
                    await asyncio.sleep(0)
                first = max(first, last)
            await asyncio.sleep(SWEEP)
            last = now() - FORGOTTEN

    async def _waiting(self, first: int, last: int) -> list[str]:
        """Tables at which a bot has been asked since before `last`; or that changed after `first`, with orders."""
        is_quiet = (tables.c.state == PLAYING, tables.c.changed <= last)
        ordered = select(orders.c.table).where(orders.c.times > 0)
        with_orders = select(tables.c.id).where(*is_quiet, tables.c.changed > first, tables.c.id.in_(ordered))
        query = select(tables.c.id).where(*is_quiet, tables.c.robot == 1).union(with_orders)
        async with self.hall.database.read() as connection:
            found = (await connection.execute(query)).scalars()
        return [table for table in found if table not in self._hopeless]
