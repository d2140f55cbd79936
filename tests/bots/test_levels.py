"""Ten levels of strength: legal, repeatable, weaker by less search and more slips, never by what they see."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count, pairwise

import msgspec
import pytest
from mypy_extensions import i64

from ecumene.bots import levels
from ecumene.bots.levels import LEVELS
from ecumene.kernel import catalog
from ecumene.kernel.contract import dump
from ecumene.kernel.game import Game
from ecumene.kernel.luck import Live
from ecumene.kernel.move import Lexicon, Move
from ecumene.kernel.refusal import Refusal
from ecumene.kernel.step import Question
from ecumene.kernel.table import Result, Table
from tests.kernel.toys import AUCTION, CLIMB, COURT

DUEL = catalog.find("duel")
GAMES = [DUEL, AUCTION, CLIMB, COURT]
ALL = [level.number for level in LEVELS]
ENDLESS = 1000  # more answers than any of these games takes

MOVES = Lexicon()
DOORS = [MOVES.move(f"door {number}", number) for number in range(5)]
RIGHT = DOORS[3]

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
each_level = pytest.mark.parametrize("level", ALL)


class Corridor(Table):
    """Nothing but doors."""

    def copy(self) -> Corridor:
        return self.copied_to(Corridor(self.seats))

    def redeal(self, viewer: i64) -> None:
        """Nothing is secret."""


class ChooseDoor(Question[Corridor]):
    """Behind one door is victory."""

    def moves(self, t: Corridor, /) -> list[Move]:
        return DOORS

    def take(self, t: Corridor, move: Move, /) -> None:
        t.finish(Result("doors", [1.0, 0.0] if move is RIGHT else [0.0, 1.0]))

    def refusal(self, t: Corridor, move: Move, /) -> Refusal:
        return Refusal("no-such-door")


class Doors(Game):
    """One question whose answer every search finds."""

    def __init__(self) -> None:
        super().__init__("doors", 1, [2], [], MOVES)

    def lay_out(self, seats: i64, options: dict[str, str]) -> Table:
        t = Corridor(seats)
        t.then(ChooseDoor(0))
        return t


def stopped() -> float:
    """A clock that stands still: no level runs out of time."""
    return 0.0


def ticking() -> Callable[[], float]:
    """A clock that goes on whenever somebody looks, 32 times a second: high levels think as long as low ones."""
    return count(0.0, 1 / 32).__next__


def test_there_are_ten() -> None:
    assert len(LEVELS) == 10
    assert all(level.number == number for number, level in enumerate(LEVELS, 1))
    assert len({level.slug for level in LEVELS}) == 10
    assert all(level.slug.isalpha() and level.slug.islower() for level in LEVELS)


@pytest.mark.parametrize("level", [-1, 0, 11])
def test_there_are_no_others(level: int) -> None:
    with pytest.raises(ValueError, match="no level"):
        levels.make(level, DUEL, 1)


def test_a_higher_level_searches_more_or_slips_less() -> None:
    for lower, higher in pairwise(LEVELS):
        assert (lower.iterations, -lower.slips) < (higher.iterations, -higher.slips)
        assert lower.iterations <= higher.iterations
        assert lower.slips >= higher.slips


def test_nobody_waits_long() -> None:
    assert all(level.seconds <= (1.0 if level.number <= 7 else 2.0) for level in LEVELS)


@each_level
@each_game
def test_it_plays_legal_moves(game: Game, level: int) -> None:
    seats = game.seat_counts[-1]
    t = game.new_table(seats, {}, luck=Live(b"secret"))
    players = [levels.make(level, game, seat, ticking()) for seat in range(seats)]
    for number in range(ENDLESS):
        if t.result is not None:
            return
        seat = t.waiting()[-1 if number % 2 else 0]
        t.turn_to(seat)
        before = dump(t)
        move = players[seat].choose(t.imagined(seat, number))
        t.check(move)
        assert dump(t) == before
        t.play(move)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("level", ALL[:8])
@each_game
def test_a_seed_always_answers_alike(game: Game, level: int) -> None:
    t = game.new_table(2, {}, seed=7).imagined(0, 1)

    def answers() -> list[Move]:
        bot = levels.make(level, game, 5, stopped)
        return [bot.choose(t) for _ in range(3)]

    assert answers() == answers()


def test_another_seed_slips_otherwise() -> None:
    t = DUEL.new_table(2, {"wonders": "preset"}, seed=7).imagined(0, 1)
    assert len({levels.make(1, DUEL, seed, ticking()).choose(t) for seed in range(40)}) > 5


@each_game
def test_secrets_change_nothing(game: Game) -> None:
    """The real table and two imagined ones, which the seat cannot tell apart: the answer is the same."""
    secrets = 0
    for secret in (b"one", b"two"):
        t = game.new_table(2, {}, luck=Live(secret))
        number = 0
        while t.result is None:
            seat = t.waiting()[-1 if number % 2 else 0]
            t.turn_to(seat)
            worlds = [t, t.imagined(seat, 1), t.imagined(seat, 2)]
            secrets += len({msgspec.json.encode(game.view(world, 1 - seat)) for world in worlds}) - 1
            level = ALL[number % len(ALL)]
            answers = [levels.make(level, game, number, ticking()).choose(world) for world in worlds]
            assert answers[0] is answers[1] is answers[2]
            t.play(t.moves[number * 7 % len(t.moves)])
            number += 1
    assert secrets or game is DUEL  # where nothing is secret but the future


@each_level
def test_it_slips_as_often_as_it_says(level: int) -> None:
    t = Doors().new_table(2, {})
    bot = levels.make(level, Doors(), 11, ticking())
    wrong = sum(bot.choose(t) is not RIGHT for _ in range(400))
    wanted = 400 * float(LEVELS[level - 1].slips) / 100 * (len(DOORS) - 1) / len(DOORS)
    assert abs(wrong - wanted) <= wanted / 4


@each_level
def test_it_answers_when_its_time_is_out(level: int) -> None:
    clock = count()
    t = DUEL.new_table(2, {}, seed=3)
    t.check(levels.make(level, DUEL, 1, clock.__next__).choose(t))
    assert next(clock) <= 4  # a look is a second


def test_a_question_with_one_answer_takes_no_thought() -> None:
    def forbidden() -> float:
        raise AssertionError("it thinks")

    t = COURT.new_table(2, {}, seed=1)
    while len(t.moves) > 1:
        t.play(t.moves[0])
    assert levels.make(10, COURT, 1, forbidden).choose(t) is t.moves[0]
