"""The screen: what happened, the table, the legal moves, and everything else that is said to a player."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from msgspec import Struct
from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ecumene.cli.pictures import picture_of
from ecumene.cli.records import Chapter
from ecumene.cli.trouble import LONGEST, printable
from ecumene.kernel.move import Move
from ecumene.kernel.tale import Tale
from ecumene.names import Texts

RUBRIC = "bold #d9482b"  # the one colour that means: this waits for you
LAID_OUT = 2  # more events of one kind in a row are a set-up


class Screen:
    """A terminal, or whatever else is written to."""

    def __init__(self, texts: Texts, players: list[str]) -> None:
        self.texts = texts
        self.players = players
        self.picture = picture_of(texts, players)
        self.console = Console(highlight=False, markup=False, emoji=False)

    def say(self, sentence: str, style: str = "") -> None:
        """A sentence of its own."""
        self.console.print(Text(sentence, style))

    def title(self, title: str) -> None:
        """A line between this and what was before."""
        self.console.print(Rule(Text(title, "bold"), style="dim"))

    def clear(self) -> None:
        """Nothing of what was shown stays, not even above the screen."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")
            self.console.clear()

    def draw(self, view: Struct) -> None:
        """The table."""
        self.console.print(self.picture.draw(view, self.console.width))

    def thinks(self, player: str) -> None:
        """A bot takes its time; the sentence goes when the next one comes."""
        if self.console.is_terminal:
            print(self.texts.say("terminal-thinking", who=player), end="\r", flush=True)

    def thought(self) -> None:
        """The bot has moved."""
        if self.console.is_terminal:
            print("\x1b[2K", end="", flush=True)

    def tell(self, chapters: Iterable[Chapter], viewer: int) -> None:
        """What happened, as far as this seat may hear of it; what luck lays out in a row, the table shows."""
        for chapter in chapters:
            told = [tale for run in runs(chapter.tales, viewer) if len(run) <= LAID_OUT for tale in run]
            self._paragraph(chapter, told)

    def log(self, chapters: Iterable[Chapter], viewer: int) -> None:
        """The whole game so far."""
        for chapter in chapters:
            self._paragraph(chapter, [tale for run in runs(chapter.tales, viewer) for tale in run])

    def _paragraph(self, chapter: Chapter, tales: list[Tale]) -> None:
        if tales:
            table = Table.grid(padding=(0, 1, 0, 0))
            table.add_column(width=3, justify="right", style="dim")
            told = " ".join(self.texts.tale(tale, self.players) for tale in tales)
            table.add_row(str(chapter.number or ""), Text(told))
            self.console.print(table)

    def legend(self) -> None:
        """What the signs mean."""
        self.console.print(self.picture.legend())

    def moves(self, view: Struct, seat: int, moves: list[Move]) -> None:
        """Every legal move behind its number."""
        menu = self.picture.menu(view, seat, moves)
        if menu is not None:
            self.console.print(menu)
            return
        table = Table.grid(padding=(0, 1, 0, 0))
        for number, move in enumerate(moves, 1):
            words = Text(self.texts.move(move), "bold")
            note = self.picture.note(view, move)
            if note:
                words.append(f"  {note}", "not bold")
            rule = self.texts.rule(move.words[-1])
            if rule:
                words.append(f"  {rule}", "not bold dim")
            table.add_row(Text(str(number), RUBRIC), words)
        self.console.print(table)

    def ask(self, sentence: str) -> None:
        """What is asked."""
        self.say(f"▌ {sentence}", RUBRIC)

    def read(self) -> str:
        """What the player types."""
        sys.stdout.flush()
        return printable(input("> ").strip())[:LONGEST]


def runs(tales: list[Tale], viewer: int) -> list[list[Tale]]:
    """The tales for a seat one by one, but those that luck repeats together."""
    found: list[list[Tale]] = []
    for tale in tales:
        if not tale.for_ears_of(viewer):
            continue
        if found and found[-1][-1].kind == tale.kind and tale.seat < 0:
            found[-1].append(tale)
        else:
            found.append([tale])
    return found
