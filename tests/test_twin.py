"""The twins: compiled and as plain Python, the same sources play the same games.

`python -m tests.test_twin` plays them in whatever way that Python imports the rules, and prints what came out.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import time
from itertools import product
from pathlib import Path

import pytest

from ecumene.bots.playouts import perft
from ecumene.bots.search import Search
from ecumene.build import compiled
from ecumene.kernel import catalog
from ecumene.kernel.contract import dump
from ecumene.kernel.game import Game
from ecumene.kernel.luck import sown
from ecumene.kernel.table import Listener, Table

ROOT = Path(__file__).parent.parent
BINARIES = sorted((ROOT / "src").glob("ecumene__mypyc*"))
GAMES = 300
SOME = 20  # games out of which positions are searched
ITERATIONS = 60
FIGURES = ("games", "perft", "choices")


# --- What the twins are compared by


def tables(game: Game) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats with every choice of options."""
    names = [option.name for option in game.options]
    choices = [dict(zip(names, values)) for values in product(*(option.values for option in game.options))]
    return [(seats, options) for seats in game.seat_counts for options in choices]


def laid_out(game: Game, number: int) -> Table:
    """A fresh table; the number says how many play, with which options and which luck."""
    seats, options = tables(game)[number % len(tables(game))]
    t = game.lay_out(seats, game.complete(seats, options))
    t.seed = sown(number * 1_000_000_007)
    t.listener = Listener()
    t.settle()
    return t


def games(game: Game) -> str:
    """A checksum over every move, outcome, tale and result of random games, and over their last tables."""
    digest = hashlib.sha256()
    for number in range(GAMES):
        t = laid_out(game, number)
        while t.result is None:
            move = t.moves[t.below(len(t.moves))]
            digest.update(f"{t.seat} {move.text}\n".encode())
            t.play(move)
        assert t.listener is not None
        for line in t.listener.lines:
            digest.update(f"{line}\n".encode())
        digest.update(f"{t.listener.tales}\n{t.result}\n".encode())
        t.listener = None
        digest.update(dump(t).encode())
    return digest.hexdigest()


def positions(game: Game) -> str:
    """In how many ways the next two answers can be given, from the beginning and from the middle of games."""
    counts: list[int] = []
    for number in range(SOME):
        t = laid_out(game, number)
        for _ in range(number):
            if t.result is None:
                t.play(t.moves[t.below(len(t.moves))])
        counts.append(int(perft(t.imagined(-1, number), 2)))
    return str(counts)


def choices(game: Game) -> str:
    """What tree search plays in some positions."""
    texts: list[str] = []
    for number in range(SOME):
        t = laid_out(game, number)
        for _ in range(number * 2):
            if t.result is None:
                t.play(t.moves[t.below(len(t.moves))])
        if t.result is None:
            bot = Search(game, number, ITERATIONS, 0.0, time.perf_counter)
            texts.append(bot.choose(t.imagined(t.seat, number)).text)
    return str(texts)


def report() -> dict[str, dict[str, str]]:
    """All checksums of every game."""
    found = {}
    for name in catalog.names():
        game = catalog.find(name)
        found[name] = dict(zip(FIGURES, (games(game), positions(game), choices(game))))
    return found


# --- The comparison


def told_by_twin(interpreted: str) -> dict[str, dict[str, str]]:
    """What a Python of its own finds, with the rules compiled or not."""
    answer = subprocess.run(
        [sys.executable, "-m", "tests.test_twin", interpreted],
        env=os.environ | {"ECUMENE_INTERPRETED": interpreted, "PYTHONPATH": str(ROOT / "src")},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    found: dict[str, dict[str, str]] = json.loads(answer.stdout)
    return found


@pytest.fixture(scope="module")
def twins() -> tuple[dict[str, dict[str, str]], dict[str, dict[str, str]]]:
    """What both find."""
    return told_by_twin(""), told_by_twin("1")


@pytest.mark.skipif(not BINARIES, reason="the rules are not compiled")
@pytest.mark.parametrize("figure", FIGURES)
@pytest.mark.parametrize("name", catalog.names())
def test_twins_play_alike(
    name: str, figure: str, twins: tuple[dict[str, dict[str, str]], dict[str, dict[str, str]]]
) -> None:
    fast, slow = twins
    assert fast[name][figure] == slow[name][figure]


if __name__ == "__main__":
    assert compiled() != bool(sys.argv[1]), "these are not the rules that were asked for"
    print(json.dumps(report()))
