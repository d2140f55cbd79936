"""What uniformly random games of 7 Wonders Duel look like: a correct engine gives these figures, a wrong one others.

Run: python benchmarks/duel_statistics.py [GAMES]
"""

from __future__ import annotations

import sys
from collections import Counter

from ecumene.games.duel.cards import WONDER
from ecumene.games.duel.game import GAME
from ecumene.games.duel.scoring import Score
from ecumene.games.duel.table import DuelTable


def main(games: int) -> None:
    """Play the games and print one line a figure."""
    kinds: Counter[str] = Counter()
    answers = options = wonders = points = civilian_points = decided_on_blue = 0
    for seed in range(games):
        t = GAME.new_table(2, {}, seed=seed)
        assert isinstance(t, DuelTable)
        while t.result is None:
            options += len(t.moves)
            t.play(t.moves[t.below(len(t.moves))])
            answers += 1
        scores = [Score(t, seat) for seat in range(2)]
        level = t.result.kind == "civilian" and scores[0].total == scores[1].total
        shared = level and scores[0].blue == scores[1].blue
        kinds["shared" if shared else t.result.kind] += 1
        decided_on_blue += level and not shared
        wonders += sum(int(city.count[WONDER]) for city in t.cities)
        total = sum(score.total for score in scores)
        points += total
        civilian_points += total if t.result.kind == "civilian" else 0
    print(f"games                      {games}")
    print(f"answers per game           {answers / games:.3f}")
    print(f"legal moves per answer     {options / answers:.3f}")
    print(f"wonders built              {wonders / games:.3f}")
    print(f"mean score of both players {points / games / 2:.2f}")
    civilian = kinds["civilian"] + kinds["shared"]
    print(f"... when points decide     {civilian_points / civilian / 2:.2f}")
    for kind in ("science", "military", "civilian", "shared"):
        print(f"{kind + ' victories':<26} {kinds[kind] / games:.2%}")
    print(f"decided on blue points     {decided_on_blue / games:.2%}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000)
