"""The Python client and the example bot: programs that play to the end, whatever happens to their connection."""

from __future__ import annotations

import asyncio
import random
import re
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from ecumene import client as client_module
from ecumene.client import Client, Position, Refused
from ecumene.kernel import catalog
from ecumene.kernel.luck import FAST
from ecumene.kernel.record import Record
from ecumene.kernel.sitting import resumed
from tests.server.app import Served
from tests.server.process import Process

pytestmark = pytest.mark.anyio

BOT = Path(__file__).parents[2] / "examples" / "bot.py"
PATIENCE = 100  # seconds


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A client knows no database."""
    return f"sqlite+aiosqlite:///{tmp_path}/ecumene.db"


class Wire:
    """The way to a server, which can be cut."""

    def __init__(self) -> None:
        self.url = ""
        self.sent: list[bytes] = []
        self._writers: set[asyncio.StreamWriter] = set()

    def cut(self) -> None:
        """Everything that is connected is connected no more."""
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()


@asynccontextmanager
async def wire_to(server: Served) -> AsyncIterator[Wire]:
    """A wire that lasts as long as the block."""
    wire = Wire()
    port = int(server.url.rpartition(":")[2])

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65_536):
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", port)
        wire._writers |= {writer, back}
        await asyncio.gather(carry(reader, back), carry(there, writer))

    listening = await asyncio.start_server(connected, "127.0.0.1", 0)
    wire.url = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    try:
        yield wire
    finally:
        wire.cut()
        listening.close()
        await asyncio.sleep(0.05)


async def token_of(member: httpx.AsyncClient, *scopes: str) -> str:
    """A token for a program of this member."""
    made = await member.post("/api/tokens", json={"name": "bot", "scopes": list(scopes or ("read", "play"))})
    return str(made.json()["key"])


def play_on(client: Client, table: str, seen: list[int], dice: random.Random) -> Position:
    """A program that plays any move to the end."""
    for position in client.watch(table):
        seen.append(position.ply)
        if position.moves:
            client.play(position, dice.choice(list(position.moves)))
    return position


def first(client: Client, table: str) -> Position | None:
    """The first that a program sees of a table; nothing if it never starts."""
    with closing(client.watch(table)) as watching:
        return next(watching, None)


def checked(record: str) -> str:
    """The record plays again to the same result, which is the answer."""
    read = Record.read(record)
    sitting = resumed(read, catalog.find(read.game), FAST)
    assert sitting.record.result == read.result
    return read.result


# --- The example


def test_the_example_plays_a_game_against_a_newcomer(tmp_path: Path) -> None:
    with Process(f"{tmp_path}/x.db", bot_pause="0") as server, Client(server.url) as anna:
        anna.arrive("Anna")
        anna.ask("POST", "/api/people/me/keep", {"name": "Anna", "password": "correct horse"})
        token = anna.ask("POST", "/api/tokens", {"name": "bot", "scopes": ["read", "play"]})["key"]
        played = subprocess.run(
            [sys.executable, BOT, server.url, token, "bot:1"],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert (played.returncode, played.stderr) == (0, "")
        first, last = played.stdout.strip().splitlines()
        table = first.rpartition("/")[2]
        assert last == "The game is over: " + checked(anna.record(table))
        player = next(place for place in anna.listing(table)["places"] if place["kind"] == "person")
        assert player["name"] == "Anna"
        assert [each for each in anna.look(table).picture["players"] if each.get("program")]


async def test_the_example_plays_another_program_though_their_connections_are_cut(server: Served) -> None:
    async with server.member("Anna") as anna, server.member("Ben") as ben, wire_to(server) as wire:
        keys = [await token_of(each) for each in (anna, ben)]
        bot = await asyncio.create_subprocess_exec(
            sys.executable, BOT, wire.url, keys[0], stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
        )
        assert bot.stdout is not None
        table = (await bot.stdout.readline()).decode().strip().rpartition("/")[2]
        seen: list[int] = []
        with Client(wire.url, keys[1]) as other:
            await asyncio.to_thread(other.join, table)
            playing = asyncio.create_task(asyncio.to_thread(play_on, other, table, seen, random.Random(1)))
            for ply in (15, 40, 60):
                while not playing.done() and (not seen or seen[-1] < ply):
                    await asyncio.sleep(0.01)
                wire.cut()
            position = await asyncio.wait_for(playing, PATIENCE)
            said, complaints = await asyncio.wait_for(bot.communicate(), PATIENCE)
            record = await asyncio.to_thread(other.record, table)
        assert (bot.returncode, complaints) == (0, b"")
        assert position.result == checked(record)
        assert f"The game is over: {position.result}".encode() in said
        assert seen == sorted(set(seen))
        whole = (await ben.get(f"/api/tables/{table}/view")).json()
        assert (position.ply, position.log) == (whole["ply"], whole["log"])


# --- Coming back


async def test_after_a_cut_only_what_is_new_is_asked_for(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    asked_for: list[int] = []
    watch = server.house.hall.watch

    async def noted(table: str, watcher: Any, seat: int | None, have: int) -> int:
        asked_for.append(have)
        return await watch(table, watcher, seat, have)

    monkeypatch.setattr(server.house.hall, "watch", noted)
    async with server.member("Anna") as anna, wire_to(server) as wire:
        key = await token_of(anna)
        with Client(wire.url, key) as client:
            table = await asyncio.to_thread(client.create, "duel", ["me", "me"], rules={"order": "joined"})
            watching = client.watch(table, 0)
            ply = (await asyncio.to_thread(next, watching)).ply
            wire.cut()
            with Client(server.url, key) as other:
                position = await asyncio.to_thread(other.look, table)
                await asyncio.to_thread(other.play, position, next(iter(position.moves)))
            second = await asyncio.to_thread(next, watching)
            assert second.ply > ply
            assert asked_for == [0, ply]
            await asyncio.to_thread(watching.close)


async def test_a_move_that_comes_too_late_asks_to_look_again(server: Served) -> None:
    async with server.member("Anna") as anna:
        key = await token_of(anna)

        def play() -> None:
            with Client(server.url, key) as client:
                table = client.create("duel", ["me", "me"], rules={"order": "joined"})
                position = client.look(table)
                stale = client.look(table, position.seat)
                text = next(iter(position.moves))
                assert client.play(position, text) > position.ply
                assert client.play(stale, text) == 0
                with pytest.raises(Refused) as refused:
                    client.play(client.look(table), "build nonsense")
                assert (refused.value.status, refused.value.rule) == (400, "unknown-move")
                assert client.play(client.look(table), "/resign")
                assert client.play(stale, text) == 0

        await asyncio.to_thread(play)


async def test_a_program_waits_until_its_game_starts_or_is_called_off(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client_module, "QUIET", 0.1)
    async with server.member("Anna") as anna, server.member("Ben") as ben:
        keys = [await token_of(each) for each in (anna, ben)]
        with Client(server.url, keys[0]) as client, Client(server.url) as nobody:
            for end in ("join", "cancel"):
                table = await asyncio.to_thread(client.create, "duel", ["me", "open"])
                watching = [asyncio.create_task(asyncio.to_thread(first, each, table)) for each in (client, nobody)]
                await asyncio.sleep(0.3)
                assert not any(each.done() for each in watching)
                who = ben if end == "join" else anna
                assert (await who.post(f"/api/tables/{table}/{end}", json={})).is_success
                shown = await asyncio.wait_for(asyncio.gather(*watching), PATIENCE)
                assert [each is None for each in shown] == [end == "cancel"] * 2


async def test_a_program_hears_why_it_may_not_watch(server: Served) -> None:
    async with server.member("Anna") as anna:
        key, blind = await token_of(anna), await token_of(anna, "play")

        def refused(by: Client, table: str, seat: int | None = None) -> tuple[int, str]:
            with by, pytest.raises(Refused) as caught:
                next(by.watch(table, seat))
            return caught.value.status, caught.value.rule

        def ask() -> None:
            with Client(server.url, key) as client:
                table = client.create("duel", ["me", "bot:1"])
            assert refused(Client(server.url, key), "nowhere")[1] == "unknown-table"
            assert refused(Client(server.url), table, 0)[1] == "not-your-seat"
            assert refused(Client(server.url, blind), table)[1] == "token-may-not"
            assert refused(Client(server.url, "eco_nonsense"), table) == (401, "bad-token")

        await asyncio.to_thread(ask)


async def test_a_program_whose_token_ends_stops(server: Served) -> None:
    async with server.member("Anna") as anna:
        made = (await anna.post("/api/tokens", json={"name": "bot", "scopes": ["read", "play"]})).json()
        with Client(server.url, made["key"]) as client:
            table = await asyncio.to_thread(client.create, "duel", ["me", "me"])
            watching = client.watch(table)
            await asyncio.to_thread(next, watching)
            ending = asyncio.create_task(asyncio.to_thread(next, watching))
            await anna.delete(f"/api/tokens/{made['token']['id']}")
            with pytest.raises(Refused) as refused:
                await asyncio.wait_for(ending, PATIENCE)
        assert (refused.value.status, refused.value.rule) == (401, "not-signed-in")


async def test_a_program_whose_seat_is_lost_hears_of_it(server: Served) -> None:
    async with server.member("Anna") as anna, server.member("Ben") as ben:
        keys = [await token_of(each) for each in (anna, ben)]

        def lose() -> str:
            with Client(server.url, keys[0]) as client, Client(server.url, keys[1]) as other:
                table = client.create("duel", ["me", "open"], rules={"absent": "wait"})
                other.join(table)
                watching = client.watch(table)
                client.play(next(watching), "/leave")
                with pytest.raises(Refused) as refused:
                    next(watching)
                return refused.value.rule

        assert await asyncio.to_thread(lose) == "seat-lost"


# --- Being patient


class Moody:
    """A server that has a list of answers, and then none."""

    def __init__(self, *answers: bytes) -> None:
        self.answers = list(answers)
        self.requests = 0


@pytest.fixture
def moody() -> Iterator[Any]:
    """Starts servers that answer as they are told."""
    import socketserver

    servers: list[socketserver.TCPServer] = []

    def start(*answers: bytes) -> tuple[str, Moody]:
        mood = Moody(*answers)

        class Answer(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                head = b""
                while not head.endswith(b"\r\n\r\n"):
                    head += self.rfile.readline()
                length = [line for line in head.lower().splitlines() if line.startswith(b"content-length:")]
                self.rfile.read(int(length[0].split(b":")[1]) if length else 0)
                mood.requests += 1
                self.wfile.write(mood.answers.pop(0))

        server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Answer)
        servers.append(server)
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        return f"http://127.0.0.1:{server.server_address[1]}", mood

    yield start
    for server in servers:
        server.shutdown()
        server.server_close()


def answer(status: str, body: str, *headers: str) -> bytes:
    head = [f"HTTP/1.1 {status}", f"content-length: {len(body)}", "content-type: application/json", "connection: close"]
    return "\r\n".join([*head, *headers, "", body]).encode()


PLAYED = answer("200 OK", '{"ply": 8}')


def test_a_program_that_asks_too_often_waits_and_asks_again(moody: Any) -> None:
    url, mood = moody(answer("429 Too Many", "{}", "retry-after: 1"), answer("200 OK", '{"id": "t"}'))
    with Client(url) as client:
        assert client.create("duel", ["me", "open"]) == "t"
    assert mood.requests == 2


def test_a_move_is_sent_until_it_is_confirmed(moody: Any) -> None:
    url, mood = moody(b"", answer("502 Bad Gateway", "<html>"), PLAYED)
    with Client(url) as client:
        assert client.play(Position("t"), "build baths") == 8
    assert mood.requests == 3


def test_what_no_server_says_is_an_error_all_the_same(moody: Any) -> None:
    url, _ = moody(answer("418 Teapot", "<html>no JSON"))
    with Client(url) as client, pytest.raises(Refused) as refused:
        client.listing("t")
    assert (refused.value.status, refused.value.rule) == (418, "unreadable")


def test_nobody_is_waited_for_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_module, "PAUSES", (0.01, 0.01))
    with Client("http://127.0.0.1:1") as client:
        with pytest.raises(OSError, match="refused"):
            next(client.watch("t"))
        with pytest.raises(httpx.TransportError):
            client.play(Position("t"), "build baths")


def test_the_example_in_the_readme_plays_a_game(tmp_path: Path) -> None:
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"^```py\n(.*?)^```", readme, re.M | re.S)
    with Process(f"{tmp_path}/readme.db", "--bot-pause", "0") as server:
        example = example.replace("http://127.0.0.1:8500", server.url) + "\nprint(position.result)\n"
        run = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=True, timeout=60)
    assert run.stdout.split()[-1] in ("civilian", "science", "military")
