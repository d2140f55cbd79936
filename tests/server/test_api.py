"""The documented requests: each of them does what it says, and whatever is wrong with one is said in one shape."""

import json
import re
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, NamedTuple

import httpx
import pytest

from ecumene.bots.levels import LEVELS
from ecumene.server.lobby import MOST_OPEN
from tests.server.app import PASSWORD, Served, resign, table_of, within

pytestmark = pytest.mark.anyio

ANSWER = {"en": "answer", "uk": "відповідь", "ru": "ответ"}
ME, ANYBODY, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": 1}


class Shown(NamedTuple):
    """How a request was refused."""

    status: int
    rule: str
    message: str


def refused(answer: httpx.Response) -> Shown:
    """Every error has the same shape."""
    assert 400 <= answer.status_code < 500, (answer.request.method, answer.request.url, answer.text)
    assert answer.headers["content-type"].startswith("application/json")
    body = answer.json()
    assert set(body) == {"rule", "message", "details"}, body
    assert re.fullmatch("[a-z][a-z-]*", body["rule"]), body
    assert isinstance(body["details"], dict)
    assert len(body["message"].split()) > 3, body
    assert body["message"] != body["rule"]
    return Shown(answer.status_code, body["rule"], body["message"])


def done(answer: httpx.Response) -> Any:
    """What was answered."""
    assert answer.is_success, (answer.request.method, answer.request.url, answer.text)
    return answer.json() if "json" in answer.headers.get("content-type", "") and answer.content else answer.text


class Duel(NamedTuple):
    """Two people at a table of `duel`; by name whoever is asked comes first."""

    table: str
    asked: httpx.AsyncClient
    other: httpx.AsyncClient
    seat: int
    picture: dict[str, Any]

    @property
    def path(self) -> str:
        """Where everything about the table begins."""
        return f"/api/tables/{self.table}"

    @property
    def moves(self) -> list[str]:
        """What may be played at first."""
        return list(self.picture["moves"])

    async def play(self, text: str = "", **more: Any) -> httpx.Response:
        """Send a move for the seat that was asked first."""
        body = {"text": text or self.moves[0], "seat": self.seat} | more
        return await self.asked.post(f"{self.path}/moves", json=body)


@asynccontextmanager
async def duel(server: Served, **more: Any) -> AsyncIterator[Duel]:
    """A game that has just started."""
    async with server.guest("Anna") as anna, server.guest("Ben") as ben:
        table = await table_of(anna, ben, **more)
        frames = [done(await each.get(f"/api/tables/{table}/view")) for each in (anna, ben)]
        first = 0 if frames[0]["picture"]["moves"] else 1
        asked, other = (anna, ben) if first == 0 else (ben, anna)
        yield Duel(table, asked, other, frames[first]["seat"], frames[first]["picture"])


# --- Everything there is


class Log:
    """Which documented operations were answered as documented."""

    def __init__(self, description: dict[str, Any]) -> None:
        self.operations = {
            (method.upper(), path): operation
            for path, item in description["paths"].items()
            for method, operation in item.items()
        }
        self.patterns = {path: re.compile(re.sub(r"\{\w+\}", "[^/]+", path)) for path in description["paths"]}
        self.done: set[tuple[str, str]] = set()

    async def note(self, answer: httpx.Response) -> None:
        """An answer came."""
        path = answer.request.url.path
        fitting = [each for each, pattern in self.patterns.items() if pattern.fullmatch(path)]
        for template in sorted(fitting, key=lambda each: each.count("{"))[:1]:
            operation = answer.request.method, template
            assert str(answer.status_code) in self.operations[operation]["responses"], (operation, answer.status_code)
            if answer.is_success:
                self.done.add(operation)


async def test_everything_that_is_documented_can_be_done(server: Served) -> None:
    async with server.visitor() as visitor, AsyncExitStack() as stack:
        log = Log(done(await visitor.get("/api/openapi.json")))

        async def person(name: str) -> httpx.AsyncClient:
            hooks = {"response": [log.note]}
            client = await stack.enter_async_context(server.visitor(event_hooks=hooks))
            done(await client.post("/api/people", json={"name": name}))
            return client

        anna, ben = await person("Anna"), await person("Ben")
        await _accounts(server, anna, ben)
        await _around_the_game(anna, ben)
        await _in_the_game(anna, ben)
        for path in ("/health", "/metrics", "/api/games", "/api/games/duel", "/api/levels", "/api/phrases"):
            assert done(await anna.get(path))
        (lesson,) = done(await anna.get("/api/games/duel/lessons"))
        assert done(await anna.post(f"/api/games/duel/lessons/{lesson['slug']}", json={}))["accepted"]
        await _farewells(anna, ben)
    # A ticket comes by mail only: `test_people` redeems one.
    assert set(log.operations) - log.done == {("PUT", "/api/tickets")}


async def _accounts(server: Served, anna: httpx.AsyncClient, ben: httpx.AsyncClient) -> None:
    done(await anna.post("/api/people/me/keep", json={"name": "Anna", "password": PASSWORD}))
    done(await anna.patch("/api/people/me", json={"language": "uk"}))
    assert done(await anna.get("/api/sessions/current"))["me"]["language"] == "uk"
    done(await anna.put("/api/people/me/password", json={"old": PASSWORD, "new": PASSWORD + "!"}))
    done(await anna.put("/api/people/Ben/shunned", json={"kind": "mute"}))
    assert done(await anna.get("/api/people/me/shunned")) == [{"name": "Ben", "kind": "mute"}]
    done(await anna.delete("/api/people/Ben/shunned"))
    done(await anna.post("/api/people/Ben/report", json={"reason": "He hums."}))
    assert done(await anna.get("/api/people/Ben"))["name"] == "Ben"
    token = done(await anna.post("/api/tokens", json={"name": "bot", "scopes": ["read"]}))
    assert len(done(await anna.get("/api/tokens"))) == 1
    done(await anna.delete(f"/api/tokens/{token['token']['id']}"))
    async with server.visitor() as elsewhere:
        done(await elsewhere.post("/api/sessions", json={"name": "Anna", "password": PASSWORD + "!"}))
    sessions = done(await anna.get("/api/sessions"))
    away = next(each for each in sessions if not each["current"])
    done(await anna.delete(f"/api/sessions/{away['id']}"))
    done(await anna.delete("/api/sessions"))
    done(await ben.post("/api/tickets", json={"name_or_email": "Nobody"}))


async def _around_the_game(anna: httpx.AsyncClient, ben: httpx.AsyncClient) -> None:
    table = await table_of(anna, seats=2)
    path = f"/api/tables/{table}"
    assert [each["id"] for each in done(await ben.get("/api/tables"))] == [table]
    done(await ben.post(f"{path}/join", json={"entropy": "mine"}))
    waiting = await table_of(anna, seats=2, rules={"start": "host"})
    waiting = f"/api/tables/{waiting}"
    done(await ben.post(f"{waiting}/join", json={}))
    done(await ben.post(f"{waiting}/leave"))
    done(await anna.post(f"{waiting}/bots", json={"level": 1}))
    done(await anna.delete(f"{waiting}/places/1"))
    done(await ben.post(f"{waiting}/join", json={}))
    assert done(await anna.post(f"{waiting}/start"))["state"] == "playing"
    cancelled = await table_of(anna, seats=2)
    assert done(await anna.post(f"/api/tables/{cancelled}/cancel"))["state"] == "cancelled"
    assert len(done(await ben.get("/api/tables/mine"))) == 2
    await resign(ben, table)
    done(await anna.post(f"{path}/rematch"))
    done(await ben.post(f"{path}/rematch", json={"entropy": "again"}))


async def _in_the_game(anna: httpx.AsyncClient, ben: httpx.AsyncClient) -> None:
    table = await table_of(anna, ben, rules={"order": "joined", "absent": "wait", "hints": True})
    path = f"/api/tables/{table}"
    for each in (anna, ben):
        frame = done(await each.get(f"{path}/view"))
        for move in list(frame["picture"]["moves"])[:1]:
            done(await each.get(f"{path}/why", params={"move": move}))
            done(await each.post(f"{path}/plan", json={"moves": [move]}))
            assert done(await each.get(f"{path}/hint"))["seat"] == frame["seat"]
            done(await each.post(f"{path}/moves", json={"text": move, "seat": frame["seat"]}))
    done(await anna.get(f"{path}/record"))
    done(await anna.get(f"{path}/at/1"))
    order = done(await anna.post(f"{path}/orders", json={"seat": 0, "answers": ["discard baths"]}))
    assert done(await anna.get(f"{path}/orders")) == [order]
    done(await anna.delete(f"{path}/orders/{order['id']}"))
    done(await anna.post(f"{path}/messages", json={"text": "Hello"}))
    assert done(await ben.get(f"{path}/messages"))[0]["text"] == "Hello"
    done(await anna.put(f"{path}/note", json={"text": "He plays science."}))
    assert done(await anna.get(f"{path}/note")) == {"text": "He plays science."}
    async with anna.stream("GET", f"{path}/events") as events:
        async for line in events.aiter_lines():
            if line.startswith("data: "):
                assert json.loads(line.removeprefix("data: "))["table"] == table
                break
    seat = done(await ben.get(f"{path}/view"))["seat"]
    done(await ben.post(f"{path}/moves", json={"text": "/leave", "seat": seat}))
    done(await ben.post(f"{path}/sit", json={"seat": seat}))
    await resign(ben, table)
    report = await anna.get(f"{path}/report")  # a line of JSON for each decision
    assert [list(json.loads(line)) for line in report.text.splitlines()][-1] == ["summary"]


async def _farewells(anna: httpx.AsyncClient, ben: httpx.AsyncClient) -> None:
    assert done(await anna.get("/api/people/me/export"))["me"]["name"] == "Anna"
    done(await anna.delete("/api/sessions/current"))
    done(await anna.post("/api/sessions", json={"name": "Anna", "password": PASSWORD + "!"}))
    done(await anna.request("DELETE", "/api/people/me", json={"password": PASSWORD + "!"}))
    done(await ben.delete("/api/people/me"))


# --- What is wrong, and how that reads


NOWHERE = "/api/tables/nowhere"
MOVE = {"text": "build baths", "seat": 0}
NEW = {"game": "duel", "chairs": [ME, ANYBODY]}

WRONG: list[tuple[str, str, Any, int, str]] = [
    ("GET", "/api/nothing", None, 404, "unknown-path"),
    ("DELETE", "/api/games", None, 405, "wrong-method"),
    ("GET", "/api/games/chess", None, 404, "unknown-game"),
    ("GET", "/api/games/duel.game", None, 404, "unknown-game"),
    ("GET", "/api/games/" + "x" * 21, None, 400, "bad-request"),
    ("POST", "/api/tables", {}, 400, "bad-request"),
    ("POST", "/api/tables", NEW | {"game": "chess"}, 400, "unknown-game"),
    ("POST", "/api/tables", NEW | {"game": 7}, 400, "bad-request"),
    ("POST", "/api/tables", NEW | {"chairs": []}, 400, "bad-request"),
    ("POST", "/api/tables", NEW | {"chairs": [ME] * 9}, 400, "bad-request"),
    ("POST", "/api/tables", NEW | {"chairs": [ME] * 3}, 400, "wrong-seats"),
    ("POST", "/api/tables", NEW | {"chairs": [BOT, BOT]}, 409, "nobody-plays"),
    ("POST", "/api/tables", NEW | {"chairs": [ME, {"kind": "bot", "level": 11}]}, 400, "bad-request"),
    ("POST", "/api/tables", NEW | {"chairs": [ME, {"kind": "cat"}]}, 400, "bad-request"),
    ("POST", "/api/tables", NEW | {"options": {"wonders": "all"}}, 400, "unknown-value"),
    ("POST", "/api/tables", NEW | {"options": {"wonder": "preset"}}, 400, "unknown-option"),
    ("POST", "/api/tables", NEW | {"options": {"wonders": 1}}, 400, "bad-request"),
    ("POST", "/api/tables", NEW | {"rules": {"undo": "always"}}, 400, "bad-request"),
    ("POST", "/api/tables", NEW | {"rules": {"pace": {"kind": "live"}}}, 400, "bad-pace"),
    ("POST", "/api/tables", NEW | {"rules": {"pace": {"kind": "days", "days": 61}}}, 400, "bad-request"),
    ("POST", "/api/tables", NEW | {"rules": {"delay": -1}}, 400, "bad-request"),
    ("POST", "/api/tables", NEW | {"entropy": "two words"}, 400, "bad-request"),
    ("POST", "/api/tables", NEW | {"entropy": "x" * 65}, 400, "bad-request"),
    ("POST", "/api/tables", NEW | {"password": "short"}, 400, "bad-password"),
    ("POST", "/api/tables", NEW | {"colour": "red"}, 400, "bad-request"),
    ("GET", "/api/tables?state=lost", None, 400, "bad-request"),
    ("GET", "/api/tables?most=0", None, 400, "bad-request"),
    ("GET", "/api/tables?most=many", None, 400, "bad-request"),
    ("GET", NOWHERE, None, 404, "unknown-table"),
    ("GET", "/api/tables/NOWHERE", None, 400, "bad-request"),
    ("GET", "/api/tables/" + "x" * 17, None, 400, "bad-request"),
    ("POST", f"{NOWHERE}/join", {}, 404, "unknown-table"),
    ("POST", f"{NOWHERE}/bots", {"level": 1}, 404, "unknown-table"),
    ("POST", f"{NOWHERE}/bots", {"level": 0}, 400, "bad-request"),
    ("POST", f"{NOWHERE}/leave", None, 404, "unknown-table"),
    ("POST", f"{NOWHERE}/start", None, 404, "unknown-table"),
    ("POST", f"{NOWHERE}/cancel", None, 404, "unknown-table"),
    ("POST", f"{NOWHERE}/rematch", None, 404, "unknown-table"),
    ("DELETE", f"{NOWHERE}/places/0", None, 404, "unknown-table"),
    ("DELETE", f"{NOWHERE}/places/8", None, 400, "bad-request"),
    ("GET", f"{NOWHERE}/view", None, 404, "unknown-table"),
    ("GET", f"{NOWHERE}/view?seat=9", None, 400, "bad-request"),
    ("GET", f"{NOWHERE}/view?have=-1", None, 400, "bad-request"),
    ("GET", f"{NOWHERE}/at/1", None, 404, "unknown-table"),
    ("GET", f"{NOWHERE}/at/first", None, 404, "unknown-path"),
    ("GET", f"{NOWHERE}/events", None, 404, "unknown-table"),
    ("GET", f"{NOWHERE}/record", None, 404, "unknown-table"),
    ("GET", f"{NOWHERE}/hint", None, 404, "unknown-table"),
    ("GET", f"{NOWHERE}/report", None, 404, "unknown-table"),
    ("GET", f"{NOWHERE}/why?move=pass", None, 404, "unknown-table"),
    ("GET", f"{NOWHERE}/why", None, 400, "bad-request"),
    ("POST", f"{NOWHERE}/orders", {"seat": 0, "answers": ["discard baths"]}, 404, "unknown-table"),
    ("POST", f"{NOWHERE}/orders", {"seat": 0, "answers": []}, 400, "bad-request"),
    ("DELETE", f"{NOWHERE}/orders/1", None, 404, "unknown-order"),
    ("DELETE", f"{NOWHERE}/orders/{2**31}", None, 400, "bad-request"),
    ("POST", f"{NOWHERE}/plan", {}, 404, "unknown-table"),
    ("POST", f"{NOWHERE}/plan", {"moves": ["x"] * 101}, 400, "bad-request"),
    ("POST", f"{NOWHERE}/sit", {"seat": 0}, 404, "unknown-table"),
    ("POST", f"{NOWHERE}/sit", {"seat": 8}, 400, "bad-request"),
    ("POST", f"{NOWHERE}/moves", MOVE, 404, "unknown-table"),
    ("POST", f"{NOWHERE}/moves", MOVE | {"seat": -1}, 400, "bad-request"),
    ("POST", f"{NOWHERE}/moves", MOVE | {"seat": 0.5}, 400, "bad-request"),
    ("POST", f"{NOWHERE}/moves", MOVE | {"text": ""}, 400, "bad-request"),
    ("POST", f"{NOWHERE}/moves", MOVE | {"text": "x" * 201}, 400, "bad-request"),
    ("POST", f"{NOWHERE}/moves", MOVE | {"text": ["build", "baths"]}, 400, "bad-request"),
    ("POST", f"{NOWHERE}/moves", MOVE | {"ply": -1}, 400, "bad-request"),
    ("POST", f"{NOWHERE}/moves", MOVE | {"key": "x" * 41}, 400, "bad-request"),
    ("POST", f"{NOWHERE}/moves", MOVE | {"hurry": True}, 400, "bad-request"),
]


async def test_whatever_is_wrong_is_said_in_the_language_of_the_reader(server: Served) -> None:
    async with server.guest("Anna") as anna:
        for method, path, body, status, rule in WRONG:
            said = {}
            for language in ("en", "uk", "ru"):
                headers = {"accept-language": f"{language}-XX,{language};q=0.9"}
                answer = await anna.request(method, path, json=body, headers=headers)
                shown = refused(answer)
                assert (shown.status, shown.rule) == (status, rule), (method, path, body, shown)
                said[language] = shown.message
            assert len(set(said.values())) == 3, said
            assert not re.search("[а-яіїєґ]", said["en"].lower())
            for language in ("uk", "ru"):
                assert re.search("[а-яіїєґ]", said[language].lower()), said


def _requests(description: dict[str, Any], filled: dict[str, str]) -> Iterable[tuple[str, str, dict[str, Any]]]:
    for template, item in description["paths"].items():
        for method, operation in item.items():
            yield method.upper(), template.format_map(filled), operation


async def test_no_request_swallows_a_body_that_it_does_not_understand(server: Served) -> None:
    bodies: list[tuple[bytes, dict[str, str]]] = [
        (b"[]", {}),
        (b'"text"', {}),
        (b"7", {}),
        (b'{"nobody-knows-this": 1}', {}),
        (b"{", {}),
        (b'{"text": "\xff"}', {}),
        (b'{"text": "\\u0000"}', {}),
        (b"[" * 20_000, {}),
        (b'{"text": "' + b"x" * 150_000 + b'"}', {}),
        (b"text=hello", {"content-type": "application/x-www-form-urlencoded"}),
        (b"{}", {"content-type": "text/plain"}),
    ]
    async with duel(server) as game:
        filled = {"table": game.table, "name": "Ben", "session": "1", "token": "1", "order": "1", "place": "0"}
        filled["lesson"] = "basics"
        description = done(await game.asked.get("/api/openapi.json"))
        for method, path, operation in _requests(description, filled | {"game": "duel", "ply": "1"}):
            if "requestBody" not in operation:
                continue
            for body, headers in bodies:
                sent = {"content-type": "application/json"} | headers
                refused(await game.asked.request(method, path, content=body, headers=sent))
        assert done(await game.asked.get("/api/people/me"))["kind"] == "guest"
        assert done(await game.asked.get(f"{game.path}/view"))["picture"] == game.picture


async def test_who_is_not_signed_in_may_look_but_do_nothing(server: Served) -> None:
    async with duel(server) as game, server.visitor() as visitor:
        public = {"view", "record", "at/1"}
        for path in public:
            done(await visitor.get(f"{game.path}/{path}"))
        for path, body in (
            ("/api/tables", NEW),
            (f"{game.path}/join", {}),
            (f"{game.path}/bots", {"level": 1}),
            (f"{game.path}/leave", None),
            (f"{game.path}/start", None),
            (f"{game.path}/cancel", None),
            (f"{game.path}/rematch", None),
            (f"{game.path}/moves", MOVE),
            (f"{game.path}/plan", {}),
            (f"{game.path}/orders", {"seat": 0, "answers": ["discard baths"]}),
            (f"{game.path}/sit", {"seat": 0}),
        ):
            assert refused(await visitor.post(path, json=body))[:2] == (401, "not-signed-in"), path
        for path in ("/api/tables/mine", f"{game.path}/orders", f"{game.path}/why?move=x"):
            assert refused(await visitor.get(path))[:2] == (401, "not-signed-in"), path


async def test_a_program_may_do_what_its_token_says(server: Served) -> None:
    async with server.member("Anna") as anna, server.visitor() as program:
        for scope, may_open in (("read", False), ("play", True)):
            made = done(await anna.post("/api/tokens", json={"name": scope, "scopes": [scope]}))
            program.headers["authorization"] = f"Bearer {made['key']}"
            answer = await program.post("/api/tables", json=NEW)
            assert answer.is_success == may_open
            if not may_open:
                assert refused(answer)[:2] == (403, "token-may-not")
        assert refused(await program.get("/api/tables/mine"))[:2] == (403, "token-may-not")


# --- Tables


async def test_a_new_table_says_what_was_agreed_on(server: Served) -> None:
    async with server.guest("Anna") as anna, server.visitor() as visitor:
        rules = {"pace": {"kind": "days", "days": 2, "night": "23:00-07:00", "zone": "Europe/Kyiv"}, "undo": "own"}
        body = NEW | {"options": {"wonders": "preset"}, "rules": rules, "password": PASSWORD, "entropy": "e"}
        opened = await anna.post("/api/tables", json=body)
        assert opened.status_code == 201
        listing = done(opened)
        assert listing["options"]["wonders"] == "preset"
        assert listing["rules"]["pace"]["zone"] == "Europe/Kyiv"
        assert (listing["state"], listing["has_password"], listing["places"][1]) == ("open", True, {"kind": "open"})
        assert re.fullmatch("[0-9a-f]{64}", listing["promise"])
        shown = done(await visitor.get(f"/api/tables/{listing['id']}"))
        assert shown == listing
        assert done(await visitor.get("/api/tables", params={"game": "duel"})) == [listing]


async def test_a_host_hears_how_many_open_tables_are_too_many(server: Served) -> None:
    async with server.guest("Anna") as anna:
        for _ in range(MOST_OPEN):
            done(await anna.post("/api/tables", json=NEW))
        answer = await anna.post("/api/tables", json=NEW)
        assert refused(answer)[:2] == (429, "too-many-tables")
        assert answer.headers["retry-after"] == "60"


# --- Playing


async def test_a_move_is_answered_with_its_ply_and_seen_by_everybody(server: Served) -> None:
    async with duel(server) as game:
        before = done(await game.other.get(f"{game.path}/view"))
        ply = done(await game.play(ply=before["ply"]))["ply"]
        assert ply == before["ply"] + 1
        after = done(await game.other.get(f"{game.path}/view", params={"have": before["ply"]}))
        assert after["ply"] >= ply
        assert [entry["move"] for entry in after["log"]] == [game.moves[0]]


async def test_the_same_key_again_does_nothing_again(server: Served) -> None:
    async with duel(server) as game:
        first = done(await game.play(key="k1"))
        assert done(await game.play(key="k1")) == first
        assert refused(await game.play(game.moves[1], key="k1"))[:2] == (409, "key-used")
        body = {"text": game.moves[0], "seat": game.seat}
        headers = {"idempotency-key": "k1"}
        assert done(await game.asked.post(f"{game.path}/moves", json=body, headers=headers)) == first
        assert len(done(await game.asked.get(f"{game.path}/view"))["log"]) == 2  # the set-up and one move


async def test_a_move_that_is_not_possible_says_why(server: Served) -> None:
    async with duel(server) as game:
        for text, status, rule in (
            ("build nonsense", 400, "unknown-move"),
            ("/dance", 400, "unknown-act"),
            ("/sit 3", 400, "sit-by-request"),
            ("/undo", 409, "nothing-to-undo"),
            ("/agree cancel", 409, "nothing-offered"),
            ("/offer peace", 400, "unknown-offer"),
            ("/claim " + "BA"[game.seat], 409, "time-is-left"),
        ):
            assert refused(await game.play(text))[:2] == (status, rule), text
        assert refused(await game.play(ply=999))[:2] == (409, "other-ply")
        assert refused(await game.play(seat=1 - game.seat))[:2] == (403, "not-your-seat")
        assert refused(await game.play(seat=5))[:2] == (403, "not-your-seat")
        body = {"text": game.moves[0], "seat": 1 - game.seat}
        assert refused(await game.other.post(f"{game.path}/moves", json=body))[:2] == (409, "not-your-turn")
        assert done(await game.asked.get(f"{game.path}/view"))["picture"] == game.picture


async def test_nothing_of_a_table_can_be_seen_before_it_starts(server: Served) -> None:
    async with server.guest("Anna") as anna:
        table = await table_of(anna, seats=2)
        for path in ("view", "record", "at/1", "events", "why?move=x"):
            assert refused(await anna.get(f"/api/tables/{table}/{path}"))[:2] == (409, "not-started"), path
        assert refused(await anna.post(f"/api/tables/{table}/moves", json=MOVE))[:2] == (409, "not-started")
        assert refused(await anna.post(f"/api/tables/{table}/rematch"))[:2] == (409, "not-over")


async def test_a_view_that_has_not_changed_is_not_sent_again(server: Served) -> None:
    async with duel(server) as game:
        view = await game.asked.get(f"{game.path}/view")
        tag = view.headers["etag"]
        same = await game.asked.get(f"{game.path}/view", headers={"if-none-match": tag})
        assert (same.status_code, same.content, same.headers["etag"]) == (304, b"", tag)
        others = await game.other.get(f"{game.path}/view", headers={"if-none-match": tag})
        assert others.status_code == 200
        done(await game.play())
        assert (await game.asked.get(f"{game.path}/view", headers={"if-none-match": tag})).status_code == 200


async def test_a_seat_sees_its_own_and_a_stranger_what_everybody_sees(server: Served) -> None:
    async with duel(server) as game, server.guest("Cleo") as cleo:
        assert done(await game.asked.get(f"{game.path}/view"))["seat"] == game.seat
        assert done(await game.asked.get(f"{game.path}/view", params={"seat": -1}))["seat"] == -1
        assert done(await cleo.get(f"{game.path}/view"))["seat"] == -1
        for seat in (0, 1):
            wrong = await cleo.get(f"{game.path}/view", params={"seat": seat})
            assert refused(wrong)[:2] == (403, "not-your-seat")
        other = await game.asked.get(f"{game.path}/view", params={"seat": 1 - game.seat})
        assert refused(other)[:2] == (403, "not-your-seat")


async def test_why_says_whether_a_move_is_legal_in_the_words_of_the_game(server: Served) -> None:
    async with duel(server) as game:
        legal = await game.asked.get(f"{game.path}/why", params={"move": game.moves[0]})
        assert done(legal)["legal"]
        said = set()
        for language in ("en", "uk", "ru"):
            headers = {"accept-language": language}
            answer = await game.asked.get(f"{game.path}/why", params={"move": "build baths"}, headers=headers)
            verdict = done(answer)
            assert not verdict["legal"]
            assert verdict["why"]["message"]
            said.add(verdict["why"]["message"])
        assert len(said) == 3
        waiting = done(await game.other.get(f"{game.path}/why", params={"move": game.moves[0]}))
        assert waiting["why"]["rule"] == "not-your-turn"


async def test_the_record_is_complete_once_the_game_is_over(server: Served) -> None:
    async with duel(server) as game, server.visitor() as visitor:
        during = (await visitor.get(f"{game.path}/record")).text
        assert '[Result "*"]' in during
        promise = re.search('Luck "([0-9a-f]{64})"', during)
        assert promise
        done(await game.play("/resign"))
        after = await visitor.get(f"{game.path}/record")
        assert after.headers["content-type"].startswith("text/plain")
        assert "resigned" in after.text
        assert promise[0] in after.text
        assert re.search("Secret|[0-9a-f]{64}", after.text.replace(promise[1], ""))  # and the secret too


async def test_an_earlier_ply_looks_as_it_looked_then(server: Served) -> None:
    async with duel(server) as game:
        before = done(await game.asked.get(f"{game.path}/view"))
        done(await game.play())
        now = done(await game.asked.get(f"{game.path}/view"))
        then = done(await game.asked.get(f"{game.path}/at/{before['ply']}"))
        assert then["picture"]["view"] == before["picture"]["view"]
        assert done(await game.asked.get(f"{game.path}/at/{now['ply']}"))["picture"]["view"] == now["picture"]["view"]
        unknown = await game.asked.get(f"{game.path}/at/{now['ply'] + 1}")
        assert refused(unknown)[:2] == (404, "unknown-ply")


async def test_a_plan_changes_nothing(server: Served) -> None:
    async with duel(server) as game:
        plan = done(await game.asked.post(f"{game.path}/plan", json={"moves": game.moves[:1], "seed": 5}))
        assert plan["view"] != game.picture["view"]
        wrong = await game.asked.post(f"{game.path}/plan", json={"moves": [game.moves[0], game.moves[0]]})
        assert refused(wrong).status == 409
        assert refused(await game.asked.post(f"{game.path}/plan", json={"moves": ["hm"]}))[:2] == (400, "unknown-move")
        assert done(await game.asked.get(f"{game.path}/view"))["picture"] == game.picture


async def test_a_standing_order_is_private_and_obeyed_when_it_fits(server: Served) -> None:
    async with duel(server) as game:
        seat = 1 - game.seat
        foreseen = {"seat": seat, "answers": game.moves, "times": 1}
        order = done(await game.other.post(f"{game.path}/orders", json=foreseen))
        assert done(await game.other.get(f"{game.path}/orders")) == [order]
        assert done(await game.asked.get(f"{game.path}/orders")) == []
        not_theirs = await game.asked.delete(f"{game.path}/orders/{order['id']}")
        assert refused(not_theirs)[:2] == (404, "unknown-order")
        wrong = {"seat": game.seat, "answers": game.moves}
        assert refused(await game.other.post(f"{game.path}/orders", json=wrong))[:2] == (403, "not-your-seat")
        nonsense = {"seat": seat, "answers": ["hm"]}
        assert refused(await game.other.post(f"{game.path}/orders", json=nonsense))[:2] == (400, "unknown-move")
        done(await game.play())

        async def is_obeyed() -> bool:
            log = done(await game.asked.get(f"{game.path}/view"))["log"]
            return [entry.get("seat", -2) for entry in log[1:]] == [game.seat, seat]

        assert await within(5, is_obeyed)
        assert done(await game.other.get(f"{game.path}/orders")) == []


async def test_a_seat_that_was_given_up_can_be_taken_over(server: Served) -> None:
    async with duel(server, rules={"absent": "wait"}) as game, server.guest("Cleo") as cleo:
        body = {"seat": game.seat}
        assert refused(await cleo.post(f"{game.path}/sit", json=body))[:2] == (409, "seat-taken")
        done(await game.play("/leave"))
        assert refused(await cleo.post(f"{game.path}/sit", json={"seat": 7})).status in (403, 409)
        assert refused(await game.other.post(f"{game.path}/sit", json=body))[:2] == (409, "already-there")
        done(await cleo.post(f"{game.path}/sit", json=body))
        assert done(await cleo.get(f"{game.path}/view"))["picture"]["moves"] == game.picture["moves"]
        assert refused(await game.play())[:2] == (403, "not-your-seat")
        listing = done(await cleo.get(game.path))
        assert {place["name"] for place in listing["places"]} >= {"Cleo"}
        assert done(await cleo.get("/api/tables/mine"))[0]["id"] == game.table


# --- Games, levels, the server itself


async def test_games_say_how_many_play_and_what_is_printed_on_their_cards(server: Served) -> None:
    async with server.visitor() as visitor:
        games = {game["name"]: game for game in done(await visitor.get("/api/games"))}
        duel = done(await visitor.get("/api/games/duel"))
        assert games["duel"]["seats"] == duel["seats"] == [2]
        assert {option["name"] for option in duel["options"]} >= {"wonders"}
        assert len(duel["catalogue"]) > 70


async def test_levels_are_named_in_the_language_of_the_reader(server: Served) -> None:
    async with server.visitor() as visitor:
        named = []
        for language in ("en", "uk", "ru"):
            levels = done(await visitor.get("/api/levels", headers={"accept-language": language}))
            assert [level["level"] for level in levels] == [level.number for level in LEVELS]
            named.append([level["name"] for level in levels])
        assert len({tuple(names) for names in named}) == 3
        assert named[0][0] == "Newcomer"


async def test_health_and_figures(server: Served) -> None:
    async with duel(server) as game:
        done(await game.play())
        health = done(await game.asked.get("/health"))
        assert health["ok"]
        assert health["database"] in ("sqlite", "postgresql")
        figures = await game.asked.get("/metrics")
        assert figures.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
        assert 'ecumene_moves_total{game="duel"} 1.0' in figures.text
        moves = r'ecumene_requests_total\{path="/api/tables/\{table[^}]*\}/moves",status="200"\} 1'
        assert re.search(moves, figures.text)
        for secret in (game.table, "Anna", "eco_"):
            assert secret not in figures.text
