"""The contract: what every game must keep, tried out on random games. Anybody's game can be checked with it."""

from __future__ import annotations

from typing import Final

import msgspec
from mypy_extensions import i64

from ecumene.kernel.game import Game
from ecumene.kernel.luck import Live, sown, stir
from ecumene.kernel.move import Move
from ecumene.kernel.record import Record
from ecumene.kernel.sitting import Sitting, resumed
from ecumene.kernel.table import Table
from ecumene.kernel.tale import SPECTATOR

ENDLESS: Final = 20_000  # more answers than any game takes
THOROUGH: Final = 8  # one position in so many is looked at from all sides


class Broken(Exception):
    """A game does not keep the contract; the record so far shows where."""

    def __init__(self, promise: str, record: Record) -> None:
        super().__init__(promise)
        self.promise: Final = promise
        self.record: Final = record


def check(game: Game, seats: int, options: dict[str, str], seed: i64) -> int:
    """Play one random game and keep an eye on every promise; how many answers it took."""
    dice = sown(seed)
    sitting = Sitting(game, [f"bot {seat}" for seat in range(seats)], options, Live(str(seed).encode()))
    try:
        return _play(sitting, dice)
    except AssertionError as error:
        raise Broken(f"no rule breaks down: {error}", sitting.record) from error


def _play(sitting: Sitting, dice: i64) -> int:
    ledger = sitting.game.ledger(sitting.table)
    answers = 0
    while sitting.table.result is None:
        dice = stir(dice)
        _look(sitting, ledger)
        if (dice >> 8) % THOROUGH == 0:
            _look_closely(sitting, dice)
        t = sitting.table
        seat = t.waiting()[(dice >> 4) % len(t.waiting())]
        moves = t.turn_to(seat)
        sitting.play(seat, moves[(dice >> 12) % len(moves)].text)
        if (dice >> 20) % THOROUGH == 0:
            _undo_and_redo(sitting, seat)
        answers += 1
        _promise(answers < ENDLESS, "every game ends", sitting)
    _look(sitting, ledger)
    _replay(sitting)
    return answers


def _promise(kept: bool, promise: str, sitting: Sitting) -> None:
    if not kept:
        raise Broken(promise, sitting.record)


def _look(sitting: Sitting, ledger: dict[str, int]) -> None:
    """What is cheap enough to look at after every move."""
    t = sitting.table
    _promise(sitting.game.ledger(t) == ledger, "nothing is gained or lost from nowhere", sitting)
    if t.question is None:
        return
    texts = [move.text for move in t.moves]
    _promise(texts == sorted(set(texts)), "moves are unique and in notation order", sitting)
    _promise(len(texts) > 1 or t.question.always_asked(t), "no question has only one answer", sitting)


def _look_closely(sitting: Sitting, dice: i64) -> None:
    """What takes copies and views."""
    t = sitting.table
    game = sitting.game
    before = dump(t)
    copy = t.copy()
    _promise(dump(copy) == before, "a copy is equal in everything", sitting)
    for move in t.moves[:]:
        t.copy().play(move)
    _promise(dump(t) == before and dump(copy) == before, "what happens on a copy stays there", sitting)
    views = [game.view(copy, viewer) for viewer in range(SPECTATOR, int(t.seats))]
    written = msgspec.json.encode(views)
    copy.play(t.moves[dice % len(t.moves)])
    _promise(msgspec.json.encode(views) == written, "a view stays as it is when the table goes on", sitting)
    for viewer in range(SPECTATOR, int(t.seats)):
        told = seen(game, t, viewer, dice)
        worlds = [t.imagined(viewer, dice + salt) for salt in range(2)]
        for other in worlds:
            same = told == seen(game, other, viewer, dice)
            _promise(same, f"seat {viewer} cannot tell apart what it may not know", sitting)
        same = dump(worlds[0]) == dump(worlds[1].imagined(viewer, dice))
        _promise(same, f"what seat {viewer} imagines depends on nothing that it may not know", sitting)


def seen(game: Game, t: Table, viewer: int, dice: i64) -> bytes:
    """Everything a seat is told about a table: its view, its moves, and why other moves are refused."""
    t = t.copy()
    told = [msgspec.json.encode(game.view(t, viewer))]
    question = t.question
    if viewer in t.waiting() and question is not None:
        moves = t.turn_to(viewer)
        told += [move.text.encode() for move in moves]
        known = game.lexicon.moves()
        for number in range(20):
            move = known[(dice + number * 7919) % len(known)]
            if move not in moves:
                told.append(str(question.refusal(t, move)).encode())
    return b"\n".join(told)


def _undo_and_redo(sitting: Sitting, seat: i64) -> None:
    if not sitting.can_undo(seat):
        return
    before = dump(sitting.table)
    sitting.undo(seat)
    sitting.redo(seat)
    _promise(dump(sitting.table) == before, "undo and redo lead back to the same table", sitting)


def _replay(sitting: Sitting) -> None:
    record = Record.read(sitting.record.write())
    again = resumed(record, sitting.game, Live(b"another secret"))
    _promise(dump(again.table) == dump(sitting.table), "a record leads to the same table", sitting)
    _promise(again.record.write() == sitting.record.write(), "a record is written as it was read", sitting)


# What a table is made of besides what lies on it.
NOT_ON_THE_TABLE: Final = ("agenda", "listener", "luck")


def dump(value: object) -> str:
    """Every field of a table, and of what it holds, as text."""
    if value is None or isinstance(value, int | float | str):
        return repr(value)
    if isinstance(value, Move):
        return value.text
    if isinstance(value, set | frozenset):
        return "{" + ", ".join(sorted([dump(each) for each in value])) + "}"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{dump(key)}: {dump(each)}" for key, each in value.items()) + "}"
    names = fields(value)
    if not names:
        return "[" + ", ".join(dump(each) for each in value) + "]" if hasattr(value, "__iter__") else repr(type(value))
    parts = [f"{name}={dump(getattr(value, name))}" for name in names if name not in NOT_ON_THE_TABLE]
    if isinstance(value, Table):
        parts.append(f"agenda={dump(value.agenda[: value.depth])}")
    return f"{type(value).__name__}({', '.join(parts)})"


def fields(value: object) -> list[str]:
    """The names of an object's fields, compiled or not."""
    compiled = getattr(type(value), "__mypyc_attrs__", ())
    return sorted({*compiled, *getattr(value, "__dict__", ())} - {"__dict__"})
