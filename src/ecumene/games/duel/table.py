"""What lies on a table of 7 Wonders Duel, field by field."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.games.duel.cards import CARDS, DECKS, NONE, RESOURCE_COUNT, THREE_COINS
from ecumene.kernel.table import Table

# Where a card is: in the city of seat 0 or 1 (those numbers), or
UNSEEN: Final[i64] = 2  # face down in the structure, in a deck to come, or out of the game: nobody knows which
DISCARDED: Final[i64] = 3
TUCKED: Final[i64] = 4  # under a wonder
IN_SLOT: Final[i64] = 5  # face up in slot 0 of the structure; larger numbers are the other slots

# What a slot of the structure holds besides a card's index.
EMPTY: Final[i64] = -1
FACE_DOWN: Final[i64] = -2
FACE_DOWN_GUILD: Final[i64] = -3

SLOTS: Final[i64] = 20
STARTING_COINS: Final[i64] = 7
BASE_PRICE: Final[i64] = 2  # of a resource that the rival does not make
TOKENS_DRAWN: Final[i64] = 3  # for the Great Library
ALL_TOKENS: Final[i64] = 0x3FF  # a mask of ten
CAPITAL: Final[i64] = 9

NO_NUMBERS: Final = vec[i64]()


def bit(n: i64) -> i64:
    """The number whose only bit is the n-th."""
    one: i64 = 1
    return one << n


def bits(mask: i64) -> list[int]:
    """The positions of the bits in a mask."""
    found: list[int] = []
    place: i64 = 0
    while mask:
        if mask & 1:
            found.append(place)
        mask >>= 1
        place += 1
    return found


def count_bits(mask: i64) -> i64:
    """How many bits a mask has."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def nth_bit(mask: i64, n: i64) -> i64:
    """The position of the n-th of a mask's bits."""
    place: i64 = 0
    while True:
        if mask & 1:
            if n == 0:
                return place
            n -= 1
        mask >>= 1
        place += 1


@final
class City:
    """What one player has: coins, buildings, wonders, tokens, and what follows from them."""

    def __init__(self) -> None:
        self.coins: i64 = STARTING_COINS
        self.makes: vec[i64] = NO_NUMBERS  # units of each resource from brown and grey buildings
        self.price: vec[i64] = NO_NUMBERS  # of a unit of each resource
        self.fixed: vec[i64] = NO_NUMBERS  # 1 where that price is fixed
        self.any_raw: i64 = 0  # choice producers
        self.any_goods: i64 = 0
        self.count: vec[i64] = NO_NUMBERS  # buildings of each colour, then built wonders
        self.symbols: i64 = 0  # mask of science symbols
        self.tokens: i64 = 0  # mask of progress tokens
        self.plans: i64 = 0  # mask of wonders not built yet
        self.built: i64 = 0  # mask of wonders built

    def copy(self) -> City:
        """An independent city, equal in everything."""
        other = City()
        other.coins = self.coins
        other.makes = self.makes[:]
        other.price = self.price[:]
        other.fixed = self.fixed[:]
        other.any_raw = self.any_raw
        other.any_goods = self.any_goods
        other.count = self.count[:]
        other.symbols = self.symbols
        other.tokens = self.tokens
        other.plans = self.plans
        other.built = self.built
        return other

    def has(self, token: i64) -> bool:
        """Does this player own the progress token?"""
        return self.tokens & bit(token) != 0

    def counted(self, kind: i64) -> i64:
        """How many buildings of a colour, built wonders, or sets of three coins lie here."""
        return self.coins // 3 if kind == THREE_COINS else self.count[kind]


def empty_city() -> City:
    """A city before the first turn."""
    city = City()
    city.makes = vec[i64]([0] * RESOURCE_COUNT)
    city.price = vec[i64]([BASE_PRICE] * RESOURCE_COUNT)
    city.fixed = vec[i64]([0] * RESOURCE_COUNT)
    city.count = vec[i64]([0] * THREE_COINS)
    return city


@final
class DuelTable(Table):
    """Both cities, the structure of the current age, the conflict pawn, the tokens, and the discard pile."""

    def __init__(self) -> None:
        super().__init__(2)
        self.cities: list[City] = []
        self.bank: i64 = -2 * STARTING_COINS  # what the bank has gained since the beginning
        self.pawn: i64 = 0  # positive: seat 0 leads
        self.looted: i64 = 0  # mask of the military tokens that are gone
        self.board: i64 = 0  # mask of the progress tokens to be had
        self.drawn: i64 = 0  # mask of those the Great Library has drawn
        self.offer: i64 = 0  # mask of the wonders to choose from in the draft
        self.wonders_seen: i64 = 0  # mask of the wonders turned up so far
        self.age: i64 = 0
        self.slots: vec[i64] = NO_NUMBERS  # a card's index, EMPTY, FACE_DOWN or FACE_DOWN_GUILD
        self.covered: vec[i64] = NO_NUMBERS  # how many cards still lie on each slot
        self.cards_left: i64 = 0  # in the structure
        self.guilds_left: i64 = 0  # still to be dealt among the slots of Age III
        self.accessible: vec[i64] = NO_NUMBERS  # the cards that may be played, in alphabetical order
        self.lifted: i64 = NONE  # the slot whose card was played last
        self.places: vec[i64] = NO_NUMBERS  # of each card
        self.unseen: vec[i64] = NO_NUMBERS  # how many cards of each deck nobody has seen
        self.under: vec[i64] = NO_NUMBERS  # the card tucked under each wonder
        self.turn: i64 = 0  # whose turn it is, or was last
        self.plays_again: bool = False

    def copy(self) -> DuelTable:
        other = self.copied_to(DuelTable())
        other.cities = [self.cities[0].copy(), self.cities[1].copy()]
        other.bank = self.bank
        other.pawn = self.pawn
        other.looted = self.looted
        other.board = self.board
        other.drawn = self.drawn
        other.offer = self.offer
        other.wonders_seen = self.wonders_seen
        other.age = self.age
        other.slots = self.slots[:]
        other.covered = self.covered[:]
        other.cards_left = self.cards_left
        other.guilds_left = self.guilds_left
        other.accessible = self.accessible[:]
        other.lifted = self.lifted
        other.places = self.places[:]
        other.unseen = self.unseen[:]
        other.under = self.under[:]
        other.turn = self.turn
        other.plays_again = self.plays_again
        return other

    def lead(self, seat: i64) -> i64:
        """How far the conflict pawn stands on the rival's side, seen from this seat."""
        return self.pawn if seat == 0 else -self.pawn

    def earn(self, seat: i64, coins: i64, source: str) -> None:
        """Take coins from the bank."""
        self.cities[seat].coins += coins
        self.bank -= coins
        self.tell("earn", seat, source, coins)

    def lose(self, seat: i64, demanded: i64, source: str) -> None:
        """Pay coins to the bank without getting anything: all of them, if they are not enough."""
        coins = min(demanded, self.cities[seat].coins)
        self.cities[seat].coins -= coins
        self.bank += coins
        self.tell("lose", seat, source, coins)

    def redeal(self, viewer: i64) -> None:
        """Only the tokens drawn for the Great Library are secret and already decided."""
        if self.drawn and viewer != self.seat:
            in_box = bits(self.drawn | self.box())
            self.drawn = 0
            for _ in range(TOKENS_DRAWN):
                self.drawn |= bit(in_box.pop(self.below(len(in_box))))

    def box(self) -> i64:
        """Mask of the progress tokens that lie in the box."""
        return ALL_TOKENS & ~(self.board | self.drawn | self.cities[0].tokens | self.cities[1].tokens)


def empty_table() -> DuelTable:
    """A table before anything is laid out."""
    t = DuelTable()
    t.cities = [empty_city(), empty_city()]
    t.slots = vec[i64]([EMPTY] * SLOTS)
    t.covered = vec[i64]([0] * SLOTS)
    t.places = vec[i64]([UNSEEN] * len(CARDS))
    t.unseen = vec[i64]([len(deck) for deck in DECKS])
    t.under = vec[i64]([NONE] * 12)
    return t
