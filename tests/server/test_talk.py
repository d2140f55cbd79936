"""Talk at the table: who hears whom, in which language, and at once."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from ecumene.names import LANGUAGES
from ecumene.server.guard import COOKIE
from ecumene.server.phrases import SLUGS, phrases
from ecumene.server.settings import Settings
from tests.server.app import Served, resign, served, table_of
from tests.server.test_people import rule

pytestmark = pytest.mark.anyio

SOON = 3.0  # seconds in which a message arrives
NEVER = 0.3  # seconds after which it does not arrive any more


async def says(client: httpx.AsyncClient, table: str, text: str, room: str = "players") -> httpx.Response:
    return await client.post(f"/api/tables/{table}/messages", json={"room": room, "text": text})


async def heard(client: httpx.AsyncClient, table: str, after: int = 0) -> list[str]:
    answer = await client.get(f"/api/tables/{table}/messages", params={"after": after})
    assert answer.status_code == 200, answer.text
    return [each["text"] or each["phrase"] for each in answer.json()]


class Ear:
    """Somebody's open connection, and what is said there."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def hears(self, seconds: float = SOON) -> dict[str, Any] | None:
        """The next thing that is said; nothing if nobody says anything."""
        try:
            async with asyncio.timeout(seconds):
                while True:
                    message: dict[str, Any] = json.loads(await self.socket.recv())
                    if "said" in message:
                        return message
        except TimeoutError:
            return None


@asynccontextmanager
async def listening(server: Served, client: httpx.AsyncClient | None, table: str) -> AsyncIterator[Ear]:
    """Watch a table, as this person or as nobody in particular."""
    cookie = {"cookie": f"{COOKIE}={client.cookies[COOKIE]}"} if client is not None else {}
    async with connect(server.live, additional_headers=cookie) as socket:
        await socket.send(json.dumps({"do": "watch", "table": table, "key": "watch"}))
        while "done" not in json.loads(await asyncio.wait_for(socket.recv(), SOON)):
            pass
        yield Ear(socket)


# --- Phrases


def test_there_are_phrases_for_everything_one_says_at_a_table() -> None:
    assert len(SLUGS) == len(set(SLUGS)) >= 30
    for language in LANGUAGES:
        said = phrases(language)
        assert list(said) == list(SLUGS)
        assert len(set(said.values())) == len(SLUGS)
        assert max(map(len, said.values())) <= 60


async def test_each_reader_sees_phrases_in_their_own_language(server: Served) -> None:
    async with server.guest("Anna", "en") as anna, server.guest("Bohdan", "uk") as bohdan:
        table = await table_of(anna, bohdan)
        said = await anna.post(f"/api/tables/{table}/messages", json={"room": "players", "phrase": "good-luck"})
        assert said.status_code == 201
        assert said.json()["words"] == "Good luck!"
        message = (await bohdan.get(f"/api/tables/{table}/messages")).json()[0]
        assert (message["phrase"], message["words"], message["text"]) == ("good-luck", "Хай щастить!", "")
        listed = {each["slug"]: each["text"] for each in (await bohdan.get("/api/phrases")).json()}
        assert listed["good-luck"] == "Хай щастить!"


# --- Who hears whom


async def test_before_the_start_those_talk_who_have_joined(server: Served) -> None:
    async with server.guest("Anna") as anna, server.guest("Ben") as ben, server.visitor() as passer_by:
        table = await table_of(anna, seats=2)
        assert (await says(anna, table, "Anybody here?")).status_code == 201
        assert await heard(anna, table) == ["Anybody here?"]
        assert rule(await says(ben, table, "Me!")) == (403, "not-there")
        assert rule(await ben.get(f"/api/tables/{table}/messages")) == (403, "not-there")
        assert rule(await passer_by.get(f"/api/tables/{table}/messages")) == (403, "not-there")
        assert rule(await says(anna, table, "psst", "watchers")) == (403, "not-your-room")
        await ben.post(f"/api/tables/{table}/join", json={})
        assert await heard(ben, table) == ["Anybody here?"]


async def test_players_and_watchers_talk_apart_until_the_end(server: Served) -> None:
    async with server.guest("Anna") as anna, server.guest("Ben") as ben, server.guest("Cleo") as cleo:
        table = await table_of(anna, ben)
        await says(anna, table, "I need glass.")
        await says(cleo, table, "She needs glass.", "watchers")
        assert await heard(ben, table) == ["I need glass."]
        assert await heard(cleo, table) == ["She needs glass."]
        async with server.visitor() as passer_by:
            assert await heard(passer_by, table) == ["She needs glass."]
            assert rule(await says(passer_by, table, "!", "watchers")) == (401, "not-signed-in")
        assert rule(await says(anna, table, "hush", "watchers")) == (403, "not-your-room")
        assert rule(await says(cleo, table, "hello", "players")) == (403, "not-your-room")
        await resign(anna, table)
        for client in (anna, ben, cleo):
            assert await heard(client, table) == ["I need glass.", "She needs glass."]
        assert await heard(anna, table, after=1) == ["She needs glass."]
        assert await heard(anna, table, after=2) == []


async def test_where_nobody_may_watch_nobody_listens(server: Served) -> None:
    async with server.guest("Anna") as anna, server.guest("Ben") as ben, server.guest("Cleo") as cleo:
        table = await table_of(anna, ben, rules={"watch": "nobody"})
        assert rule(await cleo.get(f"/api/tables/{table}/messages")) == (403, "not-for-spectators")
        assert rule(await says(cleo, table, "hello", "watchers")) == (403, "not-for-spectators")
        assert rule(await cleo.get(f"/api/tables/{table}/note")) == (403, "not-for-spectators")


async def test_who_watches_with_a_delay_reads_the_players_only_when_they_see_the_end(server: Served) -> None:
    async with server.guest("Anna") as anna, server.guest("Ben") as ben, server.guest("Cleo") as cleo:
        table = await table_of(anna, ben, rules={"delay": 3600})
        await says(anna, table, "I have lost.")
        await resign(anna, table)
        assert await heard(cleo, table) == []
        assert await heard(ben, table) == ["I have lost."]


async def test_nobody_hears_from_those_they_shun(server: Served) -> None:
    async with server.guest("Anna") as anna, server.guest("Ben") as ben:
        table = await table_of(anna, ben)
        await says(ben, table, "You are slow.")
        for kind in ("mute", "block"):
            await anna.put("/api/people/Ben/shunned", json={"kind": kind})
            assert await heard(anna, table) == []
        await says(anna, table, "Am I?")
        assert await heard(ben, table) == ["You are slow.", "Am I?"]
        await anna.delete("/api/people/Ben/shunned")
        assert await heard(anna, table) == ["You are slow.", "Am I?"]


@pytest.mark.parametrize(
    ("message", "refused"),
    [
        ({}, "say-something"),
        ({"text": " \n\t"}, "say-something"),
        ({"text": "\u202e\x01"}, "say-something"),
        ({"text": "hello", "phrase": "hello"}, "say-something"),
        ({"phrase": "nonsense"}, "unknown-phrase"),
        ({"text": "x" * 501}, "bad-request"),
        ({"room": "kitchen", "text": "hello"}, "bad-request"),
        ({"text": "a\x00b"}, "nul-sign"),
        ({"text": 5}, "bad-request"),
    ],
)
async def test_words_that_are_not_sent(server: Served, message: dict[str, object], refused: str) -> None:
    async with server.guest("Anna") as anna:
        table = await table_of(anna, seats=2)
        path = f"/api/tables/{table}/messages"
        assert rule(await anna.post(path, json=message)) == (400, refused)
        assert await heard(anna, table) == []


async def test_signs_that_would_garble_other_texts_are_left_out(server: Served) -> None:
    async with server.guest("Anna") as anna:
        table = await table_of(anna, seats=2)
        await says(anna, table, " \u202eHello\x07,\nОлено \U0001f469\u200d\U0001f680 ")
        assert await heard(anna, table) == ["Hello ,\nОлено \U0001f469\u200d\U0001f680"]


async def test_tables_that_do_not_exist_are_silent(server: Served) -> None:
    async with server.guest("Anna") as anna:
        assert rule(await says(anna, "zzzzzzzz", "hello")) == (404, "unknown-table")
        assert rule(await says(anna, "Z!", "hello")) == (400, "bad-request")
        path = "/api/tables/zzzzzzzz/messages"
        assert rule(await anna.get(path, params={"after": "-1"})) == (400, "bad-request")
        assert rule(await anna.get(path, params={"after": str(2**31)})) == (400, "bad-request")


async def test_nobody_talks_without_end(url: str) -> None:
    async with served(Settings(database=url, log="error")) as server, server.guest("Anna") as anna:
        table = await table_of(anna, seats=2)
        answers = [await says(anna, table, "la") for _ in range(9)]
        assert [answer.status_code for answer in answers] == [201] * 8 + [429]
        assert answers[-1].headers["retry-after"]


async def test_messages_that_are_sent_together_are_all_written_down(server: Served) -> None:
    async with server.guest("Anna") as anna, server.guest("Ben") as ben:
        table = await table_of(anna, ben)
        sent = [says(client, table, f"{number}") for number in range(10) for client in (anna, ben)]
        assert {answer.status_code for answer in await asyncio.gather(*sent)} == {201}
        messages = (await anna.get(f"/api/tables/{table}/messages")).json()
        assert [each["number"] for each in messages] == list(range(1, 21))
        assert sorted(each["text"] for each in messages) == sorted(f"{number}" for number in range(10) for _ in "AB")


# --- Live


async def test_words_arrive_at_once_where_they_belong(server: Served) -> None:
    async with server.guest("Anna") as anna, server.guest("Ben") as ben, server.guest("Cleo") as cleo:
        table = await table_of(anna, ben)
        async with (
            listening(server, ben, table) as at_ben,
            listening(server, cleo, table) as at_cleo,
            listening(server, None, table) as at_nobody,
        ):
            said = (await says(anna, table, "I need glass.")).json()
            message = await at_ben.hears()
            assert message is not None
            assert message["table"] == table
            assert message["said"]["text"] == said["text"] == "I need glass."
            assert (message["said"]["name"], message["said"]["number"]) == ("Anna", 1)
            await says(cleo, table, "She needs glass.", "watchers")
            for ear in (at_cleo, at_nobody):
                first = await ear.hears()
                assert first is not None
                assert first["said"]["text"] == "She needs glass."
            assert await at_ben.hears(NEVER) is None
            await resign(anna, table)
            await says(anna, table, "Well done.")
            for ear in (at_ben, at_cleo, at_nobody):
                last = await ear.hears()
                assert last is not None
                assert last["said"]["text"] == "Well done."


async def test_shunned_words_do_not_arrive_live(server: Served) -> None:
    async with server.guest("Anna") as anna, server.guest("Ben") as ben, server.guest("Cleo") as cleo:
        table = await table_of(anna, seats=2)
        await ben.post(f"/api/tables/{table}/join", json={})
        await anna.put("/api/people/Cleo/shunned", json={"kind": "mute"})
        await resign(ben, table)
        async with listening(server, anna, table) as at_anna, listening(server, ben, table) as at_ben:
            await says(cleo, table, "Boo!", "watchers")
            assert await at_ben.hears() is not None
            assert await at_anna.hears(NEVER) is None


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_words_arrive_from_other_processes(url: str) -> None:
    settings = Settings(database=url, budget=0, log="error")
    async with served(settings) as first, served(settings) as second:  # noqa: SIM117
        async with first.guest("Anna") as anna, first.guest("Ben") as ben, second.visitor() as elsewhere:
            table = await table_of(anna, ben)
            elsewhere.cookies.set(COOKIE, ben.cookies[COOKIE])
            async with listening(second, elsewhere, table) as at_ben, listening(second, None, table) as at_nobody:
                await says(anna, table, "Can you hear me?")
                message = await at_ben.hears()
                assert message is not None
                assert message["said"]["text"] == "Can you hear me?"
                await anna.put("/api/people/Ben/shunned", json={"kind": "mute"})
                await elsewhere.post(f"/api/tables/{table}/messages", json={"text": "Yes!"})
                assert await heard(anna, table) == ["Can you hear me?"]
                assert await at_nobody.hears(NEVER) is None


# --- Notes


async def test_a_note_is_for_oneself(server: Served) -> None:
    async with server.guest("Anna") as anna, server.guest("Ben") as ben:
        table = await table_of(anna, ben)
        path = f"/api/tables/{table}/note"
        assert (await anna.get(path)).json() == {"text": ""}
        for text in ("He takes glass.", "He takes glass and papyrus.\n  Тримай скло!"):
            assert (await anna.put(path, json={"text": text})).json() == {"text": text}
            assert (await anna.get(path)).json() == {"text": text}
        assert (await ben.get(path)).json() == {"text": ""}
        assert (await anna.put(path, json={"text": ""})).status_code == 200
        assert (await anna.get(path)).json() == {"text": ""}
        assert rule(await anna.put(path, json={"text": "x" * 4001})) == (400, "bad-request")
        assert rule(await anna.put(path, json={"text": "\x00"})) == (400, "nul-sign")
    async with server.visitor() as nobody:
        assert rule(await nobody.get(path)) == (401, "not-signed-in")
