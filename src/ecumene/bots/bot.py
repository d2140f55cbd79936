"""What every bot does: answer a question on an imagined table, and hear what everybody plays."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ecumene.kernel.move import Move
from ecumene.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Somebody who answers."""

    def choose(self, t: Table) -> Move:
        """The answer for the seat that is to move; the table is imagined for it, its secrets are not the real ones."""
        raise AssertionError(f"{type(self).__name__} has no answer")

    def saw(self, move: Move) -> None:
        """Somebody, perhaps this bot, played a move."""

    def forget(self) -> None:
        """A move was taken back."""
