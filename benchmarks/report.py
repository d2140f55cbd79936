"""How long the report of a finished game takes, how certain it is, and how much two of them differ.

Run: python benchmarks/report.py [GAME] [--games 8] [--json]

Bots of different levels play; every game is rated twice, with two seeds. Points are hundredths of a victory.
"""

from __future__ import annotations

import argparse
import json
import math
from statistics import mean
from time import perf_counter

from msgspec import Struct
from msgspec.structs import asdict

from ecumene.arena.report import Decision, Summary, report
from ecumene.bots import levels
from ecumene.kernel import catalog
from ecumene.kernel.game import Game
from ecumene.kernel.luck import Live
from ecumene.kernel.record import Record
from ecumene.kernel.sitting import Sitting

SEATS = 2
PAIRS = [(8, 8), (8, 5), (5, 5), (3, 8)]  # who plays whom, in turn
SEEDS = (1, 1 << 36)


class Row(Struct, frozen=True):
    """Two reports of one game."""

    levels: str
    decisions: int
    seconds: float  # of one report
    spread: float  # the standard error of a chance, in points, as the two differ
    largest: float  # the largest difference of a chance, in points
    same_best: float  # of all decisions, those of which both name the same best move
    turning: int  # turning points on which both agree
    regret: list[list[float]]
    luck: list[list[float]]
    error: float  # of the points of luck, as the first report says


def play(game: Game, number: int) -> Record:
    """A game between two bots."""
    sitting = Sitting(game, ["A", "B"], {}, Live(f"{number}".encode()))
    players = [levels.make(level, game, 2 * number + seat) for seat, level in enumerate(PAIRS[number % len(PAIRS)])]
    answers = 0
    while sitting.table.result is None:
        seat = sitting.table.waiting()[0]
        sitting.table.turn_to(seat)
        sitting.play(seat, players[seat].choose(sitting.table.imagined(seat, 1000 * number + answers)).text)
        answers += 1
    return sitting.record


def measure(game: Game, number: int) -> Row:
    """Rate one game twice."""
    record = play(game, number)
    began = perf_counter()
    one, other = ([*report(game, record, seed)] for seed in SEEDS)
    seconds = (perf_counter() - began) / len(SEEDS)
    sums = [each for parts in (one, other) for each in parts if isinstance(each, Summary)]
    pairs = [(a, b) for a, b in zip(one, other, strict=True) if isinstance(a, Decision) and isinstance(b, Decision)]
    apart = [100 * (a.before[0] - b.before[0]) for a, b in pairs]
    return Row(
        levels="-".join(map(str, PAIRS[number % len(PAIRS)])),
        decisions=len(pairs),
        seconds=seconds,
        spread=math.sqrt(mean(each**2 for each in apart) / 2),
        largest=max(map(abs, apart)),
        same_best=mean(a.best == b.best for a, b in pairs),
        turning=len(set(sums[0].turning_points) & set(sums[1].turning_points)),
        regret=[each.regret for each in sums],
        luck=[each.luck for each in sums],
        error=sums[0].error,
    )


def main() -> None:
    """Print one row a game, as soon as it is measured."""
    parser = argparse.ArgumentParser(description="How long reports take, and how certain they are.")
    parser.add_argument("game", nargs="?", default="duel")
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    game = catalog.find(given.game)
    if SEATS not in game.seat_counts:
        parser.error(f"{given.game} is not for {SEATS}")
    if given.games < 1:
        parser.error("at least one game is needed")
    rows = (measure(game, number) for number in range(given.games))
    if given.json:
        print(json.dumps([asdict(row) for row in rows], indent=2))
        return
    print(
        f"{'levels':<8}{'moves':>6}{'s':>7}{'spread':>8}{'largest':>9}{'best':>7}{'turns':>7}  given away, luck (twice)"
    )
    for row in rows:
        words = "  ".join(f"{a[0]:.0f}:{a[1]:.0f} {b[0]:+.0f}" for a, b in zip(row.regret, row.luck, strict=True))
        print(
            f"{row.levels:<8}{row.decisions:>6}{row.seconds:>7.1f}{row.spread:>8.2f}{row.largest:>9.1f}"
            f"{row.same_best:>7.0%}{row.turning:>7}  {words} ± {row.error:.0f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
