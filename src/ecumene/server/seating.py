"""Seating: the places of a table before its game, who takes them, and how the game starts.

All of it happens within a transaction that holds the table. An open place may be kept for somebody: it names them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Row as Found
from sqlalchemy import Update, and_, bindparam, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.kernel import catalog
from ecumene.kernel.notation import Illegal, Unreadable
from ecumene.server.agreed import Rules
from ecumene.server.journal import joined, summary
from ecumene.server.keys import now
from ecumene.server.lists import OPEN
from ecumene.server.people import GONE
from ecumene.server.room import Room
from ecumene.server.schema import lines, places, shunned, tables, users
from ecumene.server.shunning import BLOCK
from ecumene.server.trouble import CONFLICT, FORBIDDEN, Refused
from ecumene.server.who import Who

SEAT: Final = (
    update(places)
    .where(places.c.table == bindparam("its_table"), places.c.place == bindparam("its_place"))
    .values(seat=bindparam("its_seat"))
)

Taken = Sequence[Found[Any]]
Values = dict[str, Any]


# --- Places as they are stored


def nobody() -> Values:
    """An open place."""
    return {"kind": OPEN, "user": None, "name": "", "program": 0, "entropy": "", "level": 0}


def bot(level: int) -> Values:
    """A bot's place."""
    return nobody() | {"kind": "bot", "level": level}


def person(who: Who, entropy: str) -> Values:
    """Somebody's place."""
    own = {"kind": "person", "user": who.user, "name": who.name, "program": int(who.program), "entropy": entropy}
    return nobody() | own


def again(place: Found[Any], who: Who, entropy: str, names: dict[int, str]) -> Values:
    """The same place at the next table: bots play again, and places are kept for those whose names are known."""
    if place.kind == "bot":
        return bot(place.level)
    if place.user == who.user:
        return person(who, entropy)
    return nobody() | ({"user": place.user, "name": names[place.user]} if place.user in names else {})


def users_at(taken: Iterable[Found[Any]], *kinds: str) -> list[int]:
    """The users who have places of these kinds."""
    return [place.user for place in taken if place.user and place.kind in kinds]


async def give(connection: AsyncConnection, table: str, free: Sequence[int], values: Values) -> None:
    """Let somebody have these places; refused where there are none."""
    if not free:
        raise Refused(CONFLICT, "table-is-full")
    for place in free:
        await connection.execute(place_at(table, place).values(values))


def place_at(table: str, place: int) -> Update:
    """A change of one place."""
    return update(places).where(places.c.table == table, places.c.place == place)


# --- Who sits down with whom


async def check_blocks(connection: AsyncConnection, user: int, others: Iterable[int | None]) -> None:
    """Whoever blocks somebody, or is blocked, does not sit down with them."""
    if await _blocking(connection, user, others):
        raise Refused(FORBIDDEN, "blocked")


async def at_odds(connection: AsyncConnection, players: Iterable[int]) -> set[int]:
    """Everybody who blocks one of these players, or is blocked by one."""
    ids = list(players)
    either = or_(shunned.c.user.in_(ids), shunned.c.other.in_(ids))
    query = select(shunned.c.user, shunned.c.other).where(shunned.c.kind == BLOCK, either)
    return {each for row in await connection.execute(query) for each in row} - set(ids)


async def names_beside(connection: AsyncConnection, user: int, others: Sequence[int]) -> dict[int, str]:
    """The names of those who are still there and would sit down with this user."""
    blocked = await _blocking(connection, user, others)
    query = select(users.c.id, users.c.name).where(users.c.id.in_(set(others) - blocked), users.c.kind != GONE)
    return {each.id: each.name for each in await connection.execute(query)}


async def _blocking(connection: AsyncConnection, user: int, others: Iterable[int | None]) -> set[int]:
    """Those of the others whom this user blocks, or who block them."""
    ids = [other for other in others if other]
    by_user = and_(shunned.c.user == user, shunned.c.other.in_(ids))
    by_others = and_(shunned.c.other == user, shunned.c.user.in_(ids))
    query = select(shunned.c.user, shunned.c.other).where(shunned.c.kind == BLOCK, or_(by_user, by_others))
    return {each for row in await connection.execute(query) for each in row} - {user}


# --- The start


async def start_if_full(connection: AsyncConnection, found: Found[Any], taken: Taken) -> bool:
    """Start the game once every place is taken, unless its host wants to say when."""
    rules = msgspec.json.decode(found.settings, type=Rules)
    if rules.start != "full" or any(place.kind == OPEN for place in taken):
        return False
    await start(connection, found, taken)
    return True


async def start(connection: AsyncConnection, found: Found[Any], taken: Taken) -> None:
    """Draw seats for these players, set the table up, and write down what luck said."""
    if not any(place.kind == "person" for place in taken):
        raise Refused(CONFLICT, "nobody-plays")
    game, rules = catalog.find(found.game), msgspec.json.decode(found.settings, type=Rules)
    try:
        options = game.complete(len(taken), msgspec.json.decode(found.options))
    except Unreadable as error:
        raise Illegal(error.move, error.refusal) from None  # not a bad request: it does not fit this table
    moment = now()
    room = Room(found.id, game.name, options, rules, [joined(place) for place in taken], found.secret, moment)
    if rows := [msgspec.structs.asdict(row) | {"table": found.id} for row in room.start()]:
        await connection.execute(insert(lines), rows)
    await connection.execute(places.delete().where(places.c.table == found.id, places.c.kind == OPEN))
    drawn = [{"its_place": place.place, "its_seat": seat} for place, seat in zip(taken, room.drawn)]
    await connection.execute(SEAT, [each | {"its_table": found.id} for each in drawn])
    values = msgspec.structs.asdict(summary(room))
    del values["users"]
    # The rules may have become newer while the table waited.
    values |= {"version": game.version, "options": msgspec.json.encode(options).decode(), "started": moment}
    await connection.execute(update(tables).where(tables.c.id == found.id).values(values))
