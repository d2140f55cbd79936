"""One process, SQLite, one core: how soon is a move durable, how many can there be, how much memory does it take?

    python -m benchmarks.load [--seconds 20] [--tables 5000] [--clients 500]

The server runs on the first core, the players on the others.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import json
import os
import shutil
import tempfile
import time
from typing import Any

import uvloop

from benchmarks.players import Player, guests, opened, percentile, seated
from tests.server.process import Process

PAIRS = 25  # tables that play at once
RATE = 100  # background moves a second


async def measure(server: Process, seconds: float, tables: int, clients: int) -> dict[str, Any]:
    """All figures in one run."""
    cookies = await guests(server.url, 2 * PAIRS)
    found: dict[str, Any] = {}
    found["background"] = await background(server.url, cookies, seconds)
    found["saturated"] = await saturated(server.url, cookies, seconds)
    found["crowd"] = await crowd(server, cookies, tables, clients)
    return found


async def background(url: str, cookies: list[str], seconds: float) -> dict[str, Any]:
    """A hundred moves a second, spread evenly: how long does each take?"""
    times = await all_play(url, cookies, seconds, RATE)
    return {"moves": len(times), "a_second": len(times) / seconds, **latencies(times)}


async def saturated(url: str, cookies: list[str], seconds: float) -> dict[str, Any]:
    """As many moves as the server can take."""
    times = await all_play(url, cookies, seconds, 0)
    return {"moves": len(times), "a_second": len(times) / seconds, **latencies(times)}


class Pace:
    """Hands out moments, so many a second; without a rate, at once."""

    def __init__(self, rate: float) -> None:
        self.moments = itertools.count(time.perf_counter(), 1 / rate if rate else 0)

    async def next(self) -> None:
        """Wait for the next moment."""
        wait = next(self.moments) - time.perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)


async def all_play(url: str, cookies: list[str], seconds: float, rate: float) -> list[float]:
    """Pairs play game after game; how long each move took. Everybody sits before the first move."""
    pairs = range(len(cookies) // 2)
    everybody = [await seated(url, cookies[2 * pair : 2 * pair + 2], pair) for pair in pairs]
    stop, pace, times = time.perf_counter() + seconds, Pace(rate), list[float]()

    async def pair(number: int) -> None:
        players = everybody[number]
        for game in itertools.count(1):
            await play(players, times, stop, pace)
            for player in players:
                await player.close()
            if time.perf_counter() >= stop:
                return
            players = await seated(url, cookies[2 * number : 2 * number + 2], 1000 * game + number)

    await asyncio.gather(*[pair(number) for number in pairs])
    return times


async def play(players: list[Player], times: list[float], stop: float, pace: Pace) -> None:
    """One game, until it is over or time is up."""
    while time.perf_counter() < stop:
        asked = next((player for player in players if player.picture.get("moves")), None)
        if asked is None:
            if any(player.is_over for player in players):
                return
            await asyncio.sleep(0.001)
            continue
        await pace.next()
        taken, said = await asked.play(asked.any_move())
        assert "done" in said, said
        times.append(taken)
        while asked.ply < said["ply"]:
            asked.moved.clear()
            await asked.moved.wait()


def latencies(times: list[float]) -> dict[str, float]:
    """In milliseconds."""
    return {
        name: round(1000 * percentile(times, share), 2) for name, share in (("p50", 0.5), ("p99", 0.99), ("max", 1.0))
    }


async def crowd(server: Process, cookies: list[str], tables: int, clients: int) -> dict[str, Any]:
    """So many open tables that nobody plays at, and so many clients who look on: how much memory?"""
    before = server.memory()
    opened_tables = []
    for number in range(tables):
        pair = cookies[2 * (number % PAIRS) : 2 * (number % PAIRS) + 2]
        opened_tables.append(await opened(server.url, pair))
    with_tables = server.memory()
    watchers = []
    for number in range(clients):
        table, seats = opened_tables[number]
        place = number % 2
        cookie = cookies[2 * (number % PAIRS) + place]
        watchers.append(await Player(server.url, cookie, table, seats[place], None).connect())  # type: ignore[arg-type]
    await asyncio.sleep(1)
    full = server.memory()
    for watcher in watchers:
        await watcher.close()
    mb = 1 / 1_000_000
    return {
        "tables": tables,
        "clients": clients,
        "mb_before": round(before * mb),
        "mb_with_tables": round(with_tables * mb),
        "mb_with_clients": round(full * mb),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--tables", type=int, default=5000)
    parser.add_argument("--clients", type=int, default=500)
    chosen = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    pinned = ["taskset", "-c", str(cores[0])] if shutil.which("taskset") and len(cores) > 1 else []
    if pinned:
        os.sched_setaffinity(0, cores[1:])
    with (
        tempfile.TemporaryDirectory() as folder,
        Process(f"{folder}/load.db", "--bot-workers", "1", before=pinned) as server,
    ):
        gc.disable()  # the players' own pauses are not what is measured
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            found = runner.run(measure(server, chosen.seconds, chosen.tables, chosen.clients))
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
