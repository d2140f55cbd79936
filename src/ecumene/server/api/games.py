"""Games: what can be played here, and what is printed on its cards."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import get
from litestar.params import PathParameter
from msgspec import Struct

from ecumene.bots.levels import LEVELS
from ecumene.kernel import catalog
from ecumene.kernel.game import Game
from ecumene.server.api.common import language
from ecumene.server.api.errors import errors
from ecumene.server.api.given import Asking
from ecumene.server.trouble import MISSING, Refused
from ecumene.server.voice import texts


class Choice(Struct, frozen=True):
    """A choice before the game; the first value is the usual one."""

    name: str
    values: list[str]


class GameSummary(Struct, frozen=True):
    """A game of the catalog."""

    name: str
    version: int
    seats: list[int]
    options: list[Choice]


class GameDetails(Struct, frozen=True):
    """A game, and everything that is printed on its components."""

    name: str
    version: int
    seats: list[int]
    options: list[Choice]
    catalogue: list[Any]


class LevelView(Struct, frozen=True):
    """How strong a bot may be."""

    level: int
    slug: str
    name: str


@get("/api/games", summary="What can be played", tags=["games"], responses=errors())
async def games() -> list[GameSummary]:
    """All games, with how many may play and what they choose beforehand."""
    return [_summary(catalog.find(name)) for name in catalog.names()]


@get("/api/games/{game:str}", summary="One game", tags=["games"], responses=errors(404))
async def game(game: Annotated[str, PathParameter(max_length=20)]) -> GameDetails:
    """A game with its catalogue: every card and component with what is printed on it."""
    if game not in catalog.names():
        raise Refused(MISSING, "unknown-game", game=game, games=catalog.names())
    found = catalog.find(game)
    summary = _summary(found)
    return GameDetails(summary.name, summary.version, summary.seats, summary.options, list(found.catalogue()))


@get("/api/levels", summary="How strong bots are", tags=["games"], responses=errors())
async def levels(request: Asking) -> list[LevelView]:
    """The ten levels of bots, from newcomer to master."""
    words = texts(language(request), "")
    return [LevelView(level.number, level.slug, words.say(f"level-{level.slug}")) for level in LEVELS]


def _summary(game: Game) -> GameSummary:
    options = [Choice(option.name, option.values) for option in game.options]
    return GameSummary(game.name, game.version, game.seat_counts, options)


HANDLERS: Final = [games, game, levels]
