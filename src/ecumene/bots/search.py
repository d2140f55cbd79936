"""Tree search over what a seat knows: every iteration imagines other secrets and another future."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from ecumene.bots.bot import Bot
from ecumene.kernel.game import Game
from ecumene.kernel.luck import sown
from ecumene.kernel.move import Move
from ecumene.kernel.step import NOBODY, PUBLIC
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
        self.answers: list[dict[Move, Node]] = []  # of each seat: in another imagined world another one may be asked

    def of(self, t: Table) -> dict[Move, Node]:
        """What may follow, if the seat that is to move answers."""
        while len(self.answers) < t.seats:
            self.answers.append({})
        return self.answers[t.seat]


@final
class Search(Bot):
    """Monte Carlo tree search on information sets; the tree is kept while the bot hears of every move."""

    def __init__(self, game: Game, seed: i64, iterations: i64, seconds: float, clock: Callable[[], float]) -> None:
        self.game: Final = game
        self.seed: i64 = sown(seed)
        self.iterations: Final[i64] = iterations
        self.seconds: Final = seconds
        self.clock: Final = clock
        self.root = Node(None, NOBODY)
        self.is_heard = True  # has it heard what its last answer was?

    def choose(self, t: Table) -> Move:
        if not self.is_heard:
            self.forget()
        if self.seconds > 0:
            end = self.clock() + self.seconds
            self.think(t, BETWEEN_LOOKS)
            while self.clock() < end:
                self.think(t, BETWEEN_LOOKS)
        else:
            self.think(t, self.iterations)
        answers = self.root.of(t)
        best = t.moves[0]
        most: i64 = -1
        for move in t.moves:
            child = answers.get(move)
            if child is not None and child.visits > most:
                best, most = move, child.visits
        self.is_heard = False
        return best

    def saw(self, move: Move) -> None:
        self.is_heard = True
        for answers in self.root.answers:
            child = answers.get(move)
            if child is not None:
                self.root = child
                return
        self.forget()

    def forget(self) -> None:
        self.root = Node(None, NOBODY)
        self.is_heard = True

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
            child = self.descend(node, t)
            path.append(child)
            assert child.move is not None
            question = t.question
            assert question is not None
            if question.secrecy(t) == PUBLIC:
                node = child  # after a secret answer the others must go on as if they did not know it
            t.play(child.move)
            if child.visits == 0:
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
        answers = node.of(t)
        best: Node | None = None
        best_promise = -1.0
        for move in t.moves:
            child = answers.get(move)
            if child is None:
                child = Node(move, t.seat)
                answers[move] = child
            child.offered += 1
            promise = 1e9 + float(t.below(1000))
            if child.visits > 0:
                visits = float(child.visits)
                promise = child.reward / visits + CURIOSITY * math.sqrt(math.log(float(child.offered)) / visits)
            if promise > best_promise:
                best, best_promise = child, promise
        assert best is not None
        return best
