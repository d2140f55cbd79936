"""The report of a finished game: what a decision cost, what luck gave, where the game turned."""

from __future__ import annotations

import pytest

from ecumene.arena.report import Decision, Start, Summary, positions, report
from ecumene.bots.odds import Effort
from ecumene.games.duel.view import DuelView
from ecumene.kernel import catalog
from ecumene.kernel.game import Game
from ecumene.kernel.luck import Live
from ecumene.kernel.record import Record
from ecumene.kernel.sitting import Sitting
from ecumene.kernel.table import Result
from tests.bots.wager import WAGER
from tests.kernel.toys import AUCTION, CLIMB, COURT

DUEL = catalog.find("duel")
QUICK = Effort(2, 4, 0.05, 40, 10)


class Told:
    """A whole report."""

    def __init__(self, game: Game, record: Record, seed: int = 1, effort: Effort = QUICK) -> None:
        parts = list(report(game, record, seed, effort))
        assert isinstance(parts[0], Start)
        assert isinstance(parts[-1], Summary)
        self.start, self.summary = parts[0], parts[-1]
        self.decisions = [part for part in parts if isinstance(part, Decision)]
        assert len(self.decisions) == len(parts) - 2 == self.start.decisions


def played(game: Game, *moves: str, secret: bytes = b"secret") -> Record:
    """The record of a game with these moves of whoever is asked, and then random ones to the end."""
    sitting = Sitting(game, ["Anna", "Ben"], {}, Live(secret))
    number = 0
    while sitting.table.result is None:
        seat = sitting.table.waiting()[-1 if number % 2 else 0]
        legal = sitting.table.turn_to(seat)
        sitting.play(seat, moves[number] if number < len(moves) else legal[number * 7 % len(legal)].text)
        number += 1
    return sitting.record


def loser(sitting: Sitting) -> int:
    """Who has lost."""
    assert sitting.table.result is not None
    return sitting.table.result.shares.index(0.0)


def declined() -> tuple[Record, int, str]:
    """A duel that somebody could have won at once, and lost; the decision, and what would have won."""
    for seed in range(100):
        sitting = Sitting(DUEL, ["Anna", "Ben"], {"wonders": "preset"}, Live(f"{seed}".encode()))
        number, found, seat, winning = 0, 0, -1, ""
        while sitting.table.result is None:
            t, number = sitting.table, number + 1
            view = DUEL.view(t, -1)
            assert isinstance(view, DuelView)
            legal = [move.text for move in t.moves]
            wins = [text for text in view.cities[t.seat].winning_moves if text in legal]
            text = DUEL.pick(t.imagined(t.seat, number)).text
            if wins:
                others = [text for text in legal if text not in wins]
                if not found and others:
                    found, seat, winning, text = number, t.seat, wins[0], others[0]
            sitting.play(t.seat, text)
        if found and loser(sitting) == seat:
            return sitting.record, found, winning
    raise AssertionError("nobody regrets anything")


def test_what_a_bad_decision_costs() -> None:
    told = Told(WAGER, played(WAGER, "give"))
    assert told.start.chances == [1.0, 0.0]
    assert told.decisions == [
        Decision(
            number=1,
            line=1,
            seat=0,
            move="give",
            before=[1.0, 0.0],
            expected=[0.0, 1.0],
            after=[0.0, 1.0],
            best="win",
            best_chance=1.0,
            regret=1.0,
            swing=-1.0,
            luck=[0.0, 0.0],
            kinds={"plain": 1.0},
        )
    ]
    assert told.summary == Summary("0 1 plain", [1], [100.0, 0.0], [0.0, 0.0], 0.0)


def test_a_good_decision_costs_nothing() -> None:
    told = Told(WAGER, played(WAGER, "win"))
    assert told.decisions[0].best == "win"
    assert told.decisions[0].best_chance == 1.0
    assert told.summary == Summary("1 0 plain", [], [0.0, 0.0], [0.0, 0.0], 0.0)


@pytest.mark.parametrize("secret", [b"one", b"two", b"three", b"four"])
def test_what_luck_gives_is_not_put_down_to_the_decision(secret: bytes) -> None:
    record = played(WAGER, "flip", secret=secret)
    won = record.result.startswith("1")
    told = Told(WAGER, record, effort=Effort(200, 200, 0.0, 30, 1))
    decision = told.decisions[0]
    assert decision.line == 2  # the coin's line too
    assert decision.expected[0] == pytest.approx(0.5, abs=0.15)
    assert decision.regret == pytest.approx(0.5, abs=0.15)
    assert decision.luck[0] == pytest.approx(0.5 if won else -0.5, abs=0.15)
    assert decision.after == ([1.0, 0.0] if won else [0.0, 1.0])


@pytest.mark.parametrize("game", [AUCTION, CLIMB, COURT], ids=lambda game: game.name)
def test_any_game_with_any_number_of_seats(game: Game) -> None:
    for secret in (b"one", b"two"):
        record = played(game, secret=secret)
        told = Told(game, record)
        assert [each.number for each in told.decisions] == list(range(1, len(told.decisions) + 1))
        moves = [(line.seat, line.text) for line in record.lines if not line.is_outcome]
        assert [(each.seat, each.move) for each in told.decisions] == moves
        assert told.decisions[-1].line == len(record.lines)
        before = told.start.chances
        for each in told.decisions:
            assert each.before == before
            before = each.after
            for chances in (each.before, each.expected, each.after):
                assert sum(chances) == pytest.approx(1.0, abs=0.001)
            assert sum(each.luck) == pytest.approx(0.0, abs=0.001)
            assert sum(each.kinds.values()) == pytest.approx(1.0, abs=0.001)
            assert each.regret == max(0.0, -each.swing)
            assert each.regret == 0 or each.best != each.move
        shares = [float(word) for word in record.result.split(" ")[:-1]]
        assert told.decisions[-1].after == pytest.approx(shares, abs=0.001)
        assert sum(told.summary.luck) == pytest.approx(0.0, abs=0.15)


def test_the_same_seed_always_says_the_same() -> None:
    record = played(COURT)
    assert list(report(COURT, record, 3, QUICK)) == list(report(COURT, record, 3, QUICK))
    assert list(report(COURT, record, 3, QUICK)) != list(report(COURT, record, 4, QUICK))


def test_an_immediate_victory_that_is_declined_is_a_turning_point() -> None:
    record, number, winning = declined()
    told = Told(DUEL, record)
    decision = told.decisions[number - 1]
    assert decision.best_chance == 1.0
    assert decision.best == winning
    assert decision.regret == pytest.approx(1.0 - decision.expected[decision.seat])
    assert decision.regret > 0.1
    assert number in told.summary.turning_points
    assert told.decisions[-1].after in ([1.0, 0.0], [0.0, 1.0])
    assert told.summary.luck[0] == -told.summary.luck[1]
    assert told.summary.regret[decision.seat] >= 100 * decision.regret


def test_a_game_that_its_players_ended_is_rated_where_it_stopped() -> None:
    sitting = Sitting(DUEL, ["Anna", "Ben"], {"wonders": "preset"}, Live(b"secret"))
    sitting.play(sitting.table.seat, sitting.table.moves[0].text)
    sitting.end(Result("resigned", [0.0, 1.0]))
    told = Told(DUEL, sitting.record)
    assert told.summary.result == "0 1 resigned"
    assert 0.1 < told.decisions[0].after[0] < 0.9
    assert "resigned" not in told.decisions[0].kinds


def test_a_game_that_was_ended_before_it_began() -> None:
    sitting = Sitting(DUEL, ["Anna", "Ben"], {}, Live(b"secret"))
    sitting.end(Result("cancelled", [0.0, 0.0]))
    told = Told(DUEL, sitting.record)
    assert told.decisions == []
    assert told.summary == Summary("0 0 cancelled", [], [0.0, 0.0], [0.0, 0.0], 0.0)


def test_positions_are_those_of_the_record() -> None:
    record = played(AUCTION)
    found = positions(AUCTION, record)
    assert [(int(each.table.seat), each.move.text) for each in found if each.move is not None] == [
        (line.seat, line.text) for line in record.lines if not line.is_outcome
    ]
    assert found[-1].move is None
    assert found[-1].table.result is not None
