"""How soon does a server with many stored games answer, and how soon does it open any of them?

python -m benchmarks.cold_start [--games 10000] [--starts 5] [--opened 300]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections.abc import Iterator
from typing import Any
from urllib.request import urlopen

import msgspec
from sqlalchemy import insert

from benchmarks.players import percentile
from ecumene import fair
from ecumene.kernel import catalog
from ecumene.server.agreed import Place, Row, Rules
from ecumene.server.database import Database
from ecumene.server.journal import summary
from ecumene.server.room import Room
from ecumene.server.schema import lines, places, tables, users

GAME = "duel"
TOGETHER = 200  # games


def played(table: str, dice: random.Random) -> tuple[Room, list[Row]]:
    """A whole random game."""
    joined = [Place("person", f"Guest {user}", user, entropy=f"{dice.random()}") for user in (1, 2)]
    options = catalog.find(GAME).complete(2, {})
    room = Room(table, GAME, options, Rules(), joined, dice.randbytes(fair.SECRET_BYTES), 1_000)
    rows = room.start()
    while not room.is_over:
        seat = room.awaited[0]
        text = dice.choice(room.moves(seat)).text
        rows += room.answer(Row(0, seat, text, rows[-1].at + 1_000))
    return room, rows


def stored(room: Room) -> dict[str, Any]:
    """The row of a table."""
    values = msgspec.structs.asdict(summary(room))
    del values["users"]
    settled = {"options": json.dumps(room.options), "settings": msgspec.json.encode(room.rules).decode()}
    names = {"id": room.table, "game": GAME, "version": room.game.version, "host": 1, "secret": room.secret}
    return values | settled | names | {"created": 1_000, "started": room.started}


async def fill(url: str, games: int) -> None:
    """Store so many finished games."""
    database = Database(url)
    await database.upgrade()
    dice = random.Random(1)
    async with database.write() as connection:
        people = [{"id": user, "name": f"Guest {user}", "key": f"guest {user}"} for user in (1, 2)]
        always = {"kind": "guest", "language": "en", "created": 1, "seen": 1}
        await connection.execute(insert(users), [person | always for person in people])
    for first in range(0, games, TOGETHER):
        group = [played(f"g{number}", dice) for number in range(first, min(first + TOGETHER, games))]
        async with database.write() as connection:
            await connection.execute(insert(tables), [stored(room) for room, _ in group])
            await connection.execute(insert(places), [each for room, _ in group for each in seats(room)])
            rows = [msgspec.structs.asdict(row) | {"table": room.table} for room, rows in group for row in rows]
            await connection.execute(insert(lines), rows)
    await database.close()


def seats(room: Room) -> Iterator[dict[str, Any]]:
    """The rows of its players."""
    for number, place in enumerate(room.joined):
        own = {"kind": "person", "user": place.user, "name": place.name, "entropy": place.entropy}
        yield {"table": room.table, "place": number, "seat": room.drawn[number]} | own


def main() -> None:
    """Measure and print."""
    from tests.server.process import Process

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--starts", type=int, default=5)
    parser.add_argument("--opened", type=int, default=300)
    chosen = parser.parse_args()
    dice = random.Random(2)
    with tempfile.TemporaryDirectory() as folder:
        file = f"{folder}/games.db"
        asyncio.run(fill(f"sqlite+aiosqlite:///{file}", chosen.games))
        starts, opens = [], []
        for _ in range(chosen.starts):
            with Process(file) as server:
                starts.append(server.answered("/api/tables?state=over&most=20"))
                for _ in range(chosen.opened // chosen.starts):
                    start = time.perf_counter()
                    with urlopen(f"{server.url}/api/tables/g{dice.randrange(chosen.games)}/view") as answer:
                        answer.read()
                    opens.append(time.perf_counter() - start)
    found = {
        "games": chosen.games,
        "first_answer_s": [round(seconds, 2) for seconds in sorted(starts)],
        "open_p50_ms": round(1000 * percentile(opens, 0.5), 1),
        "open_p99_ms": round(1000 * percentile(opens, 0.99), 1),
        "open_max_ms": round(1000 * max(opens), 1),
    }
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
