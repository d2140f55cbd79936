"""Presence: who is at a table, in whatever process."""

from __future__ import annotations

import json

import pytest

from ecumene.server import presence
from ecumene.server.database import Database
from tests.server.makings import Club, Looker, club, started, until
from tests.server.rooms import people
from tests.server.toys import toys

__all__ = ["toys"]
pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("toys")]


async def come(at: Club, table: str, looker: Looker, seat: int) -> None:
    await at.hall.watch(table, looker, seat, 0)
    at.presence.changed(table)


def go(at: Club, table: str, looker: Looker, seat: int) -> None:
    at.hall.unwatch(table, looker, seat)
    at.presence.changed(table)


async def test_everybody_hears_who_comes_and_who_goes(database: Database) -> None:
    async with club(database) as at:
        table = await started(database, "climb", people(3))
        lookers = [Looker(1), Looker(2), Looker(99)]
        for seat, looker in zip((0, 1, -1), lookers):
            await come(at, table, looker, seat)
        assert [(told["here"], told["watching"]) for told in lookers[0].here] == [([0], 0), ([0, 1], 0), ([0, 1], 1)]
        second = Looker(2)
        await come(at, table, second, 1)
        go(at, table, lookers[1], 1)
        assert len(lookers[0].here) == 3, "who is there twice is still there"
        go(at, table, second, 1)
        assert lookers[0].here[-1] == {"table": table, "here": [0], "watching": 1}
        go(at, table, lookers[2], -1)
        go(at, table, lookers[0], 0)
        assert json.loads(at.presence.message(table)) == {"table": table, "here": [], "watching": 0}


async def test_two_processes_know_who_is_at_either(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    if database.is_sqlite:
        pytest.skip("SQLite has one process")
    monkeypatch.setattr(presence, "REPEAT", 0.1)
    monkeypatch.setattr(presence, "STALE", 0.5)
    other = Database(database.url)
    table = await started(database, "climb", people(3))
    async with club(database) as one:
        anna, ben, sam = Looker(1), Looker(2), Looker(99)
        await come(one, table, anna, 0)
        async with club(other) as two:
            await come(two, table, ben, 1)
            await come(two, table, sam, -1)
            await until(lambda: anna.here[-1]["here"] == [0, 1] and anna.here[-1]["watching"] == 1)
            await until(lambda: ben.here[-1]["here"] == [0, 1])
            go(two, table, sam, -1)
            await until(lambda: anna.here[-1]["watching"] == 0)
        await until(lambda: anna.here[-1]["here"] == [0])  # the process of the other is gone without a word
        await until(lambda: one.presence._elsewhere == {})
    await other.close()
