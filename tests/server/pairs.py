"""Pairs of tables that a viewer cannot tell apart: same rows, same moments, but other secrets where they are hidden.

A pair is made from the journal of a random game. What the viewer may not read of it - private outcomes, sealed and
secret answers, also those that were taken back - is replaced by something else that could have happened. A pair
counts only if both journals can be replayed and leave the viewer the same record after every answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

import msgspec

from ecumene.kernel import catalog
from ecumene.kernel.notation import UNSEEN, BadMove
from ecumene.server.agreed import Place, Row, Rules
from ecumene.server.room import Room
from tests.server.rooms import SECRET, people

STARTED: Final = 1_700_000_000_000
LONGEST: Final = 400  # answers
ATTEMPTS: Final = 6  # to change a prefix for one viewer
RULES: Final = Rules(order="joined")


class Pair(NamedTuple):
    """Two journals of one table that one viewer cannot tell apart."""

    game: str
    options: dict[str, str]
    joined: list[Place]
    rules: Rules
    viewer: int  # a seat, or -1
    one: list[Row]
    other: list[Row]
    ends: list[int]  # the ply at which each answer, with all that luck said to it, ends; the set-up first

    def room(self, table: str) -> Room:
        """The room of either, before anything has happened in it."""
        return Room(table, self.game, self.options, self.rules, self.joined, SECRET, STARTED)


class Told(NamedTuple):
    """A random game, as its journal tells it."""

    rows: list[Row]
    ends: list[int]


def pairs(
    game: str,
    seats: int,
    seed: int,
    *,
    options: dict[str, str] | None = None,
    rules: Rules = RULES,
    acts: float = 0.1,
) -> Iterator[Pair]:
    """All pairs found in one random game: for every viewer at several plies. `acts`: how often somebody takes back."""
    dice = Random(seed)
    joined = people(seats)
    chosen = catalog.find(game).complete(seats, options or {})
    blank = Pair(game, chosen, joined, rules, -1, [], [], [])
    told = random_game(blank.room("pair"), dice, acts)
    for number, end in enumerate(told.ends):
        rows, ends = told.rows[:end], told.ends[: number + 1]
        for viewer in range(-1, seats):
            base = blank._replace(viewer=viewer, one=rows, ends=ends)
            other = changed(base, dice)
            if other is not None:
                yield base._replace(other=other)


def random_game(room: Room, dice: Random, acts: float) -> Told:
    """Play at random, with some taking back; the last position before the end is the last one of use."""
    rows, at = room.start(), STARTED
    ends = [room.ply]
    while len(ends) < LONGEST:
        at += dice.randrange(20_000)
        seat = dice.choice(room.awaited)
        text = _act(room, dice) if dice.random() < acts else ""
        if text:
            seat, text = next((each, text) for each in _able(room, text))
        else:
            text = dice.choice(room.moves(seat)).text
        added = room.answer(Row(0, seat, text, at))
        if room.is_over:
            break
        rows += added
        ends.append(room.ply)
    return Told(rows, ends)


def _act(room: Room, dice: Random) -> str:
    """Something besides playing that may be done now; nothing if there is no such thing."""
    if room.offers:
        return dice.choice(["/agree takeback", "/decline takeback"]) if "takeback" in room.offers else ""
    if any(room.can_undo(seat) for seat in range(len(room.places))):
        return "/undo"
    floor, last = room.sitting.floor, len(room.sitting.record.lines)
    return f"/offer takeback {dice.randrange(floor, last)}" if floor < last and not room.offers.declined else ""


def _able(room: Room, text: str) -> list[int]:
    """The seats that may do this."""
    seats = range(len(room.places))
    if text == "/undo":
        return [seat for seat in seats if room.can_undo(seat)]
    offer = room.offers.get("takeback")
    return [seat for seat in seats if offer is None or seat not in offer.agreed]


def changed(pair: Pair, dice: Random) -> list[Row] | None:
    """The journal with other secrets, if that is possible."""
    hidden, record = look(pair, pair.one)
    if not hidden:
        return None
    for _ in range(ATTEMPTS):
        rows = _swapped(pair, hidden, dice) if dice.random() < 0.5 else _drawn_anew(pair, hidden, dice)
        if rows == pair.one:
            continue
        try:
            if look(pair, rows) == (hidden, record):
                return rows
        except (BadMove, AssertionError):  # that could not have happened
            continue
    return None


def look(pair: Pair, rows: Sequence[Row]) -> tuple[set[int], list[str]]:
    """The plies of what the viewer has never been able to read, and the record as they read it after each answer."""
    room = pair.room("pair")
    hidden: set[int] = set()
    standing: list[Row] = []  # the row of each line of the record
    record: list[str] = []
    first = 0
    for end in pair.ends:
        batch = rows[first:end]
        room.replay(batch)
        lines = room.sitting.record.lines
        del standing[len(lines) :]
        standing += [row for row in batch if not row.text.startswith("/")][: len(lines) - len(standing)]
        texts = [line.masked(pair.viewer).text for line in lines]
        hidden -= {row.ply for row, text in zip(standing, texts, strict=True) if text != UNSEEN}
        hidden |= {row.ply for row, text in zip(standing, texts, strict=True) if text == UNSEEN and row in batch}
        record.append("\n".join([*texts, str(room.result)]))
        first = end
    return hidden, record


def _swapped(pair: Pair, hidden: set[int], dice: Random) -> list[Row]:
    """Two things change places wherever the viewer cannot see them."""
    known = sorted({row.text.split(" ")[-1] for row in pair.one if row.ply in hidden})
    one = dice.choice(known)
    verbs = {row.text.split(" ")[0] for row in pair.one if row.ply in hidden and row.text.split(" ")[-1] == one}
    other = dice.choice([text.split(" ")[-1] for verb in sorted(verbs) for text in _with_verb(pair.game, verb)])
    swap = {one: other, other: one}

    def text_of(row: Row) -> str:
        first, last = row.text.rsplit(" ", 1) if " " in row.text else ("", row.text)
        return f"{first} {swap.get(last, last)}".strip()

    return [msgspec.structs.replace(row, text=text_of(row)) if row.ply in hidden else row for row in pair.one]


def _drawn_anew(pair: Pair, hidden: set[int], dice: Random) -> list[Row]:
    """Some of what the viewer cannot see is something else."""
    some = set(dice.sample(sorted(hidden), min(len(hidden), dice.randint(1, 3))))
    rows = []
    for row in pair.one:
        if row.ply in some:
            row = msgspec.structs.replace(row, text=dice.choice(_with_verb(pair.game, row.text.split(" ")[0])))
        rows.append(row)
    return rows


_VERBS: dict[tuple[str, str], list[str]] = {}


def _with_verb(game: str, verb: str) -> list[str]:
    """Every move or outcome of a game that begins with this word."""
    if (game, verb) not in _VERBS:
        texts = [move.text for move in catalog.find(game).lexicon.moves()]
        _VERBS[game, verb] = [text for text in texts if text.split(" ")[0] == verb]
    return _VERBS[game, verb]
