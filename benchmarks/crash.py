"""Kill the server while people play: is any acknowledged move lost or doubled, and how soon can they go on?

python -m benchmarks.crash [--kills 200] [--players 8] [--database FILE|URL]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections.abc import Coroutine
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from benchmarks.players import Player, asking, guests, opened
from ecumene.kernel.notation import seat_letter
from tests.server.process import Process

ALIVE = (0.1, 1.0)  # seconds that a server lives before it is killed
SOON = 0.02  # seconds between two attempts to come back
PATIENCE = 20.0


class Survivor:
    """Somebody who plays on whatever happens to the server, and remembers every move that was acknowledged."""

    def __init__(self, player: Player, crashes: Crashes) -> None:
        self.player = player
        self.crashes = crashes
        self.sent: set[tuple[int, str]] = set()  # the ply that was seen, and the move that was sent then
        self.acknowledged: dict[int, str] = {}  # the move at each ply
        self.resumed: list[float] = []  # seconds to the table as it is, from the cut or, if later, the newest start

    async def live(self) -> None:
        """Play until the game is over."""
        lost = time.perf_counter()
        while True:
            try:
                await self.come_back(lost)
                await self.play()
                return
            except (OSError, WebSocketException):
                lost = time.perf_counter()
                self.player.answers.clear()

    async def come_back(self, lost: float) -> None:
        """Connect, as often as it takes, and wait for the table."""
        player = self.player
        while True:
            try:
                shown = len(player.plies)
                await player.connect()
                while len(player.plies) == shown:
                    player.moved.clear()
                    await together(player, player.moved.wait())
                self.resumed.append(time.perf_counter() - max(lost, self.crashes.launched))
                return
            except (OSError, WebSocketException):
                if time.perf_counter() - lost > PATIENCE:
                    raise
                await asyncio.sleep(SOON)

    async def play(self) -> None:
        """Play as long as the connection stands."""
        player = self.player
        while await together(player, player.asked()):
            text = player.any_move()
            self.sent.add((player.ply, text))
            _, said = await together(player, player.play(text, f"{player.seat}-{player.ply}"))
            if "done" in said:
                self.acknowledged[said["ply"]] = text
                while player.ply < said["ply"]:
                    player.moved.clear()
                    await together(player, player.moved.wait())


async def together(player: Player, task: Coroutine[Any, Any, Any]) -> Any:
    """Wait for something, but no longer than the connection stands."""
    waiting = asyncio.create_task(task)
    await asyncio.wait([waiting, player.reader], return_when=asyncio.FIRST_COMPLETED)
    if waiting.done():
        return waiting.result()
    waiting.cancel()
    player.reader.result()
    raise ConnectionError("the connection is gone")


class Crashes:
    """A server that is killed and started again at the same address."""

    def __init__(self, database: str, kills: int, dice: random.Random) -> None:
        self.database = database
        self.left = kills
        self.dice = dice
        self.launched = time.perf_counter()  # it may be killed again before everybody is back
        self.server = Process(database)
        self.port = self.server.port

    async def go_on(self) -> None:
        """Kill it at random moments."""
        while self.left:
            await asyncio.sleep(self.dice.uniform(*ALIVE))
            self.left -= 1
            await asyncio.to_thread(self.server.kill)
            self.launched = time.perf_counter()
            self.server = await asyncio.to_thread(Process, self.database, port=self.port)


async def run(database: str, kills: int, players: int, seed: int = 1) -> dict[str, Any]:
    """Pairs play game after game until the server has been killed so often; then look what is stored."""
    dice = random.Random(seed)
    crashes = Crashes(database, kills, dice)
    url = crashes.server.url
    cookies = await guests(url, players)
    killing = asyncio.create_task(crashes.go_on())
    survivors: list[Survivor] = []

    async def pair(own: list[str]) -> None:
        while not killing.done():
            table, seats = await patiently(url, own)
            two = [Survivor(Player(url, cookie, table, seat, dice), crashes) for cookie, seat in zip(own, seats)]
            survivors.extend(two)
            await asyncio.gather(*[survivor.live() for survivor in two])
            for survivor in two:
                await survivor.player.close()

    await asyncio.gather(*[pair(cookies[first : first + 2]) for first in range(0, players, 2)])
    await killing
    try:
        found = await compared(url, survivors)
    finally:
        code = await asyncio.to_thread(crashes.server.stop)
    resumed = sorted(time for survivor in survivors for time in survivor.resumed[1:])
    return {
        "kills": kills,
        "games": len({survivor.player.table for survivor in survivors}),
        "exit_code": code,
        **found,
        "resumed": len(resumed),
        "resume_median_s": round(resumed[len(resumed) // 2], 2) if resumed else None,
        "resume_max_s": round(resumed[-1], 2) if resumed else None,
    }


async def patiently(url: str, cookies: list[str]) -> tuple[str, list[int]]:
    """Open a table, as often as it takes."""
    while True:
        try:
            return await opened(url, cookies)
        except (httpx.TransportError, httpx.HTTPStatusError):
            await asyncio.sleep(SOON)


async def compared(url: str, survivors: list[Survivor]) -> dict[str, int]:
    """Every acknowledged move has to stand in the record where it was acknowledged, and nowhere else."""
    acknowledged = lost = doubled = 0
    async with asking(url) as client:
        for survivor in survivors:
            record = (await client.get(f"/api/tables/{survivor.player.table}/record")).raise_for_status().text
            lines = record.partition("\n\n")[2].splitlines()
            acknowledged += len(survivor.acknowledged)
            who = f"{seat_letter(survivor.player.seat)} "
            lost += sum(lines[ply - 1] != who + text for ply, text in survivor.acknowledged.items())
            own = {(ply, line[2:]) for ply, line in enumerate(lines) if line.startswith(who)}
            doubled += len(own - survivor.sent)  # a move that stands where nobody played it
    return {"acknowledged": acknowledged, "lost": lost, "doubled": doubled}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--players", type=int, default=8)
    parser.add_argument("--database", default="")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = chosen.database or f"{folder}/crash.db"
        print(json.dumps(asyncio.run(run(database, chosen.kills, chosen.players)), indent=2))


if __name__ == "__main__":
    main()
