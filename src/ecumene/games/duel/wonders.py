"""The 12 wonders, as printed: one row a wonder."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ecumene.games.duel.cards import BROWN, GOODS, GREY, NONE, RAW, Cost

# What a wonder lets its builder do once, besides the numbers in its row.
DRAWS_TOKENS: Final[i64] = 1
REVIVES: Final[i64] = 2


@final
class Wonder:
    """A wonder: what it costs and what it gives when it is built."""

    def __init__(
        self,
        slug: str,
        cost: str,
        points: i64,
        shields: i64 = 0,
        coins: i64 = 0,
        rival_loses: i64 = 0,
        plays_again: bool = False,
        makes_one_of: i64 = 0,
        destroys: i64 = NONE,
        special: i64 = 0,
    ) -> None:
        self.index: i64 = NONE  # place among all wonders in alphabetical order
        self.slug: Final = slug
        self.cost: Final = Cost(cost)
        self.points: Final[i64] = points
        self.shields: Final[i64] = shields
        self.coins: Final[i64] = coins
        self.rival_loses: Final[i64] = rival_loses
        self.plays_again: Final = plays_again
        self.makes_one_of: Final[i64] = makes_one_of
        self.destroys: Final[i64] = destroys
        self.special: Final[i64] = special

    def __repr__(self) -> str:
        return self.slug


# fmt: off
WONDERS: Final = [
    #      slug                 cost                                what it gives
    Wonder("appian_way",        "clay clay stone stone papyrus",    points=3, coins=3, rival_loses=3, plays_again=True),
    Wonder("circus_maximus",    "wood stone stone glass",           points=3, shields=1, destroys=GREY),
    Wonder("colossus",          "clay clay clay glass",             points=3, shields=2),
    Wonder("great_library",     "wood wood wood glass papyrus",     points=4, special=DRAWS_TOKENS),
    Wonder("great_lighthouse",  "wood stone papyrus papyrus",       points=4, makes_one_of=RAW),
    Wonder("hanging_gardens",   "wood wood glass papyrus",          points=3, coins=6, plays_again=True),
    Wonder("mausoleum",         "clay clay glass glass papyrus",    points=2, special=REVIVES),
    Wonder("piraeus",           "wood wood clay stone",             points=2, makes_one_of=GOODS, plays_again=True),
    Wonder("pyramids",          "stone stone stone papyrus",        points=9),
    Wonder("sphinx",            "clay stone glass glass",           points=6, plays_again=True),
    Wonder("statue_of_zeus",    "wood clay stone papyrus papyrus",  points=3, shields=1, destroys=BROWN),
    Wonder("temple_of_artemis", "wood stone glass papyrus",         points=0, coins=12, plays_again=True),
]
# fmt: on

WONDER_CALLED: Final = {each.slug: each for each in WONDERS}
for index, each in enumerate(WONDERS):
    each.index = index

FIRST_GAME: Final = (
    ("pyramids", "great_lighthouse", "temple_of_artemis", "statue_of_zeus"),
    ("circus_maximus", "piraeus", "appian_way", "colossus"),
)
