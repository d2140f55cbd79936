"""Makes the records of this folder: `python -m tests.records.make`, after a rule has changed and its version with it.

Luck comes from fixed secrets and bots from fixed seeds, so the same rules make the same records.
"""

from __future__ import annotations

from pathlib import Path

from ecumene import bots
from ecumene.kernel import catalog
from ecumene.kernel.luck import Live
from ecumene.kernel.sitting import Sitting

FOLDER = Path(__file__).parent

# Each record: the bots, the options, and the number its luck and its bots are made from.
RECORDS: dict[str, tuple[list[str], dict[str, str], int]] = {
    "duel-random-1": (["random", "random"], {}, 1),
    "duel-random-2": (["random", "random"], {}, 2),
    "duel-random-preset": (["random", "random"], {"wonders": "preset"}, 3),
    "duel-greedy-1": (["greedy", "greedy"], {}, 4),
    "duel-greedy-2": (["greedy", "greedy"], {}, 5),
    "duel-greedy-3": (["greedy", "greedy"], {}, 6),
    "duel-greedy-preset": (["greedy", "greedy"], {"wonders": "preset"}, 7),
    "duel-search-1": (["mcts:200", "greedy"], {}, 8),
    "duel-search-2": (["greedy", "mcts:200"], {}, 9),
    "duel-search-3": (["mcts:200", "greedy"], {}, 10),
    "duel-random-greedy": (["random", "greedy"], {}, 11),
    "duel-greedy-random": (["greedy", "random"], {}, 12),
}


def played(game: str, specs: list[str], options: dict[str, str], number: int) -> Sitting:
    """A whole game between these bots."""
    sitting = Sitting(catalog.find(game), specs, options, Live(f"record {number}".encode()))
    players = [bots.make(spec, sitting.game, number + seat) for seat, spec in enumerate(specs)]
    while sitting.table.result is None:
        seat = sitting.table.waiting()[0]
        sitting.table.turn_to(seat)
        move = players[seat].choose(sitting.table.imagined(seat, len(sitting.record.lines)))
        sitting.play(seat, move.text)
        for player in players:
            player.saw(move)
    return sitting


def main() -> None:
    """Write every record anew."""
    for name, (specs, options, number) in RECORDS.items():
        record = played(name.partition("-")[0], specs, options, number).record
        (FOLDER / f"{name}.txt").write_text(record.write())
        print(name, record.result)


if __name__ == "__main__":
    main()
