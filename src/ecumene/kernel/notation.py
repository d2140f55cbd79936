"""Notation: seat letters, lines of a record, and the four errors a line can cause."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ecumene.kernel.refusal import Refusal
from ecumene.kernel.step import CHANCE
from ecumene.kernel.tale import EVERYBODY, hears, only

SEATS: Final = "ABCDEFGH"
LUCK: Final = "*"
SECRET: Final = "!"
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
    """One line of a record: a move of a seat, or an outcome of luck, and who may read it."""

    def __init__(self, seat: i64, text: str, audience: i64 = EVERYBODY) -> None:
        self.seat: Final[i64] = seat  # CHANCE for an outcome
        self.text: Final = text
        self.audience: Final[i64] = audience

    @property
    def is_outcome(self) -> bool:
        """Did luck write this line?"""
        return self.seat < 0

    def masked(self, viewer: i64) -> Line:
        """The line as `viewer` may read it: who, but not what, where it is not for them."""
        if hears(viewer, self.audience):
            return self
        return Line(self.seat, UNSEEN, self.audience)

    def __str__(self) -> str:
        is_open = self.audience == EVERYBODY
        if not self.is_outcome:
            return f"{seat_letter(self.seat)}{'' if is_open else SECRET} {self.text}"
        readers = [] if is_open else [letter for seat, letter in enumerate(SEATS) if hears(seat, self.audience)]
        return f"{LUCK}{''.join(readers)} {self.text}"

    @staticmethod
    def read(text: str) -> Line:
        """The line with this text: `who verb words`; who is a letter (`A`, secretly `A!`), or `*` and its readers."""
        who, _, words = text.strip().partition(" ")
        if words and who.startswith(LUCK):
            readers = sorted(set(who[1:]))
            if who[1:] == "".join(readers) and all(letter in SEATS for letter in readers):
                audience = sum([int(only(seat_number(letter))) for letter in readers])
                return Line(CHANCE, words, audience if readers else EVERYBODY)
        seat = seat_number(who.removesuffix(SECRET))
        if not words or seat < 0:
            raise Unreadable(text.strip(), Refusal("not-a-line"))
        return Line(seat, words, only(seat) if who.endswith(SECRET) else EVERYBODY)
