"""The 12 wonders, one test each: what it costs, and everything that building it changes.

Expected values are written out from the rules, never read from the wonders.
"""

from __future__ import annotations

from ecumene.games.duel.cards import CARD
from ecumene.games.duel.scoring import Score
from ecumene.games.duel.table import DISCARDED, TUCKED, DuelTable
from ecumene.games.duel.wonders import WONDER_CALLED, WONDERS
from ecumene.kernel.luck import sown
from ecumene.kernel.step import NOBODY
from tests.duel.position import A, B, legal, place, play, position, price, refuses, tokens, told, wonders
from tests.duel.test_cards import MAKERS, RICH, changes, coins_are_conserved, look

# What a building makes that a wonder destroys.
MADE = {
    "drying_room": ("papyrus", 1, "grey"),
    "glassworks": ("glass", 1, "grey"),
    "press": ("papyrus", 1, "grey"),
    "brickyard": ("clay", 2, "brown"),
    "clay_pool": ("clay", 1, "brown"),
    "quarry": ("stone", 1, "brown"),
}

BOX = ["architecture", "economy", "masonry", "mathematics", "urbanism"]  # with the usual tokens on the board


# --- What it costs


def costs(wonder: str, printed: str) -> None:
    """The printed cost, as `clay clay glass`, priced by the trade rule in every kind of city."""
    units = printed.split()
    alone = 2 * len(units)
    t = position(cards="altar", coins=(alone, 0), plans=(wonder, ""))
    assert price(t, A, wonder) == alone
    play(t, f"bury altar under {wonder}")
    assert told(t, "bury") == [(A, wonder, alone, "altar")]
    t = position(cards="altar", coins=(alone - 1, 0), plans=(wonder, ""))
    parts = [(2 * units.count(resource), resource) for resource in MAKERS if resource in units]
    too_dear(t, f"bury altar under {wonder}", wonder, alone, parts)
    for resource, (makers, rival_pays) in MAKERS.items():
        t = position(city=(makers, ""), plans=(wonder, ""), age=2)
        assert price(t, A, wonder) == alone - 2 * units.count(resource)
        t = position(city=("", makers), plans=(wonder, ""), age=2)
        assert price(t, A, wonder) == alone + (rival_pays - 2) * units.count(resource)
    everything = " ".join(makers for makers, _ in MAKERS.values())
    t = position(cards="pretorium", city=(everything, ""), coins=(0, 0), plans=(wonder, ""), age=3)
    assert price(t, A, wonder) == 0
    # The card under it is not paid for: it may be far too dear.
    assert f"bury pretorium under {wonder}" in legal(t)
    assert "build pretorium" not in legal(t)


def too_dear(t: DuelTable, text: str, wonder: str, total: int, parts: list[tuple[int, str]]) -> None:
    """The wonder costs more than the first player has."""
    refuses(t, text, "wonder-too-dear", what=wonder, total=total, parts=parts, coins=int(t.cities[A].coins))


def price_of(wonder: str, city: tuple[str, str]) -> int:
    """What the first player would pay for a wonder in these cities."""
    return price(position(city=city, plans=(wonder, "")), A, wonder)


# --- What it changes


def gives(wonder: str, again: bool = False, **wanted: int) -> None:
    """Besides its price, building the wonder changes exactly this, for either seat; the card under it does nothing."""
    for seat in (A, B):
        before: dict[str, int] = {}
        t = bury(wonder, seat, before)
        assert changes(before, look(t, seat)) == {**wanted, "wonders_built": 1}
        assert t.seat == (seat if again else 1 - seat)
        assert told(t, "again") == ([(seat, "", 0, "")] if again else [])
        assert coins_are_conserved(t)
        # A level pawn lets who played the last card of an age start the next one; an extra turn is lost with the age.
        t = bury(wonder, seat, {}, left=1)
        assert t.age == 2
        assert told(t, "again") == []
        shields = wanted.get("shields", 0)
        assert t.seat == (1 - seat if shields else seat)
        assert legal(t)[0].split()[0] == ("start" if shields else "build")


def bury(wonder: str, seat: int, before: dict[str, int], left: int = 0) -> DuelTable:
    """Build a wonder with the Scriptorium; `before` is filled with what the builder had then, with the price paid."""
    plans = (wonder, "") if seat == A else ("", wonder)
    t = position(cards="scriptorium", coins=RICH, plans=plans, seat=seat, left=left)
    before.update(look(t, seat))
    before["coins"] -= price(t, seat, wonder)
    play(t, f"bury scriptorium under {wonder}")
    assert place(t, "scriptorium") == TUCKED
    assert t.under[WONDER_CALLED[wonder].index] == CARD["scriptorium"].index
    assert wonders(t.cities[seat].built) == wonder
    assert t.cities[seat].plans == 0
    assert not any(text.endswith(("scriptorium", wonder)) for text in legal(t))
    return t


def test_appian_way() -> None:
    costs("appian_way", "clay clay stone stone papyrus")
    gives("appian_way", again=True, wonders=3, coins=3, rival_coins=-3)
    for rival, loss in ((7, 3), (3, 3), (2, 2), (0, 0)):
        t = position(cards="altar", coins=(10, rival), plans=("appian_way", ""))
        play(t, "bury altar under appian_way")
        assert t.cities[A].coins == 3  # whatever the rival can pay
        assert t.cities[B].coins == rival - loss
        assert told(t, "lose") == [(B, "appian_way", loss, "")]


def test_circus_maximus() -> None:
    costs("circus_maximus", "wood stone stone glass")
    gives("circus_maximus", wonders=3, shields=1)
    destroys("circus_maximus", "drying_room glassworks press", spared="clay_pool altar forum stable academy")
    t = position(cards="altar", coins=RICH, plans=("circus_maximus", ""), city=("press quarry", "glassworks"))
    assert price(t, A, "apothecary") == 3
    play(t, "bury altar under circus_maximus")  # one target only: no question
    assert told(t, "destroy") == [(A, "glassworks", 0, "")]
    assert price(t, A, "apothecary") == 2
    assert price(t, B, "apothecary") == 2
    assert price(t, B, "workshop") == 3
    assert t.seat == B


def test_colossus() -> None:
    costs("colossus", "clay clay clay glass")
    gives("colossus", wonders=3, shields=2)
    t = position(cards="altar", coins=RICH, plans=("colossus", ""), pawn=7)
    assert str(play(t, "bury altar under colossus").result) == "1 0 military"
    t = position(cards="altar", coins=RICH, plans=("", "colossus"), pawn=-8, seat=B)
    play(t, "bury altar under colossus")
    assert str(t.result) == "0 1 military"
    assert t.pawn == -9
    t = position(cards="altar", coins=(12, 7), plans=("colossus", ""), pawn=1)
    play(t, "bury altar under colossus")
    assert told(t, "lose") == [(B, "loot2", 2, "")]
    assert t.cities[B].coins == 5


def test_great_library() -> None:
    costs("great_library", "wood wood wood glass papyrus")
    t = position(cards="altar", coins=RICH, plans=("great_library", ""), draws="urbanism economy masonry")
    before = look(t, A)
    play(t, "bury altar under great_library")
    assert t.seat == A
    assert legal(t) == ["keep economy", "keep masonry", "keep urbanism"]
    refuses(t, "keep mathematics", "token-not-drawn", token="mathematics")
    refuses(t, "keep law", "token-not-drawn", token="law")
    refuses(t, "discard altar", "keep-token-first")
    play(t, "keep urbanism")
    assert changes(before, look(t, A)) == {"wonders": 4, "wonders_built": 1, "coins": 6 - 10, "tokens_owned": 1}
    assert tokens(t.cities[A].tokens) == "urbanism"
    assert tokens(t.box()) == "architecture economy masonry mathematics"
    assert tokens(t.board) == "agriculture law philosophy strategy theology"
    assert t.seat == B
    assert coins_are_conserved(t)


def test_great_library_draws_three_of_the_box() -> None:
    drawn: set[str] = set()
    for seed in range(40):
        t = position(cards="altar", coins=RICH, plans=("great_library", ""))
        t.seed = sown(seed)
        play(t, "bury altar under great_library")
        assert len(set(legal(t))) == 3
        drawn.update(text.removeprefix("keep ") for text in legal(t))
    assert sorted(drawn) == BOX


def test_great_library_whispers_to_the_builder_alone() -> None:
    for seat in (A, B):
        plans = ("great_library", "") if seat == A else ("", "great_library")
        t = position(cards="altar", coins=RICH, plans=plans, seat=seat)
        play(t, "bury altar under great_library")
        assert t.listener is not None
        drawn = [tale for tale in t.listener.tales if tale.kind == "draw"]
        assert sorted(f"keep {tale.what}" for tale in drawn) == legal(t)
        for tale in drawn:
            assert tale.for_ears_of(seat)
            assert not tale.for_ears_of(1 - seat)
            assert not tale.for_ears_of(NOBODY)
        lines = [line for line in t.listener.lines if line.text.startswith("draw ")]
        assert [line.text for line in lines] == [f"draw {tale.what}" for tale in drawn]
        assert {str(line.masked(1 - seat))[:3] for line in lines} == {"*A " if seat == A else "*B "}
        assert {line.masked(1 - seat).text for line in lines} == {"?"}
        assert {line.masked(NOBODY).text for line in lines} == {"?"}
        # The builder imagines what is drawn as it is, the rival any three tokens of the box.
        assert {tuple(legal(t.imagined(seat, seed))) for seed in range(20)} == {tuple(legal(t))}
        assert len({tuple(legal(t.imagined(1 - seat, seed))) for seed in range(300)}) == 10
        kept = legal(t)[0]
        play(t, kept)
        assert told(t, "token") == [(seat, kept.removeprefix("keep "), 0, "")]


def test_great_library_keeps_a_token_that_acts_at_once() -> None:
    board, draws = "architecture economy masonry mathematics urbanism", "theology law agriculture"
    t = position(cards="altar", coins=RICH, plans=("great_library", ""), board=board, draws=draws)
    play(t, "bury altar under great_library", "keep theology")
    assert t.seat == B  # too late for this wonder
    city = ("scriptorium pharmacist apothecary workshop university", "")
    t = position(cards="altar", city=city, coins=RICH, plans=("great_library", ""), board=board, draws=draws)
    play(t, "bury altar under great_library", "keep law")
    assert str(t.result) == "1 0 science"


def test_great_lighthouse() -> None:
    costs("great_lighthouse", "wood stone papyrus papyrus")
    gives("great_lighthouse", wonders=4, raw_choices=1)
    t = position(cards="altar", city=("", "brickyard"), coins=RICH, plans=("great_lighthouse", ""))
    assert price(t, A, "arena") == 2 + 4 + 2
    assert price(t, A, "statue") == 4 + 4
    play(t, "bury altar under great_lighthouse")
    assert price(t, A, "arena") == 2 + 2  # it makes the clay, the dearest one
    assert price(t, A, "statue") == 4  # it makes one of the two
    assert price(t, A, "baths") == 0
    assert price(t, A, "stable") == 0
    assert price(t, A, "apothecary") == 2  # it makes no glass
    assert price(t, A, "piraeus") == 2 + 2 + 2  # wood, wood, stone: it works for wonders too
    assert price(t, B, "arena") == 2 + 2  # and raises no price: wood, stone
    t = position(city=("quarry caravansery", ""), built=("great_lighthouse", ""))
    assert price(t, A, "aqueduct") == 0  # choice producers add up


def test_hanging_gardens() -> None:
    costs("hanging_gardens", "wood wood glass papyrus")
    gives("hanging_gardens", again=True, wonders=3, coins=6)
    t = position(cards="altar", coins=(7, 7), plans=("hanging_gardens", ""))
    assert "bury altar under hanging_gardens" not in legal(t)  # its own coins cannot pay for it


def test_mausoleum() -> None:
    costs("mausoleum", "clay clay glass glass papyrus")
    gives("mausoleum", wonders=2)  # nothing discarded: nothing is asked
    t = position(cards="palace", coins=RICH, plans=("mausoleum", ""), discarded="archery_range tavern", age=3)
    before = look(t, A)
    play(t, "bury palace under mausoleum")
    assert t.seat == A
    assert legal(t) == ["revive archery_range", "revive tavern"]
    refuses(t, "revive palace", "not-discarded", card="palace")  # it lies under the wonder
    refuses(t, "discard tavern", "revive-first")
    play(t, "revive archery_range")
    gained = {"wonders": 2, "wonders_built": 1, "red_buildings": 1, "shields": 2, "coins": -10}
    assert changes(before, look(t, A)) == gained
    assert place(t, "archery_range") == A
    assert place(t, "tavern") == DISCARDED
    assert place(t, "palace") == TUCKED
    assert price(t, A, "siege_workshop") == 0
    assert told(t, "build") == []
    assert told(t, "chain") == []
    assert t.seat == B
    assert coins_are_conserved(t)


def revived(card: str, city: tuple[str, str] = ("", ""), token: str = "") -> DuelTable:
    """The first player builds the Mausoleum with the Pretorium and revives the only discarded card."""
    plans = ("mausoleum", "")
    t = position(cards="pretorium", city=city, coins=RICH, tokens=(token, ""), plans=plans, discarded=card, age=3)
    play(t, "bury pretorium under mausoleum")
    assert told(t, "revive") == [(A, card, 0, "")]
    return t


def test_mausoleum_building_does_all_it_does_when_built() -> None:
    assert revived("brewery").cities[A].coins == 30 - 10 + 6
    assert revived("arena").cities[A].coins == 30 - 10 + 2  # the Mausoleum itself counts
    assert revived("magistrates_guild", city=("altar", "theater baths")).cities[A].coins == 30 - 10 + 2
    assert revived("arsenal").cities[B].coins == 30 - 2
    assert revived("arsenal", token="strategy").pawn == 4
    assert price(revived("shelf_quarry"), A, "aqueduct") == 2
    assert price(revived("shelf_quarry"), B, "aqueduct") == 12
    assert price(revived("clay_reserve", city=("", "brickyard")), A, "statue") == 2
    assert price(revived("forum"), A, "university") == 4
    assert Score(revived("palace"), A).blue == 7
    t = revived("laboratory", city=("workshop", ""))
    assert legal(t) == ["take agriculture", "take law", "take philosophy", "take strategy", "take theology"]
    play(t, "take theology")
    assert t.seat == B  # too late for this wonder
    city = "scriptorium pharmacist apothecary workshop university"
    assert str(revived("study", city=(city, "")).result) == "1 0 science"


def test_mausoleum_building_is_free_by_the_wonder_not_by_its_chain() -> None:
    t = revived("statue", city=("theater", ""), token="urbanism")
    assert t.cities[A].coins == 30 - 10
    assert told(t, "chain") == []


def test_piraeus() -> None:
    costs("piraeus", "wood wood clay stone")
    gives("piraeus", again=True, wonders=2, goods_choices=1)
    t = position(cards="altar", city=("", "press"), coins=RICH, plans=("piraeus", ""))
    assert price(t, A, "university") == 2 + 2 + 3  # clay, glass, papyrus
    assert price(t, A, "observatory") == 2 + 3 + 3
    play(t, "bury altar under piraeus")
    assert price(t, A, "university") == 2 + 2  # it makes the papyrus, the dearer one
    assert price(t, A, "observatory") == 2 + 3  # it makes one of the two
    assert price(t, A, "apothecary") == 0
    assert price(t, A, "workshop") == 0
    assert price(t, A, "baths") == 2  # it makes no stone
    assert price(t, A, "sphinx") == 2 + 2 + 2  # clay, stone, glass: it works for wonders too
    assert price(t, B, "university") == 2 + 2  # and raises no price: clay, glass
    t = position(city=("forum", ""), built=("piraeus", ""))
    assert price(t, A, "observatory") == 2  # choice producers add up


def test_pyramids() -> None:
    costs("pyramids", "stone stone stone papyrus")
    gives("pyramids", wonders=9)


def test_sphinx() -> None:
    costs("sphinx", "clay stone glass glass")
    gives("sphinx", again=True, wonders=6)


def test_statue_of_zeus() -> None:
    costs("statue_of_zeus", "wood clay stone papyrus papyrus")
    gives("statue_of_zeus", wonders=3, shields=1)
    destroys("statue_of_zeus", "brickyard clay_pool quarry", spared="press altar forum stable academy")
    t = position(cards="altar", coins=RICH, plans=("statue_of_zeus", ""), city=("quarry", "clay_pool"))
    assert price(t, A, "garrison") == 3
    play(t, "bury altar under statue_of_zeus")  # one target only: no question
    assert told(t, "destroy") == [(A, "clay_pool", 0, "")]
    assert place(t, "clay_pool") == DISCARDED
    assert price(t, A, "garrison") == 2
    assert price(t, B, "garrison") == 2
    assert price(t, B, "baths") == 3
    assert t.seat == B
    t = position(cards="altar", coins=RICH, plans=("statue_of_zeus", ""), city=("clay_reserve", "brickyard"))
    play(t, "bury altar under statue_of_zeus")
    assert price(t, A, "garrison") == 1  # a fixed price stays what it is


def test_temple_of_artemis() -> None:
    costs("temple_of_artemis", "wood stone glass papyrus")
    gives("temple_of_artemis", again=True, coins=12)
    t = position(cards="altar", coins=(7, 7), plans=("temple_of_artemis", ""))
    assert "bury altar under temple_of_artemis" not in legal(t)  # its own coins cannot pay for it


def destroys(wonder: str, targets: str, spared: str) -> None:
    """Its builder chooses one of the rival's `targets`, after the shield has moved the pawn, and nothing else."""
    city = ("stone_pit glass_blower", f"{targets} {spared}")
    for target in targets.split():
        t = position(cards="theater", city=city, coins=RICH, plans=(wonder, ""), pawn=2)
        before = look(t, B)
        play(t, f"bury theater under {wonder}")
        assert t.seat == A
        assert t.pawn == 3
        assert told(t, "lose") == [(B, "loot2", 2, "")]
        assert legal(t) == [f"destroy {each}" for each in targets.split()]
        for rivals in spared.split():
            refuses(t, f"destroy {rivals}", f"destroys-{MADE[target][2]}", card=rivals)
        for own in city[A].split():
            refuses(t, f"destroy {own}", "not-in-rivals-city", card=own)
        refuses(t, "discard theater", "destroy-first")
        play(t, f"destroy {target}")
        assert place(t, target) == DISCARDED
        assert t.seat == B
        resource, units, colour = MADE[target]
        assert changes(before, look(t, B)) == {
            resource: -units,
            f"rival_{resource}_price": -units,
            f"{colour}_buildings": -1,
            "rival_coins": -price_of(wonder, city),
            "coins": -2,
            "shields": -1,
            "rival_points": 3,
        }

    # Nothing to destroy: nothing is asked.
    t = position(cards="theater", city=(city[A], spared), coins=RICH, plans=(wonder, ""))
    assert told(play(t, f"bury theater under {wonder}"), "destroy") == []
    assert t.seat == B

    # With the last shield the game ends, and nothing is destroyed.
    t = position(cards="theater", city=city, coins=RICH, plans=(wonder, ""), pawn=8)
    play(t, f"bury theater under {wonder}")
    assert str(t.result) == "1 0 military"
    assert told(t, "destroy") == []
    assert legal(t) == []


# --- All of them


def test_every_wonder_has_a_test() -> None:
    assert len(WONDERS) == 12
    assert [wonder.slug for wonder in WONDERS if f"test_{wonder.slug}" not in globals()] == []


def test_strategy_and_masonry_do_nothing_for_wonders() -> None:
    t = position(cards="altar", coins=RICH, plans=("colossus", ""), tokens=("strategy masonry", ""))
    assert price(t, A, "colossus") == 8
    assert play(t, "bury altar under colossus").pawn == 2


def test_with_the_seventh_wonder_the_eighth_goes_to_the_box() -> None:
    four, two = "appian_way circus_maximus hanging_gardens mausoleum", "great_library sphinx"
    t = position(cards="altar stable", coins=RICH, built=(two, four), plans=("colossus pyramids", ""))
    play(t, "bury altar under colossus")
    assert told(t, "box") == [(A, "pyramids", 0, "")]
    assert t.cities[A].plans == 0
    three = "appian_way circus_maximus hanging_gardens"
    t = position(
        cards="altar stable", coins=RICH, built=("great_library mausoleum pyramids", three), plans=("piraeus", "sphinx")
    )
    play(t, "bury altar under piraeus")
    assert told(t, "box") == [(B, "sphinx", 0, "")]
    assert (t.cities[A].plans, t.cities[B].plans) == (0, 0)
    assert t.seat == A
    assert not any(text.startswith("bury ") for text in legal(t))
