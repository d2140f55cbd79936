"""The gate: headers, origins, limits, and whatever a stranger may throw at it, over real sockets."""

import asyncio
import io
import json
import re
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
import structlog
from sqlalchemy import text
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ecumene.server import logs
from ecumene.server.guard import COOKIE, MOST_BUCKETS, Buckets, _household
from ecumene.server.settings import Settings
from ecumene.server.trouble import Refused
from tests.server.app import PASSWORD, Served, served
from tests.server.test_people import rule

pytestmark = pytest.mark.anyio

EVERY_ANSWER = ("content-security-policy", "x-content-type-options", "referrer-policy", "x-request-id", "cache-control")


@pytest.fixture
def url(tmp_path: object) -> str:
    """The gate knows no database: one is enough."""
    return f"sqlite+aiosqlite:///{tmp_path}/ecumene.db"


# --- Headers


async def test_every_answer_carries_the_same_headers(server: Served) -> None:
    async with server.visitor() as client:
        answers = [
            await client.get("/api/phrases"),
            await client.get("/health"),
            await client.get("/api/people/me"),
            await client.get("/api/nowhere"),
            await client.delete("/api/phrases"),
            await client.post("/api/people", content=b"{", headers={"content-type": "application/json"}),
            await client.post("/api/people", json={}, headers={"origin": "https://evil.example"}),
            await client.get("/api/phrases", headers={"authorization": "Bearer eco_nonsense"}),
            await client.get("/api/people/a%00b"),
            await client.post("/api/people", content="x" * 300_000, headers={"content-type": "application/json"}),
        ]
    assert [answer.status_code for answer in answers] == [200, 200, 401, 404, 405, 400, 403, 401, 400, 413]
    for answer in answers:
        for name in EVERY_ANSWER:
            assert answer.headers.get(name), (answer.request.url, name)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        if answer.status_code >= 400:
            rule(answer)
    assert len({answer.headers["x-request-id"] for answer in answers}) == len(answers)


async def test_refusals_speak_the_language_of_the_reader(server: Served) -> None:
    said = set()
    for language in ("en", "uk", "ru", "xx"):
        async with server.visitor(headers={"accept-language": language}) as client:
            inside = (await client.get("/api/people/me")).json()["message"]
            at_the_gate = (await client.get("/a%00b")).json()["message"]
            said |= {inside, at_the_gate}
    assert len(said) == 6


# --- Where a request comes from


async def test_another_page_cannot_act_for_somebody(server: Served) -> None:
    own = server.url
    port = urlsplit(own).port
    async with server.guest("Anna") as anna:
        for headers in (
            {"origin": "https://evil.example"},
            {"origin": "null"},
            {"origin": f"http://127.0.0.1:{port}.evil.example"},
            {"origin": f"http://evil.example@127.0.0.1:{port}"},
            {"origin": "http://127.0.0.1"},
            {"origin": f"ftp://127.0.0.1:{port}"},
            {"origin": "http://[::1"},
            {"origin": ""},
            {"sec-fetch-site": "cross-site"},
            {"sec-fetch-site": "same-site"},
        ):
            for method, path in (
                ("PATCH", "/api/people/me"),
                ("DELETE", "/api/people/me"),
                ("DELETE", "/api/sessions/current"),
                ("PUT", "/api/people/me/password"),
                ("POST", "/api/tables"),
            ):
                answer = await anna.request(method, path, json={"language": "uk"}, headers=headers)
                assert rule(answer) == (403, "other-origin"), headers
            assert (await anna.get("/api/people/me", headers=headers)).json()["language"] == "en"
        for headers in ({"origin": own}, {"origin": own.upper().replace("HTTP:", "http:")}, {}):
            assert (await anna.patch("/api/people/me", json={}, headers=headers)).status_code == 200
        for site in ("same-origin", "none"):
            assert (await anna.patch("/api/people/me", json={}, headers={"sec-fetch-site": site})).status_code == 200


async def test_nobody_is_signed_in_by_another_page(server: Served) -> None:
    async with server.member("Anna"), server.visitor(headers={"origin": "https://evil.example"}) as client:
        assert rule(await client.post("/api/people", json={})) == (403, "other-origin")
        account = {"name": "Anna", "password": PASSWORD}
        assert rule(await client.post("/api/sessions", json=account)) == (403, "other-origin")


async def test_a_token_is_sent_by_nobody_unasked(server: Served) -> None:
    async with server.guest("Anna") as anna:
        key = (await anna.post("/api/tokens", json={"name": "x", "scopes": ["play"]})).json()["key"]
    for scheme in ("Bearer", "bearer"):
        headers = {"authorization": f"{scheme} {key}", "origin": "https://bots.example"}
        async with server.visitor(headers=headers) as program:
            made = await program.post(
                "/api/tables", json={"game": "duel", "chairs": [{"kind": "me"}, {"kind": "open"}]}
            )
            assert made.status_code == 201


@pytest.mark.parametrize("value", ["Bearer", "Bearer eco_" + "x" * 43, "Basic YTpi", "\xff", "Bearer eco_\xe9"])
async def test_a_wrong_token_is_refused_even_with_a_right_cookie(server: Served, value: str) -> None:
    async with server.guest("Anna") as anna:
        answer = await anna.get("/api/people/me", headers=[(b"authorization", value.encode("latin-1"))])
        assert rule(answer) == (401, "bad-token")


async def test_a_socket_opens_only_from_our_own_page(server: Served) -> None:
    async with server.guest("Anna") as anna:
        cookie = {"cookie": f"{COOKIE}={anna.cookies[COOKIE]}"}
    for headers in ({}, cookie):
        with pytest.raises(InvalidStatus) as refused:
            async with connect(server.live, additional_headers=headers, origin="https://evil.example"):  # type: ignore[arg-type]
                pass
        response = refused.value.response
        assert response.status_code == 403
        assert json.loads(response.body or b"")["rule"] == "other-origin"
        assert response.headers["content-security-policy"]
        for origin in (server.url, None):
            async with connect(server.live, additional_headers=headers, origin=origin) as opened:  # type: ignore[arg-type]
                await opened.send('{"do": "ping", "key": "a"}')
                assert json.loads(await asyncio.wait_for(opened.recv(), 3)) == {"done": "a"}


async def test_a_socket_needs_a_good_token(server: Served) -> None:
    with pytest.raises(InvalidStatus) as refused:
        async with connect(server.live, additional_headers={"authorization": "Bearer eco_nonsense"}):
            pass
    assert refused.value.response.status_code == 401


async def test_pages_the_host_has_named_may_ask(url: str) -> None:
    friend = "https://club.example"
    async with (
        served(Settings(database=url, budget=0, origins=friend, log="error")) as server,
        server.guest() as client,
    ):
        asked = await client.options(
            "/api/people/me", headers={"origin": friend, "access-control-request-method": "PATCH"}
        )
        assert asked.status_code == 204
        assert "PATCH" in asked.headers["access-control-allow-methods"]
        changed = await client.patch("/api/people/me", json={"language": "uk"}, headers={"origin": friend})
        assert changed.status_code == 200
        for answer in (asked, changed):
            assert answer.headers["access-control-allow-origin"] == friend
            assert answer.headers["access-control-allow-credentials"] == "true"
        for other in ("https://evil.example", server.url):
            answer = await client.options("/api/people/me", headers={"origin": other})
            assert "access-control-allow-origin" not in answer.headers


async def test_behind_https_our_own_page_is_an_https_page(url: str) -> None:
    async with served(Settings(database=url, budget=0, https=True, log="error")) as server, server.visitor() as client:
        assert rule(await client.post("/api/people", json={}, headers={"origin": server.url})) == (403, "other-origin")
        secure = server.url.replace("http://", "https://")
        assert (await client.post("/api/people", json={}, headers={"origin": secure})).status_code == 201


# --- What can be read at all


@pytest.mark.parametrize(
    "kind", [None, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "json"]
)
async def test_a_body_is_json(server: Served, kind: str | None) -> None:
    async with server.guest("Anna") as anna:
        headers = {"content-type": kind} if kind else {}
        for method in ("POST", "PUT", "PATCH", "DELETE"):
            answer = await anna.request(method, "/api/people/me", content=b'{"language": "uk"}', headers=headers)
            assert rule(answer) == (415, "wrong-media-type")
        headers = {"content-type": "application/JSON; charset=utf-8"}
        assert (await anna.patch("/api/people/me", content=b"{}", headers=headers)).status_code == 200


@pytest.mark.parametrize(
    "body",
    [
        *(
            b"",
            b"{",
            b"null",
            b"[]",
            b"5",
            b"\xff\xfe",
            b'{"name": "\xff"}',
            b'{"name": "\\ud800"}',
            b'{"name": "\\u00"}',
        ),
        *(b'{"name": 1e999}', b'{"name": NaN}', b"[" * 50_000, b'{"a":' * 10_000, b'{"name": {}}', b'{"nam": "x"}'),
    ],
)
async def test_a_body_that_cannot_be_read(server: Served, body: bytes) -> None:
    async with server.visitor(headers={"content-type": "application/json"}) as client:
        assert rule(await client.post("/api/people", content=body)) == (400, "bad-request")


async def test_the_sign_that_cannot_be_stored_comes_in_nowhere(server: Served) -> None:
    async with server.guest("Anna") as anna:
        headers = {"content-type": "application/json"}
        for name in (rb"\u0000", rb"a\u0000b", rb"\\\u0000", rb"\n\u0000"):
            answer = await anna.patch("/api/people/me", content=b'{"name": "' + name + b'"}', headers=headers)
            assert rule(answer) == (400, "nul-sign")
        for path in ("/api/people/a%00b", "/%00", "/api/tables?game=%00", "/api/phrases?x=a%00"):
            assert rule(await anna.get(path)) == (400, "nul-sign")
        answer = await anna.patch("/api/people/me", content=rb'{"name": "a\\u0000b"}', headers=headers)
        assert rule(answer) == (400, "bad-user-name")  # a backslash and a few letters
        await anna.post("/api/tokens", content=rb'{"name": "a\\u0000b", "scopes": ["read"]}', headers=headers)
        assert (await anna.get("/api/tokens")).json()[0]["name"] == r"a\u0000b"

        async def in_pieces() -> object:
            for piece in (rb'{"name": "a', rb"\u00", rb'00b"}'):
                yield piece
                await asyncio.sleep(0.01)

        answer = await anna.patch("/api/people/me", content=in_pieces(), headers=headers)  # type: ignore[arg-type]
        assert rule(answer) == (400, "nul-sign")


@pytest.mark.parametrize(
    "path",
    [
        *("/api/people/%ed%a0%80", "/api/people/%ff", "/api/people/%", "/api/people/%zz", "/api/people/..%2f..%2fetc"),
        *("/api/people/" + "x" * 5000, "/api/people/" + "%f0%9f%98%80" * 20, "/api/people/gone:1"),
        *("/api/tables/%e2%80%ae", "/api/tables/zz/messages?after=1e9", "/api/tables/zz/messages?after=%ff"),
        *("/api/tables?%ed%a0%80=%ff&&=;=&", "/api/sessions/0", "/api/sessions/-1", "/api/tokens/99999999999"),
        *("//api//people//me", "/api/people/%0d%0ax: y"),
    ],
)
async def test_no_address_breaks_the_server(server: Served, path: str) -> None:
    async with server.guest("Anna") as anna:
        for method in ("GET", "DELETE", "POST", "HEAD", "OPTIONS", "TRACE"):
            answer = await anna.request(method, server.url + path)
            assert answer.status_code < 500, (method, path, answer.text)
            if answer.status_code >= 400 and method != "HEAD":
                rule(answer)


async def raw(server: Served, request: bytes) -> bytes:
    """What the server answers to bytes that no well-behaved client would send."""
    parts = urlsplit(server.url)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    writer.write(request)
    writer.write_eof()
    try:
        return await asyncio.wait_for(reader.read(), 5)
    finally:
        writer.close()


@pytest.mark.parametrize(
    "head",
    [
        b"GET /\xff\xfe HTTP/1.1\r\nhost: x\r\n",
        b"GET /\x00 HTTP/1.1\r\nhost: x\r\n",
        b"GET / HTTP/1.1\r\n",
        b"GET / HTTP/1.1\r\nhost: \xff\xff\r\n",
        b"GET / HTTP/1.1\r\nhost: a b\r\n",
        b"GET /api/people/me HTTP/1.1\r\nhost: x\r\ncookie: \xff=\xfe; ecumene_session=\xed\xa0\x80\r\n",
        b"GET /api/people/me HTTP/1.1\r\nhost: x\r\ncookie: ecumene_session=a\x00b\r\n",
        b"GET /api/people/me HTTP/1.1\r\nhost: x\r\nauthorization: \xed\xa0\x80\r\n",
        b"GET /api/people/me HTTP/1.1\r\nhost: x\r\naccept-language: \xff,\xfe;;q=x\r\n",
        b"POST /api/people HTTP/1.1\r\nhost: x\r\norigin: http://[\r\ncontent-length: 0\r\n",
        b"POST /api/people HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: x\r\n",
        b"POST /api/people HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n",
        b"POST /api/people HTTP/1.1\r\nhost: x\r\nuser-agent: \x1b[31m\xff\r\ncontent-length: 0\r\n",
        b"G\xcbT / HTTP/1.1\r\nhost: x\r\n",
        b"GET /api/live HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n",
    ],
)
async def test_no_bytes_break_the_server(server: Served, head: bytes) -> None:
    answer = await raw(server, head + b"connection: close\r\n\r\n" if b"upgrade" not in head else head + b"\r\n")
    assert answer == b"" or re.match(rb"HTTP/1.1 [1234]\d\d ", answer), answer
    async with server.visitor() as client:
        assert (await client.get("/health")).status_code == 200


async def test_headers_have_a_bound(server: Served) -> None:
    async with server.visitor() as client:
        assert rule(await client.get("/api/phrases", headers={"x-long": "x" * 40_000})) == (431, "too-large")
        assert rule(await client.get("/api/phrases?" + "x" * 40_000)) == (431, "too-large")


# --- How often


def test_a_bucket_fills_up_again() -> None:
    buckets = Buckets(1)
    for _ in range(3):
        buckets.take("knock", "Anna", 3, 0.3)
    with pytest.raises(Refused) as refused:
        buckets.take("knock", "Anna", 3, 0.3)
    assert (refused.value.status, refused.value.refusal.facts) == (429, {"seconds": 1})
    buckets.take("knock", "Ben", 3, 0.3)
    buckets.take("ring", "Anna", 3, 0.3)
    for name, (drops, then) in list(buckets._drops.items()):
        buckets._drops[name] = (drops, then - 0.11)
    buckets.take("knock", "Anna", 3, 0.3)


def test_who_knocks_in_vain_does_not_wait_longer() -> None:
    buckets = Buckets(1)
    buckets.take("knock", "Anna", 1, 60)
    waits = []
    for _ in range(5):
        with pytest.raises(Refused) as refused:
            buckets.take("knock", "Anna", 1, 60)
        waits.append(refused.value.refusal.facts["seconds"])
    assert set(waits) == {60}


def test_who_guesses_right_has_all_guesses_left() -> None:
    buckets = Buckets(1)
    for _ in range(5):
        with buckets.guess("password", "Anna", 2, 60):
            pass
    for _ in range(2):
        with pytest.raises(ZeroDivisionError), buckets.guess("password", "Anna", 2, 60):
            raise ZeroDivisionError
    with pytest.raises(Refused), buckets.guess("password", "Anna", 2, 60):
        pass


def test_limits_can_be_lifted_and_buckets_are_bounded() -> None:
    buckets = Buckets(0)
    for _ in range(100):
        buckets.take("knock", "Anna", 1, 60)
    buckets = Buckets(0.001)  # at least one
    for number in range(MOST_BUCKETS + 10):
        buckets.take("knock", str(number), 1, 60)
    assert len(buckets._drops) == MOST_BUCKETS


async def test_nobody_asks_without_end(url: str) -> None:
    async with served(Settings(database=url, budget=0.01, log="error")) as server, server.visitor() as client:
        answers = [await client.get("/api/phrases") for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 6 + [429]
        assert rule(answers[-1]) == (429, "too-many-requests")
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 11


async def test_behind_a_proxy_each_address_has_its_own_limit(url: str) -> None:
    settings = Settings(database=url, budget=0.01, proxies=1, log="error")
    async with served(settings) as server, server.visitor() as client:

        async def ask(hops: str) -> int:
            headers = [(b"x-forwarded-for", hops.encode("latin-1"))]
            return (await client.get("/api/phrases", headers=headers)).status_code

        assert [await ask("203.0.113.1") for _ in range(7)] == [200] * 6 + [429]
        assert await ask("203.0.113.2") == 200
        assert await ask("198.51.100.7, 203.0.113.1") == 429  # what a client says itself does not count
        assert await ask("203.0.113.3, 203.0.113.4") == 200
        assert await ask("\u00e9" * 10_000) == 200


async def test_without_a_proxy_nobody_may_say_where_they_are(url: str) -> None:
    async with served(Settings(database=url, budget=0.01, log="error")) as server, server.visitor() as client:
        answers = [await client.get("/health", headers={"x-forwarded-for": f"203.0.113.{n}"}) for n in range(7)]
        assert answers[-1].status_code == 429


@pytest.mark.parametrize(
    ("address", "household"),
    [
        ("203.0.113.1", "203.0.113.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::"),
        ("::ffff:203.0.113.1", "203.0.113.1"),
        ("nonsense", "nonsense"),
        ("x" * 1000, "x" * 64),
    ],
)
def test_all_of_a_household_is_one_address(address: str, household: str) -> None:
    assert _household(address) == household


# --- Logs


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """What is logged, as lines of JSON."""
    stream = io.StringIO()
    yield stream
    logs.set_up("error")


async def test_the_log_knows_every_request_and_no_secret(url: str, log: io.StringIO) -> None:
    async with served(Settings(database=url, budget=0)) as server:
        logs.set_up("info", log)
        async with server.member("Anna") as anna:
            key = (await anna.post("/api/tokens", json={"name": "x", "scopes": ["read"]})).json()["key"]
            cookie = anna.cookies[COOKIE]
            await anna.get("/api/phrases", params={"token": key, "next": "/secret-place"})
            await anna.get("/api/phrases", headers={"authorization": f"Bearer {key}"})
            await anna.post("/api/sessions", json={"name": "Anna", "password": "wrong horse"})
            answer = await anna.get("/api/nowhere%0a%1b[31m")
        async with connect(f"{server.live}?token={key}", additional_headers={"cookie": f"{COOKIE}={cookie}"}):
            pass
    written = log.getvalue()
    for secret in (key, cookie, PASSWORD, "wrong horse", "secret-place"):
        assert secret not in written
    lines = [json.loads(line) for line in written.splitlines()]
    answered = [line for line in lines if line["event"] == "answered"]
    assert [(each["method"], each["path"], each["status"]) for each in answered][-5:] == [
        ("GET", "/api/phrases", 200),
        ("GET", "/api/phrases", 200),
        ("POST", "/api/sessions", 401),
        ("GET", "/api/nowhere%0A%1B%5B31m", 404),
        ("SOCKET", "/api/live", 101),
    ]
    assert answer.headers["x-request-id"] in [each["request"] for each in answered]
    assert all(each["ms"] >= 0 and each["timestamp"] and each["level"] == "info" for each in answered)


def test_secrets_in_errors_are_hidden(log: io.StringIO) -> None:
    logs.set_up("info", log)
    said = structlog.get_logger()
    token = "eco_" + "x" * 43
    hash_ = "$argon2id$v=19$m=8,t=1,p=1$c2FsdA$aGFzaA"
    try:
        raise ValueError(f"[SQL: select 1]\n[parameters: ('anna', '{hash_}')]\n(Background on this error)")
    except ValueError as error:
        said.error("it-broke", exc_info=error, password="horse", headers={"cookie": "horse"})
    said.info("asked", path=f"/api/live?token={token}", why=f"Bearer {token}")
    said.info("connecting", url="postgresql://user:horse@localhost/games")
    written = log.getvalue()
    for secret in ("anna", token, hash_, "argon2", "horse"):
        assert secret not in written
    assert "Background" in written
    assert "postgresql://user:[hidden]@localhost/games" in written


async def test_what_breaks_inside_is_answered_and_logged(server: Served, log: io.StringIO) -> None:
    logs.set_up("error", log)
    async with server.house.database.write() as connection:
        await connection.execute(text("alter table keys rename to lost"))
    async with server.visitor(cookies={COOKIE: "x" * 43}) as client:
        at_the_gate = await client.get("/api/people/me")
    async with server.visitor() as client:
        inside = await client.post("/api/people", json={"name": "Anna"})
    for answer in (at_the_gate, inside):
        assert rule(answer) == (500, "broken")
        assert answer.headers["x-request-id"] in log.getvalue()
        assert answer.headers["content-security-policy"]
        assert "keys" not in answer.text
    assert "no such table" in log.getvalue()
    assert "Anna" not in log.getvalue()


async def test_the_server_does_not_say_what_it_is_made_of(server: Served) -> None:
    async with server.visitor() as client:
        answer = await client.get("/health")
    assert "server" not in answer.headers
