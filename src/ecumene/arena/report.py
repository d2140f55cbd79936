"""The report of a finished game: how everybody's chances changed, and whether decisions or luck changed them.

Every position is rated as the seat that was asked could know it. A decision costs what the best move would have
promised more; luck is what became of the chances when it spoke, against what it might as well have said.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from ecumene.bots.odds import Effort, Odds, odds, odds_after
from ecumene.kernel.game import Game
from ecumene.kernel.luck import FAST, Script
from ecumene.kernel.move import Move
from ecumene.kernel.record import Record
from ecumene.kernel.sitting import begun
from ecumene.kernel.table import Table

USUAL: Final = Effort(8, 24, 0.018, 200, 50)
SURE: Final = 2.0  # standard errors beyond which a difference is none by chance
LOOKS: Final = 8  # worlds in which a move is tried to see whether anything was left to luck
MOST: Final = 3  # turning points
APART: Final = 1 << 32  # between the seeds of two decisions
POINTS: Final = 100


class Start(Struct, frozen=True):
    """The position before the first decision."""

    decisions: int  # how many there will be
    line: int  # how many lines the record had then
    chances: list[float]  # of each seat, from 0 to 1
    kinds: dict[str, float]  # how likely the game was to end in which way


class Decision(Struct, frozen=True):
    """A move, and what it changed. Chances are from 0 to 1, a list has one for each seat."""

    number: int  # counted from 1
    line: int  # how many lines the record had after it, with all that luck said
    seat: int
    move: str
    before: list[float]
    expected: list[float]  # after the move, before luck answered it
    after: list[float]
    best: str  # the move that promised most
    best_chance: float  # what it promised to the seat that moved
    regret: float  # what the move gave away; 0 where no better one is certain
    swing: float  # what the decision changed for its seat: down by the regret, up by a move better than was thought
    luck: list[float]  # what luck changed
    kinds: dict[str, float]  # how likely the game is now to end in which way


class Summary(Struct, frozen=True):
    """The whole game. Points are hundredths of a victory."""

    result: str
    turning_points: list[int]  # the numbers of the decisions that changed most, the largest first
    regret: list[float]  # points that each seat gave away
    luck: list[float]  # points that luck gave to each seat
    error: float  # the standard error of the points of luck


class Position(NamedTuple):
    """A question of the game, and what was answered."""

    table: Table
    line: int  # how many lines the record had when it was asked
    move: Move | None  # None at the end


class Rating(NamedTuple):
    """What a position promises, if everybody plays well."""

    best: str
    chances: list[float]
    kinds: dict[str, float]
    error: float


def report(game: Game, record: Record, seed: int, effort: Effort = USUAL) -> Iterator[Start | Decision | Summary]:
    """Rate a finished game, decision after decision; with the same seed always alike."""
    rater = _Rater(game, positions(game, record), seed, effort)
    asked, first = rater.positions, rater.rating(0)
    yield Start(len(asked) - 1, asked[0].line, _rounded(first.chances), _kinds(first))
    decisions: list[Decision] = []
    doubt = 0.0
    for number in range(1, len(asked)):
        decision, error = rater.decision(number)
        decisions.append(decision)
        doubt = math.hypot(doubt, error)
        yield decision
    yield _summary(record.result, len(record.names), decisions, doubt)


def positions(game: Game, record: Record) -> list[Position]:
    """Every question that was answered, as it was asked; and the end."""
    outcomes = [line.text for line in record.lines if line.is_outcome]
    sitting = begun(record, game, Script(outcomes, FAST))
    found = []
    for line in record.lines:
        if not line.is_outcome:
            sitting.table.turn_to(line.seat)
            found.append(Position(sitting.table.copy(), len(sitting.record.lines), game.read(line.text)))
            sitting.play(line.seat, line.text)
    return [*found, Position(sitting.table.copy(), len(sitting.record.lines), None)]


class _Rater:
    """Rates the positions of one game, each of them once."""

    def __init__(self, game: Game, asked: list[Position], seed: int, effort: Effort) -> None:
        self.positions: Final = asked
        self._game: Final = game
        self._seed: Final = seed
        self._effort: Final = effort
        self._odds: Final[dict[int, Odds]] = {}
        self._ratings: Final[dict[int, Rating]] = {}
        self._certain: Final[dict[int, bool]] = {}

    def decision(self, number: int) -> tuple[Decision, float]:
        """What a decision changed, and the standard error of what luck changed then."""
        before, after = self.rating(number - 1), self.rating(number)
        table, _, move = self.positions[number - 1]
        assert move is not None
        seat, is_best = int(table.seat), move.text == before.best
        expected, error = before.chances, before.error
        if self._is_certain(number - 1):
            expected, error = after.chances, after.error
        elif not is_best:
            rated = self._after(number - 1, move)
            expected, error = rated.chances, rated.error
        swing = 0.0 if is_best else expected[seat] - before.chances[seat]
        if abs(swing) <= SURE * math.hypot(error, before.error):
            swing = 0.0
        is_best = is_best or swing > 0
        luck = [a - b for a, b in zip(after.chances, expected, strict=True)]
        decision = Decision(
            number=number,
            line=self.positions[number].line,
            seat=seat,
            move=move.text,
            before=_rounded(before.chances),
            expected=_rounded(expected),
            after=_rounded(after.chances),
            best=move.text if is_best else before.best,
            best_chance=_round(expected[seat] if is_best else before.chances[seat]),
            regret=_round(max(0.0, -swing)),
            swing=_round(swing),
            luck=_rounded(luck),
            kinds=_kinds(after),
        )
        return decision, math.hypot(error, after.error) if any(luck) else 0.0

    def rating(self, number: int) -> Rating:
        """What a position promises. What follows from the best move says the same once more, and makes it certain."""
        if number not in self._ratings:
            rated, played = self._rated(number), self.positions[number].move
            best = self._game.read(rated.favourite)
            if best is None:  # at the end
                rating = Rating("", rated.chances, rated.ways, 0.0)
            elif best is played and self._is_certain(number):
                rating = _pooled(rated, self._rated(number + 1))
            else:
                rating = _pooled(rated, self._after(number, best))
            self._ratings[number] = rating
        return self._ratings[number]

    def _rated(self, number: int) -> Odds:
        if number not in self._odds:
            table = self.positions[number].table
            self._odds[number] = odds(self._game, table, self._seed + number * APART, self._effort)
        return self._odds[number]

    def _after(self, number: int, move: Move) -> Odds:
        """What a move promises, whatever luck says to it."""
        seed = self._seed + number * APART + APART // 2
        return odds_after(self._game, self.positions[number].table, move, seed, self._effort)

    def _is_certain(self, number: int) -> bool:
        """Was nothing left to luck: does the move lead everywhere to what really followed?"""
        if number not in self._certain:
            table, _, move = self.positions[number]
            assert move is not None
            real = self._seen(self.positions[number + 1].table)
            self._certain[number] = True
            for seed in range(LOOKS):
                world = table.imagined(table.seat, seed)
                world.play(move)
                if self._seen(world) != real:
                    self._certain[number] = False
                    break
        return self._certain[number]

    def _seen(self, table: Table) -> list[bytes]:
        """All that anybody sees of a table."""
        return [msgspec.json.encode(self._game.view(table, seat)) for seat in range(table.seats)]


def _pooled(one: Odds, other: Odds) -> Rating:
    """Two ratings of the same in one, each as heavy as it has worlds."""
    part = len(one.worlds) / (len(one.worlds) + len(other.worlds))
    chances = [part * a + (1 - part) * b for a, b in zip(one.chances, other.chances, strict=True)]
    ways, more = one.ways, other.ways
    kinds = {kind: part * ways.get(kind, 0) + (1 - part) * more.get(kind, 0) for kind in sorted({*ways, *more})}
    return Rating(one.favourite, chances, kinds, math.hypot(part * one.error, (1 - part) * other.error))


def _summary(result: str, seats: int, decisions: list[Decision], doubt: float) -> Summary:
    turning = sorted((each for each in decisions if each.swing), key=lambda each: -abs(each.swing))
    regret = [sum(each.regret for each in decisions if each.seat == seat) for seat in range(seats)]
    luck = [sum(each.luck[seat] for each in decisions) for seat in range(seats)]
    return Summary(
        result=result,
        turning_points=[each.number for each in turning[:MOST]],
        regret=[round(POINTS * each, 1) for each in regret],
        luck=[round(POINTS * each, 1) for each in luck],
        error=round(POINTS * doubt, 1),
    )


def _round(chance: float) -> float:
    return round(chance, 4)


def _rounded(chances: list[float]) -> list[float]:
    return [_round(chance) for chance in chances]


def _kinds(rating: Rating) -> dict[str, float]:
    return {kind: _round(share) for kind, share in rating.kinds.items()}
