"""Our tables say the same as the specification's, field by field; where the specification is not at hand, skipped."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from mypy_extensions import i64

from ecumene.games.duel.build import LOOT_NAMES, MOST_WONDERS, SYMBOLS_TO_WIN
from ecumene.games.duel.cards import (
    CARD,
    CARDS,
    COLOURS,
    DECKS,
    GOODS,
    GUILD,
    NONE,
    RAW,
    RESOURCES,
    SYMBOLS,
    THREE_COINS,
    WONDER,
    Card,
    Cost,
)
from ecumene.games.duel.cost import card_discount, wonder_discount
from ecumene.games.duel.results import SHARED_WIN
from ecumene.games.duel.scoring import CATEGORIES, COINS_PER_POINT, military_points
from ecumene.games.duel.setup import TOKENS_ON_BOARD
from ecumene.games.duel.structure import GUILDS_IN_PLAY, LAYOUTS, ROWS
from ecumene.games.duel.table import BASE_PRICE, CAPITAL, SLOTS, STARTING_COINS
from ecumene.games.duel.tokens import TOKENS, Token
from ecumene.games.duel.turn import DISCARD_COINS
from ecumene.games.duel.wonders import DRAWS_TOKENS, FIRST_GAME, REVIVES, WONDERS, Wonder
from ecumene.names import FOLDER, LANGUAGES, Texts
from tests.duel.position import A, B, legal, new_game, play, position, prices, tokens, told

FACTS = Path(__file__).resolve().parents[3] / "shared" / "games" / "duel.toml"
pytestmark = pytest.mark.skipif(not FACTS.exists(), reason=f"the specification's facts are not at {FACTS}")
SPEC: dict[str, Any] = tomllib.loads(FACTS.read_text(encoding="utf-8")) if FACTS.exists() else {}

# Fields of the specification that say where a fact comes from, or what the thing is called.
ABOUT = {"name", "provenance", "provenance_cost", "seed_confirms"}

ONE_OF = {0: [], int(RAW): ["wood", "clay", "stone"], int(GOODS): ["glass", "papyrus"]}
RESOURCE_COUNT = {**dict(enumerate(COLOURS)), int(WONDER): "wonder", int(THREE_COINS): "coin_triplet"}


def facts(row: dict[str, Any], *more: str) -> dict[str, Any]:
    """A row of the specification without what is no fact."""
    return {name: fact for name, fact in row.items() if name not in ABOUT and name not in more}


def same(ours: list[dict[str, Any]], table: str, *more: str) -> None:
    """The same things, each with the same facts; the order does not matter."""
    theirs = {row["id"]: facts(row, *more) for row in SPEC[table]}
    assert {row["id"]: row for row in ours} == theirs
    assert len(ours) == len(SPEC[table]) == len(theirs)


def units(amounts: list[int]) -> dict[str, int]:
    """Units of each resource, by name."""
    return {resource: amount for resource, amount in zip(RESOURCES, amounts, strict=True) if amount}


def whole_cost(cost: Cost) -> dict[str, int]:
    """A cost with every part of it named, also those that are nothing."""
    assert cost.has_needs == any(cost.needs)
    return {"coins": int(cost.coins), **dict(zip(RESOURCES, map(int, cost.needs), strict=True))}


def symbol(number: i64) -> str:
    """A science symbol, or none."""
    return SYMBOLS[number] if number != NONE else ""


# --- Cards, wonders, tokens


def test_cards() -> None:
    same([card_facts(card) for card in CARDS], "card")


def card_facts(card: Card) -> dict[str, Any]:
    """A building as the specification has it."""
    each, kind = card.coins_per
    guild = {
        "counts": [RESOURCE_COUNT[kind] for kind in card.counts],
        "coins_each": int(card.coins_each),
        "points_each": int(card.points_each),
    }
    free = [other.slug for other in CARDS if other.chain == card.slug]
    assert card.parent == (CARD[card.chain].index if card.chain else NONE)
    return {
        "id": card.slug,
        "deck": "guild" if card.deck == GUILD else f"age_{card.deck}",
        "age": min(int(card.deck), 3),
        "colour": COLOURS[card.colour],
        "cost": whole_cost(card.cost),
        "chain_from": card.chain,
        "chain_needed": CARD[card.chain].link if card.chain else "",
        "chain_given": card.link,
        "chain_unlocks": " ".join(free),
        "produces": units([int(made) for made in card.makes]),
        "produces_one_of": ONE_OF[int(card.makes_one_of)],
        "fixed_price": list(units([int(bought) for bought in card.buys_at_one])),
        "shields": int(card.shields),
        "points": int(card.points),
        "science": symbol(card.symbol),
        "coins": int(card.coins),
        "coins_per": {"count": RESOURCE_COUNT[int(kind)], "amount": int(each)} if each else {},
        "guild": guild if card.counts else {},
    }


def test_cards_are_numbered_in_alphabetical_order() -> None:
    assert [card.slug for card in CARDS] == sorted(CARD)
    assert [card.index for card in CARDS] == list(range(73))
    assert [wonder.slug for wonder in WONDERS] == sorted(wonder.slug for wonder in WONDERS)
    assert [wonder.index for wonder in WONDERS] == list(range(12))
    assert [token.slug for token in TOKENS] == sorted(token.slug for token in TOKENS)
    assert [token.index for token in TOKENS] == list(range(10))


def test_wonders() -> None:
    same([wonder_facts(wonder) for wonder in WONDERS], "wonder")


def wonder_facts(wonder: Wonder) -> dict[str, Any]:
    """A wonder as the specification has it."""
    return {
        "id": wonder.slug,
        "cost": whole_cost(wonder.cost),
        "points": int(wonder.points),
        "shields": int(wonder.shields),
        "coins": int(wonder.coins),
        "opponent_loses": int(wonder.rival_loses),
        "play_again": wonder.plays_again,
        "produces_one_of": ONE_OF[int(wonder.makes_one_of)],
        "destroys_colour": COLOURS[wonder.destroys] if wonder.destroys != NONE else "",
        "special": {0: "", int(DRAWS_TOKENS): "great_library", int(REVIVES): "mausoleum"}[int(wonder.special)],
    }


def test_tokens() -> None:
    same([token_facts(token) for token in TOKENS], "progress_token", "effect")


def token_facts(token: Token) -> dict[str, Any]:
    """A progress token as the specification has it; what it does later is found out by asking."""
    t = position(cards="guard_tower", city=("theater", ""), tokens=(token.slug, ""))
    discounts = {COLOURS[card.colour]: int(card_discount(t.cities[A], card)) for card in CARDS}
    discounts["wonder"] = int(wonder_discount(t.cities[A]))
    cheaper = [kind for kind, number in discounts.items() if number]
    play(t, "build guard_tower")
    chained = play(position(cards="statue", city=("theater", ""), tokens=(token.slug, ""), age=2), "build statue")
    return {
        "id": token.slug,
        "coins": int(token.coins),
        "points": int(token.points),
        "science": symbol(token.symbol),
        "discount_on": " ".join(cheaper),
        "discount_units": max(discounts.values()),
        "extra_shields_on_red": int(t.pawn) - 1,
        "coins_per_chain_build": int(chained.cities[A].coins) - 7,
        "points_per_token": int(token.points_per_token),
    }


def test_resources_colours_symbols_and_chains() -> None:
    assert [row["id"] for row in SPEC["resource"]] == RESOURCES
    raw = [row["id"] for row in SPEC["resource"] if row["kind"] == "raw"]
    goods = [row["id"] for row in SPEC["resource"] if row["kind"] == "manufactured"]
    assert (raw, goods) == (ONE_OF[int(RAW)], ONE_OF[int(GOODS)])
    assert [row["id"] for row in SPEC["colour"]] == COLOURS
    assert [row["cards"] for row in SPEC["colour"]] == [
        sum(card.colour == colour for card in CARDS) for colour in range(len(COLOURS))
    ]
    assert [row["id"] for row in SPEC["science_symbol"]] == SYMBOLS
    for number, row in enumerate(SPEC["science_symbol"]):
        assert sorted(row["cards"]) == [card.slug for card in CARDS if card.symbol == number]
        assert row["tokens"] == [token.slug for token in TOKENS if token.symbol == number]
    theirs = {(row["symbol"], row["given_by"], row["needed_by"]) for row in SPEC["chain"]}
    assert {(CARD[card.chain].link, card.chain, card.slug) for card in CARDS if card.chain} == theirs


def test_counts() -> None:
    ours = {
        "cards_age_1": len(DECKS[1]),
        "cards_age_2": len(DECKS[2]),
        "cards_age_3": len(DECKS[3]),
        "guilds": len(DECKS[GUILD]),
        "wonders": len(WONDERS),
        "progress_tokens": len(TOKENS),
        "military_tokens": 2 * len(LOOT_NAMES),
        "chains": sum(bool(card.chain) for card in CARDS),
        "science_symbols": len(SYMBOLS),
        "resources": len(RESOURCES),
        "face_down_per_age": min(layout.face_up.count(False) for layout in LAYOUTS[1:]),
    }
    assert ours == facts(SPEC["counts"])
    assert len(DECKS[0]) == 0
    assert sorted(index for deck in DECKS for index in deck) == list(range(len(CARDS)))
    for deck, cards in enumerate(DECKS):
        assert all(CARDS[index].deck == deck for index in cards)


# --- The structures of the ages


@pytest.mark.parametrize("age", [1, 2, 3])
def test_layout(age: int) -> None:
    theirs = SPEC["age"][age - 1]
    layout = LAYOUTS[age]
    assert theirs["number"] == age
    assert theirs["deck"] == len(DECKS[age])
    assert theirs["guilds_added"] == (GUILDS_IN_PLAY if age == 3 else 0)
    assert theirs["deck"] - theirs["removed"] + theirs["guilds_added"] == SLOTS
    assert theirs["rows"] == [len(row) for row in ROWS[age]]
    assert theirs["face_up_rows"] == [row + 1 for row in range(len(ROWS[age])) if row % 2 == 0]
    assert theirs["slots"] == [
        {
            "slot": slot,
            "row": layout.row[slot] + 1,
            "x": layout.x[slot],
            "face_up": layout.face_up[slot],
            "covered_by": [int(over) for over in layout.covered_by[slot]],
            "covers": [int(under) for under in layout.covers[slot]],
        }
        for slot in range(SLOTS)
    ]
    assert [int(count) for count in layout.cover_counts] == [len(slot["covered_by"]) for slot in theirs["slots"]]
    assert len(SPEC["age"]) == 3


# --- Set-up


def test_set_up() -> None:
    setup = SPEC["setup"]
    assert setup["starting_coins"] == STARTING_COINS
    assert setup["progress_tokens_on_board"] == TOKENS_ON_BOARD
    assert setup["guilds_in_play"] == GUILDS_IN_PLAY
    assert setup["cards_per_age"] == SLOTS
    assert [setup["preset_wonders"][seat] for seat in SPEC["meta"]["seats"]] == [list(seat) for seat in FIRST_GAME]
    t = new_game()
    assert len(legal(t)) == setup["wonders_per_group"]
    assert len(tokens(t.board).split()) == setup["progress_tokens_on_board"]
    assert len(tokens(t.box()).split()) == setup["progress_tokens_in_box"]
    assert [city.coins for city in t.cities] == [setup["starting_coins"]] * SPEC["meta"]["players_max"]
    assert t.pawn == setup["pawn_start"]
    while legal(t)[0].startswith("draft "):
        play(t, legal(t)[0])
    drafted = told(t, "draft")
    assert [seat for seat, _, _, _ in drafted] == setup["draft_order"]
    for seat in (A, B):
        assert len([wonder for taker, wonder, _, _ in drafted if taker == seat]) == setup["wonders_per_player"]
    assert len(WONDERS) - len(drafted) == setup["wonders_unused"]
    assert len(drafted) == setup["wonder_groups"] * setup["wonders_per_group"]
    assert t.seat == A


# --- Trade, limits, military, victory


def test_trade_and_discarding() -> None:
    trade = SPEC["trade"]
    assert trade["base_price"] == BASE_PRICE
    for card in CARDS:
        if any(card.makes):
            assert COLOURS[card.colour] in trade["counts_colours"]
    t = position(city=("customs_house stone_reserve clay_reserve wood_reserve", "quarry press"))
    assert set(prices(t, A).values()) == {trade["fixed_price"]}
    assert set(prices(t, B).values()) == {trade["base_price"]}
    assert SPEC["discard"]["base_coins"] == DISCARD_COINS
    t = play(position(cards="altar", city=("tavern forum", "arena")), "discard altar")
    assert t.cities[A].coins - 7 == SPEC["discard"]["base_coins"] + 2 * SPEC["discard"]["coins_per_own_yellow"]


def test_limits_and_victory() -> None:
    victory = SPEC["victory"]
    assert SPEC["limits"]["wonders_built_total"] == MOST_WONDERS
    assert victory["science_distinct_symbols"] == SYMBOLS_TO_WIN
    assert victory["military_distance"] == CAPITAL
    assert victory["treasury_coins_per_point"] == COINS_PER_POINT
    assert [name.removeprefix("progress_") for name in victory["score_categories"]] == CATEGORIES
    assert victory["tie_break"] == ["points_on_blue_cards", "shared_victory"]
    assert SHARED_WIN.shares == [0.5, 0.5]


def test_military_track() -> None:
    military = SPEC["military"]
    assert (military["min"], military["max"]) == (-CAPITAL, CAPITAL)
    assert military["spaces"] == 2 * CAPITAL + 1
    assert military["zone_count"] == len(military["zone"])
    spaces = [space for zone in military["zone"] for space in range(zone["from"], zone["to"] + 1)]
    assert spaces == list(range(-int(CAPITAL), int(CAPITAL) + 1))
    for zone in military["zone"]:
        for pawn in range(zone["from"], zone["to"] + 1):
            if abs(pawn) < CAPITAL:
                assert military_points(pawn) == (zone["points"] if zone["points_to"] == "first" else 0)
                assert military_points(-pawn) == (zone["points"] if zone["points_to"] == "second" else 0)


def test_military_tokens() -> None:
    zones = {zone["token"]: zone for zone in SPEC["military"]["zone"] if zone["token"]}
    assert sorted(zones) == sorted(row["id"] for row in SPEC["military_token"])
    for row in SPEC["military_token"]:
        loser = SPEC["meta"]["seats"].index(row["loser"])
        space = row["triggers_at"]
        assert space in (zones[row["id"]]["from"], zones[row["id"]]["to"])
        step = 1 if space > 0 else -1
        name = row["id"].removesuffix(f"_{row['loser']}")
        t = position(cards="guard_tower garrison", pawn=space - step, seat=1 - loser)
        play(t, "build guard_tower")
        assert t.pawn == space
        assert told(t, "lose") == [(loser, name, row["coins_lost"], "")]
        if row["once"]:
            t = position(cards="guard_tower", pawn=space - step, loot=row["id"], seat=1 - loser)
            assert told(play(t, "build guard_tower"), "lose") == []


# --- Names


def named() -> dict[str, dict[str, str]]:
    """Every name of the specification, by the message that should say it."""
    messages = {f"duel-{row['id']}": row["name"] for table in ("resource", "colour") for row in SPEC[table]}
    for table in ("card", "wonder", "progress_token"):
        messages.update({f"duel-{row['id']}": row["name"] for row in SPEC[table]})
    messages.update({f"duel-symbol-{row['id']}": row["name"] for row in SPEC["science_symbol"]})
    messages.update({f"duel-link-{row['symbol']}": row["name"] for row in SPEC["chain"]})
    return messages


@pytest.mark.parametrize("language", LANGUAGES)
def test_names(language: str) -> None:
    texts = Texts(language, "duel")
    theirs = {message: names[language] for message, names in named().items()}
    found = re.findall(r"^(duel-[\w-]+) =", (FOLDER / language / "duel-cards.ftl").read_text(encoding="utf-8"), re.M)
    found = [message for message in found if not message.startswith("duel-loot")]  # nothing is printed on these
    assert len(found) == len(set(found))
    assert {message: texts.say(message) for message in found} == theirs


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_wonder_and_token_says_what_it_does(language: str) -> None:
    texts = Texts(language, "duel")
    slugs = [card.slug for card in CARDS] + [wonder.slug for wonder in WONDERS] + [token.slug for token in TOKENS]
    assert [slug for slug in slugs if not texts.rule(slug).endswith(".")] == []
