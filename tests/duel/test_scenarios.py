"""The worked scenarios of the specification, one test each."""

from ecumene.games.duel.bill import card_bill
from ecumene.games.duel.cards import CARD, RESOURCES
from ecumene.games.duel.scoring import Score
from ecumene.games.duel.table import FACE_DOWN, TUCKED
from tests.duel.position import (
    A,
    B,
    accessible,
    card_at,
    coins,
    cost,
    discard_pile,
    idle,
    legal,
    new_game,
    place,
    play,
    position,
    price,
    prices,
    refuses,
    tokens,
    told,
    wonders,
)


def test_s01_printed_costs() -> None:
    t = position()
    assert cost(t, A, "lumber_yard") == "0+0"
    assert cost(t, A, "stone_pit") == "1+0"
    assert cost(t, A, "scriptorium") == "2+0"
    assert cost(t, A, "baths") == "0+2"
    assert cost(t, A, "arena") == "0+6"


def test_s02_own_production_is_enough_and_is_not_used_up() -> None:
    t = position(cards="baths garrison apothecary", city=("quarry clay_pool brickyard press", ""), coins=(1, 7))
    assert [price(t, A, card) for card in ("baths", "garrison", "apothecary")] == [0, 0, 2]
    refuses(t, "build apothecary", "card-too-dear", what="apothecary", total=2, parts=[(2, "glass")], coins=1)
    assert "discard apothecary" in legal(t)
    play(t, "build baths")
    assert coins(t) == (1, 7)
    assert t.cities[A].makes[RESOURCES.index("stone")] == 1


def test_s03_price_of_stone() -> None:
    t = position(city=("", "shelf_quarry"))
    assert prices(t, A)["stone"] == 4
    assert cost(t, B, "aqueduct") == "0+2"  # two stones of its own, the third is bought
    t = position(city=("quarry", "shelf_quarry"))
    assert cost(t, B, "aqueduct") == "0+3"


def test_s04_fortifications_by_trade() -> None:
    t = position(cards="fortifications", city=("clay_pool", "shelf_quarry"), seat=B, age=3)
    assert cost(t, B, "fortifications") == "0+5"
    assert card_bill(t, B, CARD["fortifications"]).parts() == [(3, "clay"), (2, "papyrus")]
    play(t, "build fortifications")
    assert coins(t) == (7, 2)
    assert t.pawn == -2


def test_s05_aqueduct_by_trade() -> None:
    t = position(cards="aqueduct", city=("", "shelf_quarry"), coins=(12, 7), age=2)
    assert cost(t, A, "aqueduct") == "0+12"
    play(t, "build aqueduct")
    assert coins(t) == (0, 7)
    t = position(cards="aqueduct", city=("", "shelf_quarry"), coins=(11, 7), age=2)
    refuses(t, "build aqueduct", "card-too-dear", what="aqueduct", total=12, parts=[(12, "stone")], coins=11)


def test_s06_coins_and_resources_together() -> None:
    t = position(cards="caravansery", city=("glassworks", ""), seat=B, age=2)
    assert cost(t, B, "caravansery") == "2+5"
    assert card_bill(t, B, CARD["caravansery"]).parts() == [(3, "glass"), (2, "papyrus"), (2, "coins")]
    bank = t.bank
    play(t, "build caravansery")
    assert coins(t) == (7, 0)
    assert t.bank - bank == 7


def test_s07_chains() -> None:
    t = position(cards="aqueduct", city=("baths", "palisade stable"), coins=(0, 7), age=2)
    play(t, "build aqueduct")
    assert (place(t, "aqueduct"), coins(t)) == (A, (0, 7))
    t = position(cards="fortifications", city=("baths", "palisade stable"), coins=(0, 0), seat=B, age=3)
    play(t, "build fortifications")
    assert (place(t, "fortifications"), coins(t)) == (B, (0, 0))
    t = position(cards="horse_breeders", city=("baths", "palisade stable"), coins=(0, 0), seat=B, age=2)
    play(t, "build horse_breeders")
    assert (place(t, "horse_breeders"), coins(t)) == (B, (0, 0))
    assert cost(position(city=("baths", "palisade")), B, "horse_breeders") == "0+4"


def test_s08_accessible_cards() -> None:
    t = new_game(wonders="preset")
    assert accessible(t) == [14, 15, 16, 17, 18, 19]
    play(t, f"discard {card_at(t, 14)}")
    assert (t.seat, told(t, "reveal")) == (B, [])
    play(t, f"discard {card_at(t, 16)}")
    assert (t.seat, told(t, "reveal")) == (A, [])
    play(t, f"discard {card_at(t, 15)}")
    assert [slot for _, _, slot, _ in told(t, "reveal")] == [9, 10]
    assert accessible(t) == [9, 10, 17, 18, 19]


def test_s09_discarding_for_coins() -> None:
    t = position(cards="aqueduct", city=("", "tavern clay_reserve"), seat=B, age=2)
    play(t, "discard aqueduct")
    assert coins(t) == (7, 11)
    assert [discard_pile(t.imagined(seat, seed=5)) for seat in (A, B)] == ["aqueduct", "aqueduct"]


def test_s10_building_the_colossus() -> None:
    t = position(cards="school", city=("clay_pool brickyard glassworks", ""), plans=("colossus", ""), age=2)
    assert cost(t, A, "colossus") == "0+0"
    play(t, "bury school under colossus")
    assert coins(t) == (7, 7)
    assert place(t, "school") == TUCKED
    assert discard_pile(t) == ""
    assert t.cities[A].symbols == 0
    assert t.pawn == 2
    assert (t.looted, told(t, "lose")) == (0, [])


def test_s11_seventh_wonder() -> None:
    t = position(
        cards="school",
        built=("circus_maximus temple_of_artemis", "piraeus sphinx mausoleum great_library"),
        plans=("colossus pyramids", ""),
        coins=(20, 7),
    )
    play(t, "bury school under colossus")
    assert len(wonders(t.cities[A].built | t.cities[B].built).split()) == 7
    assert told(t, "box") == [(A, "pyramids", 0, "")]
    assert t.cities[A].plans == 0
    idle(t)
    assert not any(move.startswith("bury") for move in legal(t))
    assert Score(t, A).wonders == 3 + 0 + 3  # Circus Maximus, Temple of Artemis, Colossus: no Pyramids


def test_s12_military_token() -> None:
    t = position(cards="archery_range", pawn=1, age=2)
    play(t, "build archery_range")
    assert t.pawn == 3
    assert coins(t) == (1, 5)
    assert t.looted == position(loot="loot2_second").looted
    t = position(cards="archery_range", pawn=0, age=2)
    play(t, "build archery_range")
    assert (t.pawn, t.looted, coins(t)) == (2, 0, (1, 7))


def test_s13_a_token_works_once() -> None:
    t = position(cards="walls", pawn=1, loot="loot2_second", age=2)
    play(t, "build walls")
    assert t.pawn == 3
    assert coins(t) == (3, 7)


def test_s14_strategy() -> None:
    t = position(
        cards="walls school",
        city=("guard_tower", ""),
        tokens=("strategy", ""),
        plans=("colossus", ""),
        pawn=-3,
        loot="loot2_first",
        coins=(20, 7),
        age=2,
    )
    play(t, "build walls")
    assert t.pawn == 0
    idle(t)
    play(t, "bury school under colossus")
    assert t.pawn == 2


def test_s15_what_raises_prices() -> None:
    t = position(city=("", "shelf_quarry caravansery forum"), built=("", "great_lighthouse piraeus"))
    assert prices(t, A) == {"wood": 2, "clay": 2, "stone": 4, "glass": 2, "papyrus": 2}


def test_s16_economy() -> None:
    t = position(cards="caravansery", city=("glassworks", ""), tokens=("economy", ""), seat=B, age=2)
    bank = t.bank
    play(t, "build caravansery")
    assert (coins(t), t.bank - bank) == ((12, 0), 2)
    t = position(cards="caravansery", city=("glassworks", "customs_house"), tokens=("economy", ""), seat=B, age=2)
    assert cost(t, B, "caravansery") == "2+2"
    play(t, "build caravansery")
    assert coins(t) == (9, 3)
    t = position(cards="horse_breeders", city=("glassworks", "stable"), tokens=("economy", ""), seat=B, age=2)
    play(t, "build horse_breeders")
    assert coins(t) == (7, 7)


def test_s17_masonry() -> None:
    t = position(cards="palace", city=("", "shelf_quarry glassworks"), tokens=("masonry", ""), age=3)
    assert prices(t, A) == {"wood": 2, "clay": 2, "stone": 4, "glass": 3, "papyrus": 2}
    assert cost(t, A, "palace") == "0+7"
    assert card_bill(t, A, CARD["palace"]).parts() == [(2, "wood"), (2, "clay"), (3, "glass")]
    without = position(city=("", "shelf_quarry glassworks"))
    assert cost(without, A, "palace") == "0+14"
    assert price(t, A, "arsenal") == price(without, A, "arsenal") == 10
    assert price(t, A, "sphinx") == price(without, A, "sphinx") == 12
    play(t, "build palace")
    assert coins(t) == (0, 7)


def test_s18_discount_after_choice_producers() -> None:
    t = position(city=("caravansery forum", "shelf_quarry glass_blower glassworks"), tokens=("masonry", ""))
    assert cost(t, A, "palace") == "0+2"


def test_s19_choice_producer_against_a_fixed_price() -> None:
    t = position(city=("wood_reserve caravansery", "shelf_quarry"))
    assert cost(t, A, "rostrum") == "0+1"
    assert card_bill(t, A, CARD["rostrum"]).parts() == [(1, "wood")]


def test_s20_several_choice_producers_same_resource() -> None:
    t = position(cards="aqueduct", city=("quarry caravansery", ""), built=("great_lighthouse", ""), coins=(0, 7), age=2)
    assert cost(t, A, "aqueduct") == "0+0"
    play(t, "build aqueduct")
    assert (place(t, "aqueduct"), coins(t)) == (A, (0, 7))


def test_s21_architecture() -> None:
    t = position(city=("quarry", "shelf_quarry press"), tokens=("architecture", ""))
    assert (prices(t, A)["stone"], prices(t, A)["papyrus"]) == (4, 3)
    assert cost(t, A, "pyramids") == "0+3"


def test_s22_urbanism() -> None:
    t = position(cards="statue", city=("theater", ""), tokens=("urbanism", ""), coins=(0, 7), age=2)
    assert price(t, A, "statue") == 0
    play(t, "build statue")
    assert coins(t) == (4, 7)
    t = position(cards="altar", city=("theater", ""), tokens=("urbanism", ""), coins=(0, 7))
    assert price(t, A, "altar") == 0
    play(t, "build altar")
    assert coins(t) == (0, 7)


def test_s23_theology() -> None:
    for wonder in ("pyramids", "sphinx"):
        t = position(cards="school", tokens=("theology", ""), plans=(wonder, ""), coins=(20, 7))
        play(t, f"bury school under {wonder}")
        assert (t.seat, told(t, "again")) == (A, [(A, "", 0, "")])
        assert idle(t).seat == B
    t = position(
        cards="school library",
        board="agriculture economy law philosophy strategy",
        draws="theology masonry urbanism",
        plans=("great_library pyramids", ""),
        coins=(30, 7),
    )
    play(t, "bury school under great_library")
    assert legal(t) == ["keep masonry", "keep theology", "keep urbanism"]
    assert play(t, "keep theology").seat == B
    idle(t)
    assert play(t, "bury library under pyramids").seat == A


def test_s24_two_tokens_in_one_move() -> None:
    t = position(cards="arsenal", tokens=("strategy", ""), pawn=2, coins=(10, 6), age=3)
    play(t, "build arsenal")
    assert t.pawn == 6
    assert told(t, "lose") == [(B, "loot2", 2, ""), (B, "loot5", 4, "")]
    assert coins(t) == (0, 0)
    assert t.looted == position(loot="loot2_second loot5_second").looted


def test_s25_military_supremacy() -> None:
    t = position(cards="circus", city=("", "palace obelisk"), pawn=8, coins=(8, 60), age=3)
    play(t, "build circus")
    assert t.pawn == 9
    assert str(t.result) == "1 0 military"
    assert Score(t, A).total < Score(t, B).total
    assert (told(t, "reveal"), told(t, "score"), legal(t)) == ([], [], [])


def test_s26_a_pair_brings_a_token() -> None:
    t = position(cards="laboratory", city=("workshop", ""), coins=(10, 7), age=2)
    play(t, "build laboratory")
    assert told(t, "reveal") == []
    assert legal(t) == ["take agriculture", "take law", "take philosophy", "take strategy", "take theology"]
    before = coins(t)[A]
    play(t, "take agriculture")
    assert coins(t)[A] == before + 6
    assert tokens(t.board) == "law philosophy strategy theology"
    assert len(told(t, "reveal")) == 1
    assert t.seat == B


def test_s27_scientific_supremacy_through_law() -> None:
    t = position(cards="study", city=("workshop apothecary scriptorium pharmacist academy", ""), coins=(8, 7), age=3)
    play(t, "build study")
    other = play(t.copy(), "take philosophy")
    assert (other.result, other.seat) == (None, B)
    play(t, "take law")
    assert str(t.result) == "1 0 science"


def test_s28_pair_without_tokens() -> None:
    t = position(cards="dispensary", city=("pharmacist", ""), board="", age=2)
    play(t, "build dispensary")
    assert told(t, "pair") == [(A, "symbol-mortar", 0, "")]
    assert (t.seat, t.cities[A].tokens) == (B, 0)


def test_s29_end_of_an_age_and_extra_turn() -> None:
    for pawn, seat in ((0, A), (3, B), (-1, A)):
        t = position(cards="school", plans=("temple_of_artemis", ""), pawn=pawn, coins=(8, 7), left=1)
        play(t, "bury school under temple_of_artemis")
        assert (coins(t), t.age) == ((12, 7), 2)
        assert told(t, "again") == []
        assert t.seat == seat
        if pawn:
            assert legal(t) == ["start a", "start b"]
            assert sum(slot >= 0 for slot in t.slots) == 12
            assert sum(slot == FACE_DOWN for slot in t.slots) == 8
        else:
            assert idle(t).seat == B


def test_s30_circus_maximus_and_zeus_without_a_target() -> None:
    t = position(cards="school", city=("", "clay_pool"), plans=("circus_maximus", ""), coins=(20, 7))
    play(t, "bury school under circus_maximus")
    assert (t.pawn, t.seat, told(t, "destroy")) == (1, B, [])
    t = position(cards="school", city=("", "clay_pool"), plans=("statue_of_zeus", ""), coins=(20, 7))
    assert prices(t, A)["clay"] == 3
    play(t, "bury school under statue_of_zeus")
    assert told(t, "destroy") == [(A, "clay_pool", 0, "")]
    assert discard_pile(t) == "clay_pool"
    assert prices(t, A)["clay"] == 2


def test_s31_mausoleum() -> None:
    pile = "archery_range tavern"
    for token, pawn in (("", 2), ("strategy", 3)):
        t = position(cards="palace", plans=("mausoleum", ""), tokens=(token, ""), discarded=pile, coins=(10, 7))
        play(t, "bury palace under mausoleum")
        assert place(t, "palace") == TUCKED
        assert legal(t) == ["revive archery_range", "revive tavern"]
        refuses(t, "revive palace", "not-discarded", card="palace")
        play(t, "revive archery_range")
        assert coins(t)[A] == 0
        assert t.pawn == pawn
        assert discard_pile(t) == "tavern"
        assert price(t, A, "siege_workshop") == 0
    t = position(cards="palace", plans=("mausoleum", ""), coins=(10, 7))
    play(t, "bury palace under mausoleum")
    assert (wonders(t.cities[A].built), t.seat) == ("mausoleum", B)


def test_s32_guild_coins_now_points_later() -> None:
    t = position(
        cards="magistrates_guild rostrum statue temple aqueduct",
        city=("altar theater", "baths senate palace"),
        coins=(40, 40),
        age=3,
    )
    paid = price(t, A, "magistrates_guild")
    play(t, "build magistrates_guild")
    assert coins(t)[A] == 40 - paid + 3
    play(t, "build aqueduct", "build statue")
    idle(t)
    play(t, "build temple")
    idle(t)
    play(t, "build rostrum")
    assert Score(t, A).purple == 5


def test_s33_shipowners_count_one_city() -> None:
    t = position(
        cards="shipowners_guild",
        city=("lumber_yard logging_camp sawmill", "quarry glassworks press drying_room"),
        coins=(20, 7),
        age=3,
    )
    paid = price(t, A, "shipowners_guild")
    play(t, "build shipowners_guild")
    assert coins(t)[A] == 20 - paid + 4


def test_s34_final_scoring() -> None:
    t = position(
        age=3,
        left=1,
        pawn=4,
        city=(
            "theater statue gardens workshop library tavern lighthouse magistrates_guild",
            "aqueduct palace academy port builders_guild",
        ),
        built=("pyramids great_lighthouse", "sphinx colossus appian_way"),
        tokens=("philosophy mathematics", "agriculture"),
        coins=(4, 20),  # the last card will bring A 4 more
    )
    idle(t)
    assert coins(t) == (8, 20)
    a, b = Score(t, A), Score(t, B)
    assert (a.blue, a.green, a.yellow, a.purple) == (13, 3, 3, 3)
    assert (a.wonders, a.tokens, a.treasury, a.military, a.total) == (13, 13, 2, 5, 55)
    assert (b.blue, b.green, b.yellow, b.purple) == (12, 3, 3, 6)
    assert (b.wonders, b.tokens, b.treasury, b.military, b.total) == (12, 4, 6, 0, 46)
    assert told(t, "score") == [(A, "", 55, ""), (B, "", 46, "")]
    assert str(t.result) == "1 0 civilian"


def test_s35_draft() -> None:
    board = [f"place {token}" for token in ("agriculture", "law", "philosophy", "strategy", "theology")]
    first = ["pyramids", "sphinx", "piraeus", "colossus"]
    second = ["mausoleum", "great_library", "appian_way", "hanging_gardens"]
    t = new_game(*board, *[f"offer {wonder}" for wonder in first + second])
    play(t, "draft pyramids", "draft sphinx")
    assert wonders(t.wonders_seen) == " ".join(sorted(first))
    play(t, "draft piraeus")  # and A takes the Colossus, the last of the first four
    assert wonders(t.offer) == " ".join(sorted(second))
    play(t, "draft mausoleum", "draft great_library", "draft appian_way")  # and B the Hanging Gardens
    assert wonders(t.cities[A].plans) == "appian_way colossus great_library pyramids"
    assert wonders(t.cities[B].plans) == "hanging_gardens mausoleum piraeus sphinx"
    assert (t.age, t.seat) == (1, A)


def test_s36_preset_wonders() -> None:
    t = new_game(wonders="preset")
    assert wonders(t.cities[A].plans) == "great_lighthouse pyramids statue_of_zeus temple_of_artemis"
    assert wonders(t.cities[B].plans) == "appian_way circus_maximus colossus piraeus"
    assert (t.age, t.seat, t.offer) == (1, A, 0)
    assert not any(move.startswith("draft") for move in legal(t))
