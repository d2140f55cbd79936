"""Set-up: progress tokens, the draft of the wonders, and the first age."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ecumene.games.duel.moves import DRAFT, OFFER, PLACE
from ecumene.games.duel.structure import LAY_OUT
from ecumene.games.duel.table import DuelTable, bit, bits, count_bits, nth_bit
from ecumene.games.duel.tokens import TOKENS
from ecumene.games.duel.turn import TAKE_TURN
from ecumene.games.duel.wonders import FIRST_GAME, WONDER_CALLED, WONDERS
from ecumene.kernel.move import Move
from ecumene.kernel.refusal import Refusal
from ecumene.kernel.step import Chance, Question

TOKENS_ON_BOARD: Final = 5
# Who takes a wonder of the first four; the second player begins the second four.
FIRST_GROUP: Final = (0, 1, 1, 0)
ALL_WONDERS: Final[i64] = 0xFFF  # a mask of twelve


def set_up(t: DuelTable, wonders: str) -> DuelTable:
    """Put the set-up on the agenda; `wonders` is `draft`, or `preset` for a first game."""
    t.then(LAY_OUT, TAKE_TURN[0])
    if wonders == "draft":
        draft(t)
    else:
        preset(t)
    t.then_each([PLACE_TOKEN] * TOKENS_ON_BOARD)
    return t


def draft(t: DuelTable) -> None:
    """Two groups of four wonders; who takes first changes with the group."""
    for first in (1, 0):
        t.then_each([DRAFT_WONDER[abs(seat - first)] for seat in FIRST_GROUP])
        t.then(OFFER_WONDER, OFFER_WONDER, OFFER_WONDER, OFFER_WONDER)


def preset(t: DuelTable) -> None:
    """The rulebook's wonders for a first game."""
    for seat in range(2):
        for slug in FIRST_GAME[seat]:
            wonder = WONDER_CALLED[slug]
            t.cities[seat].plans |= bit(wonder.index)
            t.wonders_seen |= bit(wonder.index)


@final
class PlaceToken(Chance[DuelTable]):
    """A progress token goes on the board."""

    def draw(self, t: DuelTable, /) -> Move:
        box = t.box()
        return PLACE[nth_bit(box, t.below(count_bits(box)))]

    def moves(self, t: DuelTable, /) -> list[Move]:
        return [PLACE[token] for token in bits(t.box())]

    def take(self, t: DuelTable, move: Move, /) -> None:
        t.board |= bit(move.a)
        t.tell("place", -1, TOKENS[move.a].slug)


PLACE_TOKEN: Final = PlaceToken()


@final
class OfferWonder(Chance[DuelTable]):
    """A wonder is turned up to be drafted."""

    def draw(self, t: DuelTable, /) -> Move:
        hidden = ALL_WONDERS & ~t.wonders_seen
        return OFFER[nth_bit(hidden, t.below(count_bits(hidden)))]

    def moves(self, t: DuelTable, /) -> list[Move]:
        return [OFFER[wonder] for wonder in bits(ALL_WONDERS & ~t.wonders_seen)]

    def take(self, t: DuelTable, move: Move, /) -> None:
        t.offer |= bit(move.a)
        t.wonders_seen |= bit(move.a)
        t.tell("offer", -1, WONDERS[move.a].slug)


OFFER_WONDER: Final = OfferWonder()


@final
class DraftWonder(Question[DuelTable]):
    """Take one of the wonders that are turned up."""

    def moves(self, t: DuelTable, /) -> list[Move]:
        return [DRAFT[wonder] for wonder in bits(t.offer)]

    def take(self, t: DuelTable, move: Move, /) -> None:
        t.offer &= ~bit(move.a)
        t.cities[self.seat].plans |= bit(move.a)
        t.tell("draft", self.seat, WONDERS[move.a].slug)

    def refusal(self, t: DuelTable, move: Move, /) -> Refusal:
        if move.verb != "draft":
            return Refusal("draft-first")
        if t.cities[self.seat].plans & bit(move.a):
            return Refusal("wonder-already-yours", wonder=WONDERS[move.a].slug)
        if t.cities[1 - self.seat].plans & bit(move.a):
            return Refusal("rivals-wonder", wonder=WONDERS[move.a].slug)
        return Refusal("wonder-not-offered", wonder=WONDERS[move.a].slug)

    def prompt(self, t: DuelTable, /) -> str:
        return "draft"


DRAFT_WONDER: Final = [DraftWonder(seat) for seat in range(2)]
