"""What bots think: how good a position looks, and which moves are worth trying in a playout."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.games.duel.build import MOST_WONDERS
from ecumene.games.duel.cards import AGE_1, AGE_3, BLUE, BROWN, CARDS, GREEN, GREY, RED, RESOURCE_COUNT, WONDER
from ecumene.games.duel.moves import BUILD_IT, DISCARD_IT
from ecumene.games.duel.scoring import Score
from ecumene.games.duel.table import UNSEEN, City, DuelTable, count_bits
from ecumene.games.duel.turn import TAKE_TURN
from ecumene.games.duel.wonders import WONDERS
from ecumene.kernel.move import Move

# Worth in points. Shields by the pawn's distance, symbols by how many different ones, a unit of production and
# a coin by age: what is built early is used often.
LEAD_WORTH: Final = [0.0, 1.2, 2.4, 4.5, 5.5, 7.0, 10.0, 13.0, 20.0]
SYMBOL_WORTH: Final = [0.0, 0.8, 2.0, 4.0, 8.0, 18.0, 60.0]
UNIT_WORTH: Final = [0.0, 2.2, 1.5, 0.2]
COIN_WORTH: Final = [0.0, 0.5, 0.42, 0.34]
SCALE: Final = 9.0  # points of lead that make a win about three times as likely as a loss


def judge(t: DuelTable, seat: i64) -> float:
    """How likely this seat is to win, from 0 to 1."""
    if t.result is not None:
        return t.result.shares[seat]
    lead = worth(t, seat) - worth(t, 1 - seat)
    return 1.0 / (1.0 + math.exp(-lead / SCALE))


def worth(t: DuelTable, seat: i64) -> float:
    """A city in points: those in sight, and what its buildings promise."""
    city = t.cities[seat]
    age = max(t.age, 1)
    score = Score(t, seat)
    total = float(score.blue + score.green + score.yellow + score.purple + score.wonders + score.tokens)
    total += COIN_WORTH[age] * float(city.coins)
    lead = t.lead(seat)
    if lead > 0:
        total += LEAD_WORTH[lead]
    total += SYMBOL_WORTH[count_bits(city.symbols)]
    total += UNIT_WORTH[age] * production(city)
    if age < AGE_3:
        total += promises(t, seat)
    wonders_left = min(MOST_WONDERS - t.cities[0].count[WONDER] - t.cities[1].count[WONDER], count_bits(city.plans))
    return total + 1.5 * float(wonders_left) * float(4 - age) / 3.0


def production(city: City) -> float:
    """Units of production; the first of a kind counts most, fixed prices and choice producers count too."""
    total = 1.2 * float(city.any_raw + city.any_goods)
    for resource in range(RESOURCE_COUNT):
        made = city.makes[resource]
        if made > 0:
            total += 1.0 + 0.4 * float(made - 1)
        if city.fixed[resource]:
            total += 0.6
    return total


def promises(t: DuelTable, seat: i64) -> float:
    """Chains to buildings that may still come."""
    total = 0.0
    for card in CARDS:
        if card.parent >= 0 and t.places[card.parent] == seat and t.places[card.index] == UNSEEN:
            total += 1.0
    return total


# --- Playouts

CARD_WEIGHT: Final = vec[i64]([0] * len(CARDS))
WONDER_WEIGHT: Final = vec[i64]([0] * len(WONDERS))
DISCARD_WEIGHT: Final[i64] = 2


def weigh() -> None:
    """How eagerly playouts build each card and each wonder."""
    for card in CARDS:
        weight: i64 = 4 + 2 * card.points
        if card.colour == BROWN or card.colour == GREY:
            weight = 14 if card.deck == AGE_1 else 12
        elif card.colour == GREEN:
            weight = 16
        elif card.colour == RED:
            weight = 5 + 4 * card.shields
        elif card.colour != BLUE:
            weight = 12
        CARD_WEIGHT[card.index] = weight
    for wonder in WONDERS:
        WONDER_WEIGHT[wonder.index] = 12 + wonder.points + (10 if wonder.plays_again else 0)


weigh()


def pick(t: DuelTable) -> Move:
    """A move for a playout: at random, the more likely the better it usually is."""
    moves = t.moves
    if t.question is not TAKE_TURN[0] and t.question is not TAKE_TURN[1]:
        return moves[t.below(len(moves))]
    cards: i64 = len(t.accessible)
    total: i64 = 0
    for move in moves:
        total += weight_of(move, cards)
    drawn = t.below(total)
    for move in moves:
        drawn -= weight_of(move, cards)
        if drawn < 0:
            return move
    raise AssertionError("weights are positive")


def weight_of(move: Move, cards: i64) -> i64:
    """How eagerly a playout makes this move; a wonder's weight is shared by the cards it may be built with."""
    if move.b == BUILD_IT:
        return CARD_WEIGHT[move.a]
    if move.b == DISCARD_IT:
        return DISCARD_WEIGHT
    return WONDER_WEIGHT[move.b] // cards
