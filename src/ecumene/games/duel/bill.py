"""Bills: a price explained unit by unit, for views and refusals."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.games.duel.cards import RESOURCE_COUNT, RESOURCES, Card, Cost
from ecumene.games.duel.cost import bought, card_discount, is_chained, missing, wonder_discount
from ecumene.games.duel.table import City, DuelTable
from ecumene.games.duel.wonders import Wonder


@final
class Bill:
    """What a construction costs: coins, and for each resource the units missing, covered, and bought."""

    def __init__(self, chain: str, coins: i64, missing: vec[i64], bought: vec[i64], prices: vec[i64]) -> None:
        self.chain: Final = chain  # the building that makes it free, or nothing
        self.coins: Final = int(coins)
        self.missing: Final = [int(units) for units in missing]
        self.bought: Final = [int(units) for units in bought]
        self.prices: Final = [int(price) for price in prices]
        self.total: Final = self.coins + sum(self.bought[each] * self.prices[each] for each in range(RESOURCE_COUNT))

    def parts(self) -> list[tuple[int, str]]:
        """The coins spent on each part, as amounts: 4 for stone, 3 for glass, 2 for the printed coins."""
        parts = [
            (units * price, resource)
            for units, price, resource in zip(self.bought, self.prices, RESOURCES, strict=True)
            if units
        ]
        return [*parts, (self.coins, "coins")] if self.coins else parts


def card_bill(t: DuelTable, seat: i64, card: Card) -> Bill:
    """The price of a building, explained."""
    city = t.cities[seat]
    if is_chained(t, seat, card):
        nothing = vec[i64]([0] * RESOURCE_COUNT)
        return Bill(card.chain, 0, nothing, nothing, city.price)
    return bill(city, card.cost, card_discount(city, card))


def wonder_bill(t: DuelTable, seat: i64, wonder: Wonder) -> Bill:
    """The price of a wonder, explained."""
    city = t.cities[seat]
    return bill(city, wonder.cost, wonder_discount(city))


def bill(city: City, cost: Cost, discount: i64) -> Bill:
    """A price without chain, explained."""
    return Bill("", cost.coins, missing(city, cost), bought(city, cost, discount), city.price)
