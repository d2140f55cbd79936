"""Positions of 7 Wonders Duel, laid out by hand for a test."""

from __future__ import annotations

from ecumene.games.duel.build import add_card
from ecumene.games.duel.cards import CARD, CARDS, SYMBOLS, WONDER
from ecumene.games.duel.cost import add_choice_producer, card_price, fix_prices, wonder_price
from ecumene.games.duel.moves import LEXICON
from ecumene.games.duel.structure import LAYOUTS, make_accessible
from ecumene.games.duel.table import (
    DISCARDED,
    FACE_DOWN,
    IN_SLOT,
    SLOTS,
    TUCKED,
    UNSEEN,
    DuelTable,
    bit,
    empty_table,
)
from ecumene.games.duel.tokens import TOKEN_CALLED, TOKENS
from ecumene.games.duel.turn import TAKE_TURN
from ecumene.games.duel.wonders import WONDER_CALLED
from ecumene.kernel.table import Listener

A, B = 0, 1


def position(
    *,
    cards: str = "",
    city: tuple[str, str] = ("", ""),
    coins: tuple[int, int] = (7, 7),
    tokens: tuple[str, str] = ("", ""),
    plans: tuple[str, str] = ("", ""),
    built: tuple[str, str] = ("", ""),
    board: str = "agriculture law philosophy strategy theology",
    discarded: str = "",
    age: int = 1,
    pawn: int = 0,
    loot: str = "",
    seat: int = A,
    left: int = 0,
) -> DuelTable:
    """A table on which `seat` is to move; words are slugs, pairs are (seat A, seat B).

    `cards` are accessible, and two more of the age that the test does not name. `loot` names spent military
    tokens (`loot2_first` is lost by the first player). With `left`, only so many cards are in the structure.
    """
    t = empty_table()
    t.age, t.pawn, t.turn = age, pawn, seat
    t.covered = LAYOUTS[age].cover_counts[:]
    for token in board.split():
        t.board |= bit(TOKEN_CALLED[token].index)
    for name in loot.split():
        t.loot |= bit(["loot2_second", "loot5_second", "loot2_first", "loot5_first"].index(name))
    for card in discarded.split():
        t.places[CARD[card].index] = DISCARDED
    for owner in (A, B):
        _furnish(t, owner, city[owner], tokens[owner], plans[owner], built[owner])
        t.cities[owner].coins = coins[owner]
    t.bank = -sum(coins)
    _lay_out(t, [CARD[slug].index for slug in cards.split()], left)
    t.listener = Listener()
    t.then(TAKE_TURN[seat])
    t.settle()
    return t


def _furnish(t: DuelTable, owner: int, buildings: str, tokens: str, plans: str, built: str) -> None:
    """Put buildings, tokens and wonders into a city, without what they gave when they came."""
    city = t.cities[owner]
    for slug in buildings.split():
        card = CARD[slug]
        add_card(t, owner, card)
        fix_prices(city, card)
        add_choice_producer(city, card.makes_one_of)
        if card.symbol >= 0:
            city.symbols |= bit(card.symbol)
    for slug in tokens.split():
        city.tokens |= bit(TOKEN_CALLED[slug].index)
        if TOKENS[TOKEN_CALLED[slug].index].symbol >= 0:
            city.symbols |= bit(SYMBOLS.index("scales"))
    for slug in plans.split():
        city.plans |= bit(WONDER_CALLED[slug].index)
    for slug in built.split():
        wonder = WONDER_CALLED[slug]
        city.built |= bit(wonder.index)
        city.count[WONDER] += 1
        add_choice_producer(city, wonder.makes_one_of)
        under = next(card for card in CARDS if t.places[card.index] == UNSEEN and card.deck == 1)
        t.places[under.index] = TUCKED
        t.under[wonder.index] = under.index


def _lay_out(t: DuelTable, cards: list[int], left: int) -> None:
    """Lay the cards, and two more, face up on the slots that open first; the others lie face down."""
    deck = [card.index for card in CARDS if card.deck == t.age and t.places[card.index] == UNSEEN]
    spare = [card for card in deck if card not in cards]
    cards = cards + spare[: (left - len(cards)) if left else 2]
    t.cards_left = left or SLOTS
    for slot in range(SLOTS - 1, -1, -1):
        t.slots[slot] = -1 if left else FACE_DOWN
    for number, card in enumerate(cards):
        slot = SLOTS - 1 - number
        t.slots[slot] = card
        t.covered[slot] = 0
        t.places[card] = IN_SLOT + slot
        t.unseen[CARDS[card].deck] -= 1
        make_accessible(t, card)


def play(t: DuelTable, *texts: str) -> DuelTable:
    """Play moves for whoever is to move; each must be legal."""
    for text in texts:
        move = LEXICON.find(text)
        assert move is not None, text
        t.check(move)
        t.play(move)
    return t


def legal(t: DuelTable) -> list[str]:
    """The legal moves, as texts."""
    return [move.text for move in t.moves]


def refusal(t: DuelTable, text: str) -> str:
    """The rule that forbids a move."""
    move = LEXICON.find(text)
    assert move is not None, text
    assert move not in t.moves, f"{text} is legal"
    assert t.question is not None
    return t.question.refusal(t, move).rule


def price(t: DuelTable, seat: int, slug: str) -> int:
    """What a building or a wonder costs a player."""
    if slug in CARD:
        return int(card_price(t, seat, CARD[slug]))
    return int(wonder_price(t, seat, WONDER_CALLED[slug]))


def told(t: DuelTable, kind: str) -> list[tuple[int, str, int, str]]:
    """The tales of one kind since the position was laid out."""
    assert t.listener is not None
    return [(tale.seat, tale.what, tale.n, tale.other) for tale in t.listener.tales if tale.kind == kind]
