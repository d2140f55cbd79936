"""What players agree on before a game, and what is said of a table: rules, places, rows, entries, offers."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from ecumene.kernel.notation import Illegal
from ecumene.kernel.refusal import Refusal
from ecumene.kernel.tale import Tale
from ecumene.server.clock import Pace

TAKEBACK: Final = "takeback"
CANCEL: Final = "cancel"
DIGITS: Final = 10  # of any number in an act

LONGEST_DELAY: Final = 3_600
LONGEST_PAUSE: Final = 30


class Rules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the players agree on before the game, besides the game's own options."""

    pace: Pace = Pace()
    undo: Annotated[
        Literal["none", "own", "agreed"],
        Meta(description="own: your last moves while nothing was revealed; agreed: also further, if all agree"),
    ] = "agreed"
    absent: Annotated[
        Literal["wait", "bot", "lose"], Meta(description="what becomes of a seat that is out of time or left")
    ] = "lose"
    absent_level: Annotated[int, Meta(ge=1, le=10, description="how strong the bot is that plays on for it")] = 5
    watch: Annotated[Literal["everybody", "nobody"], Meta(description="who may watch without playing")] = "everybody"
    delay: Annotated[
        int, Meta(ge=0, le=LONGEST_DELAY, description="seconds by which spectators see everything later")
    ] = 0
    hints: Annotated[bool, Meta(description="players may ask what a bot would do")] = False
    listed: Annotated[bool, Meta(description="shown in lists; otherwise only who has the link finds it")] = True
    order: Annotated[Literal["drawn", "joined"], Meta(description="who sits where")] = "drawn"
    start: Annotated[
        Literal["full", "host"], Meta(description="when the last place is taken, or when the host says")
    ] = "full"
    bot_pause: Annotated[float, Meta(ge=0, le=LONGEST_PAUSE, description="seconds between a bot's moves")] | None = None


class Place(Struct, frozen=True):
    """Who plays a seat: a person, a bot of a level, or nobody."""

    kind: Literal["person", "bot", "empty"]
    name: str = ""
    user: int = 0
    level: int = 0
    program: bool = False  # a program that plays through the API
    entropy: str = ""

    @property
    def shown(self) -> str:
        """A player as a record names them."""
        return self.name if self.kind == "person" else f"level:{self.level}"


class Row(Struct, frozen=True):
    """A line of the journal."""

    ply: int
    seat: int
    text: str
    at: int
    key: str | None = None


class Entry(Struct, frozen=True):
    """What one move caused: the tales, and which lines of the record it wrote."""

    ply: int
    seat: int
    at: int
    first: int
    last: int
    tales: list[Tale]


class Offer(Struct, frozen=True):
    """Something that needs everybody's consent."""

    kind: str
    seat: int
    to: int  # for a takeback: how many lines of the record are left
    agreed: frozenset[int]


class Offers(dict[str, Offer]):
    """What waits for consent, at most one offer of a kind; whoever was declined may offer again after a move."""

    def __init__(self) -> None:
        super().__init__()
        self.declined: set[tuple[str, int]] = set()

    def check(self, kind: str, seat: int) -> None:
        """Raise `Illegal` unless this seat may offer this now."""
        if kind in self:
            raise Illegal(f"/offer {kind}", Refusal("already-offered"))
        if (kind, seat) in self.declined:
            raise Illegal(f"/offer {kind}", Refusal("offered-before"))

    def find(self, kind: str) -> Offer:
        """The offer of this kind; raises `Illegal` if there is none."""
        if kind not in self:
            raise Illegal(f"/offer {kind}", Refusal("nothing-offered"))
        return self[kind]

    def decline(self, kind: str) -> None:
        """Somebody does not want it."""
        offer = self.find(kind)
        self.declined.add((kind, offer.seat))
        del self[kind]

    def moved(self) -> None:
        """The game has gone on."""
        self.pop(TAKEBACK, None)
        self.declined.clear()

    def drop(self) -> None:
        """Other people play, or nobody: all of it is void."""
        self.clear()
        self.declined.clear()


def number(word: str) -> int:
    """The number that a word of an act says, or -1."""
    return int(word) if word.isascii() and word.isdecimal() and len(word) <= DIGITS else -1
