"""Plans: what if - never with what one may not know."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from ecumene.kernel.notation import GameOver, Illegal, Unreadable
from ecumene.server.plan import NewPlan, imagined
from tests.server.pairs import pairs
from tests.server.rooms import Told, everything, people
from tests.server.toys import toys

__all__ = ["toys"]
pytestmark = pytest.mark.usefixtures("toys")


def test_a_plan_changes_nothing_at_the_table() -> None:
    told = Told("climb", people(2))
    before = everything(told.room)
    seat = told.room.awaited[0]
    plan = imagined(told.room, seat, NewPlan([told.room.moves(seat)[-1].text]))
    assert plan.asked == 1 - seat
    assert everything(told.room) == before


def test_the_same_seed_is_the_same_future_and_another_is_another() -> None:
    told = Told("climb", people(2))
    move = told.room.moves(0)[-1].text
    same = [msgspec.json.encode(imagined(told.room, 0, NewPlan([move], seed=7))) for _ in range(2)]
    assert same[0] == same[1]
    others = {msgspec.json.encode(imagined(told.room, 0, NewPlan([move], seed=seed))) for seed in range(20)}
    assert len(others) > 1


def test_the_hand_of_another_is_dealt_anew() -> None:
    told = Told("climb", people(2))
    move = told.room.moves(0)[-1].text
    hands = [frozenset(imagined(told.room, 0, NewPlan([move], seed=seed)).moves) for seed in range(40)]
    told.say(f"A {move}")
    real = frozenset(move.text for move in told.room.moves(1))
    assert len(set(hands)) > 10
    assert hands.count(real) <= 2, "no more often than by chance"


@pytest.mark.parametrize(("game", "seats"), [("auction", 3), ("climb", 2), ("court", 2)])
def test_tables_that_cannot_be_told_apart_lead_to_the_same_plans(game: str, seats: int) -> None:
    dice = Random(1)
    count = 0
    for seed in range(4):
        for pair in pairs(game, seats, seed):
            rooms = [pair.room("pair"), pair.room("pair")]
            for room, rows in zip(rooms, (pair.one, pair.other)):
                room.replay(rows)
            moves: list[str] = []
            for _ in range(4):
                plans = [imagined(room, pair.viewer, NewPlan(moves, seed=count)) for room in rooms]
                assert msgspec.json.encode(plans[0]) == msgspec.json.encode(plans[1])
                if plans[0].result:
                    break
                moves = [*moves, dice.choice(sorted(plans[0].moves))]
            count += 1
    assert count > 50


def test_what_cannot_be_is_refused_with_the_number_of_the_move() -> None:
    told = Told("court", people(2))
    move = told.room.moves(0)[0].text
    for moves, error in ((["nonsense"], Unreadable), ([move, move], Illegal)):
        with pytest.raises(error) as refused:
            imagined(told.room, 0, NewPlan(moves))
        assert refused.value.ply == len(moves)
    told.say("A /resign")
    with pytest.raises(GameOver):
        imagined(told.room, 0, NewPlan())


def test_whoever_only_watches_plans_too_and_sees_no_hand() -> None:
    told = Told("court", people(2))
    view = imagined(told.room, -1, NewPlan()).view
    assert (view.hand, view.cards) == ([], [4, 4])
