"""The 73 buildings, one test each: what it costs, and everything that building it changes.

Expected values are written out from the rules, never read from the cards.
"""

from __future__ import annotations

from ecumene.games.duel.cards import CARD, CARDS, COLOURS, RESOURCES, SYMBOLS
from ecumene.games.duel.scoring import Score
from ecumene.games.duel.table import TUCKED, DuelTable, count_bits
from tests.duel.position import A, B, legal, place, play, position, price, refuses, told

RICH = (30, 30)

# For each resource a city that makes three units of it (two of a manufactured good), and what a unit then costs
# the rival.
MAKERS = {
    "wood": ("sawmill lumber_yard", 5),
    "clay": ("brickyard clay_pool", 5),
    "stone": ("shelf_quarry quarry", 5),
    "glass": ("glass_blower glassworks", 4),
    "papyrus": ("drying_room press", 4),
}

# One building for each symbol.
TEACHERS = {
    "quill": "scriptorium",
    "mortar": "pharmacist",
    "wheel": "apothecary",
    "pendulum": "workshop",
    "armillary": "university",
    "sundial": "academy",
}


def age(slug: str) -> int:
    """The age in which a card can lie on the table."""
    return min(int(CARD[slug].deck), 3)


# --- What it costs


def costs(slug: str, printed: str, chain: str = "") -> None:
    """The printed cost, as `2 glass papyrus`, priced by the trade rule in every kind of city."""
    words = printed.split()
    coins = sum(int(word) for word in words if word.isdigit())
    units = [word for word in words if not word.isdigit()]
    alone = coins + 2 * len(units)
    parts = [(2 * units.count(resource), resource) for resource in MAKERS if resource in units]
    pays(slug, alone, [*parts, (coins, "coins")] if coins else parts)
    for resource, (makers, rival_pays) in MAKERS.items():
        assert card_price(slug, city=(makers, "")) == alone - 2 * units.count(resource)
        assert card_price(slug, city=("", makers)) == alone + (rival_pays - 2) * units.count(resource)
    everything = " ".join(maker for makers, _ in MAKERS.values() for maker in makers.split() if maker != slug)
    assert card_price(slug, city=(everything, "")) == coins
    if chain:
        chained(slug, chain, alone)


def pays(slug: str, alone: int, parts: list[tuple[int, str]]) -> None:
    """With exactly this many coins the card can be built; with one fewer it cannot, and the parts are told."""
    t = play(position(cards=slug, coins=(alone, 0), age=age(slug)), f"build {slug}")
    assert told(t, "build") == [(A, slug, alone, "")]
    assert told(t, "chain") == []
    if alone:
        t = position(cards=slug, coins=(alone - 1, 0), age=age(slug))
        refuses(t, f"build {slug}", "card-too-dear", what=slug, total=alone, parts=parts, coins=alone - 1)


def chained(slug: str, chain: str, alone: int) -> None:
    """Free, coins included, for a city with `chain`; not if `chain` lies anywhere else."""
    t = position(cards=slug, city=(chain, ""), coins=(0, 0), age=age(slug))
    assert price(t, A, slug) == 0
    play(t, f"build {slug}")
    assert told(t, "chain") == [(A, slug, 0, chain)]
    assert told(t, "build") == []
    assert card_price(slug, city=("", chain)) == alone
    assert price(position(cards=slug, discarded=chain, age=age(slug)), A, slug) == alone


def card_price(slug: str, city: tuple[str, str]) -> int:
    """What the first player would pay for a card in these cities."""
    return price(position(cards=slug, city=city, age=age(slug)), A, slug)


# --- What it changes


def look(t: DuelTable, seat: int) -> dict[str, int]:
    """Everything a construction may change for a player, as named numbers."""
    city, rival = t.cities[seat], t.cities[1 - seat]
    score = Score(t, seat)
    seen = {
        "coins": int(city.coins),
        "rival_coins": int(rival.coins),
        "shields": int(t.lead(seat)),
        "blue": score.blue,
        "green": score.green,
        "yellow": score.yellow,
        "purple": score.purple,
        "wonders": score.wonders,
        "tokens": score.tokens,
        "tokens_owned": int(count_bits(city.tokens)),
        "wonders_built": int(city.count[len(COLOURS)]),
        "rival_points": sum(Score(t, 1 - seat).sheet()[:6]),
        "raw_choices": int(city.any_raw),
        "goods_choices": int(city.any_goods),
    }
    for number, colour in enumerate(COLOURS):
        seen[f"{colour}_buildings"] = int(city.count[number])
        seen[f"rival_{colour}_buildings"] = int(rival.count[number])
    for number, resource in enumerate(RESOURCES):
        seen[resource] = int(city.makes[number])
        seen[f"rival_{resource}"] = int(rival.makes[number])
        seen[f"{resource}_price"] = int(city.price[number])
        seen[f"rival_{resource}_price"] = int(rival.price[number])
    for number, symbol in enumerate(SYMBOLS):
        seen[symbol] = int(city.symbols) >> number & 1
    return seen


def changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """How much each number has changed, of those that have."""
    return {name: after[name] - before[name] for name in before if after[name] != before[name]}


def coins_are_conserved(t: DuelTable) -> bool:
    """Every coin a player got or paid came from or went to somebody."""
    return t.bank + t.cities[A].coins + t.cities[B].coins == 0


def free_cards(t: DuelTable, seat: int) -> set[str]:
    """The cards that cost this player nothing."""
    return {card.slug for card in CARDS if price(t, seat, card.slug) == 0}


def gives(slug: str, frees: str = "", **wanted: int) -> None:
    """Besides its price, building the card changes exactly this and makes exactly these cards free, for either seat."""
    for seat in (A, B):
        t = position(cards=slug, coins=RICH, age=age(slug), seat=seat)
        free = free_cards(t, seat)
        rivals_free = free_cards(t, 1 - seat)
        before = look(t, seat)
        before["coins"] -= price(t, seat, slug)
        play(t, f"build {slug}")
        assert changes(before, look(t, seat)) == {name: number for name, number in wanted.items() if number}
        assert free_cards(t, seat) - free == set(frees.split())
        assert free_cards(t, 1 - seat) == rivals_free
        assert place(t, slug) == seat
        assert f"discard {slug}" not in legal(t)
        assert t.seat == 1 - seat
        assert coins_are_conserved(t)


def brown(slug: str, resource: str, units: int, frees: str) -> None:
    """A raw material: production, which makes the rival's units dearer."""
    gives(slug, frees, brown_buildings=1, **{resource: units, f"rival_{resource}_price": units})


def grey(slug: str, resource: str, units: int, frees: str) -> None:
    """A manufactured good: production, which makes the rival's units dearer."""
    gives(slug, frees, grey_buildings=1, **{resource: units, f"rival_{resource}_price": units})


def blue(slug: str, points: int, frees: str = "") -> None:
    """Points."""
    gives(slug, frees, blue_buildings=1, blue=points)


def red(slug: str, shields: int, frees: str = "") -> None:
    """Shields; the third one reaches the rival's first military token. The same from every space of the track."""
    gives(slug, frees, red_buildings=1, shields=shields, rival_coins=-2 if shields == 3 else 0)
    for pawn in range(-8, 9):
        t = play(position(cards=slug, coins=RICH, age=age(slug), pawn=pawn), f"build {slug}")
        assert t.pawn == min(pawn + shields, 9)
        assert (str(t.result) == "1 0 military") == (pawn + shields >= 9)
        t = play(position(cards=slug, coins=RICH, age=age(slug), pawn=pawn, seat=B), f"build {slug}")
        assert t.pawn == max(pawn - shields, -9)
        assert (str(t.result) == "0 1 military") == (pawn - shields <= -9)
    t = play(position(cards=slug, coins=RICH, age=age(slug), pawn=2, loot="loot2_second"), f"build {slug}")
    assert told(t, "lose") == []  # a military token works once
    t = play(position(cards=slug, coins=RICH, age=age(slug)), f"build {slug}")
    assert Score(t, A).military == (5 if shields == 3 else 2)
    assert Score(t, B).military == 0


def green(slug: str, symbol: str, points: int, twin: str, frees: str = "") -> None:
    """A symbol and points; a progress token together with `twin`, the victory together with five other symbols."""
    gives(slug, frees, green_buildings=1, green=points, **{symbol: 1})
    board = "law theology urbanism"
    t = position(cards=slug, city=(twin, ""), coins=RICH, board=board, age=age(slug))
    play(t, f"build {slug}")
    assert told(t, "pair") == [(A, f"symbol-{symbol}", 0, "")]
    assert t.seat == A
    assert legal(t) == ["take law", "take theology", "take urbanism"]
    play(t, "take theology")
    assert t.seat == B
    t = position(cards=slug, city=(twin, ""), coins=RICH, board="", age=age(slug))
    assert play(t, f"build {slug}").seat == B
    t = position(cards=slug, city=("", twin), coins=RICH, board=board, age=age(slug))
    assert play(t, f"build {slug}").seat == B

    others = [teacher for other, teacher in TEACHERS.items() if other != symbol]
    assert len(others) == 5
    t = position(cards=slug, city=(" ".join(others), ""), coins=RICH, age=age(slug))
    assert str(play(t, f"build {slug}").result) == "1 0 science"
    t = position(cards=slug, city=(" ".join(others[1:]), ""), coins=RICH, age=age(slug))
    assert play(t, f"build {slug}").result is None
    t = position(
        cards=slug, city=(" ".join(others[1:]), ""), coins=RICH, tokens=("law", ""), board=board, age=age(slug)
    )
    assert str(play(t, f"build {slug}").result) == "1 0 science"


def fixes(slug: str, *resources: str) -> None:
    """These units cost 1, whatever the rival produces, now or later; all others cost what they did."""
    prices = {f"{resource}_price": -1 for resource in resources}
    gives(slug, "", yellow_buildings=1, **prices)

    makers = " ".join(makers for makers, _ in MAKERS.values())
    t = position(cards=slug, city=("", makers), coins=RICH, age=age(slug))
    play(t, f"build {slug}")
    for resource, (_, normal) in MAKERS.items():
        assert look(t, A)[f"{resource}_price"] == (1 if resource in resources else normal)
        assert look(t, B)[f"{resource}_price"] == 2

    for maker in ("clay_pit", "glassworks", "logging_camp", "press", "stone_pit"):
        t = position(cards=f"{slug} {maker}", coins=RICH, age=age(slug))
        play(t, f"build {slug}", f"build {maker}")
        for resource in RESOURCES:
            normal = 3 if look(t, B)[resource] else 2
            assert look(t, A)[f"{resource}_price"] == (1 if resource in resources else normal)


def earns(slug: str, coins: int, city: tuple[str, str], built: tuple[str, str] = ("", "")) -> None:
    """What the card brings at once, after its price, in these cities."""
    t = position(cards=slug, city=city, built=built, coins=RICH, age=3)
    cost = price(t, A, slug)
    play(t, f"build {slug}")
    assert t.cities[A].coins == 30 - cost + coins
    assert t.cities[B].coins == 30
    assert told(t, "earn") == ([(A, slug, coins, "")] if coins else [])


def counts(
    slug: str,
    number: int,
    city: tuple[str, str] = ("", ""),
    built: tuple[str, str] = ("", ""),
    coins_each: int = 1,
    points_each: int = 1,
) -> None:
    """A guild that finds this number of things: coins at once, points at the end, all for its owner."""
    earns(slug, coins_each * number, city, built)
    t = position(cards=slug, city=city, built=built, coins=RICH, age=3)
    others = Score(t, B).sheet()
    play(t, f"build {slug}")
    assert Score(t, A).purple == points_each * number
    assert Score(t, B).sheet() == others


# --- Age I: raw materials


def test_lumber_yard() -> None:
    costs("lumber_yard", "")
    brown("lumber_yard", "wood", 1, frees="stable")


def test_logging_camp() -> None:
    costs("logging_camp", "1")
    brown("logging_camp", "wood", 1, frees="stable")


def test_clay_pool() -> None:
    costs("clay_pool", "")
    brown("clay_pool", "clay", 1, frees="garrison")


def test_clay_pit() -> None:
    costs("clay_pit", "1")
    brown("clay_pit", "clay", 1, frees="garrison")


def test_quarry() -> None:
    costs("quarry", "")
    brown("quarry", "stone", 1, frees="baths")


def test_stone_pit() -> None:
    costs("stone_pit", "1")
    brown("stone_pit", "stone", 1, frees="baths")


# --- Age I: manufactured goods


def test_glassworks() -> None:
    costs("glassworks", "1")
    grey("glassworks", "glass", 1, frees="apothecary")


def test_press() -> None:
    costs("press", "1")
    grey("press", "papyrus", 1, frees="workshop")


# --- Age I: military


def test_guard_tower() -> None:
    costs("guard_tower", "")
    red("guard_tower", 1)


def test_stable() -> None:
    costs("stable", "wood")
    red("stable", 1, frees="horse_breeders")


def test_garrison() -> None:
    costs("garrison", "clay")
    red("garrison", 1, frees="barracks")


def test_palisade() -> None:
    costs("palisade", "2")
    red("palisade", 1, frees="fortifications")


# --- Age I: science


def test_workshop() -> None:
    costs("workshop", "papyrus")
    green("workshop", "pendulum", 1, twin="laboratory")


def test_apothecary() -> None:
    costs("apothecary", "glass")
    green("apothecary", "wheel", 1, twin="school")


def test_scriptorium() -> None:
    costs("scriptorium", "2")
    green("scriptorium", "quill", 0, twin="library", frees="library")


def test_pharmacist() -> None:
    costs("pharmacist", "2")
    green("pharmacist", "mortar", 0, twin="dispensary", frees="dispensary")


# --- Age I: civilian


def test_theater() -> None:
    costs("theater", "")
    blue("theater", 3, frees="statue")


def test_altar() -> None:
    costs("altar", "")
    blue("altar", 3, frees="temple")


def test_baths() -> None:
    costs("baths", "stone")
    blue("baths", 3, frees="aqueduct")


# --- Age I: commerce


def test_stone_reserve() -> None:
    costs("stone_reserve", "3")
    fixes("stone_reserve", "stone")


def test_clay_reserve() -> None:
    costs("clay_reserve", "3")
    fixes("clay_reserve", "clay")


def test_wood_reserve() -> None:
    costs("wood_reserve", "3")
    fixes("wood_reserve", "wood")


def test_tavern() -> None:
    costs("tavern", "")
    gives("tavern", frees="lighthouse", yellow_buildings=1, coins=4)


# --- Age II: raw materials


def test_sawmill() -> None:
    costs("sawmill", "2")
    brown("sawmill", "wood", 2, frees="stable")


def test_brickyard() -> None:
    costs("brickyard", "2")
    brown("brickyard", "clay", 2, frees="garrison statue")


def test_shelf_quarry() -> None:
    costs("shelf_quarry", "2")
    brown("shelf_quarry", "stone", 2, frees="baths walls")


# --- Age II: manufactured goods


def test_glass_blower() -> None:
    costs("glass_blower", "")
    grey("glass_blower", "glass", 1, frees="apothecary")


def test_drying_room() -> None:
    costs("drying_room", "")
    grey("drying_room", "papyrus", 1, frees="workshop")


# --- Age II: military


def test_walls() -> None:
    costs("walls", "stone stone")
    red("walls", 2)


def test_horse_breeders() -> None:
    costs("horse_breeders", "wood clay", chain="stable")
    red("horse_breeders", 1)


def test_barracks() -> None:
    costs("barracks", "3", chain="garrison")
    red("barracks", 1)


def test_archery_range() -> None:
    costs("archery_range", "wood stone papyrus")
    red("archery_range", 2, frees="siege_workshop")


def test_parade_ground() -> None:
    costs("parade_ground", "clay clay glass")
    red("parade_ground", 2, frees="circus")


# --- Age II: science


def test_library() -> None:
    costs("library", "wood stone glass", chain="scriptorium")
    green("library", "quill", 2, twin="scriptorium")


def test_dispensary() -> None:
    costs("dispensary", "clay clay stone", chain="pharmacist")
    green("dispensary", "mortar", 2, twin="pharmacist")


def test_school() -> None:
    costs("school", "wood papyrus papyrus")
    green("school", "wheel", 1, twin="apothecary", frees="university")


def test_laboratory() -> None:
    costs("laboratory", "wood glass glass")
    green("laboratory", "pendulum", 1, twin="workshop", frees="observatory")


# --- Age II: civilian


def test_courthouse() -> None:
    costs("courthouse", "wood wood glass")
    blue("courthouse", 5)


def test_statue() -> None:
    costs("statue", "clay clay", chain="theater")
    blue("statue", 4, frees="gardens")


def test_temple() -> None:
    costs("temple", "wood papyrus", chain="altar")
    blue("temple", 4, frees="pantheon")


def test_aqueduct() -> None:
    costs("aqueduct", "stone stone stone", chain="baths")
    blue("aqueduct", 5)


def test_rostrum() -> None:
    costs("rostrum", "wood stone")
    blue("rostrum", 4, frees="senate")


# --- Age II: commerce


def test_forum() -> None:
    costs("forum", "3 clay")
    gives("forum", frees="apothecary workshop", yellow_buildings=1, goods_choices=1)
    t = position(cards="forum", city=("", "glassworks"), coins=RICH, age=2)
    assert price(t, A, "university") == 2 + 3 + 2  # clay, glass, papyrus
    assert price(t, A, "observatory") == 2 + 2 + 2  # stone, papyrus, papyrus
    play(t, "build forum")
    assert price(t, A, "university") == 2 + 2  # it makes the glass, the dearer one
    assert price(t, A, "observatory") == 2 + 2  # it makes one of the two
    assert price(t, A, "walls") == 2 + 2  # it makes no stone
    assert price(t, B, "university") == 2 + 2  # and raises no price: clay, papyrus


def test_caravansery() -> None:
    costs("caravansery", "2 glass papyrus")
    gives("caravansery", frees="baths garrison stable", yellow_buildings=1, raw_choices=1)
    t = position(cards="caravansery", city=("", "shelf_quarry"), coins=RICH, age=2)
    assert price(t, A, "arena") == 2 + 2 + 4  # wood, clay, stone
    assert price(t, A, "walls") == 4 + 4
    play(t, "build caravansery")
    assert price(t, A, "arena") == 2 + 2  # it makes the stone, the dearest one
    assert price(t, A, "walls") == 4  # it makes one of the two
    assert price(t, A, "statue") == 2
    assert price(t, A, "apothecary") == 2  # it makes no glass
    assert price(t, B, "arena") == 2 + 2  # and raises no price: wood, clay


def test_customs_house() -> None:
    costs("customs_house", "4")
    fixes("customs_house", "glass", "papyrus")


def test_brewery() -> None:
    costs("brewery", "")
    gives("brewery", frees="arena", yellow_buildings=1, coins=6)


# --- Age III: military


def test_arsenal() -> None:
    costs("arsenal", "wood wood clay clay clay")
    red("arsenal", 3)


def test_pretorium() -> None:
    costs("pretorium", "8")
    red("pretorium", 3)


def test_fortifications() -> None:
    costs("fortifications", "clay stone stone papyrus", chain="palisade")
    red("fortifications", 2)


def test_siege_workshop() -> None:
    costs("siege_workshop", "wood wood wood glass", chain="archery_range")
    red("siege_workshop", 2)


def test_circus() -> None:
    costs("circus", "clay clay stone stone", chain="parade_ground")
    red("circus", 2)


# --- Age III: science


def test_academy() -> None:
    costs("academy", "wood stone glass glass")
    green("academy", "sundial", 3, twin="study")


def test_study() -> None:
    costs("study", "wood wood glass papyrus")
    green("study", "sundial", 3, twin="academy")


def test_university() -> None:
    costs("university", "clay glass papyrus", chain="school")
    green("university", "armillary", 2, twin="observatory")


def test_observatory() -> None:
    costs("observatory", "stone papyrus papyrus", chain="laboratory")
    green("observatory", "armillary", 2, twin="university")


# --- Age III: civilian


def test_palace() -> None:
    costs("palace", "wood clay stone glass glass")
    blue("palace", 7)


def test_town_hall() -> None:
    costs("town_hall", "wood wood stone stone stone")
    blue("town_hall", 7)


def test_obelisk() -> None:
    costs("obelisk", "stone stone glass")
    blue("obelisk", 5)


def test_gardens() -> None:
    costs("gardens", "wood wood clay clay", chain="statue")
    blue("gardens", 6)


def test_pantheon() -> None:
    costs("pantheon", "wood clay papyrus papyrus", chain="temple")
    blue("pantheon", 6)


def test_senate() -> None:
    costs("senate", "clay clay stone papyrus", chain="rostrum")
    blue("senate", 5)


# --- Age III: commerce


def test_chamber_of_commerce() -> None:
    costs("chamber_of_commerce", "papyrus papyrus")
    gives("chamber_of_commerce", yellow_buildings=1, yellow=3)
    earns("chamber_of_commerce", 3, city=("glassworks", "press drying_room glass_blower"))
    earns("chamber_of_commerce", 9, city=("press drying_room glassworks quarry forum", ""))


def test_port() -> None:
    costs("port", "wood glass papyrus")
    gives("port", yellow_buildings=1, yellow=3)
    earns("port", 2, city=("sawmill", "quarry stone_pit clay_pool"))
    earns("port", 8, city=("sawmill quarry clay_pool clay_pit press caravansery", ""))


def test_armory() -> None:
    costs("armory", "stone stone glass")
    gives("armory", yellow_buildings=1, yellow=3)
    earns("armory", 1, city=("walls", "stable garrison palisade"))
    earns("armory", 3, city=("stable garrison arsenal theater", ""), built=("colossus", ""))


def test_lighthouse() -> None:
    costs("lighthouse", "clay clay glass", chain="tavern")
    gives("lighthouse", yellow_buildings=1, yellow=3, coins=1)  # it counts itself
    earns("lighthouse", 1, city=("", "tavern forum brewery"))
    earns("lighthouse", 4, city=("tavern brewery customs_house merchants_guild", "forum"))


def test_arena() -> None:
    costs("arena", "wood clay stone", chain="brewery")
    gives("arena", yellow_buildings=1, yellow=3)
    earns("arena", 2, city=("", ""), built=("pyramids", "colossus sphinx"))
    earns("arena", 6, city=("", ""), built=("pyramids colossus sphinx", ""))
    t = position(cards="arena", coins=RICH, plans=("pyramids colossus", ""), age=3)
    assert play(t, "build arena").cities[A].coins == 30 - 6  # wonders that are not built yet do not count


# --- Guilds


def test_merchants_guild() -> None:
    costs("merchants_guild", "wood clay glass papyrus")
    gives("merchants_guild", purple_buildings=1)
    counts("merchants_guild", 3, city=("tavern brewery wood_reserve", "arena forum"))
    counts("merchants_guild", 3, city=("tavern brewery altar", "arena forum caravansery walls"))
    counts("merchants_guild", 2, city=("tavern brewery", "arena forum"))


def test_shipowners_guild() -> None:
    costs("shipowners_guild", "clay stone glass papyrus")
    gives("shipowners_guild", purple_buildings=1)
    counts("shipowners_guild", 3, city=("sawmill quarry press theater", "clay_pool glassworks"))
    # One city for both colours: three brown here and three grey there are not six.
    counts("shipowners_guild", 4, city=("sawmill quarry clay_pool", "clay_pit press glassworks glass_blower"))
    counts("shipowners_guild", 2, city=("sawmill press", "clay_pool clay_pit"))


def test_builders_guild() -> None:
    costs("builders_guild", "wood clay stone stone glass")
    gives("builders_guild", purple_buildings=1)
    counts("builders_guild", 2, built=("pyramids sphinx", "colossus"), coins_each=0, points_each=2)
    counts("builders_guild", 3, built=("pyramids", "colossus sphinx mausoleum"), coins_each=0, points_each=2)
    counts("builders_guild", 1, built=("pyramids", "colossus"), coins_each=0, points_each=2)
    t = position(cards="builders_guild", coins=RICH, plans=("pyramids sphinx", "colossus"), age=3)
    assert Score(play(t, "build builders_guild"), A).purple == 0  # wonders that are not built do not count


def test_magistrates_guild() -> None:
    costs("magistrates_guild", "wood wood clay papyrus")
    gives("magistrates_guild", purple_buildings=1)
    counts("magistrates_guild", 3, city=("theater altar baths press", "statue"))
    counts("magistrates_guild", 3, city=("theater altar", "statue temple palace tavern"))
    counts("magistrates_guild", 1, city=("theater", "statue"))


def test_scientists_guild() -> None:
    costs("scientists_guild", "wood wood clay clay")
    gives("scientists_guild", purple_buildings=1)
    counts("scientists_guild", 3, city=("workshop library study altar", "school academy"))
    counts("scientists_guild", 4, city=("workshop", "school library dispensary laboratory walls"))
    counts("scientists_guild", 1, city=("workshop", "school"))


def test_moneylenders_guild() -> None:
    costs("moneylenders_guild", "wood wood stone stone")
    gives("moneylenders_guild", purple_buildings=1, purple=10)  # of 30 coins
    counts("moneylenders_guild", 10, coins_each=0)
    for coins, points in (((19, 0), 3), ((20, 7), 4), ((8, 13), 4), ((10, 5), 1), ((8, 2), 0), ((10, 2), 0)):
        t = position(cards="moneylenders_guild", coins=coins, age=3)
        play(t, "build moneylenders_guild")  # for 8 coins
        assert Score(t, A).purple == points
        assert Score(t, A).treasury == (coins[A] - 8) // 3
        assert Score(t, B).purple == 0


def test_tacticians_guild() -> None:
    costs("tacticians_guild", "clay stone stone papyrus")
    gives("tacticians_guild", purple_buildings=1)
    counts("tacticians_guild", 3, city=("walls stable arsenal altar", "garrison palisade"))
    counts("tacticians_guild", 2, city=("walls", "garrison palisade press"), built=("", "colossus"))
    counts("tacticians_guild", 1, city=("walls", "garrison"))


def test_guilds_pay_now_and_count_anew_at_the_end() -> None:
    """The city that is counted for the coins need not be the one that is counted for the points."""
    t = position(
        cards="magistrates_guild palace obelisk", city=("theater altar", "statue temple baths"), coins=RICH, age=3
    )
    play(t, "build magistrates_guild")
    assert told(t, "earn") == [(A, "magistrates_guild", 3, "")]
    assert Score(t, A).purple == 3
    play(t, "build palace")
    assert Score(t, A).purple == 4
    t = position(cards="altar", city=("magistrates_guild theater baths palace obelisk", "statue temple aqueduct"))
    assert Score(t, A).purple == 4
    play(t, "build altar")
    assert Score(t, A).purple == 5
    assert told(t, "earn") == []


# --- All of them


def test_every_card_has_a_test() -> None:
    assert len(CARDS) == 73
    assert [card.slug for card in CARDS if f"test_{card.slug}" not in globals()] == []


def test_a_card_under_a_wonder_chains_nothing() -> None:
    t = position(cards="baths aqueduct", coins=RICH, plans=("pyramids", ""), age=2)
    play(t, "bury baths under pyramids")
    assert price(t, A, "aqueduct") == 6
    assert place(t, "baths") == TUCKED
