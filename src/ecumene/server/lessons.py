"""Lessons as somebody takes them: nothing is stored, each answer plays the lesson again from its start."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from ecumene.kernel.game import Game
from ecumene.kernel.lesson import NEXT, Foretold, Lesson, LessonStep
from ecumene.kernel.move import Move
from ecumene.kernel.notation import GameOver, Illegal, Unreadable, seat_letter
from ecumene.kernel.refusal import Refusal
from ecumene.kernel.sitting import Sitting
from ecumene.kernel.tale import Tale
from ecumene.names import Texts
from ecumene.server.picture import Event, Told

MOST: Final = 100  # answers
SET_UP: Final = -2


class Answers(Struct, frozen=True, forbid_unknown_fields=True):
    """How far the learner has come."""

    moves: Annotated[
        list[Annotated[str, Meta(max_length=200)]],
        Meta(max_length=MOST, description=f"one answer a step, of those accepted then; {NEXT} where one only reads"),
    ] = []


class StepView(Struct, frozen=True):
    """What is to be learned now. Its texts are `GAME-lesson-SLUG`."""

    index: int
    slug: str
    points_at: list[str]  # targets of moves, or names of fields of the view
    waits: bool  # for a move; otherwise the learner reads, and goes on


class LessonView(Struct, frozen=True):
    """A lesson and its table, as the learner sees them; what a table has too is as in its picture."""

    seat: int
    view: Any
    prompt: str
    awaits: list[int]
    moves: dict[str, list[str]]  # all that are legal, each with its targets; none where the learner reads
    tales: list[Told]
    result: str
    answered: str  # the slug of the step before this one
    step: StepView | None  # nothing once the lesson is over
    steps: int
    accepted: list[str]  # the answers that lead on from here
    over: bool


class Study:
    """A learner's way through a lesson; raises one of the four errors where an answer does not lead on."""

    def __init__(self, game: Game, lesson: Lesson, answers: Sequence[str], texts: Texts) -> None:
        self.game: Final = game
        self.lesson: Final = lesson
        self.texts: Final = texts
        self.seat: Final = int(lesson.seat)
        names = [seat_letter(seat) for seat in range(lesson.seats)]
        self.sitting: Final = Sitting(game, names, lesson.options, Foretold(lesson.luck))
        self.log: Final = [self._told(SET_UP, "", self.sitting.tales)]
        self.answered = 0
        self._play(lesson.opening)
        for answer in answers:
            self._answer(answer)

    @property
    def step(self) -> LessonStep | None:
        """What is to be learned now; nothing once the lesson is over."""
        return self.lesson.steps[self.answered] if self.answered < len(self.lesson.steps) else None

    @property
    def moves(self) -> list[Move]:
        """The learner's legal moves; none while they only read."""
        reads = self.step is not None and not self.step.asks_for
        table = self.sitting.table
        return [] if reads or self.seat not in table.waiting() else table.turn_to(self.seat)

    def accepted(self) -> list[str]:
        """The answers that lead on."""
        step = self.step
        if step is None:
            return []
        return [move.text for move in self.moves if step.accepts(move.text)] if step.asks_for else [NEXT]

    def shown(self) -> LessonView:
        """Where the learner is now."""
        step, table, moves = self.step, self.sitting.table, self.moves
        return LessonView(
            seat=self.seat,
            view=self.game.view(table, self.seat),
            prompt=table.question.prompt(table) if moves and table.question is not None else "",
            awaits=table.waiting(),
            moves={move.text: move.targets for move in moves},
            tales=self.log,
            result="" if table.result is None else str(table.result),
            answered=self.lesson.steps[self.answered - 1].slug if self.answered else "",
            step=None if step is None else StepView(self.answered, step.slug, step.points_at, bool(step.asks_for)),
            steps=len(self.lesson.steps),
            accepted=self.accepted(),
            over=step is None,
        )

    def _answer(self, text: str) -> None:
        step = self.step
        if step is None:
            raise GameOver(text, Refusal("lesson-over"))
        if not step.asks_for:
            if text != NEXT:
                raise Illegal(text, Refusal("lesson-explains"))
        else:
            self._check(step, text)
            self._play([text])
        self._play(step.replies)
        self.answered += 1

    def _check(self, step: LessonStep, text: str) -> None:
        """Refuse what is not legal as any table would, and kindly what is legal but not asked for."""
        table = self.sitting.table
        table.turn_to(self.seat)
        move = self.game.read(text)
        if move is None:
            raise Unreadable(text, Refusal("unknown-move", game=self.game.name))
        table.check(move)
        if not step.accepts(text):
            hint = self.texts.say(f"{self.game.name}-lesson-{step.slug}.hint")
            raise Illegal(text, Refusal("lesson-asks-for-another", step=step.slug, hint=hint))

    def _play(self, moves: Sequence[str]) -> None:
        """Play moves for whoever is asked."""
        for text in moves:
            seat = int(self.sitting.table.seat)
            line = len(self.sitting.record.lines)
            tales = self.sitting.play(seat, text)
            self.log.append(self._told(seat, self.sitting.record.lines[line].masked(self.seat).text, tales))

    def _told(self, seat: int, move: str, tales: Sequence[Tale]) -> Told:
        """An entry of the log; a lesson has no clock."""
        heard = [tale for tale in tales if tale.for_ears_of(self.seat)]
        lines = len(self.sitting.record.lines)
        return Told(
            line=lines,
            ply=lines,
            at=0,
            seat=seat,
            move=move,
            tales=[Event(tale.kind, int(tale.seat), tale.what, int(tale.n), tale.other) for tale in heard],
        )
