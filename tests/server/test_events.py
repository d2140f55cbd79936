"""Playing by HTTP: looking once, server-sent events, moves with keys, and everything else a program may ask a table."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from ecumene.client import Client, Position
from ecumene.server import live
from ecumene.server.agreed import Rules
from ecumene.server.who import NOBODY
from tests.server.app import Served
from tests.server.makings import LONG_AGO, asked, until
from tests.server.process import Process
from tests.server.test_live import at_a_table, go_on, two, view
from tests.server.toys import toys

__all__ = ["toys"]
pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("toys")]

PATIENCE = 20  # seconds
AT_ONCE = 3.0  # seconds, on a busy machine
Event = tuple[str, dict[str, Any]]  # its id, and what it says; nothing in a sign of life


@pytest.fixture
def url(tmp_path: Path) -> str:
    """What is asked here is the same for both databases."""
    return f"sqlite+aiosqlite:///{tmp_path}/ecumene.db"


@asynccontextmanager
async def listening(client: httpx.AsyncClient, table: str, **more: Any) -> AsyncIterator[AsyncIterator[Event]]:
    """The events of a table, as they happen."""
    async with client.stream("GET", f"/api/tables/{table}/events", timeout=PATIENCE, **more) as answer:
        assert answer.status_code == 200, await answer.aread()
        assert answer.headers["content-type"].startswith("text/event-stream")
        async with aclosing(events(answer)) as told:
            yield told


async def events(answer: httpx.Response) -> AsyncGenerator[Event, None]:
    """What is told, one event after the other."""
    number, data = "", ""
    async for line in answer.aiter_lines():
        if not line:
            yield number, json.loads(data) if data else {}
            number, data = "", ""
        elif line.startswith("id: "):
            number = line[4:]
        elif line.startswith("data: "):
            data += line[6:]


async def frame(told: AsyncIterator[Event]) -> Event:
    """The next event that shows something."""
    async for number, said in told:
        if "log" in said:
            return number, said
    raise AssertionError("the stream has ended")


async def rule(client: httpx.AsyncClient, path: str, **query: Any) -> tuple[int, str]:
    """How a question is refused."""
    answer = await client.get(path, params=query)
    return answer.status_code, str(answer.json().get("rule"))


# --- Server-sent events


async def test_a_program_that_only_listens_sees_every_change(server: Served) -> None:
    async with two(server) as (anna, _):
        table = await at_a_table(server)
        async with listening(anna, table) as told:
            position = Position(table)
            number, said = await frame(told)
            assert position.follow(said)
            assert number == str(position.ply)
            ply = await go_on(server, table, 10)
            while position.ply < ply:
                number, said = await frame(told)
                assert position.follow(said)
                assert number == str(position.ply)
        now = await view(anna, table)
        assert (position.picture, position.log) == (now["picture"], now["log"])


async def test_a_stream_that_was_cut_goes_on_with_what_is_new(server: Served) -> None:
    async with two(server) as (anna, _):
        table = await at_a_table(server)
        await go_on(server, table, 5)
        async with listening(anna, table) as told:
            last, whole = await frame(told)
        await go_on(server, table, 2)
        for more in ({"headers": {"last-event-id": last}}, {"params": {"have": last}}):
            async with listening(anna, table, **more) as told:
                _, said = await frame(told)
                assert 0 < len(said["log"]) < len(whole["log"])
                assert whole["log"] + said["log"] == (await view(anna, table))["log"]
        for nonsense in ("x", "-1", "9" * 30, "\u0664", ""):
            async with listening(anna, table, headers={"last-event-id": nonsense.encode()}) as told:
                assert len((await frame(told))[1]["log"]) > len(whole["log"])


async def test_who_stops_listening_is_forgotten(server: Served) -> None:
    async with two(server) as (anna, _), server.guest("Carol") as carol:
        table = await at_a_table(server)
        async with listening(anna, table) as told:
            await frame(told)
            async with listening(carol, table) as others:
                await frame(others)
            while (await anext(told))[1] != {"table": table, "here": [0], "watching": 1}:
                pass
            while (await anext(told))[1] != {"table": table, "here": [0], "watching": 0}:
                pass
        hot = server.house.hall.hot(table)
        assert hot is not None
        await until(lambda: not hot.is_watched)


async def test_who_goes_before_the_first_event_is_forgotten_too(server: Served) -> None:
    async with two(server):
        table = await at_a_table(server)
        port = int(server.url.rpartition(":")[2])
        for _ in range(50):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(f"GET /api/tables/{table}/events HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            await writer.drain()
            await asyncio.sleep(0.002)
            writer.transport.abort()
        hot = server.house.hall.hot(table)
        assert hot is not None
        await until(lambda: not hot.is_watched)


async def test_a_stream_that_is_refused_says_why(server: Served) -> None:
    async with two(server), server.guest("Carol") as carol:
        table = await at_a_table(server, Rules(order="joined", watch="nobody"))
        late = await at_a_table(server, Rules(order="joined", delay=3600), table="late", at=2**42)
        assert await rule(carol, f"/api/tables/{table}/events") == (403, "not-for-spectators")
        assert await rule(carol, f"/api/tables/{table}/events", seat=0) == (403, "not-your-seat")
        assert await rule(carol, f"/api/tables/{late}/events") == (409, "nothing-to-see-yet")
        assert await rule(carol, "/api/tables/nowhere/events") == (404, "unknown-table")


async def test_a_stream_ends_when_the_seat_is_lost(server: Served) -> None:
    async with two(server) as (anna, _):
        table = await at_a_table(server, Rules(order="joined", absent="wait"))
        async with listening(anna, table) as told:
            await frame(told)
            left = await anna.post(f"/api/tables/{table}/moves", json={"text": "/leave", "seat": 0})
            assert left.status_code == 200
            async with asyncio.timeout(PATIENCE):
                said = [said async for _, said in told]
        assert said[-1] == {"table": table, "lost": 0}


async def test_a_silent_stream_shows_that_it_is_alive_until_its_key_ends(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "ALIVE", 0.05)
    async with two(server) as (anna, _):
        table = await at_a_table(server)
        async with listening(anna, table) as told:
            while (await anext(told))[1]:
                pass
            async with server.house.database.write() as connection:
                await connection.exec_driver_sql(f'update keys set ends = {LONG_AGO} where "user" = 1')
            async with asyncio.timeout(PATIENCE):
                async for _ in told:
                    pass


async def test_who_listens_slowly_is_cut_off_and_comes_again(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "MOST_UNREAD", 1000)
    async with two(server):
        table = await at_a_table(server)
        with pytest.raises(StopAsyncIteration):  # the first frame alone is too much
            await live.stream(live.Listener(server.house, NOBODY), table, None, 0)
        hot = server.house.hall.hot(table)
        assert hot is not None
        assert not hot.is_watched


def test_a_server_that_stops_ends_its_streams_at_once(tmp_path: Path) -> None:
    with Process(f"{tmp_path}/x.db") as running, Client(running.url) as anna:
        anna.arrive("Anna")
        table = anna.create("duel", ["me", "me"])
        with anna.http.stream("GET", f"/api/tables/{table}/events") as answer:
            told = answer.iter_lines()
            assert next(told).startswith("id: ")
            start = time.monotonic()
            assert running.stop() == 0
            assert time.monotonic() - start < AT_ONCE
            assert list(told)[-1] == ""


# --- Looking once


async def test_what_has_not_changed_is_not_sent_again(server: Served) -> None:
    async with two(server) as (anna, _):
        table = await at_a_table(server)
        path = f"/api/tables/{table}/view"
        first = await anna.get(path)
        tag = first.headers["etag"]
        for asked_for in (tag, f"W/{tag}", f'"other", {tag}'):
            again = await anna.get(path, headers={"if-none-match": asked_for})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert (await anna.get(path, headers={"if-none-match": '"other"'})).status_code == 200
        await go_on(server, table)
        after = await anna.get(path, headers={"if-none-match": tag})
        assert after.status_code == 200
        assert after.headers["etag"] != tag


async def test_every_earlier_position_can_be_seen_again(server: Served) -> None:
    async with two(server) as (anna, ben):
        table = await at_a_table(server)
        seen = {}
        for _ in range(6):
            await go_on(server, table)
            now = await view(anna, table)
            seen[now["ply"]] = now["picture"]
        for ply, picture in seen.items():
            then = (await anna.get(f"/api/tables/{table}/at/{ply}")).json()
            assert then["picture"] == picture
        assert await rule(anna, f"/api/tables/{table}/at/{max(seen) + 1}") == (404, "unknown-ply")
        assert await rule(anna, f"/api/tables/{table}/at/0") == (400, "bad-request")
        assert await rule(ben, f"/api/tables/{table}/at/1", seat=0) == (403, "not-your-seat")


async def test_spectators_of_a_delayed_table_learn_nothing_early_by_asking(server: Served) -> None:
    async with two(server), server.guest("Carol") as carol:
        table = await at_a_table(server, Rules(order="joined", delay=3600))
        before = await view(carol, table)
        record = (await carol.get(f"/api/tables/{table}/record")).text
        plan = (await carol.post(f"/api/tables/{table}/plan", json={})).json()
        _, moves, _ = await asked(server.house.hall, table)
        verdict = (await carol.get(f"/api/tables/{table}/why", params={"move": moves[0]})).json()
        await go_on(server, table, 9)
        assert (await asked(server.house.hall, table))[0] >= 0
        assert await view(carol, table) == before
        assert (await carol.get(f"/api/tables/{table}/record")).text == record
        assert (await carol.post(f"/api/tables/{table}/plan", json={})).json() == plan
        assert (await carol.get(f"/api/tables/{table}/why", params={"move": moves[0]})).json() == verdict


# --- Moves


async def test_a_move_that_is_sent_twice_with_one_key_is_played_once(server: Served) -> None:
    async with two(server) as both:
        table = await at_a_table(server)
        path = f"/api/tables/{table}/moves"
        for number, keyed in enumerate(({"key": "k"}, {"headers": "Idempotency-Key"}, {"headers": "long"})):
            seat, moves, ply = await asked(server.house.hall, table)
            body: dict[str, Any] = {"text": moves[0], "seat": seat, "ply": ply}
            headers = {}
            if "key" in keyed:
                body["key"] = keyed["key"]
            else:
                headers["idempotency-key"] = "a longer key than we store, as some clients make them: " + str(number)
            answers = [await both[seat].post(path, json=body, headers=headers) for _ in range(3)]
            assert [answer.json() for answer in answers] == [{"ply": ply + 1}] * 3
            other = await both[seat].post(path, json=body | {"text": "/resign"}, headers=headers)
            assert (other.status_code, other.json()["rule"]) == (409, "key-used")


async def test_leaving_twice_with_one_key_is_leaving_once(server: Served) -> None:
    async with two(server) as (anna, _):
        table = await at_a_table(server, Rules(order="joined", absent="wait"))
        body = {"text": "/leave", "seat": 0, "key": "k"}
        answers = [await anna.post(f"/api/tables/{table}/moves", json=body) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [200, 200]
        assert answers[0].json() == answers[1].json()


async def test_moves_that_are_refused_have_their_status_and_their_rule(server: Served) -> None:
    async with two(server) as both, server.visitor() as nobody:
        table = await at_a_table(server)
        seat, moves, ply = await asked(server.house.hall, table)
        mover, other = both[seat], both[1 - seat]
        legal = {"text": moves[0], "seat": seat}
        for client, body, status, its_rule in (
            (nobody, legal, 401, "not-signed-in"),
            (other, legal, 403, "not-your-seat"),
            (other, legal | {"seat": 1 - seat}, 409, "not-your-turn"),
            (mover, legal | {"text": "build nonsense"}, 400, "unknown-move"),
            (mover, legal | {"text": "/sit 2"}, 400, "sit-by-request"),
            (mover, legal | {"ply": ply + 1}, 409, "other-ply"),
            (mover, legal | {"ply": 10**30}, 400, "bad-request"),
            (mover, legal | {"more": 1}, 400, "bad-request"),
            (mover, {"seat": seat}, 400, "bad-request"),
        ):
            answer = await client.post(f"/api/tables/{table}/moves", json=body)
            assert (answer.status_code, answer.json()["rule"]) == (status, its_rule), body
        assert (await mover.post("/api/tables/nowhere/moves", json=legal)).status_code == 404
        assert (await mover.post(f"/api/tables/{table}/moves", json=legal)).json() == {"ply": ply + 1}


async def test_whoever_asks_why_hears_the_reason_in_their_language(server: Served) -> None:
    async with server.guest("Anna") as anna, server.guest("Ben", "uk") as ben:
        table = await at_a_table(server)
        seat, moves, _ = await asked(server.house.hall, table)
        said = [
            (await client.get(f"/api/tables/{table}/why", params={"move": moves[0]})).json() for client in (anna, ben)
        ]
        assert said[seat] == {"legal": True, "why": None}
        assert said[1 - seat]["why"]["rule"] == "not-your-turn"
        again = await ben.get(f"/api/tables/{table}/why", params={"move": moves[0], "seat": 0})
        assert again.status_code == 403


async def test_a_plan_changes_nothing_and_names_the_move_that_cannot_be(server: Served) -> None:
    async with two(server) as both:
        table = await at_a_table(server)
        seat, moves, ply = await asked(server.house.hall, table)
        before = await view(both[seat], table)
        planned = await both[seat].post(f"/api/tables/{table}/plan", json={"moves": moves[:1]})
        assert planned.status_code == 200
        assert planned.json()["view"] != before["picture"]["view"]
        assert await view(both[seat], table) == before
        wrong = await both[seat].post(f"/api/tables/{table}/plan", json={"moves": [moves[0], moves[0]]})
        assert wrong.status_code == 409
        assert wrong.json()["message"]
        assert (await asked(server.house.hall, table))[2] == ply


async def test_a_record_can_be_read_by_whoever_may_see_the_table(server: Served) -> None:
    async with two(server) as (anna, ben), server.visitor() as nobody:
        table = await at_a_table(server)
        await go_on(server, table, 4)
        texts = [(await client.get(f"/api/tables/{table}/record")).text for client in (anna, ben, nobody)]
        assert all(text.startswith("game: duel") or "duel" in text.partition("\n\n")[0] for text in texts)
        closed = await at_a_table(server, Rules(order="joined", watch="nobody"), table="closed")
        assert await rule(nobody, f"/api/tables/{closed}/record") == (403, "not-for-spectators")
