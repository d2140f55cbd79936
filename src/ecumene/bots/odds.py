"""Odds: how likely each seat is to win, as far as the seat that is asked can know.

A position is rated in several worlds. In each of them a search learns what is worth playing, and then games are played
on as it would play them; only these are counted, so that what was tried in order to learn costs nobody a victory.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from ecumene.bots.search import Node, Search
from ecumene.kernel.game import Game
from ecumene.kernel.move import Move
from ecumene.kernel.step import PUBLIC
from ecumene.kernel.table import Result, Table

APART: Final[i64] = 1_000_003  # between the seeds of two worlds: more than a world uses
TRUSTED: Final[i64] = 8  # how often a search has to have played a move before it is played for good
BETWEEN_LOOKS: Final[i64] = 64  # games between two looks at the clock


@final
class Effort:
    """How thoroughly positions are rated: in ever more worlds, until the chances are certain enough."""

    def __init__(self, least: i64, most: i64, error: float, learnt: i64, played: i64) -> None:
        self.least: Final[i64] = least  # worlds
        self.most: Final[i64] = most
        self.error: Final = error  # the standard error that is small enough
        self.learnt: Final[i64] = learnt  # games that a search plays in each world
        self.played: Final[i64] = played  # games that are played and counted afterwards


@final
class Odds:
    """What has become of the games that were played."""

    def __init__(self, seats: i64) -> None:
        self.seats: Final[i64] = seats
        self.worlds: list[list[float]] = []  # each world's chance of every seat
        self.kinds: dict[str, float] = {}  # how often games ended in which way, summed over the worlds
        self.visits: dict[str, int] = {}  # how often each answer to the question was searched

    @property
    def chances(self) -> list[float]:
        """Each seat's chance, from 0 to 1."""
        count = float(len(self.worlds))
        return [sum([world[seat] for world in self.worlds]) / count for seat in range(self.seats)]

    @property
    def ways(self) -> dict[str, float]:
        """How often the game ends in which way."""
        count = float(len(self.worlds))
        return {kind: self.kinds[kind] / count for kind in sorted(self.kinds)}

    @property
    def favourite(self) -> str:
        """The answer that was searched most."""
        best, most = "", -1
        for text in sorted(self.visits):
            if self.visits[text] > most:
                best, most = text, self.visits[text]
        return best

    @property
    def error(self) -> float:
        """The largest standard error of a chance, by how different the worlds are."""
        count = len(self.worlds)
        if count < 2:
            return 1.0
        most = 0.0
        for seat in range(self.seats):
            mean = sum([world[seat] for world in self.worlds]) / float(count)
            squares = sum([(world[seat] - mean) ** 2 for world in self.worlds])
            most = max(most, squares)
        return math.sqrt(most / float(count * (count - 1)))

    def suffices(self, effort: Effort) -> bool:
        """Need no more worlds be tried?"""
        count = len(self.worlds)
        return count >= effort.most or (count >= effort.least and self.error <= effort.error)


def odds(game: Game, t: Table, seed: i64, effort: Effort) -> Odds:
    """Rate a position: luck says something else in every game, and everybody plays well."""
    found = Odds(t.seats)
    if t.result is not None:
        _count(t.result, 1.0, _new_world(found), found)
        return found
    while not found.suffices(effort):
        seed += APART
        _rate(game, t, seed, effort, found, found.visits)
    return found


def odds_after(game: Game, t: Table, move: Move, seed: i64, effort: Effort) -> Odds:
    """Rate a move before luck has answered it: in every world it says something else."""
    found = Odds(t.seats)
    while not found.suffices(effort):
        seed += APART
        world = t.imagined(t.seat, seed)
        world.play(move)
        _rate(game, world, seed, effort, found, {})
    return found


def _rate(game: Game, world: Table, seed: i64, effort: Effort, found: Odds, visits: dict[str, int]) -> None:
    """Rate one world."""
    if world.result is not None:
        _count(world.result, 1.0, _new_world(found), found)
        return
    search = Search(game, seed, 0, 0.0, _timeless)
    search.think(world, effort.learnt)
    answers = search.root.of(world)
    for move in world.moves:
        child = answers.get(move)
        if child is not None:
            visits[move.text] = visits.get(move.text, 0) + int(child.visits)
    shares = _new_world(found)
    part = 1.0 / float(effort.played)
    for number in range(effort.played):
        other = world.imagined(world.seat, seed + 1 + number)
        _play_on(game, other, search.root)
        assert other.result is not None
        _count(other.result, part, shares, found)


def _new_world(found: Odds) -> list[float]:
    shares = [0.0 for _ in range(found.seats)]
    found.worlds.append(shares)
    return shares


def _count(result: Result, part: float, shares: list[float], found: Odds) -> None:
    for seat in range(found.seats):
        shares[seat] += part * result.shares[seat]
    found.kinds[result.kind] = found.kinds.get(result.kind, 0.0) + part


def _play_on(game: Game, t: Table, root: Node) -> None:
    """Play to the end: what the search has played most, as far as it has looked; then by judgement."""
    node = root
    while t.result is None:
        child = _favourite(node, t)
        if child is None or child.visits < TRUSTED:
            break
        question = t.question
        assert question is not None
        assert child.move is not None
        if question.secrecy(t) == PUBLIC:
            node = child  # as the search does it
        t.play(child.move)
    while t.result is None:
        t.play(game.pick(t))


def _favourite(node: Node, t: Table) -> Node | None:
    """The legal answer that the search has played most."""
    answers = node.of(t)
    best: Node | None = None
    for move in t.moves:
        child = answers.get(move)
        if child is not None and (best is None or child.visits > best.visits):
            best = child
    return best


# --- Hints


@final
class Advice:
    """A move that a search has looked at."""

    def __init__(self, move: Move, chance: float, share: float) -> None:
        self.move: Final = move
        self.chance: Final = chance  # of the seat that is asked
        self.share: Final = share  # of all that the search has played


def advice(
    game: Game, t: Table, seed: i64, games: i64, seconds: float, clock: Callable[[], float] = perf_counter
) -> list[Advice]:
    """What a search makes of the moves of the open question, the one that it would play first.

    The table is imagined for the seat that is asked. It stops early once its time is out.
    """
    search = Search(game, seed, 0, 0.0, clock)
    end = clock() + seconds
    done: i64 = 0
    while done < games and (done == 0 or clock() < end):
        search.think(t, min(BETWEEN_LOOKS, games - done))
        done += BETWEEN_LOOKS
    answers = search.root.of(t)
    found = [answers[move] for move in t.moves if move in answers and answers[move].visits > 0]
    found.sort(key=_visits, reverse=True)
    total = float(sum([child.visits for child in found]))
    advised: list[Advice] = []
    for child in found:
        assert child.move is not None
        visits = float(child.visits)
        advised.append(Advice(child.move, child.reward / visits, visits / total))
    return advised


def _visits(node: Node) -> int:
    return int(node.visits)


def _timeless() -> float:
    """The clock of a search that counts its games."""
    return 0.0
