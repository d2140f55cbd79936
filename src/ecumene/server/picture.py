"""Pictures: everything that one viewer of a table may know now, and the frames that bring it to a client.

A viewer is a seat, or a spectator (-1). A picture follows from the journal and the viewer alone, so that two tables a
viewer cannot tell apart give the same bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from ecumene.change import Change, change
from ecumene.kernel.move import Move
from ecumene.kernel.notation import Line
from ecumene.server.agreed import Entry, Offer, Place
from ecumene.server.clock import ClockView
from ecumene.server.room import Room


class Player(Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat."""

    kind: str  # person, bot or empty
    name: str = ""
    user: int = 0
    level: int = 0  # of a bot
    program: bool = False  # a person's program, which plays through the API


class Proposal(Struct, frozen=True):
    """Something that needs everybody's consent."""

    kind: str  # takeback or cancel
    seat: int
    to: int  # for a takeback: how many lines of the record are left
    agreed: list[int]


class Picture(Struct, frozen=True):
    """What one viewer may know of a table."""

    view: Any  # the game's own view; its type is the game's
    prompt: str  # what the viewer is asked; empty while others are
    awaits: list[int]  # the seats whose answer is awaited
    moves: dict[str, list[str]]  # the viewer's legal moves, each with its targets
    undo: bool  # may the viewer take back its last move?
    offers: list[Proposal]
    players: list[Player]
    vacant: list[int]  # seats that somebody may take over
    clock: ClockView | None
    result: str
    luck: list[str]  # the promise; after the end also the secret, and what it was mixed with


class Event(Struct, frozen=True, omit_defaults=True):
    """One thing that happened: a line of the log in every language."""

    kind: str
    seat: int = -1
    what: str = ""
    n: int = 0
    other: str = ""


class Told(Struct, frozen=True, omit_defaults=True):
    """What one answer caused, as far as the viewer may know."""

    line: int  # how many lines the record had then
    ply: int  # and the journal
    at: int
    seat: int = -2  # -2 for luck: the set-up
    move: str = ""  # ? if the viewer may not know it
    tales: list[Event] = []


class Frame(Struct, frozen=True, omit_defaults=True):
    """Brings a client up to date: a whole picture, or what changed since the picture at ply `base`."""

    table: str
    seat: int
    ply: int
    keep: int  # lines of the record that still stand: what was told about later ones is void; -1 for all of it
    log: list[Told]
    picture: Picture | None = None
    base: int | None = None
    change: Change | None = None


NOTHING: Final = -1  # no line stands; the set-up is told as line 0 where it writes none
ENCODER: Final = msgspec.json.Encoder()


def picture(room: Room, viewer: int) -> Picture:
    """What this viewer may know now."""
    prompt, moves = _asked(room, viewer)
    return Picture(
        view=room.game.view(room.sitting.table, viewer),
        prompt=prompt,
        awaits=room.awaited,
        moves={move.text: move.targets for move in moves},
        undo=room.can_undo(viewer),
        offers=[_proposal(offer) for offer in room.offers.values()],
        players=[_player(place) for place in room.places],
        vacant=sorted(room.vacant),
        clock=room.clock.state(),
        result=room.result,
        luck=room.sitting.record.luck[:],
    )


def _asked(room: Room, viewer: int) -> tuple[str, list[Move]]:
    """What the viewer is asked, and the legal answers; nothing while others are."""
    table = room.sitting.table
    if viewer not in room.awaited or table.question is None:
        return "", []
    asked = table.seat
    moves = table.turn_to(viewer)  # several may be asked, and each of them something else
    prompt = table.question.prompt(table)
    table.turn_to(asked)
    return prompt, moves


def _proposal(offer: Offer) -> Proposal:
    return Proposal(offer.kind, offer.seat, offer.to, sorted(offer.agreed))


def _player(place: Place) -> Player:
    return Player(place.kind, place.name, place.user, place.level, place.program)


class Eyes:
    """What the clients of one viewer have been shown last, and what they have to be shown next.

    An open log tells everything, as it may once the game is over.
    """

    def __init__(self, room: Room, viewer: int, *, is_open: bool = False) -> None:
        self.viewer: Final = viewer
        self.is_open: Final = is_open
        self.log: list[Told] = []
        self._look(room)

    def whole(self, have: int = 0) -> bytes:
        """Everything, for a client that joins; one that has seen ply `have` has the log up to there."""
        known = 0
        if 0 < have <= self.ply and have >= self.room.reopened:
            known = sum(entry.ply <= have for entry in self.room.entries)
        frame = Frame(self.room.table, self.viewer, self.ply, self._keep(known), self.log[known:], self.seen)
        return ENCODER.encode(frame)

    def next(self, room: Room) -> bytes:
        """What is different now; from now on this is what was shown."""
        old, base, log = self.seen, self.ply, self.log
        self._look(room, log if base >= room.reopened else [])
        same = _alike(log, self.log)
        difference = change(old, self.seen)
        frame = Frame(room.table, self.viewer, self.ply, self._keep(same), self.log[same:], None, base, difference)
        return ENCODER.encode(frame)

    def _look(self, room: Room, log: Sequence[Told] = ()) -> None:
        """Look at the room; what is in this log already is not told again."""
        self.room = room
        self.ply = room.ply
        self.seen = picture(room, self.viewer)
        is_open = self.is_open or room.is_over
        lines = room.sitting.record.lines
        new = [told(entry, lines, self.viewer, is_open) for entry in room.entries[len(log) :]]
        self.log = [*log, *new]

    def _keep(self, known: int) -> int:
        return self.log[known - 1].line if known else NOTHING


def told(entry: Entry, lines: Sequence[Line], viewer: int, is_open: bool) -> Told:
    """An entry of the log as this viewer may read it."""
    tales = [tale for tale in entry.tales if is_open or tale.for_ears_of(viewer)]
    move = ""
    if entry.seat >= 0:
        line = lines[entry.first]
        move = (line if is_open else line.masked(viewer)).text
    return Told(
        line=entry.last,
        ply=entry.ply,
        at=entry.at,
        seat=entry.seat,
        move=move,
        tales=[Event(tale.kind, int(tale.seat), tale.what, int(tale.n), tale.other) for tale in tales],
    )


def _alike(old: Sequence[Told], new: Sequence[Told]) -> int:
    """How many entries at the beginning are the same."""
    both = min(len(old), len(new))
    if old[:both] == new[:both]:
        return both
    return next(place for place in range(both) if old[place] != new[place])
