"""Hints: what a bot would consider for an open question, where the players have agreed that this may be asked.

A hint follows from what its seat may know, and from nothing else.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Final, NamedTuple

from msgspec import Meta, Struct

from ecumene.kernel.notation import GameOver, NotYourTurn, seat_letter
from ecumene.kernel.refusal import Refusal
from ecumene.server.room import Room
from ecumene.server.thinkers import Thinkers, consider
from ecumene.server.trouble import FORBIDDEN, Refused

MOST: Final = 5  # moves

Part = Annotated[float, Meta(ge=0, le=1)]


class HintedMove(Struct, frozen=True):
    """A move that a bot considers."""

    text: str
    chance: Annotated[Part, Meta(description="how likely you are to win with it")]
    share: Annotated[Part, Meta(description="of the bot's thinking: what it would play has the largest")]


class Hint(Struct, frozen=True):
    """What a bot would do for a seat."""

    seat: int
    ply: Annotated[int, Meta(description="how far the table had come")]
    moves: Annotated[list[HintedMove], Meta(description="at most five, the one it would play first")]


class Question(NamedTuple):
    """A question of which a player wants to know what a bot would do."""

    game: str
    record: str
    seat: int
    seed: int
    ply: int


def question(room: Room, viewer: int) -> Question:
    """The open question of a seat, if hints may be given."""
    if not room.rules.hints:
        raise Refused(FORBIDDEN, "no-hints")
    if viewer < 0:
        raise Refused(FORBIDDEN, "not-there")
    if room.is_over:
        raise GameOver("", Refusal("game-over"))
    if viewer not in room.awaited:
        raise NotYourTurn("", Refusal("not-your-turn", seat=seat_letter(room.awaited[0])))
    known = f"{room.table}/{viewer}/{room.record(viewer).write()}"  # the seed must not know more than the seat does
    seed = int.from_bytes(sha256(known.encode()).digest()[:5])
    return Question(room.game.name, room.sitting.record.write(), viewer, seed, room.ply)


async def hint(thinkers: Thinkers, asked: Question) -> Hint:
    """Let a bot think about a question."""
    considered = await thinkers.ask(consider, asked.game, asked.record, asked.seat, asked.seed)
    return told(asked, considered)


def told(asked: Question, considered: list[tuple[str, float, float]]) -> Hint:
    """What the bot has found, as a player hears it."""
    moves = [HintedMove(text, round(chance, 3), round(share, 3)) for text, chance, share in considered[:MOST]]
    return Hint(asked.seat, asked.ply, moves)
