"""Robots: bots answer from processes of their own, at a pace people can follow, and never for anybody else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Final

import pytest

from ecumene.server.agreed import Place, Rules
from ecumene.server.database import Database
from ecumene.server.hall import Hall
from ecumene.server.keys import now
from ecumene.server.robots import Robots
from ecumene.server.settings import Settings
from ecumene.server.thinkers import Thinkers
from tests.server.makings import Club, Looker, asked, club, started, until, who
from tests.server.rooms import people
from tests.server.toys import toys

__all__ = ["toys"]
pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("toys")]

NEWCOMER: Final = Place("bot", level=1)
PATIENCE: Final = 60  # seconds, on a busy machine without a compiler


@pytest.fixture
async def file(tmp_path: Path) -> AsyncIterator[Database]:
    """A database in a file; robots know nothing of it."""
    database = Database(f"sqlite+aiosqlite:///{tmp_path}/x.db")
    await database.upgrade()
    yield database
    await database.close()


@asynccontextmanager
async def with_robots(database: Database, pause: float) -> AsyncIterator[tuple[Club, Robots]]:
    """A club in which bots think in one process."""
    async with club(database, Settings(bot_pause=pause)) as at:
        thinkers = Thinkers(1)
        robots = Robots(at.settings, at.hall, at.orders, thinkers, at.metrics)
        yield at, robots
        await robots.close()
        await thinkers.close()


async def play_own(hall: Hall, table: str, dice: Random, own: int) -> None:
    """Play at random whenever this seat is asked, to the end of the game."""
    while True:
        async with hall.table(table) as hot:
            room = hot.room
            if room.is_over:
                return
            moves, ply = [move.text for move in room.moves(own)], room.ply
        if moves:
            await hall.answer(table, own, dice.choice(moves), ply)
        await asyncio.sleep(0.001)


async def test_a_bot_plays_a_whole_game_against_a_person(file: Database) -> None:
    async with with_robots(file, 0) as (at, robots):
        table = await started(file, joined=[*people(1), NEWCOMER])
        looker = Looker(1)
        await at.hall.watch(table, looker, 0, 0)
        robots.look_after(table)
        async with asyncio.timeout(PATIENCE):
            await play_own(at.hall, table, Random(1), 0)
        assert looker.position.result
        seats = {told["seat"] for told in looker.position.log if "seat" in told}
        assert seats == {0, 1}


async def test_a_bot_is_followed_at_the_pace_of_the_table(file: Database) -> None:
    rules = Rules(order="joined", bot_pause=0.4)
    async with with_robots(file, 0) as (at, robots):
        table = await started(file, joined=[NEWCOMER, *people(1)], rules=rules, at=now())
        looker = Looker(1)
        await at.hall.watch(table, looker, 1, 0)
        robots.look_after(table)
        await until(lambda: looker.position.picture["awaits"] == [1], PATIENCE)
        at_start, at_end = looker.position.log[0]["at"], looker.position.log[1]["at"]
        assert at_end - at_start >= 390


async def test_what_a_bot_has_thought_is_void_if_the_move_before_is_taken_back(file: Database) -> None:
    async with with_robots(file, 0.5) as (at, _):
        table = await started(file, joined=[*people(1), NEWCOMER])
        looker = Looker(1)
        await at.hall.watch(table, looker, 0, 0)
        _, moves, ply = await asked(at.hall, table)
        await at.hall.answer(table, 0, moves[0])
        await asyncio.sleep(0.1)
        await at.hall.answer(table, 0, "/undo")
        await asyncio.sleep(1.0)
        assert await asked(at.hall, table) == (0, moves, ply + 2)
        await at.hall.answer(table, 0, moves[0])
        await until(lambda: looker.position.picture["awaits"] == [0] or len(looker.plies) > 4, PATIENCE)


async def test_a_bot_does_not_move_for_who_has_just_taken_its_seat(file: Database) -> None:
    rules = Rules(order="joined", absent="bot", absent_level=1)
    async with with_robots(file, 1.0) as (at, _):
        table = await started(file, rules=rules)
        await at.hall.answer(table, 0, "/leave", user=1)
        await asyncio.sleep(0.1)
        ply = await at.hall.sit(table, 0, who(17))
        await asyncio.sleep(1.5)
        assert (await asked(at.hall, table))[::2] == (0, ply)


async def test_bots_that_a_dead_process_left_waiting_are_asked_again(file: Database) -> None:
    async with with_robots(file, 0) as (at, robots):
        table = await started(file, joined=[NEWCOMER, *people(1)])
        seat, _, ply = await asked(at.hall, table)
        assert seat == 0
        robots.open()
        looker = Looker(1)
        await at.hall.watch(table, looker, None, 0)
        await until(lambda: looker.position.ply > ply, PATIENCE)


async def test_a_bot_that_cannot_think_plays_all_the_same(file: Database) -> None:
    # The processes in which bots think know nothing of the games of these tests.
    async with with_robots(file, 0) as (at, robots):
        table = await started(file, "auction", [*people(1), NEWCOMER])
        looker = Looker(1)
        await at.hall.watch(table, looker, 0, 0)
        robots.look_after(table)
        async with asyncio.timeout(PATIENCE):
            await play_own(at.hall, table, Random(1), 0)
        assert looker.position.result


async def test_nothing_begins_once_the_house_closes(file: Database) -> None:
    async with with_robots(file, 0) as (at, robots):
        table = await started(file, joined=[*people(1), NEWCOMER])
        await robots.close()
        seat, moves, _ = await asked(at.hall, table)
        ply = await at.hall.answer(table, seat, moves[0])
        await asyncio.sleep(0.1)
        assert (await asked(at.hall, table))[2] == ply
        await at.hall.close()
        with pytest.raises(asyncio.CancelledError):
            await at.hall.answer(table, seat, moves[1])
        assert (await asked(at.hall, table))[2] == ply
