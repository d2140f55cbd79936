"""What must hold in every position of 7 Wonders Duel, tried in random games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ecumene.games.duel.bill import card_bill, wonder_bill
from ecumene.games.duel.build import cards_at
from ecumene.games.duel.cards import BLUE, CARDS, FIRST_GOOD, GOODS, RAW, RESOURCE_COUNT, Card, Cost
from ecumene.games.duel.cost import card_price, is_chained, wonder_price
from ecumene.games.duel.game import GAME
from ecumene.games.duel.table import DuelTable, bit
from ecumene.games.duel.tokens import ARCHITECTURE, MASONRY
from ecumene.games.duel.wonders import WONDERS


def positions(games: int, every: int) -> Iterator[DuelTable]:
    """Every so many positions of some random games."""
    for seed in range(games):
        t = GAME.new_table(2, {}, seed=seed)
        assert isinstance(t, DuelTable)
        ply = 0
        while t.result is None:
            t.play(t.moves[t.below(len(t.moves))])
            ply += 1
            if ply % every == 0:
                yield t


def cheapest(t: DuelTable, seat: int, cost: Cost, discount: int) -> int:
    """The price by trying every way to cover the missing units."""
    city = t.cities[seat]
    units = [each for each in range(RESOURCE_COUNT) for _ in range(cost.needs[each] - city.makes[each])]
    most = min(len(units), int(city.any_raw + city.any_goods) + discount)
    best = 10**6
    for size in range(most + 1):
        for covered in combinations(range(len(units)), size):
            raw = sum(1 for place in covered if units[place] < FIRST_GOOD)
            spare = max(raw - int(city.any_raw), 0) + max(size - raw - int(city.any_goods), 0)
            if spare <= discount:
                price = sum(int(city.price[units[each]]) for each in range(len(units)) if each not in covered)
                best = min(best, price)
    return int(cost.coins) + best


def test_prices_are_the_cheapest_and_bills_explain_them() -> None:
    for t in positions(games=12, every=5):
        for seat in range(2):
            city = t.cities[seat]
            for card in CARDS:
                chained = is_chained(t, seat, card)
                discount = 2 if card.colour == BLUE and city.has(MASONRY) else 0
                expected = 0 if chained else cheapest(t, seat, card.cost, discount)
                assert card_price(t, seat, card) == expected == card_bill(t, seat, card).total
            for wonder in WONDERS:
                expected = cheapest(t, seat, wonder.cost, 2 if city.has(ARCHITECTURE) else 0)
                assert wonder_price(city, wonder) == expected == wonder_bill(t, seat, wonder).total


def test_what_a_city_makes_and_pays_follows_from_its_buildings() -> None:
    for t in positions(games=40, every=3):
        for seat in range(2):
            city = t.cities[seat]
            mine: list[Card] = [CARDS[card] for card in cards_at(t, seat)]
            rivals: list[Card] = [CARDS[card] for card in cards_at(t, 1 - seat)]
            built = [wonder for wonder in WONDERS if city.built & bit(wonder.index)]
            choices = [int(each.makes_one_of) for each in mine] + [int(each.makes_one_of) for each in built]
            assert city.any_raw == choices.count(int(RAW))
            assert city.any_goods == choices.count(int(GOODS))
            for each in range(RESOURCE_COUNT):
                assert city.makes[each] == sum(card.makes[each] for card in mine)
                fixed = any(card.buys_at_one[each] for card in mine)
                assert city.price[each] == (1 if fixed else 2 + sum(card.makes[each] for card in rivals))


def test_a_card_is_in_one_place() -> None:
    for t in positions(games=40, every=3):
        for slot, card in enumerate(t.slots):
            assert card < 0 or t.places[card] - 5 == slot
        if t.question is not None and t.question.prompt(t) == "turn":  # a choice comes before cards are turned up
            free = sorted(card for slot, card in enumerate(t.slots) if card >= 0 and t.covered[slot] == 0)
            assert list(t.accessible) == free
