"""Pictures: how each game's view is drawn in a terminal. A game's picture is the module of its name."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol

from msgspec import Struct
from rich.console import RenderableType

from ecumene.kernel.move import Move
from ecumene.names import Texts


class Picture(Protocol):
    """What the terminal needs to show of a game."""

    def draw(self, view: Struct, width: int) -> RenderableType:
        """The whole table."""

    def legend(self) -> RenderableType:
        """What the signs in the picture mean."""

    def menu(self, view: Struct, seat: int, moves: list[Move]) -> RenderableType | None:
        """The legal moves behind their numbers, if a plain list would be too long."""

    def note(self, view: Struct, move: Move) -> str:
        """What to say beside a move in a plain list, such as what a card costs."""

    def about(self, slug: str) -> str:
        """What is printed on a card."""

    def verdict(self, view: Struct) -> str:
        """Who has won, and how."""

    def sheet(self, view: Struct) -> RenderableType:
        """The points of everybody."""


def picture_of(texts: Texts, players: list[str]) -> Picture:
    """The picture of the game that these texts are about."""
    picture: Picture = import_module(f"ecumene.cli.pictures.{texts.game}").picture(texts, players)
    return picture
