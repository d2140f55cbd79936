"""Matches: many games between bots, sides changing, on all cores."""

from __future__ import annotations

import math
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from msgspec import Struct

from ecumene import bots
from ecumene.kernel import catalog
from ecumene.kernel.game import Game
from ecumene.kernel.luck import Live
from ecumene.kernel.sitting import Sitting
from ecumene.kernel.step import PUBLIC

SURE = 1.96  # standard deviations: 95 %


class Played(Struct, frozen=True):
    """One game of a match: each bot's share of the victory in the order the bots were named."""

    shares: list[float]
    kind: str
    answers: int


def play_match(
    game: Game, specs: list[str], games: int, options: dict[str, str], seed: int, workers: int
) -> Iterator[Played]:
    """Play the match; games come as they end. Every second game the seats are turned round."""
    for spec in specs:
        bots.make(spec, game, 0)  # a bad name is an error here, not in a worker
    with ProcessPoolExecutor(max(1, workers), mp_context=get_context("spawn")) as pool:
        jobs = [pool.submit(play_one, game.name, specs, number, options, seed) for number in range(games)]
        try:
            for job in as_completed(jobs):
                yield job.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def play_one(name: str, specs: list[str], number: int, options: dict[str, str], seed: int) -> Played:
    """Game `number` of a match: the seats are shifted by one each game, two games in turn share their luck."""
    game = catalog.find(name)
    count = len(specs)
    at = [(seat + number) % count for seat in range(count)]  # which bot sits where
    luck = Live(f"{seed}/{number // count}".encode())
    sitting = Sitting(game, [specs[bot] for bot in at], options, luck)
    players = [bots.make(specs[bot], game, seed + 7919 * number + bot) for bot in at]
    answers = 0
    while sitting.table.result is None:
        t = sitting.table
        seat = t.waiting()[0]
        t.turn_to(seat)
        move = players[seat].choose(t.imagined(seat, seed + 104729 * number + answers))
        assert t.question is not None
        secret = t.question.secrecy(t) != PUBLIC
        sitting.play(seat, move.text)
        for player in players:
            if secret:
                player.forget()
            else:
                player.saw(move)
        answers += 1
    shares = [0.0] * count
    for seat, share in enumerate(sitting.table.result.shares):
        shares[at[seat]] = share
    return Played(shares, sitting.table.result.kind, answers)


def interval(points: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate."""
    if not games:
        return 0.0, 1.0
    rate = points / games
    spread = SURE * math.sqrt(rate * (1 - rate) / games + SURE**2 / (4 * games**2))
    middle = rate + SURE**2 / (2 * games)
    whole = 1 + SURE**2 / games
    return (middle - spread) / whole, (middle + spread) / whole
