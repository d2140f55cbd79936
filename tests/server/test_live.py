"""The WebSocket: what a player sees, hears and may do over one connection, with real sockets."""

from __future__ import annotations

import asyncio
import gzip
import json
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ecumene.client import Position
from ecumene.server import live
from ecumene.server.agreed import Rules
from ecumene.server.guard import LANGUAGE
from ecumene.server.settings import Settings
from tests.server.app import Served, served, table_of
from tests.server.databases import Cluster
from tests.server.makings import LONG_AGO, asked, play, started, until
from tests.server.toys import toys

__all__ = ["toys"]
pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("toys")]

PATIENCE = 20  # seconds
SMALL = 600  # bytes, compressed: the usual move


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A connection knows no database; two processes on PostgreSQL have a test of their own."""
    return f"sqlite+aiosqlite:///{tmp_path}/ecumene.db"


class Socket:
    """Somebody's WebSocket: what they hear, and the tables as they see them."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.positions: dict[str, Position] = {}
        self.frames: list[str] = []
        self._heard: list[dict[str, Any]] = []
        self._keys = 0

    async def send(self, **request: Any) -> None:
        """Ask for something, and do not wait."""
        await self.connection.send(json.dumps(request))

    async def ask(self, do: str, **more: Any) -> dict[str, Any]:
        """Ask for something; what is answered."""
        self._keys += 1
        key = str(more.pop("key", self._keys))
        await self.send(do=do, key=key, **more)
        return await self.hear("done", "trouble", key=key)

    async def refused(self, do: str, **more: Any) -> str:
        """Ask for something that is refused; by which rule."""
        return str((await self.ask(do, **more))["trouble"]["rule"])

    async def watch(self, table: str, seat: int | None = None, have: int = 0) -> Position:
        """Watch a table from now on."""
        answer = await self.ask("watch", table=table, seat=seat, have=have)
        assert "done" in answer, answer
        return self.positions[table]

    async def hear(self, *kinds: str, **facts: Any) -> dict[str, Any]:
        """The next message of one of these kinds; others are kept for later."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for number, told in enumerate(self._heard):
                    is_it = any(kind in told for kind in kinds)
                    if is_it and (not facts or facts["key"] in (told.get("done"), told.get("key"))):
                        return self._heard.pop(number)
                await self._next()

    async def until_ply(self, table: str, ply: int) -> Position:
        """Wait until the table has come so far."""
        async with asyncio.timeout(PATIENCE):
            while self.positions[table].ply < ply:
                await self._next()
        return self.positions[table]

    async def silent(self, kind: str) -> bool:
        """Has nothing of this kind been said? Whatever was said before the answer to a ping has arrived by then."""
        await self.ask("ping")
        return not any(kind in told for told in self._heard)

    async def closed(self) -> tuple[int, str]:
        """Wait until the connection is closed; the code, and the reason."""
        async with asyncio.timeout(PATIENCE):
            try:
                while True:
                    await self._next()
            except ConnectionClosed as error:
                return (error.rcvd.code, error.rcvd.reason) if error.rcvd is not None else (0, "without a word")

    async def _next(self) -> None:
        text = str(await self.connection.recv())
        told = json.loads(text)
        if "log" in told:
            self.frames.append(text)
            position = self.positions.setdefault(told["table"], Position(told["table"]))
            assert position.follow(told), "a frame is missing"
        else:
            self._heard.append(told)


@asynccontextmanager
async def online(server: Served, client: httpx.AsyncClient | None = None, **more: Any) -> AsyncIterator[Socket]:
    """Somebody is connected; nobody signed in, if there is no client."""
    headers = {"accept-language": "en"}
    if client is not None:
        headers = {
            name: client.headers[name] for name in ("authorization", "accept-language") if name in client.headers
        }
        headers["cookie"] = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        headers["origin"] = server.url
    async with connect(server.live, additional_headers=headers, max_size=1 << 24, **more) as connection:
        yield Socket(connection)


@asynccontextmanager
async def two(server: Served) -> AsyncIterator[tuple[httpx.AsyncClient, httpx.AsyncClient]]:
    """Anna, who is user 1, and Ben, who is user 2."""
    async with server.guest("Anna") as anna, server.guest("Ben") as ben:
        yield anna, ben


async def at_a_table(server: Served, rules: Rules | None = None, **more: Any) -> str:
    """Anna and Ben have just begun a game."""
    return await started(server.house.database, rules=rules, **more)


async def go_on(server: Served, table: str, moves: int = 1, seed: int = 1) -> int:
    """So many random moves; how far the table has come."""
    await play(server.house.hall, table, Random(seed), moves)
    return (await asked(server.house.hall, table))[2]


async def view(client: httpx.AsyncClient, table: str, **query: Any) -> dict[str, Any]:
    """The table as a program sees it that asks once."""
    answer = await client.get(f"/api/tables/{table}/view", params=query)
    assert answer.status_code == 200, answer.text
    frame: dict[str, Any] = answer.json()
    return frame


# --- Seeing


async def test_players_see_the_whole_table_and_then_what_changes(server: Served) -> None:
    async with two(server) as (anna, ben), online(server, anna) as first, online(server, ben) as second:
        table = await at_a_table(server)
        for seat, each in enumerate((first, second)):
            assert (await each.watch(table)).seat == seat
        ply = await go_on(server, table, 40)
        for client, each in ((anna, first), (ben, second)):
            position = await each.until_ply(table, ply)
            frame = await view(client, table)
            assert position.picture == frame["picture"]
            assert position.log == frame["log"]
            assert all('"picture"' not in text for text in each.frames[1:])
            assert median(len(gzip.compress(text.encode())) for text in each.frames[1:]) < SMALL


async def test_who_comes_back_is_told_only_what_is_new(server: Served) -> None:
    async with two(server) as (anna, _):
        table = await at_a_table(server)
        async with online(server, anna) as before:
            await before.watch(table)
            seen = await before.until_ply(table, await go_on(server, table, 5))
        ply = await go_on(server, table, 3)
        async with online(server, anna) as after:
            after.positions[table] = seen
            old = len(seen.log)
            position = await after.watch(table, have=seen.ply)
            assert position.ply == ply
            assert 0 < len(json.loads(after.frames[0])["log"]) < old
            assert position.log == (await view(anna, table))["log"]


async def test_whoever_looks_on_sees_no_more_than_a_spectator(server: Served) -> None:
    async with two(server), online(server) as nobody:
        table = await at_a_table(server)
        assert (await nobody.watch(table)).seat == -1
        assert await nobody.refused("watch", table=table, seat=0) == "not-your-seat"
        assert await nobody.refused("play", table=table, seat=0, text="build baths") == "not-signed-in"
        position = await nobody.until_ply(table, await go_on(server, table))
        assert position.moves == {}


async def test_a_closed_table_shows_nothing_to_strangers(server: Served) -> None:
    async with two(server) as (anna, _), online(server, anna) as player, online(server) as nobody:
        table = await at_a_table(server, Rules(order="joined", watch="nobody"))
        assert await nobody.refused("watch", table=table) == "not-for-spectators"
        await player.watch(table)
        await player.until_ply(table, await go_on(server, table))
        assert await nobody.silent("log")
        assert nobody.frames == []


async def test_spectators_of_a_delayed_table_see_it_later(server: Served) -> None:
    async with two(server) as (anna, _), online(server, anna) as player, online(server) as nobody:
        table = await at_a_table(server, Rules(order="joined", delay=1))
        start = await nobody.watch(table)
        await player.watch(table)
        begun = asyncio.get_running_loop().time()
        ply = await go_on(server, table)
        await player.until_ply(table, ply)
        assert start.ply < ply
        await nobody.until_ply(table, ply)
        assert asyncio.get_running_loop().time() - begun > 0.9


async def test_a_table_that_has_not_started_says_so_and_then_that_it_starts(server: Served) -> None:
    async with two(server) as (anna, ben), online(server, anna) as host:
        table = await table_of(anna, seats=2)
        assert await host.refused("watch", table=table) == "not-started"
        assert (await ben.post(f"/api/tables/{table}/join", json={})).status_code == 200
        while (await host.hear("listing"))["listing"]["state"] != "playing":
            pass
        assert (await host.watch(table)).picture["players"][0]["name"] in ("Anna", "Ben")


async def test_a_table_that_is_not_there(server: Served) -> None:
    async with online(server) as nobody:
        assert await nobody.refused("watch", table="nowhere") == "unknown-table"


async def test_one_looks_through_other_eyes_or_keeps_those_one_has(server: Served) -> None:
    async with two(server) as (anna, _), online(server, anna) as player:
        table = await at_a_table(server)
        assert (await player.watch(table, 0)).seat == 0
        assert await player.refused("watch", table=table, seat=1) == "not-your-seat"
        await player.until_ply(table, await go_on(server, table))
        assert (await player.watch(table, -1)).seat == -1
        shown = len(player.frames)
        await player.until_ply(table, await go_on(server, table))
        assert len(player.frames) == shown + 1


async def test_what_one_watches_no_more_is_silent(server: Served) -> None:
    async with two(server) as (anna, _), online(server, anna) as player:
        table = await at_a_table(server)
        for _ in range(3):
            await player.watch(table)
            shown = len(player.frames)
            await player.ask("unwatch", table=table)
            await player.ask("unwatch", table=table)
            await go_on(server, table)
            await player.ask("ping")
            assert len(player.frames) == shown
        assert (await player.watch(table)).ply == (await view(anna, table))["ply"]


async def test_nobody_watches_more_tables_than_anybody_could(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "MOST_WATCHED", 2)
    async with two(server) as (anna, _), online(server, anna) as player:
        tables = [await at_a_table(server, table=f"table{number}") for number in range(3)]
        for table in [*tables[:2], tables[0]]:
            await player.watch(table)
        assert await player.refused("watch", table=tables[2]) == "too-many-watched"
        await player.ask("unwatch", table=tables[0])
        await player.watch(tables[2])


async def test_a_token_that_is_not_for_reading_sees_nothing(server: Served) -> None:
    async with server.member("Anna") as anna, server.guest("Ben"):
        table = await at_a_table(server)
        made = await anna.post("/api/tokens", json={"name": "bot", "scopes": ["chat"]})
        token = made.json()["key"]
        async with server.visitor(headers={"authorization": f"Bearer {token}"}) as bot, online(server, bot) as program:
            assert await program.refused("watch", table=table) == "token-may-not"
            assert await program.refused("play", table=table, seat=0, text="/resign") == "token-may-not"
            for path in ("view", "at/1", "record", "events"):
                answer = await bot.get(f"/api/tables/{table}/{path}")
                assert (answer.status_code, answer.json()["rule"]) == (403, "token-may-not")


# --- Playing


async def test_a_move_is_confirmed_once_and_played_once(server: Served) -> None:
    async with two(server) as (anna, ben), online(server, anna) as first, online(server, ben) as second:
        table = await at_a_table(server)
        positions = [await each.watch(table) for each in (first, second)]
        seat = positions[0].picture["awaits"][0]
        mover, position = (first, second)[seat], positions[seat]
        move = {"table": table, "seat": seat, "text": next(iter(position.moves)), "ply": position.ply, "key": "k1"}
        done = await mover.ask("play", **move)
        assert done == {"done": "k1", "ply": move["ply"] + 1}
        assert await mover.ask("play", **move) == done
        other = await mover.refused("play", **(move | {"text": "/resign"}))
        assert other == "key-used"
        told = [entry for entry in (await mover.until_ply(table, done["ply"])).log if entry.get("seat", -2) >= 0]
        assert [entry["move"] for entry in told] == [move["text"]]


async def test_requests_are_carried_out_in_the_order_in_which_they_were_sent(server: Served) -> None:
    async with two(server) as (anna, ben):
        table = await at_a_table(server)
        seat, moves, _ = await asked(server.house.hall, table)
        async with online(server, (anna, ben)[seat]) as player:
            for number in range(4):
                text = "/undo" if number % 2 else moves[0]
                await player.send(do="play", table=table, seat=seat, text=text, key=f"p{number}")
            await player.send(do="ping", key="ping")
            answers = [await player.hear("done", "trouble") for _ in range(5)]
        assert [answer.get("done") for answer in answers] == ["p0", "p1", "p2", "p3", "ping"]
        plies = [answer["ply"] for answer in answers[:4]]
        assert plies == sorted(set(plies))


@pytest.mark.parametrize(("language", "sentence"), [("en", "is not yours"), ("uk", "не ваше"), ("ru", "не ваше")])
async def test_a_refusal_is_said_in_the_readers_language(server: Served, language: str, sentence: str) -> None:
    async with server.guest("Anna"), server.guest("Ben"), server.guest("Carol", language) as carol:
        table = await at_a_table(server)
        async with online(server, carol) as stranger:
            answer = await stranger.ask("play", table=table, seat=0, text="/resign")
        assert answer["trouble"]["rule"] == "not-your-seat"
        assert sentence in answer["trouble"]["message"]


async def test_a_browser_connects_in_its_own_language_but_the_page_speaks_the_readers(server: Served) -> None:
    async with server.guest("Anna"), server.guest("Ben"), server.guest("Carol", "en") as carol:
        table = await at_a_table(server)
        carol.cookies.set(LANGUAGE, "uk")
        async with online(server, carol) as stranger:
            answer = await stranger.ask("play", table=table, seat=0, text="/resign")
        assert "не ваше" in answer["trouble"]["message"]


async def test_a_plan_is_tried_out_and_changes_nothing(server: Served) -> None:
    async with two(server) as (anna, ben):
        table = await at_a_table(server)
        seat, moves, _ = await asked(server.house.hall, table)
        async with online(server, (anna, ben)[seat]) as player:
            answer = await player.ask("plan", table=table, plan={"moves": moves[:1], "seat": seat})
            assert answer["plan"]["view"]
            assert (await asked(server.house.hall, table))[1] == moves
            assert await player.refused("plan", table=table, plan={"moves": ["build nothing"], "seat": seat})


async def test_moves_that_cannot_be_played(server: Served) -> None:
    async with two(server) as (anna, ben):
        table = await at_a_table(server)
        seat, moves, ply = await asked(server.house.hall, table)
        async with online(server, (anna, ben)[seat]) as mover, online(server, (anna, ben)[1 - seat]) as other:
            for each, own, text, more, rule in (
                (mover, seat, "build nonsense", {}, "unknown-move"),
                (mover, seat, "/nonsense", {}, "unknown-act"),
                (mover, seat, f"/sit {seat + 1}", {}, "sit-by-request"),
                (mover, seat, moves[0], {"ply": ply + 5}, "other-ply"),
                (mover, seat, moves[0], {"key": "\x1b[2J"}, "bad-request"),
                (mover, 1 - seat, moves[0], {}, "not-your-seat"),
                (mover, 7, moves[0], {}, "not-your-seat"),
                (other, 1 - seat, moves[0], {}, "not-your-turn"),
            ):
                assert await each.refused("play", table=table, seat=own, text=text, **more) == rule
        assert (await asked(server.house.hall, table))[2] == ply


async def test_garbled_messages_are_refused_and_the_connection_stands(server: Served) -> None:
    async with two(server) as (anna, _), online(server, anna) as player:
        for text in (
            "",
            "nonsense",
            "[]",
            "{}",
            '{"do": 5}',
            '{"do": "shout"}',
            '{"do": "watch"}',
            '{"do": "watch", "table": "../etc"}',
            '{"do": "watch", "table": "t", "seat": 99}',
            '{"do": "watch", "table": "t", "have": -1}',
            '{"do": "watch", "table": "t", "have": 99999999999999999999999}',
            '{"do": "play", "table": "t", "seat": 0, "text": ""}',
            '{"do": "play", "table": "t", "seat": 0, "text": "' + "x" * 201 + '"}',
            '{"do": "ping", "key": "' + "k" * 41 + '"}',
            '{"do": "ping", "more": 1}',
            '{"do": "ping", "key": "\\ud800"}',
            '{"do": "ping", "key": "a\\u0000b"}',
            "[" * 60_000,
            b"\x00\x01",
        ):
            await player.connection.send(text)
            answer = await player.hear("trouble")
            assert answer["trouble"]["rule"] in ("bad-request", "nul-sign"), text
            assert answer["trouble"]["message"]
        assert await player.ask("ping", key="still") == {"done": "still"}


async def test_a_message_longer_than_any_request_ends_the_connection(server: Served) -> None:
    async with two(server) as (anna, _), online(server, anna) as player:
        await player.connection.send('{"do": "ping", "key": "' + "x" * 70_000 + '"}')
        assert (await player.closed())[0] == 1009


async def test_whoever_asks_too_often_is_told_which_request_was_too_much(url: str) -> None:
    async with served(Settings(database=url, budget=0.01, log="error")) as server:
        async with server.guest("Anna") as anna, online(server, anna) as player:
            answers = [await player.ask("ping") for _ in range(15)]
        refused = [answer["trouble"] for answer in answers if "trouble" in answer]
        assert [trouble["rule"] for trouble in refused] == ["too-many-requests"] * 3
        assert refused[0]["details"]["seconds"] >= 1


# --- Hearing


async def test_everybody_at_a_table_hears_who_is_there(server: Served) -> None:
    async with two(server) as (anna, ben), online(server, anna) as first:
        table = await at_a_table(server)
        await first.watch(table)
        async with online(server, ben) as second, online(server) as nobody:
            await second.watch(table)
            await nobody.watch(table)
            while await first.hear("here") != {"table": table, "here": [0, 1], "watching": 1}:
                pass
        while await first.hear("here") != {"table": table, "here": [0], "watching": 0}:
            pass


async def test_words_arrive_while_one_plays(server: Served) -> None:
    async with two(server) as (anna, ben), online(server, anna) as first, online(server) as nobody:
        table = await at_a_table(server)
        await first.watch(table)
        await nobody.watch(table)
        said = await ben.post(f"/api/tables/{table}/messages", json={"text": "Hello"})
        assert said.status_code == 201
        heard = await first.hear("said")
        assert (heard["table"], heard["said"]["text"], heard["said"]["name"]) == (table, "Hello", "Ben")
        assert await nobody.silent("said")


async def test_whoever_is_asked_hears_of_it_on_whatever_page(server: Served) -> None:
    async with two(server) as (anna, ben), online(server, anna) as first, online(server, ben) as second:
        table = await at_a_table(server)
        seat, moves, ply = await asked(server.house.hall, table)
        done = await (first, second)[seat].ask("play", table=table, seat=seat, text=moves[0], ply=ply)
        next_seat, _, now = await asked(server.house.hall, table)
        turn = await (first, second)[next_seat].hear("turn")
        assert turn == {"turn": {"table": table, "ply": now}}
        assert now >= done["ply"]
        assert await (first, second)[1 - next_seat].silent("turn")


async def test_whoever_is_in_the_lobby_hears_of_tables(server: Served) -> None:
    async with two(server) as (anna, ben), online(server) as lobby, online(server) as elsewhere:
        await lobby.ask("lobby")
        table = await table_of(anna, seats=2)
        opened = (await lobby.hear("listing"))["listing"]
        assert (opened["id"], opened["state"]) == (table, "open")
        assert (await ben.post(f"/api/tables/{table}/join", json={})).is_success
        assert (await lobby.hear("listing"))["listing"]["state"] == "playing"
        await table_of(anna, seats=2, rules={"listed": False})
        assert await lobby.silent("listing")
        assert await elsewhere.silent("listing")


async def test_whose_seat_is_somebody_elses_now_hears_of_it_and_sees_no_more(server: Served) -> None:
    async with two(server) as (anna, ben), server.guest("Carol") as carol:
        table = await at_a_table(server, Rules(order="joined", absent="wait"))
        async with online(server, anna) as first, online(server, ben) as second:
            for each in (first, second):
                await each.watch(table)
            assert "done" in await first.ask("play", table=table, seat=0, text="/leave")
            assert await first.hear("lost") == {"table": table, "lost": 0}
            assert (await carol.post(f"/api/tables/{table}/sit", json={"seat": 0})).status_code == 200
            shown = len(first.frames)
            await second.until_ply(table, await go_on(server, table, 3))
            await first.ask("ping")
            assert len(first.frames) == shown
            assert await first.refused("play", table=table, seat=0, text="/resign") == "not-your-seat"
            assert await first.refused("watch", table=table, seat=0) == "not-your-seat"
            assert (await first.watch(table)).seat == -1


# --- The end of a connection


async def test_a_server_that_stops_says_that_one_may_come_back(url: str) -> None:
    async with AsyncExitStack() as stack:
        async with served(Settings(database=url, budget=0, log="error")) as server, server.guest("Anna") as anna:
            player = await stack.enter_async_context(online(server, anna))
            await player.ask("ping")
        assert (await player.closed())[0] == 1012


async def test_signing_out_ends_the_connections_of_that_browser_only(server: Served) -> None:
    async with server.member("Anna") as anna, server.visitor() as elsewhere:
        signed_in = await elsewhere.post("/api/sessions", json={"name": "Anna", "password": "correct horse"})
        assert signed_in.status_code == 201
        async with online(server, anna) as one, online(server, anna) as same, online(server, elsewhere) as other:
            assert (await anna.delete("/api/sessions/current")).is_success
            assert await one.closed() == (1008, "signed out")
            assert (await same.closed())[0] == 1008
            assert await other.ask("ping", key="here") == {"done": "here"}


async def test_revoking_a_token_ends_the_connection_of_the_program(server: Served) -> None:
    async with server.member("Anna") as anna:
        made = (await anna.post("/api/tokens", json={"name": "bot", "scopes": ["read", "play"]})).json()
        bot = httpx.AsyncClient(headers={"authorization": f"Bearer {made['key']}"})
        async with bot, online(server, bot) as program, online(server, anna) as owner:
            await program.ask("ping")
            assert (await anna.delete(f"/api/tokens/{made['token']['id']}")).is_success
            assert (await program.closed())[0] == 1008
            assert "done" in await owner.ask("ping")


async def test_a_key_that_ends_by_itself_ends_its_connections(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "LOOK", 0.05)
    async with two(server) as (anna, ben), online(server, anna) as first, online(server, ben) as second:
        await asyncio.sleep(0.2)
        assert "done" in await first.ask("ping")
        async with server.house.database.write() as connection:
            await connection.exec_driver_sql(f'update keys set ends = {LONG_AGO} where "user" = 1')
        assert (await first.closed())[0] == 1008
        assert "done" in await second.ask("ping")


async def test_whoever_does_not_read_is_sent_away_and_keeps_nobody_waiting(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "MOST_UNREAD", 200_000)
    async with two(server) as (anna, ben), online(server, ben) as other:
        table = await at_a_table(server)
        await go_on(server, table, 30)
        await other.watch(table)
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.setblocking(False)
        port = int(server.url.rpartition(":")[2])
        await asyncio.get_running_loop().sock_connect(narrow, ("127.0.0.1", port))
        before = server.house.switchboard.count(1)
        async with online(server, anna, sock=narrow, compression=None, max_queue=1, ping_interval=None) as sleeper:
            assert server.house.switchboard.count(1) == before + 1
            for _ in range(3000):
                await sleeper.send(do="watch", table=table)
                if server.house.switchboard.count(1) == before:
                    break
            await until(lambda: server.house.switchboard.count(1) == before)
            ply = await go_on(server, table)
            await other.until_ply(table, ply)
            while await other.hear("here") != {"table": table, "here": [1], "watching": 0}:
                pass
            sleeper.connection.transport.abort()


async def test_nobody_opens_more_connections_than_anybody_needs(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "MOST_CONNECTIONS", 2)
    async with two(server) as (anna, ben):
        async with AsyncExitStack() as stack:
            people = (anna, anna, anna, ben)
            first, second, third, other = [await stack.enter_async_context(online(server, each)) for each in people]
            assert await third.closed() == (1013, "too much at once")
            for each in (first, second, other):
                assert "done" in await each.ask("ping")
        await until(lambda: server.house.switchboard.count(1) == 0)
        async with online(server, anna) as again:
            assert "done" in await again.ask("ping")


async def test_who_goes_is_forgotten(server: Served) -> None:
    async with two(server) as (anna, _):
        table = await at_a_table(server)
        for _ in range(5):
            async with online(server, anna) as player:
                await player.watch(table)
                player.connection.transport.abort()
        hot = server.house.hall.hot(table)
        assert hot is not None
        await until(lambda: not hot.is_watched and server.house.switchboard.count(1) == 0)


# --- Several processes


async def test_players_at_two_processes_see_hear_and_ask_the_same(postgres: Cluster) -> None:
    url = postgres.database()
    settings = Settings(database=url, budget=0, log="error")
    async with (
        served(settings) as one,
        served(settings) as other,
        two(one) as (anna, ben),
        online(one, anna) as first,
        online(other, ben) as second,
    ):
        table = await at_a_table(one)
        players = (first, second)
        positions = [await each.watch(table) for each in players]
        while (await first.hear("here"))["here"] != [0, 1]:
            pass
        for _ in range(20):
            seat = positions[0].picture["awaits"][0]
            position = positions[seat]
            text = next(iter(position.moves))
            done = await players[seat].ask("play", table=table, seat=seat, text=text, ply=position.ply)
            for each in players:
                await each.until_ply(table, done["ply"])
            assert positions[0].ply == positions[1].ply
        assert positions[0].picture["players"] == positions[1].picture["players"]
        turns = [await each.hear("turn") for each in players]
        assert {turn["turn"]["table"] for turn in turns} == {table}
        await anna.post(f"/api/tables/{table}/messages", json={"text": "Hello"})
        assert (await second.hear("said"))["said"]["text"] == "Hello"
    postgres.drop(url)
