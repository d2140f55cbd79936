"""How far apart the ten levels of bots are: every level plays the one below it.

Run: python benchmarks/levels.py [GAME] [--from 1] [--to 10] [--games 100] [--workers 1] [--json]

Level 0 is the random bot. Seats change sides, and two games in turn share their luck.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter

from msgspec import Struct
from msgspec.structs import asdict

from ecumene import bots
from ecumene.arena.match import interval
from ecumene.bots import levels
from ecumene.bots.bot import Bot
from ecumene.kernel import catalog
from ecumene.kernel.game import Game
from ecumene.kernel.luck import Live

RANDOM = 0  # stands for the random bot, which is on no level
SEATS = 2


class Played(Struct, frozen=True):
    """One game: the higher level's share of the victory, and how many seconds each of its answers took."""

    share: float
    seconds: list[float]


class Row(Struct, frozen=True):
    """A level against the one below it; an end of the interval is None where the games set no bound."""

    level: int
    slug: str
    games: int
    points: float
    elo: float | None
    elo_from: float | None
    elo_to: float | None
    mean_seconds: float
    longest_seconds: float


def make(level: int, game: Game, seed: int) -> Bot:
    """The bot of a level, or the random one."""
    return bots.make("random", game, seed) if level == RANDOM else levels.make(level, game, seed)


def play_one(name: str, level: int, number: int, seed: int) -> Played:
    """Game `number` of a level against the one below."""
    game = catalog.find(name)
    t = game.new_table(SEATS, {}, luck=Live(f"{seed}/{number // 2}".encode()))
    higher = number % 2  # the seat of the higher level
    players = [make(level - (seat != higher), game, seed + 7919 * number + seat) for seat in range(SEATS)]
    seconds: list[float] = []
    answers = 0
    while t.result is None:
        seat = t.waiting()[0]
        t.turn_to(seat)
        imagined = t.imagined(seat, seed + 104729 * number + answers)
        began = perf_counter()
        move = players[seat].choose(imagined)
        if seat == higher:
            seconds.append(perf_counter() - began)
        t.play(move)
        answers += 1
    return Played(t.result.shares[higher], seconds)


def elo(rate: float) -> float | None:
    """How many points of Elo apart two players are of whom one wins at this rate; None if that has no bound."""
    return 400 * math.log10(rate / (1 - rate)) if 0 < rate < 1 else None


def measure(name: str, level: int, games: int, seed: int, pool: ProcessPoolExecutor) -> Row:
    """Play a level against the one below."""
    played = list(pool.map(play_one, [name] * games, [level] * games, range(games), [seed] * games))
    points = sum(each.share for each in played)
    low, high = interval(points, games)
    seconds = [second for each in played for second in each.seconds]
    mean = sum(seconds) / max(1, len(seconds))
    slug = levels.LEVELS[level - 1].slug
    return Row(level, slug, games, points, elo(points / games), elo(low), elo(high), mean, max(seconds, default=0.0))


def measure_all(name: str, first: int, last: int, games: int, seed: int, workers: int) -> Iterator[Row]:
    """Every level after the first against the one below it, the lowest first."""
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for level in range(first + 1, last + 1):
            yield measure(name, level, games, seed, pool)


def shown(points: float | None) -> str:
    """A difference of Elo, as the table shows it."""
    return "?" if points is None else f"{points:+.0f}"


def main() -> None:
    """Print one row a pair of neighbours, as soon as it is measured."""
    parser = argparse.ArgumentParser(description="How far apart the levels of bots are.")
    parser.add_argument("game", nargs="?", default="duel")
    parser.add_argument("--from", dest="first", type=int, default=1, metavar="LEVEL", help="0 is the random bot")
    parser.add_argument("--to", dest="last", type=int, default=len(levels.LEVELS), metavar="LEVEL")
    parser.add_argument("--games", type=int, default=100, help="of each pair of neighbours")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    if not RANDOM <= given.first < given.last <= len(levels.LEVELS):
        parser.error(f"levels go from 0 to {len(levels.LEVELS)}, --to is above --from")
    if given.games < 1 or given.workers < 1:
        parser.error("at least one game and one worker are needed")
    if SEATS not in catalog.find(given.game).seat_counts:
        parser.error(f"{given.game} is not for {SEATS}")
    rows = measure_all(given.game, given.first, given.last, given.games, given.seed, given.workers)
    if given.json:
        print(json.dumps([asdict(row) for row in rows], indent=2))
        return
    print(f"{'level':<15}{'against':<15}{'games':>6}{'won':>8}{'Elo':>6}   {'95 %':<14}{'mean s':>8}{'longest s':>11}")
    for row in rows:
        below = "random" if row.level - 1 == RANDOM else f"{row.level - 1} {levels.LEVELS[row.level - 2].slug}"
        print(
            f"{f'{row.level} {row.slug}':<15}{below:<15}{row.games:>6}{row.points / row.games:>8.1%}"
            f"{shown(row.elo):>6}   {f'{shown(row.elo_from)} to {shown(row.elo_to)}':<14}"
            f"{row.mean_seconds:>8.3f}{row.longest_seconds:>11.3f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
