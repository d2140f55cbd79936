"""Decks: what nobody has seen has no order, what was seen has a place."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.kernel.deck import Deck


def drawn(deck: Deck) -> list[int]:
    """Draw the whole deck, always the first candidate."""
    cards: list[int] = []
    while deck.count():
        cards.append(deck.nth(0))
        deck.draw(cards[-1])
    return cards


def test_a_new_deck_is_unseen_and_sorted() -> None:
    deck = Deck([5, 2, 9])
    assert (deck.top, deck.unseen, deck.bottom) == ([], [2, 5, 9], [])
    assert len(deck) == 3
    assert deck.count() == 3
    assert deck.candidates() == [2, 5, 9]
    assert [deck.nth(n) for n in range(3)] == [2, 5, 9]


def test_a_draw_takes_the_card_out() -> None:
    deck = Deck([1, 2, 3])
    deck.draw(2)
    assert deck.candidates() == [1, 3]
    assert len(deck) == 2


def test_only_one_of_equal_cards_is_drawn() -> None:
    deck = Deck([1, 1, 2])
    deck.draw(1)
    assert deck.unseen == [1, 2]


def test_a_peeked_card_is_the_next_one() -> None:
    deck = Deck([1, 2, 3])
    deck.peek(2)
    assert deck.count() == 1
    assert deck.candidates() == [2]
    assert len(deck) == 3
    deck.peek(2)
    assert (deck.top, deck.unseen) == ([2], [1, 3])
    deck.draw(2)
    assert deck.candidates() == [1, 3]


def test_cards_on_top_are_drawn_in_turn_the_last_one_first() -> None:
    deck = Deck([1])
    deck.put_on_top(7)
    deck.put_on_top(8)
    assert deck.candidates() == [8]
    assert drawn(deck) == [8, 7, 1]


def test_cards_below_are_drawn_last_in_the_order_they_were_put() -> None:
    deck = Deck([1, 2])
    deck.put_below(7)
    deck.put_below(8)
    assert deck.count() == 2
    assert len(deck) == 4
    assert drawn(deck) == [1, 2, 7, 8]


def test_a_peek_at_a_card_from_below() -> None:
    deck = Deck([])
    deck.put_below(7)
    deck.put_below(8)
    deck.peek(7)
    assert (deck.top, deck.bottom) == ([7], [8])
    assert drawn(deck) == [7, 8]


def test_an_empty_deck_has_nothing_to_draw() -> None:
    deck = Deck([])
    assert deck.count() == 0
    assert deck.candidates() == []
    assert len(deck) == 0


def test_shuffling_in_forgets_every_place() -> None:
    deck = Deck([4, 2])
    deck.put_on_top(9)
    deck.put_below(1)
    deck.shuffle_in([3, 3])
    assert (deck.top, deck.unseen, deck.bottom) == ([], [1, 2, 3, 3, 4, 9], [])


def test_a_known_card_cannot_be_another() -> None:
    above, below = Deck([1]), Deck([])
    above.put_on_top(5)
    below.put_below(2)
    with pytest.raises(AssertionError):
        above.draw(1)
    with pytest.raises(AssertionError):
        below.draw(5)
    with pytest.raises(ValueError, match="not in"):
        Deck([1]).draw(2)


@given(st.lists(st.integers(0, 30)), st.lists(st.integers(0, 30), max_size=4), st.lists(st.integers(0, 30), max_size=4))
def test_every_card_is_drawn_once(unseen: list[int], above: list[int], below: list[int]) -> None:
    deck = Deck(unseen)
    for card in above:
        deck.put_on_top(card)
    for card in below:
        deck.put_below(card)
    copy = deck.copy()
    assert len(deck) == len(unseen) + len(above) + len(below)
    assert drawn(deck) == above[::-1] + sorted(unseen) + below
    assert len(deck) == 0
    assert (copy.top, copy.unseen, copy.bottom) == (above, sorted(unseen), below)
