"""Several processes on one database: whoever is connected to whichever sees every move once, in order.

`python -m benchmarks.two_processes` does the same with fifty tables.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator

import httpx
import pytest

from benchmarks.two_processes import run
from ecumene.client import Client
from tests.server.databases import Cluster
from tests.server.process import Process

pytestmark = pytest.mark.anyio

TABLES = 4
AGREED = 2.0  # seconds until what one process has done is known in all; a busy machine needs some


@pytest.fixture
def database(postgres: Cluster) -> Iterator[str]:
    """An empty PostgreSQL database, as a host names it."""
    url = postgres.database()
    yield url.replace("+asyncpg", "")
    postgres.drop(url)


def soon(true: Callable[[], bool]) -> bool:
    """Does it become true before anybody would notice?"""
    end = time.monotonic() + AGREED
    while not true():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


async def test_moves_sent_to_any_process_are_seen_once_and_in_order_at_every_other(database: str) -> None:
    with Process(database) as one, Process(database) as other:
        found = await run([one.url, other.url], TABLES)
    assert found["missed"] == 0
    assert found["moves"] > 40 * TABLES
    assert found["frames"] >= 4 * found["moves"]


async def test_what_one_process_knows_the_other_knows(database: str) -> None:
    def play() -> None:
        with Process(database) as one, Process(database) as other, Client(one.url) as anna, Client(other.url) as ben:
            names = [client.arrive(name)["name"] for client, name in ((anna, "Anna"), (ben, "Ben"))]
            table = anna.create("duel", ["me", "open"])
            ben.join(table)
            assert sorted(place["name"] for place in ben.listing(table)["places"]) == names
            positions = [client.look(table) for client in (anna, ben)]
            asked = next(position for position in positions if position.moves)
            client = (anna, ben)[positions.index(asked)]
            client.play(asked, next(iter(asked.moves)))
            assert soon(lambda: anna.record(table) == ben.record(table))
            cookies = dict(anna.http.cookies)
            assert httpx.get(other.url + "/api/people/me", cookies=cookies).status_code == 200
            anna.ask("DELETE", "/api/sessions/current")
            assert soon(lambda: httpx.get(other.url + "/api/people/me", cookies=cookies).status_code == 401)

    await asyncio.to_thread(play)


def test_several_processes_serve_behind_one_address(database: str) -> None:
    with Process(database, "--processes", "2") as server, Client(server.url) as anna:
        anna.arrive("Anna")
        table = anna.create("duel", ["me", "bot:1"], rules={"bot_pause": 0})
        for position in anna.watch(table):
            if len(position.log) > 8:
                break
            if position.moves:
                anna.play(position, next(iter(position.moves)))
        assert anna.look(table).ply >= position.ply
        assert server.stop() == 0
