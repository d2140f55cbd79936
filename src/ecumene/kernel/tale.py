"""Tales: what a move caused, told in structured events for the log, the animation and the statistics."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

# An audience is a mask of seats, one bit each. Spectators hear only what everybody hears.
EVERYBODY: Final[i64] = -1
SPECTATOR: Final[i64] = -1


def only(seat: i64) -> i64:
    """The audience of one seat; add several for more."""
    one: i64 = 1
    return one << seat


def hears(viewer: i64, audience: i64) -> bool:
    """May this seat, or a spectator, know what is meant for this audience?"""
    return audience == EVERYBODY or (viewer >= 0 and audience >> viewer & 1 != 0)


@final
class Tale:
    """One event: who did what to what, how much of it, and who may hear of it."""

    def __init__(self, kind: str, seat: i64, what: str, n: i64, other: str, audience: i64) -> None:
        self.kind: Final = kind
        self.seat: Final[i64] = seat
        self.what: Final = what
        self.n: Final[i64] = n
        self.other: Final = other
        self.audience: Final[i64] = audience

    def for_ears_of(self, viewer: i64) -> bool:
        """May this seat, or a spectator, hear of it?"""
        return hears(viewer, self.audience)

    def __repr__(self) -> str:
        return f"Tale({self.kind!r}, {self.seat}, {self.what!r}, {self.n}, {self.other!r})"
