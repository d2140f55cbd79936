"""Bots: random, greedy, tree search. They are handed imagined tables only, never the real hidden future."""

from __future__ import annotations

import re
import time

from ecumene.bots import levels
from ecumene.bots.bot import Bot
from ecumene.bots.greedy import Greedy
from ecumene.bots.guess import Guess
from ecumene.bots.search import Search
from ecumene.kernel.game import Game
from ecumene.kernel.notation import Unreadable
from ecumene.kernel.refusal import Refusal

EXAMPLES = ["random", "greedy", "level:5", "mcts:100ms", "mcts:2s", "mcts:5000"]
BUDGET = re.compile(r"mcts:(\d+(?:\.\d+)?)(ms|s|)")
LEVEL = re.compile(r"level:([1-9]|10)")
SECONDS = {"ms": 0.001, "s": 1.0}


def make(spec: str, game: Game, seed: int) -> Bot:
    """The bot that is meant: `random`, `greedy`, `level:5`, `mcts:TIME` such as `mcts:100ms`, `mcts:ITERATIONS`."""
    if spec == "random":
        return Guess(seed)
    if spec == "greedy":
        return Greedy(game, seed)
    if level := LEVEL.fullmatch(spec):
        return levels.make(int(level[1]), game, seed)
    budget = BUDGET.fullmatch(spec)
    if budget is None or not float(budget[1]):
        raise Unreadable(spec, Refusal("unknown-bot", bots=EXAMPLES))
    if budget[2]:
        return Search(game, seed, 0, float(budget[1]) * SECONDS[budget[2]], time.perf_counter)
    return Search(game, seed, max(1, int(float(budget[1]))), 0.0, time.perf_counter)
