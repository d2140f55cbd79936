"""The house: everything one process of the server consists of, opened and closed in order."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Any, Final

from ecumene.server.database import Database
from ecumene.server.errands import Errands
from ecumene.server.guard import Buckets
from ecumene.server.hall import Hall
from ecumene.server.journal import LINE, Journal
from ecumene.server.keys import Keys
from ecumene.server.lobby import Lobby
from ecumene.server.metrics import Metrics
from ecumene.server.orders import Orders
from ecumene.server.passwords import Passwords
from ecumene.server.people import People
from ecumene.server.presence import Presence
from ecumene.server.reports import Reports
from ecumene.server.robots import Robots
from ecumene.server.settings import Settings
from ecumene.server.signals import LOST, Signals
from ecumene.server.stage import HotTable
from ecumene.server.switchboard import Switchboard
from ecumene.server.talk import Talk
from ecumene.server.thinkers import Thinkers
from ecumene.server.trouble import BAD, FORBIDDEN, Refused
from ecumene.server.who import Who


class House:
    """One process of the server."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.metrics: Final = Metrics()
        self.database: Final = Database(settings.url)
        self.buckets: Final = Buckets(settings.budget)
        self.signals: Final = Signals(self.database)
        self.passwords: Final = Passwords()
        self.keys: Final = Keys(self.database)
        self.people: Final = People(self.database, self.keys, self.passwords, self.signals, settings)
        self.journal: Final = Journal(self.database, self.signals, self.metrics)
        self.hall: Final = Hall(settings, self.journal, self.signals, self.metrics)
        self.switchboard: Final = Switchboard(self.metrics)
        self.lobby: Final = Lobby(self.database, self.signals, self.passwords, self.people, self.switchboard)
        self.talk: Final = Talk(self.database, self.signals, self.people, self.hall, self.switchboard)
        self.orders: Final = Orders(self.database, self.hall, self.signals)
        self.thinkers: Final = Thinkers(settings.bot_workers)
        self.robots: Final = Robots(settings, self.hall, self.orders, self.thinkers, self.metrics)
        self.presence: Final = Presence(self.hall, self.signals)
        self.lobby.when_started.append(self.robots.look_after)
        self.errands: Final = Errands()
        self.when_stopped: Final[set[Callable[[], None]]] = set()  # whoever would keep the server from stopping
        self.reports: Final = Reports(self.database, self.when_stopped)
        self._signals: Final[dict[int, Callable[..., Any]]] = {}  # what was to be done about them before
        self.hall.when_changed.append(self._tell_turns)
        self.people.when_changed.append(self._check_lines)
        self.signals.on(LINE, self._heard_turns)
        self.signals.on(LOST, self._check_all_lines)

    async def open(self) -> None:
        """Everything stands ready once this returns."""
        await self.database.upgrade()
        await self.signals.open()
        self.robots.open()
        self.presence.open()
        self._notice_signals()

    def _notice_signals(self) -> None:
        """A server that is told to stop waits until every stream of events ends; so they have to hear of it."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            then = signal.getsignal(number)
            if callable(then) and threading.current_thread() is threading.main_thread():
                self._signals[number] = then
                signal.signal(number, partial(self._stop, loop, then))

    def _stop(
        self, loop: asyncio.AbstractEventLoop, then: Callable[..., Any], number: int, frame: FrameType | None
    ) -> None:
        for each in list(self.when_stopped):
            loop.call_soon_threadsafe(each)
        then(number, frame)

    async def close(self) -> None:
        """Finish what was begun, then let go of everything."""
        await self.robots.close()
        await self.reports.close()
        await self.thinkers.close()
        await self.presence.close()
        await self.lobby.close()
        await self.talk.close()
        await self.people.close()
        await self.errands.stop()
        await self.hall.close()
        await self.journal.close()
        await self.signals.close()
        await self.keys.close()
        await self.database.close()
        for number, then in self._signals.items():
            signal.signal(number, then)

    async def play(self, who: Who, table: str, seat: int, text: str, ply: int | None, key: str) -> int:
        """A person answers for one of their seats; the ply of the line that is on the disk now."""
        self.buckets.take("move", f"user {who.user}", 300, 60)
        if text.startswith("/sit"):
            raise Refused(BAD, "sit-by-request")
        return await self.hall.answer(table, seat, text, ply, f"{who.user}:{key}" if key else None, user=who.user)

    async def sit(self, who: Who, table: str, seat: int) -> int:
        """A person takes over a seat that was given up."""
        listing = await self.lobby.listing(table)
        if listing.has_password:
            raise Refused(FORBIDDEN, "by-invitation")
        async with self.hall.table(table) as hot:
            others = hot.room.users
        await self.lobby.check_blocks(who.user, others)
        return await self.hall.sit(table, seat, who)

    async def game_of(self, table: str) -> str:
        """What is played at a table."""
        async with self.hall.table(table) as hot:
            return hot.room.game.name

    def _tell_turns(self, hot: HotTable) -> None:
        """Whoever is asked now hears of it, whatever page they look at."""
        room = hot.room
        users = {room.places[seat].user for seat in room.awaited}
        self.switchboard.tell(users, {"turn": {"table": room.table, "ply": room.ply}})

    def _check_lines(self, user: int) -> None:
        """Some key of this user may have ended: whoever came in by it has to go."""
        for line in self.switchboard.of(user):
            self.errands.run(line.check())

    def _check_all_lines(self, _: list[str]) -> None:
        for user in self.switchboard.users:
            self._check_lines(user)

    def _heard_turns(self, words: list[str]) -> None:
        table, ply, *users = words
        self.switchboard.tell(map(int, users), {"turn": {"table": table, "ply": int(ply)}})
