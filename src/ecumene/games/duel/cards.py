"""The 73 building cards, as printed: one row a card."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

RESOURCES: Final = ["wood", "clay", "stone", "glass", "papyrus"]
RESOURCE_COUNT: Final[i64] = 5  # how many resources there are
FIRST_GOOD: Final[i64] = 3  # wood, clay and stone are raw materials, glass and papyrus are manufactured goods

COLOURS: Final = ["brown", "grey", "blue", "green", "yellow", "red", "purple"]
BROWN: Final[i64] = 0
GREY: Final[i64] = 1
BLUE: Final[i64] = 2
GREEN: Final[i64] = 3
YELLOW: Final[i64] = 4
RED: Final[i64] = 5
PURPLE: Final[i64] = 6
# What cards count besides the colours of buildings.
WONDER: Final[i64] = 7
THREE_COINS: Final[i64] = 8

AGE_1: Final[i64] = 1
AGE_2: Final[i64] = 2
AGE_3: Final[i64] = 3
GUILD: Final[i64] = 4

RAW: Final[i64] = 1
GOODS: Final[i64] = 2

SYMBOLS: Final = ["quill", "mortar", "wheel", "pendulum", "armillary", "sundial", "scales"]
NONE: Final[i64] = -1


@final
class Cost:
    """Coins, and units of each resource. Written as `2 glass papyrus`: two coins, a glass and a papyrus."""

    def __init__(self, text: str) -> None:
        words = text.split()
        self.coins: Final[i64] = sum(int(word) for word in words if word.isdigit())
        self.needs: Final = amounts(" ".join(word for word in words if not word.isdigit()))
        self.has_needs: Final = any(not word.isdigit() for word in words)


def amounts(text: str) -> vec[i64]:
    """Units of each resource, from words such as `stone stone glass`."""
    return vec[i64]([text.split().count(resource) for resource in RESOURCES])


@final
class Card:
    """A building: which deck it is from, what it costs (free with the `chain` building), what it gives."""

    def __init__(
        self,
        deck: i64,
        slug: str,
        colour: i64,
        cost: str,
        chain: str = "",
        makes: str = "",
        makes_one_of: i64 = 0,
        buys_at_one: str = "",
        shields: i64 = 0,
        points: i64 = 0,
        symbol: str = "",
        coins: i64 = 0,
        coins_per: tuple[i64, i64] = (0, 0),
        counts: tuple[i64, ...] = (),
        coins_each: i64 = 0,
        points_each: i64 = 0,
        link: str = "",
    ) -> None:
        self.index: i64 = NONE  # place among all cards in alphabetical order
        self.parent: i64 = NONE  # index of the building that makes this one free
        self.deck: Final[i64] = deck
        self.slug: Final = slug
        self.colour: Final[i64] = colour
        self.cost: Final = Cost(cost)
        self.chain: Final = chain
        self.makes: Final = amounts(makes)
        self.makes_one_of: Final[i64] = makes_one_of
        self.buys_at_one: Final = amounts(buys_at_one)
        self.shields: Final[i64] = shields
        self.points: Final[i64] = points
        self.symbol: Final[i64] = SYMBOLS.index(symbol) if symbol else NONE
        self.coins: Final[i64] = coins
        self.coins_per: Final = coins_per
        self.counts: Final = list(counts)
        self.coins_each: Final[i64] = coins_each
        self.points_each: Final[i64] = points_each
        self.link: Final = link

    def __repr__(self) -> str:
        return self.slug


# fmt: off
PRINTED: Final = [
    #    deck   slug                   colour  cost                         what it gives
    # Age I
    Card(AGE_1, "lumber_yard",         BROWN,  "",                          makes="wood"),
    Card(AGE_1, "logging_camp",        BROWN,  "1",                         makes="wood"),
    Card(AGE_1, "clay_pool",           BROWN,  "",                          makes="clay"),
    Card(AGE_1, "clay_pit",            BROWN,  "1",                         makes="clay"),
    Card(AGE_1, "quarry",              BROWN,  "",                          makes="stone"),
    Card(AGE_1, "stone_pit",           BROWN,  "1",                         makes="stone"),
    Card(AGE_1, "glassworks",          GREY,   "1",                         makes="glass"),
    Card(AGE_1, "press",               GREY,   "1",                         makes="papyrus"),
    Card(AGE_1, "guard_tower",         RED,    "",                          shields=1),
    Card(AGE_1, "stable",              RED,    "wood",                      shields=1, link="horseshoe"),
    Card(AGE_1, "garrison",            RED,    "clay",                      shields=1, link="sword"),
    Card(AGE_1, "palisade",            RED,    "2",                         shields=1, link="tower"),
    Card(AGE_1, "workshop",            GREEN,  "papyrus",                   points=1, symbol="pendulum"),
    Card(AGE_1, "apothecary",          GREEN,  "glass",                     points=1, symbol="wheel"),
    Card(AGE_1, "scriptorium",         GREEN,  "2",                         symbol="quill", link="book"),
    Card(AGE_1, "pharmacist",          GREEN,  "2",                         symbol="mortar", link="gear"),
    Card(AGE_1, "theater",             BLUE,   "",                          points=3, link="mask"),
    Card(AGE_1, "altar",               BLUE,   "",                          points=3, link="moon"),
    Card(AGE_1, "baths",               BLUE,   "stone",                     points=3, link="drop"),
    Card(AGE_1, "stone_reserve",       YELLOW, "3",                         buys_at_one="stone"),
    Card(AGE_1, "clay_reserve",        YELLOW, "3",                         buys_at_one="clay"),
    Card(AGE_1, "wood_reserve",        YELLOW, "3",                         buys_at_one="wood"),
    Card(AGE_1, "tavern",              YELLOW, "",                          coins=4, link="amphora"),
    # Age II
    Card(AGE_2, "sawmill",             BROWN,  "2",                         makes="wood wood"),
    Card(AGE_2, "brickyard",           BROWN,  "2",                         makes="clay clay"),
    Card(AGE_2, "shelf_quarry",        BROWN,  "2",                         makes="stone stone"),
    Card(AGE_2, "glass_blower",        GREY,   "",                          makes="glass"),
    Card(AGE_2, "drying_room",         GREY,   "",                          makes="papyrus"),
    Card(AGE_2, "walls",               RED,    "stone stone",               shields=2),
    Card(AGE_2, "horse_breeders",      RED,    "wood clay",                 chain="stable", shields=1),
    Card(AGE_2, "barracks",            RED,    "3",                         chain="garrison", shields=1),
    Card(AGE_2, "archery_range",       RED,    "wood stone papyrus",        shields=2, link="target"),
    Card(AGE_2, "parade_ground",       RED,    "clay clay glass",           shields=2, link="helmet"),
    Card(AGE_2, "library",             GREEN,  "wood stone glass",          chain="scriptorium", points=2, symbol="quill"),
    Card(AGE_2, "dispensary",          GREEN,  "clay clay stone",           chain="pharmacist", points=2, symbol="mortar"),
    Card(AGE_2, "school",              GREEN,  "wood papyrus papyrus",      points=1, symbol="wheel", link="lyre"),
    Card(AGE_2, "laboratory",          GREEN,  "wood glass glass",          points=1, symbol="pendulum", link="lamp"),
    Card(AGE_2, "courthouse",          BLUE,   "wood wood glass",           points=5),
    Card(AGE_2, "statue",              BLUE,   "clay clay",                 chain="theater", points=4, link="column"),
    Card(AGE_2, "temple",              BLUE,   "wood papyrus",              chain="altar", points=4, link="sun"),
    Card(AGE_2, "aqueduct",            BLUE,   "stone stone stone",         chain="baths", points=5),
    Card(AGE_2, "rostrum",             BLUE,   "wood stone",                points=4, link="portico"),
    Card(AGE_2, "forum",               YELLOW, "3 clay",                    makes_one_of=GOODS),
    Card(AGE_2, "caravansery",         YELLOW, "2 glass papyrus",           makes_one_of=RAW),
    Card(AGE_2, "customs_house",       YELLOW, "4",                         buys_at_one="glass papyrus"),
    Card(AGE_2, "brewery",             YELLOW, "",                          coins=6, link="barrel"),
    # Age III
    Card(AGE_3, "arsenal",             RED,    "wood wood clay clay clay",  shields=3),
    Card(AGE_3, "pretorium",           RED,    "8",                         shields=3),
    Card(AGE_3, "fortifications",      RED,    "clay stone stone papyrus",  chain="palisade", shields=2),
    Card(AGE_3, "siege_workshop",      RED,    "wood wood wood glass",      chain="archery_range", shields=2),
    Card(AGE_3, "circus",              RED,    "clay clay stone stone",     chain="parade_ground", shields=2),
    Card(AGE_3, "academy",             GREEN,  "wood stone glass glass",    points=3, symbol="sundial"),
    Card(AGE_3, "study",               GREEN,  "wood wood glass papyrus",   points=3, symbol="sundial"),
    Card(AGE_3, "university",          GREEN,  "clay glass papyrus",        chain="school", points=2, symbol="armillary"),
    Card(AGE_3, "observatory",         GREEN,  "stone papyrus papyrus",     chain="laboratory", points=2, symbol="armillary"),
    Card(AGE_3, "palace",              BLUE,   "wood clay stone glass glass", points=7),
    Card(AGE_3, "town_hall",           BLUE,   "wood wood stone stone stone", points=7),
    Card(AGE_3, "obelisk",             BLUE,   "stone stone glass",         points=5),
    Card(AGE_3, "gardens",             BLUE,   "wood wood clay clay",       chain="statue", points=6),
    Card(AGE_3, "pantheon",            BLUE,   "wood clay papyrus papyrus", chain="temple", points=6),
    Card(AGE_3, "senate",              BLUE,   "clay clay stone papyrus",   chain="rostrum", points=5),
    Card(AGE_3, "chamber_of_commerce", YELLOW, "papyrus papyrus",           points=3, coins_per=(3, GREY)),
    Card(AGE_3, "port",                YELLOW, "wood glass papyrus",        points=3, coins_per=(2, BROWN)),
    Card(AGE_3, "armory",              YELLOW, "stone stone glass",         points=3, coins_per=(1, RED)),
    Card(AGE_3, "lighthouse",          YELLOW, "clay clay glass",           chain="tavern", points=3, coins_per=(1, YELLOW)),
    Card(AGE_3, "arena",               YELLOW, "wood clay stone",           chain="brewery", points=3, coins_per=(2, WONDER)),
    # Guilds: three of the seven join the cards of Age III
    Card(GUILD, "merchants_guild",     PURPLE, "wood clay glass papyrus",   counts=(YELLOW,), coins_each=1, points_each=1),
    Card(GUILD, "shipowners_guild",    PURPLE, "clay stone glass papyrus",  counts=(BROWN, GREY), coins_each=1, points_each=1),
    Card(GUILD, "builders_guild",      PURPLE, "wood clay stone stone glass", counts=(WONDER,), points_each=2),
    Card(GUILD, "magistrates_guild",   PURPLE, "wood wood clay papyrus",    counts=(BLUE,), coins_each=1, points_each=1),
    Card(GUILD, "scientists_guild",    PURPLE, "wood wood clay clay",       counts=(GREEN,), coins_each=1, points_each=1),
    Card(GUILD, "moneylenders_guild",  PURPLE, "wood wood stone stone",     counts=(THREE_COINS,), points_each=1),
    Card(GUILD, "tacticians_guild",    PURPLE, "clay stone stone papyrus",  counts=(RED,), coins_each=1, points_each=1),
]
# fmt: on

CARDS: Final = sorted(PRINTED, key=lambda printed: printed.slug)
CARD: Final = {each.slug: each for each in CARDS}
for index, each in enumerate(CARDS):
    each.index = index
for each in CARDS:
    if each.chain:
        each.parent = CARD[each.chain].index

DECKS: Final = [vec[i64]([each.index for each in CARDS if each.deck == deck]) for deck in range(GUILD + 1)]
