"""What a person meant by what they typed: whole names, beginnings of words, any language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

from ecumene.kernel.move import Lexicon, Move

T = TypeVar("T")

SHORT: Final = 3  # a word of fewer letters needs the verb before it
SIMPLER: Final = str.maketrans({"’": "'", "ʼ": "'", "`": "'", "ё": "е", "«": " ", "»": " ", "“": " ", "”": " "})


def tokens(text: str) -> list[str]:
    """The words of a text, small; `guard_tower` is two."""
    return [word for word in re.split(r"[\s_,.:;!?()-]+", text.casefold().translate(SIMPLER)) if word]


def fits(typed: Sequence[str], whole: Sequence[str]) -> bool:
    """Is each typed word the beginning of a word of the whole, in the same order?"""
    place = 0
    for word in typed:
        while place < len(whole) and not whole[place].startswith(word):
            place += 1
        if place == len(whole):
            return False
        place += 1
    return True


def begins(typed: Sequence[str], whole: Sequence[str]) -> bool:
    """Does it fit, and is it either long enough or led by the whole's first word?"""
    if not typed or not fits(typed, whole):
        return False
    return whole[0].startswith(typed[0]) or min(map(len, typed)) >= SHORT


def named(typed: str, things: Iterable[T], names: Callable[[T], list[str]]) -> list[T]:
    """The things with this very name, or else those whose names begin like it."""
    words = tokens(typed)
    known = [(thing, [tokens(name) for name in names(thing)]) for thing in things]
    exact = [thing for thing, wholes in known if words in wholes]
    return exact or [thing for thing, wholes in known if any(begins(words, whole) for whole in wholes)]


class Vocabulary:
    """The moves of a game, as notation and as the player's language put them."""

    def __init__(self, lexicon: Lexicon, said: Callable[[Move], str]) -> None:
        self.lexicon: Final = lexicon
        self.said: Final = said

    def meant(self, typed: str, legal: list[Move]) -> list[Move]:
        """Whatever may be meant: the very move, even if it is refused; else legal ones; else any that would fit."""
        words = tokens(typed)
        known = self.lexicon.moves()
        verbs = {move.verb for move in legal}
        possible = [move for move in known if move.verb in verbs]
        exact = [move for move in possible if words in self.names(move)]
        exact = exact or [move for move in known if words == tokens(move.text)]
        begun = exact or self._beginning(words, legal) or self._beginning(words, possible)
        return begun or self._beginning(words, known)

    def _beginning(self, words: list[str], moves: list[Move]) -> list[Move]:
        return [move for move in moves if any(begins(words, name) for name in self.names(move))]

    def names(self, move: Move) -> list[list[str]]:
        """How a move may be called."""
        return [tokens(move.text), tokens(self.said(move))]
