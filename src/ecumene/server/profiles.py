"""Profiles: what everybody may know about somebody, reckoned from the results of their games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Final

from msgspec import Meta, Struct
from sqlalchemy import Row, and_, exists, func, or_, select

from ecumene.kernel.record import CANCELLED
from ecumene.server.database import Database
from ecumene.server.journal import OVER
from ecumene.server.keys import Moment
from ecumene.server.people import MEMBER
from ecumene.server.schema import places, tables

Counts = dict[str, int]


FINISHED: Final = (tables.c.state == OVER, tables.c.result != "")


class Score(Struct):
    """How somebody's games of one kind ended."""

    played: Annotated[int, Meta(description="games that ended with a result; cancelled ones do not count")] = 0
    won: int = 0
    shared: Annotated[int, Meta(description="victories shared with others")] = 0
    victories: Annotated[Counts, Meta(description="won or shared, by the kind of victory")] = {}
    defeats: Annotated[Counts, Meta(description="lost, by the kind of the other's victory")] = {}

    def add(self, share: float, kind: str, games: int) -> None:
        """Count games that ended alike."""
        self.played += games
        self.won += games if share == 1 else 0
        self.shared += games if 0 < share < 1 else 0
        ends = self.victories if share else self.defeats
        ends[kind] = ends.get(kind, 0) + games


class Against(Struct):
    """The games of two people at one table."""

    played: int = 0
    ahead: Annotated[int, Meta(description="games in which this person did better than you")] = 0
    behind: Annotated[int, Meta(description="games in which you did better")] = 0


class Profile(Struct, frozen=True):
    """What everybody may know about somebody."""

    user: int
    name: str
    kind: Annotated[str, Meta(description="guest or member")]
    created: Moment
    games: Annotated[dict[str, Score], Meta(description="by game")]
    against: Annotated[dict[str, Against], Meta(description="by game: this person against you")]


async def profile(database: Database, found: Row[Any], asker: int) -> Profile:
    """What somebody who asks may know about a person."""
    kind = "member" if found.kind == MEMBER else "guest"
    async with database.read() as connection:
        alone = select(tables.c.game, tables.c.result, places.c.seat, func.count().label("games"))
        alone = alone.join_from(places, tables).where(places.c.user == found.id, *FINISHED, ~_is_not_theirs(places))
        games = _scores(await connection.execute(alone.group_by(tables.c.game, tables.c.result, places.c.seat)))
        against: dict[str, Against] = {}
        if asker not in (0, found.id):
            own, other = places.alias(), places.alias()
            alike = (tables.c.game, tables.c.result, own.c.seat, other.c.seat)
            both = select(*alike, func.count()).select_from(tables)
            both = both.join(own, own.c.table == tables.c.id).join(other, other.c.table == tables.c.id)
            both = both.where(own.c.user == found.id, other.c.user == asker, *FINISHED)
            both = both.where(~_is_not_theirs(own), ~_is_not_theirs(other)).group_by(*alike)
            against = _against(await connection.execute(both))
    return Profile(found.id, found.name, kind, found.created, games, against)


def _is_not_theirs(place: Any) -> Any:
    """The seat was taken over by somebody else, or its player sat on both sides."""
    rival = places.alias()
    later = and_(rival.c.seat == place.c.seat, rival.c.place > place.c.place)
    twin = and_(rival.c.user == place.c.user, rival.c.seat != place.c.seat)
    return exists().where(rival.c.table == place.c.table, or_(later, twin))


def _scores(rows: Iterable[Any]) -> dict[str, Score]:
    scores: dict[str, Score] = {}
    for game, result, seat, games in rows:
        *shares, kind = result.split(" ")
        if kind != CANCELLED and 0 <= seat < len(shares):
            scores.setdefault(game, Score()).add(float(shares[seat]), kind, games)
    return scores


def _against(rows: Iterable[Any]) -> dict[str, Against]:
    found: dict[str, Against] = {}
    for game, result, seat, other, games in rows:
        *shares, kind = result.split(" ")
        if kind != CANCELLED and 0 <= min(seat, other) <= max(seat, other) < len(shares):
            score = found.setdefault(game, Against())
            own, theirs = float(shares[seat]), float(shares[other])
            score.played += games
            score.ahead += games if own > theirs else 0
            score.behind += games if own < theirs else 0
    return found
