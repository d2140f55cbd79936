"""Live: one WebSocket a client, for all tables it looks at, for moves, chat, presence and the lobby.

A client sends requests, each an object with `do`. They are carried out one after the other, in the order in which they
came; whatever is sent with a `key` is answered with that key:

    {"do": "watch", "table": "k3f9q2xw", "seat": 0, "have": 34}   frames of this table, with what of the log is new
    {"do": "unwatch", "table": "k3f9q2xw"}
    {"do": "play", "table": "k3f9q2xw", "seat": 0, "text": "build baths", "ply": 34, "key": "a1"}
    {"do": "plan", "table": "k3f9q2xw", "plan": {"moves": ["build baths"]}, "key": "a2"}   where these would lead
    {"do": "lobby"}                                                listed tables as they open, fill, start
    {"do": "ping", "key": "a3"}

and receives frames, `{"done": KEY, "ply": N}`, `{"done": KEY, "plan": {...}}`, `{"trouble": {...}, "key": KEY}`,
`{"turn": {...}}`, `{"listing": {...}}`, `{"table": ID, "said": {...}}`, `{"table": ID, "here": [SEAT], "watching": N}`,
`{"table": ID, "lost": SEAT}` when somebody else sits there now, `{"table": ID, "stuck": true}` when it is set aside.

The connection is closed with 1008 when the session or token ends, with 1012 when the server stops, and with 1013 when
the client does not read what it is sent. After the last two it may come back, and goes on with `have`.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from functools import partial
from typing import Annotated, Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import Meta, Struct
from sqlalchemy.exc import SQLAlchemyError

from ecumene.kernel.notation import BadMove
from ecumene.kernel.refusal import Refusal
from ecumene.server.api.common import language
from ecumene.server.api.errors import MOST_ID
from ecumene.server.api.given import TheHouse
from ecumene.server.guard import check_json
from ecumene.server.hall import limited
from ecumene.server.house import House
from ecumene.server.lobby import TableId
from ecumene.server.plan import NewPlan, Plan, imagined
from ecumene.server.trouble import BAD, CONFLICT, TOO_MANY, Refused
from ecumene.server.voice import trouble_body
from ecumene.server.who import PLAY, READ, Who

MOST_UNREAD: Final = 4_000_000  # bytes; a client that lets more pile up is sent away
MOST_WATCHED: Final = 50  # tables at once
MOST_CONNECTIONS: Final = 100  # of one user
LOOK: Final = 60.0  # seconds between two looks whether a key is still good
ALIVE: Final = 20.0  # seconds of silence after which an event stream says that it is still there
PENALTY: Final = 0.05  # seconds that nothing is read from a client that sends nonsense, or too much
PATIENCE: Final = 1.0  # seconds to say goodbye
SLOW, MISUSED = 1013, 1008
REASONS: Final = {SLOW: "too much at once", MISUSED: "signed out"}

Key = Annotated[str, Meta(max_length=40)]
Seat = Annotated[int, Meta(ge=-1, le=7)]

log = structlog.get_logger()


class Request(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """What a client asks for."""

    key: Key = ""


class Watch(Request, frozen=True, tag="watch", kw_only=True):
    """Show this table."""

    table: TableId
    seat: Seat | None = None
    have: Annotated[int, Meta(ge=0, le=MOST_ID)] = 0


class Unwatch(Request, frozen=True, tag="unwatch", kw_only=True):
    """Show it no more."""

    table: TableId


class Play(Request, frozen=True, tag="play", kw_only=True):
    """Play a move or do an act."""

    table: TableId
    seat: Seat
    text: Annotated[str, Meta(min_length=1, max_length=200)]
    ply: Annotated[int, Meta(ge=0, le=MOST_ID)] | None = None


class Try(Request, frozen=True, tag="plan", kw_only=True):
    """Try something out."""

    table: TableId
    plan: NewPlan


class Lobby(Request, frozen=True, tag="lobby", kw_only=True):
    """Tell of listed tables."""


class Ping(Request, frozen=True, tag="ping", kw_only=True):
    """Answer at once."""


REQUESTS: Final = msgspec.json.Decoder(Watch | Unwatch | Play | Try | Lobby | Ping)


class Client:
    """Somebody who is connected: what they have not been sent yet, and whether they may stay."""

    def __init__(self, house: House, who: Who) -> None:
        self.house: Final = house
        self.who: Final = who
        self.user: int = who.user
        self.gone: Final = asyncio.Event()
        self.why = 0  # they have to go
        self._unread = 0  # bytes
        self._queue: Final[asyncio.Queue[bytes]] = asyncio.Queue()

    def send(self, message: bytes) -> None:
        """Send this when there is time; never waits."""
        self._unread += len(message)
        if self._unread > MOST_UNREAD:
            self.go(SLOW)
        elif not self.gone.is_set():
            self._queue.put_nowait(message)

    def say(self, message: dict[str, Any]) -> None:
        """The same for what is not written as JSON yet."""
        self.send(msgspec.json.encode(message))

    async def next(self) -> bytes:
        """Wait for what is to be sent next; nothing at the end."""
        message = await self._queue.get()
        self._unread -= len(message)
        return message

    def go(self, why: int) -> None:
        """Nothing more is sent, not even what waits already."""
        self.why = self.why or why
        while not self._queue.empty():
            self._queue.get_nowait()
        self._queue.put_nowait(b"")
        self.gone.set()

    async def check(self) -> None:
        """Go, if the key has ended by which the client came in."""
        with suppress(SQLAlchemyError, OSError):  # the next look will tell
            if self.user and not await self.house.keys.fits_still(self.who):
                self.go(MISUSED)


class Connection(Client):
    """One client on a WebSocket."""

    def __init__(self, socket: WebSocket[Any, Any, Any], house: House) -> None:
        state = socket.scope["state"]
        super().__init__(house, state["who"])
        self.socket: Final = socket
        self.address: Final = str(state["address"])
        self.language: Final = language(socket)
        self._watched: Final[dict[str, int]] = {}  # tables, and whose eyes the client looks through

    # --- To the client

    def seat_lost(self, table: str, seat: int) -> None:
        """Somebody else sits there now."""
        if self._watched.get(table) == seat:
            del self._watched[table]
        self.say({"table": table, "lost": seat})

    async def write(self) -> None:
        """Send what there is to send, as long as the connection stands."""
        send = self.socket.send
        while message := await self.next():
            await send({"type": "websocket.send", "text": message.decode(), "bytes": None})

    async def stay(self) -> None:
        """Return when the client has to go."""
        while not self.gone.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self.gone.wait(), LOOK)
            await self.check()

    # --- From the client

    async def read(self) -> None:
        """Do what the client asks, one after the other."""
        while True:
            text = await self.socket.receive_data("text")
            key = ""
            try:
                check_json(text.encode())
                request = REQUESTS.decode(text)
                key = request.key
                self.house.buckets.take("message", self._name, 1200, 60)
                await self._do(request)
            except msgspec.DecodeError as error:
                self._refuse(Refusal("bad-request", why=str(error)), key)
                await asyncio.sleep(PENALTY)
            except Refused as refused:
                self._refuse(refused.refusal, key)
                if refused.status in (BAD, TOO_MANY):
                    await asyncio.sleep(PENALTY)
            except BadMove as error:
                self._refuse(error.refusal, key, self._game(request))
            except WebSocketDisconnect:
                raise
            except Exception as error:
                log.error("request-failed", error=type(error).__name__, exc_info=error)
                self._refuse(Refusal("broken"), key)

    @property
    def _name(self) -> str:
        """Who is counted for sending too much."""
        return f"user {self.user}" if self.user else self.address

    def _refuse(self, refusal: Refusal, key: str, game: str = "") -> None:
        self.say({"trouble": trouble_body(refusal, self.language, game), "key": key})

    def _game(self, request: Request) -> str:
        hot = self.house.hall.hot(request.table) if isinstance(request, Play | Try) else None
        return "" if hot is None else hot.room.game.name

    async def _do(self, request: Watch | Unwatch | Play | Try | Lobby | Ping) -> None:
        if isinstance(request, Play):
            who = self.who.may(PLAY)
            ply = await self.house.play(who, request.table, request.seat, request.text, request.ply, request.key)
            self.say({"done": request.key, "ply": ply})
            return
        if isinstance(request, Try):
            self.say({"done": request.key, "plan": await self._imagined(request)})
            return
        if isinstance(request, Watch):
            await self._watch(request.table, request.seat, request.have)
        elif isinstance(request, Unwatch):
            self._unwatch(request.table)
        elif isinstance(request, Lobby):
            self.house.switchboard.listen_to_lobby(self)
        if request.key:
            self.say({"done": request.key})

    async def _imagined(self, request: Try) -> Plan:
        async with self.house.hall.shown(request.table, self.who.may(READ).user, request.plan.seat) as (room, viewer):
            with limited(self.house.settings.move_seconds):
                return imagined(room, viewer, request.plan)

    async def _watch(self, table: str, seat: int | None, have: int) -> None:
        """Watch a table, or go on through other eyes; where that is refused, everything stays as it was."""
        if self.user:
            self.who.may(READ)
        if table not in self._watched and len(self._watched) >= MOST_WATCHED:
            raise Refused(CONFLICT, "too-many-watched", most=MOST_WATCHED)
        viewer = await self.house.hall.watch(table, self, seat, have)
        before = self._watched.get(table, viewer)
        if before != viewer:
            self.house.hall.unwatch(table, self, before)
        self._watched[table] = viewer
        self.send(self.house.presence.message(table))
        self.house.presence.changed(table)

    def _unwatch(self, table: str) -> None:
        viewer = self._watched.pop(table, None)
        if viewer is not None:
            self.house.hall.unwatch(table, self, viewer)
            self.house.presence.changed(table)

    def close(self) -> None:
        """The client is gone."""
        for table in list(self._watched):
            self._unwatch(table)


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, Any], house: TheHouse) -> None:
    """One client, from its first message to its last."""
    await socket.accept()
    connection = Connection(socket, house)
    if connection.user and house.switchboard.count(connection.user) >= MOST_CONNECTIONS:
        connection.go(SLOW)
    house.switchboard.connect(connection)
    tasks = [asyncio.create_task(task) for task in (connection.read(), connection.write(), connection.stay())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        house.switchboard.disconnect(connection)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        connection.close()
    if connection.why:
        with suppress(
            TimeoutError, OSError, WebSocketDisconnect, RuntimeError
        ):  # whoever does not read is not waited for
            async with asyncio.timeout(PATIENCE):
                await socket.close(connection.why, REASONS[connection.why])


class Listener(Client):
    """A client that only listens, to one table: server-sent events."""

    def seat_lost(self, table: str, seat: int) -> None:
        """Somebody else sits there now: this is the last that is to be heard."""
        self.say({"table": table, "lost": seat})
        self._queue.put_nowait(b"")

    async def events(self, table: str, seat: int | None, have: int) -> AsyncIterator[bytes]:
        """The messages, with their ply as id."""
        house, loop = self.house, asyncio.get_running_loop()
        viewer = await house.hall.watch(table, self, seat, have)
        end = partial(self.go, 0)
        house.when_stopped.add(end)
        house.metrics.clients.inc()
        house.presence.changed(table)
        silence = loop.time() + ALIVE
        try:
            while True:
                try:
                    async with asyncio.timeout_at(silence):
                        message = await self.next()
                except TimeoutError:
                    silence = loop.time() + ALIVE
                    await self.check()
                    yield b": alive\n\n"
                    continue
                if not message:
                    return
                yield _event(message)
        finally:
            house.when_stopped.discard(end)
            house.hall.unwatch(table, self, viewer)
            house.presence.changed(table)
            house.metrics.clients.dec()


async def stream(listener: Listener, table: str, seat: int | None, have: int) -> AsyncIterator[bytes]:
    """The events of a listener. They have begun: what is refused is refused by now, and who goes early is forgotten."""
    events = listener.events(table, seat, have)
    first = await anext(events)

    async def all_events() -> AsyncIterator[bytes]:
        yield first
        async for event in events:
            yield event

    return all_events()


def _event(message: bytes) -> bytes:
    """A message as a browser's EventSource expects it."""
    ply = msgspec.json.decode(message, type=dict[str, Any]).get("ply")
    head = b"" if ply is None else f"id: {ply}\n".encode()
    return head + b"data: " + message + b"\n\n"
