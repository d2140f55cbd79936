"""Perft: in how many ways the next answers can be given. Any change here is a change of the rules."""

from __future__ import annotations

import pytest

from ecumene.bots.playouts import perft
from ecumene.kernel import catalog
from ecumene.kernel.luck import Live

# The game, its options, the secret that luck comes from, how many answers are given first, and how many ways there are
# to give the next one, the next two, and so on.
OPENINGS: list[tuple[str, dict[str, str], str, int, list[int]]] = [
    ("duel", {"wonders": "draft"}, "opening 1", 0, [4, 12, 24, 96, 288, 576, 6912]),
    ("duel", {"wonders": "draft"}, "opening 2", 6, [12, 120, 1855, 28650]),
    ("duel", {"wonders": "preset"}, "opening 3", 0, [12, 120, 1820, 28384]),
    ("duel", {"wonders": "preset"}, "opening 4", 20, [2, 11, 47, 368, 3005, 25463]),
    ("duel", {"wonders": "preset"}, "opening 5", 34, [8, 31, 186, 867, 4922, 18634]),
]


@pytest.mark.parametrize(("name", "options", "secret", "given", "ways"), OPENINGS)
def test_perft(name: str, options: dict[str, str], secret: str, given: int, ways: list[int]) -> None:
    game = catalog.find(name)
    t = game.new_table(game.seat_counts[0], options, Live(secret.encode()))
    for answer in range(given):
        t.play(t.moves[answer * 7 % len(t.moves)])
    assert [perft(t, depth) for depth in range(1, len(ways) + 1)] == ways
