"""Several processes on one PostgreSQL, moves to all of them at random: is any lost, and does everybody see all?

python -m benchmarks.two_processes [--tables 50] [--processes 2]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import time
from typing import Any

from benchmarks.players import Player, guests, opened, percentile
from tests.server.databases import private_postgres
from tests.server.process import Process


async def run(urls: list[str], tables: int, seed: int = 1) -> dict[str, Any]:
    """At every table each seat is watched through every process, and each move goes to any of them."""
    dice = random.Random(seed)
    cookies = await guests(urls[0], 2 * tables)
    start = time.perf_counter()
    results = await asyncio.gather(
        *[one_table(urls, cookies[2 * table : 2 * table + 2], dice) for table in range(tables)]
    )
    seconds = time.perf_counter() - start
    times = [time for _, _, times in results for time in times]
    return {
        "tables": tables,
        "processes": len(urls),
        "moves": len(times),
        "moves_a_second": round(len(times) / seconds),
        "frames": sum(frames for frames, _, _ in results),
        "missed": sum(missed for _, missed, _ in results),
        "p50_ms": round(1000 * percentile(times, 0.5), 1),
        "p99_ms": round(1000 * percentile(times, 0.99), 1),
    }


async def one_table(urls: list[str], cookies: list[str], dice: random.Random) -> tuple[int, int, list[float]]:
    """One game: how many frames everybody received, how many they missed, and how long each move took."""
    table, seats = await opened(dice.choice(urls), cookies)
    everybody = [
        await Player(url, cookie, table, seat, dice).connect() for cookie, seat in zip(cookies, seats) for url in urls
    ]
    times: list[float] = []
    acknowledged: set[int] = set()
    while True:
        asked = [player for player in everybody if player.picture.get("moves")]
        if asked:
            taken, said = await dice.choice(asked).play(dice.choice(list(asked[0].picture["moves"])))
            if "done" in said:
                times.append(taken)
                acknowledged.add(said["ply"])
            await shown(everybody, max(acknowledged))
        elif any(player.is_over for player in everybody):
            break
        else:
            await asyncio.sleep(0.001)
    last = max(player.ply for player in everybody)
    await shown(everybody, last)
    missed = sum(
        len(player.plies) != len(set(player.plies)) or player.plies != sorted(player.plies) for player in everybody
    )
    missed += sum(not starts_of_moves(player, acknowledged) for player in everybody)
    for player in everybody:
        await player.close()
    return sum(len(player.plies) for player in everybody), missed, times


def starts_of_moves(player: Player, acknowledged: set[int]) -> bool:
    """Does the log of this player tell of every acknowledged move, once each and in order?"""
    told = [entry["at"] for entry in player.log if entry.get("seat", -2) >= 0]
    return len(told) == len(acknowledged) and told == sorted(told)


async def shown(everybody: list[Player], ply: int) -> None:
    """Wait until everybody has seen this ply."""
    for player in everybody:
        while player.ply < ply:
            player.moved.clear()
            await asyncio.wait_for(player.moved.wait(), 30)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--processes", type=int, default=2)
    chosen = parser.parse_args()
    with private_postgres() as cluster:
        database = cluster.database().replace("+asyncpg", "")
        servers = [Process(database) for _ in range(chosen.processes)]
        try:
            found = asyncio.run(run([server.url for server in servers], chosen.tables))
        finally:
            for server in servers:
                server.stop()
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
