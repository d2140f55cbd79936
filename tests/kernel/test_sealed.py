"""Sealed answers: given in any order, seen by nobody else before the last one is in."""

from __future__ import annotations

from itertools import permutations

import msgspec
import pytest

from ecumene.kernel.contract import dump
from ecumene.kernel.luck import Live
from ecumene.kernel.notation import Illegal, NotYourTurn
from ecumene.kernel.record import Record
from ecumene.kernel.sitting import Sitting, resumed
from tests.kernel.toys import AUCTION, AuctionTable

OFFERS = ["offer 5", "offer 3", "offer 5"]


def auction(*answers: tuple[int, str], names: int = 3) -> Sitting:
    """An auction in which these answers have been given."""
    sitting = Sitting(AUCTION, ["Anna", "Ben", "Cleo", "Dan"][:names], {}, Live(b"auction"))
    for seat, text in answers:
        sitting.play(seat, text)
    return sitting


def seen(sitting: Sitting, viewer: int) -> bytes:
    """What a seat sees of the table."""
    return msgspec.json.encode(AUCTION.view(sitting.table, viewer))


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_order_of_answering_is_free(order: tuple[int, ...]) -> None:
    sitting = auction()
    waiting = [0, 1, 2]
    for seat in order:
        assert sitting.table.waiting() == waiting
        sitting.play(seat, OFFERS[seat])
        waiting.remove(seat)
    assert sitting.table.waiting() == [0, 1, 2]
    same = auction(*enumerate(OFFERS))
    assert [seen(sitting, viewer) for viewer in range(-1, 3)] == [seen(same, viewer) for viewer in range(-1, 3)]
    assert dump(resumed(sitting.record, AUCTION, sitting.luck).table) == dump(sitting.table)


def test_nobody_sees_an_answer_before_the_last_is_in() -> None:
    for viewer in (-1, 1, 2):
        assert seen(auction((0, "offer 5")), viewer) == seen(auction((0, "offer 1")), viewer)
    assert seen(auction((0, "offer 5")), 0) != seen(auction((0, "offer 1")), 0)


def test_no_copy_of_the_record_shows_it_either() -> None:
    sitting = auction((1, "offer 4"), (0, "offer 2"))
    assert [str(line) for line in sitting.record.masked(-1).lines] == ["B! ?", "A! ?"]
    assert [str(line) for line in sitting.record.masked(0).lines] == ["B! ?", "A! offer 2"]
    assert [str(line) for line in sitting.record.masked(1).lines] == ["B! offer 4", "A! ?"]
    sitting.play(2, "offer 0")
    assert [str(line) for line in sitting.record.masked(-1).lines] == ["B offer 4", "A offer 2", "C offer 0"]


def test_answers_that_were_written_down_stay_sealed() -> None:
    sitting = auction((0, "offer 5"), (1, "offer 2"))
    again = resumed(Record.read(sitting.record.write()), AUCTION, sitting.luck)
    assert [str(line) for line in again.record.masked(1).lines] == ["A! ?", "B! offer 2"]
    assert seen(again, 1) == seen(sitting, 1)


def test_no_tale_tells_before_the_last_is_in() -> None:
    sitting = auction()
    assert sitting.play(2, "offer 1") == []
    assert sitting.play(0, "offer 2") == []
    assert [(tale.kind, tale.seat, tale.n) for tale in sitting.play(1, "offer 2")] == [
        ("offer", 0, 2),
        ("offer", 1, 2),
        ("offer", 2, 1),
        ("win", 2, 1),
    ]


def test_an_imagined_table_knows_who_has_answered_but_not_what() -> None:
    table = auction((0, "offer 5"), (1, "offer 2")).table
    for viewer in (-1, 0, 1, 2):
        imagined = [table.imagined(viewer, seed) for seed in range(40)]
        assert {tuple(other.waiting()) for other in imagined} == {(2,)}
        for seat in (0, 1):
            offers = {other.sealed[seat][0].text for other in imagined}
            assert offers == ({table.sealed[seat][0].text} if seat == viewer else {f"offer {n}" for n in range(6)})
    assert [[move.text for move in answer] for answer in table.sealed] == [["offer 5"], ["offer 2"], []]


def test_a_second_answer_comes_too_late() -> None:
    sitting = auction((1, "offer 4"))
    with pytest.raises(NotYourTurn) as caught:
        sitting.play(1, "offer 3")
    assert (caught.value.move, caught.value.ply) == ("offer 3", 2)
    assert [str(line) for line in sitting.record.lines] == ["B! offer 4"]


def test_an_own_answer_may_be_taken_back_until_somebody_else_answers() -> None:
    sitting = auction()
    before = dump(sitting.table)
    sitting.play(0, "offer 4")
    sitting.undo(0)
    assert dump(sitting.table) == before
    assert sitting.table.waiting() == [0, 1, 2]
    sitting.play(0, "offer 1")
    sitting.play(2, "offer 2")
    assert [sitting.can_undo(seat) for seat in range(3)] == [False, False, True]
    with pytest.raises(Illegal):
        sitting.undo(0)
    sitting.undo(2)
    assert [sitting.can_undo(seat) for seat in range(3)] == [True, False, False]
    sitting.redo(2)
    assert [str(line) for line in sitting.record.masked(1).lines] == ["A! ?", "C! ?"]


def test_nothing_is_taken_back_once_the_answers_are_open() -> None:
    sitting = auction(*enumerate(OFFERS))
    assert not any(sitting.can_undo(seat) for seat in range(3))
    sitting.play(1, "offer 0")
    assert sitting.can_undo(1)
    sitting.undo(1)
    assert not any(sitting.can_undo(seat) for seat in range(3))
    assert [str(line) for line in sitting.record.masked(-1).lines] == ["A offer 5", "B offer 3", "C offer 5"]


def test_each_seat_offers_what_it_has() -> None:
    table = auction((0, "offer 5"), (1, "offer 1"), names=2).table
    assert isinstance(table, AuctionTable)
    assert table.purses == [4, 9]
    assert [len(table.turn_to(seat)) for seat in (1, 0, 1)] == [6, 5, 6]
