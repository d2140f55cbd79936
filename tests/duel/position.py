"""Positions of 7 Wonders Duel, laid out by hand for a test, and what tests do with them and ask of them."""

from __future__ import annotations

from ecumene.games.duel.bill import card_bill, wonder_bill
from ecumene.games.duel.build import add_card, cards_at
from ecumene.games.duel.cards import CARD, CARDS, GUILD, SYMBOLS, WONDER
from ecumene.games.duel.cost import add_choice_producer, card_price, fix_prices, wonder_price
from ecumene.games.duel.game import GAME
from ecumene.games.duel.moves import LEXICON
from ecumene.games.duel.structure import LAYOUTS, make_accessible, unseen
from ecumene.games.duel.table import (
    DISCARDED,
    EMPTY,
    FACE_DOWN,
    IN_SLOT,
    SLOTS,
    TUCKED,
    UNSEEN,
    DuelTable,
    bit,
    bits,
    empty_table,
)
from ecumene.games.duel.tokens import TOKEN_CALLED, TOKENS
from ecumene.games.duel.turn import TAKE_TURN
from ecumene.games.duel.wonders import WONDER_CALLED, WONDERS
from ecumene.kernel.luck import Script
from ecumene.kernel.refusal import Fact, Refusal
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
    draws: str = "",
    discarded: str = "",
    age: int = 1,
    pawn: int = 0,
    loot: str = "",
    seat: int = A,
    left: int = 0,
) -> DuelTable:
    """A table on which `seat` is to move; words are slugs, pairs are (seat A, seat B).

    `cards` are accessible, and two more of the age that the test does not name; from Age II on the first card
    alone covers one that lies face down. `board` loses the tokens that a player has; `draws` are what the Great
    Library will draw. `loot` names spent military tokens (`loot2_first` is lost by the first player). With
    `left`, only so many cards are in the structure.
    """
    t = empty_table()
    t.age, t.pawn, t.turn = age, pawn, seat
    t.covered = LAYOUTS[age].cover_counts[:]
    for token in board.split():
        t.board |= bit(TOKEN_CALLED[token].index)
    for name in loot.split():
        t.looted |= bit(["loot2_second", "loot5_second", "loot2_first", "loot5_first"].index(name))
    for card in discarded.split():
        t.places[CARD[card].index] = DISCARDED
    for owner in (A, B):
        _furnish(t, owner, city[owner], tokens[owner], plans[owner], built[owner])
        t.cities[owner].coins = coins[owner]
    t.bank = -sum(coins)
    _lay_out(t, [CARD[slug].index for slug in cards.split()], left)
    _tuck(t)
    for deck in range(GUILD + 1):
        t.unseen[deck] = len(unseen(t, deck))
    t.luck = Script([f"draw {token}" for token in draws.split()])
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
        t.board &= ~bit(TOKEN_CALLED[slug].index)
        if TOKENS[TOKEN_CALLED[slug].index].symbol >= 0:
            city.symbols |= bit(SYMBOLS.index("scales"))
    for slug in plans.split():
        city.plans |= bit(WONDER_CALLED[slug].index)
    for slug in built.split():
        wonder = WONDER_CALLED[slug]
        city.built |= bit(wonder.index)
        city.count[WONDER] += 1
        add_choice_producer(city, wonder.makes_one_of)


def _lay_out(t: DuelTable, cards: list[int], left: int) -> None:
    """Lay the cards, and two more, face up on the slots that open first; the others lie face down."""
    deck = [card.index for card in CARDS if card.deck == t.age and t.places[card.index] == UNSEEN]
    spare = [card for card in deck if card not in cards]
    cards = cards + spare[: (left - len(cards)) if left else 2]
    t.cards_left = left or SLOTS
    for slot in range(SLOTS):
        t.slots[slot] = EMPTY if left else FACE_DOWN
        if left:
            t.covered[slot] = SLOTS  # an empty slot never opens
    for slot, card in zip([18, 19, *range(17, 0, -1)], cards):
        t.slots[slot] = card
        t.covered[slot] = 0
        t.places[card] = IN_SLOT + slot
        make_accessible(t, card)


def _tuck(t: DuelTable) -> None:
    """Under each built wonder lies a card of Age I that the test does not name."""
    for wonder in bits(t.cities[A].built | t.cities[B].built):
        under = unseen(t, 1)[0]
        t.places[under] = TUCKED
        t.under[wonder] = under


def new_game(*outcomes: str, wonders: str = "draft", seed: int = 1) -> DuelTable:
    """A game at its first question; its luck says these outcomes first."""
    t = GAME.new_table(2, {"wonders": wonders}, Script(list(outcomes)), seed)
    assert isinstance(t, DuelTable)
    t.listener = Listener()
    return t


def play(t: DuelTable, *texts: str) -> DuelTable:
    """Play moves for whoever is to move; each must be legal."""
    for text in texts:
        move = LEXICON.find(text)
        assert move is not None, text
        t.check(move)
        t.play(move)
    return t


def idle(t: DuelTable) -> DuelTable:
    """Whoever is to move discards an accessible card that the test does not name."""
    return play(t, f"discard {card_at(t, accessible(t)[0])}")


def legal(t: DuelTable) -> list[str]:
    """The legal moves, as texts."""
    return [move.text for move in t.moves]


def refusal(t: DuelTable, text: str) -> str:
    """The rule that forbids a move."""
    return _refusal(t, text).rule


def refuses(t: DuelTable, text: str, rule: str, **facts: Fact) -> None:
    """Assert that this rule forbids a move, and that exactly these facts explain it."""
    refusal = _refusal(t, text)
    assert (refusal.rule, refusal.facts) == (rule, facts)


def _refusal(t: DuelTable, text: str) -> Refusal:
    move = LEXICON.find(text)
    assert move is not None, text
    assert move not in t.moves, f"{text} is legal"
    assert t.question is not None
    return t.question.refusal(t, move)


def price(t: DuelTable, seat: int, slug: str) -> int:
    """What a building or a wonder costs a player."""
    if slug in CARD:
        return int(card_price(t, seat, CARD[slug]))
    return int(wonder_price(t.cities[seat], WONDER_CALLED[slug]))


def cost(t: DuelTable, seat: int, slug: str) -> str:
    """The same in two parts: `2+5` is two coins and five for trade."""
    bill = card_bill(t, seat, CARD[slug]) if slug in CARD else wonder_bill(t, seat, WONDER_CALLED[slug])
    assert bill.total == price(t, seat, slug)
    return f"{bill.coins}+{bill.total - bill.coins}"


def prices(t: DuelTable, seat: int) -> dict[str, int]:
    """What a player pays for a unit of each resource."""
    return dict(zip(["wood", "clay", "stone", "glass", "papyrus"], map(int, t.cities[seat].price)))


def coins(t: DuelTable) -> tuple[int, int]:
    """The coins of both players."""
    return int(t.cities[A].coins), int(t.cities[B].coins)


def place(t: DuelTable, slug: str) -> int:
    """Where a card is: with A, with B, DISCARDED, TUCKED, UNSEEN, or IN_SLOT and more."""
    return int(t.places[CARD[slug].index])


def discard_pile(t: DuelTable) -> str:
    """The cards of the discard pile."""
    return " ".join(CARDS[card].slug for card in cards_at(t, DISCARDED))


def tokens(mask: int) -> str:
    """The progress tokens of a mask."""
    return " ".join(TOKENS[token].slug for token in bits(mask))


def wonders(mask: int) -> str:
    """The wonders of a mask."""
    return " ".join(WONDERS[wonder].slug for wonder in bits(mask))


def accessible(t: DuelTable) -> list[int]:
    """The slots whose cards may be played."""
    return sorted(int(t.places[card]) - int(IN_SLOT) for card in t.accessible)


def card_at(t: DuelTable, slot: int) -> str:
    """The card that lies face up in a slot."""
    assert t.slots[slot] >= 0, f"no card lies face up in slot {slot}"
    return CARDS[t.slots[slot]].slug


def told(t: DuelTable, kind: str) -> list[tuple[int, str, int, str]]:
    """The tales of one kind since the position was laid out."""
    assert t.listener is not None
    return [(tale.seat, tale.what, tale.n, tale.other) for tale in t.listener.tales if tale.kind == kind]
