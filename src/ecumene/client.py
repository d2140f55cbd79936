"""A small client for programs: play at an Ecumene server over its documented API.

    client = Client("http://127.0.0.1:8500")
    client.arrive("Anna's bot")
    table = client.create("duel", ["me", "bot:3"])
    for position in client.watch(table):
        if position.moves:
            client.play(position, random.choice(list(position.moves)))

Whatever the server refuses raises `Refused`, with the rule, the sentence and the facts. Where the server says "not so
often", or is being started again, the client waits and goes on by itself.
"""

from __future__ import annotations

import json
import time
from collections.abc import Generator, Sequence
from secrets import token_hex
from typing import Any, Final, Self
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from ecumene.change import changed

PATIENCE: Final = 30.0  # seconds for an answer
LARGEST: Final = 1 << 24  # bytes of a message
PAUSES: Final = (0.05, 0.2, 0.5, 1.0, 2.0, 4.0, 8.0)  # seconds before each attempt to come back
LONGEST_WAIT: Final = 120  # seconds, if that is how long the server does not want to be asked
GOODBYE: Final = 2.0  # seconds to close a connection in good manners
QUIET: Final = 20.0  # seconds between two looks at a table that does not show itself yet
UNKNOWN, CONFLICT, TOO_MANY, BROKEN = 401, 409, 429, 500
GONE: Final = (502, 503, 504)  # what a proxy says while there is no server
SIGNED_OUT: Final = 1008
NOT_YET: Final = ("not-started", "nothing-to-see-yet")
GONE_ON: Final = ("other-ply", "not-your-turn", "game-over")


class Refused(Exception):
    """The server said no, and why."""

    def __init__(self, status: int, trouble: dict[str, Any]) -> None:
        super().__init__(trouble.get("message", ""))
        self.status: Final = status
        self.rule: Final = str(trouble.get("rule", ""))
        self.details: Final = trouble.get("details", {})


class Position:
    """A table as one seat, or a spectator, sees it now."""

    def __init__(self, table: str) -> None:
        self.table: Final = table
        self.seat = -1
        self.ply = 0
        self.picture: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []

    @property
    def view(self) -> dict[str, Any]:
        """The game's own view."""
        view: dict[str, Any] = self.picture["view"]
        return view

    @property
    def moves(self) -> dict[str, list[str]]:
        """Your legal moves with their targets; none while others are asked."""
        moves: dict[str, list[str]] = self.picture["moves"]
        return moves

    @property
    def result(self) -> str:
        """Each seat's share and the kind of victory, once the game is over."""
        return str(self.picture["result"])

    def follow(self, frame: dict[str, Any]) -> bool:
        """Bring it up to date; False if something is missing in between and a whole frame is needed."""
        if "picture" in frame:
            self.picture = frame["picture"]
        elif frame.get("base") == self.ply:
            self.picture = changed(self.picture, frame["change"])
        else:
            return False
        self.seat, self.ply = frame["seat"], frame["ply"]
        self.log = [entry for entry in self.log if entry["line"] <= frame["keep"]] + frame["log"]
        return True


class Client:
    """Somebody who plays: a guest, or the owner of a token."""

    def __init__(self, server: str, token: str = "", language: str = "en") -> None:
        self.server: Final = server.rstrip("/")
        headers = {"accept-language": language} | ({"authorization": f"Bearer {token}"} if token else {})
        self.http: Final = httpx.Client(base_url=self.server, headers=headers, timeout=PATIENCE)

    def close(self) -> None:
        """Let go of the server."""
        self.http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def ask(self, method: str, path: str, body: object = None, *, again: bool = False, **query: object) -> Any:
        """Send one request; what the server answers, or `Refused`. Whatever does no harm twice may be sent again."""
        for pause in PAUSES if again or method == "GET" else ():
            try:
                return self._ask(method, path, body, query)
            except httpx.TransportError:
                time.sleep(pause)
            except Refused as refused:
                if refused.status not in GONE:
                    raise
                time.sleep(pause)
        return self._ask(method, path, body, query)

    def _ask(self, method: str, path: str, body: object, query: dict[str, object]) -> Any:
        wanted = {name: str(value) for name, value in query.items() if value is not None}
        answer = self.http.request(method, path, json=body, params=wanted)
        while answer.status_code == TOO_MANY and 0 < (seconds := _wait(answer)) <= LONGEST_WAIT:
            time.sleep(seconds)
            answer = self.http.request(method, path, json=body, params=wanted)
        if answer.status_code >= 400:
            raise Refused(answer.status_code, _trouble(answer.content))
        is_json = "json" in answer.headers.get("content-type", "")
        return answer.json() if is_json and answer.content else answer.text

    def arrive(self, name: str = "") -> dict[str, Any]:
        """Play as a guest from now on."""
        me: dict[str, Any] = self.ask("POST", "/api/people", {"name": name} if name else {})
        return me

    def create(
        self,
        game: str,
        chairs: Sequence[str],
        options: dict[str, str] | None = None,
        rules: dict[str, Any] | None = None,
    ) -> str:
        """Open a table for `me`, `open` places and bots such as `bot:3`; its id."""
        wanted = [_chair(chair) for chair in chairs]
        body = {"game": game, "chairs": wanted, "options": options or {}, "rules": rules or {}}
        return str(self.ask("POST", "/api/tables", body)["id"])

    def join(self, table: str, password: str = "", entropy: str = "") -> dict[str, Any]:
        """Take a place at an open table."""
        body = {"password": password, "entropy": entropy}
        listing: dict[str, Any] = self.ask("POST", f"/api/tables/{table}/join", body)
        return listing

    def listing(self, table: str) -> dict[str, Any]:
        """What was agreed on at a table, and who takes part."""
        listing: dict[str, Any] = self.ask("GET", f"/api/tables/{table}")
        return listing

    def look(self, table: str, seat: int | None = None) -> Position:
        """A table as it is now."""
        position = Position(table)
        position.follow(self.ask("GET", f"/api/tables/{table}/view", seat=seat))
        return position

    def play(self, position: Position, text: str) -> int:
        """Play a move, or do an act; the ply of its line, or 0 if the table has gone on and you have to look again.

        However often it has to be sent, it is played once.
        """
        body = {"seat": position.seat, "text": text, "ply": position.ply, "key": token_hex(8)}
        try:
            return int(self.ask("POST", f"/api/tables/{position.table}/moves", body, again=True)["ply"])
        except Refused as refused:
            if refused.rule in GONE_ON and text in position.moves:
                return 0
            raise

    def plan(self, position: Position, moves: Sequence[str], seed: int = 1) -> dict[str, Any]:
        """Where some moves would lead, on a private copy of the table; another seed, another future."""
        body = {"seat": position.seat, "moves": list(moves), "seed": seed}
        plan: dict[str, Any] = self.ask("POST", f"/api/tables/{position.table}/plan", body, again=True)
        return plan

    def record(self, table: str) -> str:
        """The record as you may read it."""
        return str(self.ask("GET", f"/api/tables/{table}/record"))

    def watch(self, table: str, seat: int | None = None) -> Generator[Position, None, None]:
        """The table after every change, from its start to its end; after a cut it goes on where it was."""
        position = Position(table)
        failed = 0
        while True:
            try:
                with self.connect() as socket:
                    socket.send(_watch(position, seat))
                    while True:
                        told = _heard(socket, bool(position.picture))
                        failed = 0
                        if self._follow(socket, position, seat, told):
                            yield position
                        if position.picture.get("result") or self._is_cancelled(told):
                            return
            except (OSError, ConnectionClosed, InvalidHandshake) as error:
                _check_welcome(error)
                if failed == len(PAUSES):
                    raise
                time.sleep(PAUSES[failed])
                failed += 1

    def _follow(self, socket: ClientConnection, position: Position, seat: int | None, told: dict[str, Any]) -> bool:
        """Do what a message asks for; is there anything new to see?"""
        rule = told.get("trouble", {}).get("rule", "")
        if rule and rule not in NOT_YET:
            raise Refused(CONFLICT, told["trouble"])
        if told.get("table") == position.table and "lost" in told:
            raise Refused(CONFLICT, {"rule": "seat-lost", "message": "Somebody else sits at this seat now."})
        if told.get("table") == position.table and "log" in told:
            before = position.ply if position.picture else -1
            if position.follow(told):
                return position.ply != before
            position.ply = 0  # something is missing: all of it again
            socket.send(_watch(position, seat))
        elif not position.picture and (not told or told.get("listing", {}).get("id") == position.table):
            socket.send(_watch(position, seat))
        return False

    def _is_cancelled(self, told: dict[str, Any]) -> bool:
        """Will the game never start?"""
        if told.get("trouble", {}).get("rule") != "not-started":
            return False
        return bool(self.listing(told["trouble"]["details"]["table"])["state"] == "cancelled")

    def connect(self) -> ClientConnection:
        """A WebSocket for what happens as it happens."""
        parts = urlsplit(self.server)
        scheme = "wss" if parts.scheme == "https" else "ws"
        headers = {
            name: self.http.headers[name] for name in ("authorization", "accept-language") if name in self.http.headers
        }
        if cookie := "; ".join(f"{name}={value}" for name, value in self.http.cookies.items()):
            headers["cookie"] = cookie
            headers["origin"] = self.server
        return connect(
            f"{scheme}://{parts.netloc}{parts.path}/api/live",
            additional_headers=headers,
            max_size=LARGEST,
            close_timeout=GOODBYE,
        )


def _watch(position: Position, seat: int | None) -> str:
    return json.dumps({"do": "watch", "table": position.table, "seat": seat, "have": position.ply})


def _heard(socket: ClientConnection, is_shown: bool) -> dict[str, Any]:
    """The next message; an empty one if it is time to ask again whether there is anything to see."""
    try:
        told: dict[str, Any] = json.loads(socket.recv(None if is_shown else QUIET))
        return told
    except TimeoutError:
        return {}


def _check_welcome(error: Exception) -> None:
    """Raise `Refused` if it is of no use to come back."""
    if isinstance(error, InvalidStatus):
        status = error.response.status_code
        if status != TOO_MANY and status < BROKEN:
            raise Refused(status, _trouble(error.response.body or b"")) from None
    if isinstance(error, ConnectionClosed) and error.rcvd is not None and error.rcvd.code == SIGNED_OUT:
        raise Refused(UNKNOWN, {"rule": "not-signed-in", "message": error.rcvd.reason}) from None


def _wait(answer: httpx.Response) -> int:
    """How many seconds the server wants to have its peace."""
    seconds = answer.headers.get("retry-after", "")
    return int(seconds) if seconds.isdecimal() else 0


def _chair(chair: str) -> dict[str, Any]:
    kind, _, level = chair.partition(":")
    return {"kind": kind, "level": int(level)} if level else {"kind": kind}


def _trouble(body: bytes | bytearray) -> dict[str, Any]:
    try:
        trouble: dict[str, Any] = json.loads(body)
        return trouble
    except ValueError:
        return {"rule": "unreadable", "message": body[:200].decode(errors="replace"), "details": {}}
