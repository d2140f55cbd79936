"""Plans: a private copy of a table to try things out on.

What its owner does not know is dealt anew, never taken from the real table.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from ecumene.kernel.notation import BadMove, GameOver, Unreadable
from ecumene.kernel.refusal import Refusal
from ecumene.kernel.table import Listener
from ecumene.server.picture import Event
from ecumene.server.room import Room

LONGEST: Final = 100  # moves


class NewPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """What to try, for oneself and for the others."""

    moves: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=LONGEST)] = []
    seat: Annotated[int, Meta(ge=-1, le=7)] | None = None
    seed: Annotated[int, Meta(ge=0, le=1 << 40, description="another seed, another future")] = 1


class Plan(Struct, frozen=True):
    """Where it leads."""

    view: Any
    asked: int  # whose move it would be; -1 if the game would be over
    prompt: str
    moves: dict[str, list[str]]
    tales: list[Event]
    result: str
    reveals: Annotated[bool, Meta(description="something hidden would be shown: the moves could not be taken back")]


def imagined(room: Room, viewer: int, plan: NewPlan) -> Plan:
    """Play a plan on a table that the viewer cannot tell from the real one. Refusals name the move by its number."""
    if room.is_over:
        raise GameOver("", Refusal("game-over"))
    table = room.sitting.table.imagined(viewer, plan.seed)
    listener = table.listener = Listener()
    barriers = table.barriers
    for number, text in enumerate(plan.moves, 1):
        try:
            waiting = table.waiting()
            table.turn_to(waiting[0] if waiting else 0)
            move = room.game.read(text)
            if move is None:
                raise Unreadable(text, Refusal("unknown-move", game=room.game.name))
            table.check(move)
        except BadMove as error:
            raise type(error)(text, error.refusal, number) from None
        table.play(move)
    tales = [tale for tale in listener.tales if tale.for_ears_of(viewer)]
    return Plan(
        view=room.game.view(table, viewer),
        asked=int(table.seat),
        prompt="" if table.question is None else table.question.prompt(table),
        moves={move.text: move.targets for move in table.moves},
        tales=[Event(tale.kind, int(tale.seat), tale.what, int(tale.n), tale.other) for tale in tales],
        result="" if table.result is None else str(table.result),
        reveals=bool(listener.lines) or table.barriers != barriers,
    )
