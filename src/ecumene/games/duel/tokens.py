"""The 10 progress tokens, as printed: one row a token."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ecumene.games.duel.cards import NONE, SYMBOLS


@final
class Token:
    """A progress token: what it gives at once and at the end. Standing effects ask `city.has(TOKEN)`."""

    def __init__(self, slug: str, coins: i64 = 0, points: i64 = 0, points_per_token: i64 = 0, symbol: str = "") -> None:
        self.index: i64 = NONE  # place among all tokens in alphabetical order
        self.slug: Final = slug
        self.coins: Final[i64] = coins
        self.points: Final[i64] = points
        self.points_per_token: Final[i64] = points_per_token
        self.symbol: Final[i64] = SYMBOLS.index(symbol) if symbol else NONE

    def __repr__(self) -> str:
        return self.slug


# fmt: off
TOKENS: Final = [
    Token("agriculture",  coins=6, points=4),
    Token("architecture"),                      # wonders cost 2 units less: cost.py
    Token("economy"),                           # the rival's trade coins come here: cost.py
    Token("law",          symbol="scales"),
    Token("masonry"),                           # blue buildings cost 2 units less: cost.py
    Token("mathematics",  points_per_token=3),
    Token("philosophy",   points=7),
    Token("strategy"),                          # red buildings have 1 shield more: build.py
    Token("theology"),                          # wonders play again: build.py
    Token("urbanism",     coins=6),             # 4 coins for each building free by a chain: build.py
]
# fmt: on

# The tokens with standing effects, by their place in the list.
ARCHITECTURE: Final[i64] = 1
ECONOMY: Final[i64] = 2
MASONRY: Final[i64] = 4
STRATEGY: Final[i64] = 7
THEOLOGY: Final[i64] = 8
URBANISM: Final[i64] = 9

TOKEN_CALLED: Final = {each.slug: each for each in TOKENS}
for index, each in enumerate(TOKENS):
    each.index = index
