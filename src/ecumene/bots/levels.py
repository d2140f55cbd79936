"""Ten levels of strength, from newcomer to master: a shorter search and more slips, never more knowledge."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from ecumene.bots.bot import Bot
from ecumene.bots.search import Search
from ecumene.kernel.game import Game
from ecumene.kernel.luck import sown, stir
from ecumene.kernel.move import Move
from ecumene.kernel.table import Table


@final
class Level:
    """How strong a bot is: how long it thinks, and how often it slips."""

    def __init__(self, number: int, slug: str, iterations: i64, slips: i64, seconds: float) -> None:
        self.number: Final = number
        self.slug: Final = slug
        self.iterations: Final[i64] = iterations  # games that it plays in its head before it answers
        self.slips: Final[i64] = slips  # answers in a hundred that are any legal move
        self.seconds: Final = seconds  # it answers after that long, even if it has not played all of them


# Calibrated by benchmarks/levels.py for duel; docs/measurements.md says how far apart neighbours are. A search of
# fewer games than there are moves finds nothing out, so the lowest levels slip instead of searching less.
LEVELS: Final[list[Level]] = [
    Level( 1, "newcomer",      32, 60, 1.0),
    Level( 2, "novice",        32, 40, 1.0),
    Level( 3, "learner",       32, 20, 1.0),
    Level( 4, "apprentice",    32,  0, 1.0),
    Level( 5, "journeyman",    75,  0, 1.0),
    Level( 6, "adept",        150,  0, 1.0),
    Level( 7, "veteran",      320,  0, 1.0),
    Level( 8, "expert",       800,  0, 2.0),
    Level( 9, "strategist",  5000,  0, 2.0),
    Level(10, "master",     40000,  0, 2.0),
]  # fmt: skip


@final
class Graded(Bot):
    """Plays at a level. It remembers nothing from one question to the next, so it can answer in any process."""

    def __init__(self, level: Level, game: Game, seed: i64, clock: Callable[[], float]) -> None:
        self.level: Final = level
        self.clock: Final = clock
        self.dice: i64 = sown(seed)
        self.search: Final = Search(game, seed, 1, 0.0, clock)

    def choose(self, t: Table) -> Move:
        if len(t.moves) == 1:
            return t.moves[0]
        if self.below(100) < self.level.slips:
            return t.moves[self.below(len(t.moves))]
        end = self.clock() + self.level.seconds
        search = self.search
        search.forget()
        done: i64 = 1  # the search itself adds one when it chooses
        while done < self.level.iterations and self.clock() < end:
            search.think(t, 1)
            done += 1
        return search.choose(t)

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1 that decides about slips."""
        self.dice = stir(self.dice)
        return (self.dice >> 8) % n


def make(level: int, game: Game, seed: int, clock: Callable[[], float] = time.perf_counter) -> Bot:
    """A bot of level 1 to 10. One that is made anew for each question needs another seed each time, or slips alike."""
    if not 1 <= level <= len(LEVELS):
        raise ValueError(f"there is no level {level}")
    return Graded(LEVELS[level - 1], game, seed, clock)
