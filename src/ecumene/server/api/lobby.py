"""Tables before and after the game: opened, listed, joined, started, played again."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

from ecumene.server.api.errors import errors
from ecumene.server.api.given import TheAsker, TheHouse
from ecumene.server.api.play import TABLE, Table
from ecumene.server.lists import Listing
from ecumene.server.lobby import Entropy, NewTable, Taking

State = Literal["open", "playing", "over", "cancelled"]
Most = Annotated[int, QueryParameter(ge=1, le=100)]
PlaceNumber = Annotated[int, PathParameter(ge=0, le=7, description="a place of the table, counted from 0")]
REFUSED: Final = errors(404, 409, 413, 415)
MINUTES_10: Final = 600


class NewBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for an open place."""

    level: Annotated[int, Meta(ge=1, le=10)]


class Again(Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody plays again."""

    entropy: Entropy = ""


@post("/api/tables", summary="Open a table", tags=["tables"], responses=errors(409, 413, 415))
async def create(house: TheHouse, who: TheAsker, data: JSONBody[NewTable]) -> Listing:
    """Open a table. Its promise of luck is published at once; the game starts when every place is taken."""
    house.buckets.take("table", f"user {who.may('play').user}", 60, MINUTES_10)
    return await house.lobby.create(who, data)


@get("/api/tables", summary="Find tables", tags=["tables"], responses=errors())
async def tables(
    house: TheHouse,
    who: TheAsker,
    stage: Annotated[State, QueryParameter(name="state")] = "open",
    game: Annotated[str, QueryParameter(max_length=20)] = "",
    most: Most = 50,
) -> list[Listing]:
    """Tables that you may find, the newest first: listed, and without anybody whom you block or who blocks you."""
    return await house.lobby.lists.public(who.user, stage, game, most)


@get("/api/tables/mine", summary="Your tables", tags=["tables"], responses=errors())
async def mine(
    house: TheHouse, who: TheAsker, stage: Annotated[State | None, QueryParameter(name="state")] = None, most: Most = 50
) -> list[Listing]:
    """Your tables: first those that wait for you, in the game or with a place that is kept for you."""
    return await house.lobby.lists.own(who.may("read").user, stage or "", most)


@get(TABLE, summary="One table", tags=["tables"], responses=errors(404))
async def table(house: TheHouse, who: TheAsker, table: Table) -> Listing:
    """What was agreed on and who takes part. Whoever knows the id may see this: the link is the invitation.

    How the game goes (`ply`, `awaits`, `result`, `rematch`) only those are told who may watch it now.
    """
    return (await house.lobby.listing(table)).seen_by(who.user)


@post(TABLE + "/join", summary="Join", tags=["tables"], status_code=200, responses=REFUSED)
async def join(house: TheHouse, who: TheAsker, table: Table, data: JSONBody[Taking]) -> Listing:
    """Take a place that is kept for you, or the first that is open to all; add your own share to the table's luck."""
    house.buckets.take("join", f"user {who.may('play').user}", 60, 60)
    with house.buckets.guess("table password", f"{table} user {who.user}", 20, MINUTES_10):
        return await house.lobby.join(who, table, data)


@post(TABLE + "/bots", summary="Invite a bot", tags=["tables"], status_code=200, responses=REFUSED)
async def add_bot(house: TheHouse, who: TheAsker, table: Table, data: JSONBody[NewBot]) -> Listing:
    """As the host, let a bot take an open place."""
    return await house.lobby.add_bot(who.may("play"), table, data.level)


@delete(TABLE + "/places/{place:int}", summary="Free a place", tags=["tables"], status_code=200, responses=REFUSED)
async def free(house: TheHouse, who: TheAsker, table: Table, place: PlaceNumber) -> Listing:
    """Free a place of yours before the game; the host may free any."""
    return await house.lobby.free(who.may("play"), table, place)


@post(TABLE + "/leave", summary="Leave", tags=["tables"], status_code=200, responses=REFUSED)
async def leave(house: TheHouse, who: TheAsker, table: Table) -> Listing:
    """Leave before the game; without its host a table is cancelled. During the game it is the act `/leave`."""
    return await house.lobby.leave(who.may("play"), table)


@post(TABLE + "/start", summary="Start", tags=["tables"], status_code=200, responses=REFUSED)
async def start(house: TheHouse, who: TheAsker, table: Table) -> Listing:
    """As the host, start with those who are there, if so many may play."""
    return await house.lobby.start(who.may("play"), table)


@post(TABLE + "/cancel", summary="Cancel", tags=["tables"], status_code=200, responses=REFUSED)
async def cancel(house: TheHouse, who: TheAsker, table: Table) -> Listing:
    """As the host, close a table that has not started. During the game it is the act `/offer cancel`."""
    return await house.lobby.cancel(who.may("play"), table)


@post(TABLE + "/rematch", summary="Play again", tags=["tables"], responses=REFUSED)
async def rematch(house: TheHouse, who: TheAsker, table: Table, data: JSONBody[Again | None] = None) -> Listing:
    """Open the same table again, with places kept for all who played; or join it if one of them did so already."""
    house.buckets.take("table", f"user {who.may('play').user}", 60, MINUTES_10)
    return await house.lobby.rematch(who, table, data.entropy if data else "")


HANDLERS: Final = [create, tables, mine, table, join, add_bot, free, leave, start, cancel, rematch]
