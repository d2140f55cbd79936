"""Lessons: tables that explain a game to whoever takes them, signed in or not."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Struct

from ecumene.kernel import catalog
from ecumene.kernel.game import Game
from ecumene.server.api.common import language
from ecumene.server.api.errors import errors
from ecumene.server.api.given import Asking
from ecumene.server.lessons import Answers, LessonView, Study
from ecumene.server.trouble import MISSING, Refused
from ecumene.server.voice import texts

LESSONS: Final = "/api/games/{game:str}/lessons"

GameName = Annotated[str, PathParameter(max_length=20)]
LessonSlug = Annotated[str, PathParameter(max_length=40, description="the slug of a lesson from the list")]


class LessonSummary(Struct, frozen=True):
    """A lesson of a game. Its title is `GAME-lesson-SLUG`."""

    slug: str
    steps: int


@get(LESSONS, summary="What can be learned", tags=["games"], responses=errors(404))
async def lessons(game: GameName) -> list[LessonSummary]:
    """The lessons of a game, in the order in which one takes them."""
    return [LessonSummary(lesson.slug, len(lesson.steps)) for lesson in _found(game).lessons()]


@post(
    LESSONS + "/{lesson:str}",
    summary="Take a lesson",
    tags=["games"],
    status_code=200,
    responses=errors(404, 409, 413, 415),
)
async def learn(request: Asking, game: GameName, lesson: LessonSlug, data: JSONBody[Answers]) -> LessonView:
    """Where these answers lead: the table, what to learn there and what to do. Nothing is stored.

    Begin with no moves, and send one answer more each time: one of those `accepted`.
    """
    request.scope["state"]["game"] = game
    found = _found(game)
    known = {each.slug: each for each in found.lessons()}
    if lesson not in known:
        raise Refused(MISSING, "unknown-lesson", lesson=lesson, lessons=list(known))
    return Study(found, known[lesson], data.moves, texts(language(request), game)).shown()


def _found(name: str) -> Game:
    """The game of this name."""
    if name not in catalog.names():
        raise Refused(MISSING, "unknown-game", game=name, games=catalog.names())
    return catalog.find(name)


HANDLERS: Final = [lessons, learn]
