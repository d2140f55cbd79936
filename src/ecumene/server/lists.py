"""Lists: tables as those find them who look for one, and as their players do.

Nothing is listed that its players want to keep to themselves, and nobody meets whom they block. Who may not watch a
game sees of it what was agreed on and who takes part, and nothing of how it goes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import ColumnElement, Select, and_, case, exists, func, or_, select, union
from sqlalchemy import Row as Found
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene import fair
from ecumene.kernel.notation import SEATS
from ecumene.server.agreed import Rules
from ecumene.server.database import Database
from ecumene.server.journal import LATER, OVER, PLAYING
from ecumene.server.keys import Moment, now
from ecumene.server.schema import lines, places, shunned, tables
from ecumene.server.shunning import BLOCK
from ecumene.server.trouble import MISSING, Refused

OPEN: Final = "open"
LISTED: Final = '"listed":true'  # as the stored rules say it
MOST_LISTED: Final = 100


class Seated(Struct, frozen=True, omit_defaults=True):
    """A place of a table, as lists show it."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    user: Annotated[int, Meta(description="who plays here, or for whom an open place is kept")] = 0
    level: Annotated[int, Meta(description="how strong a bot is")] = 0
    seat: Annotated[int, Meta(description="once the game has started; -1 before")] = -1


class Listing(Struct, frozen=True):
    """A table, as lists show it. What happens in the game only those are told who may watch it."""

    id: str
    game: str
    options: dict[str, str]
    rules: Rules
    host: Annotated[int, Meta(description="the user who opened it; 0 for somebody who is gone")]
    places: list[Seated]
    has_password: bool
    promise: Annotated[str, Meta(description="the hash of the secret that all luck at this table comes from")]
    state: Literal["open", "playing", "over", "cancelled", "stuck"]
    created: Moment
    started: Moment | None
    ended: Moment | None
    changed: Moment
    ply: Annotated[int, Meta(description="how many lines its journal has")]
    result: str
    awaits: Annotated[str, Meta(description="the letters of the seats that are asked")]
    rematch: Annotated[str, Meta(description="the table at which they play again")]

    def seen_by(self, user: int) -> Listing:
        """The same as this user may know it; nobody in particular is user 0."""
        if user and (user == self.host or any(place.user == user for place in self.places)):
            return self
        is_late = bool(self.rules.delay) and (self.ended is None or self.ended + self.rules.delay * 1000 > now())
        if self.started is None or (self.rules.watch == "everybody" and not is_late):
            return self
        hidden = {"ply": 0, "result": "", "awaits": "", "rematch": "", "changed": self.started}
        if is_late and self.state == OVER:
            hidden |= {"state": PLAYING, "ended": None}
        return msgspec.structs.replace(self, **hidden)


class Lists:
    """Finds tables."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database

    async def one(self, table: str) -> Listing:
        """One table, as its players know it."""
        async with self.database.read() as connection:
            found = (await connection.execute(select(tables).where(tables.c.id == table))).one_or_none()
            if found is None:
                raise Refused(MISSING, "unknown-table", table=table)
            return _listing(found, await places_of(connection, table))

    async def public(self, user: int, state: str, game: str, most: int) -> list[Listing]:
        """Tables that this user may find, the newest first."""
        query = select(tables).where(tables.c.state == state, tables.c.settings.contains(LISTED))
        if game:
            query = query.where(tables.c.game == game)
        if user:
            query = query.where(*_without_blocked(user))
        found = await self._list(query.order_by(tables.c.changed.desc(), tables.c.id), most)
        return [listing.seen_by(user) for listing in found]

    async def own(self, user: int, state: str, most: int) -> list[Listing]:
        """A user's tables: those that wait for them first, then the newest."""
        taken = select(places.c.table).where(places.c.user == user)
        hosted = and_(tables.c.host == user, tables.c.state.in_([OPEN, PLAYING]))
        query = select(tables).where(or_(tables.c.id.in_(taken), hosted))
        if state:
            query = query.where(tables.c.state == state)
        first = case((_waits_for(user), 0), else_=1)
        return await self._list(query.order_by(first, tables.c.changed.desc(), tables.c.id), most)

    async def _list(self, query: Select[Any], most: int) -> list[Listing]:
        async with self.database.read() as connection:
            found = (await connection.execute(query.limit(min(most, MOST_LISTED)))).all()
            order = select(places).where(places.c.table.in_([each.id for each in found]))
            taken: dict[str, list[Found[Any]]] = {}
            for place in await connection.execute(order.order_by(places.c.table, places.c.place)):
                taken.setdefault(place.table, []).append(place)
        return [_listing(each, taken.get(each.id, [])) for each in found]


async def places_of(connection: AsyncConnection, table: str) -> Sequence[Found[Any]]:
    """Who takes part: those who joined, in this order, and then those who took over a seat."""
    query = select(places).where(places.c.table == table).order_by(places.c.place)
    return (await connection.execute(query)).all()


def sitting(taken: Sequence[Found[Any]]) -> list[Found[Any]]:
    """Who sits at each place now, or sat there last: whoever took over a seat stands for who joined there."""
    later = {place.seat: place for place in taken if place.place >= LATER}
    return [later.get(place.seat, place) for place in taken if place.place < LATER]


def _without_blocked(user: int) -> tuple[ColumnElement[bool], ...]:
    """Nobody at the table blocks this user, or is blocked by them; nor does its host."""
    own = select(shunned.c.other).where(shunned.c.user == user, shunned.c.kind == BLOCK)
    others = select(shunned.c.user).where(shunned.c.other == user, shunned.c.kind == BLOCK)
    blocked = select(union(own, others).subquery())
    theirs = select(places.c.table).where(places.c.user.in_(blocked))
    return or_(tables.c.host.is_(None), tables.c.host.not_in(blocked)), tables.c.id.not_in(theirs)


def _waits_for(user: int) -> ColumnElement[bool]:
    """Is this user asked at the table, or is a place kept for them? Not where they have given their seat up."""
    letter = func.substr(SEATS, places.c.seat + 1, 1)
    by_seat = and_(lines.c.seat == places.c.seat, lines.c.text.in_(["/leave", "/resign"]))
    given_up = exists().where(
        lines.c.table == places.c.table,
        lines.c.ply > places.c.place - LATER,  # where they sat down later, what was before is another's
        or_(by_seat, lines.c.text == "/claim " + letter),
    )
    is_asked = and_(places.c.seat >= 0, tables.c.awaits.contains(letter), ~given_up)
    is_kept = and_(places.c.kind == OPEN, tables.c.state == OPEN)
    return exists().where(places.c.table == tables.c.id, places.c.user == user, or_(is_asked, is_kept))


def _listing(found: Found[Any], taken: Sequence[Found[Any]]) -> Listing:
    return Listing(
        id=found.id,
        game=found.game,
        options=msgspec.json.decode(found.options),
        rules=msgspec.json.decode(found.settings, type=Rules),
        host=found.host or 0,
        places=[Seated(place.kind, place.name, place.user or 0, place.level, place.seat) for place in sitting(taken)],
        has_password=bool(found.password),
        promise=fair.promise(found.secret),
        state=found.state,
        created=found.created,
        started=found.started,
        ended=found.ended,
        changed=found.changed,
        ply=found.ply,
        result=found.result,
        awaits=found.awaits,
        rematch=found.rematch,
    )
