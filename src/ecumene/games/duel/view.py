"""Views: what one seat, or a spectator, may see of a table, and all that a client needs to draw it."""

from __future__ import annotations

from msgspec import Struct

from ecumene.games.duel.bill import Bill, card_bill, wonder_bill
from ecumene.games.duel.build import LOOT_COINS, SYMBOLS_TO_WIN, cards_at
from ecumene.games.duel.cards import (
    CARDS,
    COLOURS,
    GOODS,
    GUILD,
    RAW,
    RESOURCE_COUNT,
    RESOURCES,
    SYMBOLS,
    Card,
    Cost,
)
from ecumene.games.duel.scoring import CATEGORIES, Score
from ecumene.games.duel.structure import LAYOUTS, unseen
from ecumene.games.duel.table import CAPITAL, DISCARDED, FACE_DOWN, FACE_DOWN_GUILD, SLOTS, DuelTable, bit, bits
from ecumene.games.duel.threats import winning_moves
from ecumene.games.duel.tokens import TOKENS, Token
from ecumene.games.duel.turn import discard_coins
from ecumene.games.duel.wonders import DRAWS_TOKENS, REVIVES, WONDERS, Wonder
from ecumene.kernel.table import Table

COUNTED = [*COLOURS, "wonder", "three-coins"]


class Price(Struct, frozen=True):
    """What a construction costs one player now, part by part."""

    total: int
    affordable: bool
    chain: str  # the building that makes it free
    coins: int  # printed coins
    bought: dict[str, int]  # units to buy of each resource
    each: dict[str, int]  # the price of one such unit
    covered: dict[str, int]  # missing units that need no payment


class Slot(Struct, frozen=True):
    """One place of the structure."""

    slot: int
    row: int
    x: int  # in half cards
    state: str  # up, down or empty
    card: str  # if it lies face up
    back: str  # if it lies face down: age or guild
    accessible: bool
    covered_by: list[int]  # the slots that still lie on it
    uncovers: list[int]  # the slots that would become accessible if this card were taken
    prices: list[Price]  # one a seat, for cards that lie face up


class Plan(Struct, frozen=True):
    """A wonder of a player."""

    wonder: str
    built: bool
    card: str  # the card tucked under it
    price: Price | None  # while it is not built


class CityView(Struct, frozen=True):
    """What lies before one player, and what follows from it."""

    coins: int
    buildings: list[str]  # by colour, then by name
    wonders: list[Plan]
    tokens: list[str]
    makes: dict[str, int]
    prices: dict[str, int]  # of one unit, bought now
    any_raw: int  # choice producers
    any_goods: int
    symbols: list[str]
    discard_coins: int  # what a discarded card would bring
    score: dict[str, int]  # points in sight by category
    total: int
    shields_to_win: int
    symbols_to_win: int
    winning_moves: list[str]  # that would win at once, were it this player's turn


class DuelView(Struct, frozen=True):
    """The whole table as one seat sees it."""

    viewer: int  # -1: a spectator
    age: int
    turn: int
    prompt: str
    waiting: list[int]
    slots: list[Slot]
    cities: list[CityView]
    pawn: int  # positive: seat 0 leads
    loot: list[list[int]]  # of each seat: the coins of the military tokens it may still make the rival lose
    board: list[str]
    box: list[str]
    drawn: list[str]  # by the Great Library, for its builder's eyes
    offer: list[str]
    discarded: list[str]
    unseen: dict[str, list[str]]  # by back: the cards of this age that nobody has seen
    face_down: dict[str, int]  # by back: how many of them lie in the structure
    result: str


class Face(Struct, frozen=True):
    """What is printed on a card or a wonder; it never changes."""

    slug: str
    family: str  # a colour, wonder or token
    age: int
    coins: int = 0
    needs: dict[str, int] = {}
    chain: str = ""
    link: str = ""
    makes: dict[str, int] = {}
    makes_one_of: list[str] = []
    buys_at_one: list[str] = []
    shields: int = 0
    points: int = 0
    symbol: str = ""
    gains: int = 0  # coins
    gains_per: dict[str, int] = {}  # coins for each thing of the own city
    counts: list[str] = []  # what a guild counts, in the city that has more of it
    gains_each: int = 0
    points_each: int = 0
    points_per_token: int = 0
    rival_loses: int = 0
    plays_again: bool = False
    destroys: str = ""  # a building of this colour
    special: str = ""  # draw: tokens from the box; revive: a discarded card


def view(table: Table, viewer: int) -> DuelView:
    """What this seat may see; -1 for spectators."""
    assert isinstance(table, DuelTable)
    t = table
    mine = t.waiting() == [viewer]
    return DuelView(
        viewer=viewer,
        age=int(t.age),
        turn=int(t.turn),
        prompt="" if t.question is None else t.question.prompt(t),
        waiting=t.waiting(),
        slots=[_slot(t, slot) for slot in range(SLOTS)] if t.age else [],
        cities=[_city(t, seat) for seat in range(2)],
        pawn=int(t.pawn),
        loot=[_loot(t, seat) for seat in range(2)],
        board=[TOKENS[token].slug for token in bits(t.board)],
        box=[TOKENS[token].slug for token in bits(t.box() | t.drawn)],
        drawn=[TOKENS[token].slug for token in bits(t.drawn)] if mine else [],
        offer=[WONDERS[wonder].slug for wonder in bits(t.offer)],
        discarded=[CARDS[card].slug for card in cards_at(t, DISCARDED)],
        unseen=_unseen(t),
        face_down={"age": _count(t, FACE_DOWN), "guild": _count(t, FACE_DOWN_GUILD)},
        result="" if t.result is None else str(t.result),
    )


def catalogue() -> list[Face]:
    """Every card, wonder and token of the game."""
    faces = [_card_face(card) for card in CARDS] + [_wonder_face(wonder) for wonder in WONDERS]
    return faces + [_token_face(token) for token in TOKENS]


def _slot(t: DuelTable, slot: int) -> Slot:
    layout = LAYOUTS[t.age]
    holds = int(t.slots[slot])
    over = [int(each) for each in layout.covered_by[slot] if t.slots[each] != -1]
    accessible = holds >= 0 and holds in t.accessible
    return Slot(
        slot=slot,
        row=layout.row[slot],
        x=layout.x[slot],
        state="up" if holds >= 0 else "empty" if holds == -1 else "down",
        card=CARDS[holds].slug if holds >= 0 else "",
        back={FACE_DOWN: "age", FACE_DOWN_GUILD: "guild"}.get(holds, ""),
        accessible=accessible,
        covered_by=over,
        uncovers=[int(under) for under in layout.covers[slot] if t.covered[under] == 1] if accessible else [],
        prices=[_price(t, seat, card_bill(t, seat, CARDS[holds])) for seat in range(2)] if holds >= 0 else [],
    )


def _price(t: DuelTable, seat: int, bill: Bill) -> Price:
    needed: dict[str, int] = {}
    each: dict[str, int] = {}
    covered: dict[str, int] = {}
    for resource, missing, bought, price in zip(RESOURCES, bill.missing, bill.bought, bill.prices):
        if bought:
            needed[resource] = bought
            each[resource] = price
        if missing > bought:
            covered[resource] = missing - bought
    affordable = bill.total <= t.cities[seat].coins
    return Price(bill.total, affordable, bill.chain, bill.coins, needed, each, covered)


def _city(t: DuelTable, seat: int) -> CityView:
    city = t.cities[seat]
    score = Score(t, seat)
    here = sorted(cards_at(t, seat), key=lambda card: (int(CARDS[card].colour), card))
    return CityView(
        coins=int(city.coins),
        buildings=[CARDS[card].slug for card in here],
        wonders=[_plan(t, seat, wonder) for wonder in WONDERS if (city.plans | city.built) & bit(wonder.index)],
        tokens=[TOKENS[token].slug for token in bits(city.tokens)],
        makes={RESOURCES[each]: int(city.makes[each]) for each in range(RESOURCE_COUNT)},
        prices={RESOURCES[each]: int(city.price[each]) for each in range(RESOURCE_COUNT)},
        any_raw=int(city.any_raw),
        any_goods=int(city.any_goods),
        symbols=[SYMBOLS[symbol] for symbol in bits(city.symbols)],
        discard_coins=int(discard_coins(t, seat)),
        score=dict(zip(CATEGORIES, score.sheet(), strict=True)),
        total=score.total,
        shields_to_win=int(CAPITAL - t.lead(seat)),
        symbols_to_win=int(SYMBOLS_TO_WIN) - len(bits(city.symbols)),
        winning_moves=[move.text for move in winning_moves(t, seat)],
    )


def _plan(t: DuelTable, seat: int, wonder: Wonder) -> Plan:
    built = bool(t.cities[seat].built & bit(wonder.index))
    under = int(t.under[wonder.index])
    return Plan(
        wonder=wonder.slug,
        built=built,
        card=CARDS[under].slug if under >= 0 else "",
        price=None if built else _price(t, seat, wonder_bill(t, seat, wonder)),
    )


def _loot(t: DuelTable, seat: int) -> list[int]:
    return [LOOT_COINS[token] for token in range(2) if not t.looted & bit(2 * seat + token)]


def _unseen(t: DuelTable) -> dict[str, list[str]]:
    decks = {"age": int(t.age), "guild": int(GUILD)} if t.age == 3 else {"age": int(t.age)}
    return {back: [CARDS[card].slug for card in unseen(t, deck)] for back, deck in decks.items() if t.age}


def _count(t: DuelTable, what: int) -> int:
    return sum(1 for slot in range(SLOTS) if t.slots[slot] == what)


def _units(cost: Cost) -> dict[str, int]:
    return {RESOURCES[each]: int(cost.needs[each]) for each in range(RESOURCE_COUNT) if cost.needs[each]}


def _choices(makes_one_of: int) -> list[str]:
    return {int(RAW): RESOURCES[:3], int(GOODS): RESOURCES[3:]}.get(makes_one_of, [])


def _card_face(card: Card) -> Face:
    return Face(
        slug=card.slug,
        family=COLOURS[card.colour],
        age=min(int(card.deck), 3),
        coins=int(card.cost.coins),
        needs=_units(card.cost),
        chain=card.chain,
        link=card.link,
        makes={RESOURCES[each]: int(card.makes[each]) for each in range(RESOURCE_COUNT) if card.makes[each]},
        makes_one_of=_choices(card.makes_one_of),
        buys_at_one=[RESOURCES[each] for each in range(RESOURCE_COUNT) if card.buys_at_one[each]],
        shields=int(card.shields),
        points=int(card.points),
        symbol=SYMBOLS[card.symbol] if card.symbol >= 0 else "",
        gains=int(card.coins),
        gains_per={COUNTED[kind]: int(each) for each, kind in [card.coins_per] if each},
        counts=[COUNTED[kind] for kind in card.counts],
        gains_each=int(card.coins_each),
        points_each=int(card.points_each),
    )


def _wonder_face(wonder: Wonder) -> Face:
    return Face(
        slug=wonder.slug,
        family="wonder",
        age=0,
        needs=_units(wonder.cost),
        makes_one_of=_choices(wonder.makes_one_of),
        shields=int(wonder.shields),
        points=int(wonder.points),
        gains=int(wonder.coins),
        rival_loses=int(wonder.rival_loses),
        plays_again=wonder.plays_again,
        destroys=COLOURS[wonder.destroys] if wonder.destroys >= 0 else "",
        special={DRAWS_TOKENS: "draw", REVIVES: "revive"}.get(wonder.special, ""),
    )


def _token_face(token: Token) -> Face:
    return Face(
        slug=token.slug,
        family="token",
        age=0,
        points=int(token.points),
        symbol=SYMBOLS[token.symbol] if token.symbol >= 0 else "",
        gains=int(token.coins),
        points_per_token=int(token.points_per_token),
    )
