"""The host: seats people and bots at a table, carries out their moves, takes back and repeats them."""

from __future__ import annotations

import random

from ecumene import bots
from ecumene.bots.bot import Bot
from ecumene.kernel.game import Game
from ecumene.kernel.notation import Illegal, Unreadable, seat_letter
from ecumene.kernel.record import Record
from ecumene.kernel.refusal import Refusal
from ecumene.kernel.sitting import Sitting
from ecumene.kernel.step import PUBLIC
from ecumene.kernel.tale import Tale

SEEDS = 1 << 40  # how many seeds a bot may be given


def bot_of(name: str, game: Game, seed: int) -> Bot | None:
    """The bot of this name, or nobody: then it is a person. A colon is a bot's, so a mistyped bot is an error."""
    try:
        return bots.make(name, game, seed)
    except Unreadable:
        if ":" in name:
            raise
        return None


def distinct(names: list[str]) -> list[str]:
    """The names, with seat letters where two are alike."""
    return [f"{name} {seat_letter(seat)}" if names.count(name) > 1 else name for seat, name in enumerate(names)]


class Host:
    """Who sits where at one sitting, and what has been played."""

    def __init__(self, sitting: Sitting, seed: str) -> None:
        self.sitting = sitting
        self.players = distinct(sitting.record.names)
        self.dice = random.Random(f"bots {seed}")  # not the table's luck, so that no bot can foresee it
        self.bots: dict[int, Bot] = {}
        for seat, name in enumerate(sitting.record.names):
            bot = bot_of(name, sitting.game, self.dice.randrange(SEEDS))
            if bot is not None:
                self.bots[seat] = bot
        self.people = [seat for seat in range(len(self.players)) if seat not in self.bots]

    @property
    def record(self) -> Record:
        """What has been played."""
        return self.sitting.record

    def due(self) -> int:
        """The seat that answers next."""
        seat = self.sitting.table.waiting()[0]
        self.sitting.table.turn_to(seat)
        return seat

    def bot_plays(self, seat: int) -> list[Tale]:
        """A bot answers, seeing only what its seat may see."""
        imagined = self.sitting.table.imagined(seat, self.dice.randrange(SEEDS))
        return self.play(seat, self.bots[seat].choose(imagined).text)

    def play(self, seat: int, text: str) -> list[Tale]:
        """Play a move; every bot hears of it, unless the answer is secret."""
        question = self.sitting.table.question
        is_secret = question is not None and question.secrecy(self.sitting.table) != PUBLIC
        tales = self.sitting.play(seat, text)
        self._heard(text, is_secret)
        return tales

    def undo(self) -> None:
        """Take back a person's last move, and what bots answered to it."""
        lines = self.record.lines[self.sitting.floor :]
        if not any(line.seat in self.people for line in lines):
            raise Illegal("undo", Refusal("nothing-to-undo"))
        seat = -1
        while seat not in self.people:
            seat = int(self.record.lines[-1].seat)
            self.sitting.undo(seat)
        for bot in self.bots.values():
            bot.forget()

    def redo(self) -> None:
        """Play again what was taken back last."""
        undone = self.sitting.undone
        self.sitting.redo(undone[-1].seat if undone else -1)
        while undone and undone[-1].seat in self.bots:
            self.sitting.redo(undone[-1].seat)
        for bot in self.bots.values():
            bot.forget()

    def _heard(self, text: str, is_secret: bool) -> None:
        move = self.sitting.game.read(text)
        for bot in self.bots.values():
            if is_secret or move is None:
                bot.forget()
            else:
                bot.saw(move)
