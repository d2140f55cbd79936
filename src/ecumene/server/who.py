"""Who is asking."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from ecumene.server.trouble import FORBIDDEN, UNKNOWN, Refused

READ, PLAY, CHAT, ACCOUNT = "read", "play", "chat", "account"
SCOPES: Final = (READ, PLAY, CHAT)  # what a token may be allowed; a session may do everything
EVERYTHING: Final = frozenset([*SCOPES, ACCOUNT])


class Who(Struct, frozen=True):
    """Somebody who is signed in, by a session or by a token; user 0 is nobody."""

    user: int
    name: str
    kind: str  # guest or member
    language: str
    scopes: frozenset[str]
    key: int
    program: bool  # signed in by a token

    def may(self, scope: str) -> Who:
        """Itself, if it may do this; refused otherwise."""
        if not self.user:
            raise Refused(UNKNOWN, "not-signed-in")
        if scope not in self.scopes:
            raise Refused(FORBIDDEN, "token-may-not", scope=scope)
        return self


NOBODY: Final = Who(0, "", "", "", frozenset(), 0, False)
