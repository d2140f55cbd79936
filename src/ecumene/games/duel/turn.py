"""The turn: take one accessible card and build it, discard it, or build a wonder with it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecumene.games.duel.build import build_card, build_wonder
from ecumene.games.duel.cards import AGE_3, CARDS, YELLOW
from ecumene.games.duel.cost import card_price, wonder_price
from ecumene.games.duel.moves import BUILD, BUILD_IT, BURY, DISCARD, DISCARD_IT, START
from ecumene.games.duel.reasons import why_not_play
from ecumene.games.duel.scoring import COUNT_POINTS
from ecumene.games.duel.structure import LAY_OUT, TURN_UP, lift
from ecumene.games.duel.table import DISCARDED, DuelTable, bit, count_bits
from ecumene.games.duel.wonders import WONDERS
from ecumene.kernel.move import Move
from ecumene.kernel.refusal import Refusal
from ecumene.kernel.step import Question, Step

DISCARD_COINS: Final[i64] = 2
NO_WONDERS: Final = vec[i64]()
BLANKS: Final = [DISCARD[0]] * 36  # 6 accessible cards, each with 6 uses at most


@final
class TakeTurn(Question[DuelTable]):
    """Take one accessible card: build it, bury it under a wonder, or discard it for coins."""

    def moves(self, t: DuelTable, /) -> list[Move]:
        cards = t.accessible
        buildable = affordable_cards(t, self.seat)
        wonders = affordable_wonders(t, self.seat)
        size = count_bits(buildable) + len(cards) * (len(wonders) + 1)
        found = BLANKS[:size]  # in its full size at once, because growing lists are slow
        n: i64 = 0
        place: i64 = 0
        for card in cards:
            if buildable >> place & 1:
                found[n] = BUILD[card]
                n += 1
            place += 1
        if len(wonders):
            for card in cards:
                for wonder in wonders:
                    found[n] = BURY[card][wonder]
                    n += 1
        for card in cards:
            found[n] = DISCARD[card]
            n += 1
        return found

    def take(self, t: DuelTable, move: Move, /) -> None:
        t.then(TURN_UP, NEXT_TURN)  # once the card is fully resolved, choices included
        card = CARDS[move.a]
        lift(t, move.a)
        if move.b == BUILD_IT:
            build_card(t, self.seat, card)
        elif move.b == DISCARD_IT:
            t.places[move.a] = DISCARDED
            t.tell("discard", self.seat, card.slug)
            t.earn(self.seat, discard_coins(t, self.seat), card.slug)
        else:
            build_wonder(t, self.seat, WONDERS[move.b], card)

    def refusal(self, t: DuelTable, move: Move, /) -> Refusal:
        return why_not_play(t, self.seat, move)

    def prompt(self, t: DuelTable, /) -> str:
        return "turn"


TAKE_TURN: Final = [TakeTurn(seat) for seat in range(2)]


def affordable_cards(t: DuelTable, seat: i64) -> i64:
    """Mask of the places in `t.accessible` of the cards this player could build now."""
    coins = t.cities[seat].coins
    found: i64 = 0
    place: i64 = 0
    for card in t.accessible:
        if card_price(t, seat, CARDS[card]) <= coins:
            found |= bit(place)
        place += 1
    return found


def affordable_wonders(t: DuelTable, seat: i64) -> vec[i64]:
    """The wonders this player could build now."""
    city = t.cities[seat]
    found = NO_WONDERS
    plans = city.plans
    wonder: i64 = 0
    while plans:
        if plans & 1 and wonder_price(city, WONDERS[wonder]) <= city.coins:
            found = append(found, wonder)
        plans >>= 1
        wonder += 1
    return found


def discard_coins(t: DuelTable, seat: i64) -> i64:
    """What a discarded card brings: 2 coins and 1 for each yellow building of the player."""
    return DISCARD_COINS + t.cities[seat].count[YELLOW]


@final
class NextTurn(Step[DuelTable]):
    """The rival's turn, unless a wonder lets the same player play again, or the age is over."""

    def run(self, t: DuelTable, /) -> None:
        plays_again = t.plays_again
        t.plays_again = False
        if t.cards_left == 0:
            t.then(END_AGE)
            return
        if plays_again:
            t.tell("again", t.turn)
        else:
            t.turn = 1 - t.turn
        t.then(TAKE_TURN[t.turn])


NEXT_TURN: Final = NextTurn()


@final
class EndAge(Step[DuelTable]):
    """After the third age points are counted; before that the weaker military chooses who starts the next age."""

    def run(self, t: DuelTable, /) -> None:
        if t.age == AGE_3:
            t.then(COUNT_POINTS)
        elif t.pawn:
            t.then(LAY_OUT, CHOOSE_STARTER[1 if t.pawn > 0 else 0])
        else:
            t.then(LAY_OUT, TAKE_TURN[t.turn])


END_AGE: Final = EndAge()


@final
class ChooseStarter(Question[DuelTable]):
    """Seeing the new structure, the player with the weaker military says who starts the age."""

    def moves(self, t: DuelTable, /) -> list[Move]:
        return START

    def take(self, t: DuelTable, move: Move, /) -> None:
        t.turn = move.a
        t.tell("starter", self.seat, "", 0, START[move.a].words[1])
        t.then(TAKE_TURN[t.turn])

    def refusal(self, t: DuelTable, move: Move, /) -> Refusal:
        return Refusal("choose-starter-first")

    def prompt(self, t: DuelTable, /) -> str:
        return "choose-starter"


CHOOSE_STARTER: Final = [ChooseStarter(seat) for seat in range(2)]
