"""Tables: everything that lies on one table, public and secret, and the agenda of what is still to be done."""

from __future__ import annotations

from typing import Final, Self, final

from mypy_extensions import i64, mypyc_attr

from ecumene.kernel.luck import FAST, Luck, sown
from ecumene.kernel.move import Move
from ecumene.kernel.notation import GameOver, Illegal, Line, NotYourTurn, seat_letter
from ecumene.kernel.refusal import Refusal
from ecumene.kernel.step import CHANCE, NOBODY, SEVERAL, Step
from ecumene.kernel.tale import EVERYBODY, Tale, only

ENDLESS: Final[i64] = 100_000  # more steps than lie between any two questions


@final
class Result:
    """How a game ended: the kind of victory and each seat's share of it (1 won, 0 lost, 0.5 shared by two)."""

    def __init__(self, kind: str, shares: list[float]) -> None:
        self.kind: Final = kind
        self.shares: Final = shares

    def __str__(self) -> str:
        return " ".join([f"{share:g}" for share in self.shares] + [self.kind])


@final
class Listener:
    """Hears what happens on a table: the tales, and the lines of luck for the record."""

    def __init__(self) -> None:
        self.tales: list[Tale] = []
        self.lines: list[Line] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """One table. Games add their own fields, and copy them in `copy`."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.agenda: list[Step[Self]] = []  # `depth` steps, the next one last; what lies above is done
        self.depth: i64 = 0
        self.question: Step[Self] | None = None
        self.seat: i64 = NOBODY  # whose answer `moves` lists
        self.moves: list[Move] = []  # every legal answer; never changed in place, copies share it
        self.result: Result | None = None
        self.luck: Luck = FAST
        self.seed: i64 = 1
        self.outcomes: i64 = 0  # how often luck has spoken
        self.barriers: i64 = 0  # how often something hidden was shown to somebody
        self.openings: i64 = 0  # how often hidden answers were opened to everybody
        self.sealed: list[list[Move]] = [[] for _ in range(seats)]  # what each seat has answered under seal
        self.listener: Listener | None = None

    def copy(self) -> Self:
        """An independent table that is equal in everything; nobody listens to it."""
        raise AssertionError(f"{type(self).__name__} does not copy itself")

    def copied_to(self, other: Self) -> Self:
        """Copy what every table has; a game's `copy` does the rest."""
        other.agenda = self.agenda[: self.depth]
        other.depth = self.depth
        other.question = self.question
        other.seat = self.seat
        other.moves = self.moves
        other.result = self.result
        other.luck = self.luck
        other.seed = self.seed
        other.outcomes = self.outcomes
        other.barriers = self.barriers
        other.openings = self.openings
        other.sealed = self.sealed[:]  # the lists in it are never changed in place
        return other

    def redeal(self, viewer: i64) -> None:
        """Deal again, from this table's luck, the secrets that lie here and that `viewer` may not know."""
        raise AssertionError(f"{type(self).__name__} does not say what is secret: redeal it, or pass")

    def imagined(self: Self, viewer: i64, seed: i64) -> Self:
        """A copy that `viewer` cannot tell apart: other luck, other secrets. The only kind a bot may see."""
        other = self.copy()
        other.luck = FAST
        other.seed = sown(seed)
        other.redeal(viewer)
        question = other.question
        if question is not None:
            if question.seat == SEVERAL:
                other.guess_sealed(viewer)
            other.moves = question.moves(other)
        return other

    def guess_sealed(self: Self, viewer: i64) -> None:
        """Put other answers in place of those that other seats have sealed; who has answered is no secret."""
        question = self.question
        assert question is not None
        asked = self.seat
        for seat in range(self.seats):
            count = len(self.sealed[seat])
            if seat == viewer or count == 0:
                continue
            self.seat = seat
            self.sealed[seat] = []
            for _ in range(count):
                moves = question.moves(self)
                self.sealed[seat] = [*self.sealed[seat], moves[self.below(len(moves))]]
        self.seat = asked

    def then(
        self,
        first: Step[Self],
        second: Step[Self] | None = None,
        third: Step[Self] | None = None,
        fourth: Step[Self] | None = None,
    ) -> None:
        """Do these next, in this order, before whatever is on the agenda already."""
        if fourth is not None:
            self._lay(fourth)
        if third is not None:
            self._lay(third)
        if second is not None:
            self._lay(second)
        self._lay(first)

    def then_each(self, steps: list[Step[Self]]) -> None:
        """Do all of these next, in their order."""
        for place in range(len(steps) - 1, -1, -1):
            self._lay(steps[place])

    def _lay(self, step: Step[Self]) -> None:
        """Put a step on the agenda. Places are used again: a list that grows and shrinks costs a fifth of a game."""
        agenda = self.agenda
        depth = self.depth
        if depth < len(agenda):
            agenda[depth] = step
        else:
            agenda.append(step)
        self.depth = depth + 1

    def play(self: Self, move: Move) -> None:
        """Answer the open question for `seat` with one of `moves`; whether it is one is not checked here."""
        question = self.question
        assert question is not None
        self.question = None
        question.take(self, move)
        self.settle()

    def settle(self: Self) -> None:
        """Run what runs by itself, let luck speak, answer what has one answer; stop at a question or the end."""
        agenda = self.agenda
        steps: i64 = 0
        while self.result is None:
            steps += 1
            assert steps < ENDLESS, "the agenda does not come to an end"
            depth = self.depth - 1
            assert depth >= 0, "nothing is left to do, and the game is not over"
            self.depth = depth
            step = agenda[depth]
            if step.seat == NOBODY:
                step.run(self)
            elif step.seat == CHANCE:
                outcome = self.luck.outcome(self, step)
                self.outcomes += 1
                if self.listener is not None:
                    self.listener.lines.append(Line(CHANCE, outcome.text, step.audience))
                step.take(self, outcome)
            elif self._asked(step):
                return
        self.question = None
        self.seat = NOBODY
        self.moves = []

    def _asked(self, question: Step[Self]) -> bool:
        """Put the question, unless it has only one answer and may be answered at once."""
        self.seat = question.seat
        if self.seat == SEVERAL:
            waiting = question.waiting(self)
            if not waiting:
                question.unseal(self)
                return False
            self.seat = waiting[0]
        moves = question.moves(self)
        if len(moves) == 1 and not question.always_asked(self):
            question.take(self, moves[0])
            return False
        assert moves, f"{question!r} has no answer"
        self.question = question
        self.moves = moves
        return True

    def waiting(self: Self) -> list[int]:
        """The seats whose answer is awaited: one, several while answers are sealed, none after the end."""
        return [] if self.question is None else self.question.waiting(self)

    def turn_to(self: Self, seat: i64) -> list[Move]:
        """Among the seats that are awaited, let this one answer next; its legal moves."""
        if self.question is None:
            raise GameOver("", Refusal("game-over"))
        if seat not in self.waiting():
            raise NotYourTurn("", Refusal("not-your-turn", seat=seat_letter(self.seat)))
        if seat != self.seat:
            self.seat = seat
            self.moves = self.question.moves(self)
        return self.moves

    def check(self: Self, move: Move) -> None:
        """Raise `Illegal`, with the question's own reason, unless the move answers it."""
        if move not in self.moves:
            assert self.question is not None
            raise Illegal(move.text, self.question.refusal(self, move))

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1 from this table's luck; for the draws of chance steps only."""
        return self.luck.below(self, n)

    def shown(self) -> None:
        """Something hidden was shown to somebody without luck: no undo goes back behind this."""
        self.barriers += 1

    def open_hidden(self) -> None:
        """Answers hidden UNTIL_OPENED are open to everybody from now on."""
        self.openings += 1
        self.barriers += 1

    def finish(self, result: Result) -> None:
        """The game ends here, whatever is still on the agenda."""
        self.result = result
        self.depth = 0

    def tell(self, kind: str, seat: i64, what: str = "", n: i64 = 0, other: str = "") -> None:
        """Tell everybody what happened, if anybody listens."""
        if self.listener is not None:
            self.listener.tales.append(Tale(kind, seat, what, n, other, EVERYBODY))

    def whisper(self, kind: str, seat: i64, what: str = "", n: i64 = 0, other: str = "", audience: i64 = 0) -> None:
        """Tell this seat alone what happened, or the seats of an audience: they cannot forget it again."""
        self.shown()
        if self.listener is not None:
            self.listener.tales.append(Tale(kind, seat, what, n, other, audience or only(seat)))
