"""A change turns one JSON value into another, exactly, and says no more than it must."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.json import decode, encode

from ecumene.change import Change, change, changed
from ecumene.kernel import catalog
from ecumene.kernel.luck import Live
from ecumene.kernel.sitting import Sitting

CITY = {"coins": 7, "buildings": ["baths", "theater"], "score": {"blue": 6, "military": 0}}

EXAMPLES: list[tuple[Any, Any, Change]] = [
    # Nothing is different
    (7, 7, {}),
    ({"coins": 7, "total": 10}, {"total": 10, "coins": 7}, {}),
    # A new value
    (7, 4, [4]),
    (None, "A", ["A"]),
    ([], {}, [{}]),
    # Three values that Python alone takes for one
    (1, True, [True]),
    (1, 1.0, [1.0]),
    (0.0, -0.0, [-0.0]),
    ({"seats": [0, 1, 200]}, {"seats": [False, 1, 200]}, {"seats": {"0": [False]}}),
    # Inside an object: a key changed, came, went
    ({"coins": 7, "total": 10}, {"coins": 4, "total": 10}, {"coins": [4]}),
    ({"coins": 7, "total": 10}, {"coins": 7, "total": 10, "won": True}, {"won": [True]}),
    ({"coins": 7, "total": 10, "won": True}, {"coins": 7, "total": 10}, {"won": []}),
    (
        {"seats": {"A": CITY, "B": CITY}},
        {"seats": {"A": CITY, "B": CITY | {"coins": 4}}},
        {"seats": {"B": {"coins": [4]}}},
    ),
    # Empty lists and empty objects are values like any other
    ({"offer": ["baths"]}, {"offer": []}, {"offer": [[]]}),
    ({"offer": []}, {"offer": [[]]}, {"offer": [[[]]]}),
    ({"bought": {"wood": 1}}, {"bought": {}}, {"bought": [{}]}),
    ({"coins": 7, "bought": {}}, {"coins": 7}, {"bought": []}),
    # Inside a list, which grows and shrinks at its end
    (["altar", "baths"], ["altar", "palace"], {"1": ["palace"]}),
    (["altar", "baths"], ["altar", "baths", "palace", "forum"], {"2": ["palace"], "3": ["forum"]}),
    (["altar", "baths", "palace", "forum"], ["altar", "baths"], {"2": [], "3": []}),
    ([CITY, CITY], [CITY, CITY | {"coins": 4}], {"1": {"coins": [4]}}),
    ([CITY, 1, 2, 3], [CITY, 1, 9], {"3": [], "2": [9]}),
    # Whatever is shorter as a whole
    (["altar", "baths", "palace"], ["baths", "palace"], [["baths", "palace"]]),
    ({"age": 1, "turn": 2, "pawn": 3}, {"pawn": 3}, [{"pawn": 3}]),
    ([1], [1, 2], [[1, 2]]),
]

LEAVES = (
    st.none()
    | st.booleans()
    | st.integers(-3, 3)
    | st.integers(-(2**63), 2**63 - 1)
    | st.sampled_from([0.0, -0.0, 1.0, 2.5, 1e300])
    | st.sampled_from(["", "0", "1", "baths", "й", '"'])
    | st.text(max_size=3)
)
KEYS = st.sampled_from(["", "0", "1", "10", "coins", "й"]) | st.text(max_size=2)
VALUES = st.recursive(
    LEAVES,
    lambda inside: st.lists(inside, max_size=13) | st.dictionaries(KEYS, inside, max_size=6),
    max_leaves=40,
)


def exactly(value: Any) -> bytes:
    """A value as JSON writes it, with its keys in order."""
    return encode(value, order="deterministic")


@st.composite
def edits(draw: st.DrawFn, value: Any = None) -> tuple[Any, Any]:
    """A value and what has become of it: a few places inside are different."""
    old = draw(VALUES) if value is None else value
    return old, edited(draw, old)


def edited(draw: st.DrawFn, value: Any) -> Any:
    """The value with something changed in it, added to it or taken from it; often nothing."""
    what = draw(st.integers(0, 9))
    if what == 0:
        return draw(VALUES)
    if isinstance(value, list):
        kept = value[: draw(st.integers(0, len(value)))] if what == 1 else value
        return [edited(draw, each) for each in kept] + (draw(st.lists(VALUES, max_size=3)) if what < 4 else [])
    if isinstance(value, dict):
        left = {key: edited(draw, each) for key, each in value.items() if draw(st.integers(0, 4))}
        return left | (draw(st.dictionaries(KEYS, VALUES, max_size=2)) if what < 4 else {})
    return value


@pytest.mark.parametrize(("old", "new", "expected"), EXAMPLES)
def test_a_change_says_what_is_different(old: Any, new: Any, expected: Change) -> None:
    assert exactly(change(old, new)) == exactly(expected)
    assert exactly(changed(old, expected)) == exactly(new)


@given(st.tuples(VALUES, VALUES) | edits())
def test_a_change_leads_exactly_to_the_new_value(pair: tuple[Any, Any]) -> None:
    old, new = pair
    before = encode(old), encode(new)
    sent = decode(encode(change(old, new)))
    assert exactly(changed(old, sent)) == exactly(new)
    assert (encode(old), encode(new)) == before, "both stay as they are"


@given(VALUES)
def test_equal_values_need_no_change(value: Any) -> None:
    assert change(value, decode(encode(value))) == {}
    assert change(value, backwards(value)) == {}
    assert exactly(changed(value, {})) == exactly(value)


def backwards(value: Any) -> Any:
    """The same value with the keys of its objects in another order."""
    if isinstance(value, dict):
        return {key: backwards(value[key]) for key in reversed(value)}
    return [backwards(each) for each in value] if isinstance(value, list) else value


@given(st.tuples(VALUES, VALUES) | edits())
def test_a_change_is_never_longer_than_the_whole(pair: tuple[Any, Any]) -> None:
    old, new = pair
    assert len(encode(change(old, new))) <= len(encode([new]))


@given(st.lists(VALUES, min_size=1), st.lists(VALUES, min_size=1))
def test_a_list_that_grew_names_only_what_is_new(old: list[Any], more: list[Any]) -> None:
    only_new = {str(len(old) + number): [value] for number, value in enumerate(more)}
    whole = [old + more]
    is_short = len(encode(only_new)) <= len(encode(whole))
    assert exactly(change(old, old + more)) == exactly(only_new if is_short else whole)


@given(edits())
def test_the_order_in_which_indices_are_named_does_not_matter(pair: tuple[Any, Any]) -> None:
    """Browsers keep such keys in an order of their own."""
    old, new = pair
    assert exactly(changed(old, backwards(change(old, new)))) == exactly(new)


def test_a_long_list_keeps_its_order() -> None:
    old = [{"line": number} for number in range(12)]
    new = [{"line": number} for number in range(5)] + [{"line": 50}]
    assert change(old, new) == {"5": {"line": [50]}} | {str(gone): [] for gone in range(6, 12)}
    for one, other in ((old, new), (new, old)):
        assert changed(one, change(one, other)) == other


def test_a_whole_game_travels_in_changes_a_tenth_its_size() -> None:
    duel = catalog.find("duel")
    dice = random.Random(5)
    sitting = Sitting(duel, ["Anna", "Ben"], {}, Live(b"changes"))
    before: msgspec.Struct | None = None
    shown: Any = None
    sent = whole = 0
    while sitting.table.result is None:
        table = sitting.table
        view = duel.view(table, 0)
        step = encode(change(before, view))
        assert exactly(decode(step)) == exactly(change(shown, msgspec.to_builtins(view))), "written out or not"
        shown = changed(shown, decode(step))
        assert exactly(shown) == exactly(msgspec.to_builtins(view))
        before, sent, whole = view, sent + len(step), whole + len(encode(view))
        sitting.play(int(table.seat), dice.choice(table.moves).text)
    assert sent < whole / 5
