"""Whole games in one call: uniform random play for benchmarks, statistics and searches."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.kernel.table import Table

ENDLESS: Final[i64] = 100_000  # more answers than any game takes: a rule goes round in circles


def play_out(t: Table) -> i64:
    """Play to the end, each answer drawn uniformly from all legal ones; how many answers it took."""
    answers: i64 = 0
    while t.result is None:
        moves = t.moves
        t.play(moves[t.below(len(moves))])
        answers += 1
        assert answers < ENDLESS, "the game does not end"
    return answers


def play_out_many(start: Table, games: i64, seed: i64) -> i64:
    """Play many games from one position, each with luck of its own; how many answers they took."""
    answers: i64 = 0
    for number in range(games):
        t = start.imagined(-1, seed + number)
        if t.question is None:
            t.settle()  # a game that is only laid out
        answers += play_out(t)
    return answers


def copy_many(t: Table, copies: i64) -> None:
    """Copy a table many times, to measure it."""
    for _ in range(copies):
        t.copy()


def perft(t: Table, depth: i64) -> i64:
    """How many ways the next answers can be given, luck being the table's own."""
    if t.result is not None or depth == 0:
        return 1
    if depth == 1:
        return len(t.moves)
    count: i64 = 0
    for move in t.moves:
        other = t.copy()
        other.play(move)
        count += perft(other, depth - 1)
    return count
