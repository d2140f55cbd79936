"""Makings of tests: a club, which is one process of the server without its requests, and people who look on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import insert, select

from ecumene.client import Position
from ecumene.kernel import catalog
from ecumene.server.agreed import Place, Row, Rules
from ecumene.server.database import Database
from ecumene.server.hall import Hall
from ecumene.server.journal import PLAYING, Journal, summary
from ecumene.server.metrics import Metrics
from ecumene.server.orders import Orders
from ecumene.server.presence import Presence
from ecumene.server.room import Room
from ecumene.server.schema import lines, places, tables, users
from ecumene.server.settings import Settings
from ecumene.server.signals import Signals
from ecumene.server.who import EVERYTHING, Who
from tests.server.rooms import NAMES, SECRET, people

PATIENCE: Final = 20  # seconds
LONG_AGO: Final = 1_700_000_000_000
MANY: Final = 2_000  # more answers than any game here takes


class Club:
    """One process of the server, without its requests."""

    def __init__(self, database: Database, settings: Settings | None = None) -> None:
        self.database = database
        self.settings = settings or Settings(bot_pause=0)
        self.metrics = Metrics()
        self.signals = Signals(database)
        self.journal = Journal(database, self.signals, self.metrics)
        self.hall = Hall(self.settings, self.journal, self.signals, self.metrics)
        self.orders = Orders(database, self.hall, self.signals)
        self.presence = Presence(self.hall, self.signals)

    async def close(self) -> None:
        """As the house does it."""
        await self.presence.close()
        await self.hall.close()
        await self.journal.close()
        await self.signals.close()


@asynccontextmanager
async def club(database: Database, settings: Settings | None = None) -> AsyncIterator[Club]:
    """A club that is open as long as the block lasts, and listens to others on the same PostgreSQL."""
    opened = Club(database, settings)
    await opened.signals.open()
    opened.presence.open()
    try:
        yield opened
    finally:
        await opened.close()


class Looker:
    """Somebody's open connection: what came over it, and what their client makes of it."""

    def __init__(self, user: int) -> None:
        self.user = user
        self.messages: list[bytes] = []
        self.plies: list[int] = []
        self.lost: list[int] = []
        self.here: list[dict[str, Any]] = []
        self.position = Position("")

    def send(self, message: bytes) -> None:
        """Follow frames; note down who is there."""
        told = msgspec.json.decode(message)
        if "log" not in told:
            self.here.append(told)
            return
        self.messages.append(message)
        self.plies.append(told["ply"])
        assert self.position.follow(told), "a frame is missing"

    def seat_lost(self, table: str, seat: int) -> None:
        """Somebody else sits there now."""
        self.lost.append(seat)


class Laid(NamedTuple):
    """A table to be stored, with its first rows, and the room that has lived through them if that matters."""

    room: Room
    rows: Sequence[Row]
    sums: Room | None = None


async def lay(database: Database, *laid: Laid) -> None:
    """Store tables as if they had been played."""
    names = {17: "Rosa", 18: "Sam"}
    for each in laid:
        names |= {place.user: place.name for place in each.room.joined if place.user}
    async with database.write() as connection:
        known = set((await connection.execute(select(users.c.id))).scalars())
        if new := [_user(user, names[user]) for user in sorted(set(names) - known)]:
            await connection.execute(insert(users), new)
        await connection.execute(insert(tables), [_table(each) for each in laid])
        taken = [_place(each.room, *numbered) for each in laid for numbered in enumerate(each.room.joined)]
        await connection.execute(insert(places), taken)
    await write(database, {each.room.table: each.rows for each in laid})


def _user(user: int, name: str) -> dict[str, Any]:
    return {"id": user, "name": name, "key": name.lower(), "kind": "guest", "language": "en", "created": 1, "seen": 1}


def _table(laid: Laid) -> dict[str, Any]:
    room = laid.room
    told = {"ply": len(laid.rows), "state": PLAYING, "robot": 0, "awaits": "", "changed": room.started}
    if laid.sums is not None:
        told = msgspec.structs.asdict(summary(laid.sums))
        del told["users"]
    return told | {
        "id": room.table,
        "game": room.game.name,
        "version": room.game.version,
        "options": msgspec.json.encode(room.options).decode(),
        "settings": msgspec.json.encode(room.rules).decode(),
        "secret": room.secret,
        "created": room.started,
        "started": room.started,
    }


def _place(room: Room, number: int, place: Place) -> dict[str, Any]:
    values = {"table": room.table, "place": number, "seat": room.drawn[number], "user": place.user or None}
    return values | {name: getattr(place, name) for name in ("kind", "name", "level", "entropy")} | {"program": 0}


async def write(database: Database, rows: Mapping[str, Sequence[Row]]) -> None:
    """Add lines to tables as another process would."""
    added = [msgspec.structs.asdict(row) | {"table": table} for table, more in rows.items() for row in more]
    if added:
        async with database.write() as connection:
            await connection.execute(insert(lines), added)


async def started(
    database: Database,
    game: str = "duel",
    joined: Sequence[Place] | None = None,
    rules: Rules | None = None,
    *,
    table: str = "k3f9q2xw",
    at: int = LONG_AGO,
    options: dict[str, str] | None = None,
) -> str:
    """Store a table at which the game has just started; its id."""
    joined = joined or people(2)
    options = catalog.find(game).complete(len(joined), options or {})
    room = Room(table, game, options, rules or Rules(order="joined"), joined, SECRET, at)
    await lay(database, Laid(room, room.start(), room))
    return table


def who(user: int) -> Who:
    """Anna is user 1, Ben user 2, Rosa 17."""
    name = {17: "Rosa", 18: "Sam"}.get(user) or NAMES[user - 1]
    return Who(user, name, "guest", "en", EVERYTHING, 0, False)


async def asked(hall: Hall, table: str) -> tuple[int, list[str], int]:
    """A seat that is asked, its legal moves and the ply; seat -1 when the game is over."""
    async with hall.table(table) as hot:
        room = hot.room
        if room.is_over:
            return -1, [], room.ply
        seat = room.awaited[0]
        return seat, [move.text for move in room.moves(seat)], room.ply


async def play(hall: Hall, table: str, dice: Random, most: int = MANY) -> int:
    """So many random moves, or until the game is over; how many there were."""
    for number in range(most):
        seat, moves, ply = await asked(hall, table)
        if seat < 0:
            return number
        await hall.answer(table, seat, dice.choice(moves), ply)
    return most


async def until(true: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.005)


def fresh(position: Position, frame: bytes) -> bool:
    """Is this what somebody who joins now would be shown: the same picture and the same log?"""
    other = Position(position.table)
    other.follow(msgspec.json.decode(frame))
    return (other.ply, other.seat, other.picture, other.log) == (
        position.ply,
        position.seat,
        position.picture,
        position.log,
    )
