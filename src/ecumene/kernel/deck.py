"""Decks: cards nobody has seen have no order yet; only what was put back or looked at has a known place."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class Deck:
    """A face-down deck of card numbers: known cards on top, the unseen in any order, known cards below.

    `unseen` is kept sorted, so that equal decks are equal lists. Which card leaves the unseen is decided by the
    chance step that sees it: it picks with `nth(t.below(deck.count()))` and takes the card out with `draw`.
    """

    def __init__(self, cards: list[int]) -> None:
        self.top: list[int] = []  # known, the last one is drawn next
        self.unseen: list[int] = sorted(cards)
        self.bottom: list[int] = []  # known, the first one is drawn next

    def copy(self) -> Deck:
        """An independent deck with the same knowledge."""
        other = Deck([])
        other.top = self.top[:]
        other.unseen = self.unseen[:]
        other.bottom = self.bottom[:]
        return other

    def __len__(self) -> int:
        return len(self.top) + len(self.unseen) + len(self.bottom)

    def count(self) -> i64:
        """How many different draws are possible: one if the next card is known."""
        if self.top:
            return 1
        return len(self.unseen) if self.unseen else min(len(self.bottom), 1)

    def nth(self, n: i64) -> int:
        """The n-th card among those that may be drawn next."""
        if self.top:
            return self.top[-1]
        return self.unseen[n] if self.unseen else self.bottom[0]

    def candidates(self) -> list[int]:
        """Every card that may be drawn next."""
        return [self.nth(n) for n in range(self.count())]

    def draw(self, card: int) -> None:
        """Take this card, which is now decided to be the next one, off the deck."""
        if self.top:
            drawn = self.top.pop()
            assert drawn == card
        elif self.unseen:
            self.unseen.remove(card)
        else:
            drawn = self.bottom.pop(0)
            assert drawn == card

    def peek(self, card: int) -> None:
        """Somebody looked: this card, drawn by `nth`, lies on top from now on."""
        self.draw(card)
        self.top.append(card)

    def put_on_top(self, card: int) -> None:
        """Lay a card that was seen on top."""
        self.top.append(card)

    def put_below(self, card: int) -> None:
        """Lay a card that was seen under the deck."""
        self.bottom.append(card)

    def shuffle_in(self, cards: list[int]) -> None:
        """Shuffle these cards and all known ones into the unseen."""
        self.unseen = sorted(self.unseen + self.top + self.bottom + cards)
        self.top = []
        self.bottom = []
