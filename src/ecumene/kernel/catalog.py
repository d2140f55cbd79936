"""The catalog: every game there is, found by its name and loaded when it is asked for."""

from __future__ import annotations

import importlib
import pkgutil

from ecumene.kernel.game import Game
from ecumene.kernel.notation import Unreadable
from ecumene.kernel.refusal import Refusal

GAMES = "ecumene.games"


def names() -> list[str]:
    """The names of all games, in alphabetical order."""
    package = importlib.import_module(GAMES)
    return sorted(module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg)


def find(name: str) -> Game:
    """The game of this name."""
    if name not in names():
        raise Unreadable(name, Refusal("unknown-game", game=name, games=names()))
    game = importlib.import_module(f"{GAMES}.{name}.game").GAME
    assert isinstance(game, Game)
    return game
