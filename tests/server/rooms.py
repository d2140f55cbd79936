"""Rooms for tests: people who sit down, the toy games in the catalog, and everything there is to see of a room."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

import ecumene.games
from ecumene.kernel.contract import dump
from ecumene.server.agreed import Place, Row, Rules
from ecumene.server.room import Room

TOYS = str(Path(__file__).parent / "games")
NOON = 1_800_014_400_000  # 2027-01-15, 12:00 UTC
SECRET = b"a secret of thirty-two bytes...."
NAMES = ["Anna", "Ben", "Cleo", "Dora"]
BOT = Place("bot", level=3)


@contextmanager
def with_toys() -> Iterator[None]:
    """While this lasts the catalog finds the games of `tests.kernel.toys` too: auction, climb and court."""
    path = ecumene.games.__path__
    path.append(TOYS)
    try:
        yield
    finally:
        path.remove(TOYS)


def people(count: int) -> list[Place]:
    """Anna is user 1, Ben user 2, and so on; everybody adds something to luck."""
    return [Place("person", name=NAMES[seat], user=seat + 1, entropy=f"e{seat}") for seat in range(count)]


def new_room(game: str, joined: Sequence[Place], rules: Rules | None = None, secret: bytes = SECRET) -> Room:
    """A room that has not started; everybody sits in the order of joining unless the rules say otherwise."""
    room = Room("k3f9q2xw", game, {}, rules or Rules(order="joined"), joined, secret, NOON)
    room.names = {17: "Rosa", 18: "Sam"}
    return room


class Told:
    """A room and the journal that it writes, told in lines such as `A offer 3` or `B /undo`."""

    def __init__(self, game: str, joined: Sequence[Place], rules: Rules | None = None, secret: bytes = SECRET) -> None:
        self.new: Final[Callable[[], Room]] = partial(new_room, game, joined, rules, secret)
        self.room = self.new()
        self.journal = self.room.start()
        self.now = NOON

    def say(self, line: str, after: float = 0) -> None:
        """A seat plays or does something, so many seconds after what was done last."""
        self.now += round(after * 1000)
        seat = "ABCDEFGH".index(line[0])
        self.journal += self.room.answer(Row(0, seat, line[2:], self.now))

    def say_all(self, *lines: str) -> None:
        """These things happen one right after the other."""
        for line in lines:
            self.say(line)

    def rebuilt(self) -> Room:
        """The room as the journal alone tells it."""
        room = self.new()
        room.replay(self.journal)
        return room


def seen(room: Room, viewer: int) -> str:
    """Everything that a seat, or a spectator (-1), may be shown of a room."""
    told = [
        msgspec.json.encode(room.game.view(room.sitting.table, viewer)).decode(),
        room.record(viewer).write(),
        " ".join(move.text for move in room.moves(viewer)),
        f"undo {room.can_undo(viewer)}",
        *(repr(tale) for entry in room.entries for tale in entry.tales if tale.for_ears_of(viewer)),
    ]
    return "\n".join(told)


def everything(room: Room) -> str:
    """Everything there is to a room, public and secret: equal rooms say the same."""
    table = room.sitting.table
    entries = [(entry.ply, entry.seat, entry.at, entry.first, entry.last, dump(entry.tales)) for entry in room.entries]
    clocks = {line: vars(clock) | {"nights": None} for line, clock in room._clocks.items()}
    parts: list[object] = [
        dump(table),
        [(line.seat, line.text, line.audience) for line in room.sitting.record.lines],
        room.sitting.record.write(),
        (room.sitting.floor, room.sitting.hidden[:]),
        (room.ply, room.reopened, room.asked, room.awaited, room.robots, room.is_over, room.result),
        (room.clock.state(), room.clock.left, room.clock.running, room.clock.since, clocks),
        (room.places, room.users, sorted(room.lost), sorted(room.vacant), [sorted(users) for users in room._sat]),
        (sorted(room.offers.items()), sorted(room.offers.declined), sorted(room.keys.items())),
        (room._script.outcomes, entries),
        *(seen(room, viewer) for viewer in range(-1, len(room.places))),
    ]
    return "\n".join(map(str, parts))
