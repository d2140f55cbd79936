"""Tales: what a move caused, told in structured events for the log, the animation and the statistics."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

EVERYBODY: Final[i64] = -1


@final
class Tale:
    """One event: who did what to what, how much of it, and which seat alone may hear of it."""

    def __init__(self, kind: str, seat: i64, what: str, n: i64, other: str, audience: i64) -> None:
        self.kind: Final = kind
        self.seat: Final[i64] = seat
        self.what: Final = what
        self.n: Final[i64] = n
        self.other: Final = other
        self.audience: Final[i64] = audience

    def for_ears_of(self, seat: i64) -> bool:
        """May this seat (or the spectators, NOBODY) hear of it?"""
        return self.audience == EVERYBODY or self.audience == seat

    def __repr__(self) -> str:
        return f"Tale({self.kind!r}, {self.seat}, {self.what!r}, {self.n}, {self.other!r})"
