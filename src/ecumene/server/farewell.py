"""Farewell: everything that is stored about somebody, to take along or to delete."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct
from sqlalchemy import delete, or_, select, update

from ecumene.kernel.notation import BadMove
from ecumene.server.hall import RENAMED
from ecumene.server.journal import PLAYING
from ecumene.server.keys import SESSION, TICKET, TOKEN, Moment, Session, Token
from ecumene.server.lobby import OPEN
from ecumene.server.naming import GONE as GONE_NAME
from ecumene.server.people import GONE, Me
from ecumene.server.schema import messages, notes, places, reports, shunned, tables, users
from ecumene.server.shunning import Shunned
from ecumene.server.trouble import Refused
from ecumene.server.who import Who

if TYPE_CHECKING:
    from ecumene.server.house import House


class Seat(Struct, frozen=True):
    """A table that somebody took part in. Its record has a path of its own."""

    table: str
    game: str
    seat: Annotated[int, Meta(description="-1 before the game starts")]
    entropy: str
    state: str
    created: Moment
    ended: Moment | None
    result: str


class Words(Struct, frozen=True):
    """Something that somebody said at a table."""

    table: str
    number: int
    room: str
    phrase: str
    text: str
    at: Moment


class TableNote(Struct, frozen=True):
    """What somebody wrote down about a table."""

    table: str
    text: str


class Report(Struct, frozen=True):
    """What somebody told the host about somebody else."""

    name: str
    table: str
    reason: str
    at: Moment


class Everything(Struct, frozen=True):
    """All that is stored about a person, besides the hash of their password and of their keys."""

    me: Me
    sessions: list[Session]
    tokens: list[Token]
    tables: list[Seat]
    messages: list[Words]
    notes: list[TableNote]
    shunned: list[Shunned]
    reports: list[Report]


async def everything(house: House, who: Who) -> Everything:
    """All that is stored about somebody."""
    seat = (tables.c.id, tables.c.game, places.c.seat, places.c.entropy, tables.c.state, tables.c.created)
    played = select(*seat, tables.c.ended, tables.c.result).join_from(places, tables)
    words = select(*(messages.c[name] for name in Words.__struct_fields__)).where(messages.c.user == who.user)
    written = select(notes.c.table, notes.c.text).where(notes.c.user == who.user)
    told = select(users.c.name, reports.c.table, reports.c.reason, reports.c.at)
    told = told.join_from(reports, users, users.c.id == reports.c.other).where(reports.c.user == who.user)
    me, shunning = await house.people.me(who), await house.people.shunning.list(who.user)
    sessions, tokens = await house.keys.sessions(who), await house.keys.tokens(who.user)
    async with house.database.read() as connection:
        return Everything(
            me=me,
            sessions=sessions,
            tokens=tokens,
            tables=[Seat(*row) for row in await connection.execute(played.where(places.c.user == who.user))],
            messages=[Words(*row) for row in await connection.execute(words)],
            notes=[TableNote(*row) for row in await connection.execute(written)],
            shunned=shunning,
            reports=[Report(*row) for row in await connection.execute(told.order_by(reports.c.id))],
        )


async def delete_account(house: House, who: Who, password: str) -> None:
    """Leave every table and delete what is stored about somebody; what remains of them is an anonymous player.

    The number of the user stays with their places, because the journal of a table can be replayed only while its
    players can be told apart.
    """
    await house.people.confirm(who, password)
    await _leave_tables(house, who)
    anonymous = {"name": GONE_NAME, "key": f"gone:{who.user}", "kind": GONE, "password": "", "email": ""}
    async with house.people.changed(who.user) as connection:
        await house.keys.revoke_all(connection, who.user, [SESSION, TOKEN, TICKET])
        await connection.execute(delete(notes).where(notes.c.user == who.user))
        await connection.execute(delete(reports).where(reports.c.user == who.user))
        either = or_(shunned.c.user == who.user, shunned.c.other == who.user)
        await connection.execute(delete(shunned).where(either))
        own = messages.c.user == who.user
        await connection.execute(update(messages).where(own).values(user=None, name=GONE_NAME, phrase="", text=""))
        await connection.execute(update(places).where(places.c.user == who.user).values(name=GONE_NAME))
        renamed = select(places.c.table).where(places.c.user == who.user).distinct()
        seats = list((await connection.execute(renamed)).scalars())
        await house.signals.send_all(connection, RENAMED, [(table,) for table in seats])
        now_nobody = update(users).where(users.c.id == who.user)
        await connection.execute(now_nobody.values(**anonymous, created=0, seen=0))
    for table in seats:
        house.hall.reread(table)


async def _leave_tables(house: House, who: Who) -> None:
    """Free one's places at tables that have not started, and one's seats at those that have."""
    query = select(tables.c.id, tables.c.state).join_from(places, tables).where(places.c.user == who.user).distinct()
    hosted = select(tables.c.id, tables.c.state).where(tables.c.host == who.user, tables.c.state == OPEN)
    async with house.database.read() as connection:
        found = (await connection.execute(query.where(tables.c.state.in_([OPEN, PLAYING])).union(hosted))).all()
    for table, state in found:
        with suppress(Refused, BadMove):  # it has just ended, or somebody was faster
            if state == OPEN:
                await _leave_open(house, who, table)
            else:
                await _leave_seats(house, who, table)


async def _leave_open(house: House, who: Who, table: str) -> None:
    listing = await house.lobby.listing(table)
    if listing.host == who.user:
        await house.lobby.cancel(who, table)
    else:
        await house.lobby.leave(who, table)


async def _leave_seats(house: House, who: Who, table: str) -> None:
    async with house.hall.table(table) as hot:
        seats = hot.room.seats_of(who.user)
    for seat in seats:
        await house.hall.answer(table, seat, "/leave")
