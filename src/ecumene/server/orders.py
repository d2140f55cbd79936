"""Standing orders: answers given in advance to questions that can be foreseen.

An order says when (this is asked; somebody has just played that) and what (the first of these moves that is legal).
Only its owner ever sees it. The server answers as soon as it fits, in the same transaction that uses it up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import ColumnElement, Executable, func, insert, select, update

from ecumene.kernel.notation import Unreadable
from ecumene.kernel.refusal import Refusal
from ecumene.server.database import Database
from ecumene.server.hall import Hall
from ecumene.server.room import ACT, Room
from ecumene.server.schema import orders
from ecumene.server.signals import Signals
from ecumene.server.stage import HotTable
from ecumene.server.trouble import CONFLICT, FORBIDDEN, MISSING, Refused

MOST: Final = 20  # of one user at a table
CHANGED: Final = "orders"  # the signal: the orders of a table have changed

MoveText = Annotated[str, Meta(min_length=1, max_length=200)]


class NewOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer given in advance."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    answers: Annotated[list[MoveText], Meta(min_length=1, max_length=20, description="the first legal one is played")]
    prompt: Annotated[
        str, Meta(max_length=40, pattern="^[a-z0-9-]*$", description="only when this is asked; always if empty")
    ] = ""
    after: Annotated[str, Meta(max_length=200, description="only right after another seat played this")] = ""
    times: Annotated[int, Meta(ge=1, le=1000, description="how often it may be used")] = 1


class Order(Struct, frozen=True):
    """A standing order, as its owner sees it."""

    id: int
    seat: int
    prompt: str
    after: str
    answers: list[str]
    times: int


class Due(Struct, frozen=True):
    """An order that fits now, what it answers, and what uses it up."""

    seat: int
    text: str
    ply: int  # at which it fits
    used_up: Executable  # changes nothing if the order has been revoked meanwhile


class Orders:
    """Keeps standing orders and finds those that fit."""

    def __init__(self, database: Database, hall: Hall, signals: Signals) -> None:
        self.database: Final = database
        self.hall: Final = hall
        self.signals: Final = signals
        self.when_given: Final[list[Callable[[str], None]]] = []  # whoever obeys: it may fit at once
        signals.on(CHANGED, lambda words: self._forget(words[0]))

    async def give(self, table: str, user: int, new: NewOrder) -> Order:
        """Give an order."""
        async with self.hall.table(table) as hot:
            _check(hot.room, user, new)
        own = orders.c.table == table, orders.c.user == user
        count = select(func.coalesce(func.max(orders.c.number), 0), func.count().filter(orders.c.times > 0)).where(*own)
        async with self.database.write() as connection:
            last, open_ones = (await connection.execute(count)).one()
            if open_ones >= MOST:
                raise Refused(CONFLICT, "too-many-orders", most=MOST)
            values = msgspec.structs.asdict(new) | {"answers": msgspec.json.encode(new.answers).decode()}
            made = insert(orders).values(**values, table=table, user=user, number=last + 1).returning(orders)
            order = _order((await connection.execute(made)).one())
            await self.signals.send(connection, CHANGED, table)
        self._forget(table)
        for each in self.when_given:
            each(table)
        return order

    async def revoke(self, table: str, user: int, number: int) -> None:
        """Take an order back."""
        gone = update(orders).where(*_open(table, user, number)).values(times=0)
        async with self.database.write() as connection:
            if (await connection.execute(gone.returning(orders.c.number))).scalar() is None:
                raise Refused(MISSING, "unknown-order")
            await self.signals.send(connection, CHANGED, table)
        self._forget(table)

    async def of(self, table: str, user: int) -> list[Order]:
        """The orders of a user at a table."""
        async with self.hall.table(table):
            pass  # there is such a table
        return [order for owner, order in await self._read(table) if owner == user]

    async def due(self, hot: HotTable) -> Due | None:
        """The order that fits now, if there is one."""
        known = hot.orders
        if known is None:
            hot.orders = []
            known = await self._read(hot.room.table)
            if hot.orders is not None:  # otherwise they have changed while we read
                hot.orders = known
        room = hot.room
        for owner, order in known:
            if order.seat in room.seats_of(owner) and (text := answer(room, order)):
                hot.orders = None  # it will be used up, or refused; either way look again
                used_up = update(orders).where(*_open(room.table, owner, order.id)).values(times=orders.c.times - 1)
                return Due(order.seat, text, room.ply, used_up)
        return None

    async def _read(self, table: str) -> list[tuple[int, Order]]:
        async with self.database.read() as connection:
            query = (
                select(orders)
                .where(orders.c.table == table, orders.c.times > 0)
                .order_by(orders.c.user, orders.c.number)
            )
            return [(each.user, _order(each)) for each in await connection.execute(query)]

    def _forget(self, table: str) -> None:
        hot = self.hall.hot(table)
        if hot is not None:
            hot.orders = None


def _check(room: Room, user: int, new: NewOrder) -> None:
    if new.seat not in room.seats_of(user):
        raise Refused(FORBIDDEN, "not-your-seat", seat=new.seat)
    for text in [*new.answers, *([new.after] if new.after else [])]:
        if text.startswith(ACT) or room.game.read(text) is None:
            raise Unreadable(text, Refusal("unknown-move", game=room.game.name))


def answer(room: Room, order: Order) -> str:
    """What the order answers now; nothing where it does not fit."""
    moves = [move.text for move in room.moves(order.seat)]
    if not moves or not _fits(room, order):
        return ""
    return next((text for text in order.answers if text in moves), "")


def _fits(room: Room, order: Order) -> bool:
    """Is this what the order waits for?"""
    table = room.sitting.table
    if order.prompt and (table.question is None or table.question.prompt(table) != order.prompt):
        return False
    if not order.after:
        return True
    last = room.entries[-1]
    if last.seat < 0 or last.seat == order.seat:
        return False
    return room.sitting.record.lines[last.first].masked(order.seat).text == order.after


def _open(table: str, user: int, number: int) -> tuple[ColumnElement[bool], ...]:
    """An order that may still be used. The numbers of one user tell nothing of another's orders."""
    return orders.c.table == table, orders.c.user == user, orders.c.number == number, orders.c.times > 0


def _order(found: Any) -> Order:
    answers = msgspec.json.decode(found.answers, type=list[str])
    return Order(found.number, found.seat, found.prompt, found.after, answers, found.times)
