"""The end: points by category, and who has more of them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.games.duel.build import guild_count
from ecumene.games.duel.cards import BLUE, CARDS, COLOURS, GREEN, PURPLE, YELLOW
from ecumene.games.duel.results import CIVILIAN_WIN, SHARED_WIN
from ecumene.games.duel.table import DuelTable, bit, count_bits
from ecumene.games.duel.tokens import TOKENS
from ecumene.games.duel.wonders import WONDERS
from ecumene.kernel.step import Step

COINS_PER_POINT: Final[i64] = 3
# Points of the player whose pawn stands so far on the rival's side: 1-2, 3-5, 6-8.
MILITARY_POINTS: Final = [0, 2, 2, 5, 5, 5, 10, 10, 10]


@final
class Score:
    """A player's points by category."""

    def __init__(self, t: DuelTable, seat: i64) -> None:
        city = t.cities[seat]
        colours = vec[i64]([0] * len(COLOURS))
        for index in range(len(CARDS)):
            if t.places[index] == seat:
                card = CARDS[index]
                colours[card.colour] += card.points
                if card.points_each:
                    colours[PURPLE] += card.points_each * guild_count(t, card)
        self.blue: Final = int(colours[BLUE])
        self.green: Final = int(colours[GREEN])
        self.yellow: Final = int(colours[YELLOW])
        self.purple: Final = int(colours[PURPLE])
        self.wonders: Final = wonder_points(city.built)
        self.tokens: Final = token_points(city.tokens)
        self.treasury: Final = int(city.coins // COINS_PER_POINT)
        self.military: Final = military_points(t.lead(seat))
        cards = self.blue + self.green + self.yellow + self.purple
        self.total: Final = cards + self.wonders + self.tokens + self.treasury + self.military

    def sheet(self) -> list[int]:
        """The categories in the order of the score sheet."""
        return [
            self.blue,
            self.green,
            self.yellow,
            self.purple,
            self.wonders,
            self.tokens,
            self.treasury,
            self.military,
        ]


CATEGORIES: Final = ["blue", "green", "yellow", "purple", "wonders", "tokens", "treasury", "military"]


def wonder_points(built: i64) -> int:
    """Points of the wonders in a mask."""
    points: i64 = 0
    for wonder in WONDERS:
        if built & bit(wonder.index):
            points += wonder.points
    return points


def token_points(owned: i64) -> int:
    """Points of the progress tokens in a mask."""
    points: i64 = 0
    for token in TOKENS:
        if owned & bit(token.index):
            points += token.points + token.points_per_token * count_bits(owned)
    return points


def military_points(lead: i64) -> int:
    """Points for the conflict pawn: only for who leads."""
    return MILITARY_POINTS[lead] if 0 < lead < len(MILITARY_POINTS) else 0


@final
class CountPoints(Step[DuelTable]):
    """More points win; then more points on blue buildings; then both share the victory."""

    def run(self, t: DuelTable, /) -> None:
        first, second = Score(t, 0), Score(t, 1)
        margin = first.total - second.total
        if margin == 0:
            margin = first.blue - second.blue
        t.tell("score", 0, "", first.total)
        t.tell("score", 1, "", second.total)
        if margin == 0:
            t.tell("shared", -1)
            t.finish(SHARED_WIN)
            return
        winner = 0 if margin > 0 else 1
        t.tell("civilian", winner)
        t.finish(CIVILIAN_WIN[winner])


COUNT_POINTS: Final = CountPoints()
