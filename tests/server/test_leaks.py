"""Whatever a viewer may not know changes nothing in what the server sends them, not one byte, over HTTP and WebSocket.

Each pair of tables is stored twice, under the same name at two servers with the same people, and everything that both
send is compared. `ECUMENE_PAIRS=20000` compares more of them.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import chain, islice
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import insert

from ecumene.kernel.notation import seat_letter
from ecumene.server.agreed import Rules
from ecumene.server.clock import Pace
from ecumene.server.room import Room
from ecumene.server.schema import messages
from ecumene.server.settings import Settings
from tests.server.app import Served, served
from tests.server.makings import LONG_AGO, Laid, lay, write
from tests.server.pairs import Pair, pairs
from tests.server.rooms import NAMES
from tests.server.test_live import Socket, online
from tests.server.toys import toys

__all__ = ["toys"]
pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("toys")]

PAIRS = int(os.environ.get("ECUMENE_PAIRS", "1000"))
STEPS = 3  # answers that happen while the viewer watches
BUNCH = 50  # pairs that are stored together
SAMPLE = 3  # questions asked about each pair, besides those that are always asked
RULES = [
    Rules(order="joined", pace=Pace("live", bank=3600)),
    Rules(order="joined", absent="wait", pace=Pace("days", days=2, night="23:00-07:00", zone="Europe/Kyiv")),
]
GAMES = [("auction", 3), ("climb", 2), ("climb", 3), ("court", 2), ("duel", 2)]
OWN = ("date", "x-request-id")  # what every answer has for itself


class Side:
    """One of two servers that know nothing of one another, and everybody who asks it."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.people: list[httpx.AsyncClient] = []  # a spectator is the last of them
        self.sockets: list[Socket] = []

    async def ask(self, viewer: int, method: str, path: str, **more: Any) -> str:
        """What is answered: status, headers and body."""
        answer = await self.people[viewer].request(method, f"/api/tables/{path}", **more)
        headers = [f"{name}: {value}" for name, value in answer.headers.items() if name not in OWN]
        return "\n".join([f"{method} {path} {more}", str(answer.status_code), *headers, answer.text])

    async def event(self, viewer: int, path: str) -> str:
        """The first event of a stream."""
        async with self.people[viewer].stream("GET", f"/api/tables/{path}") as answer:
            text = ""
            async for part in answer.aiter_text():
                text += part
                if "\n\n" in text:
                    break
            return text.partition("\n\n")[0]

    async def heard(self, viewer: int) -> list[str]:
        """Everything that has come over the WebSocket until now."""
        connection = self.sockets[viewer].connection
        await connection.send('{"do": "ping", "key": "so far"}')
        said = []
        while (text := str(await connection.recv())) != '{"done":"so far"}':
            said.append(text)
        return said


@asynccontextmanager
async def side(path: Path) -> AsyncIterator[Side]:
    """A server with Anna, Ben, Cleo, Dora and Eve, who never plays."""
    async with AsyncExitStack() as stack:
        settings = Settings(database=str(path), budget=0, log="error", bot_pause=3600)
        its = Side(await stack.enter_async_context(served(settings)))
        for name in [*NAMES, "Eve"]:
            its.people.append(await stack.enter_async_context(its.server.guest(name)))
        for person in its.people:
            its.sockets.append(await stack.enter_async_context(online(its.server, person)))
        yield its


async def told(at: Side, bunch: dict[str, Pair], which: int, seed: int) -> dict[str, list[str]]:
    """Everything that one of the two servers says about each table to the viewer of its pair."""
    database, hall = at.server.house.database, at.server.house.hall
    await lay(database, *[laid(table, pair, which) for table, pair in bunch.items()])
    chat = {"number": 1, "room": "players", "user": 1, "name": "Anna", "text": "Hello", "at": LONG_AGO}
    async with database.write() as connection:
        await connection.execute(insert(messages), [chat | {"table": table} for table in bunch])
    said: dict[str, list[str]] = {}
    for table, pair in bunch.items():
        rows, viewer = (pair.one, pair.other)[which], pair.viewer
        steps = [*zip(pair.ends, pair.ends[1:])][-STEPS:]
        watch = {"do": "watch", "table": table, "seat": viewer, "have": pair.ends[0], "key": "watch"}
        await at.sockets[viewer].connection.send(json.dumps(watch))
        said[table] = await at.heard(viewer)
        for first, last in steps:
            await write(database, {table: rows[first:last]})
            await hall._look_again(table)  # as if another process had said so
        said[table] += await at.heard(viewer)
        dice = Random(f"{seed} {table}")
        for question in [*always(pair, table), *dice.sample([*sometimes(pair, table, dice)], SAMPLE)]:
            said[table].append(await question(at))
        await at.sockets[viewer].connection.send(json.dumps({"do": "unwatch", "table": table}))
        said[table] += await at.heard(viewer)
    return said


def laid(table: str, pair: Pair, which: int) -> Laid:
    """The table as it is some answers before its end."""
    rows = (pair.one, pair.other)[which][: pair.ends[max(0, len(pair.ends) - 1 - STEPS)]]
    room = pair.room(table)
    return Laid(room, rows, replayed(room, rows))


def replayed(room: Room, rows: list[Any]) -> Room:
    """The room when these lines have been lived through."""
    then = room.fresh([])
    then.replay(rows)
    return then


def asking(viewer: int, method: str, path: str, **more: Any) -> Any:
    """A question to be asked at both sides."""
    return lambda at: at.ask(viewer, method, path, **more)


def always(pair: Pair, table: str) -> Iterator[Any]:
    """What is asked about every pair."""
    viewer = pair.viewer
    yield asking(viewer, "GET", f"{table}/view", params={"seat": viewer})
    yield asking(viewer, "GET", f"{table}/record", params={"seat": viewer})
    yield asking(viewer, "GET", table)


def sometimes(pair: Pair, table: str, dice: Random) -> Iterator[Any]:
    """What is asked about some."""
    viewer, last = pair.viewer, pair.ends[-1]
    known = [move.text for move in pair.room("x").game.lexicon.moves()]
    for have in (pair.ends[-1], pair.ends[-2] if len(pair.ends) > 1 else 0, dice.randint(0, last + 1)):
        yield asking(viewer, "GET", f"{table}/view", params={"seat": viewer, "have": have})
    for _ in range(3):
        yield asking(viewer, "GET", f"{table}/at/{dice.randint(1, last + 1)}", params={"seat": viewer})
    for text in [*dice.sample(known, min(6, len(known))), "nonsense"]:
        yield asking(viewer, "GET", f"{table}/why", params={"seat": viewer, "move": text})
    for seed in (1, 2):
        yield asking(viewer, "POST", f"{table}/plan", json={"seat": viewer, "seed": seed})
        yield asking(
            viewer, "POST", f"{table}/plan", json={"seat": viewer, "seed": seed, "moves": dice.sample(known, 1)}
        )
    for path in ("orders", "messages", "note"):
        yield asking(viewer, "GET", f"{table}/{path}")
    for text in (
        "/agree cancel",
        "/decline cancel",
        "/sit 5",
        f"/claim {seat_letter(max(viewer, 0))}",
        "/offer takeback 999",
        "/nonsense",
        "nonsense",
    ):
        yield asking(viewer, "POST", f"{table}/moves", json={"seat": max(viewer, 0), "text": text})
    yield asking(viewer, "POST", f"{table}/sit", json={"seat": 0})
    yield lambda at: at.event(viewer, f"{table}/events?seat={viewer}")
    if viewer >= 0:
        order = {"seat": viewer, "answers": [dice.choice(known)], "prompt": "never-asked"}
        yield asking(viewer, "POST", f"{table}/orders", json=order)


async def compare(folder: Path, found: Iterator[Pair]) -> int:
    """Compare what is said about each of the pairs; how many there were."""
    count = 0
    async with side(folder / "one.db") as one, side(folder / "other.db") as other:
        while some := list(islice(found, BUNCH)):
            bunch = {f"t{count + number}": pair for number, pair in enumerate(some)}
            said = await asyncio.gather(*[told(at, bunch, which, count) for which, at in enumerate((one, other))])
            for table, pair in bunch.items():
                assert said[0][table] == said[1][table], f"{pair.game}: viewer {pair.viewer} can tell"
                assert len(said[0][table]) > SAMPLE + 3
            count += len(bunch)
    return count


@pytest.mark.timeout(120 + PAIRS // 5)
@pytest.mark.parametrize(("game", "seats"), GAMES)
async def test_nobody_is_sent_what_they_may_not_know(game: str, seats: int, tmp_path: Path) -> None:
    most = PAIRS // len(GAMES)
    every = chain.from_iterable(pairs(game, seats, seed, rules=RULES[seed % 2]) for seed in range(10**9))
    assert await compare(tmp_path, islice(every, most)) == most
