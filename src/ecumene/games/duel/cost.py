"""Cost: what a building or a wonder costs a player now, and where that money goes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.games.duel.cards import BLUE, FIRST_GOOD, GOODS, NONE, RAW, RESOURCE_COUNT, Card, Cost
from ecumene.games.duel.table import City, DuelTable
from ecumene.games.duel.tokens import ARCHITECTURE, ECONOMY, MASONRY
from ecumene.games.duel.wonders import Wonder

DISCOUNT: Final[i64] = 2  # units that Architecture and Masonry make unnecessary


def card_price(t: DuelTable, seat: i64, card: Card) -> i64:
    """The total cost of a building: nothing with its chain, otherwise coins and trade."""
    if is_chained(t, seat, card):
        return 0
    cost = card.cost
    if not cost.has_needs:
        return cost.coins
    city = t.cities[seat]
    return cost.coins + trade(city, cost, card_discount(city, card))


def wonder_price(city: City, wonder: Wonder) -> i64:
    """The total cost of a wonder."""
    return wonder.cost.coins + trade(city, wonder.cost, wonder_discount(city))


def is_chained(t: DuelTable, seat: i64, card: Card) -> bool:
    """Does the player's city hold the building that makes this one free?"""
    return card.parent != NONE and t.places[card.parent] == seat


def card_discount(city: City, card: Card) -> i64:
    """Units that the builder of a card may leave out."""
    if card.colour == BLUE and city.has(MASONRY):
        return DISCOUNT
    return 0


def wonder_discount(city: City) -> i64:
    """Units that the builder of a wonder may leave out."""
    if city.has(ARCHITECTURE):
        return DISCOUNT
    return 0


def trade(city: City, cost: Cost, discount: i64) -> i64:
    """The least that must be paid for the units that the city does not make."""
    total: i64 = 0
    resource: i64 = 0
    while resource < RESOURCE_COUNT:
        lacks = cost.needs[resource] - city.makes[resource]
        if lacks > 0:
            total += lacks * city.price[resource]
        resource += 1
    if total and (city.any_raw or city.any_goods or discount):
        total -= cover(city, missing(city, cost), discount)
    return total


def missing(city: City, cost: Cost) -> vec[i64]:
    """Units of each resource that the city's own production does not give."""
    units = cost.needs[:]
    for resource in range(RESOURCE_COUNT):
        units[resource] = max(units[resource] - city.makes[resource], 0)
    return units


def bought(city: City, cost: Cost, discount: i64) -> vec[i64]:
    """The missing units that must be paid for."""
    units = missing(city, cost)
    cover(city, units, discount)
    return units


def cover(city: City, units: vec[i64], discount: i64) -> i64:
    """Take away the units that choice producers make or a discount waives; the coins that this saves.

    Each of these covers the dearest unit it can. Were the discount spent first, it could waste a choice producer.
    """
    saved = cover_dearest(city, units, city.any_raw, 0, FIRST_GOOD)
    saved += cover_dearest(city, units, city.any_goods, FIRST_GOOD, RESOURCE_COUNT)
    return saved + cover_dearest(city, units, discount, 0, RESOURCE_COUNT)


def cover_dearest(city: City, units: vec[i64], covers: i64, first: i64, end: i64) -> i64:
    """Take away up to so many of the dearest units of the resources from `first` to before `end`; what this saves."""
    saved: i64 = 0
    while covers > 0:
        dearest = NONE
        dearest_price: i64 = 0
        resource = first
        while resource < end:
            if units[resource] and city.price[resource] > dearest_price:
                dearest = resource
                dearest_price = city.price[resource]
            resource += 1
        if dearest == NONE:
            break
        units[dearest] -= 1
        saved += dearest_price
        covers -= 1
    return saved


def pay_card(t: DuelTable, seat: i64, card: Card) -> i64:
    """Pay for a building; what it cost."""
    price = card_price(t, seat, card)
    pay(t, seat, price, card.cost.coins)
    return price


def pay_wonder(t: DuelTable, seat: i64, wonder: Wonder) -> i64:
    """Pay for a wonder; what it cost."""
    price = wonder_price(t.cities[seat], wonder)
    pay(t, seat, price, wonder.cost.coins)
    return price


def pay(t: DuelTable, seat: i64, price: i64, coin_part: i64) -> None:
    """Coins printed on the card go to the bank; coins for trade too, unless the rival has Economy."""
    t.cities[seat].coins -= price
    rival = t.cities[1 - seat]
    if price > coin_part and rival.has(ECONOMY):
        rival.coins += price - coin_part
        t.bank += coin_part
        t.tell("economy", 1 - seat, "economy", price - coin_part)
    else:
        t.bank += price


def add_production(t: DuelTable, seat: i64, card: Card, sign: i64) -> None:
    """A brown or grey building joins a city (sign 1) or leaves it (-1): production, and the rival's prices."""
    city = t.cities[seat]
    rival = t.cities[1 - seat]
    for resource in range(RESOURCE_COUNT):
        made = card.makes[resource] * sign
        city.makes[resource] += made
        if not rival.fixed[resource]:
            rival.price[resource] += made


def fix_prices(city: City, card: Card) -> None:
    """From now on the city buys these resources for 1."""
    for resource in range(RESOURCE_COUNT):
        if card.buys_at_one[resource]:
            city.fixed[resource] = 1
            city.price[resource] = 1


def add_choice_producer(city: City, makes_one_of: i64) -> None:
    """From now on the city makes one unit of its choice in every construction."""
    if makes_one_of == RAW:
        city.any_raw += 1
    elif makes_one_of == GOODS:
        city.any_goods += 1
