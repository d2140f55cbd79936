"""Luck: where outcomes come from. A generator for search, a committed secret for play, a script for replays."""

from __future__ import annotations

import hashlib
import hmac
from typing import TYPE_CHECKING, Final, TypeVar, final

from mypy_extensions import i64

from ecumene.kernel.move import Move
from ecumene.kernel.notation import Illegal
from ecumene.kernel.refusal import Refusal
from ecumene.kernel.step import Step

if TYPE_CHECKING:
    from ecumene.kernel.table import Table

T = TypeVar("T", bound="Table")

# Marsaglia's multiply-with-carry, period near 2**60: one multiplication that never leaves 63 bits, so that
# compiled and interpreted rules draw the same numbers.
MULTIPLIER: Final[i64] = 698769069
LOW: Final[i64] = 0xFFFFFFFF


def stir(seed: i64) -> i64:
    """The generator's next state."""
    return (seed & LOW) * MULTIPLIER + (seed >> 32)


def mixed(n: i64) -> i64:
    """Another 32-bit number for each 32-bit number, with every bit depending on every other."""
    for _ in range(2):
        n ^= n >> 16
        n = n * 0x45D9F3B & LOW
    return n ^ (n >> 16)


def sown(seed: i64) -> i64:
    """A first state for any seed; searches sow one number after the other, so neighbours must not be alike."""
    low = mixed((seed & LOW) ^ 0x9E3779B9)
    high = mixed(((seed >> 32) + low) & LOW)
    state = low % 4294967291 + 1 + (high % 600000011 << 32)
    for _ in range(8):
        state = stir(state)
    return state


class Luck:
    """The fast generator: its whole state is `table.seed`, so a copy is re-dealt by changing one number."""

    def outcome(self, t: T, step: Step[T]) -> Move:
        """The outcome of a chance step."""
        return step.draw(t)

    def below(self, t: Table, n: i64) -> i64:
        """A number from 0 to n-1."""
        seed = stir(t.seed)
        t.seed = seed
        return ((seed ^ (seed >> 32)) & LOW) * n >> 32


FAST: Final = Luck()


@final
class Live(Luck):
    """Play's luck: HMAC-SHA256 of a secret and what a number is for, so that every outcome can be proved afterwards.

    What it is for reads `table/outcome/number/step`: the first number of the table's third outcome, a turned-up
    card, is `syracuse/2/0/TurnUpSlot`.
    """

    def __init__(self, secret: bytes, table: str = "") -> None:
        self.secret: Final = secret
        self.table: Final = table
        self._numbers = 0  # drawn for the outcome that is being decided
        self._step = ""

    def outcome(self, t: T, step: Step[T]) -> Move:
        self._numbers = 0
        self._step = type(step).__name__
        return step.draw(t)

    def below(self, t: Table, n: i64) -> i64:
        purpose = f"{self.table}/{t.outcomes}/{self._numbers}/{self._step}"
        self._numbers += 1
        digest = hmac.new(self.secret, purpose.encode(), hashlib.sha256).digest()
        return int.from_bytes(digest, "big") % int(n)


@final
class Script(Luck):
    """Outcomes that are already known, one after the other; then another luck takes over."""

    def __init__(self, outcomes: list[str], then: Luck = FAST) -> None:
        self.outcomes: Final = outcomes
        self.then: Final = then

    def outcome(self, t: T, step: Step[T]) -> Move:
        if t.outcomes >= len(self.outcomes):
            return self.then.outcome(t, step)
        text = self.outcomes[t.outcomes]
        move = step.outcome(t, text)
        if move is None:
            raise Illegal(text, Refusal("impossible-outcome"))
        return move

    def below(self, t: Table, n: i64) -> i64:
        return self.then.below(t, n)
