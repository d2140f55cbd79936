"""Steps: one paragraph of the rulebook each, waiting on a table's agenda.

A step is immutable, so that copies of a table share it. Steps that take no parameters are made once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from ecumene.kernel.move import Move
from ecumene.kernel.refusal import Refusal
from ecumene.kernel.tale import EVERYBODY

if TYPE_CHECKING:
    from ecumene.kernel.table import Table

NOBODY: Final[i64] = -1
CHANCE: Final[i64] = -2
SEVERAL: Final[i64] = -3

# Who may learn an answer: everybody, only its seat until the table opens what is hidden, or only its seat.
PUBLIC: Final[i64] = 0
UNTIL_OPENED: Final[i64] = 1
FOR_GOOD: Final[i64] = 2

T = TypeVar("T", bound="Table", contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """Something that is still to be done. Whoever `seat` names does it; NOBODY's steps run by themselves."""

    def __init__(self, seat: i64 = NOBODY, audience: i64 = EVERYBODY) -> None:
        self.seat: Final[i64] = seat
        self.audience: Final[i64] = audience

    def run(self, t: T, /) -> None:
        """Carry out an automatic step."""
        raise AssertionError(f"{self!r} does not run by itself")

    def moves(self, t: T, /) -> list[Move]:
        """Every legal answer, or every possible outcome, in notation order."""
        raise AssertionError(f"{self!r} has no moves")

    def take(self, t: T, move: Move, /) -> None:
        """Carry out one of these moves."""
        raise AssertionError(f"{self!r} takes no moves")

    def draw(self, t: T, /) -> Move:
        """One outcome, drawn with `t.below`, without listing all of them."""
        raise AssertionError(f"{self!r} draws nothing")

    def refusal(self, t: T, move: Move, /) -> Refusal:
        """Why this move, which the game knows but the question does not offer, is not legal now."""
        raise AssertionError(f"{self!r} offers no reason against {move!r}")

    def outcome(self, t: T, text: str, /) -> Move | None:
        """The outcome with this text, if it is possible; to be overridden where listing all of them is too much."""
        for move in self.moves(t):
            if move.text == text:
                return move
        return None

    def prompt(self, t: T, /) -> str:
        """What is asked, as the id of a sentence."""
        raise AssertionError(f"{self!r} has no prompt")

    def always_asked(self, t: T, /) -> bool:
        """True where answering the only answer at once would betray a hidden hand."""
        return False

    def secrecy(self, t: T, /) -> i64:
        """Who may learn the answer: PUBLIC; UNTIL_OPENED, as a card played face down; or FOR_GOOD."""
        return PUBLIC

    def waiting(self, t: T, /) -> list[int]:
        """The seats whose answer is awaited."""
        return [int(self.seat)]

    def unseal(self, t: T, /) -> None:
        """Carry out answers that were sealed."""
        raise AssertionError(f"{self!r} is not sealed")


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[T]):
    """A step that waits for a seat: it lists the legal moves, carries one out, and says why not any other."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[T]):
    """A step that waits for luck: dice, draws, reveals. `audience` is who sees the outcome."""

    def __init__(self, audience: i64 = EVERYBODY) -> None:
        super().__init__(CHANCE, audience)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Question[T]):
    """A question to several seats at once: every answer stays sealed until the last one is in."""

    def __init__(self) -> None:
        super().__init__(SEVERAL)

    def always_asked(self, t: T, /) -> bool:
        return True

    def secrecy(self, t: T, /) -> i64:
        return UNTIL_OPENED

    def open_to(self, t: T, /) -> list[int]:
        """The seats that are asked."""
        raise AssertionError(f"{self!r} asks nobody")

    def is_done(self, t: T, seat: i64, /) -> bool:
        """Has this seat answered completely? A big choice may take several answers."""
        return len(t.sealed[seat]) == 1

    def open_up(self, t: T, answers: list[list[Move]], /) -> None:
        """All answers are in, a list for each seat of the table: carry them out."""
        raise AssertionError(f"{self!r} does not open up")

    def waiting(self, t: T, /) -> list[int]:
        return [seat for seat in self.open_to(t) if not self.is_done(t, seat)]

    def take(self, t: T, move: Move, /) -> None:
        t.sealed[t.seat] = [*t.sealed[t.seat], move]
        t.then(self)  # still open to the others, or ready to be opened

    def unseal(self, t: T, /) -> None:
        """Every seat has answered: open all answers at once."""
        answers = t.sealed
        t.sealed = [[] for _ in answers]
        t.open_hidden()
        self.open_up(t, answers)
