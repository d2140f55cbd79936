"""Odds: how likely a position is won, in games whose truth is known; and what a search would advise."""

from __future__ import annotations

from itertools import count

import msgspec
import pytest

from ecumene.bots.odds import Effort, advice, odds, odds_after
from ecumene.kernel import catalog
from ecumene.kernel.game import Game
from ecumene.kernel.luck import Live
from tests.bots.wager import FLIP, GIVE, WAGER, WIN, first_question
from tests.kernel.toys import AUCTION, CLIMB, COURT

DUEL = catalog.find("duel")
QUICK = Effort(4, 4, 1.0, 30, 20)
THOROUGH = Effort(8, 60, 0.02, 30, 20)

each_game = pytest.mark.parametrize("game", [DUEL, AUCTION, CLIMB, COURT], ids=lambda game: game.name)


def test_a_victory_at_hand_is_certain() -> None:
    found = odds(WAGER, first_question(), 1, QUICK)
    assert found.favourite == "win"
    assert found.chances == pytest.approx([1.0, 0.0])
    assert found.ways == pytest.approx({"plain": 1.0})
    assert found.error == pytest.approx(0)


def test_a_move_is_rated_before_luck_answers_it() -> None:
    t = first_question()
    assert odds_after(WAGER, t, WIN, 1, QUICK).chances == [1.0, 0.0]
    assert odds_after(WAGER, t, GIVE, 1, QUICK).chances == [0.0, 1.0]
    flipped = odds_after(WAGER, t, FLIP, 1, Effort(400, 400, 0.0, 1, 1))
    assert flipped.chances[0] == pytest.approx(0.5, abs=4 * flipped.error)
    assert flipped.error == pytest.approx(0.025, abs=0.002)
    assert flipped.ways == {"luck": pytest.approx(1.0)}


def test_the_end_is_as_it_is() -> None:
    t = first_question()
    t.play(GIVE)
    found = odds(WAGER, t, 1, QUICK)
    assert (found.chances, found.ways, found.favourite) == ([0.0, 1.0], {"plain": 1.0}, "")


@each_game
def test_chances_are_shares_of_one_victory(game: Game) -> None:
    t = game.new_table(2, {}, seed=3)
    for found in (odds(game, t, 1, QUICK), odds_after(game, t, t.moves[0], 1, QUICK)):
        assert sum(found.chances) == pytest.approx(1.0)
        assert sum(found.ways.values()) == pytest.approx(1.0)
        assert len(found.worlds) == 4


def test_more_worlds_are_tried_until_it_is_certain_enough() -> None:
    t = first_question()
    found = odds_after(WAGER, t, FLIP, 1, THOROUGH)
    assert len(found.worlds) == 60  # heads or tails, there is nothing between
    assert len(odds_after(WAGER, t, WIN, 1, THOROUGH).worlds) == 8


@each_game
def test_a_seed_always_says_the_same_and_secrets_change_nothing(game: Game) -> None:
    t = game.new_table(2, {}, luck=Live(b"secret"))
    for number in range(4):
        seat = t.waiting()[0]
        t.turn_to(seat)
        worlds = [t, t, t.imagined(seat, 1), t.imagined(seat, 2)]
        rated = {repr((each.chances, each.visits)) for each in (odds(game, world, 7, QUICK) for world in worlds)}
        assert len(rated) == 1
        advised = {repr([(a.move.text, a.chance, a.share) for a in advice(game, w, 7, 50, 60)]) for w in worlds}
        assert len(advised) == 1
        t.play(t.moves[number % len(t.moves)])


def test_advice_begins_with_what_would_be_played() -> None:
    advised = advice(WAGER, first_question(), 1, 200, 60)
    assert advised[0].move is WIN
    assert advised[0].chance == 1.0
    assert [each.share for each in advised] == sorted([each.share for each in advised], reverse=True)
    assert sum(each.share for each in advised) == pytest.approx(1.0)
    assert {each.move.text for each in advised} == {"flip", "give", "win"}


def test_advice_comes_when_time_is_out() -> None:
    clock = count()  # a look is a second
    t = DUEL.new_table(2, {"wonders": "preset"}, seed=3).imagined(0, 1)
    assert advice(DUEL, t, 1, 1_000_000, 3, lambda: float(next(clock)))
    assert next(clock) < 8


def test_odds_can_be_written_down() -> None:
    found = odds(DUEL, DUEL.new_table(2, {"wonders": "preset"}, seed=3), 1, Effort(2, 2, 1.0, 10, 5))
    assert msgspec.json.encode(found.chances)
    assert sum(found.visits.values()) == 20
