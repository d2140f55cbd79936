"""Sittings: a table and its record kept in step, with undo, redo and replay."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ecumene.kernel.game import Game
from ecumene.kernel.luck import Luck, Script
from ecumene.kernel.move import Move
from ecumene.kernel.notation import BadMove, GameOver, Illegal, Line, Unreadable
from ecumene.kernel.record import OPEN, Record, ended_early
from ecumene.kernel.refusal import Refusal
from ecumene.kernel.step import NOBODY, PUBLIC, UNTIL_OPENED
from ecumene.kernel.table import Listener, Result, Table
from ecumene.kernel.tale import EVERYBODY, Tale, only


@final
class Sitting:
    """A game as it is played: the only way a move gets into a record."""

    def __init__(self, game: Game, names: list[str], options: dict[str, str], luck: Luck) -> None:
        self.game: Final = game
        self.luck: Final = luck
        for name in names:
            if '"' in name or not name.isprintable():
                raise Unreadable(name, Refusal("bad-name"))
        self.record: Final = Record(game.name, game.version, names, game.complete(len(names), options))
        self.undone: list[Line] = []
        self.floor = 0  # no undo goes back behind so many lines
        self.hidden: list[int] = []  # the places of the lines that are hidden until they are opened
        self.table: Table = self._laid_out()
        self.tales: list[Tale] = self._settled(None)

    def play(self, seat: i64, text: str) -> list[Tale]:
        """Play a move for a seat; what it caused. Raises one of the four errors, and nothing has changed."""
        tales = self._play(seat, text)
        self.undone = []
        return tales

    def can_undo(self, seat: i64) -> bool:
        """Is the last thing that happened this seat's own move, and has nothing been shown since?"""
        lines = self.record.lines
        return len(lines) > self.floor and lines[-1].seat == seat

    def undo(self, seat: i64) -> None:
        """Take back the seat's last move."""
        if not self.can_undo(seat):
            raise Illegal("undo", Refusal("nothing-to-undo"))
        self.undone.append(self.record.lines[-1])
        self._rebuild(len(self.record.lines) - 1)

    def back_to(self, plies: int) -> None:
        """Take back moves, perhaps of several seats, until so many lines are left."""
        if not self.floor <= plies < len(self.record.lines):
            raise Illegal("undo", Refusal("nothing-to-undo"))
        self.undone = []
        self._rebuild(plies)

    def redo(self, seat: i64) -> list[Tale]:
        """Play again the move that was taken back last."""
        if not self.undone or self.undone[-1].seat != seat:
            raise Illegal("redo", Refusal("nothing-to-redo"))
        return self._play(seat, self.undone.pop().text)

    def end(self, result: Result) -> None:
        """The players end the game here, whatever the rules say: nothing more is asked or taken back."""
        t = self.table
        assert ended_early(str(result), len(self.record.names)) is not None, f"players cannot bring about {result}"
        if t.result is not None:
            raise GameOver(str(result), Refusal("game-over"))
        t.finish(result)
        t.question = None
        t.seat = NOBODY
        t.moves = []
        self.record.result = str(result)
        self.floor = len(self.record.lines)
        self.undone = []

    def _play(self, seat: i64, text: str) -> list[Tale]:
        t = self.table
        ply = len(self.record.lines) + 1
        asked = t.seat
        try:
            t.turn_to(seat)
            move = self.game.read(text)
            if move is None:
                raise Unreadable(text, Refusal("unknown-move", game=self.game.name))
            t.check(move)
        except BadMove as error:
            if t.question is not None:
                t.turn_to(asked)
            raise type(error)(text, error.refusal, ply) from None
        assert t.question is not None
        secrecy = t.question.secrecy(t)
        if secrecy == UNTIL_OPENED:
            self.hidden.append(len(self.record.lines))
        self.record.lines.append(Line(seat, text, EVERYBODY if secrecy == PUBLIC else only(seat)))
        return self._settled(move)

    def _open(self) -> None:
        """What was hidden until now is open to everybody."""
        lines = self.record.lines
        for place in self.hidden:
            lines[place] = Line(lines[place].seat, lines[place].text)
        self.hidden = []

    def _laid_out(self) -> Table:
        t = self.game.lay_out(len(self.record.names), self.record.options)
        t.luck = Script([line.text for line in self.record.lines if line.is_outcome], self.luck)
        t.listener = Listener()
        return t

    def _settled(self, move: Move | None) -> list[Tale]:
        """Play the move, or set up the table; write down what luck said, and hand out the tales."""
        t = self.table
        listener = t.listener
        assert listener is not None
        barriers, openings = t.barriers, t.openings
        try:
            if move is not None:
                t.play(move)
            elif t.question is None:
                t.settle()
        except Illegal as error:  # an outcome in a record that cannot be
            raise Illegal(error.move, error.refusal, len(self.record.lines) + len(listener.lines) + 1) from None
        if t.openings != openings:
            self._open()
        self.record.lines.extend(listener.lines)
        if listener.lines or t.barriers != barriers or t.result is not None:
            self.floor = len(self.record.lines)
        if t.result is not None:
            self.record.result = str(t.result)
        tales, listener.tales, listener.lines = listener.tales, [], []
        return tales

    def _rebuild(self, plies: int) -> None:
        """Play the first lines of the record again from the start."""
        lines = self.record.lines[:plies]
        self.table = self._laid_out()
        self.record.lines = []
        self.record.result = OPEN
        self.floor = 0
        self.hidden = []
        self.tales = self._settled(None)
        for line in lines:
            if not line.is_outcome:
                self.tales += self._play(line.seat, line.text)


def begun(record: Record, game: Game, luck: Luck) -> Sitting:
    """A sitting for the players and options of a record, before the first move."""
    if record.game != game.name:
        raise Unreadable(record.game, Refusal("other-game", game=record.game, known=game.name))
    if record.version != game.version:
        raise Unreadable(
            f"{record.game} {record.version}",
            Refusal("unknown-version", game=record.game, version=record.version, known=game.version),
        )
    sitting = Sitting(game, record.names, record.options, luck)
    sitting.record.luck = record.luck[:]
    sitting.record.drawn = record.drawn
    return sitting


def resumed(record: Record, game: Game, luck: Luck) -> Sitting:
    """The sitting that a record describes; raises one of the four errors where the record breaks the rules."""
    outcomes = [line.text for line in record.lines if line.is_outcome]
    sitting = begun(record, game, Script(outcomes, luck))
    for ply, line in enumerate(record.lines):
        if ply < len(sitting.record.lines):
            if str(line) != str(sitting.record.lines[ply]):
                raise Illegal(str(line), Refusal("out-of-order", due=str(sitting.record.lines[ply])), ply + 1)
        elif line.is_outcome:
            raise Illegal(str(line), Refusal("impossible-outcome"), ply + 1)
        else:
            sitting.tales = sitting.play(line.seat, line.text)
    if record.result not in (OPEN, sitting.record.result):
        _end_early(sitting, record)
    return sitting


def _end_early(sitting: Sitting, record: Record) -> None:
    """End the sitting as its players did, unless the rules ended it otherwise or lines are missing."""
    early = ended_early(record.result, len(record.names))
    is_whole = len(sitting.record.lines) == len(record.lines)
    if sitting.table.result is None and is_whole and early is not None:
        sitting.end(early)
        return
    why = "cut-off" if sitting.record.result == OPEN else "wrong-result"
    raise Illegal(record.result, Refusal(why, result=sitting.record.result), len(record.lines))
