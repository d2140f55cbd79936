"""The whole server inside a test: on a port of its own, with a real database, and stopped cleanly."""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import Any
from unittest.mock import patch

import httpx
import uvicorn
from argon2 import PasswordHasher

from ecumene.server.app import create
from ecumene.server.house import House
from ecumene.server.logs import set_up
from ecumene.server.passwords import Passwords
from ecumene.server.serve import configured
from ecumene.server.settings import Settings

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)  # Argon2 is slow by design
PASSWORD = "correct horse"


PROCESSES_AGREE = 1.0  # seconds until what one process has done is known in all


class QuietServer(uvicorn.Server):
    """A server that leaves signals to the test."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Capture none."""
        yield


class Served:
    """A running server: its address, and the house behind it."""

    def __init__(self, url: str, house: House) -> None:
        self.url = url
        self.house = house

    @property
    def live(self) -> str:
        """The address for WebSockets."""
        return self.url.replace("http", "ws", 1) + "/api/live"

    def visitor(self, **more: Any) -> httpx.AsyncClient:
        """A browser that knows nothing yet: a client with cookies of its own."""
        return httpx.AsyncClient(base_url=self.url, **more)

    @asynccontextmanager
    async def guest(self, name: str = "", language: str = "en") -> AsyncIterator[httpx.AsyncClient]:
        """Somebody who has come in as a guest."""
        async with self.visitor(headers={"accept-language": language}) as client:
            came = await client.post("/api/people", json={"name": name} if name else {})
            assert came.status_code == 201, came.text
            yield client

    @asynccontextmanager
    async def member(self, name: str, language: str = "en") -> AsyncIterator[httpx.AsyncClient]:
        """Somebody who has come in and chosen a password."""
        async with self.guest(language=language) as client:
            kept = await client.post("/api/people/me/keep", json={"name": name, "password": PASSWORD})
            assert kept.status_code == 200, kept.text
            yield client


@asynccontextmanager
async def served(settings: Settings) -> AsyncIterator[Served]:
    """Serve on a free port of this machine for as long as the block lasts."""
    with patch("ecumene.server.house.Passwords", partial(Passwords, CHEAP)):
        gate = create(settings)
    set_up(settings.log)
    server = QuietServer(configured(gate))
    with socket.socket(proto=socket.IPPROTO_TCP) as listening:
        listening.bind(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        task = asyncio.create_task(server.serve(sockets=[listening]))
        try:
            while not server.started:
                if task.done():
                    raise RuntimeError("the server does not start; see its log")
                await asyncio.sleep(0.005)
            house: House = gate.inner.state["house"]  # type: ignore[attr-defined]
            yield Served(address, house)
        finally:
            server.should_exit = True
            await task


async def table_of(host: httpx.AsyncClient, *guests: httpx.AsyncClient, seats: int = 0, **more: Any) -> str:
    """A table that these have joined in this order; the game starts when it is full."""
    chairs = [{"kind": "me"}, *[{"kind": "open"}] * ((seats or len(guests) + 1) - 1)]
    made = await host.post("/api/tables", json={"game": "duel", "chairs": chairs} | more)
    assert made.is_success, made.text
    table = str(made.json()["id"])
    for guest in guests:
        joined = await guest.post(f"/api/tables/{table}/join", json={})
        assert joined.is_success, joined.text
    return table


async def resign(player: httpx.AsyncClient, table: str) -> None:
    """Give the game up."""
    listing = (await player.get(f"/api/tables/{table}")).json()
    user = (await player.get("/api/people/me")).json()["user"]
    seat = next(place["seat"] for place in listing["places"] if place["user"] == user)
    answer = await player.post(f"/api/tables/{table}/moves", json={"text": "/resign", "seat": seat})
    assert answer.is_success, answer.text


async def within(seconds: float, is_so: Callable[[], Awaitable[bool]]) -> bool:
    """Does it become so in this time?"""
    end = asyncio.get_running_loop().time() + seconds
    while not await is_so():
        if asyncio.get_running_loop().time() > end:
            return False
        await asyncio.sleep(0.02)
    return True
