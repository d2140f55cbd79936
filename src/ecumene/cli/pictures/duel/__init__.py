"""7 Wonders Duel in a terminal: the structure of cards between two cities."""

from __future__ import annotations

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ecumene.cli.pictures.duel import board, cities, structure
from ecumene.cli.pictures.duel.lettering import Lettering
from ecumene.cli.pictures.duel.menu import menu as turn_menu
from ecumene.games.duel.view import DuelView
from ecumene.kernel.move import Move
from ecumene.kernel.notation import seat_letter, seat_number
from ecumene.kernel.record import CANCELLED
from ecumene.names import Texts

WIDE = 100  # columns from which the cards of the structure show all they need to
TURN = ("build", "bury", "discard")


def picture(texts: Texts, players: list[str]) -> DuelPicture:
    """The picture for these players."""
    return DuelPicture(texts, players)


class DuelPicture:
    """Everything a terminal shows of a table of 7 Wonders Duel."""

    def __init__(self, texts: Texts, players: list[str]) -> None:
        self.letters = Lettering(texts, players)

    def draw(self, view: Struct, width: int) -> RenderableType:
        """Both cities, then what lies between them: what is looked at most comes last, next to the question."""
        assert isinstance(view, DuelView)
        letters = self.letters
        is_wide = width >= WIDE
        parts = [cities.side_by_side(view, letters, width) if is_wide else cities.stacked(view, letters, width)]
        parts += board.discarded(view, letters, width)
        if not view.result:
            parts += board.unseen(view, letters, width)
        parts += [board.headline(view, letters), board.track(view, letters)]
        parts += board.tokens(view, letters, width) + board.offer(view, letters, width)
        if view.age and not view.result:
            parts.append(structure.cards(view, letters, width))
            if not is_wide:
                parts.append(structure.listed(view, letters))
            parts += board.threats(view, letters)
        return Group(*parts)

    def legend(self) -> RenderableType:
        """What the signs mean."""
        return structure.legend(self.letters)

    def menu(self, view: Struct, seat: int, moves: list[Move]) -> RenderableType | None:
        """In a turn, cards against their uses."""
        assert isinstance(view, DuelView)
        return turn_menu(view, seat, moves, self.letters) if moves[0].verb in TURN else None

    def note(self, view: Struct, move: Move) -> str:
        """What a wonder costs, or who a letter stands for."""
        assert isinstance(view, DuelView)
        what = move.words[1]
        if move.verb == "start":
            return f"({self.letters.players[seat_number(what.upper())]})"
        return self.letters.cost(self.letters.faces[what]) if move.verb == "draft" else ""

    def about(self, slug: str) -> str:
        """Family, age, cost and effect, as printed."""
        return self.letters.printed(slug)

    def verdict(self, view: Struct) -> str:
        """Who has won, and how."""
        assert isinstance(view, DuelView)
        first, second, kind = view.result.split(" ")
        if kind == CANCELLED:
            return self.letters.say("terminal-duel-cancelled")
        if first == second:
            return self.letters.say("terminal-duel-shared")
        return self.letters.say("terminal-duel-won", who=self.letters.players[int(second == "1")], kind=kind)

    def sheet(self, view: Struct) -> RenderableType:
        """Points by category, one column a player."""
        assert isinstance(view, DuelView)
        letters = self.letters
        table = Table(box=None, padding=(0, 2, 0, 0))
        table.add_column("")
        for seat, player in enumerate(letters.players):
            table.add_column(Text(f"{seat_letter(seat)} {player}", letters.hue(seat)), justify="right")
        for category in view.cities[0].score:
            points = [str(city.score[category]) for city in view.cities]
            table.add_row(letters.say("terminal-duel-category", category=category), *points)
        totals = [Text(str(city.total), "bold") for city in view.cities]
        table.add_row(Text(letters.say("terminal-duel-total"), "bold"), *totals)
        return table
