"""Wager: a game of one question, whose truth everybody can work out. Win, give the game away, or flip a coin."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from mypy_extensions import i64

from ecumene.kernel.game import Game
from ecumene.kernel.luck import FAST, Luck
from ecumene.kernel.move import Lexicon, Move
from ecumene.kernel.refusal import Refusal
from ecumene.kernel.step import Chance, Question
from ecumene.kernel.table import Result, Table

MOVES: Final = Lexicon()
FLIP, GIVE, WIN = (MOVES.move(text) for text in ("flip", "give", "win"))
HEADS, TAILS = (MOVES.move(text) for text in ("heads", "tails"))


class WagerTable(Table):
    """Nothing lies here but the question."""

    def copy(self) -> WagerTable:
        return self.copied_to(WagerTable(self.seats))

    def redeal(self, viewer: i64) -> None:
        """Nothing is secret."""


class Wager(Question[WagerTable]):
    """The first player decides everything."""

    def moves(self, t: WagerTable, /) -> list[Move]:
        return [FLIP, GIVE, WIN]

    def take(self, t: WagerTable, move: Move, /) -> None:
        if move is FLIP:
            t.then(FLIP_COIN)
        else:
            t.finish(Result("plain", [1.0, 0.0] if move is WIN else [0.0, 1.0]))

    def refusal(self, t: WagerTable, move: Move, /) -> Refusal:
        return Refusal("no-such-wager")

    def prompt(self, t: WagerTable, /) -> str:
        return "wager"


class FlipCoin(Chance[WagerTable]):
    """Heads for the first player."""

    def moves(self, t: WagerTable, /) -> list[Move]:
        return [HEADS, TAILS]

    def draw(self, t: WagerTable, /) -> Move:
        return [HEADS, TAILS][t.below(2)]

    def take(self, t: WagerTable, move: Move, /) -> None:
        t.finish(Result("luck", [1.0, 0.0] if move is HEADS else [0.0, 1.0]))


ASK: Final = Wager(0)
FLIP_COIN: Final = FlipCoin()


class WagerView(Struct, frozen=True):
    """How it stands."""

    result: str


class WagerGame(Game):
    """Win, give the game away, or flip a coin."""

    def __init__(self) -> None:
        super().__init__("wager", 1, [2], [], MOVES)

    def lay_out(self, seats: i64, options: dict[str, str]) -> Table:
        t = WagerTable(seats)
        t.then(ASK)
        return t

    def view(self, t: Table, viewer: i64) -> Struct:
        return WagerView("" if t.result is None else str(t.result))


WAGER: Final = WagerGame()


def first_question(luck: Luck = FAST) -> Table:
    """A table at the only question there is."""
    return WAGER.new_table(2, {}, luck=luck)
