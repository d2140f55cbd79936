"""Players for measurements: guests at tables, each on a WebSocket, who play any legal move."""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

from ecumene.change import changed


class Player:
    """One guest at one table, on a WebSocket of their own."""

    def __init__(self, url: str, cookie: str, table: str, seat: int, dice: random.Random) -> None:
        self.url = url
        self.cookie = cookie
        self.table = table
        self.seat = seat
        self.dice = dice
        self.ply = 0
        self.picture: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.plies: list[int] = []  # every ply that was shown, in order
        self.moved = asyncio.Event()
        self.socket: ClientConnection
        self.reader: asyncio.Task[None]

    async def connect(self) -> Self:
        """Watch the table from now on, or go on where the connection broke."""
        headers = {"cookie": self.cookie, "origin": self.url}
        address = self.url.replace("http", "ws", 1) + "/api/live"
        self.socket = await connect(address, additional_headers=headers, max_size=1 << 24)
        await self.send({"do": "watch", "table": self.table, "seat": self.seat, "have": self.ply})
        self.reader = asyncio.create_task(self.read())
        return self

    async def send(self, request: dict[str, Any]) -> None:
        """Ask for something."""
        await self.socket.send(json.dumps(request))

    async def read(self) -> None:
        """Follow the table."""
        async for message in self.socket:
            frame = json.loads(message)
            if "log" in frame:
                self.follow(frame)
            elif "done" in frame or "trouble" in frame:
                key = frame.get("done") or frame.get("key")
                if key in self.answers:
                    self.answers.pop(key).set_result(frame)
                else:
                    assert "trouble" not in frame, frame

    def follow(self, frame: dict[str, Any]) -> None:
        """Bring the picture up to date; nothing may be missing in between."""
        if "picture" in frame:
            self.picture = frame["picture"]
        else:
            assert frame["base"] == self.ply, (frame["base"], self.ply)
            self.picture = changed(self.picture, frame["change"])
        self.log = [entry for entry in self.log if entry["line"] <= frame["keep"]] + frame["log"]
        self.ply = frame["ply"]
        self.plies.append(self.ply)
        self.moved.set()

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return bool(self.picture.get("result"))

    async def play(self, text: str, key: str = "") -> tuple[float, dict[str, Any]]:
        """Play a move; how many seconds until it was durable, and what was answered."""
        key = key or f"{self.seat}-{self.ply}-{self.dice.random()}"[:40]
        answer = self.answers[key] = asyncio.get_running_loop().create_future()
        start = time.perf_counter()
        request = {"do": "play", "table": self.table, "seat": self.seat, "text": text, "ply": self.ply, "key": key}
        await self.send(request)
        said = await answer
        return time.perf_counter() - start, said

    async def asked(self) -> bool:
        """Wait until this player is asked; False once the game is over."""
        while not self.picture.get("moves"):
            if self.is_over:
                return False
            self.moved.clear()
            await self.moved.wait()
        return True

    def any_move(self) -> str:
        """Any legal move."""
        moves: list[str] = list(self.picture["moves"])
        return self.dice.choice(moves)

    async def close(self) -> None:
        """Leave."""
        self.reader.cancel()
        await self.socket.close()


def asking(url: str) -> httpx.AsyncClient:
    """Asks a server on this machine; certificates and proxies are not even loaded, that alone would take 20 ms."""
    return httpx.AsyncClient(base_url=url, timeout=60, verify=False, trust_env=False)


async def guests(url: str, count: int) -> list[str]:
    """So many guests; the cookie of each."""
    cookies = []
    async with asking(url) as client:
        for _ in range(count):
            client.cookies.clear()
            answer = await client.post("/api/people", json={})
            answer.raise_for_status()
            cookies.append("; ".join(f"{name}={value}" for name, value in answer.cookies.items()))
    return cookies


async def opened(url: str, cookies: list[str], game: str = "duel") -> tuple[str, list[int]]:
    """A table for these guests; its id and who sits where."""
    async with asking(url) as client:
        chairs = [{"kind": "me"}] + [{"kind": "open"}] * (len(cookies) - 1)
        body = {"game": game, "chairs": chairs}
        listing = (
            (await client.post("/api/tables", json=body, headers={"cookie": cookies[0]})).raise_for_status().json()
        )
        for cookie in cookies[1:]:
            answer = await client.post(f"/api/tables/{listing['id']}/join", json={}, headers={"cookie": cookie})
            listing = answer.raise_for_status().json()
    return str(listing["id"]), [place["seat"] for place in listing["places"]]


async def seated(url: str, cookies: list[str], seed: int) -> list[Player]:
    """A table for these guests, all of them connected; in the order of their seats."""
    table, seats = await opened(url, cookies)
    players = [
        Player(url, cookie, table, seat, random.Random(f"{seed} {seat}")) for cookie, seat in zip(cookies, seats)
    ]
    for player in players:
        await player.connect()
    return sorted(players, key=lambda player: player.seat)


def percentile(values: list[float], share: float) -> float:
    """The value that this share of all values does not exceed."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]
