"""The switchboard: who is connected, and what they hear of besides the tables they watch."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Any, Final, Protocol

import msgspec

from ecumene.server.metrics import Metrics


class Line(Protocol):
    """Somebody's open connection."""

    user: int

    def send(self, message: bytes) -> None:
        """Send this when there is time; never waits."""

    async def check(self) -> None:
        """Go, if the key has ended by which they came in."""


class Switchboard:
    """The connections of this process."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics: Final = metrics
        self._lines: Final[dict[int, set[Line]]] = {}
        self._lobby: Final[set[Line]] = set()  # who wants to hear of open tables

    def connect(self, line: Line) -> None:
        """Somebody is there."""
        self._lines.setdefault(line.user, set()).add(line)
        self.metrics.clients.inc()

    def disconnect(self, line: Line) -> None:
        """Somebody is gone."""
        self._lobby.discard(line)
        self._lines[line.user].discard(line)
        if not self._lines[line.user]:
            del self._lines[line.user]
        self.metrics.clients.dec()

    def count(self, user: int) -> int:
        """How often this user is connected."""
        return len(self._lines.get(user, ()))

    def of(self, user: int) -> list[Line]:
        """The connections of this user."""
        return list(self._lines.get(user, ()))

    def listen_to_lobby(self, line: Line) -> None:
        """This connection hears of every listed table that opens, fills or starts."""
        self._lobby.add(line)

    def tell(self, users: Iterable[int], message: dict[str, Any]) -> None:
        """Tell these users, wherever they are connected."""
        lines = [line for user in users if user for line in self._lines.get(user, ())]
        if lines:
            text = msgspec.json.encode(message)
            for line in lines:
                line.send(text)

    @property
    def is_lobby_watched(self) -> bool:
        """Does anybody look at the lobby?"""
        return bool(self._lobby)

    def announce(self, message: dict[str, Any], but: Container[int]) -> None:
        """Tell everybody who looks at the lobby, but these users."""
        text = msgspec.json.encode(message)
        for line in self._lobby:
            if line.user not in but:
                line.send(text)

    @property
    def users(self) -> list[int]:
        """Everybody who is connected."""
        return list(self._lines)
