"""The journal: many write together, each line is acknowledged when it is on the disk, and nobody harms anybody else."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select, update

from ecumene.server.agreed import Row
from ecumene.server.database import Database
from ecumene.server.journal import Journal, Summary, Taken, Void
from ecumene.server.metrics import Metrics
from ecumene.server.schema import lines, tables
from ecumene.server.signals import Signals
from tests.server.makings import LONG_AGO, started

pytestmark = pytest.mark.anyio

TABLES = [f"t{number}" for number in range(10)]


@pytest.fixture
async def journal(database: Database) -> Journal:
    """A journal with ten tables that have just started; set-up luck has written eight lines of each."""
    for table in TABLES:
        await started(database, table=table)
    return Journal(database, Signals(database), Metrics())


def summary(ply: int) -> Summary:
    return Summary(ply, "playing", "", "A", 0, LONG_AGO, None, [1])


def row(ply: int, text: str = "build baths", key: str | None = None) -> Row:
    return Row(ply, 0, text, LONG_AGO, key)


async def last(database: Database, table: str) -> int:
    """The ply of the newest line, as its own transaction sees it."""
    async with database.read() as connection:
        query = select(lines.c.ply).where(lines.c.table == table).order_by(lines.c.ply.desc()).limit(1)
        return int((await connection.execute(query)).scalar_one())


async def first_free(database: Database) -> int:
    return await last(database, TABLES[0]) + 1


async def test_a_line_is_on_the_disk_when_it_is_acknowledged(journal: Journal) -> None:
    ply = await first_free(journal.database)
    for number in range(5):
        await journal.append("t0", [row(ply + number)], summary(ply + number))
        assert await last(journal.database, "t0") == ply + number


async def test_lines_of_a_table_keep_their_order_however_many_write(journal: Journal) -> None:
    ply = await first_free(journal.database)
    done: dict[str, list[int]] = {table: [] for table in TABLES}

    async def append(table: str, number: int) -> None:
        await journal.append(table, [row(ply + number, f"move {number}")], summary(ply + number))
        done[table].append(number)

    await asyncio.gather(*[append(table, number) for number in range(20) for table in reversed(TABLES)])
    async with journal.database.read() as connection:
        for table in TABLES:
            assert [each.text for each in await journal.read(connection, table, ply - 1)] == [
                f"move {number}" for number in range(20)
            ]
    assert all(numbers == list(range(20)) for numbers in done.values())


async def test_many_tables_share_one_write(journal: Journal) -> None:
    ply = await first_free(journal.database)
    await asyncio.gather(*[journal.append(table, [row(ply)], summary(ply)) for table in TABLES])
    writes = journal.metrics.registry.get_sample_value("ecumene_group_size_count")
    assert writes is not None
    assert writes <= 2


async def test_of_two_who_write_in_one_place_one_has_to_give_way_and_harms_nobody(journal: Journal) -> None:
    ply = await first_free(journal.database)
    await journal.append("t3", [row(ply, "somebody was faster")], summary(ply))
    outcome = await asyncio.gather(
        *[journal.append(table, [row(ply)], summary(ply)) for table in TABLES], return_exceptions=True
    )
    assert [type(each) for each in outcome] == [Taken if table == "t3" else type(None) for table in TABLES]
    assert [await last(journal.database, table) for table in TABLES] == [ply] * len(TABLES)


async def test_a_key_is_written_once(journal: Journal) -> None:
    ply = await first_free(journal.database)
    await journal.append("t0", [row(ply, key="1:a")], summary(ply))
    with pytest.raises(Taken):
        await journal.append("t0", [row(ply + 1, key="1:a")], summary(ply + 1))
    await journal.append("t1", [row(ply, key="1:a")], summary(ply))


async def test_a_line_is_written_only_with_what_belongs_to_it(journal: Journal) -> None:
    ply = await first_free(journal.database)
    nothing = update(tables).where(tables.c.id == "nowhere").values(ply=1)
    outcome = await asyncio.gather(
        journal.append("t0", [row(ply)], summary(ply), [nothing]),
        journal.append("t1", [row(ply)], summary(ply)),
        return_exceptions=True,
    )
    assert [type(each) for each in outcome] == [Void, type(None)]
    assert [await last(journal.database, table) for table in ("t0", "t1")] == [ply - 1, ply]


async def test_whoever_stops_waiting_stops_no_write(journal: Journal) -> None:
    ply = await first_free(journal.database)
    waiting = asyncio.create_task(journal.append("t0", [row(ply)], summary(ply)))
    await asyncio.sleep(0)
    waiting.cancel()
    await journal.append("t1", [row(ply)], summary(ply))
    await journal.close()
    assert [await last(journal.database, table) for table in ("t0", "t1")] == [ply, ply]


async def test_two_processes_that_write_to_the_same_tables_never_wait_for_each_other(journal: Journal) -> None:
    ply = await first_free(journal.database)
    if journal.database.is_sqlite:
        pytest.skip("SQLite has one process")
    other = Database(journal.database.url)
    second = Journal(other, Signals(other), Metrics())
    for number in range(ply, ply + 30):
        both = [(journal, TABLES), (second, TABLES[::-1])]
        outcome = await asyncio.gather(
            *[each.append(table, [row(number)], summary(number)) for each, order in both for table in order],
            return_exceptions=True,
        )
        assert {type(each) for each in outcome} == {Taken, type(None)}
        assert sum(each is None for each in outcome) == len(TABLES)
    await other.close()
