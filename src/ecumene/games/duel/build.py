"""Effects: what happens when a building or a wonder is constructed, in the rulebook's order."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ecumene.games.duel.cards import BROWN, CARDS, GREY, NONE, RED, SYMBOLS, WONDER, Card
from ecumene.games.duel.cost import (
    add_choice_producer,
    add_production,
    fix_prices,
    is_chained,
    pay_card,
    pay_wonder,
)
from ecumene.games.duel.moves import DESTROY, DRAW, KEEP, REVIVE, TAKE
from ecumene.games.duel.results import MILITARY_WIN, SCIENCE_WIN
from ecumene.games.duel.table import CAPITAL, DISCARDED, TUCKED, DuelTable, bit, bits, count_bits, nth_bit
from ecumene.games.duel.tokens import STRATEGY, THEOLOGY, TOKENS, URBANISM
from ecumene.games.duel.wonders import DRAWS_TOKENS, REVIVES, WONDERS, Wonder
from ecumene.kernel.move import Move
from ecumene.kernel.refusal import Refusal
from ecumene.kernel.step import Chance, Question
from ecumene.kernel.tale import only

MOST_WONDERS: Final[i64] = 7
SYMBOLS_TO_WIN: Final[i64] = 6
URBANISM_COINS: Final[i64] = 4

# The military tokens of either side: the space of the track that triggers each, and the coins it takes.
LOOT_SPACES: Final = [3, 6]
LOOT_COINS: Final = [2, 5]
LOOT_NAMES: Final = ["loot2", "loot5"]


# --- Buildings


def build_card(t: DuelTable, seat: i64, card: Card) -> None:
    """Construct a building for its price, or free with its chain."""
    chained = is_chained(t, seat, card)
    price = pay_card(t, seat, card)
    if chained:
        t.tell("chain", seat, card.slug, 0, card.chain)
    else:
        t.tell("build", seat, card.slug, price)
    add_card(t, seat, card)
    if chained and t.cities[seat].has(URBANISM):
        t.earn(seat, URBANISM_COINS, "urbanism")
    resolve_card(t, seat, card)


def add_card(t: DuelTable, seat: i64, card: Card) -> None:
    """The card joins the city and counts for everything, itself included."""
    city = t.cities[seat]
    t.places[card.index] = seat
    city.count[card.colour] += 1
    if card.colour <= GREY:
        add_production(t, seat, card, 1)


def resolve_card(t: DuelTable, seat: i64, card: Card) -> None:
    """Coins, shields, science, and what lasts."""
    city = t.cities[seat]
    coins = card.coins
    each, kind = card.coins_per
    if each:
        coins += each * city.counted(kind)
    if card.coins_each:
        coins += card.coins_each * guild_count(t, card)
    if coins:
        t.earn(seat, coins, card.slug)
    if card.colour == RED:
        advance(t, seat, card.shields + (1 if city.has(STRATEGY) else 0))
    elif card.symbol != NONE:
        add_symbol(t, seat, card.symbol)
    else:
        fix_prices(city, card)
        add_choice_producer(city, card.makes_one_of)


def guild_count(t: DuelTable, card: Card) -> i64:
    """What a guild counts, in whichever city has more of it."""
    most: i64 = 0
    for city in t.cities:
        total: i64 = 0
        for kind in card.counts:
            total += city.counted(kind)
        most = max(most, total)
    return most


# --- Military


def advance(t: DuelTable, seat: i64, shields: i64) -> None:
    """The pawn moves space by space towards the rival's capital and triggers what it reaches."""
    lead = t.lead(seat)
    while shields > 0 and lead < CAPITAL:
        lead += 1
        shields -= 1
        t.pawn = lead if seat == 0 else -lead
        t.tell("advance", seat, "", lead)
        for token in range(2):
            if lead == LOOT_SPACES[token]:
                maybe_loot(t, seat, token)
    if lead == CAPITAL:
        t.tell("military", seat)
        t.finish(MILITARY_WIN[seat])


def maybe_loot(t: DuelTable, seat: i64, token: i64) -> None:
    """A military token works once: the rival loses its coins."""
    if t.looted & bit(2 * seat + token):
        return
    t.looted |= bit(2 * seat + token)
    t.lose(1 - seat, LOOT_COINS[token], LOOT_NAMES[token])


# --- Science and progress tokens


def add_symbol(t: DuelTable, seat: i64, symbol: i64) -> None:
    """A science symbol: six different ones win, the second of a kind brings a progress token."""
    city = t.cities[seat]
    if city.symbols & bit(symbol):
        t.tell("pair", seat, f"symbol-{SYMBOLS[symbol]}")
        if t.board:
            t.then(TAKE_TOKEN[seat])
        return
    city.symbols |= bit(symbol)
    if count_bits(city.symbols) == SYMBOLS_TO_WIN:
        t.tell("science", seat)
        t.finish(SCIENCE_WIN[seat])


def gain_token(t: DuelTable, seat: i64, token: i64) -> None:
    """A progress token acts at once; what it changes later is asked where it matters."""
    t.cities[seat].tokens |= bit(token)
    t.tell("token", seat, TOKENS[token].slug)
    if TOKENS[token].coins:
        t.earn(seat, TOKENS[token].coins, TOKENS[token].slug)
    if TOKENS[token].symbol != NONE:
        add_symbol(t, seat, TOKENS[token].symbol)


@final
class TakeToken(Question[DuelTable]):
    """A pair of symbols: take a progress token from the board."""

    def moves(self, t: DuelTable, /) -> list[Move]:
        return [TAKE[token] for token in bits(t.board)]

    def take(self, t: DuelTable, move: Move, /) -> None:
        t.board &= ~bit(move.a)
        gain_token(t, self.seat, move.a)

    def refusal(self, t: DuelTable, move: Move, /) -> Refusal:
        if move.verb == "take":
            return Refusal("token-not-on-board", token=TOKENS[move.a].slug)
        return Refusal("take-token-first")

    def prompt(self, t: DuelTable, /) -> str:
        return "take-token"


TAKE_TOKEN: Final = [TakeToken(seat) for seat in range(2)]


# --- Wonders


def build_wonder(t: DuelTable, seat: i64, wonder: Wonder, card: Card) -> None:
    """Construct a wonder for its price; the card under it is out of the game."""
    city = t.cities[seat]
    plays_again = wonder.plays_again or city.has(THEOLOGY)
    price = pay_wonder(t, seat, wonder)
    t.tell("bury", seat, wonder.slug, price, card.slug)
    t.places[card.index] = TUCKED
    t.under[wonder.index] = card.index
    city.plans &= ~bit(wonder.index)
    city.built |= bit(wonder.index)
    city.count[WONDER] += 1
    maybe_box_last_wonder(t)
    t.plays_again = plays_again
    if wonder.coins:
        t.earn(seat, wonder.coins, wonder.slug)
    if wonder.rival_loses:
        t.lose(1 - seat, wonder.rival_loses, wonder.slug)
    add_choice_producer(city, wonder.makes_one_of)
    if wonder.shields:
        advance(t, seat, wonder.shields)
    if t.result is None:
        maybe_choose(t, seat, wonder)


def maybe_box_last_wonder(t: DuelTable) -> None:
    """With the seventh wonder of the game the eighth goes to the box, whoever owns it."""
    if t.cities[0].count[WONDER] + t.cities[1].count[WONDER] < MOST_WONDERS:
        return
    for seat in range(2):
        for index in bits(t.cities[seat].plans):
            t.tell("box", seat, WONDERS[index].slug)
        t.cities[seat].plans = 0


def maybe_choose(t: DuelTable, seat: i64, wonder: Wonder) -> None:
    """The choice a wonder brings, if there is anything to choose."""
    if wonder.destroys == BROWN:
        if t.cities[1 - seat].count[BROWN]:
            t.then(DESTROY_BROWN[seat])
    elif wonder.destroys == GREY:
        if t.cities[1 - seat].count[GREY]:
            t.then(DESTROY_GREY[seat])
    elif wonder.special == REVIVES:
        if cards_at(t, DISCARDED):
            t.then(REVIVE_CARD[seat])
    elif wonder.special == DRAWS_TOKENS:
        t.then(DRAW_TOKEN[seat], DRAW_TOKEN[seat], DRAW_TOKEN[seat], KEEP_TOKEN[seat])


def cards_at(t: DuelTable, place: i64) -> list[int]:
    """The cards that lie in one place, in alphabetical order."""
    return [card for card in range(len(CARDS)) if t.places[card] == place]


@final
class Destroy(Question[DuelTable]):
    """Statue of Zeus, Circus Maximus: a brown or a grey building of the rival goes to the discard pile."""

    def __init__(self, seat: i64, colour: i64) -> None:
        super().__init__(seat)
        self.colour: Final[i64] = colour

    def moves(self, t: DuelTable, /) -> list[Move]:
        return [DESTROY[card] for card in cards_at(t, 1 - self.seat) if CARDS[card].colour == self.colour]

    def take(self, t: DuelTable, move: Move, /) -> None:
        card = CARDS[move.a]
        t.places[card.index] = DISCARDED
        t.cities[1 - self.seat].count[card.colour] -= 1
        add_production(t, 1 - self.seat, card, -1)
        t.tell("destroy", self.seat, card.slug)

    def refusal(self, t: DuelTable, move: Move, /) -> Refusal:
        if move.verb != "destroy":
            return Refusal("destroy-first")
        if t.places[move.a] != 1 - self.seat:
            return Refusal("not-in-rivals-city", card=CARDS[move.a].slug)
        return Refusal("destroys-brown" if self.colour == BROWN else "destroys-grey", card=CARDS[move.a].slug)

    def prompt(self, t: DuelTable, /) -> str:
        return "destroy-brown" if self.colour == BROWN else "destroy-grey"


DESTROY_BROWN: Final = [Destroy(seat, BROWN) for seat in range(2)]
DESTROY_GREY: Final = [Destroy(seat, GREY) for seat in range(2)]


@final
class ReviveCard(Question[DuelTable]):
    """Mausoleum: construct any card of the discard pile free."""

    def moves(self, t: DuelTable, /) -> list[Move]:
        return [REVIVE[card] for card in cards_at(t, DISCARDED)]

    def take(self, t: DuelTable, move: Move, /) -> None:
        card = CARDS[move.a]
        t.tell("revive", self.seat, card.slug)
        add_card(t, self.seat, card)
        resolve_card(t, self.seat, card)

    def refusal(self, t: DuelTable, move: Move, /) -> Refusal:
        if move.verb == "revive":
            return Refusal("not-discarded", card=CARDS[move.a].slug)
        return Refusal("revive-first")

    def prompt(self, t: DuelTable, /) -> str:
        return "revive"


REVIVE_CARD: Final = [ReviveCard(seat) for seat in range(2)]


@final
class DrawToken(Chance[DuelTable]):
    """Great Library: the builder alone sees the tokens drawn from the box."""

    def __init__(self, builder: i64) -> None:
        super().__init__(only(builder))
        self.builder: Final[i64] = builder

    def draw(self, t: DuelTable, /) -> Move:
        box = t.box()
        return DRAW[nth_bit(box, t.below(count_bits(box)))]

    def moves(self, t: DuelTable, /) -> list[Move]:
        return [DRAW[token] for token in bits(t.box())]

    def take(self, t: DuelTable, move: Move, /) -> None:
        t.drawn |= bit(move.a)
        t.whisper("draw", self.builder, TOKENS[move.a].slug)


DRAW_TOKEN: Final = [DrawToken(seat) for seat in range(2)]


@final
class KeepToken(Question[DuelTable]):
    """Great Library: keep one of the three tokens drawn; the others go back to the box."""

    def moves(self, t: DuelTable, /) -> list[Move]:
        return [KEEP[token] for token in bits(t.drawn)]

    def take(self, t: DuelTable, move: Move, /) -> None:
        t.drawn = 0
        gain_token(t, self.seat, move.a)

    def refusal(self, t: DuelTable, move: Move, /) -> Refusal:
        if move.verb == "keep":
            return Refusal("token-not-drawn", token=TOKENS[move.a].slug)
        return Refusal("keep-token-first")

    def prompt(self, t: DuelTable, /) -> str:
        return "keep-token"


KEEP_TOKEN: Final = [KeepToken(seat) for seat in range(2)]
