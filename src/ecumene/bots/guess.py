"""The random bot."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ecumene.bots.bot import Bot
from ecumene.kernel.luck import sown, stir
from ecumene.kernel.move import Move
from ecumene.kernel.table import Table


@final
class Guess(Bot):
    """Plays any legal move, each as likely as another."""

    def __init__(self, seed: i64) -> None:
        self.seed: i64 = sown(seed)

    def choose(self, t: Table) -> Move:
        self.seed = stir(self.seed)
        return t.moves[(self.seed >> 8) % len(t.moves)]
