"""Games: a set of rules with a name, a version, seats and options."""

from __future__ import annotations

from typing import Final

import msgspec
from mypy_extensions import i64, mypyc_attr

from ecumene.kernel.lesson import Lesson
from ecumene.kernel.luck import FAST, Luck, sown
from ecumene.kernel.move import Lexicon, Move
from ecumene.kernel.notation import Unreadable
from ecumene.kernel.refusal import Refusal
from ecumene.kernel.table import Table


class Option:
    """A choice the players make before the game; the first value is the usual one."""

    def __init__(self, name: str, values: list[str]) -> None:
        self.name: Final = name
        self.values: Final = values


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game, as everything outside the rules sees them."""

    def __init__(
        self, name: str, version: int, seat_counts: list[int], options: list[Option], lexicon: Lexicon
    ) -> None:
        self.name: Final = name
        self.version: Final = version  # changes when the rules do: a record names the version it was played under
        self.seat_counts: Final = seat_counts  # how many may play
        self.options: Final = options
        self.lexicon: Final = lexicon

    def complete(self, seats: i64, options: dict[str, str]) -> dict[str, str]:
        """These options, with the usual value for each that is not given."""
        if seats not in self.seat_counts:
            raise Unreadable(
                str(seats), Refusal("wrong-seats", count=int(seats), seats=[str(each) for each in self.seat_counts])
            )
        for name in options:
            if name not in [option.name for option in self.options]:
                raise Unreadable(name, Refusal("unknown-option", option=name))
        whole: dict[str, str] = {}
        for option in self.options:
            value = options.get(option.name, option.values[0])
            if value not in option.values:
                raise Unreadable(value, Refusal("unknown-value", option=option.name, values=option.values))
            whole[option.name] = value
        return whole

    def lay_out(self, seats: i64, options: dict[str, str]) -> Table:
        """A fresh table whose agenda is the whole set-up; nothing is decided yet."""
        raise AssertionError(f"{self.name} does not set up a table")

    def new_table(self, seats: i64, options: dict[str, str], luck: Luck = FAST, seed: i64 = 1) -> Table:
        """A table at its first question."""
        t = self.lay_out(seats, self.complete(seats, options))
        t.luck = luck
        t.seed = sown(seed)
        t.settle()
        return t

    def read(self, text: str) -> Move | None:
        """The move with this text; to be overridden where not every move can be put into words beforehand."""
        return self.lexicon.find(text)

    def view(self, t: Table, viewer: i64) -> msgspec.Struct:
        """What this seat, or a spectator (-1), may see of the table."""
        raise AssertionError(f"{self.name} shows nothing")

    def catalogue(self) -> list[msgspec.Struct]:
        """What is printed on every card and component, for clients that draw them."""
        return []

    def lessons(self) -> list[Lesson]:
        """What can be learned of the game at a table that explains itself."""
        return []

    def judge(self, t: Table, seat: i64) -> float:
        """How good the position looks for this seat, between 0 (lost) and 1 (won)."""
        raise AssertionError(f"{self.name} does not judge")

    def pick(self, t: Table) -> Move:
        """A legal move for a playout: uniform unless the game knows better."""
        return t.moves[t.below(len(t.moves))]

    def ledger(self, t: Table) -> dict[str, int]:
        """Sums that no move may change: coins, cards, pieces."""
        return {}
