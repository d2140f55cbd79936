"""7 Wonders Duel, as everything outside the rules sees it."""

from __future__ import annotations

from typing import Final, final

import msgspec
from mypy_extensions import i64

from ecumene.games.duel.build import cards_at
from ecumene.games.duel.cards import WONDER
from ecumene.games.duel.judgement import judge, pick
from ecumene.games.duel.lessons import LESSONS
from ecumene.games.duel.moves import LEXICON
from ecumene.games.duel.setup import set_up
from ecumene.games.duel.table import DISCARDED, DuelTable, empty_table
from ecumene.kernel.game import Game, Option
from ecumene.kernel.lesson import Lesson
from ecumene.kernel.move import Move
from ecumene.kernel.table import Table

WONDERS_OPTION: Final = Option("wonders", ["draft", "preset"])
FRESH: Final = {wonders: set_up(empty_table(), wonders) for wonders in WONDERS_OPTION.values}


@final
class Duel(Game):
    """7 Wonders Duel, base game."""

    def __init__(self) -> None:
        super().__init__("duel", 1, [2], [WONDERS_OPTION], LEXICON)

    def lay_out(self, seats: i64, options: dict[str, str]) -> Table:
        return FRESH[options["wonders"]].copy()

    def view(self, t: Table, viewer: i64) -> msgspec.Struct:
        from ecumene.games.duel.view import view  # not before somebody looks: views are not needed in search

        return view(t, viewer)

    def catalogue(self) -> list[msgspec.Struct]:
        from ecumene.games.duel.view import catalogue

        return list(catalogue())

    def lessons(self) -> list[Lesson]:
        return LESSONS

    def judge(self, t: Table, seat: i64) -> float:
        assert isinstance(t, DuelTable)
        return judge(t, seat)

    def pick(self, t: Table) -> Move:
        assert isinstance(t, DuelTable)
        return pick(t)

    def ledger(self, t: Table) -> dict[str, int]:
        assert isinstance(t, DuelTable)
        coins = t.bank
        cards = sum([int(unseen) for unseen in t.unseen]) + len(cards_at(t, DISCARDED))
        for city in t.cities:
            coins += city.coins
            cards += sum([int(city.count[colour]) for colour in range(WONDER)])
        cards += sum([1 for card in t.under if card >= 0]) + sum([1 for card in t.slots if card >= 0])
        return {"coins": int(coins), "cards": cards}


GAME: Final = Duel()
