"""What each seat may see, and what a client needs to draw it."""

from __future__ import annotations

import msgspec

from ecumene.games.duel.cards import CARDS
from ecumene.games.duel.game import GAME
from ecumene.games.duel.view import catalogue, view
from tests.duel.position import A, B, play, position

SPECTATOR = -1


def test_prices_of_both_players_with_their_parts() -> None:
    t = position(cards="palace", city=("forum", "shelf_quarry"), tokens=("", "masonry"), age=3, coins=(9, 3))
    slot = next(slot for slot in view(t, A).slots if slot.card == "palace")
    mine, rivals = slot.prices
    assert (mine.total, mine.affordable) == (10, False)  # wood 2, clay 2, stone 4, one glass 2; the forum makes one
    assert mine.bought == {"wood": 1, "clay": 1, "stone": 1, "glass": 1}
    assert mine.covered == {"glass": 1}
    assert rivals.total == 4
    assert sum(rivals.covered.values()) == 2  # Masonry


def test_a_chain_names_the_building_that_gives_it() -> None:
    t = position(cards="aqueduct", city=("baths", ""), age=2)
    slot = next(slot for slot in view(t, A).slots if slot.card == "aqueduct")
    assert (slot.prices[A].total, slot.prices[A].chain, slot.prices[B].total) == (0, "baths", 6)


def test_what_a_card_would_uncover() -> None:
    t = GAME.new_table(2, {"wonders": "preset"}, seed=3)
    slots = view(t, A).slots
    assert [slot.slot for slot in slots if slot.accessible] == [14, 15, 16, 17, 18, 19]
    assert slots[14].uncovers == []
    assert slots[9].covered_by == [14, 15]
    t.play(next(move for move in t.moves if move.text == f"discard {slots[14].card}"))
    assert view(t, A).slots[15].uncovers == [9]


def test_face_down_cards_show_their_backs_only() -> None:
    t = GAME.new_table(2, {"wonders": "preset"}, seed=3)
    seen = view(t, A)
    assert {slot.back for slot in seen.slots if slot.state == "down"} == {"age"}
    assert all(slot.card == "" for slot in seen.slots if slot.state == "down")
    assert len(seen.unseen["age"]) == 23 - 12
    assert seen.face_down == {"age": 8, "guild": 0}


def test_a_winning_move_is_announced() -> None:
    t = position(cards="circus", pawn=8, coins=(20, 7), age=3)
    assert view(t, B).cities[A].winning_moves == ["build circus"]
    assert view(t, B).cities[B].winning_moves == []
    t = position(
        cards="study",
        city=("workshop apothecary scriptorium pharmacist academy", ""),
        coins=(20, 7),
        board="law",
        age=3,
    )
    assert view(t, B).cities[A].winning_moves == ["build study"]


def test_drawn_tokens_are_for_the_builder_alone() -> None:
    t = position(cards="altar", plans=("great_library", ""), coins=(30, 7))
    play(t, "bury altar under great_library")
    assert len(view(t, A).drawn) == 3
    assert view(t, B).drawn == view(t, SPECTATOR).drawn == []
    assert set(view(t, A).drawn) <= set(view(t, B).box)


def test_a_view_travels_as_json() -> None:
    t = GAME.new_table(2, {}, seed=1)
    assert msgspec.json.decode(msgspec.json.encode(view(t, A)))["offer"] == view(t, A).offer
    assert len({face.slug for face in catalogue()}) == len(CARDS) + 12 + 10
