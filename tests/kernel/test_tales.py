"""Tales and whispers: what everybody hears, and what one seat alone hears."""

from __future__ import annotations

from ecumene.kernel.luck import Live
from ecumene.kernel.sitting import Sitting
from ecumene.kernel.tale import EVERYBODY, Tale, only
from tests.kernel.toys import CLIMB, COURT


def heard(tales: list[Tale], seat: int) -> list[str]:
    """The kinds of the tales that a seat, or a spectator (-1), hears."""
    return [tale.kind for tale in tales if tale.for_ears_of(seat)]


def test_a_tale_is_for_everybody() -> None:
    tale = Tale("build", 0, "baths", 3, "", EVERYBODY)
    assert all(tale.for_ears_of(seat) for seat in range(-1, 4))
    assert repr(tale) == "Tale('build', 0, 'baths', 3, '')"


def test_a_whisper_is_for_one_seat() -> None:
    tale = Tale("draw", 1, "law", 0, "", only(1))
    assert [tale.for_ears_of(seat) for seat in range(-1, 3)] == [False, False, True, False]


def test_each_hand_is_told_to_its_owner() -> None:
    sitting = Sitting(COURT, ["Anna", "Ben"], {}, Live(b"hands"))
    assert [len(heard(sitting.tales, seat)) for seat in (-1, 0, 1)] == [0, 4, 4]
    assert all(only(tale.seat) == tale.audience for tale in sitting.tales)
    assert {tale.kind for tale in sitting.tales} == {"deal"}


def test_a_peek_is_heard_by_all_and_its_card_by_one() -> None:
    sitting = Sitting(CLIMB, ["Anna", "Ben", "Cleo"], {}, Live(b"peek"))
    tales = sitting.play(0, "peek")
    assert [heard(tales, seat) for seat in (-1, 0, 1, 2)] == [["peek"], ["peek", "see"], ["peek"], ["peek"]]
    drawn = sitting.play(0, sitting.table.moves[1].text)
    assert [heard(drawn, seat) for seat in (-1, 0, 1)] == [["play"], ["play", "draw"], ["play"]]
    assert drawn[1].n == tales[1].n


def test_tales_come_in_the_order_of_the_steps() -> None:
    sitting = Sitting(COURT, ["Anna", "Ben"], {}, Live(b"order"))
    sitting.play(0, sitting.table.moves[0].text)
    tales = sitting.play(1, "allow")
    assert [tale.kind for tale in tales] == ["allow", "score"]


def test_nothing_is_told_on_a_copy() -> None:
    sitting = Sitting(COURT, ["Anna", "Ben"], {}, Live(b"copy"))
    copy = sitting.table.copy()
    assert copy.listener is None
    copy.play(copy.moves[0])
    assert sitting.table.listener is not None
    assert sitting.table.listener.tales == []
