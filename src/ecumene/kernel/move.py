"""Moves: a move is its text, and carries small integers so that the rules never parse it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

SMALL_WORDS: Final = ("at", "by", "for", "from", "of", "on", "to", "under", "with")  # they stand between slugs


@final
class Move:
    """One line that answers a question. Interned by its game's lexicon: equal means identical."""

    def __init__(self, text: str, a: i64, b: i64) -> None:
        self.text: Final = text
        self.a: Final[i64] = a
        self.b: Final[i64] = b

    @property
    def words(self) -> list[str]:
        """The verb and what follows it."""
        return self.text.split(" ")

    @property
    def verb(self) -> str:
        """What the move does."""
        return self.words[0]

    @property
    def targets(self) -> list[str]:
        """What the move is about, in the order in which it is said: what a player points at to choose it."""
        return [word for word in self.words[1:] if word not in SMALL_WORDS]

    def __repr__(self) -> str:
        return f"Move({self.text!r})"


@final
class Lexicon:
    """The moves a game has put into words; only rules add to it, so no player can fill the memory."""

    def __init__(self) -> None:
        self._moves: dict[str, Move] = {}

    def move(self, text: str, a: i64 = 0, b: i64 = 0) -> Move:
        """The one move with this text; `a` and `b` are what the rules read instead of the text."""
        known = self._moves.get(text)
        if known is None:
            known = Move(text, a, b)
            self._moves[text] = known
        assert (known.a, known.b) == (a, b), f"{text!r} has two meanings"
        return known

    def find(self, text: str) -> Move | None:
        """The move with this text, if the game has such a move."""
        return self._moves.get(text)

    def moves(self) -> list[Move]:
        """Every move so far, in notation order."""
        return [self._moves[text] for text in sorted(self._moves)]
