"""The 72 clarifications of the specification, one test each in their order, and every refusal with its facts."""

from __future__ import annotations

from collections import Counter

from ecumene.games.duel.bill import card_bill
from ecumene.games.duel.build import DESTROY_BROWN, DESTROY_GREY
from ecumene.games.duel.cards import AGE_2, AGE_3, BLUE, BROWN, CARD, CARDS, GREY, GUILD, SYMBOLS
from ecumene.games.duel.scoring import Score
from ecumene.games.duel.structure import TURN_UP_SLOT
from ecumene.games.duel.table import FACE_DOWN, FACE_DOWN_GUILD, SLOTS, TUCKED, DuelTable
from ecumene.games.duel.tokens import TOKENS
from ecumene.games.duel.wonders import WONDERS
from ecumene.kernel.luck import sown
from ecumene.kernel.step import NOBODY
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


def revived(card: str, city: tuple[str, str] = ("", ""), owned: str = "") -> DuelTable:
    """A table on which A's Mausoleum has brought back a card."""
    pile = f"{card} courthouse"
    t = position(cards="baths", city=city, plans=("mausoleum", ""), tokens=(owned, ""), discarded=pile, coins=(20, 7))
    return play(t, "bury baths under mausoleum", f"revive {card}")


# --- Set-up and draft


def test_r01_seat_a_is_the_first_player() -> None:
    """Who sits in seat A is drawn or agreed before there is a table; on the table A begins and nothing else differs."""
    t = new_game()
    assert t.seat == A
    assert coins(t) == (7, 7)
    assert (t.pawn, t.cities[A].plans, t.cities[B].plans) == (0, 0, 0)


def test_r02_the_first_player_starts_age_one() -> None:
    t = new_game()
    while t.age == 0:
        play(t, legal(t)[0])
    assert [seat for seat, _, _, _ in told(t, "draft")] == [A, B, B, A, B, A, A, B]
    assert (t.age, t.seat) == (1, A)


def test_r03_second_group_is_shown_after_the_first_is_taken() -> None:
    """After three picks the fourth has one answer and is made at once; until then the second group is undecided."""
    t = new_game()
    play(t, legal(t)[0], legal(t)[1])
    assert wonders(t.wonders_seen).count(" ") == 3
    futures = {play(t.imagined(A, seed), legal(t)[0]).offer for seed in range(6)}
    assert len(futures) > 1
    assert all(wonders(offer).count(" ") == 3 and not offer & t.wonders_seen for offer in futures)


def test_r04_what_is_out_of_the_game_never_comes_back() -> None:
    t = new_game()
    while t.age == 0:
        play(t, legal(t)[0])
    unused = wonders(0xFFF & ~t.wonders_seen).split()
    assert len(unused) == 4
    for wonder in unused:
        refuses(t, f"bury {card_at(t, 14)} under {wonder}", "wonder-not-in-play", wonder=wonder)
    t = position(cards="walls", plans=("mausoleum", ""), discarded="altar baths", coins=(10, 7), age=2)
    assert all(CARDS[reveal.a].deck == AGE_2 for reveal in TURN_UP_SLOT[15].moves(t))  # none left over from Age I
    play(t, "bury walls under mausoleum")
    refuses(t, "revive lumber_yard", "not-discarded", card="lumber_yard")


# --- The turn


def test_r05_all_covering_cards_must_be_gone() -> None:
    t = new_game(wonders="preset")
    for slot in (14, 15, 16, 9):
        play(t, f"discard {card_at(t, slot)}")
    under, over = card_at(t, 5), card_at(t, 10)
    refuses(t, f"discard {under}", "covered", card=under, count=1, by=[over])
    play(t, f"discard {over}")
    assert 5 in accessible(t)


def test_r06_cards_are_turned_up_after_the_choices_and_before_an_extra_turn() -> None:
    for wonder in ("mausoleum", "statue_of_zeus", "great_library"):
        city = ("", "quarry clay_pit")
        t = position(cards="walls", city=city, plans=(wonder, ""), discarded="altar baths", coins=(20, 7), age=2)
        play(t, f"bury walls under {wonder}")
        assert (t.seat, told(t, "reveal")) == (A, [])
        play(t, legal(t)[0])
        assert (t.seat, len(told(t, "reveal"))) == (B, 1)
    t = position(cards="walls", plans=("sphinx", ""), coins=(20, 7), age=2)
    play(t, "bury walls under sphinx")
    assert t.seat == A
    assert f"discard {told(t, 'reveal')[0][1]}" in legal(t)


def test_r07_no_pass_and_one_card_a_turn() -> None:
    t = position(cards="palace", coins=(0, 0), age=3)
    assert all(move.startswith("discard ") for move in legal(t))
    assert len(legal(t)) == 3
    left = t.cards_left
    play(t, "discard palace")
    assert (t.seat, left - t.cards_left) == (B, 1)


def test_r08_any_accessible_card_will_do_for_a_wonder() -> None:
    t = position(cards="palace", city=("clay_pool brickyard glassworks", ""), plans=("colossus", ""), coins=(0, 7))
    assert "build palace" not in legal(t)
    play(t, "bury palace under colossus")
    assert coins(t) == (0, 7)
    assert Score(t, A).blue == 0
    assert place(t, "palace") == TUCKED


# --- Cost


def test_r09_coins_to_come_cannot_pay() -> None:
    t = position(cards="lighthouse", city=("brewery", ""), plans=("temple_of_artemis", ""), coins=(5, 7), age=3)
    parts = [(4, "clay"), (2, "glass")]  # it would bring 2 coins
    refuses(t, "build lighthouse", "card-too-dear", what="lighthouse", total=6, parts=parts, coins=5)
    parts = [(2, "wood"), (2, "stone"), (2, "glass"), (2, "papyrus")]  # it would bring 12
    move, wonder = "bury lighthouse under temple_of_artemis", "temple_of_artemis"
    refuses(t, move, "wonder-too-dear", what=wonder, total=8, parts=parts, coins=5)


def test_r10_a_chain_waives_coins_too() -> None:
    t = position(cards="barracks", city=("garrison", ""), coins=(0, 7), age=2)
    play(t, "build barracks")
    assert (place(t, "barracks"), coins(t)) == (A, (0, 7))
    assert cost(position(), A, "barracks") == "3+0"


def test_r11_a_chain_needs_the_building_in_your_own_city() -> None:
    assert price(position(city=("baths", "")), A, "aqueduct") == 0
    assert price(position(city=("", "baths")), A, "aqueduct") == 6
    assert price(position(discarded="baths"), A, "aqueduct") == 6
    t = position(cards="baths", plans=("pyramids", ""), coins=(20, 7))
    play(t, "bury baths under pyramids")
    assert (place(t, "baths"), price(t, A, "aqueduct")) == (TUCKED, 6)


def test_r12_a_chain_can_skip_an_age() -> None:
    for earlier, later in (("palisade", "fortifications"), ("tavern", "lighthouse")):
        assert CARD[later].deck - CARD[earlier].deck == 2
        t = position(cards=later, city=(earlier, ""), coins=(0, 7), age=3)
        play(t, f"build {later}")
        assert told(t, "chain") == [(A, later, 0, earlier)]


def test_r13_a_chain_cannot_be_refused() -> None:
    t = position(cards="aqueduct", city=("baths", ""), coins=(20, 7), age=2)
    assert [move for move in legal(t) if "aqueduct" in move] == ["build aqueduct", "discard aqueduct"]
    play(t, "build aqueduct")
    assert coins(t) == (20, 7)


def test_r14_trade_counts_symbols_not_cards() -> None:
    assert prices(position(city=("", "shelf_quarry")), A)["stone"] == 4
    assert prices(position(city=("", "quarry stone_pit")), A)["stone"] == 4
    assert prices(position(city=("", "shelf_quarry quarry stone_pit")), A)["stone"] == 6


def test_r15_yellow_buildings_and_wonders_do_not_raise_prices() -> None:
    t = position(cards="forum school", plans=("", "great_lighthouse"), coins=(7, 40), seat=B, age=2)
    play(t, "build forum")
    idle(t)
    play(t, "bury school under great_lighthouse")
    assert set(prices(t, A).values()) == {2}


def test_r16_own_production_lowers_need_not_price() -> None:
    t = position(city=("quarry", ""))
    assert prices(t, A)["stone"] == 2
    assert cost(t, A, "aqueduct") == "0+4"


def test_r17_the_price_does_not_rise_with_each_unit() -> None:
    t = position(city=("", "quarry"))
    assert [cost(t, A, card) for card in ("baths", "walls", "aqueduct")] == ["0+3", "0+6", "0+9"]


def test_r18_a_fixed_price_is_always_one() -> None:
    assert prices(position(city=("stone_reserve", "")), A)["stone"] == 1
    assert prices(position(city=("stone_reserve", "shelf_quarry quarry")), A)["stone"] == 1
    t = position(cards="shelf_quarry", city=("stone_reserve customs_house", ""), seat=B, age=2)
    play(t, "build shelf_quarry")
    assert prices(t, A) == {"wood": 2, "clay": 2, "stone": 1, "glass": 1, "papyrus": 1}


def test_r19_fixed_prices_hold_from_the_next_turn() -> None:
    """The cards that fix prices cost coins only, so their own price cannot show when the fixing begins."""
    fixing = [card for card in CARDS if any(card.buys_at_one)]
    assert [card.slug for card in fixing] == ["clay_reserve", "customs_house", "stone_reserve", "wood_reserve"]
    assert not any(card.cost.has_needs for card in fixing)
    t = position(cards="stone_reserve walls", coins=(5, 7))
    play(t, "build stone_reserve")
    idle(t)
    play(t, "build walls")
    assert coins(t)[A] == 0


def test_r20_a_choice_producer_makes_one_unit_in_each_construction() -> None:
    t = position(cards="stable baths", city=("caravansery", ""), coins=(0, 7))
    assert [price(t, A, card) for card in ("stable", "garrison", "baths", "walls")] == [0, 0, 0, 2]
    play(t, "build stable")
    idle(t)
    play(t, "build baths")
    two = position(city=("caravansery", ""), built=("great_lighthouse", ""))
    assert [price(two, A, card) for card in ("walls", "rostrum", "aqueduct")] == [0, 0, 2]
    goods = position(city=("forum", ""), built=("piraeus", ""))
    assert [price(goods, A, card) for card in ("obelisk", "pantheon", "laboratory")] == [4, 4, 2]


def test_r21_a_discount_covers_two_units_and_refunds_nothing() -> None:
    """Coins: nothing that Masonry or Architecture helps to build has a coin part."""
    t = position(cards="baths", tokens=("masonry", ""))
    assert [price(t, A, card) for card in ("statue", "aqueduct", "rostrum", "baths")] == [0, 2, 0, 0]
    play(t, "build baths")
    assert coins(t) == (7, 7)
    assert not any(card.cost.coins for card in CARDS if card.colour == BLUE)
    assert not any(wonder.cost.coins for wonder in WONDERS)


def test_r22_the_cheapest_way_is_found_without_asking() -> None:
    city = ("caravansery", "shelf_quarry glassworks press")
    t = position(cards="palace", city=city, tokens=("masonry", ""), age=3)
    assert card_bill(t, A, CARD["palace"]).parts() == [(2, "wood"), (2, "clay")]  # not stone at 4, nor glass at 3
    assert [move for move in legal(t) if "palace" in move] == ["build palace", "discard palace"]
    play(t, "build palace")
    assert (t.seat, coins(t)) == (B, (3, 7))


def test_r23_masonry_adds_nothing_to_a_chain() -> None:
    t = position(cards="aqueduct", city=("baths", ""), tokens=("masonry", ""), coins=(3, 7), age=2)
    play(t, "build aqueduct")
    assert told(t, "chain") == [(A, "aqueduct", 0, "baths")]
    assert coins(t) == (3, 7)


def test_r24_economy_pays_what_was_spent_on_trade() -> None:
    city = ("shelf_quarry", "stone_reserve")
    t = position(cards="aqueduct", city=city, tokens=("economy", "masonry"), seat=B, age=2)
    assert cost(t, B, "aqueduct") == "0+1"  # three stones, two of them waived, one at the fixed price
    play(t, "build aqueduct")
    assert coins(t) == (8, 6)


def test_r25_economy_does_not_pay_for_the_coin_part() -> None:
    t = position(cards="forum", tokens=("economy", ""), coins=(0, 13), seat=B, age=2)
    bank = t.bank
    play(t, "build forum")
    assert (coins(t), t.bank - bank) == ((2, 8), 3)
    t = position(cards="pretorium", tokens=("economy", ""), coins=(0, 8), seat=B, age=3)
    play(t, "build pretorium")
    assert coins(t) == (0, 0)
    t = position(cards="barracks", city=("", "garrison"), tokens=("economy", ""), coins=(4, 4), seat=B, age=2)
    play(t, "build barracks")  # by its chain, which waives three coins
    assert coins(t) == (4, 4)


def test_r26_the_owner_of_economy_pays_the_bank() -> None:
    t = position(cards="baths", tokens=("economy", ""))
    bank = t.bank
    play(t, "build baths")
    assert (coins(t), t.bank - bank) == ((5, 7), 2)


def test_r27_economy_coins_come_before_the_effects() -> None:
    t = position(cards="archery_range", tokens=("economy", ""), coins=(0, 6), pawn=-1, seat=B, age=2)
    play(t, "build archery_range")
    assert told(t, "lose") == [(A, "loot2", 2, "")]
    assert coins(t) == (4, 0)
    t = position(cards="baths", tokens=("economy", ""), coins=(0, 10), plans=("", "appian_way"), seat=B)
    play(t, "bury baths under appian_way")
    assert coins(t) == (7, 3)


# --- Coins


def test_r28_nobody_loses_more_than_they_own() -> None:
    t = position(cards="walls", coins=(7, 1), pawn=1, age=2)
    bank = t.bank
    play(t, "build walls")
    assert coins(t) == (3, 0)
    assert t.bank - bank == 4 + 1


def test_r29_discarding_counts_your_own_yellow_buildings() -> None:
    t = position(cards="walls", city=("forum merchants_guild", "tavern brewery"), coins=(0, 0), age=2)
    play(t, "discard walls")
    assert coins(t) == (3, 0)
    idle(t)
    assert coins(t) == (3, 4)


def test_r30_what_the_coins_of_yellow_buildings_count() -> None:
    rivals = "forum barracks circus sawmill shelf_quarry press glassworks"
    built = ("pyramids", "piraeus colossus")
    for card, mine, gain in (
        ("lighthouse", "tavern", 2),  # the Tavern and itself
        ("arena", "brewery", 2),  # the Pyramids, not the Sphinx
        ("armory", "stable walls", 2),
        ("port", "quarry clay_pit", 4),
        ("chamber_of_commerce", "glass_blower", 3),
    ):
        t = position(cards=card, city=(mine, rivals), built=built, plans=("sphinx", ""), coins=(40, 7))
        paid = price(t, A, card)
        play(t, f"build {card}")
        assert coins(t)[A] == 40 - paid + gain


# --- Guilds


def test_r31_equal_cities_give_a_guild_their_number() -> None:
    for city, gain in ((("", ""), 0), (("altar theater", "baths palace"), 2)):
        t = position(cards="magistrates_guild", city=city, coins=(8, 7), age=3)
        assert price(t, A, "magistrates_guild") == 8
        play(t, "build magistrates_guild")
        assert coins(t) == (gain, 7)


def test_r32_guild_points_go_to_the_owner_of_the_guild() -> None:
    t = position(city=("tacticians_guild", "walls stable barracks"))
    assert (Score(t, A).purple, Score(t, B).purple) == (3, 0)


def test_r33_shipowners_count_both_colours_in_one_city() -> None:
    t = position(city=("shipowners_guild quarry clay_pit sawmill", "lumber_yard glassworks press drying_room"))
    assert Score(t, A).purple == 4
    t = position(city=("shipowners_guild quarry sawmill", "glassworks press"))
    assert Score(t, A).purple == 2


def test_r34_builders_and_moneylenders_bring_no_coins() -> None:
    for guild in ("builders_guild", "moneylenders_guild"):
        t = position(cards=guild, built=("pyramids colossus", "sphinx"), coins=(30, 30), age=3)
        paid = price(t, A, guild)
        play(t, f"build {guild}")
        assert coins(t) == (30 - paid, 30)
        assert told(t, "earn") == []


def test_r35_moneylenders_count_one_city() -> None:
    assert Score(position(city=("moneylenders_guild", ""), coins=(8, 8)), A).purple == 2
    assert Score(position(city=("moneylenders_guild", ""), coins=(2, 20)), A).purple == 6
    assert Score(position(city=("moneylenders_guild", ""), coins=(2, 1)), A).purple == 0


# --- Military


def test_r36_two_zones_in_one_move_trigger_both_tokens() -> None:
    t = position(cards="pretorium", tokens=("", "strategy"), coins=(10, 8), pawn=-2, seat=B, age=3)
    play(t, "build pretorium")
    assert told(t, "lose") == [(A, "loot2", 2, ""), (A, "loot5", 5, "")]
    assert (t.pawn, coins(t)) == (-6, (3, 0))


def test_r37_a_pawn_that_comes_back_triggers_nothing() -> None:
    t = position(cards="walls archery_range", coins=(20, 20), pawn=4, loot="loot2_second", seat=B, age=2)
    play(t, "build walls", "build archery_range")
    assert (t.pawn, told(t, "lose")) == (4, [])  # to +2 and again to +4: the token is gone
    t = position(cards="walls", coins=(20, 20), pawn=7, seat=B, age=2)
    play(t, "build walls")
    assert (t.pawn, told(t, "lose"), t.looted) == (5, [], 0)


def test_r38_the_rival_of_the_mover_pays_for_a_token() -> None:
    for seat, pawn in ((A, 2), (B, -2)):
        t = position(cards="guard_tower", seat=seat, pawn=pawn)
        play(t, "build guard_tower")
        assert told(t, "lose") == [(1 - seat, "loot2", 2, "")]
        assert coins(t)[1 - seat] == 5


def test_r39_shields_beyond_the_capital_are_ignored() -> None:
    t = position(cards="pretorium", coins=(7, 8), pawn=-8, loot="loot2_first loot5_first", seat=B, age=3)
    play(t, "build pretorium")
    assert t.pawn == -9
    assert str(t.result) == "0 1 military"


def test_r40_a_supremacy_leaves_open_choices_undone() -> None:
    t = position(cards="baths", city=("", "quarry clay_pit"), plans=("statue_of_zeus", ""), coins=(20, 7), pawn=8)
    play(t, "bury baths under statue_of_zeus")
    assert str(t.result) == "1 0 military"
    assert (legal(t), discard_pile(t), t.cities[B].count[BROWN]) == ([], "", 2)


def test_r41_both_supremacies_never_come_together() -> None:
    """Nothing gives a shield and a symbol, and the mover alone gains either."""
    assert not [card for card in CARDS if card.shields and card.symbol >= 0]
    city = ("workshop apothecary scriptorium pharmacist university", "")
    t = position(cards="study", city=city, coins=(8, 7), pawn=8)
    play(t, "build study")
    assert (str(t.result), t.pawn) == ("1 0 science", 8)


def test_r42_strategy_strengthens_a_revived_red_building() -> None:
    assert revived("guard_tower").pawn == 1
    assert revived("guard_tower", owned="strategy").pawn == 2


# --- Science and progress tokens


def test_r43_no_pair_comes_twice() -> None:
    copies = Counter(card.symbol for card in CARDS if card.symbol >= 0)
    assert copies == dict.fromkeys(range(6), 2)
    assert {question.colour for question in DESTROY_BROWN + DESTROY_GREY} == {BROWN, GREY}  # never a green building


def test_r44_a_pair_without_tokens_brings_nothing() -> None:
    everything = "agriculture law philosophy strategy theology"
    t = position(cards="library", city=("scriptorium", ""), tokens=("", everything), age=2)
    assert t.board == 0
    play(t, "build library")
    assert (t.seat, tokens(t.cities[A].tokens)) == (B, "")


def test_r45_the_token_of_a_pair_must_be_taken() -> None:
    t = position(cards="library walls", city=("scriptorium", ""), board="law strategy", age=2)
    play(t, "build library")
    assert (t.seat, legal(t)) == (A, ["take law", "take strategy"])
    refuses(t, "discard walls", "take-token-first")


def test_r46_law_makes_no_pair() -> None:
    scales = SYMBOLS.index("scales")
    assert [token.slug for token in TOKENS if token.symbol == scales] == ["law"]
    assert not [card for card in CARDS if card.symbol == scales]
    t = position(cards="library", city=("scriptorium", ""), age=2)
    play(t, "build library", "take law")
    assert (t.seat, len(told(t, "pair"))) == (B, 1)
    city = ("workshop apothecary scriptorium pharmacist", "")  # with Law and the Study six symbols
    t = play(position(cards="study", city=city, tokens=("law", ""), coins=(8, 7)), "build study")
    assert str(t.result) == "1 0 science"


def test_r47_theology_comes_too_late_for_the_wonder_that_brought_it() -> None:
    t = play(revived("library", city=("scriptorium", "")), "take theology")
    assert (t.seat, told(t, "again")) == (B, [])


def test_r48_urbanism_pays_for_chains_built_afterwards() -> None:
    t = position(cards="library temple", city=("scriptorium altar", ""), board="law urbanism", coins=(0, 7), age=2)
    play(t, "build library", "take urbanism")
    assert coins(t)[A] == 6
    idle(t)
    play(t, "build temple")
    assert coins(t)[A] == 6 + 4


def test_r49_the_great_library_always_finds_three_tokens() -> None:
    for held in (("", ""), ("law theology", "agriculture philosophy strategy")):
        t = position(cards="baths", plans=("great_library", ""), tokens=held, coins=(20, 7))
        assert tokens(t.box()) == "architecture economy masonry mathematics urbanism"
        play(t, "bury baths under great_library")
        assert (len(legal(t)), len(tokens(t.box()).split())) == (3, 2)


def test_r50_the_builder_alone_sees_the_tokens_drawn() -> None:
    t = position(cards="baths", plans=("great_library", ""), coins=(20, 7))
    play(t, "bury baths under great_library")
    assert {tuple(legal(t.imagined(A, seed))) for seed in range(9)} == {tuple(legal(t))}
    for other in (B, NOBODY):
        assert len({tuple(legal(t.imagined(other, seed))) for seed in range(9)}) > 1
    assert t.listener is not None
    drawn = [tale for tale in t.listener.tales if tale.kind == "draw"]
    assert [tale.for_ears_of(seat) for tale in drawn for seat in (A, B, NOBODY)] == [True, False, False] * 3


# --- Wonders


def test_r51_a_mausoleum_without_discarded_cards_is_built() -> None:
    t = position(cards="baths", city=("", "altar"), plans=("mausoleum", ""), coins=(10, 7))
    play(t, "bury baths under mausoleum")
    assert (t.seat, told(t, "revive")) == (B, [])
    assert Score(t, A).wonders == 2


def test_r52_a_wonder_must_be_used_on_any_target() -> None:
    for wonder, answers in (
        ("mausoleum", ["revive altar", "revive palace", "revive walls"]),
        ("statue_of_zeus", ["destroy clay_pool", "destroy sawmill"]),
        ("circus_maximus", ["destroy drying_room", "destroy glassworks"]),
    ):
        t = position(
            cards="baths",
            city=("quarry", "sawmill clay_pool glassworks drying_room"),
            plans=(wonder, ""),
            discarded="palace walls altar",
            coins=(30, 7),
        )
        play(t, f"bury baths under {wonder}")
        assert legal(t) == answers


def test_r53_a_revived_building_does_everything() -> None:
    assert told(revived("tavern"), "earn") == [(A, "tavern", 4, "")]
    assert told(revived("port", city=("quarry", "sawmill clay_pool")), "earn") == [(A, "port", 2, "")]
    assert told(revived("merchants_guild", city=("", "forum brewery")), "earn") == [(A, "merchants_guild", 2, "")]
    assert revived("walls").pawn == 2
    assert legal(revived("library", city=("scriptorium", "")))[0] == "take agriculture"
    assert prices(revived("sawmill"), B)["wood"] == 4
    t = revived("palace")
    assert (coins(t), place(t, "palace"), Score(t, A).blue) == ((10, 7), A, 7)
    assert discard_pile(t) == "courthouse"


def test_r54_the_mausoleum_is_no_chain() -> None:
    t = revived("temple", city=("altar", ""), owned="urbanism")
    assert (place(t, "temple"), told(t, "earn")) == (A, [])


def test_r55_the_card_under_the_mausoleum_stays_there() -> None:
    t = position(cards="baths", plans=("mausoleum", ""), discarded="altar palace", coins=(10, 7))
    play(t, "bury baths under mausoleum")
    assert "revive baths" not in legal(t)
    play(t, "revive altar")
    assert place(t, "baths") == TUCKED


def test_r56_the_mausoleum_counts_for_a_revived_arena() -> None:
    assert told(revived("arena"), "earn") == [(A, "arena", 2, "")]


def test_r57_what_is_destroyed_stops_producing_and_may_return() -> None:
    for plans, seat in ((("statue_of_zeus", "mausoleum"), B), (("statue_of_zeus mausoleum", ""), A)):
        city = ("", "shelf_quarry clay_pool")
        t = position(cards="baths altar", city=city, plans=plans, discarded="palace", coins=(40, 40))
        assert (prices(t, A)["stone"], price(t, B, "walls")) == (4, 0)
        play(t, "bury baths under statue_of_zeus", "destroy shelf_quarry")
        assert (prices(t, A)["stone"], price(t, B, "walls")) == (2, 4)
        assert discard_pile(t) == "palace shelf_quarry"
        if seat == A:
            idle(t)
        play(t, "bury altar under mausoleum", "revive shelf_quarry")
        assert (price(t, seat, "walls"), prices(t, 1 - seat)["stone"]) == (0, 4)


def test_r58_the_shield_comes_before_the_destruction() -> None:
    t = position(cards="baths", city=("", "press glassworks"), plans=("circus_maximus", ""), coins=(20, 7), pawn=2)
    play(t, "bury baths under circus_maximus")
    assert legal(t) == ["destroy glassworks", "destroy press"]
    assert (t.pawn, coins(t)[B]) == (3, 5)


def test_r59_the_appian_way_against_a_poor_rival() -> None:
    t = position(cards="baths", plans=("appian_way", ""), coins=(10, 1))
    play(t, "bury baths under appian_way")
    assert coins(t) == (3, 0)


def test_r60_two_reasons_to_play_again_give_one_turn() -> None:
    t = position(cards="baths", plans=("hanging_gardens", ""), tokens=("theology", ""), coins=(20, 7))
    play(t, "bury baths under hanging_gardens")
    assert t.seat == A
    assert idle(t).seat == B
    assert idle(t).seat == A
    assert idle(t).seat == B


def test_r61_an_extra_turn_is_lost_with_the_last_card() -> None:
    t = position(cards="baths", plans=("", "sphinx"), coins=(7, 20), seat=B, left=1)
    play(t, "bury baths under sphinx")
    assert (t.age, t.seat, told(t, "again")) == (2, B, [])  # the player of the last card starts
    assert idle(t).seat == A


def test_r62_the_eighth_wonder_leaves_whoever_owns_it() -> None:
    mine = position(
        cards="baths",
        plans=("colossus sphinx", ""),
        built=("pyramids appian_way", "piraeus mausoleum great_library statue_of_zeus"),
        coins=(20, 7),
    )
    rivals = position(
        cards="baths",
        plans=("colossus", "sphinx"),
        built=("pyramids appian_way statue_of_zeus", "piraeus mausoleum great_library"),
        coins=(20, 7),
    )
    for t, loser in ((mine, A), (rivals, B)):
        play(t, "bury baths under colossus")
        assert told(t, "box") == [(loser, "sphinx", 0, "")]
        assert (t.cities[A].plans, t.cities[B].plans) == (0, 0)


def test_r63_the_eighth_wonder_is_gone_before_the_extra_turn() -> None:
    t = position(
        cards="baths altar",
        plans=("sphinx colossus", ""),
        built=("pyramids appian_way", "piraeus mausoleum great_library statue_of_zeus"),
        coins=(40, 7),
    )
    play(t, "bury baths under sphinx")
    assert t.seat == A
    refuses(t, "bury altar under colossus", "wonder-not-in-play", wonder="colossus")


# --- The end of an age and of the game


def test_r64_the_new_structure_is_seen_before_the_starter_is_chosen() -> None:
    t = position(left=1, pawn=2)
    idle(t)
    assert legal(t) == ["start a", "start b"]
    seen = [int(slot) for slot in t.slots if slot >= 0]
    assert len(seen) == 12
    assert [int(slot) for slot in t.imagined(B, seed=3).slots if slot >= 0] == seen


def test_r65_with_the_pawn_in_the_centre_nobody_chooses() -> None:
    for seat in (A, B):
        t = position(left=1, seat=seat)
        idle(t)
        assert (t.age, t.seat, told(t, "starter")) == (2, seat, [])
        assert legal(t)[-1].startswith("discard")


def test_r66_the_weaker_player_may_choose_either() -> None:
    for pawn, weaker in ((5, B), (-5, A)):
        for starter in (A, B):
            t = position(left=1, pawn=pawn)
            idle(t)
            assert t.seat == weaker
            play(t, "start a" if starter == A else "start b")
            assert t.seat == starter


def test_r67_military_points_are_for_the_leader_alone() -> None:
    points = [Score(position(pawn=pawn), A).military for pawn in range(9)]
    assert points == [0, 2, 2, 5, 5, 5, 10, 10, 10]
    assert [Score(position(pawn=-pawn), B).military for pawn in range(9)] == points
    assert {Score(position(pawn=pawn), B).military for pawn in range(9)} == {0}


def test_r68_blue_points_break_a_tie_and_nothing_else_does() -> None:
    """Nobody can pay for the last card, so that its only move, to discard it, is made at once."""
    t = position(age=3, left=1, city=("altar", ""), coins=(0, 9))
    assert told(t, "score") == [(A, "", 3, ""), (B, "", 3, "")]  # a blue building against coins
    assert str(t.result) == "1 0 civilian"
    t = position(
        age=3, left=1, city=("tacticians_guild walls stable barracks", ""), built=("sphinx", ""), coins=(0, 27)
    )
    assert told(t, "score") == [(A, "", 9, ""), (B, "", 9, "")]  # a wonder and a guild against coins
    assert str(t.result) == "0.5 0.5 civilian"


def test_r69_the_bank_never_runs_out() -> None:
    t = position(cards="brewery", coins=(86, 0), age=2)
    play(t, "build brewery")
    assert coins(t) == (92, 0)
    assert idle(t).cities[B].coins == 2


# --- What is hidden


def test_r70_guilds_are_known_by_their_backs() -> None:
    backs = 0
    for seed in range(1, 7):
        t = position(age=2, left=1)
        t.seed = sown(seed)
        idle(t)
        down = [slot for slot in range(SLOTS) if t.slots[slot] == FACE_DOWN_GUILD]
        backs += len(down)
        assert len(down) + sum(CARDS[slot].deck == GUILD for slot in t.slots if slot >= 0) == 3
        for slot in range(SLOTS):
            if t.slots[slot] in (FACE_DOWN, FACE_DOWN_GUILD):
                deck = GUILD if slot in down else AGE_3
                assert {CARDS[reveal.a].deck for reveal in TURN_UP_SLOT[slot].moves(t)} == {deck}
        for viewer in (A, B, NOBODY):
            assert list(t.imagined(viewer, seed).slots) == list(t.slots)
    assert backs


def test_r71_coins_are_open() -> None:
    t = position(coins=(3, 19))
    assert {coins(t.imagined(viewer, seed=4)) for viewer in (A, B, NOBODY)} == {(3, 19)}


def test_r72_every_card_exists_once() -> None:
    assert len({card.slug for card in CARDS}) == len(CARDS) == 73
    t = position(cards="altar")
    play(t, "build altar")
    idle(t)
    refuses(t, "build altar", "in-your-city", card="altar")


# --- Refusals


def test_refused_in_the_draft() -> None:
    board = [f"place {token}" for token in ("agriculture", "law", "philosophy", "strategy", "theology")]
    t = new_game(*board, "offer pyramids", "offer sphinx", "offer piraeus", "offer colossus")
    play(t, "draft pyramids", "draft sphinx")
    refuses(t, "draft sphinx", "wonder-already-yours", wonder="sphinx")
    refuses(t, "draft pyramids", "rivals-wonder", wonder="pyramids")
    refuses(t, "draft mausoleum", "wonder-not-offered", wonder="mausoleum")
    refuses(t, "build altar", "draft-first")


def test_refused_because_of_where_the_card_is() -> None:
    t = position(
        cards="walls stable", city=("altar", "theater"), plans=("sphinx", ""), discarded="palace", coins=(20, 7)
    )
    play(t, "bury walls under sphinx")
    refuses(t, "build altar", "in-your-city", card="altar")
    refuses(t, "discard theater", "in-rivals-city", card="theater")
    refuses(t, "build palace", "discarded", card="palace")
    refuses(t, "bury walls under sphinx", "under-a-wonder", card="walls")
    refuses(t, "build tavern", "not-turned-up", card="tavern")
    refuses(t, "take law", "play-a-card", verb="take")
    refuses(t, "start b", "play-a-card", verb="start")


def test_refused_because_other_cards_lie_on_it() -> None:
    t = new_game(wonders="preset")
    under = card_at(t, 5)
    refuses(t, f"build {under}", "covered-face-down", card=under, count=2)
    for slot in (14, 15, 16):
        play(t, f"discard {card_at(t, slot)}")
    by = [card_at(t, 9), card_at(t, 10)]
    refuses(t, f"bury {under} under sphinx", "covered", card=under, count=2, by=by)


def test_refused_because_of_the_wonder() -> None:
    t = position(cards="altar", plans=("mausoleum", "sphinx"), built=("colossus", "piraeus"))
    refuses(t, "bury altar under colossus", "wonder-built", wonder="colossus")
    refuses(t, "bury altar under sphinx", "rivals-wonder", wonder="sphinx")
    refuses(t, "bury altar under piraeus", "rivals-wonder", wonder="piraeus")
    refuses(t, "bury altar under pyramids", "wonder-not-in-play", wonder="pyramids")


def test_refused_because_of_the_price() -> None:
    t = position(
        cards="caravansery",
        city=("press", "shelf_quarry brickyard glassworks"),
        tokens=("architecture", ""),
        plans=("mausoleum", ""),
        coins=(4, 7),
        age=2,
    )
    parts = [(3, "glass"), (2, "coins")]
    refuses(t, "build caravansery", "card-too-dear", what="caravansery", total=5, parts=parts, coins=4)
    parts = [(6, "glass")]  # Architecture waives both clays, at 4 each
    refuses(t, "bury caravansery under mausoleum", "wonder-too-dear", what="mausoleum", total=6, parts=parts, coins=4)


def test_refused_while_a_token_is_to_be_taken() -> None:
    t = position(cards="library", city=("scriptorium", ""), tokens=("theology", "law"), age=2)
    play(t, "build library")
    for token in ("law", "masonry", "theology"):  # the rival's, in the box, mine
        refuses(t, f"take {token}", "token-not-on-board", token=token)
    refuses(t, "keep philosophy", "take-token-first")


def test_refused_while_a_token_is_to_be_kept() -> None:
    t = position(cards="baths altar", plans=("great_library", ""), draws="masonry economy urbanism", coins=(20, 7))
    play(t, "bury baths under great_library")
    refuses(t, "keep mathematics", "token-not-drawn", token="mathematics")
    refuses(t, "take law", "keep-token-first")
    refuses(t, "build altar", "keep-token-first")


def test_refused_while_a_building_is_to_be_destroyed() -> None:
    for wonder, rule, wrong in (
        ("statue_of_zeus", "destroys-brown", "press"),
        ("circus_maximus", "destroys-grey", "quarry"),
    ):
        t = position(
            cards="baths altar",
            city=("sawmill glass_blower", "quarry clay_pool press glassworks"),
            plans=(wonder, ""),
            coins=(30, 7),
        )
        play(t, f"bury baths under {wonder}")
        refuses(t, f"destroy {wrong}", rule, card=wrong)
        refuses(t, "destroy sawmill", "not-in-rivals-city", card="sawmill")
        refuses(t, "discard altar", "destroy-first")


def test_refused_while_a_card_is_to_be_revived() -> None:
    t = position(cards="baths stable", plans=("mausoleum", ""), discarded="altar palace", coins=(10, 7))
    play(t, "bury baths under mausoleum")
    refuses(t, "revive stable", "not-discarded", card="stable")
    refuses(t, "build stable", "revive-first")


def test_refused_while_the_starter_is_to_be_chosen() -> None:
    t = position(left=1, pawn=-3)
    idle(t)
    refuses(t, f"discard {card_at(t, 18)}", "choose-starter-first")
