"""The 10 progress tokens, one test each: taken for a pair of symbols, and everything that follows.

Expected values are written out from the rules, never read from the tokens.
"""

from __future__ import annotations

from ecumene.games.duel.table import DuelTable
from ecumene.games.duel.tokens import TOKENS
from tests.duel.position import A, B, accessible, card_at, idle, legal, play, position, price, refuses, tokens, told
from tests.duel.test_cards import RICH, changes, coins_are_conserved, look

# What a wonder costs without any production, and with two units fewer.
WONDER_PRICES = {
    "appian_way": (10, 6),
    "circus_maximus": (8, 4),
    "colossus": (8, 4),
    "great_library": (10, 6),
    "great_lighthouse": (8, 4),
    "hanging_gardens": (8, 4),
    "mausoleum": (10, 6),
    "piraeus": (8, 4),
    "pyramids": (8, 4),
    "sphinx": (8, 4),
    "statue_of_zeus": (10, 6),
    "temple_of_artemis": (8, 4),
}

# The same for blue buildings.
BLUE_PRICES = {
    "theater": (0, 0),
    "altar": (0, 0),
    "baths": (2, 0),
    "courthouse": (6, 2),
    "statue": (4, 0),
    "temple": (4, 0),
    "aqueduct": (6, 2),
    "rostrum": (4, 0),
    "palace": (10, 6),
    "town_hall": (10, 6),
    "obelisk": (6, 2),
    "gardens": (8, 4),
    "pantheon": (8, 4),
    "senate": (8, 4),
}

# A building of each other colour that costs resources, which no token makes cheaper.
OTHER_PRICES = {
    "walls": (4, 4),
    "arsenal": (10, 10),
    "library": (6, 6),
    "port": (6, 6),
    "forum": (5, 5),
    "magistrates_guild": (8, 8),
}


def takes(
    token: str,
    cards: str = "",
    city: tuple[str, str] = ("", ""),
    plans: tuple[str, str] = ("", ""),
    pawn: int = 0,
    also: tuple[str, str] = ("", ""),
    **wanted: int,
) -> DuelTable:
    """The first player builds the Laboratory beside the Workshop and takes the token, which changes exactly this.

    `also` are tokens the players have already. The rival is to move.
    """
    others = [each for each in ("agriculture", "economy", "law", "masonry", "theology") if each != token][:4]
    t = position(
        cards=f"laboratory {cards}",
        city=(f"workshop {city[A]}", city[B]),
        coins=RICH,
        tokens=also,
        plans=plans,
        board=" ".join([*others, token]),
        age=2,
        pawn=pawn,
    )
    board, box = tokens(t.board).split(), tokens(t.box()).split()
    play(t, "build laboratory")
    assert legal(t) == [f"take {each}" for each in board]
    refuses(t, f"take {box[0]}", "token-not-on-board", token=box[0])
    refuses(t, "discard laboratory", "take-token-first")
    before = look(t, A)
    play(t, f"take {token}")
    assert changes(before, look(t, A)) == {"tokens_owned": 1, **wanted}
    assert tokens(t.board).split() == [each for each in board if each != token]  # no other one takes its place
    assert tokens(t.box()).split() == box
    assert told(t, "token") == [(A, token, 0, "")]
    assert coins_are_conserved(t)
    assert t.seat == B
    return t


def prices_are(t: DuelTable, seat: int, prices: dict[str, tuple[int, int]], cheaper: bool) -> None:
    """All these cost what they cost without any production, or with two units fewer."""
    for slug, (normal, reduced) in prices.items():
        assert price(t, seat, slug) == (reduced if cheaper else normal), slug


def spare(t: DuelTable) -> str:
    """A card that can be played and that no test here builds."""
    named = {"walls", "barracks", "caravansery", "statue", "altar", "rostrum", "temple", "courthouse"}
    return next(card for card in (card_at(t, slot) for slot in accessible(t)) if card not in named)


def test_agriculture() -> None:
    takes("agriculture", coins=6, tokens=4)


def test_architecture() -> None:
    t = takes("architecture", plans=("pyramids", "sphinx"))
    prices_are(t, A, WONDER_PRICES, cheaper=True)
    prices_are(t, A, BLUE_PRICES, cheaper=False)
    prices_are(t, A, OTHER_PRICES, cheaper=True)
    prices_are(t, B, WONDER_PRICES, cheaper=False)
    idle(t)
    coins = t.cities[A].coins
    play(t, f"bury {spare(t)} under pyramids")
    assert t.cities[A].coins == coins - 4

    t = takes("architecture", city=("quarry", "shelf_quarry press"))
    assert price(t, A, "pyramids") == 3  # of two stones at 4 and a papyrus at 3 the dearest two are left out
    t = takes("architecture", city=("brickyard clay_pool", "glass_blower"))
    assert price(t, A, "colossus") == 0  # no more is left out than is missing
    t = takes("architecture", city=("forum", "press glassworks"))
    assert price(t, A, "sphinx") == 2  # the Forum makes a glass, the discount covers the other one and the clay


def test_economy() -> None:
    t = takes("economy", cards="caravansery walls", plans=("", "colossus"))
    coins = t.cities[A].coins
    play(t, "build caravansery")  # 2 coins, a glass and a papyrus
    assert told(t, "economy") == [(A, "economy", 4, "")]
    assert t.cities[A].coins == coins + 4
    assert t.cities[B].coins == 30 - 6
    play(t, "build walls")  # its owner's own trade goes to the bank
    assert t.cities[A].coins == coins
    assert t.cities[B].coins == 30 - 6
    play(t, f"bury {spare(t)} under colossus")  # three clay, one of them from the Caravansery, and a glass
    assert t.cities[A].coins == coins + 6
    assert t.cities[B].coins == 30 - 6 - 6
    assert coins_are_conserved(t)


def test_economy_takes_only_what_is_spent_on_trade() -> None:
    assert economy_brings("caravansery") == 4
    assert economy_brings("caravansery", city="customs_house") == 2  # at fixed prices
    assert economy_brings("caravansery", city="forum") == 2
    assert economy_brings("caravansery", city="press glassworks") == 0
    assert economy_brings("customs_house") == 0  # coins only
    assert economy_brings("brewery") == 0
    assert economy_brings("barracks", city="garrison") == 0  # by a chain
    assert economy_brings("statue", city="theater") == 0
    assert economy_brings("palace", token="masonry") == 6  # less the discount
    t = position(cards="walls", coins=(0, 4), tokens=("economy", ""), age=2, pawn=-1, seat=B)
    play(t, "build walls")  # the owner of Economy is paid first, and then plundered
    assert told(t, "lose") == [(A, "loot2", 2, "")]
    assert t.cities[A].coins == 2


def economy_brings(card: str, city: str = "", token: str = "") -> int:
    """What the first player gets from Economy when the rival builds a card."""
    t = position(cards=card, city=("", city), coins=RICH, tokens=("economy", token), age=3, seat=B)
    play(t, f"build {card}")
    assert coins_are_conserved(t)
    return int(t.cities[A].coins) - 30


def test_law() -> None:
    t = takes("law", city=("scriptorium pharmacist", ""), scales=1)
    assert told(t, "pair") == [(A, "symbol-pendulum", 0, "")]  # the scales make none

    five = "workshop scriptorium pharmacist apothecary university"
    t = position(cards="laboratory", city=(five, ""), coins=RICH, age=2)
    play(t, "build laboratory", "take law")  # the sixth different symbol
    assert str(t.result) == "1 0 science"
    t = position(cards="laboratory", city=(five, ""), coins=RICH, age=2)
    assert play(t, "build laboratory", "take theology").result is None
    t = position(cards="laboratory", city=("", five), coins=RICH, age=2, seat=B)
    assert str(play(t, "build laboratory", "take law").result) == "0 1 science"


def test_masonry() -> None:
    t = takes("masonry")
    prices_are(t, A, BLUE_PRICES, cheaper=True)
    prices_are(t, A, WONDER_PRICES, cheaper=False)
    prices_are(t, A, OTHER_PRICES, cheaper=True)
    prices_are(t, B, BLUE_PRICES, cheaper=False)

    t = takes("masonry", cards="courthouse")
    idle(t)
    coins = t.cities[A].coins
    play(t, "build courthouse")
    assert t.cities[A].coins == coins - 2

    t = takes("masonry", city=("", "shelf_quarry glassworks"))
    assert price(t, A, "palace") == 7  # wood 2, clay 2, glass 3: a stone at 4 and a glass at 3 are left out
    t = takes("masonry", city=("caravansery forum", "shelf_quarry glass_blower glassworks"))
    assert price(t, A, "palace") == 2  # the choice producers first: were the discount first, it would be 4
    t = takes("masonry", city=("shelf_quarry", ""))
    assert price(t, A, "aqueduct") == 0  # no more is left out than is missing


def test_mathematics() -> None:
    takes("mathematics", tokens=3)
    takes("mathematics", also=("philosophy", ""), tokens=6)  # 7, and now 7 + 2 * 3
    takes("mathematics", also=("", "philosophy urbanism"), tokens=3)
    takes("philosophy", also=("mathematics", ""), tokens=10)
    takes("theology", also=("mathematics strategy", ""), tokens=3)


def test_philosophy() -> None:
    takes("philosophy", tokens=7)


def test_strategy() -> None:
    t = takes("strategy", cards="walls barracks", city=("guard_tower", ""), plans=("colossus", ""), pawn=-3)
    assert t.pawn == -3  # nothing for the Guard Tower, which was built before
    play(t, "build barracks")
    assert t.pawn == -4  # the rival has no Strategy
    play(t, "build walls")
    assert t.pawn == -1
    idle(t)
    play(t, f"bury {spare(t)} under colossus")
    assert t.pawn == 1  # nothing for wonders


def test_strategy_adds_a_shield_to_each_red_building() -> None:
    shields = {
        "guard_tower": 2,
        "stable": 2,
        "garrison": 2,
        "palisade": 2,
        "walls": 3,
        "horse_breeders": 2,
        "barracks": 2,
        "archery_range": 3,
        "parade_ground": 3,
        "arsenal": 4,
        "pretorium": 4,
        "fortifications": 3,
        "siege_workshop": 3,
        "circus": 3,
        "altar": 0,
        "quarry": 0,
        "press": 0,
        "tavern": 0,
        "scriptorium": 0,
        "tacticians_guild": 0,
    }
    for card, spaces in shields.items():
        t = position(cards=card, coins=RICH, tokens=("strategy", ""), age=3)
        assert play(t, f"build {card}").pawn == spaces, card
        t = position(cards=card, coins=RICH, tokens=("", "strategy"), age=3, seat=B)
        assert play(t, f"build {card}").pawn == -spaces, card


def test_theology() -> None:
    t = takes("theology", cards="walls", plans=("pyramids sphinx", "mausoleum"))
    play(t, f"bury {spare(t)} under mausoleum")
    assert t.seat == A  # the rival has no Theology
    play(t, f"bury {spare(t)} under pyramids")
    assert t.seat == A
    assert told(t, "again") == [(A, "", 0, "")]
    play(t, f"bury {spare(t)} under sphinx")
    assert t.seat == A
    assert told(t, "again") == [(A, "", 0, "")] * 2
    play(t, "build walls")
    assert t.seat == B  # a wonder that plays again anyway brings one extra turn, and buildings bring none


def test_theology_gives_no_turn_in_the_next_age() -> None:
    t = position(cards="altar", coins=RICH, tokens=("theology", ""), plans=("colossus", ""), left=1)
    play(t, "bury altar under colossus")
    assert told(t, "again") == []
    assert legal(t) == ["start a", "start b"]
    assert t.seat == B


def test_urbanism() -> None:
    t = takes("urbanism", cards="statue rostrum temple", city=("theater", "altar"), coins=6)
    coins = t.cities[A].coins
    play(t, "build temple")  # the rival's chain
    assert told(t, "chain") == [(B, "temple", 0, "altar")]
    assert t.cities[A].coins == coins
    play(t, "build statue")
    assert t.cities[A].coins == coins + 4
    idle(t)
    play(t, "build rostrum")  # paid for
    assert t.cities[A].coins == coins + 4 - 4
    assert coins_are_conserved(t)


def test_urbanism_pays_for_each_chain() -> None:
    chains = {
        "horse_breeders": "stable",
        "barracks": "garrison",
        "fortifications": "palisade",
        "siege_workshop": "archery_range",
        "circus": "parade_ground",
        "library": "scriptorium",
        "dispensary": "pharmacist",
        "university": "school",
        "observatory": "laboratory",
        "statue": "theater",
        "gardens": "statue",
        "temple": "altar",
        "pantheon": "temple",
        "aqueduct": "baths",
        "senate": "rostrum",
        "lighthouse": "tavern",
        "arena": "brewery",
    }
    assert len(chains) == 17
    for card, chain in chains.items():
        t = position(cards=card, city=(chain, ""), coins=(0, 0), tokens=("urbanism", ""), age=3)
        play(t, f"build {card}")
        assert (A, "urbanism", 4, "") in told(t, "earn")
        assert t.cities[A].coins == (6 if card == "lighthouse" else 4)  # which earns 2 of its own
        assert coins_are_conserved(t)
    # No chain: nothing, although these are free too.
    for card, city in (("theater", ""), ("baths", "quarry"), ("statue", "brickyard"), ("brewery", "tavern")):
        t = position(cards=card, city=(city, ""), coins=(0, 0), tokens=("urbanism", ""), age=3)
        play(t, f"build {card}")
        assert t.cities[A].coins == (6 if card == "brewery" else 0)


def test_urbanism_comes_too_late_for_the_pair_that_brings_it() -> None:
    t = position(cards="library", city=("scriptorium", ""), coins=(0, 0), board="law urbanism", age=2)
    play(t, "build library", "take urbanism")
    assert told(t, "chain") == [(A, "library", 0, "scriptorium")]
    assert t.cities[A].coins == 6


def test_every_token_has_a_test() -> None:
    assert len(TOKENS) == 10
    assert [token.slug for token in TOKENS if f"test_{token.slug}" not in globals()] == []
