"""Trouble: why a request is refused, with the status that HTTP has for it."""

from __future__ import annotations

from typing import Final

from ecumene.kernel.notation import BadMove, Unreadable
from ecumene.kernel.refusal import Fact, Refusal

BAD, UNKNOWN, FORBIDDEN, MISSING, CONFLICT, TOO_MANY, BROKEN = 400, 401, 403, 404, 409, 429, 500


class Refused(Exception):
    """A request that is not carried out: a status, and a rule id with facts, like every other refusal."""

    def __init__(self, status: int, rule: str, **facts: Fact) -> None:
        super().__init__(status, rule, facts)
        self.status: Final = status
        self.refusal: Final = Refusal(rule, **facts)


def status_of(error: BadMove) -> int:
    """A move that cannot be read is a bad request; any other refused move conflicts with the table as it is."""
    return BAD if isinstance(error, Unreadable) else CONFLICT
