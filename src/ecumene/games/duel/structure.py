"""The structure: twenty slots of an age, what covers what, and when cards are turned up."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from ecumene.games.duel.cards import AGE_3, CARDS, DECKS, GUILD
from ecumene.games.duel.moves import BACK_OF_AGE, BACK_OF_GUILD, REVEAL
from ecumene.games.duel.table import (
    EMPTY,
    FACE_DOWN,
    FACE_DOWN_GUILD,
    IN_SLOT,
    SLOTS,
    UNSEEN,
    DuelTable,
)
from ecumene.kernel.move import Move
from ecumene.kernel.step import Chance, Step

GUILDS_IN_PLAY: Final[i64] = 3

# Where the cards lie, from the far row to the one that opens first; x counts half cards. Every second row
# lies face down. A card is covered by the cards of the next row at x-1 and x+1.
ROWS: Final = [
    [],
    [[5, 7], [4, 6, 8], [3, 5, 7, 9], [2, 4, 6, 8, 10], [1, 3, 5, 7, 9, 11]],
    [[1, 3, 5, 7, 9, 11], [2, 4, 6, 8, 10], [3, 5, 7, 9], [4, 6, 8], [5, 7]],
    [[5, 7], [4, 6, 8], [3, 5, 7, 9], [4, 8], [3, 5, 7, 9], [4, 6, 8], [5, 7]],
]


@final
class Layout:
    """The pattern of one age."""

    def __init__(self, rows: list[list[int]]) -> None:
        spots = [(row, x) for row in range(len(rows)) for x in rows[row]]
        self.row: Final = [row for row, _ in spots]
        self.x: Final = [x for _, x in spots]
        self.face_up: Final = [row % 2 == 0 for row, _ in spots]
        self.face_down: Final = vec[i64]([EMPTY if row % 2 == 0 else FACE_DOWN for row, _ in spots])
        self.covers: Final = [  # the slots that lie under this one
            vec[i64]([under for under, (r, u) in enumerate(spots) if r == row - 1 and abs(u - x) == 1])
            for row, x in spots
        ]
        self.covered_by: Final = [
            vec[i64]([over for over, (r, o) in enumerate(spots) if r == row + 1 and abs(o - x) == 1])
            for row, x in spots
        ]
        self.cover_counts: Final = vec[i64]([len(over) for over in self.covered_by])


LAYOUTS: Final = [Layout(rows) for rows in ROWS]


@final
class LayOut(Step[DuelTable]):
    """Lay out the next age: rows alternate face up and face down; guild backs can be told from the others."""

    def run(self, t: DuelTable, /) -> None:
        t.age += 1
        t.slots = LAYOUTS[t.age].face_down[:]
        t.covered = LAYOUTS[t.age].cover_counts[:]
        t.cards_left = SLOTS
        t.guilds_left = GUILDS_IN_PLAY if t.age == AGE_3 else 0
        t.accessible = vec[i64](capacity=6)
        t.tell("age", -1, "", t.age)
        t.then_each(DEALS[t.age])


LAY_OUT: Final = LayOut()


@final
class TurnUpSlot(Chance[DuelTable]):
    """The card of a slot becomes known: any card of its deck that nobody has seen."""

    def __init__(self, slot: i64) -> None:
        super().__init__()
        self.slot: Final[i64] = slot

    def draw(self, t: DuelTable, /) -> Move:
        return REVEAL[self.slot][draw_unseen(t, self.draw_back(t))]

    def draw_back(self, t: DuelTable) -> i64:
        """The back of the card, which is luck too where a card of the third age is dealt face up."""
        if t.slots[self.slot] == FACE_DOWN_GUILD:
            return GUILD
        if t.slots[self.slot] == EMPTY and is_guild(t, self.slot):
            return GUILD
        return t.age

    def moves(self, t: DuelTable, /) -> list[Move]:
        back = t.slots[self.slot]
        decks = decks_left(t, self.slot) if back == EMPTY else [GUILD if back == FACE_DOWN_GUILD else t.age]
        found = sorted(card for deck in decks for card in unseen(t, deck))
        return [REVEAL[self.slot][card] for card in found]

    def take(self, t: DuelTable, move: Move, /) -> None:
        card = move.a
        if t.slots[self.slot] == EMPTY and CARDS[card].deck == GUILD:
            t.guilds_left -= 1
        t.slots[self.slot] = card
        t.places[card] = IN_SLOT + self.slot
        t.unseen[CARDS[card].deck] -= 1
        t.tell("reveal", -1, CARDS[card].slug, self.slot)
        if t.covered[self.slot] == 0:
            make_accessible(t, card)


TURN_UP_SLOT: Final = [TurnUpSlot(slot) for slot in range(SLOTS)]


@final
class DealFaceDown(Chance[DuelTable]):
    """In the third age everybody sees whether a face-down card is a guild."""

    def __init__(self, slot: i64) -> None:
        super().__init__()
        self.slot: Final[i64] = slot

    def draw(self, t: DuelTable, /) -> Move:
        return BACK_OF_GUILD[self.slot] if is_guild(t, self.slot) else BACK_OF_AGE[self.slot]

    def moves(self, t: DuelTable, /) -> list[Move]:
        return [(BACK_OF_GUILD if deck == GUILD else BACK_OF_AGE)[self.slot] for deck in decks_left(t, self.slot)]

    def take(self, t: DuelTable, move: Move, /) -> None:
        if move.a == GUILD:
            t.guilds_left -= 1
            t.slots[self.slot] = FACE_DOWN_GUILD
        else:
            t.slots[self.slot] = FACE_DOWN


DEAL_FACE_DOWN: Final = [DealFaceDown(slot) for slot in range(SLOTS)]


def deals(age: int) -> list[Step[DuelTable]]:
    """What luck decides when an age is laid out, slot by slot; most face-down cards stay undecided."""
    steps: list[Step[DuelTable]] = []
    for slot, face_up in enumerate(LAYOUTS[age].face_up):
        if face_up:
            steps.append(TURN_UP_SLOT[slot])
        elif age == AGE_3:
            steps.append(DEAL_FACE_DOWN[slot])
    return steps


DEALS: Final = [deals(age) for age in range(len(LAYOUTS))]


def decks_left(t: DuelTable, slot: i64) -> list[i64]:
    """The decks that the card dealt here may be from; so many cards are still to be dealt as slots are left."""
    decks: list[i64] = []
    if t.guilds_left < SLOTS - slot:
        decks.append(t.age)
    if t.guilds_left:
        decks.append(GUILD)
    return decks


def is_guild(t: DuelTable, slot: i64) -> bool:
    """Luck decides: is the card dealt here one of the guilds among the cards that are left?"""
    return t.guilds_left > 0 and t.below(SLOTS - slot) < t.guilds_left


def unseen(t: DuelTable, deck: i64) -> list[int]:
    """The cards of a deck that nobody has seen."""
    return [card for card in DECKS[deck] if t.places[card] == UNSEEN]


def draw_unseen(t: DuelTable, deck: i64) -> i64:
    """Luck decides: one of the unseen cards of a deck."""
    places = t.places
    nth = t.below(t.unseen[deck])
    for card in DECKS[deck]:
        if places[card] == UNSEEN:
            if nth == 0:
                return card
            nth -= 1
    raise AssertionError("the deck is empty")


def make_accessible(t: DuelTable, card: i64) -> None:
    """The card may be played from now on; the list stays in alphabetical order."""
    cards = append(t.accessible, card)
    place = len(cards) - 1
    while place > 0 and cards[place - 1] > card:
        cards[place] = cards[place - 1]
        place -= 1
    cards[place] = card
    t.accessible = cards


def lift(t: DuelTable, card: i64) -> None:
    """Take an accessible card out of the structure."""
    slot = t.places[card] - IN_SLOT
    t.slots[slot] = EMPTY
    t.cards_left -= 1
    t.accessible = remove(t.accessible, card)
    t.lifted = slot
    for under in LAYOUTS[t.age].covers[slot]:
        t.covered[under] -= 1


@final
class TurnUp(Step[DuelTable]):
    """After the played card is fully resolved, the cards it had covered alone become accessible."""

    def run(self, t: DuelTable, /) -> None:
        covers = LAYOUTS[t.age].covers[t.lifted]
        for index in range(len(covers) - 1, -1, -1):
            slot = covers[index]
            if t.covered[slot] == 0:
                if t.slots[slot] >= 0:
                    make_accessible(t, t.slots[slot])
                else:
                    t.then(TURN_UP_SLOT[slot])


TURN_UP: Final = TurnUp()
