"""The benchmark: games, decisions, copies and searches a second, beside a yardstick measured in the same run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter

from ecumene.bots.playouts import copy_many, play_out_many
from ecumene.bots.search import Search
from ecumene.build import compiled
from ecumene.kernel import catalog
from ecumene.kernel.game import Game

ROUNDS = 5  # the figures are medians of so many short measurements
MANY = 10_000_000  # more games than a round plays
FIGURES = ("games", "decisions", "copies", "search_iterations", "yardstick")


def measure(game: Game, seconds: float) -> dict[str, float | bool]:
    """Every figure a second, and the games a second of the same rules as plain Python, measured in turn.

    A game is a whole one, uniformly random, with all legal moves listed at every decision.
    """
    rounds: list[dict[str, float]] = []
    plain: list[float] = []
    for number in range(ROUNDS):
        rounds.append(_round(game, seconds / ROUNDS, number))
        plain.append(_interpreted(game, seconds / ROUNDS))
    figures: dict[str, float | bool] = {f"{name}_per_second": median(each[name] for each in rounds) for name in FIGURES}
    figures["yardstick_loops_per_game"] = median(each["yardstick"] / each["games"] for each in rounds)
    figures["interpreted_games_per_second"] = median(plain)
    figures["speed_up"] = median(each["games"] / slow for each, slow in zip(rounds, plain, strict=True))
    return figures | {"compiled": compiled()}


def _round(game: Game, seconds: float, seed: int) -> dict[str, float]:
    start = game.lay_out(game.seat_counts[0], game.complete(game.seat_counts[0], {}))
    opened = game.new_table(game.seat_counts[0], {}, seed=seed)
    search = Search(game, seed, 0, 0.0, perf_counter)
    answers, next_game = 0, seed * MANY

    def games(count: int) -> None:
        nonlocal answers, next_game
        answers += play_out_many(start, count, next_game)
        next_game += count  # no game twice, or the processor would know it by heart

    share = seconds / 4
    yardstick = _rate(_yardstick, 100_000, share)
    began = perf_counter()
    games_rate = _rate(games, 20, share)
    return {
        "yardstick": yardstick,
        "games": games_rate,
        "decisions": answers / (perf_counter() - began),
        "copies": _rate(lambda count: copy_many(opened, count), 500, share),
        "search_iterations": _rate(lambda count: search.think(opened, count), 20, share),
    }


def _rate(work: Callable[[int], None], chunk: int, seconds: float) -> float:
    """How often a second this can be done, in chunks of so many."""
    done, began = 0, perf_counter()
    while perf_counter() - began < seconds:
        work(chunk)
        done += chunk
    return done / (perf_counter() - began)


def _yardstick(loops: int) -> None:
    x = 1
    for _ in range(loops):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF


def _interpreted(game: Game, seconds: float) -> float:
    """Games a second of the same sources as plain Python, in a process of their own."""
    command = [sys.executable, "-m", "ecumene.bots.bench", game.name, str(seconds)]
    answer = subprocess.run(
        command, env=os.environ | {"ECUMENE_INTERPRETED": "1"}, capture_output=True, text=True, check=True
    )
    return float(json.loads(answer.stdout))


def _main() -> None:
    game = catalog.find(sys.argv[1])
    start = game.lay_out(game.seat_counts[0], game.complete(game.seat_counts[0], {}))

    next_game = 0

    def games(count: int) -> None:
        nonlocal next_game
        play_out_many(start, count, next_game)
        next_game += count

    print(json.dumps(_rate(games, 5, float(sys.argv[2]))))


if __name__ == "__main__":
    _main()
