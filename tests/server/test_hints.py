"""Hints: what a bot would do, for who is asked, where the players have agreed to it, from what they know."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import httpx
import pytest

from ecumene.kernel import catalog
from ecumene.kernel.notation import GameOver, NotYourTurn
from ecumene.server.agreed import Rules
from ecumene.server.hints import question, told
from ecumene.server.thinkers import consider
from ecumene.server.trouble import Refused
from tests.server.app import Served, resign, table_of
from tests.server.rooms import Told, people
from tests.server.toys import toys

__all__ = ["toys"]
HINTS = Rules(order="joined", hints=True)
AN_HOUR = 3600.0


class Game(NamedTuple):
    """Two people, first whoever is asked."""

    asked: httpx.AsyncClient
    other: httpx.AsyncClient
    path: str
    picture: dict[str, Any]
    seat: int


@asynccontextmanager
async def game(server: Served, **rules: Any) -> AsyncIterator[Game]:
    """A game that has just started."""
    async with server.guest("Anna") as anna, server.guest("Ben") as ben:
        path = f"/api/tables/{await table_of(anna, ben, rules=rules)}"
        frames = [(await each.get(f"{path}/view")).json() for each in (anna, ben)]
        first = 0 if frames[0]["picture"]["moves"] else 1
        people = (anna, ben) if first == 0 else (ben, anna)
        yield Game(*people, path, frames[first]["picture"], frames[first]["seat"])


def refused(answer: httpx.Response) -> tuple[int, str]:
    """The status, and the rule."""
    return answer.status_code, answer.json()["rule"]


@pytest.mark.anyio
async def test_a_player_who_is_asked_hears_what_a_bot_would_do(server: Served) -> None:
    async with game(server, hints=True) as duel:
        answer = await duel.asked.get(f"{duel.path}/hint")
        assert answer.status_code == 200, answer.text
        hint = answer.json()
        assert hint["seat"] == duel.seat
        moves = hint["moves"]
        assert 1 <= len(moves) <= 5
        assert {move["text"] for move in moves} <= set(duel.picture["moves"])
        assert all(0 <= move["chance"] <= 1 and 0 < move["share"] <= 1 for move in moves)
        assert [move["share"] for move in moves] == sorted((move["share"] for move in moves), reverse=True)
        named = await duel.asked.get(f"{duel.path}/hint", params={"seat": duel.seat})
        assert named.status_code == 200


@pytest.mark.anyio
async def test_nobody_else_does(server: Served) -> None:
    async with game(server, hints=True) as duel, server.guest("Rosa") as rosa, server.visitor() as visitor:
        path = f"{duel.path}/hint"
        assert refused(await duel.other.get(path)) == (409, "not-your-turn")
        assert refused(await duel.other.get(path, params={"seat": duel.seat})) == (403, "not-your-seat")
        assert refused(await rosa.get(path)) == (403, "not-there")
        assert refused(await duel.asked.get(path, params={"seat": -1})) == (403, "not-there")
        assert refused(await visitor.get(path)) == (401, "not-signed-in")
        await resign(duel.asked, duel.path.rpartition("/")[2])
        assert refused(await duel.asked.get(path)) == (409, "game-over")


@pytest.mark.anyio
async def test_there_are_none_where_it_was_not_agreed(server: Served) -> None:
    async with game(server) as duel:
        answer = await duel.asked.get(f"{duel.path}/hint", headers={"accept-language": "uk"})
        assert refused(answer) == (403, "no-hints")
        assert "підказок" in answer.json()["message"]


@pytest.mark.usefixtures("toys")
def test_the_seed_knows_what_the_seat_knows() -> None:
    table = Told("climb", people(2), HINTS)
    seat = table.room.awaited[0]
    asked = question(table.room, seat)
    again = question(table.rebuilt(), seat)
    assert asked == again
    found = [consider(asked.game, asked.record, seat, asked.seed, 50, AN_HOUR) for _ in range(2)]
    assert found[0] == found[1]
    other = Told("climb", people(2), HINTS, secret=b"another secret of thirty-two bytes")
    assert question(other.room, seat).seed != asked.seed  # it has other cards


@pytest.mark.usefixtures("toys")
def test_all_who_are_asked_may_ask() -> None:
    table = Told("auction", people(2), HINTS)
    for seat in (0, 1):
        asked = question(table.room, seat)
        hint = told(asked, consider(asked.game, asked.record, seat, asked.seed, 50, AN_HOUR))
        assert hint.seat == seat
        assert {move.text for move in hint.moves} <= {move.text for move in catalog.find("auction").lexicon.moves()}
    table.say("A offer 3")
    with pytest.raises(NotYourTurn):
        question(table.room, 0)
    assert question(table.room, 1).seat == 1


@pytest.mark.usefixtures("toys")
def test_when_there_is_nothing_to_ask() -> None:
    table = Told("court", people(2), HINTS)
    with pytest.raises(Refused):
        question(table.room, -1)
    table.say("A /resign")
    with pytest.raises(GameOver):
        question(table.room, 0)
