"""The contract lets honest games pass, and names the promise that a dishonest one breaks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec import Struct
from mypy_extensions import i64

from ecumene.kernel.contract import Broken, check
from ecumene.kernel.game import Game
from ecumene.kernel.move import Move
from ecumene.kernel.refusal import Refusal
from ecumene.kernel.step import Chance, Question
from ecumene.kernel.table import Table
from tests.kernel import toys
from tests.kernel.toys import (
    ALLOW,
    AUCTION,
    CLIMB,
    COURT,
    COURT_MOVES,
    KINDS,
    OFFER,
    VETO_CARD,
    Auction,
    AuctionTable,
    Climb,
    ClimbTable,
    Court,
    CourtTable,
    HoldEvent,
    MakeOffers,
    MayVeto,
)

TABLES = [(game, seats) for game in (AUCTION, CLIMB, COURT) for seats in game.seat_counts]


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game.name}-{seats}" for game, seats in TABLES])
def test_the_toys_keep_it(game: Game, seats: int) -> None:
    for seed in range(200):
        assert check(game, seats, {}, seed) >= seats


@pytest.mark.parametrize("value", toys.PRIZES)
def test_with_every_option(value: str) -> None:
    for seed in range(20):
        check(AUCTION, 3, {"prizes": value}, seed)


def test_the_same_seed_plays_the_same_game() -> None:
    assert [check(CLIMB, 3, {}, seed) for seed in range(9)] == [check(CLIMB, 3, {}, seed) for seed in range(9)]


def play_some(game: Game) -> None:
    """Check fifty random games."""
    for seed in range(50):
        check(game, game.seat_counts[-1], {}, seed)


def breaks(game: Game, promise: str) -> None:
    """Assert that random games soon find this promise broken, before any other."""
    with pytest.raises(Broken, match=promise) as caught:
        play_some(game)
    assert caught.value.record.game == game.name


# --- Moves


class BackToFront(HoldEvent):
    def moves(self, t: CourtTable, /) -> list[Move]:
        return super().moves(t)[::-1]


class Twice(HoldEvent):
    def moves(self, t: CourtTable, /) -> list[Move]:
        return [move for move in super().moves(t) for _ in range(2)]


@pytest.mark.parametrize("step", [BackToFront, Twice])
def test_moves_that_are_unsorted_or_double(step: type[HoldEvent], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toys, "HOLD_EVENT", [step(0), step(1)])
    breaks(COURT, "moves are unique and in notation order")


class Moody(MayVeto):
    """Says that it must always be asked, and then that it need not have been."""

    asked = 0

    def always_asked(self, t: CourtTable, /) -> bool:
        Moody.asked += 1
        return Moody.asked % 2 == 1


def test_a_question_with_one_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toys, "MAY_VETO", [Moody(0), Moody(1)])
    breaks(COURT, "no question has only one answer")


# --- Copies


def without_prizes(t: AuctionTable) -> AuctionTable:
    other = HONEST_COPY(t)
    other.prizes = [0] * len(t.prizes)
    return other


def with_the_same_prizes(t: AuctionTable) -> AuctionTable:
    other = HONEST_COPY(t)
    other.prizes = t.prizes
    return other


def without_the_bank(t: AuctionTable) -> AuctionTable:
    other = HONEST_COPY(t)
    other.bank = 0
    return other


HONEST_COPY = AuctionTable.copy


@pytest.mark.parametrize(
    ("copy", "promise"),
    [
        (without_prizes, "a copy is equal in everything"),
        (without_the_bank, "a copy is equal in everything"),
        (with_the_same_prizes, "what happens on a copy stays there"),
    ],
)
def test_copies_that_forget_or_share(
    copy: Callable[[AuctionTable], AuctionTable], promise: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(AuctionTable, "copy", copy)
    breaks(AUCTION, promise)


class WearsOut(MayVeto):
    """Changes the list of its moves, which the copies share."""

    def take(self, t: CourtTable, move: Move, /) -> None:
        t.moves.pop()
        super().take(t, move)


def test_a_take_that_changes_a_shared_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toys, "MAY_VETO", [WearsOut(0), WearsOut(1)])
    breaks(COURT, "what happens on a copy stays there")


# --- Secrets


class Told(Struct, frozen=True):
    """A view that says one thing too much."""

    what: list[int]


class ShowsHands(Climb):
    def view(self, t: Table, viewer: i64) -> Told:
        assert isinstance(t, ClimbTable)
        return Told([card for hand in t.hands for card in hand])


class ShowsTheDeck(Climb):
    def view(self, t: Table, viewer: i64) -> Told:
        assert isinstance(t, ClimbTable)
        return Told(t.deck.unseen[:])


class ShowsTheSeed(Climb):
    def view(self, t: Table, viewer: i64) -> Told:
        return Told([int(t.seed)])


class ShowsOffers(Auction):
    def view(self, t: Table, viewer: i64) -> Told:
        return Told([int(offer[0].a) if offer else -1 for offer in t.sealed])


class ShowsTheRival(Court):
    def view(self, t: Table, viewer: i64) -> Told:
        assert isinstance(t, CourtTable)
        return Told(t.hands[1 - viewer][:] if viewer >= 0 else [])


@pytest.mark.parametrize("game", [ShowsHands(), ShowsTheDeck(), ShowsTheSeed(), ShowsOffers(), ShowsTheRival()])
def test_views_that_leak(game: Game) -> None:
    breaks(game, r"^seat -?\d cannot tell apart what it may not know$")


class ShowsTheTableItself(Auction):
    def view(self, t: Table, viewer: i64) -> Told:
        assert isinstance(t, AuctionTable)
        return Told(t.purses)


def test_views_that_change_afterwards() -> None:
    breaks(ShowsTheTableItself(), "^a view stays as it is when the table goes on$")


class Hints(HoldEvent):
    """Its refusal counts the rival's vetoes."""

    def refusal(self, t: CourtTable, move: Move, /) -> Refusal:
        return Refusal("not-in-hand", vetoes=t.hands[1 - self.seat].count(VETO_CARD))


def test_reasons_that_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toys, "HOLD_EVENT", [Hints(0), Hints(1)])
    breaks(COURT, r"^seat \d cannot tell apart what it may not know$")


def permuted(t: ClimbTable, viewer: i64) -> None:
    """Cards change places: who knows the seed can turn them back."""
    hidden = [card for card in toys.CARDS if not t.knows(viewer, card)]
    left, becomes = hidden[:], list(toys.CARDS)
    for card in hidden:
        becomes[card] = left.pop(t.below(len(left)))
    t.hands = [sorted([becomes[card] for card in hand]) for hand in t.hands]
    t.deck.top = [becomes[card] for card in t.deck.top]
    t.deck.unseen = sorted([becomes[card] for card in t.deck.unseen])
    known_to = t.known_to[:]
    for card in toys.CARDS:
        t.known_to[becomes[card]] = known_to[card]


def dealt_until_other(t: ClimbTable, viewer: i64) -> None:
    """Dealt again while somebody holds the highest card as in truth: so it probably lies elsewhere."""
    real = max(t.hands)
    for _ in range(9):
        HONEST_REDEAL(t, viewer)
        if max(t.hands)[-1:] != real[-1:]:
            return


HONEST_REDEAL = ClimbTable.redeal


@pytest.mark.parametrize("redeal", [permuted, dealt_until_other])
def test_imagined_cards_that_betray_the_real_ones(
    redeal: Callable[[ClimbTable, i64], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ClimbTable, "redeal", redeal)
    breaks(CLIMB, r"^what seat -?\d imagines depends on nothing that it may not know$")


class LuckyCourt(CourtTable):
    """Draws from luck as often as the rival holds a veto."""

    def redeal(self, viewer: i64) -> None:
        rivals = [hand for seat, hand in enumerate(self.hands) if seat != viewer]
        for _ in range(rivals[0].count(VETO_CARD)):
            self.below(2)
        super().redeal(viewer)


def test_a_seed_that_goes_on_differently_betrays_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toys, "CourtTable", LuckyCourt)
    breaks(COURT, r"^what seat -?\d imagines depends on nothing that it may not know$")


def test_who_peeked_at_a_card_that_a_rival_drew_is_forgotten() -> None:
    t = ClimbTable(3)
    for card, mask in ((3, 0b0100), (7, 0b1100), (9, 0b1000)):  # Ben drew 3 and 7; Cleo has peeked at 7 and 9
        t.deck.draw(card)
        t.known_to[card] = mask
    t.hands[1] = [3, 7]
    t.deck.top = [9]
    for seed in range(20):
        other = t.copy()
        other.seed = seed + 1
        other.redeal(0)
        assert [other.known_to[card] for card in other.hands[1]] == [0b0100, 0b0100]
        assert [other.known_to[card] for card in other.deck.top] == [0b1000]
        assert sorted(other.hands[1] + other.deck.top + other.deck.unseen) == list(toys.CARDS)


# --- Sums, ends and replays


class Alms(MakeOffers):
    """Gives everybody a coin out of thin air."""

    def open_up(self, t: AuctionTable, answers: list[list[Move]], /) -> None:
        super().open_up(t, answers)
        t.purses = [coins + 1 for coins in t.purses]


def test_coins_from_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toys, "MAKE_OFFERS", Alms())
    breaks(AUCTION, "nothing is gained or lost from nowhere")


class Toss(Chance[CourtTable]):
    """A coin is tossed, for nothing."""

    def draw(self, t: CourtTable, /) -> Move:
        return toys.DEAL[t.below(2)]

    def moves(self, t: CourtTable, /) -> list[Move]:
        return toys.DEAL[:2]

    def take(self, t: CourtTable, move: Move, /) -> None:
        t.then(FOR_EVER)


class ForEver(Question[CourtTable]):
    """Again and again."""

    def moves(self, t: CourtTable, /) -> list[Move]:
        return [ALLOW, toys.VETO]

    def take(self, t: CourtTable, move: Move, /) -> None:
        t.then(TOSS)

    def refusal(self, t: CourtTable, move: Move, /) -> Refusal:
        return Refusal("allow-or-veto-first")


class Endless(Court):
    def lay_out(self, seats: i64, options: dict[str, str]) -> Table:
        t = CourtTable()
        t.then(TOSS)
        return t


TOSS = Toss()
FOR_EVER = ForEver(0)


def test_a_game_without_end() -> None:
    with pytest.raises(Broken, match="every game ends"):
        check(Endless(), 2, {}, 1)


class Remembers(MayVeto):
    """Its effect depends on what happened on other tables."""

    taken = 0

    def take(self, t: CourtTable, move: Move, /) -> None:
        Remembers.taken += 1
        t.points[0] += Remembers.taken
        super().take(t, move)


def test_a_step_that_remembers_other_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toys, "MAY_VETO", [Remembers(0), Remembers(1)])
    breaks(COURT, "undo and redo lead back to the same table")


class RemembersInTheAuction(MakeOffers):
    """The same where nothing can be taken back."""

    opened = 0

    def open_up(self, t: AuctionTable, answers: list[list[Move]], /) -> None:
        RemembersInTheAuction.opened += 1
        t.prizes[0] += RemembersInTheAuction.opened
        super().open_up(t, answers)


def test_a_record_that_leads_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toys, "MAKE_OFFERS", RemembersInTheAuction())
    breaks(AUCTION, "lead(s| back) to the same table")


# --- What the kernel does by itself


def test_a_question_with_one_answer_is_answered_at_once() -> None:
    for seed in range(100):
        t = CLIMB.new_table(2, {}, seed=seed)
        while t.result is None:
            assert len(t.moves) > 1
            t.play(t.moves[t.below(len(t.moves))])


def test_a_question_that_would_betray_a_hand_is_asked_all_the_same() -> None:
    asked = 0
    for seed in range(100):
        t = COURT.new_table(2, {}, seed=seed)
        while t.result is None:
            assert isinstance(t, CourtTable)
            if t.question in toys.MAY_VETO:
                can_veto = VETO_CARD in t.hands[t.seat]
                assert [move.text for move in t.moves] == (["allow", "veto"] if can_veto else ["allow"])
                asked += not can_veto
            t.play(t.moves[t.below(len(t.moves))])
    assert asked > 100


def test_a_veto_may_be_vetoed() -> None:
    t = CourtTable()
    t.hands = [[0, VETO_CARD], [1, VETO_CARD]]
    t.turn = 0
    t.then(toys.HOLD_EVENT[0])
    t.settle()
    for text in ("hold festival", "veto", "veto"):
        move = COURT_MOVES.find(text)
        assert move in t.moves
        assert move is not None
        t.play(move)
    assert [move.text for move in t.moves] == ["allow"]
    assert t.seat == 1
    t.play(ALLOW)
    assert t.points == [toys.WORTH[KINDS.index("festival")], 0]


def test_the_highest_offer_that_nobody_shares_wins() -> None:
    t = AuctionTable(3)
    t.to_come = 1
    t.then(toys.NEXT_PRIZE)
    t.settle()
    for coins in (5, 5, 2):
        t.play(OFFER[coins])
    assert t.purses == [9, 9, 7]
    assert str(t.result) == "0 0 1 points"
