"""Tree search over what a seat knows: every iteration imagines other secrets and another future."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from ecumene.bots.bot import Bot
from ecumene.kernel.game import Game
from ecumene.kernel.move import Move
from ecumene.kernel.table import Table

CURIOSITY: Final = 0.7  # how much rarely tried moves are favoured
BETWEEN_LOOKS: Final[i64] = 16  # iterations between two looks at the clock


@final
class Node:
    """A move in the tree: how often it could be and was played, and what its player got from it."""

    def __init__(self, move: Move | None, seat: i64) -> None:
        self.move: Final = move
        self.seat: Final[i64] = seat
        self.offered: i64 = 0
        self.visits: i64 = 0
        self.reward = 0.0
        self.children: dict[Move, Node] = {}


@final
class Search(Bot):
    """Monte Carlo tree search on information sets; the tree is kept from move to move."""

    def __init__(self, game: Game, seed: i64, iterations: i64, seconds: float, clock: Callable[[], float]) -> None:
        self.game: Final = game
        self.seed: i64 = seed * 1_000_003
        self.iterations: Final[i64] = iterations
        self.seconds: Final = seconds
        self.clock: Final = clock
        self.root = Node(None, -1)

    def choose(self, t: Table) -> Move:
        if self.seconds > 0:
            end = self.clock() + self.seconds
            while self.clock() < end:
                self.think(t, BETWEEN_LOOKS)
        else:
            self.think(t, self.iterations)
        best: Node | None = None
        for move in t.moves:
            child = self.root.children.get(move)
            if child is not None and (best is None or child.visits > best.visits):
                best = child
        assert best is not None
        assert best.move is not None
        return best.move

    def saw(self, move: Move) -> None:
        self.root = self.root.children.get(move, Node(None, -1))

    def forget(self) -> None:
        self.root = Node(None, -1)

    def think(self, t: Table, iterations: i64) -> None:
        """Play so many games from here, each with another future, and remember how they ended."""
        seat = t.seat
        for _ in range(iterations):
            self.seed += 1
            self.play_one(t.imagined(seat, self.seed))

    def play_one(self, t: Table) -> None:
        """Follow the tree to a move not tried yet, play on by judgement, and credit the moves on the way."""
        path: list[Node] = []
        node = self.root
        while t.result is None:
            node = self.descend(node, t)
            path.append(node)
            assert node.move is not None
            t.play(node.move)
            if node.visits == 0:
                break
        game = self.game
        while t.result is None:
            t.play(game.pick(t))
        shares = t.result.shares
        for node in path:
            node.visits += 1
            node.reward += shares[node.seat]

    def descend(self, node: Node, t: Table) -> Node:
        """The most promising of the legal moves; one that was never tried comes first."""
        children = node.children
        best: Node | None = None
        best_promise = -1.0
        for move in t.moves:
            child = children.get(move)
            if child is None:
                child = Node(move, t.seat)
                children[move] = child
            child.offered += 1
            promise = 1e9 + float(t.below(1000))
            if child.visits > 0:
                visits = float(child.visits)
                promise = child.reward / visits + CURIOSITY * math.sqrt(math.log(float(child.offered)) / visits)
            if promise > best_promise:
                best, best_promise = child, promise
        assert best is not None
        return best
