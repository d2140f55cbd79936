"""Accounts, as people use them: over real sockets, on both databases."""

import asyncio
import email
import email.policy
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import pytest
from sqlalchemy import select

from ecumene.server.guard import COOKIE
from ecumene.server.naming import checked, key_of
from ecumene.server.schema import messages, users
from ecumene.server.settings import Settings
from ecumene.server.trouble import Refused
from tests.server.app import PASSWORD, PROCESSES_AGREE, Served, resign, served, table_of, within

pytestmark = pytest.mark.anyio


def rule(answer: httpx.Response) -> tuple[int, str]:
    """How a request was refused; every refusal has the same shape."""
    body = answer.json()
    assert set(body) == {"rule", "message", "details"}, body
    assert body["message"]
    return answer.status_code, body["rule"]


# --- Guests


async def test_a_guest_plays_at_once(server: Served) -> None:
    async with server.visitor(headers={"accept-language": "uk"}) as client:
        assert rule(await client.get("/api/people/me")) == (401, "not-signed-in")
        assert (await client.get("/api/sessions/current")).json() == {"me": None}
        came = await client.post("/api/people", json={})
        assert came.status_code == 201
        assert re.fullmatch(r"Гість \d{4}", came.json()["name"])
        me = (await client.get("/api/people/me")).json()
        assert (await client.get("/api/sessions/current")).json() == {"me": me}
        assert me == came.json()
        assert (me["kind"], me["language"], me["program"]) == ("guest", "uk", False)
        assert rule(await client.post("/api/people", json={})) == (409, "already-signed-in")


async def test_the_cookie_is_out_of_reach_for_scripts_and_other_pages(server: Served) -> None:
    async with server.visitor() as client:
        flags = (await client.post("/api/people", json={})).headers["set-cookie"].lower()
    assert flags.startswith(f"{COOKIE}=")
    for flag in ("httponly", "samesite=lax", "path=/", "max-age="):
        assert flag in flags
    assert "secure" not in flags
    assert "domain" not in flags


async def test_behind_https_the_cookie_travels_by_nothing_else(url: str) -> None:
    async with served(Settings(database=url, budget=0, https=True, log="error")) as server, server.visitor() as client:
        came = await client.post("/api/people", json={})
    assert "secure" in came.headers["set-cookie"].lower()
    assert came.headers["strict-transport-security"]


async def test_no_two_people_look_alike(server: Served) -> None:
    async with server.guest("Anna"), server.visitor() as client:
        for name in ("Anna", "ANNA", " anna ", "An-na", "Ann\u0430", "\uff21nna"):
            assert rule(await client.post("/api/people", json={"name": name})) == (409, "name-taken")
        assert (await client.post("/api/people", json={"name": "Anne"})).status_code == 201


@pytest.mark.parametrize("name", ["Anna", "Олена К.", "d'Artagnan", "x", "李 小龙", "José-María", "Юлія_1"])
def test_names_people_may_take(name: str) -> None:
    assert checked(f"  {name} ") == name
    assert len(key_of(name)) <= 80


@pytest.mark.parametrize(
    "name",
    [
        *(" ", "..", "-", "a:b", 'a"b', "a/b", "a\nb\x00", "a\u202eb", "\u3164", "a\u034fb", "a\u200bb", "\U0001f600"),
        *("a" * 25, "a\u0300\u0301\u0302\u0303", "\u0301a"),
    ],
)
def test_names_nobody_may_take(name: str) -> None:
    with pytest.raises(Refused) as refused:
        checked(name)
    assert refused.value.refusal.rule == "bad-user-name"


@pytest.mark.parametrize("name", ["admin", "Me", "SERVER", "\u0430dmin", "Адміністратор", "m.e."])
def test_names_that_would_mislead(name: str) -> None:
    with pytest.raises(Refused) as refused:
        checked(name)
    assert refused.value.refusal.rule == "reserved-name"


async def test_a_guest_may_take_another_name_and_language(server: Served) -> None:
    async with server.guest() as client, server.guest("Ben"):
        changed = await client.patch("/api/people/me", json={"name": "Anna", "language": "ru"})
        assert (changed.json()["name"], changed.json()["language"]) == ("Anna", "ru")
        assert (await client.get("/api/people/me")).json() == changed.json()
        assert rule(await client.patch("/api/people/me", json={"name": "BEN"})) == (409, "name-taken")
        assert rule(await client.patch("/api/people/me", json={"language": "xx"})) == (400, "bad-request")
        assert rule(await client.patch("/api/people/me", json={"kind": "member"})) == (400, "bad-request")
        assert rule(await client.patch("/api/people/me", json={"email": "a@b.example"})) == (403, "members-only")


# --- Members


async def test_a_guest_becomes_a_member_and_keeps_the_seat(server: Served) -> None:
    async with server.guest() as client, server.visitor() as other, server.guest("Ben") as ben:
        before = (await client.get("/api/people/me")).json()
        table = await table_of(client, seats=2)
        wishes = {"name": "Anna", "password": PASSWORD, "email": "Anna@Example.org "}
        kept = (await client.post("/api/people/me/keep", json=wishes)).json()
        assert kept["user"] == before["user"]
        assert (kept["name"], kept["kind"], kept["email"]) == ("Anna", "member", "anna@example.org")
        assert rule(await client.post("/api/people/me/keep", json=wishes)) == (409, "already-member")
        assert (await client.get(f"/api/tables/{table}")).json()["places"][0]["name"] == "Anna"

        came = await other.post("/api/sessions", json={"name": "anna", "password": PASSWORD})
        assert came.status_code == 201
        assert came.json()["user"] == before["user"]
        assert [each["id"] for each in (await other.get("/api/tables/mine")).json()] == [table]
        wishes = {"name": "ANNA", "password": PASSWORD}
        assert rule(await ben.post("/api/people/me/keep", json=wishes)) == (409, "name-taken")


@pytest.mark.parametrize(
    ("wishes", "refused"),
    [
        ({"name": "Anna", "password": "short"}, "bad-password"),
        ({"name": "Anna", "password": PASSWORD, "email": "nowhere"}, "bad-email"),
        ({"name": "Anna", "password": PASSWORD, "email": "a@b.example\nBcc: c@d.example"}, "bad-email"),
        ({"name": "a:b", "password": PASSWORD}, "bad-user-name"),
        ({"name": "Anna"}, "bad-request"),
        ({"name": "Anna", "password": "x" * 201}, "bad-request"),
    ],
)
async def test_what_a_member_needs(server: Served, wishes: dict[str, str], refused: str) -> None:
    async with server.guest() as client:
        assert rule(await client.post("/api/people/me/keep", json=wishes)) == (400, refused)
        assert (await client.get("/api/people/me")).json()["kind"] == "guest"


async def test_who_does_not_know_the_password_does_not_learn_who_is_here(server: Served) -> None:
    async with server.member("Anna"), server.guest("Ben"), server.visitor() as client:
        answers = [
            await client.post("/api/sessions", json={"name": name, "password": password})
            for name, password in (("Anna", "wrong horse"), ("Nobody else", PASSWORD), ("Ben", ""), ("gone:1", ""))
        ]
        assert {rule(answer) for answer in answers} == {(401, "wrong-name-or-password")}
        assert len({answer.content for answer in answers}) == 1
        assert not client.cookies


async def test_guessing_is_slowed_down(url: str) -> None:
    async with served(Settings(database=url, log="error")) as server, server.member("Anna"), server.visitor() as client:
        right, wrong = {"name": "Anna", "password": PASSWORD}, {"name": "Anna", "password": "wrong horse"}
        for _ in range(12):  # who is right may come as often as they like
            assert (await client.post("/api/sessions", json=right)).status_code == 201
        for _ in range(10):
            assert rule(await client.post("/api/sessions", json=wrong)) == (401, "wrong-name-or-password")
        answer = await client.post("/api/sessions", json=right)
        assert rule(answer) == (429, "too-many-requests")
        assert int(answer.headers["retry-after"]) == answer.json()["details"]["seconds"] > 0


async def test_a_member_needs_the_password_for_a_new_name_or_address(server: Served) -> None:
    async with server.member("Anna") as client:
        assert rule(await client.patch("/api/people/me", json={"name": "Olena"})) == (403, "wrong-password")
        assert rule(await client.patch("/api/people/me", json={"email": "a@b.example"})) == (403, "wrong-password")
        wishes = {"name": "Olena", "email": "a@b.example", "password": PASSWORD}
        changed = (await client.patch("/api/people/me", json=wishes)).json()
        assert (changed["name"], changed["email"]) == ("Olena", "a@b.example")


# --- Sessions


async def second_session(server: Served, client: httpx.AsyncClient, name: str) -> None:
    """Sign in once more, from another browser."""
    signed_in = await client.post("/api/sessions", json={"name": name, "password": PASSWORD})
    assert signed_in.status_code == 201, signed_in.text


async def test_sessions_can_be_listed_and_ended(server: Served) -> None:
    async with server.member("Anna") as one, server.visitor(headers={"user-agent": "Lynx"}) as other:
        await second_session(server, other, "Anna")
        listed = (await one.get("/api/sessions")).json()
        assert [each["current"] for each in listed].count(True) == 1
        lynx = next(each for each in listed if each["name"] == "Lynx")
        assert not lynx["current"]
        assert (await one.delete(f"/api/sessions/{lynx['id']}")).status_code == 204
        assert rule(await other.get("/api/people/me")) == (401, "not-signed-in")
        assert rule(await one.delete(f"/api/sessions/{lynx['id']}")) == (404, "unknown-session")
        assert rule(await one.delete("/api/sessions/99999999999999999999")) == (400, "bad-request")
        assert len((await one.get("/api/sessions")).json()) == 1


async def test_nobody_ends_the_session_of_somebody_else(server: Served) -> None:
    async with server.member("Anna") as anna, server.member("Ben") as ben:
        number = (await anna.get("/api/sessions")).json()[0]["id"]
        assert rule(await ben.delete(f"/api/sessions/{number}")) == (404, "unknown-session")
        assert (await anna.get("/api/people/me")).status_code == 200


async def test_signing_out_here_and_everywhere(server: Served) -> None:
    async with server.member("Anna") as one, server.visitor() as two, server.visitor() as three:
        for other in (two, three):
            await second_session(server, other, "Anna")
        assert (await one.delete("/api/sessions")).status_code == 204
        assert rule(await two.get("/api/people/me")) == (401, "not-signed-in")
        assert rule(await three.get("/api/people/me")) == (401, "not-signed-in")
        cookie = one.cookies[COOKIE]
        assert (await one.delete("/api/sessions/current")).status_code == 204
        assert not one.cookies
        one.cookies.set(COOKIE, cookie)
        assert rule(await one.get("/api/people/me")) == (401, "not-signed-in")


async def test_signing_in_ends_the_session_before(server: Served) -> None:
    async with server.member("Anna"), server.guest() as client:
        before = client.cookies[COOKIE]
        await second_session(server, client, "Anna")
        assert client.cookies[COOKIE] != before
    async with server.visitor(cookies={COOKIE: before}) as client:
        assert rule(await client.get("/api/people/me")) == (401, "not-signed-in")


async def test_a_new_password_ends_the_other_sessions(server: Served) -> None:
    async with server.member("Anna") as one, server.visitor() as other, server.guest() as guest:
        await second_session(server, other, "Anna")
        change = {"old": "wrong horse", "new": "battery staple"}
        assert rule(await one.put("/api/people/me/password", json=change)) == (403, "wrong-password")
        assert rule(await guest.put("/api/people/me/password", json=change)) == (403, "members-only")
        change["old"] = PASSWORD
        assert (await one.put("/api/people/me/password", json=change)).status_code == 204
        assert (await one.get("/api/people/me")).status_code == 200
        assert rule(await other.get("/api/people/me")) == (401, "not-signed-in")
        again = {"name": "Anna", "password": "battery staple"}
        assert (await other.post("/api/sessions", json=again)).status_code == 201


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_what_ends_in_one_process_ends_in_all(url: str) -> None:
    settings = Settings(database=url, budget=0, log="error")
    async with served(settings) as first, served(settings) as second, first.member("Anna") as client:  # noqa: SIM117
        async with second.visitor(cookies={COOKIE: client.cookies[COOKIE]}) as elsewhere, second.visitor() as other:
            assert (await elsewhere.get("/api/people/me")).status_code == 200
            await second_session(second, other, "Anna")
            await client.delete("/api/sessions")
            assert (await client.get("/api/people/me")).status_code == 200

            async def is_out() -> bool:
                return (await other.get("/api/people/me")).status_code == 401

            assert await within(PROCESSES_AGREE, is_out)
            await client.patch("/api/people/me", json={"language": "uk"})
            await client.delete("/api/sessions/current")

            async def all_are_out() -> bool:
                return (await elsewhere.get("/api/people/me")).status_code == 401

            assert await within(PROCESSES_AGREE, all_are_out)


# --- Tokens


async def test_a_token_is_shown_once_and_does_what_it_may(server: Served) -> None:
    async with server.member("Anna") as client:
        made = await client.post("/api/tokens", json={"name": "my bot", "scopes": ["read", "play"], "days": 30})
        assert made.status_code == 201
        key, token = made.json()["key"], made.json()["token"]
        assert key.startswith("eco_")
        assert (token["name"], token["scopes"]) == ("my bot", ["play", "read"])
        assert token["ends"] > token["created"]
        listed = await client.get("/api/tokens")
        assert listed.json() == [token]
        assert key not in listed.text

        async with server.visitor(headers={"authorization": f"Bearer {key}"}) as program:
            me = (await program.get("/api/people/me")).json()
            assert (me["name"], me["program"], me["scopes"], me["email"]) == ("Anna", True, ["play", "read"], "")
            assert rule(await program.get("/api/sessions")) == (403, "token-may-not")
            assert rule(await program.post("/api/tokens", json={"name": "x", "scopes": ["read"]})) == (
                403,
                "token-may-not",
            )
            assert rule(await program.delete("/api/people/me")) == (403, "token-may-not")
            assert (await client.delete(f"/api/tokens/{token['id']}")).status_code == 204
            assert rule(await program.get("/api/people/me")) == (401, "bad-token")
        assert rule(await client.delete(f"/api/tokens/{token['id']}")) == (404, "unknown-token")


@pytest.mark.parametrize(
    "wish",
    [
        {"name": "x", "scopes": ["account"]},
        {"name": "x", "scopes": []},
        {"name": "", "scopes": ["read"]},
        {"name": "x", "scopes": ["read"], "days": 0},
        {"name": "x", "scopes": ["read"], "days": 10**30},
    ],
)
async def test_tokens_nobody_gets(server: Served, wish: dict[str, object]) -> None:
    async with server.guest() as client:
        assert rule(await client.post("/api/tokens", json=wish)) == (400, "bad-request")


# --- A lost password


@asynccontextmanager
async def post_office() -> AsyncIterator[tuple[int, asyncio.Queue[bytes]]]:
    """A mail server that keeps what it is given."""
    letters: asyncio.Queue[bytes] = asyncio.Queue()

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while (line := (await reader.readline()).upper()) not in (b"", b"QUIT\r\n"):
            if line == b"DATA\r\n":
                writer.write(b"354 go on\r\n")
                letters.put_nowait(await reader.readuntil(b"\r\n.\r\n"))
            writer.write(b"250 fine\r\n")
        writer.write(b"221 bye\r\n")
        writer.close()

    office = await asyncio.start_server(talk, "127.0.0.1", 0)
    async with office:
        yield office.sockets[0].getsockname()[1], letters


async def test_a_lost_password_is_replaced_by_mail(url: str) -> None:
    async with post_office() as (port, letters):
        settings = Settings(
            database=url, budget=0, log="error", mail=f"smtp://127.0.0.1:{port}", mail_from="host@example.org"
        )
        async with served(settings) as server, server.member("Anna", "uk") as client, server.visitor() as lost:
            wishes = {"email": "anna@example.org", "password": PASSWORD}
            assert (await client.patch("/api/people/me", json=wishes)).status_code == 200
            for asked in ("Nobody", "ben@example.org", "anna", "Anna@Example.org"):
                answer = await lost.post("/api/tickets", json={"name_or_email": asked})
                assert (answer.status_code, answer.content) == (202, b"null")
            letter = email.message_from_bytes(await asyncio.wait_for(letters.get(), 5), policy=email.policy.default)
            await asyncio.wait_for(letters.get(), 5)
            assert (letter["To"], letter["From"]) == ("anna@example.org", "host@example.org")
            body = letter.get_body()
            assert body is not None
            found = re.search(r"[\w-]{43}", body.get_content())
            assert found is not None
            ticket = found[0]

            new = {"ticket": ticket, "password": "short"}
            assert rule(await lost.put("/api/tickets", json=new)) == (400, "bad-password")
            new["password"] = "battery staple"
            assert (await lost.put("/api/tickets", json=new)).status_code == 204
            assert rule(await lost.put("/api/tickets", json=new)) == (400, "bad-ticket")
            assert rule(await client.get("/api/people/me")) == (401, "not-signed-in")
            again = {"name": "Anna", "password": "battery staple"}
            assert (await lost.post("/api/sessions", json=again)).status_code == 201
            assert letters.empty()


async def test_without_a_mail_server_the_answer_is_the_same(server: Served) -> None:
    async with server.visitor() as client:
        assert (await client.post("/api/tickets", json={"name_or_email": "Anna"})).status_code == 202
        assert rule(await client.put("/api/tickets", json={"ticket": "x", "password": PASSWORD})) == (400, "bad-ticket")


# --- Others


async def test_a_profile_says_how_games_ended(server: Served) -> None:
    async with server.member("Anna") as anna, server.guest("Ben") as ben, server.visitor() as passer_by:
        for loser in (ben, ben, anna):
            await resign(loser, await table_of(anna, ben))
        alone = await table_of(anna, seats=2)
        profile = (await passer_by.get("/api/people/ANNA")).json()
        assert (profile["name"], profile["kind"], profile["against"]) == ("Anna", "member", {})
        won = {"played": 3, "won": 2, "shared": 0, "victories": {"resigned": 2}, "defeats": {"resigned": 1}}
        assert profile["games"] == {"duel": won}
        against = (await ben.get("/api/people/Anna")).json()["against"]
        assert against == {"duel": {"played": 3, "ahead": 2, "behind": 1}}
        assert (await ben.get("/api/people/Ben")).json()["games"]["duel"]["won"] == 1
        assert rule(await ben.get("/api/people/Nobody%20here")) == (404, "unknown-person")
        assert alone not in str(profile)


async def test_who_plays_on_both_sides_wins_nothing(server: Served) -> None:
    async with server.guest("Anna") as anna:
        made = await anna.post("/api/tables", json={"game": "duel", "chairs": [{"kind": "me"}, {"kind": "me"}]})
        await resign(anna, made.json()["id"])
        assert (await anna.get("/api/people/Anna")).json()["games"] == {}


async def test_people_can_be_shunned_and_heard_again(server: Served) -> None:
    async with server.guest("Anna") as anna, server.guest("Ben") as ben:
        path = "/api/people/Ben/shunned"
        assert (await anna.put(path, json={"kind": "mute"})).status_code == 204
        assert (await anna.get("/api/people/me/shunned")).json() == [{"name": "Ben", "kind": "mute"}]
        table = await table_of(anna, seats=2)
        assert (await anna.put(path, json={"kind": "block"})).status_code == 204
        assert (await anna.get("/api/people/me/shunned")).json() == [{"name": "Ben", "kind": "block"}]
        assert rule(await ben.post(f"/api/tables/{table}/join", json={})) == (403, "blocked")
        assert (await ben.get("/api/people/me/shunned")).json() == []
        assert (await anna.delete(path)).status_code == 204
        assert (await anna.delete(path)).status_code == 204
        assert (await ben.post(f"/api/tables/{table}/join", json={})).is_success
        assert rule(await anna.put("/api/people/Anna/shunned", json={"kind": "mute"})) == (400, "not-yourself")
        assert rule(await anna.put("/api/people/Nn/shunned", json={"kind": "mute"})) == (404, "unknown-person")
        assert rule(await anna.put(path, json={"kind": "hate"})) == (400, "bad-request")


async def test_the_host_hears_of_trouble(server: Served) -> None:
    async with server.guest("Anna") as anna, server.guest("Ben"):
        reason = {"reason": "He calls me names.", "table": "k3f9q2xw"}
        assert (await anna.post("/api/people/Ben/report", json=reason)).status_code == 204
        assert rule(await anna.post("/api/people/Anna/report", json=reason)) == (400, "not-yourself")
        assert rule(await anna.post("/api/people/Ben/report", json={"reason": ""})) == (400, "bad-request")
        reports = (await anna.get("/api/people/me/export")).json()["reports"]
        assert [(each["name"], each["table"], each["reason"]) for each in reports] == [
            ("Ben", "k3f9q2xw", "He calls me names.")
        ]


# --- Taking everything along, and deleting it


async def test_the_export_holds_everything_but_secrets(server: Served) -> None:
    async with server.member("Anna") as anna, server.guest("Ben") as ben:
        table = await table_of(anna, ben)
        await anna.post(f"/api/tables/{table}/messages", json={"room": "players", "text": "Is that you, Ben?"})
        await anna.put(f"/api/tables/{table}/note", json={"text": "He takes glass."})
        await anna.put("/api/people/Ben/shunned", json={"kind": "mute"})
        key = (await anna.post("/api/tokens", json={"name": "my bot", "scopes": ["read"]})).json()["key"]
        export = await anna.get("/api/people/me/export")
        assert "attachment" in export.headers["content-disposition"]
        everything = export.json()
        assert everything["me"]["name"] == "Anna"
        assert [each["table"] for each in everything["tables"]] == [table]
        assert [each["text"] for each in everything["messages"]] == ["Is that you, Ben?"]
        assert everything["notes"] == [{"table": table, "text": "He takes glass."}]
        assert everything["shunned"] == [{"name": "Ben", "kind": "mute"}]
        assert (len(everything["sessions"]), len(everything["tokens"])) == (1, 1)
        for secret in (key, anna.cookies[COOKIE], PASSWORD, "argon2"):
            assert secret not in export.text


async def test_a_deleted_account_leaves_an_anonymous_player(server: Served) -> None:
    async with server.member("Anna") as anna, server.guest("Ben") as ben, server.guest("Cleo") as cleo:
        over, playing = await table_of(anna, ben), await table_of(anna, ben)
        hosted, joined = await table_of(anna, seats=2), await table_of(cleo, seats=2)
        await anna.post(f"/api/tables/{over}/messages", json={"room": "players", "text": "I am Anna K."})
        await anna.put(f"/api/tables/{over}/note", json={"text": "Ben lives in Kyiv."})
        await ben.post(f"/api/tables/{over}/moves", json=await offer(ben, over))
        await anna.post(f"/api/tables/{over}/moves", json=await decline(anna, over))
        await resign(ben, over)
        number = (await anna.get("/api/people/me")).json()["user"]

        assert rule(await anna.request("DELETE", "/api/people/me", json={"password": "no"})) == (403, "wrong-password")
        gone = await anna.request("DELETE", "/api/people/me", json={"password": PASSWORD})
        assert gone.status_code == 204
        assert not anna.cookies
        assert rule(await ben.get("/api/people/Anna")) == (404, "unknown-person")
        assert (await ben.get(f"/api/tables/{hosted}")).json()["state"] == "cancelled"
        assert (await ben.get(f"/api/tables/{playing}")).json()["state"] == "over"
        assert (await ben.get(f"/api/tables/{joined}")).json()["state"] == "open"
        assert (await ben.get(f"/api/tables/{over}/messages")).json() == []

        for table in (over, playing):
            record = await ben.get(f"/api/tables/{table}/record")
            assert record.status_code == 200, record.text
            assert "Anna" not in record.text
            assert '"(gone)"' in record.text
        async with server.house.database.read() as connection:
            row = (await connection.execute(select(users).where(users.c.id == number))).one()
            assert (row.name, row.kind, row.password, row.email) == ("(gone)", "gone", "", "")
            assert "Anna" not in str((await connection.execute(select(messages))).all())
        assert (await ben.get("/api/people/Ben")).json()["games"]["duel"]["played"] == 2
    async with server.guest("Anna"):  # the name is free again
        pass


async def offer(client: httpx.AsyncClient, table: str) -> dict[str, object]:
    return {"text": "/offer cancel", "seat": (await client.get(f"/api/tables/{table}/view")).json()["seat"]}


async def decline(client: httpx.AsyncClient, table: str) -> dict[str, object]:
    return {"text": "/decline cancel", "seat": (await client.get(f"/api/tables/{table}/view")).json()["seat"]}


async def test_a_guest_is_deleted_without_a_password(server: Served) -> None:
    async with server.guest("Anna") as anna:
        table = await table_of(anna, seats=2)
        assert (await anna.delete("/api/people/me")).status_code == 204
        assert rule(await anna.get("/api/people/me")) == (401, "not-signed-in")
    async with server.visitor() as client:
        assert (await client.get(f"/api/tables/{table}")).json()["state"] == "cancelled"
