"""Two processes on one PostgreSQL show the same tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from random import Random
from typing import Final

import pytest
from sqlalchemy import text

from ecumene.kernel.notation import BadMove
from ecumene.kernel.step import CHANCE
from ecumene.server.agreed import Row
from ecumene.server.database import Database
from ecumene.server.hall import Hall
from ecumene.server.trouble import Refused
from tests.server.databases import Cluster
from tests.server.makings import LONG_AGO, Club, Looker, asked, club, fresh, play, started, until, write
from tests.server.rooms import people
from tests.server.toys import toys

__all__ = ["toys"]
pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("toys")]

FASTER: Final = ("other-ply", "not-your-turn", "game-over", "table-is-busy", "key-used")  # somebody else was
CUT: Final = text("select pg_terminate_backend(pid) from pg_stat_activity where query like 'LISTEN%'")


@pytest.fixture
def address(postgres: Cluster) -> Iterator[str]:
    """An empty PostgreSQL database."""
    made = postgres.database()
    yield made
    postgres.drop(made)


@pytest.fixture
async def clubs(address: str) -> AsyncIterator[list[Club]]:
    """Two processes, as far as the database can tell."""
    databases = [Database(address), Database(address)]
    await databases[0].upgrade()
    async with club(databases[0]) as one, club(databases[1]) as other:
        yield [one, other]
    for database in databases:
        await database.close()


async def move(hall: Hall, table: str, dice: Random, number: int) -> int:
    """A random answer, sent again after every refusal as a client would; the ply, or -1 once the game is over."""
    while True:
        seat, moves, ply = await asked(hall, table)
        if seat < 0:
            return -1
        try:
            return await hall.answer(table, seat, dice.choice(moves), ply, f"{seat + 1}:{number}", user=seat + 1)
        except (BadMove, Refused) as error:
            if error.refusal.rule not in FASTER:
                raise


async def test_moves_sent_to_both_at_random_are_all_seen_once_and_in_order(clubs: list[Club]) -> None:
    games = ["duel", "auction", "climb"] * 2
    names = [await started(clubs[0].database, game, people(2), table=f"t{n}") for n, game in enumerate(games)]
    lookers = {(each, table): Looker(99) for each in clubs for table in names}
    for (each, table), looker in lookers.items():
        await each.hall.watch(table, looker, None, 0)
    acknowledged: dict[str, list[int]] = {table: [] for table in names}

    async def send(at: Club, table: str, seed: int) -> None:
        dice = Random(seed)
        for number in range(12):
            await asyncio.sleep(dice.random() / 100)
            ply = await move(at.hall, table, dice, 100 * seed + number)
            if ply > 0:
                acknowledged[table].append(ply)

    await asyncio.gather(*[send(at, table, 2 * n + m) for n, table in enumerate(names) for m, at in enumerate(clubs)])
    for table in names:
        assert len(set(acknowledged[table])) == len(acknowledged[table]), "one line was acknowledged twice"
        async with clubs[0].database.read() as connection:
            rows = await clubs[0].journal.read(connection, table)
        assert [row.ply for row in rows] == list(range(1, len(rows) + 1))
        assert sorted(acknowledged[table]) == [row.ply for row in rows if row.key]
        for at in clubs:
            looker = lookers[at, table]
            await until(lambda looker=looker, rows=rows: looker.plies[-1] == len(rows))  # type: ignore[misc]
            assert looker.plies == sorted(set(looker.plies))
            assert fresh(looker.position, await at.hall.frame(table, 99, None))
    assert {looker.position.picture["result"] for looker in lookers.values()} - {""}, "some game came to its end"


async def test_who_saw_a_move_through_one_answers_through_the_other_at_once(clubs: list[Club]) -> None:
    table = await started(clubs[0].database)
    for at in clubs:
        await asked(at.hall, table)
    dice = Random(1)
    for number in range(30):
        at, other = clubs[number % 2], clubs[1 - number % 2]
        seat, moves, ply = await asked(at.hall, table)
        ply = await at.hall.answer(table, seat, dice.choice(moves), ply)
        seat, moves, ply = await asked(at.hall, table)
        if seat < 0:
            break
        await other.hall.answer(table, seat, dice.choice(moves), ply)
        looker = Looker(99)
        await at.hall.watch(table, looker, None, ply + 1)
        assert looker.plies[-1] > ply


async def test_the_same_request_at_the_other_process_does_nothing_again(clubs: list[Club]) -> None:
    table = await started(clubs[0].database)
    seat, moves, ply = await asked(clubs[1].hall, table)
    both = [at.hall.answer(table, seat, moves[0], ply, "1:a", user=seat + 1) for at in clubs for _ in range(3)]
    assert set(await asyncio.gather(*both)) == {ply + 1}


async def test_a_table_that_changes_while_it_is_read_is_shown_as_it_is(clubs: list[Club]) -> None:
    one, other = clubs
    for number in range(20):
        table = await started(one.database, "auction", table=f"t{number}")
        looker = Looker(99)
        await asyncio.gather(one.hall.answer(table, 0, "offer 1"), other.hall.watch(table, looker, None, 0))
        await until(lambda looker=looker: looker.position.ply == 1, 3)  # type: ignore[misc]


async def test_a_lost_connection_is_found_again_and_nothing_stays_unseen(clubs: list[Club]) -> None:
    one, other = clubs
    table = await started(one.database)
    looker = Looker(99)
    await other.hall.watch(table, looker, None, 0)
    for _ in range(3):
        async with one.database.write() as connection:
            await connection.execute(CUT)
        await play(one.hall, table, Random(1), 2)
        _, _, ply = await asked(one.hall, table)
        await until(lambda ply=ply: looker.position.ply == ply)  # type: ignore[misc]
    assert fresh(looker.position, await one.hall.frame(table, 99, None))


async def test_a_table_set_aside_by_one_is_set_aside_by_all(clubs: list[Club]) -> None:
    one, other = clubs
    table = await started(one.database)
    await asked(other.hall, table)
    async with one.database.write() as connection:
        await one.signals.send(connection, "stuck", table)
    await until(lambda: other.hall.hot(table) is None)


async def test_an_impossible_line_from_elsewhere_tells_nobody_what_was_due(clubs: list[Club]) -> None:
    one, other = clubs
    table = await started(one.database, "climb")
    seat, moves, ply = await asked(other.hall, table)
    wrong = [Row(ply + 1, seat, moves[-1], LONG_AGO), Row(ply + 2, CHANCE, "draw 99", LONG_AGO)]
    await write(one.database, {table: wrong})
    for _ in range(2):
        with pytest.raises(Refused, match="table-is-stuck") as refused:
            await other.hall.answer(table, seat, moves[-1], ply + 2)
        assert list(refused.value.refusal.facts) == ["table"]
