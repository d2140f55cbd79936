"""Lessons: a game explained at a table where luck and the other seats follow a script."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Final, TypeVar, final

from mypy_extensions import i64

from ecumene.kernel.luck import Luck
from ecumene.kernel.move import Move
from ecumene.kernel.step import Step
from ecumene.kernel.table import Table

T = TypeVar("T", bound=Table)

NEXT: Final = "/next"  # goes on from a step that only explains


@final
class LessonStep:
    """One thing to learn: what is explained, what the learner does about it, and what follows by itself.

    `asks_for` are moves, in which `*` stands for anything: `build baths`, `bury * under pyramids`, `*`. Without any
    the step only explains. `points_at` are targets of moves, or names of what the game's view shows. `replies` are
    answered afterwards for whoever is asked, the learner included where a lesson skips some turns.
    """

    def __init__(self, slug: str, asks_for: list[str], points_at: list[str], replies: list[str] | None = None) -> None:
        self.slug: Final = slug
        self.asks_for: Final = asks_for
        self.points_at: Final = points_at
        self.replies: Final = replies or []

    def accepts(self, move: str) -> bool:
        """Is this legal move one that the step asks for?"""
        return any(fnmatchcase(move, each) for each in self.asks_for)


@final
class Lesson:
    """A lesson for one seat: how its table is set up, what luck brings there, and its steps."""

    def __init__(
        self,
        slug: str,
        seats: i64,
        options: dict[str, str],
        luck: list[str],
        steps: list[LessonStep],
        seat: i64 = 0,
        opening: list[str] | None = None,
    ) -> None:
        self.slug: Final = slug
        self.seats: Final[i64] = seats
        self.options: Final = options
        self.luck: Final = luck
        self.steps: Final = steps
        self.seat: Final[i64] = seat  # the learner's
        self.opening: Final = opening or []  # moves that were played before the first step


@final
class Foretold(Luck):
    """Luck for one table of a lesson: each time the first outcome of the script that is possible, and never twice.

    So a script can lay out cards slot by slot, in whatever order they will be turned up.
    """

    def __init__(self, outcomes: list[str]) -> None:
        self.left: Final = outcomes[:]

    def outcome(self, t: T, step: Step[T]) -> Move:
        for place in range(len(self.left)):
            move = step.outcome(t, self.left[place])
            if move is not None:
                del self.left[place]
                return move
        raise AssertionError(f"the lesson does not say what luck brings to {step!r}")
