"""Provable luck: a promise before anybody sits down, a number from every player, and the secret at the end.

The server draws a secret and publishes its hash: the promise. Players add numbers of their own when they join. Every
outcome is the HMAC of the secret and what it is for; "what for" begins with the table's name and all the players'
numbers. So neither the server nor a player can choose the luck, and once the secret is published everybody can derive
all of it again.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import NamedTuple
from urllib.parse import quote

from ecumene.kernel.game import Game
from ecumene.kernel.luck import Live
from ecumene.kernel.notation import seat_letter
from ecumene.kernel.record import Record
from ecumene.kernel.sitting import begun

SECRET_BYTES = 32
ENTROPY_LENGTH = 64  # letters at most


def new_secret() -> bytes:
    """256 bits that nobody can foresee."""
    return secrets.token_bytes(SECRET_BYTES)


def promise(secret: bytes) -> str:
    """What is published before the game: the secret cannot be changed after it, nor guessed from it."""
    return hashlib.sha256(secret).hexdigest()


def name(table: str, entropy: Sequence[str]) -> str:
    """What stands for the table in every outcome: its id, and what each player added, in the order of joining.

    Whatever players type is quoted as in a web address: no two choices give the same name, and a record can hold it.
    """
    return ":".join([table, *[quote(each, safe="") for each in entropy]])


def luck(secret: bytes, table: str, entropy: Sequence[str]) -> Live:
    """The luck of a table."""
    return Live(secret, name(table, entropy))


def drawn_seats(secret: bytes, table: str, entropy: Sequence[str]) -> list[int]:
    """The seat of each player, in the order of joining."""
    return shuffled_seats(secret, name(table, entropy), len(entropy))


def shuffled_seats(secret: bytes, named: str, count: int) -> list[int]:
    """So many seats in an order whose every swap can be derived again."""
    seats = list(range(count))
    for last in range(count - 1, 0, -1):
        digest = hmac.new(secret, f"{named}/seats/{last}".encode(), hashlib.sha256).digest()
        other = int.from_bytes(digest, "big") % (last + 1)
        seats[last], seats[other] = seats[other], seats[last]
    return seats


class Proof(NamedTuple):
    """How far the luck of a record follows from its secret."""

    promise: str
    outcomes: int = 0  # how many agree, from the start
    fault: str = ""  # the first thing that does not: promise, seats, outcome, missing or extra
    ply: int = 0  # the line of the record where that is
    found: str = ""  # what stands there
    due: str = ""  # what should


def proof(record: Record, game: Game) -> Proof | None:
    """Derive the luck of a record again from its secret, if it names one; the first difference ends it.

    Raises one of the four errors where, before any difference, a move breaks the rules.
    """
    if len(record.luck) != 3:
        return None
    promised, published, named = record.luck
    try:
        secret = bytes.fromhex(published)
    except ValueError:
        return Proof(promised, fault="promise")
    if promise(secret) != promised:
        return Proof(promised, fault="promise")
    sitting = begun(record, game, Live(secret, named))
    seats = "".join([seat_letter(seat) for seat in shuffled_seats(secret, named, len(record.names))])
    if record.drawn not in ("", seats):
        return Proof(promised, fault="seats", found=record.drawn, due=seats)
    derived, outcomes = sitting.record.lines, 0
    for ply, line in enumerate(record.lines):
        if ply < len(derived):
            if str(line) != str(derived[ply]):
                return Proof(promised, outcomes, "outcome", ply + 1, str(line), str(derived[ply]))
            outcomes += 1
        elif line.is_outcome:
            return Proof(promised, outcomes, "extra", ply + 1, str(line))
        else:
            sitting.play(line.seat, line.text)
    if len(derived) > len(record.lines):
        return Proof(promised, outcomes, "missing", len(record.lines) + 1, due=str(derived[len(record.lines)]))
    return Proof(promised, outcomes)
