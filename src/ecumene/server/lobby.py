"""The lobby: tables before their game starts, and rematches.

A table has a place for each player; they are drawn to seats when the game starts. The promise of the table's luck is
published when the table opens, before anybody takes a place.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import Row as Found
from sqlalchemy import Update, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene import fair
from ecumene.kernel import catalog
from ecumene.server import clock, seating
from ecumene.server.agreed import Rules
from ecumene.server.database import Database
from ecumene.server.errands import Errands
from ecumene.server.journal import OVER
from ecumene.server.keys import now
from ecumene.server.lists import OPEN, Listing, Lists, Seated, places_of, sitting
from ecumene.server.passwords import Passwords
from ecumene.server.people import People
from ecumene.server.schema import places, tables, users
from ecumene.server.signals import Signals
from ecumene.server.switchboard import Switchboard
from ecumene.server.trouble import CONFLICT, FORBIDDEN, MISSING, TOO_MANY, Refused
from ecumene.server.who import Who

__all__ = ["CANCELLED", "OPEN", "Chair", "Listing", "Lobby", "NewTable", "Seated", "TableId", "Taking"]

CANCELLED: Final = "cancelled"
LISTED: Final = "listed"  # the signal: a table opened, filled or started, and these users are there no more
LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # none that looks like another
ID_LENGTH: Final = 8
MOST_OPEN: Final = 20  # tables a user may have open at once
MOST_SEATS: Final = 8

TableId = Annotated[str, Meta(pattern="^[a-z0-9]{1,16}$", description="a table")]
Entropy = Annotated[
    str,
    Meta(max_length=fair.ENTROPY_LENGTH, pattern="^[!-9;-~]*$", description="your own share in the table's luck"),
]


class Chair(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who is to play at a place of a new table."""

    kind: Annotated[Literal["me", "open", "bot"], Meta(description="yourself, whoever comes, or a bot")]
    level: Annotated[int, Meta(ge=1, le=10, description="how strong a bot is")] = 5


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table as its host wishes it."""

    game: Annotated[str, Meta(max_length=20)]
    chairs: Annotated[list[Chair], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[str, str], Meta(max_length=20, description="of the game")] = {}
    rules: Rules = Rules()
    password: Annotated[str, Meta(max_length=200, description="8 letters or more; whoever joins must know it")] = ""
    entropy: Entropy = ""


class Taking(Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody joins."""

    password: Annotated[str, Meta(max_length=200)] = ""
    entropy: Entropy = ""


class Lobby:
    """Opens tables and fills them."""

    def __init__(
        self, database: Database, signals: Signals, passwords: Passwords, people: People, switchboard: Switchboard
    ) -> None:
        self.database: Final = database
        self.signals: Final = signals
        self.passwords: Final = passwords
        self.people: Final = people
        self.switchboard: Final = switchboard
        self.lists: Final = Lists(database)
        self.when_started: Final[list[Callable[[str], None]]] = []
        self._errands: Final = Errands()
        self._telling: Final = asyncio.Lock()  # what is told last is what is true
        signals.on(LISTED, lambda words: self._errands.run(self._announce(words[0], map(int, words[1:]))))

    async def close(self) -> None:
        """Announce nothing more."""
        await self._errands.stop()

    async def listing(self, table: str) -> Listing:
        """One table, as its players know it."""
        return await self.lists.one(table)

    # --- Before the game

    async def create(self, who: Who, new: NewTable) -> Listing:
        """Open a table; if every place is taken the game starts at once."""
        game = catalog.find(new.game)
        options = game.complete(len(new.chairs), new.options)
        clock.check(new.rules.pace)
        password = await self.passwords.hash_of(new.password) if new.password else ""
        agreed = {
            "game": game.name,
            "version": game.version,
            "options": msgspec.json.encode(options).decode(),
            "settings": msgspec.json.encode(new.rules).decode(),
            "password": password,
        }
        async with self.database.write() as connection:
            chairs = [_place(chair, who, new.entropy) for chair in new.chairs]
            table = await self._opened(connection, who.user, agreed, chairs)
            if any(chair.kind == "open" for chair in new.chairs):
                is_started = False
                await self.signals.send(connection, LISTED, table)
            else:
                is_started = await self._changed(connection, table)
        return await self._made_known(table, is_started)

    async def _opened(
        self, connection: AsyncConnection, host: int, agreed: seating.Values, chairs: Sequence[seating.Values]
    ) -> str:
        """A new table with these places, unless the host has too many; its id."""
        # Whoever opens several at once waits here, or each would be counted before the others are there.
        await connection.execute(select(users.c.id).where(users.c.id == host).with_for_update(key_share=True))
        count = select(func.count()).where(tables.c.host == host, tables.c.state == OPEN)
        if (await connection.execute(count)).scalar_one() >= MOST_OPEN:
            raise Refused(TOO_MANY, "too-many-tables", most=MOST_OPEN, seconds=60)
        table, moment = "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH)), now()
        own = {"id": table, "host": host, "secret": fair.new_secret(), "state": OPEN}
        await connection.execute(insert(tables).values(agreed | own | {"created": moment, "changed": moment}))
        rows = [{"table": table, "place": number, "seat": -1} | chair for number, chair in enumerate(chairs)]
        await connection.execute(insert(places), rows)
        return table

    async def join(self, who: Who, table: str, taking: Taking) -> Listing:
        """Take the places that are kept for oneself, or the first that is kept for nobody."""
        await self._check_password(who, table, taking.password)
        async with self.database.write() as connection:
            found, taken = await self._open_table(connection, table)
            if any(place.user == who.user and place.kind != OPEN for place in taken):
                raise Refused(CONFLICT, "already-there")
            await seating.check_blocks(connection, who.user, [found.host, *seating.users_at(taken, "person")])
            kept = [place.place for place in taken if place.user == who.user]
            free = kept or [place.place for place in taken if place.kind == OPEN and not place.user][:1]
            await seating.give(connection, table, free, seating.person(who, taking.entropy))
            is_started = await self._changed(connection, table)
        return await self._made_known(table, is_started)

    async def _check_password(self, who: Who, table: str, password: str) -> None:
        """Whoever opened the table, or has a place there, need not know its password."""
        known = select(places.c.table).where(places.c.table == table, places.c.user == who.user)
        query = select(tables.c.password).where(
            tables.c.id == table, tables.c.host.is_distinct_from(who.user), tables.c.id.not_in(known)
        )
        async with self.database.read() as connection:
            stored = (await connection.execute(query)).scalar()
        if stored and not await self.passwords.fits(password, stored):
            raise Refused(FORBIDDEN, "wrong-table-password")

    async def check_blocks(self, user: int, others: Iterable[int]) -> None:
        """Whoever blocks somebody, or is blocked, does not sit down with them."""
        async with self.database.read() as connection:
            await seating.check_blocks(connection, user, others)

    async def add_bot(self, who: Who, table: str, level: int) -> Listing:
        """The host lets a bot take an open place, one that is kept for somebody only if there is no other."""
        async with self.database.write() as connection:
            found, taken = await self._open_table(connection, table)
            _check_host(found, who)
            free = sorted([place for place in taken if place.kind == OPEN], key=lambda place: bool(place.user))
            await seating.give(connection, table, [place.place for place in free[:1]], seating.bot(level))
            is_started = await self._changed(connection, table)
        return await self._made_known(table, is_started)

    async def leave(self, who: Who, table: str) -> Listing:
        """Free one's own places. A table without its host is cancelled."""
        async with self.database.write() as connection:
            found, taken = await self._open_table(connection, table)
            own = [place for place in taken if place.user == who.user]
            if found.host == who.user:
                await self._cancel(connection, table)
            elif not own:
                raise Refused(CONFLICT, "not-there")
            gone = await self._free(connection, table, own)
        return await self._made_known(table, gone=gone)

    async def free(self, who: Who, table: str, number: int) -> Listing:
        """Free one place: one's own, or any if one is the host."""
        async with self.database.write() as connection:
            found, taken = await self._open_table(connection, table)
            freed = [place for place in taken if place.place == number]
            if not freed or freed[0].user != who.user:
                _check_host(found, who)
            if not freed:
                raise Refused(MISSING, "no-such-seat", seat=str(number))
            gone = await self._free(connection, table, freed)
        return await self._made_known(table, gone=gone)

    async def _free(self, connection: AsyncConnection, table: str, freed: Sequence[Found[Any]]) -> list[int]:
        """Whoever comes may have these places; the users who had them."""
        for place in freed:
            await connection.execute(seating.place_at(table, place.place).values(seating.nobody()))
        gone = seating.users_at(freed, "person", OPEN)
        await self.signals.send(connection, LISTED, table, *gone)
        return gone

    async def _cancel(self, connection: AsyncConnection, table: str) -> None:
        await connection.execute(_of(table).values(state=CANCELLED, changed=now()))

    async def start(self, who: Who, table: str) -> Listing:
        """The host says that it begins, with those who are there, if so many may play."""
        async with self.database.write() as connection:
            found, taken = await self._open_table(connection, table)
            _check_host(found, who)
            kept = seating.users_at(taken, OPEN)
            await seating.start(connection, found, [place for place in taken if place.kind != OPEN])
            await self.signals.send(connection, LISTED, table, *kept)
        return await self._made_known(table, is_started=True, gone=kept)

    async def cancel(self, who: Who, table: str) -> Listing:
        """The host closes a table that has not started."""
        async with self.database.write() as connection:
            found, _ = await self._open_table(connection, table)
            _check_host(found, who)
            await self._cancel(connection, table)
            await self.signals.send(connection, LISTED, table)
        return await self._made_known(table)

    # --- After the game

    async def rematch(self, who: Who, table: str, entropy: str) -> Listing:
        """Open a table like the one that is over, with places kept for who played; who asks later joins it."""
        async with self.database.write() as connection:
            found = await self._held(connection, table)
            if found.state != OVER:
                raise Refused(CONFLICT, "not-over")
            taken = sitting(await places_of(connection, table))
            players = seating.users_at(taken, "person")
            if who.user not in players:
                raise Refused(FORBIDDEN, "not-there")
            again = await self._going_on(connection, found.rematch)
            if is_first := not again:
                agreed = {name: getattr(found, name) for name in ("game", "version", "options", "settings", "password")}
                names = await seating.names_beside(connection, who.user, players)
                chairs = [seating.again(place, who, entropy, names) for place in taken]
                again = await self._opened(connection, who.user, agreed, chairs)
                await connection.execute(_of(table).values(rematch=again))
                is_started = await self._changed(connection, again)
                await self.signals.send(connection, LISTED, table)
        if is_first:
            await self._announce(table)
            return await self._made_known(again, is_started)
        listing = await self.listing(again)
        if any(place.user == who.user and place.kind != OPEN for place in listing.places):
            return listing
        return await self.join(who, again, Taking(entropy=entropy))

    async def _going_on(self, connection: AsyncConnection, table: str) -> str:
        """This table, unless it was called off."""
        query = select(tables.c.id).where(tables.c.id == table, tables.c.state != CANCELLED)
        return str((await connection.execute(query)).scalar() or "")

    # --- What all of this has in common

    async def _held(self, connection: AsyncConnection, table: str) -> Found[Any]:
        """A table that nobody else changes until the transaction ends."""
        query = select(tables).where(tables.c.id == table).with_for_update()
        found = (await connection.execute(query)).one_or_none()
        if found is None:
            raise Refused(MISSING, "unknown-table", table=table)
        return found

    async def _open_table(self, connection: AsyncConnection, table: str) -> tuple[Found[Any], Sequence[Found[Any]]]:
        """A table that has not started and that nobody else changes until the transaction ends, and its places."""
        found = await self._held(connection, table)
        if found.state != OPEN:
            raise Refused(CONFLICT, "not-open", table=table)
        return found, await places_of(connection, table)

    async def _changed(self, connection: AsyncConnection, table: str) -> bool:
        """Somebody has taken a place: does the game start? The other processes hear of it."""
        found, taken = await self._open_table(connection, table)
        await self.signals.send(connection, LISTED, table)
        return await seating.start_if_full(connection, found, taken)

    async def _made_known(self, table: str, is_started: bool = False, gone: Collection[int] = ()) -> Listing:
        listing = await self._announce(table, gone)
        if is_started and any(place.kind == "bot" for place in listing.places):
            for each in self.when_started:
                each(table)
        return listing

    async def _announce(self, table: str, gone: Iterable[int] = ()) -> Listing:
        """Tell the players of a table, those who are there no more, and everybody who looks at the lobby."""
        async with self._telling:
            listing = await self.listing(table)
            players = {place.user for place in listing.places} | {listing.host}
            stranger = {"listing": listing.seen_by(0)}
            if listing.rules.listed and self.switchboard.is_lobby_watched:
                async with self.database.read() as connection:
                    self.switchboard.announce(stranger, await seating.at_odds(connection, players))
            self.switchboard.tell(set(gone) - players, stranger)
            self.switchboard.tell(players, {"listing": listing})  # last, because they may know more
        return listing


def _of(table: str) -> Update:
    return update(tables).where(tables.c.id == table)


def _check_host(found: Found[Any], who: Who) -> None:
    if found.host != who.user:
        raise Refused(FORBIDDEN, "only-the-host")


def _place(chair: Chair, who: Who, entropy: str) -> dict[str, Any]:
    """A place of a new table."""
    if chair.kind == "me":
        return seating.person(who, entropy)
    return seating.bot(chair.level) if chair.kind == "bot" else seating.nobody()
