"""Answers that others may not learn: until they are opened, for good, in several parts, by nobody at all."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from ecumene.bots.search import Search
from ecumene.kernel.game import Game
from ecumene.kernel.luck import Live
from ecumene.kernel.move import Lexicon, Move
from ecumene.kernel.record import Record
from ecumene.kernel.refusal import Refusal
from ecumene.kernel.sitting import Sitting
from ecumene.kernel.step import FOR_GOOD, UNTIL_OPENED, Question, Sealed, Step
from ecumene.kernel.table import Listener, Result, Table
from ecumene.kernel.tale import only

MOVES = Lexicon()
CARD = [MOVES.move(f"card {name}", value) for value, name in enumerate(("ambush", "charge", "none"))]
GOODS = [MOVES.move(f"good {name}", value) for value, name in enumerate(("grain", "wine"))]


class Hidden(Table):
    """What the tests lay on the agenda, and what was opened."""

    def __init__(self) -> None:
        super().__init__(3)
        self.opened: list[str] = []

    def copy(self) -> Hidden:
        other = self.copied_to(Hidden())
        other.opened = self.opened[:]
        return other

    def redeal(self, viewer: i64) -> None:
        """Nothing is secret but sealed answers."""


class FaceDown(Question[Hidden]):
    """Play a tactics card face down, one side after the other."""

    def __init__(self, seat: i64, kept: i64) -> None:
        super().__init__(seat)
        self.kept = kept

    def moves(self, t: Hidden, /) -> list[Move]:
        return CARD

    def take(self, t: Hidden, move: Move, /) -> None:
        t.opened.append(move.text)

    def refusal(self, t: Hidden, move: Move, /) -> Refusal:
        return Refusal("no-such-card")

    def secrecy(self, t: Hidden, /) -> i64:
        return self.kept


class Reveal(Step[Hidden]):
    """The cards are turned up together."""

    def run(self, t: Hidden, /) -> None:
        t.open_hidden()


class End(Step[Hidden]):
    """The game is over."""

    def run(self, t: Hidden, /) -> None:
        t.finish(Result("over", [1.0, 0.0, 0.0]))


class OfferTwo(Sealed[Hidden]):
    """Two goods a seat, offered one by one, opened together."""

    def __init__(self, seats: list[int]) -> None:
        super().__init__()
        self.seats = seats

    def open_to(self, t: Hidden, /) -> list[int]:
        return self.seats

    def is_done(self, t: Hidden, seat: i64, /) -> bool:
        return len(t.sealed[seat]) == 2

    def moves(self, t: Hidden, /) -> list[Move]:
        return GOODS

    def open_up(self, t: Hidden, answers: list[list[Move]], /) -> None:
        t.opened = [" ".join(move.text for move in answer) for answer in answers]

    def refusal(self, t: Hidden, move: Move, /) -> Refusal:
        return Refusal("no-such-good")


class Laid(Game):
    """A game of the steps that a test lays out."""

    def __init__(self, steps: list[Step[Hidden]]) -> None:
        super().__init__("laid", 1, [3], [], MOVES)
        self.steps = steps

    def lay_out(self, seats: i64, options: dict[str, str]) -> Table:
        t = Hidden()
        t.then_each(self.steps)
        return t


def sat_down(*steps: Step[Hidden]) -> Sitting:
    return Sitting(Laid([*steps, End()]), ["Anna", "Ben", "Cleo"], {}, Live(b"secret"))


def read(sitting: Sitting, viewer: int) -> list[str]:
    return [str(line) for line in sitting.record.masked(viewer).lines]


LAST = FaceDown(2, FOR_GOOD)


def test_cards_played_face_down_are_opened_together() -> None:
    sitting = sat_down(FaceDown(0, UNTIL_OPENED), FaceDown(1, UNTIL_OPENED), Reveal(), LAST)
    sitting.play(0, "card ambush")
    assert [read(sitting, viewer) for viewer in (-1, 0, 1)] == [["A! ?"], ["A! card ambush"], ["A! ?"]]
    sitting.play(1, "card none")
    assert read(sitting, -1) == ["A card ambush", "B card none"]
    assert not sitting.can_undo(1)


def test_an_answer_may_stay_secret_for_good() -> None:
    sitting = sat_down(FaceDown(0, FOR_GOOD), FaceDown(1, UNTIL_OPENED), Reveal(), LAST)
    sitting.play(0, "card charge")
    sitting.play(1, "card none")
    assert read(sitting, 1) == ["A! ?", "B card none"]
    assert read(sitting, 0) == ["A! card charge", "B card none"]


def test_a_file_says_what_is_secret() -> None:
    sitting = sat_down(FaceDown(0, UNTIL_OPENED), FaceDown(1, UNTIL_OPENED), Reveal(), LAST)
    sitting.play(0, "card ambush")
    again = Record.read(sitting.record.write())
    assert [str(line) for line in again.masked(1).lines] == ["A! ?"]
    assert [str(line) for line in again.masked(0).lines] == ["A! card ambush"]


def test_a_sealed_choice_may_take_several_answers() -> None:
    sitting = sat_down(OfferTwo([0, 2]), LAST)
    assert sitting.table.waiting() == [0, 2]
    sitting.play(2, "good wine")
    sitting.play(0, "good grain")
    sitting.play(2, "good grain")
    assert sitting.table.waiting() == [0]
    assert read(sitting, 0) == ["C! ?", "A! good grain", "C! ?"]
    sitting.play(0, "good grain")
    t = sitting.table
    assert isinstance(t, Hidden)
    assert t.opened == ["good grain good grain", "", "good wine good grain"]
    assert read(sitting, -1) == ["C good wine", "A good grain", "C good grain", "A good grain"]


def test_a_sealed_question_to_nobody_opens_at_once() -> None:
    t = sat_down(OfferTwo([]), LAST).table
    assert isinstance(t, Hidden)
    assert (t.opened, t.waiting()) == (["", "", ""], [2])


def test_an_imagined_table_keeps_how_much_each_seat_has_answered() -> None:
    sitting = sat_down(OfferTwo([0, 2]), LAST)
    sitting.play(2, "good wine")
    sitting.play(2, "good wine")
    imagined = [sitting.table.imagined(0, seed) for seed in range(40)]
    assert {tuple(other.waiting()) for other in imagined} == {(0,)}
    assert len({tuple(move.text for move in other.sealed[2]) for other in imagined}) == 4


def test_a_whisper_to_two_seats() -> None:
    t = Hidden()
    t.listener = Listener()
    t.whisper("swap", 0, "wine", audience=only(0) + only(2))
    [tale] = t.listener.tales
    assert [tale.for_ears_of(viewer) for viewer in (-1, 0, 1, 2)] == [False, True, False, True]
    assert t.barriers == 1


def test_rules_that_stop_before_the_end_are_found_out() -> None:
    t = Hidden()
    with pytest.raises(AssertionError, match="nothing is left to do"):
        t.settle()


def test_a_bot_does_not_answer_a_sealed_question_as_if_it_knew_the_others() -> None:
    class Pennies(Sealed[Hidden]):
        """Ben wins with the same good as Anna; with another one Anna wins."""

        def open_to(self, t: Hidden, /) -> list[int]:
            return [0, 1]

        def moves(self, t: Hidden, /) -> list[Move]:
            return GOODS

        def open_up(self, t: Hidden, answers: list[list[Move]], /) -> None:
            same = answers[0][0] is answers[1][0]
            t.finish(Result("pennies", [0.0, 1.0, 0.0] if same else [1.0, 0.0, 0.0]))

    game = Laid([Pennies()])
    search = Search(game, 1, 4000, 0.0, float)
    search.choose(game.new_table(3, {}))
    values = [child.reward / float(child.visits) for child in search.root.answers[0].values()]
    assert all(0.3 < value < 0.7 for value in values)  # the rival cannot know: about half of the games are won
