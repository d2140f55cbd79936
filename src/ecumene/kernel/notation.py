"""Notation: seat letters, lines of a record, and the four errors a line can cause."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ecumene.kernel.refusal import Refusal
from ecumene.kernel.tale import EVERYBODY

SEATS: Final = "ABCDEFGH"
LUCK: Final = "*"
UNSEEN: Final = "?"


class BadMove(ValueError):
    """A move or a line that cannot be played: its text, the reason, and the ply where that is known."""

    def __init__(self, move: str, refusal: Refusal, ply: int | None = None) -> None:
        super().__init__(move, refusal, ply)
        self.move: Final = move
        self.refusal: Final = refusal
        self.ply: Final = ply

    def __str__(self) -> str:
        where = "" if self.ply is None else f" (ply {self.ply})"
        return f"{self.move!r}{where}: {self.refusal}"


class Unreadable(BadMove):
    """No such line, game, option or move."""


class Illegal(BadMove):
    """The move exists but is not legal now."""


class NotYourTurn(BadMove):
    """Another seat is asked, or none."""


class GameOver(BadMove):
    """Nothing is asked any more."""


def seat_letter(seat: i64) -> str:
    """A for seat 0, B for seat 1, and so on."""
    return SEATS[seat]


def seat_number(letter: str) -> int:
    """0 for A, 1 for B, and so on; -1 for anything else."""
    return SEATS.find(letter) if len(letter) == 1 else -1


@final
class Line:
    """One line of a record: a move of a seat, or an outcome of luck that everybody or one seat saw."""

    def __init__(self, seat: i64, text: str, audience: i64 = EVERYBODY) -> None:
        self.seat: Final[i64] = seat  # negative: an outcome
        self.text: Final = text
        self.audience: Final[i64] = audience

    @property
    def is_outcome(self) -> bool:
        """Did luck write this line?"""
        return self.seat < 0

    def masked(self, viewer: i64) -> Line:
        """The line as `viewer` may read it: who, but not what, where it is not for them."""
        if self.audience in (EVERYBODY, viewer):
            return self
        return Line(self.seat, UNSEEN, self.audience)

    def __str__(self) -> str:
        if not self.is_outcome:
            return f"{seat_letter(self.seat)} {self.text}"
        return f"{LUCK}{'' if self.audience == EVERYBODY else seat_letter(self.audience)} {self.text}"

    @staticmethod
    def read(text: str) -> Line:
        """The line with this text: `who verb words`, with who a seat letter, `*`, or `*` and a seat letter."""
        who, _, words = text.strip().partition(" ")
        luck = who.startswith(LUCK)
        letter = who[1:] if luck else who
        seat = seat_number(letter)
        if not words or (seat < 0 and not (luck and not letter)):
            raise Unreadable(text.strip(), Refusal("not-a-line"))
        return Line(-1, words, seat if letter else EVERYBODY) if luck else Line(seat, words)
