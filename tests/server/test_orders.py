"""Standing orders: answered in advance, privately, once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import select

from ecumene.kernel.notation import Unreadable
from ecumene.server.agreed import Rules
from ecumene.server.database import Database
from ecumene.server.orders import MOST, NewOrder
from ecumene.server.robots import Robots
from ecumene.server.schema import lines, orders
from ecumene.server.stage import HotTable
from ecumene.server.thinkers import Thinkers
from ecumene.server.trouble import Refused
from tests.server.makings import Club, Looker, asked, club, started, until, who
from tests.server.rooms import people
from tests.server.toys import toys

__all__ = ["toys"]
pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("toys")]


def obeyed(at: Club) -> Robots:
    """Whoever obeys orders; there are no bots here."""
    return Robots(at.settings, at.hall, at.orders, Thinkers(0), at.metrics)


@pytest.fixture
async def at(database: Database) -> AsyncIterator[Club]:
    """A club in which orders are obeyed."""
    async with club(database) as opened:
        robots = obeyed(opened)
        yield opened
        await robots.close()


async def texts(at: Club, table: str) -> list[str]:
    """Who has played what."""
    async with at.database.read() as connection:
        query = select(lines.c.seat, lines.c.text).where(lines.c.table == table, lines.c.seat >= 0)
        return [f"{'ABCD'[seat]} {text}" for seat, text in await connection.execute(query.order_by(lines.c.ply))]


async def test_a_question_that_was_foreseen_is_answered_at_once_and_only_so_often(at: Club) -> None:
    table = await started(at.database, "court")
    looker = Looker(1)
    await at.hall.watch(table, looker, 0, 0)
    order = await at.orders.give(table, 2, NewOrder(1, ["veto", "allow"], prompt="may-veto", times=1))
    assert await at.orders.of(table, 2) == [order]
    seat, moves, _ = await asked(at.hall, table)
    await at.hall.answer(table, seat, moves[0])
    await until(lambda: looker.position.ply == looker.plies[0] + 2)
    assert (await texts(at, table))[1] in ("B veto", "B allow")
    assert await at.orders.of(table, 2) == []


async def test_an_order_that_fits_already_is_obeyed_when_it_is_given(at: Club) -> None:
    table = await started(at.database, "auction")
    looker = Looker(99)
    await at.hall.watch(table, looker, None, 0)
    await at.orders.give(table, 2, NewOrder(1, ["offer 4"]))
    await until(lambda: looker.position.ply == 1)
    assert await texts(at, table) == ["B offer 4"]


async def test_an_order_waits_for_what_somebody_else_plays(at: Club) -> None:
    table = await started(at.database, "court")
    _, moves, _ = await asked(at.hall, table)
    looker = Looker(99)
    await at.hall.watch(table, looker, None, 0)
    await at.orders.give(table, 2, NewOrder(1, ["allow"], after="hold veto" if moves[0] != "hold veto" else moves[-1]))
    await at.hall.answer(table, 0, moves[0])
    await asyncio.sleep(0.1)
    assert await texts(at, table) == [f"A {moves[0]}"]
    await at.orders.give(table, 2, NewOrder(1, ["allow"], after=moves[0]))
    await until(lambda: len(looker.plies) == 3)


async def test_orders_are_obeyed_one_by_one_to_the_end_of_a_game(at: Club) -> None:
    table = await started(at.database, "auction")
    looker = Looker(99)
    await at.hall.watch(table, looker, None, 0)
    for seat in (0, 1):
        await at.orders.give(table, seat + 1, NewOrder(seat, [f"offer {seat + 1}", "offer 0"], times=1000))
    await until(lambda: bool(looker.position.result))
    assert looker.plies == sorted(set(looker.plies))
    async with at.database.read() as connection:
        left = (await connection.execute(select(orders.c.times))).scalars().all()
    assert left == [1000 - 4, 1000 - 4]


async def test_a_revoked_order_is_not_obeyed_even_if_it_was_about_to_be(at: Club) -> None:
    table = await started(at.database, "court")
    order = await at.orders.give(table, 2, NewOrder(1, ["allow"], times=1000))
    seat, moves, _ = await asked(at.hall, table)
    async with at.hall.table(table) as hot:
        if hot.orders is None:
            assert await at.orders.due(hot) is None
        known = hot.orders
    await at.orders.revoke(table, 2, order.id)
    async with at.hall.table(table) as hot:
        hot.orders = known  # as in a process that has not heard of it yet
    await at.hall.answer(table, seat, moves[0])
    await asyncio.sleep(0.2)
    assert len(await texts(at, table)) == 1
    with pytest.raises(Refused, match="unknown-order"):
        await at.orders.revoke(table, 2, order.id)


async def test_an_order_that_another_process_has_used_up_is_not_obeyed_again(at: Club) -> None:
    table = await started(at.database, "auction")
    looker = Looker(99)
    await at.hall.watch(table, looker, None, 0)
    await at.orders.give(table, 2, NewOrder(1, ["offer 0"], times=1))
    known = await at.orders._read(table)
    await until(lambda: looker.position.ply == 1)
    async with at.hall.table(table) as hot:
        hot.orders = known  # as in a process that has not read them since
    await at.hall.answer(table, 0, "offer 1")
    await asyncio.sleep(0.2)
    assert await texts(at, table) == ["B offer 0", "A offer 1"]


async def test_nobody_else_sees_an_order_or_that_there_is_one(at: Club) -> None:
    table = await started(at.database, "court")
    heard: list[str] = []
    looker = Looker(1)
    await at.hall.watch(table, looker, 0, 0)
    before = [await at.hall.frame(table, 1, 0), len(looker.messages)]
    at.hall.when_changed.append(lambda hot: heard.append(_name(hot)))
    order = await at.orders.give(table, 2, NewOrder(1, ["allow"]))
    assert await at.orders.of(table, 1) == []
    with pytest.raises(Refused, match="unknown-order"):
        await at.orders.revoke(table, 1, order.id)
    assert [await at.hall.frame(table, 1, 0), len(looker.messages)] == before
    assert heard == [], "somebody was told that it is their turn, and knew that an order was given"


def _name(hot: HotTable) -> str:
    return hot.room.table


async def test_what_cannot_be_ordered_is_refused(at: Club) -> None:
    table = await started(at.database, "court")
    with pytest.raises(Refused, match="not-your-seat"):
        await at.orders.give(table, 1, NewOrder(1, ["allow"]))
    for new in (NewOrder(1, ["nonsense"]), NewOrder(1, ["/resign"]), NewOrder(1, ["allow"], after="\0")):
        with pytest.raises(Unreadable):
            await at.orders.give(table, 2, new)
    for _ in range(MOST):
        await at.orders.give(table, 2, NewOrder(1, ["veto"], prompt="never"))
    with pytest.raises(Refused, match="too-many-orders"):
        await at.orders.give(table, 2, NewOrder(1, ["veto"]))


async def test_orders_of_who_has_left_are_not_obeyed_for_who_came(at: Club) -> None:
    table = await started(at.database, "climb", people(3), Rules(order="joined", absent="wait"))
    _, moves, _ = await asked(at.hall, table)
    await at.hall.answer(table, 0, "/leave")
    await at.hall.sit(table, 0, who(17))
    await at.hall.answer(table, 0, "/leave")
    await at.hall.sit(table, 0, who(1))
    await at.hall.answer(table, 0, "/leave")
    await at.hall.sit(table, 0, who(17))
    with pytest.raises(Refused, match="not-your-seat"):
        await at.orders.give(table, 1, NewOrder(0, moves))
    assert len(await texts(at, table)) == 6


async def test_two_processes_use_an_order_once(database: Database) -> None:
    if database.is_sqlite:
        pytest.skip("SQLite has one process")
    other = Database(database.url)
    async with club(database) as one, club(other) as two:
        both = [obeyed(one), obeyed(two)]
        for number in range(5):
            table = await started(database, "auction", people(3), table=f"t{number}")
            for at in (one, two):
                await asked(at.hall, table)
            await one.orders.give(table, 2, NewOrder(1, ["offer 1", "offer 0"], after="offer 5", times=2))
            await one.orders.give(table, 3, NewOrder(2, ["offer 2", "offer 0"], times=1))
            await asyncio.sleep(0.02)
            for robots in both:
                robots.look_after(table)
            await two.hall.answer(table, 0, "offer 3")
            for robots in both:
                robots.look_after(table)
            await asyncio.sleep(0.1)
            assert sorted(await texts(one, table)) == ["A offer 3", "C offer 2"]
        for robots in both:
            await robots.close()
    await other.close()


async def test_an_order_left_behind_is_obeyed_by_who_starts_next(at: Club) -> None:
    table = await started(at.database, "auction")
    async with at.database.write() as connection:
        row = {"table": table, "user": 2, "number": 1, "seat": 1, "answers": '["offer 3"]', "times": 1}
        await connection.execute(orders.insert(), row)
    looker = Looker(99)
    await at.hall.watch(table, looker, None, 0)
    robots = obeyed(at)
    robots.open()
    await until(lambda: looker.position.ply == 1)
    await robots.close()
