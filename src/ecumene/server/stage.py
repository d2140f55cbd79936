"""The stage: a table as it is shown to those who watch, now or with a delay."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any, Final, Protocol

from ecumene.kernel.tale import SPECTATOR
from ecumene.server.agreed import Row
from ecumene.server.keys import now
from ecumene.server.picture import Eyes
from ecumene.server.room import Room
from ecumene.server.trouble import CONFLICT, FORBIDDEN, Refused


class Watcher(Protocol):
    """Somebody's open connection."""

    user: int

    def send(self, message: bytes) -> None:
        """Send this when there is time; never waits."""

    def seat_lost(self, table: str, seat: int) -> None:
        """This seat is somebody else's now; or, for -1, one may watch no more."""


def may_look(room: Room, user: int, viewer: int) -> bool:
    """May this user look at the table through the eyes of a seat, or of a spectator?"""
    if viewer == SPECTATOR and room.rules.watch == "everybody":
        return True
    own = room.seats_of(user)
    return viewer in own or (viewer == SPECTATOR and bool(own))


def viewer_of(room: Room, user: int, seat: int | None) -> int:
    """Whose eyes a user looks through: those of the seat they ask for, of their own, or a spectator's."""
    own = room.seats_of(user)
    if seat is None:
        seat = next((each for each in own if each in room.awaited), own[0]) if own else SPECTATOR
    if not may_look(room, user, seat):
        if seat == SPECTATOR:
            raise Refused(FORBIDDEN, "not-for-spectators")
        raise Refused(FORBIDDEN, "not-your-seat", seat=seat)
    return seat


class Stage:
    """One room as it is shown: what each viewer's clients have seen, and who they are."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.watchers: Final[dict[int, set[Watcher]]] = {}
        self._eyes: Final[dict[int, Eyes]] = {}

    def join(self, watcher: Watcher, viewer: int, have: int) -> None:
        """Show everything to a new watcher, and what changes from now on."""
        if viewer not in self._eyes:
            self._eyes[viewer] = Eyes(self.room, viewer)
        self.watchers.setdefault(viewer, set()).add(watcher)
        watcher.send(self.frame(viewer, have))

    def frame(self, viewer: int, have: int) -> bytes:
        """Everything there is to see now."""
        eyes = self._eyes.get(viewer) or Eyes(self.room, viewer)
        return eyes.whole(have)

    def leave(self, watcher: Watcher, viewer: int) -> None:
        """Show no more to this watcher."""
        self.watchers.get(viewer, set()).discard(watcher)
        if not self.watchers.get(viewer):
            self.watchers.pop(viewer, None)
            self._eyes.pop(viewer, None)

    def show(self, room: Room) -> bool:
        """The room has changed: show everybody what is different. Did anybody have to go?"""
        self.room = room
        gone = [(viewer, watcher) for viewer, watcher in self.everybody if not may_look(room, watcher.user, viewer)]
        for viewer, watcher in gone:
            self.leave(watcher, viewer)
            watcher.seat_lost(room.table, viewer)
        for viewer, eyes in self._eyes.items():
            if eyes.ply != room.ply:
                message = eyes.next(room)
                for watcher in self.watchers[viewer]:
                    watcher.send(message)
        return bool(gone)

    @property
    def everybody(self) -> Iterator[tuple[int, Watcher]]:
        """Every watcher and whose eyes they look through."""
        return ((viewer, watcher) for viewer, watchers in self.watchers.items() for watcher in watchers)


class Late:
    """The table as spectators see it: everything some seconds after it happened."""

    def __init__(self, room: Room, rows: Sequence[Row]) -> None:
        self.delay: Final = room.rules.delay * 1000
        self.stage: Final = Stage(room.fresh([]))
        self._rows: list[Row] = []  # still to be shown
        self._timer: asyncio.TimerHandle | None = None
        self.extend(room, rows)

    def extend(self, room: Room, rows: Sequence[Row]) -> None:
        """More has happened."""
        self.stage.room.names |= room.names
        self._rows.extend(rows)
        self._catch_up()

    def close(self) -> None:
        """Nobody looks any more."""
        if self._timer is not None:
            self._timer.cancel()

    @property
    def is_ready(self) -> bool:
        """Is there anything to see yet?"""
        return bool(self.stage.room.entries)

    def _catch_up(self) -> None:
        """Show what is old enough, and come back when the next line is."""
        room, moment = self.stage.room, now() - self.delay
        due = sum(row.at <= moment for row in self._rows)
        ripe, self._rows = self._rows[:due], self._rows[due:]
        if ripe or (not self.is_ready and room.started <= moment):
            room.replay(ripe)
            self.stage.show(room)
        self.close()
        if self._rows or not self.is_ready:
            wait = (self._rows[0].at if self._rows else room.started) - moment
            self._timer = asyncio.get_running_loop().call_later(max(0, wait) / 1000, self._catch_up)


class HotTable:
    """A table in memory."""

    def __init__(self, room: Room, rows: Sequence[Row]) -> None:
        self.room = room
        self.ply = room.ply  # of the last line that is on the disk; the room may be one answer ahead
        self.is_true = True  # or the room has seen what never came to the disk, and has to be read again
        self.lock: Final = asyncio.Lock()
        self.stage: Final = Stage(room)
        self.late: Final = Late(room, rows) if room.rules.delay else None
        self.orders: list[tuple[int, Any]] | None = None  # standing orders with their owners, once somebody looked

    def close(self) -> None:
        """The table is forgotten."""
        if self.late is not None:
            self.late.close()

    def stage_of(self, viewer: int) -> Stage:
        """Where this viewer sees the table."""
        if viewer != SPECTATOR or self.late is None:
            return self.stage
        if not self.late.is_ready:
            raise Refused(CONFLICT, "nothing-to-see-yet", seconds=self.room.rules.delay)
        return self.late.stage

    def leave(self, watcher: Watcher, viewer: int) -> None:
        """Show no more to this watcher."""
        for stage in (self.stage, *([self.late.stage] if self.late is not None else [])):
            stage.leave(watcher, viewer)

    @property
    def everybody(self) -> Iterator[tuple[int, Watcher]]:
        """All who watch, each with the viewer whose eyes they look through."""
        yield from self.stage.everybody
        if self.late is not None:
            yield from self.late.stage.everybody

    @property
    def is_watched(self) -> bool:
        """Does anybody look?"""
        return bool(self.stage.watchers or (self.late is not None and self.late.stage.watchers))

    @property
    def is_idle(self) -> bool:
        """May it be forgotten?"""
        return not (self.lock.locked() or self.is_watched)
