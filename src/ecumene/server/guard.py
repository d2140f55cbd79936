"""The gate: who is asking, may they ask so often, and does the request come from our own page?

One ASGI application around all others, for requests and WebSockets alike. Whatever passes it or is turned away carries
the same headers and leaves one line in the log.
"""

from __future__ import annotations

import ipaddress
import math
import re
import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote, urlsplit
from uuid import uuid4

import msgspec
import structlog
from litestar.types import ASGIApp, Receive, Scope, Send

from ecumene.kernel.refusal import Refusal
from ecumene.names import LANGUAGES
from ecumene.server.trouble import BAD, BROKEN, FORBIDDEN, TOO_MANY, UNKNOWN, Refused
from ecumene.server.voice import Trouble, language_of, trouble_body
from ecumene.server.who import NOBODY, Who

if TYPE_CHECKING:
    from ecumene.server.metrics import Metrics
    from ecumene.server.people import People
    from ecumene.server.settings import Settings

COOKIE: Final = "ecumene_session"
LANGUAGE: Final = "ecumene_language"  # the cookie in which the page keeps what its reader has chosen
SAFE: Final = ("GET", "HEAD", "OPTIONS")
JSON: Final = "application/json"
MOST_BUCKETS: Final = 50_000
MOST_HEADERS: Final = 32_000  # bytes of a request's headers and address
SERVERS_OWN: Final = ("api", "health", "metrics")  # where addresses begin that are not the page's
LONGEST_BODY: Final = 200_000  # bytes; what is longer is refused further inside, and not looked through
PREFIX: Final = 64  # bits of an IPv6 address that belong to one household
POLICY_VIOLATION: Final = 1008
WRONG_TYPE, LARGE_HEADERS, EMPTY = 415, 431, 204
NUL: Final = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")  # as JSON writes it; PostgreSQL stores no such text

# What every answer says to the browser: our own files only, no frames, no guessing of types.
HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        b"frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
)
STRICT_TRANSPORT: Final = (b"strict-transport-security", b"max-age=31536000")
PRIVATE: Final = (b"cache-control", b"private, no-cache")  # unless an answer says something else
ANSWERS: Final = ("http.response.start", "websocket.http.response.start", "websocket.accept")

# What pages of other origins may do, if the host has named them.
PREFLIGHT: Final = (
    (b"access-control-allow-methods", b"GET, POST, PUT, PATCH, DELETE"),
    (b"access-control-allow-headers", b"authorization, content-type, accept-language, if-none-match, idempotency-key"),
    (b"access-control-max-age", b"600"),
)

log = structlog.get_logger()


class Buckets:
    """How often somebody may do something: each bucket holds so many drops and fills up again with time."""

    def __init__(self, factor: float) -> None:
        self.factor: Final = factor
        self._drops: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, what: str, who: str, most: float, seconds: float) -> None:
        """Take a drop from a bucket that holds `most` and is full again after `seconds`; refuse if it is empty."""
        if not self.factor:
            return
        most = max(1.0, most * self.factor)
        now = time.monotonic()
        drops, then = self._drops.pop((what, who), (most, now))
        drops = min(most, drops + (now - then) * most / seconds)
        is_empty = drops < 1
        self._drops[what, who] = (drops if is_empty else drops - 1, now)
        if len(self._drops) > MOST_BUCKETS:
            self._drops.popitem(last=False)
        if is_empty:
            raise Refused(TOO_MANY, "too-many-requests", seconds=max(1, math.ceil((1 - drops) * seconds / most)))

    @contextmanager
    def guess(self, what: str, who: str, most: float, seconds: float) -> Iterator[None]:
        """Something that may be guessed at, such as a password: only who is right gets the drop back."""
        self.take(what, who, most, seconds)
        yield
        if (what, who) in self._drops:
            drops, then = self._drops[what, who]
            self._drops[what, who] = (drops + 1, then)


class Visit:
    """One request or WebSocket on its way through the gate."""

    def __init__(self, scope: Any) -> None:
        self.scope: Final = scope
        self.is_socket: Final = scope["type"] == "websocket"
        self.method: Final = "SOCKET" if self.is_socket else scope["method"]
        self.request: Final = uuid4().hex[:12]
        self.headers: Final = _headers(scope)
        self.status = 0
        self.who = NOBODY

    @property
    def language(self) -> str:
        """Which language the visitor reads."""
        return language_of(self.headers.get("accept-language", ""))


class Gate:
    """Lets requests in, with `who`, `address` and `request` in `scope["state"]`, or turns them away."""

    def __init__(self, inner: ASGIApp, settings: Settings, people: People, buckets: Buckets, metrics: Metrics) -> None:
        self.inner: Final = inner
        self.settings: Final = settings
        self.people: Final = people
        self.buckets: Final = buckets
        self.metrics: Final = metrics
        self.origins: Final = frozenset(settings.origins.split())
        self.headers: Final = [*HEADERS, *([STRICT_TRANSPORT] if settings.https else [])]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or WebSocket."""
        if scope["type"] == "lifespan":  # type: ignore[comparison-overlap]
            await self.inner(scope, receive, send)
            return
        started = time.perf_counter()
        visit = Visit(scope)

        async def reply(message: Any) -> None:
            if message["type"] in ANSWERS:
                visit.status = message.get("status", 101)
                message["headers"] = self._signed(visit, message.get("headers", ()))
            await send(message)

        with structlog.contextvars.bound_contextvars(request=visit.request):
            try:
                await self._let_in(visit, receive, reply)
            finally:
                seconds = time.perf_counter() - started
                path = quote(scope["path"], errors="backslashreplace")
                log.info("answered", method=visit.method, path=path, status=visit.status, ms=round(seconds * 1000, 2))
                if not visit.is_socket:
                    self.metrics.answered(scope, visit.status, seconds)

    async def _let_in(self, visit: Visit, receive: Receive, reply: Send) -> None:
        try:
            await self._check(visit)
            if visit.method == "OPTIONS" and visit.headers.get("origin") in self.origins:
                await _answer(reply, EMPTY, b"", PREFLIGHT)
                return
            await self.inner(visit.scope, _readable(visit, receive), reply)
        except Refused as refused:
            await self._turn_away(visit, receive, reply, refused)
        except Exception as error:
            log.error("request-failed", error=type(error).__name__, exc_info=error)
            if visit.status:
                raise
            await self._turn_away(visit, receive, reply, Refused(BROKEN, "broken"))

    # --- Checks, the cheap ones first

    async def _check(self, visit: Visit) -> None:
        scope = visit.scope
        state = scope.setdefault("state", {})
        state["request"], state["who"], state["address"] = visit.request, NOBODY, self._address(visit)
        _check_form(visit)
        who, is_known = await self._who(visit.headers)
        state["who"] = visit.who = who
        # A page is many files, and whoever opens it ten times has not yet asked for anything.
        kind, most = ("page", 1200) if visit.method in SAFE and is_of_the_page(scope["path"]) else ("request", 600)
        self.buckets.take(kind, f"user {who.user}" if who.user else state["address"], most, 60)
        if not is_known:
            raise Refused(UNKNOWN, "bad-token")
        if not who.program and (visit.is_socket or visit.method not in SAFE):
            self._check_origin(visit.headers)  # a browser does not send a token of itself

    def _address(self, visit: Visit) -> str:
        """Where the request comes from, behind the proxies we trust; all of a household is one address."""
        hops = [hop.strip() for hop in visit.headers.get("x-forwarded-for", "").split(",") if hop.strip()]
        if self.settings.proxies and len(hops) >= self.settings.proxies:
            return _household(hops[-self.settings.proxies])
        client = visit.scope.get("client")
        return _household(client[0]) if client else ""

    async def _who(self, headers: dict[str, str]) -> tuple[Who, bool]:
        """The owner of the token or of the cookie, nobody without either; and was a token shown that nobody has?"""
        if "authorization" in headers:
            scheme, _, token = headers["authorization"].strip().partition(" ")
            who = await self.people.who(token.strip(), "token") if scheme.lower() == "bearer" else None
            return who or NOBODY, who is not None
        if key := cookie_of(headers.get("cookie", ""), COOKIE):
            return await self.people.who(key, "session") or NOBODY, True
        return NOBODY, True

    def _check_origin(self, headers: dict[str, str]) -> None:
        """Another page must not act for somebody who is signed in here: browsers say where a request comes from."""
        origin = headers.get("origin")
        if origin is None:
            if headers.get("sec-fetch-site", "none") in ("none", "same-origin"):
                return
        elif origin in self.origins or self._is_own(origin, headers.get("host", "")):
            return
        raise Refused(FORBIDDEN, "other-origin")

    def _is_own(self, origin: str, host: str) -> bool:
        """Is this the page that we serve ourselves?"""
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        schemes = ("https",) if self.settings.https else ("http", "https")
        return bool(host) and parts.scheme in schemes and parts.netloc.lower() == host.lower()

    # --- Answers

    def _signed(self, visit: Visit, headers: Any) -> list[tuple[bytes, bytes]]:
        """The headers of an answer, with those that every answer has."""
        signed = [*headers, *self.headers, (b"x-request-id", visit.request.encode())]
        if not any(name.lower() == b"cache-control" for name, _ in headers):
            signed.append(PRIVATE)
        origin = visit.headers.get("origin")
        if origin in self.origins and origin is not None:
            signed.append((b"access-control-allow-origin", origin.encode("latin-1")))
            signed.append((b"access-control-allow-credentials", b"true"))
            signed.append((b"vary", b"origin"))
        return signed

    async def _turn_away(self, visit: Visit, receive: Receive, send: Send, refused: Refused) -> None:
        body = _said(refused.refusal, visit.language)
        headers = [(b"content-type", JSON.encode()), (b"content-length", str(len(body)).encode())]
        if refused.status == TOO_MANY:
            headers.append((b"retry-after", str(refused.refusal.facts["seconds"]).encode()))
        if not visit.is_socket:
            await _answer(send, refused.status, body, headers)
            return
        await receive()
        if "websocket.http.response" in (visit.scope.get("extensions") or {}):
            await _answer(send, refused.status, body, headers, "websocket.http.response")
        else:
            await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": refused.refusal.rule})


def cookie_of(cookies: str, wanted: str) -> str:
    """The value of a cookie, empty if there is none."""
    pairs = (pair.strip().partition("=") for pair in cookies.split(";"))
    return next((value for name, _, value in pairs if name == wanted and value), "")


def chosen_language(cookies: str) -> str:
    """The language that a reader has chosen on the page; empty if none."""
    chosen = cookie_of(cookies, LANGUAGE)
    return chosen if chosen in LANGUAGES else ""


def is_of_the_page(path: str) -> bool:
    """Is this an address of the page that people play on, rather than one of the server's own?"""
    return path.lstrip("/").partition("/")[0] not in SERVERS_OWN


def _headers(scope: Scope) -> dict[str, str]:
    """The headers of a request by name; what was sent in several lines is joined."""
    found: dict[str, str] = {}
    for raw_name, raw in scope["headers"]:
        name, value = raw_name.decode("latin-1").lower(), raw.decode("latin-1")
        if name in found:
            value = f"{found[name]}{'; ' if name == 'cookie' else ', '}{value}"
        found[name] = value
    return found


def _check_form(visit: Visit) -> None:
    """Is the request small enough, and can all of it be read?"""
    scope, headers = visit.scope, visit.headers
    query = scope["query_string"]
    if sum(len(name) + len(value) for name, value in scope["headers"]) + len(scope["path"]) + len(query) > MOST_HEADERS:
        raise Refused(LARGE_HEADERS, "too-large")
    if "\0" in scope["path"] or b"%00" in query or b"\0" in query:
        raise Refused(BAD, "nul-sign")
    has_body = "transfer-encoding" in headers or headers.get("content-length", "0") != "0"
    if has_body and not visit.is_socket and visit.method not in SAFE:
        if headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            raise Refused(WRONG_TYPE, "wrong-media-type")


def check_json(text: bytes | bytearray) -> None:
    """Refuse what is not JSON, is nested too deeply to be read, or has a sign that cannot be stored."""
    try:
        text.decode()
        msgspec.json.decode(text, type=msgspec.Raw)
    except UnicodeDecodeError as error:
        raise Refused(BAD, "bad-request", why=f"no UTF-8 (byte {error.start})") from None
    except msgspec.DecodeError as error:
        raise Refused(BAD, "bad-request", why=str(error)) from None
    except RecursionError:
        raise Refused(BAD, "bad-request", why="JSON is nested too deeply") from None
    if NUL.search(text):
        raise Refused(BAD, "nul-sign")


def _readable(visit: Visit, receive: Receive) -> Receive:
    """The body as it arrives, refused at its end if it cannot be read."""
    whole = bytearray()

    async def read() -> Any:
        message = await receive()
        if message["type"] == "http.request" and len(whole) <= LONGEST_BODY:
            whole.extend(message.get("body", b""))
            if whole and not message.get("more_body", False):
                check_json(whole)
        return message

    return receive if visit.is_socket else read


def _household(address: str) -> str:
    """The address, or the part of it by which a household is known."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    if known.version == 4:
        return str(known)
    return str(known.ipv4_mapped or ipaddress.ip_network((int(known), PREFIX), strict=False).network_address)


def _said(refusal: Refusal, language: str) -> bytes:
    """A refusal as everybody receives it, even if there are no words for it."""
    try:
        return msgspec.json.encode(trouble_body(refusal, language, ""))
    except Exception as error:
        log.error("nothing-to-say", rule=refusal.rule, error=type(error).__name__)
        return msgspec.json.encode(Trouble(refusal.rule, refusal.rule, refusal.facts))


async def _answer(send: Send, status: int, body: bytes, headers: Any, kind: str = "http.response") -> None:
    start: Any = {"type": f"{kind}.start", "status": status, "headers": list(headers)}
    rest: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(start)
    await send(rest)
