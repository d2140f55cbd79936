"""Moves: one object for one text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.kernel.move import Lexicon


def test_equal_means_identical() -> None:
    lexicon = Lexicon()
    move = lexicon.move("build baths", 3, 4)
    assert lexicon.move("build baths", 3, 4) is move
    assert lexicon.find("build baths") is move
    assert (move.a, move.b) == (3, 4)


def test_a_move_has_a_verb_and_words() -> None:
    move = Lexicon().move("bury palisade under colossus")
    assert move.verb == "bury"
    assert move.words == ["bury", "palisade", "under", "colossus"]
    assert (move.a, move.b) == (0, 0)
    assert repr(move) == "Move('bury palisade under colossus')"


@pytest.mark.parametrize(
    ("text", "targets"),
    [
        ("pass", []),
        ("build baths", ["baths"]),
        ("bury palisade under colossus", ["palisade", "colossus"]),
        ("move 2infantry from c4 to d5", ["2infantry", "c4", "d5"]),
        ("trade 2grain for 1wine with b", ["2grain", "1wine", "b"]),
    ],
)
def test_what_a_player_points_at_to_choose_a_move(text: str, targets: list[str]) -> None:
    assert Lexicon().move(text).targets == targets


def test_finding_adds_nothing() -> None:
    lexicon = Lexicon()
    assert lexicon.find("build babel") is None
    assert lexicon.moves() == []


def test_each_game_has_words_of_its_own() -> None:
    assert Lexicon().move("pass") is not Lexicon().move("pass")


@given(st.lists(st.text("abc ", min_size=1)))
def test_moves_are_listed_once_in_notation_order(texts: list[str]) -> None:
    lexicon = Lexicon()
    for text in texts:
        lexicon.move(text)
    assert [move.text for move in lexicon.moves()] == sorted(set(texts))
