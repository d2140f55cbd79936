"""Three small games that show what the kernel can do, each read from its moves to its game.

Auction has sealed choices, Climb has hidden hands and a deck, Court has interrupts.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from mypy_extensions import i64

from ecumene.kernel.deck import Deck
from ecumene.kernel.game import Game, Option
from ecumene.kernel.move import Lexicon, Move
from ecumene.kernel.refusal import Refusal
from ecumene.kernel.step import Chance, Question, Sealed, Step
from ecumene.kernel.table import Result, Table
from ecumene.kernel.tale import only


def highest(scores: list[int]) -> Result:
    """Whoever has the highest score wins; several share the victory."""
    best = [score == max(scores) for score in scores]
    return Result("points", [is_best / sum(best) for is_best in best])


def outlook(t: Table, scores: list[int], seat: i64) -> float:
    """This seat's share of all points so far, or of the victory."""
    return scores[seat] / max(1, sum(scores)) if t.result is None else t.result.shares[seat]


# --- Auction: everybody offers at the same time, and nobody sees an offer before the last one is in.

AUCTION_MOVES: Final = Lexicon()
OFFER: Final = [AUCTION_MOVES.move(f"offer {coins}", coins) for coins in range(6)]
PRIZES: Final = {"four": 4, "two": 2}


class AuctionTable(Table):
    """What everybody has, and how many prizes are still to come."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.purses = [9] * int(seats)
        self.prizes = [0] * int(seats)
        self.bank = 0
        self.to_come = 0

    def copy(self) -> AuctionTable:
        other = self.copied_to(AuctionTable(self.seats))
        other.purses = self.purses[:]
        other.prizes = self.prizes[:]
        other.bank = self.bank
        other.to_come = self.to_come
        return other

    def redeal(self, viewer: i64) -> None:
        """Nothing is secret but sealed offers, which the kernel takes care of."""


class NextPrize(Step[AuctionTable]):
    """The next prize is offered for, until there is none."""

    def run(self, t: AuctionTable, /) -> None:
        if t.to_come == 0:
            t.finish(highest(t.prizes))
            return
        t.to_come -= 1
        t.then(MAKE_OFFERS, NEXT_PRIZE)


class MakeOffers(Sealed[AuctionTable]):
    """The highest offer that nobody else makes is paid, and takes the prize."""

    def open_to(self, t: AuctionTable, /) -> list[int]:
        return list(range(t.seats))

    def moves(self, t: AuctionTable, /) -> list[Move]:
        return OFFER[: t.purses[t.seat] + 1]

    def open_up(self, t: AuctionTable, answers: list[list[Move]], /) -> None:
        offers = [int(move.a) for answer in answers for move in answer]
        for seat, offer in enumerate(offers):
            t.tell("offer", seat, "", offer)
        alone = [offer for offer in offers if offers.count(offer) == 1]
        if alone:
            winner = offers.index(max(alone))
            t.purses[winner] -= max(alone)
            t.bank += max(alone)
            t.prizes[winner] += 1
            t.tell("win", winner, "", max(alone))

    def refusal(self, t: AuctionTable, move: Move, /) -> Refusal:
        return Refusal("too-few-coins", coins=t.purses[t.seat])

    def prompt(self, t: AuctionTable, /) -> str:
        return "offer"


NEXT_PRIZE: Final = NextPrize()
MAKE_OFFERS: Final = MakeOffers()


class AuctionView(Struct, frozen=True):
    """Everything lies open, except the offers of the others."""

    purses: list[int]
    prizes: list[int]
    to_come: int
    own_offer: str
    waiting: list[int]


class Auction(Game):
    """Win the most prizes with your coins."""

    def __init__(self) -> None:
        super().__init__("auction", 1, [2, 3, 4], [Option("prizes", list(PRIZES))], AUCTION_MOVES)

    def lay_out(self, seats: i64, options: dict[str, str]) -> Table:
        t = AuctionTable(seats)
        t.to_come = PRIZES[options["prizes"]]
        t.then(NEXT_PRIZE)
        return t

    def view(self, t: Table, viewer: i64) -> Struct:
        assert isinstance(t, AuctionTable)
        own = t.sealed[viewer] if viewer >= 0 else []
        return AuctionView(t.purses[:], t.prizes[:], t.to_come, own[0].text if own else "", t.waiting())

    def judge(self, t: Table, seat: i64) -> float:
        assert isinstance(t, AuctionTable)
        return outlook(t, t.prizes, seat)

    def ledger(self, t: Table) -> dict[str, int]:
        assert isinstance(t, AuctionTable)
        return {"coins": t.bank + sum(t.purses)}


# --- Climb: a card is drawn when somebody sees it, and what a seat has not seen is dealt again for its bots.

CLIMB_MOVES: Final = Lexicon()
CARDS: Final = range(14)
PEEK: Final = CLIMB_MOVES.move("peek")
PLAY: Final = [CLIMB_MOVES.move(f"play {card:02}", card) for card in CARDS]
SINK: Final = [CLIMB_MOVES.move(f"sink {card:02}", card) for card in CARDS]
DRAW: Final = [CLIMB_MOVES.move(f"draw {card:02}", card) for card in CARDS]
SEE: Final = [CLIMB_MOVES.move(f"see {card:02}", card) for card in CARDS]
EVERYBODY_KNOWS: Final = 0xFF


class ClimbTable(Table):
    """The deck, the hands, the cards played so far, and who knows where each card is."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.deck = Deck(list(CARDS))
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.played: list[int] = []
        self.points = [0] * int(seats)
        self.favours = [2] * int(seats)
        self.known_to = [0] * len(CARDS)  # masks: bit 0 the spectators, bit 1 seat A, and so on
        self.turn = int(seats) - 1

    def copy(self) -> ClimbTable:
        other = self.copied_to(ClimbTable(self.seats))
        other.deck = self.deck.copy()
        other.hands = [hand[:] for hand in self.hands]
        other.played = self.played[:]
        other.points = self.points[:]
        other.favours = self.favours[:]
        other.known_to = self.known_to[:]
        other.turn = self.turn
        return other

    def knows(self, viewer: i64, card: i64) -> bool:
        """Does this seat, or a spectator (-1), know where the card is?"""
        return self.known_to[card] >> (viewer + 1) & 1 == 1

    def show(self, card: i64, seat: i64) -> None:
        """From now on this seat knows where the card is."""
        self.known_to[card] |= 1 << int(seat + 1)

    def redeal(self, viewer: i64) -> None:
        """The cards whose place the viewer does not know are put together in order, and dealt again.

        Who has peeked at the top of the deck is no secret; who had peeked at a card that a rival has drawn is one.
        """
        hidden = [card for card in CARDS if not self.knows(viewer, card)]
        secret = set(hidden)
        on_top = [self.known_to[card] for card in self.deck.top]
        for seat, hand in enumerate(self.hands):
            drawn = 1 << seat + 1
            self.hands[seat] = sorted([self.dealt(hidden, drawn) if card in secret else card for card in hand])
        top = zip(self.deck.top, on_top)
        self.deck.top = [self.dealt(hidden, peeked) if card in secret else card for card, peeked in top]
        for card in hidden:
            self.known_to[card] = 0
        self.deck.unseen = hidden

    def dealt(self, cards: list[int], known_to: int) -> int:
        """One of these cards, and who knows now where it is."""
        card = cards.pop(self.below(len(cards)))
        self.known_to[card] = known_to
        return card


class DrawCard(Chance[ClimbTable]):
    """The next card of the deck comes into a hand; only its owner sees it."""

    def __init__(self, owner: i64) -> None:
        super().__init__(only(owner))
        self.owner: Final = owner

    def draw(self, t: ClimbTable, /) -> Move:
        return DRAW[t.deck.nth(t.below(t.deck.count()))]

    def moves(self, t: ClimbTable, /) -> list[Move]:
        return [DRAW[card] for card in t.deck.candidates()]

    def take(self, t: ClimbTable, move: Move, /) -> None:
        t.deck.draw(int(move.a))
        t.hands[self.owner] = sorted([*t.hands[self.owner], int(move.a)])
        t.show(move.a, self.owner)
        t.whisper("draw", self.owner, "", move.a)


class SeeCard(Chance[ClimbTable]):
    """One seat looks at the next card of the deck."""

    def __init__(self, owner: i64) -> None:
        super().__init__(only(owner))
        self.owner: Final = owner

    def draw(self, t: ClimbTable, /) -> Move:
        return SEE[t.deck.nth(t.below(t.deck.count()))]

    def moves(self, t: ClimbTable, /) -> list[Move]:
        return [SEE[card] for card in t.deck.candidates()]

    def take(self, t: ClimbTable, move: Move, /) -> None:
        t.deck.peek(int(move.a))
        t.show(move.a, self.owner)
        t.whisper("see", self.owner, "", move.a)


class PlayOrSink(Question[ClimbTable]):
    """Play a card, which scores if it is higher than the last one.

    Twice a game a seat may peek at the deck, or openly sink a card under it.
    """

    def moves(self, t: ClimbTable, /) -> list[Move]:
        hand = t.hands[self.seat]
        if t.favours[self.seat] == 0 or len(t.deck) == 0:
            return [PLAY[card] for card in hand]
        return [PEEK, *(PLAY[card] for card in hand), *(SINK[card] for card in hand)]

    def take(self, t: ClimbTable, move: Move, /) -> None:
        card = int(move.a)
        if move is PEEK:
            t.favours[self.seat] -= 1
            t.tell("peek", self.seat)
            t.then(SEE_CARD[self.seat], PLAY_OR_SINK[self.seat])
            return
        t.hands[self.seat].remove(card)
        t.known_to[card] = EVERYBODY_KNOWS
        t.tell(move.verb, self.seat, "", card)
        if move is SINK[card]:
            t.favours[self.seat] -= 1
            t.deck.put_below(card)
        else:
            t.points[self.seat] += 1 if card > max(t.played[-1:], default=-1) else 0
            t.played.append(card)
        t.then(NEXT_CLIMBER)
        if len(t.deck):
            t.then(DRAW_CARD[self.seat])

    def refusal(self, t: ClimbTable, move: Move, /) -> Refusal:
        if move is PEEK or move in SINK:
            return Refusal("no-favour", favours=t.favours[self.seat], cards=len(t.deck))
        return Refusal("not-in-hand", hand=[f"{card:02}" for card in t.hands[self.seat]])

    def prompt(self, t: ClimbTable, /) -> str:
        return "play-or-sink"


class NextClimber(Step[ClimbTable]):
    """The turn passes to the next seat that has cards; without any the game is over."""

    def run(self, t: ClimbTable, /) -> None:
        for _ in range(t.seats):
            t.turn = (t.turn + 1) % int(t.seats)
            if t.hands[t.turn]:
                t.then(PLAY_OR_SINK[t.turn])
                return
        t.finish(highest(t.points))


DRAW_CARD: Final = [DrawCard(seat) for seat in range(4)]
SEE_CARD: Final = [SeeCard(seat) for seat in range(4)]
PLAY_OR_SINK: Final = [PlayOrSink(seat) for seat in range(4)]
NEXT_CLIMBER: Final = NextClimber()


class ClimbView(Struct, frozen=True):
    """Every card in its place; `?` where it is not known."""

    hands: list[list[str]]
    deck: list[str]
    played: list[str]
    points: list[int]
    favours: list[int]
    turn: int


class Climb(Game):
    """Play your cards at the right moment."""

    def __init__(self) -> None:
        super().__init__("climb", 1, [2, 3, 4], [], CLIMB_MOVES)

    def lay_out(self, seats: i64, options: dict[str, str]) -> Table:
        t = ClimbTable(seats)
        t.then(NEXT_CLIMBER)
        for seat in reversed(range(seats)):
            t.then(DRAW_CARD[seat], DRAW_CARD[seat], DRAW_CARD[seat])
        return t

    def view(self, t: Table, viewer: i64) -> Struct:
        assert isinstance(t, ClimbTable)
        seen = [f"{card:02}" if t.knows(viewer, card) else "?" for card in CARDS]
        hands = [sorted([seen[card] for card in hand]) for hand in t.hands]
        top, bottom = [seen[card] for card in t.deck.top], [seen[card] for card in t.deck.bottom]
        deck = top[::-1] + ["?"] * len(t.deck.unseen) + bottom
        return ClimbView(hands, deck, [seen[card] for card in t.played], t.points[:], t.favours[:], t.turn)

    def judge(self, t: Table, seat: i64) -> float:
        assert isinstance(t, ClimbTable)
        return outlook(t, t.points, seat)

    def ledger(self, t: Table) -> dict[str, int]:
        assert isinstance(t, ClimbTable)
        return {"cards": len(t.deck) + sum(map(len, t.hands)) + len(t.played)}


# --- Court: a rival may stop what you do, and is asked even with no card to do it.

COURT_MOVES: Final = Lexicon()
KINDS: Final = ["festival", "harvest", "veto"]
WORTH: Final = [2, 1, 0]
VETO_CARD: Final = 2
COPIES: Final = 4
HAND: Final = 4
DEAL: Final = [COURT_MOVES.move(f"deal {kind}", index) for index, kind in enumerate(KINDS)]
HOLD: Final = [COURT_MOVES.move(f"hold {kind}", index) for index, kind in enumerate(KINDS)]
ALLOW: Final = COURT_MOVES.move("allow")
VETO: Final = COURT_MOVES.move("veto")


class CourtTable(Table):
    """Two hands, what was played, and what is about to happen."""

    def __init__(self) -> None:
        super().__init__(2)
        self.deck = Deck([kind for kind in range(len(KINDS)) for _ in range(COPIES)])
        self.hands: list[list[int]] = [[], []]
        self.played: list[int] = []
        self.points = [0, 0]
        self.turn = 1
        self.is_stopped = False

    def copy(self) -> CourtTable:
        other = self.copied_to(CourtTable())
        other.deck = self.deck.copy()
        other.hands = [hand[:] for hand in self.hands]
        other.played = self.played[:]
        other.points = self.points[:]
        other.turn = self.turn
        other.is_stopped = self.is_stopped
        return other

    def redeal(self, viewer: i64) -> None:
        """The hands the viewer does not see, and the rest of the deck, are dealt again."""
        hidden = [seat for seat in range(2) if seat != viewer]
        self.deck.shuffle_in([card for seat in hidden for card in self.hands[seat]])
        for seat in hidden:
            self.hands[seat] = sorted([self.drawn() for _ in self.hands[seat]])

    def drawn(self) -> int:
        """A card that luck takes off the deck."""
        card = self.deck.nth(self.below(self.deck.count()))
        self.deck.draw(card)
        return card

    def use(self, seat: i64, card: int) -> None:
        """A card leaves a hand for everybody to see."""
        self.hands[seat].remove(card)
        self.played.append(card)


class DealCard(Chance[CourtTable]):
    """A card comes into a hand; only its owner sees it."""

    def __init__(self, owner: i64) -> None:
        super().__init__(only(owner))
        self.owner: Final = owner

    def draw(self, t: CourtTable, /) -> Move:
        return DEAL[t.deck.nth(t.below(t.deck.count()))]

    def moves(self, t: CourtTable, /) -> list[Move]:
        return [DEAL[card] for card in sorted(set(t.deck.candidates()))]

    def take(self, t: CourtTable, move: Move, /) -> None:
        t.deck.draw(int(move.a))
        t.hands[self.owner] = sorted([*t.hands[self.owner], int(move.a)])
        t.whisper("deal", self.owner, KINDS[move.a])


class HoldEvent(Question[CourtTable]):
    """Hold one of the events in your hand, unless the rival vetoes it."""

    def moves(self, t: CourtTable, /) -> list[Move]:
        return [HOLD[card] for card in sorted(set(t.hands[self.seat]))]

    def take(self, t: CourtTable, move: Move, /) -> None:
        t.use(self.seat, int(move.a))
        t.is_stopped = False
        t.tell("hold", self.seat, KINDS[move.a])
        t.then(MAY_VETO[1 - self.seat], EVENT[move.a], NEXT_EVENT)

    def refusal(self, t: CourtTable, move: Move, /) -> Refusal:
        return Refusal("not-in-hand" if move in HOLD else "hold-first")

    def prompt(self, t: CourtTable, /) -> str:
        return "hold"

    def always_asked(self, t: CourtTable, /) -> bool:
        return True  # or everybody would know that the hand holds one kind of card only


class MayVeto(Question[CourtTable]):
    """The rival may stop it with a veto; which may be vetoed in turn."""

    def moves(self, t: CourtTable, /) -> list[Move]:
        return [ALLOW, VETO] if VETO_CARD in t.hands[self.seat] else [ALLOW]

    def take(self, t: CourtTable, move: Move, /) -> None:
        t.tell(move.verb, self.seat)
        if move is VETO:
            t.use(self.seat, VETO_CARD)
            t.is_stopped = not t.is_stopped
            t.then(MAY_VETO[1 - self.seat])

    def refusal(self, t: CourtTable, move: Move, /) -> Refusal:
        return Refusal("no-veto-in-hand" if move is VETO else "allow-or-veto-first")

    def prompt(self, t: CourtTable, /) -> str:
        return "may-veto"

    def always_asked(self, t: CourtTable, /) -> bool:
        return True  # or everybody would know that there is no veto in the hand


class Event(Step[CourtTable]):
    """The event brings its points, if it takes place."""

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card: Final = card

    def run(self, t: CourtTable, /) -> None:
        if not t.is_stopped:
            t.points[t.turn] += WORTH[self.card]
            t.tell("score", t.turn, KINDS[self.card], WORTH[self.card])


class NextEvent(Step[CourtTable]):
    """The seats take turns while they have cards."""

    def run(self, t: CourtTable, /) -> None:
        t.turn = 1 - t.turn if t.hands[1 - t.turn] else t.turn
        if t.hands[t.turn]:
            t.then(HOLD_EVENT[t.turn])
        else:
            t.finish(highest(t.points))


DEAL_CARD: Final = [DealCard(seat) for seat in range(2)]
HOLD_EVENT: Final = [HoldEvent(seat) for seat in range(2)]
MAY_VETO: Final = [MayVeto(seat) for seat in range(2)]
EVENT: Final = [Event(card) for card in range(len(KINDS))]
NEXT_EVENT: Final = NextEvent()


class CourtView(Struct, frozen=True):
    """The own hand, and what lies open."""

    hand: list[str]
    cards: list[int]  # how many each seat holds
    played: list[str]
    points: list[int]
    is_stopped: bool
    turn: int


class Court(Game):
    """Hold the better events, and veto those of the rival."""

    def __init__(self) -> None:
        super().__init__("court", 1, [2], [], COURT_MOVES)

    def lay_out(self, seats: i64, options: dict[str, str]) -> Table:
        t = CourtTable()
        t.then(NEXT_EVENT)
        for _ in range(HAND):
            t.then(DEAL_CARD[0], DEAL_CARD[1])
        return t

    def view(self, t: Table, viewer: i64) -> Struct:
        assert isinstance(t, CourtTable)
        hand = [KINDS[card] for card in t.hands[viewer]] if viewer >= 0 else []
        played = [KINDS[card] for card in t.played]
        return CourtView(hand, [len(hand) for hand in t.hands], played, t.points[:], t.is_stopped, t.turn)

    def judge(self, t: Table, seat: i64) -> float:
        assert isinstance(t, CourtTable)
        return outlook(t, t.points, seat)

    def ledger(self, t: Table) -> dict[str, int]:
        assert isinstance(t, CourtTable)
        return {"cards": len(t.deck) + len(t.hands[0]) + len(t.hands[1]) + len(t.played)}


AUCTION: Final = Auction()
CLIMB: Final = Climb()
COURT: Final = Court()
