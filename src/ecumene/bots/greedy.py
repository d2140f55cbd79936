"""The greedy bot: one move ahead."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ecumene.bots.bot import Bot
from ecumene.kernel.game import Game
from ecumene.kernel.move import Move
from ecumene.kernel.table import Table

FUTURES: Final[i64] = 4  # how often luck is tried after each move


@final
class Greedy(Bot):
    """Plays the move after which the position looks best, on average over a few futures."""

    def __init__(self, game: Game, seed: i64) -> None:
        self.game: Final = game
        self.seed: i64 = seed

    def choose(self, t: Table) -> Move:
        seat = t.seat
        best = t.moves[0]
        best_value = -1.0
        for move in t.moves:
            value = 0.0
            for future in range(FUTURES):
                other = t.imagined(seat, self.seed + future)
                other.play(move)
                value += self.game.judge(other, seat)
            if value > best_value:
                best, best_value = move, value
        self.seed += FUTURES
        return best
