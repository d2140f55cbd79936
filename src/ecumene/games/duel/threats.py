"""Threats: what could end the game at once."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.duel.build import REVIVE_CARD, TAKE_TOKEN
from ecumene.games.duel.table import DuelTable
from ecumene.games.duel.turn import TAKE_TURN
from ecumene.kernel.move import Move
from ecumene.kernel.step import Step


def winning_moves(t: DuelTable, seat: i64) -> list[Move]:
    """The moves that would end the game in this seat's favour, were it its turn; found by trying them on a copy."""
    if t.result is not None:
        return []
    question = TAKE_TURN[seat]
    return [move for move in question.moves(t) if wins(t, seat, question, move)]


def wins(t: DuelTable, seat: i64, question: Step[DuelTable], move: Move) -> bool:
    """Does this answer win, perhaps by the best answer to the choice that it brings?"""
    other = t.copy()
    question.take(other, move)
    if other.result is not None:
        return other.result.shares[seat] == 1
    other.depth -= 1  # take the next step off the agenda
    following = other.agenda[other.depth]
    if following is not TAKE_TOKEN[seat] and following is not REVIVE_CARD[seat]:
        return False
    return any(wins(other, seat, following, answer) for answer in following.moves(other))
