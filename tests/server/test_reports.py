"""Reports of finished games: written once for everybody who reads along, and kept."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
from sqlalchemy import select, update

from ecumene.arena.report import Decision, Start
from ecumene.server.reports import ReportLine, Writing, finished
from ecumene.server.schema import assessments
from ecumene.server.thinkers import tell
from tests.server.app import Served, resign, table_of
from tests.server.rooms import Told, people

pytestmark = pytest.mark.anyio

LINES = msgspec.json.Decoder(ReportLine)


class Game(NamedTuple):
    """A game that was given up after a few moves."""

    anna: httpx.AsyncClient
    ben: httpx.AsyncClient
    table: str
    moves: list[tuple[int, str]]

    @property
    def path(self) -> str:
        """Where everything about the table begins."""
        return f"/api/tables/{self.table}"


@asynccontextmanager
async def played(server: Served, moves: int = 3, **rules: Any) -> AsyncIterator[Game]:
    """A game that is over."""
    async with server.guest() as anna, server.guest() as ben:
        more: dict[str, Any] = {"rules": rules, "options": {"wonders": "preset"}}
        game = Game(anna, ben, await table_of(anna, ben, **more), [])
        while len(game.moves) < moves:
            for player in (anna, ben):
                frame = (await player.get(f"{game.path}/view")).json()
                for text in list(frame["picture"]["moves"])[:1]:
                    done = await player.post(f"{game.path}/moves", json={"text": text, "seat": frame["seat"]})
                    assert done.is_success, done.text
                    game.moves.append((frame["seat"], text))
        await resign(anna, game.table)
        yield game


def read(answer: httpx.Response) -> list[ReportLine]:
    """The lines of a report."""
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("application/jsonl")
    return LINES.decode_lines(answer.content)


async def test_a_report_tells_the_whole_game(server: Served) -> None:
    async with played(server) as game:
        lines = read(await game.anna.get(f"{game.path}/report"))
        start, *positions, summary = lines
        assert start.start is not None
        assert summary.summary is not None
        assert start.start.decisions == len(positions) == len(game.moves)
        assert summary.summary.result.endswith("resigned")
        told = [line.position for line in positions if line.position is not None]
        assert [(each.seat, each.move) for each in told] == game.moves
        for each in told:
            then = (await game.ben.get(f"{game.path}/at/{each.ply}")).json()
            assert then["log"][-1]["move"] == each.move
            assert then["log"][-1]["line"] == each.line
        first = (await game.ben.get(f"{game.path}/at/{start.start.ply}")).json()
        assert "move" not in first["log"][-1]


async def test_it_grows_while_it_is_read(server: Served) -> None:
    async with played(server) as game, game.anna.stream("GET", f"{game.path}/report") as answer:
        kinds = [list(msgspec.json.decode(line)) async for line in answer.aiter_lines()]
        assert kinds == [["start"], *[["position"]] * len(game.moves), ["summary"]]


async def test_a_game_that_goes_on_has_none(server: Served) -> None:
    async with server.guest("Anna") as anna, server.guest("Ben") as ben:
        table = await table_of(anna, ben)
        answer = await anna.get(f"/api/tables/{table}/report")
        assert (answer.status_code, answer.json()["rule"]) == (409, "not-over")


async def test_who_may_watch_may_read_it(server: Served) -> None:
    async with played(server, moves=1) as game, server.visitor() as visitor:
        assert read(await visitor.get(f"{game.path}/report"))
    async with played(server, moves=1, watch="nobody") as game, server.visitor() as visitor:
        answer = await visitor.get(f"{game.path}/report")
        assert (answer.status_code, answer.json()["rule"]) == (403, "not-for-spectators")


async def test_it_is_written_once_and_kept(server: Served) -> None:
    async with played(server) as game:
        answers = await asyncio.gather(*[each.get(f"{game.path}/report") for each in (game.anna, game.ben, game.anna)])
        assert len({answer.content for answer in answers}) == 1
        assert await kept(server) == [answers[0].text]
        await change(server, text="kept")
        assert (await game.ben.get(f"{game.path}/report")).text == "kept"


async def test_what_was_written_in_an_older_way_is_written_anew(server: Served) -> None:
    async with played(server) as game:
        first = await game.anna.get(f"{game.path}/report")
        await change(server, text="old", edition=0)
        assert (await game.ben.get(f"{game.path}/report")).content == first.content
        assert await kept(server) == [first.text]


async def test_readers_who_go_disturb_nobody(server: Served) -> None:
    async with played(server) as game:
        async with game.anna.stream("GET", f"{game.path}/report") as answer:
            async for _ in answer.aiter_lines():
                break
        assert read(await game.ben.get(f"{game.path}/report"))[-1].summary is not None


async def test_everybody_reads_every_line() -> None:
    writing = Writing()

    async def reading() -> list[bytes]:
        return [line async for line in writing.read()]

    early = asyncio.create_task(reading())
    await asyncio.sleep(0)
    for line in (b"one", b"two"):
        writing.add(line)
        await asyncio.sleep(0)
    middle = asyncio.create_task(reading())
    writing.add(b"three")
    writing.end()
    assert await early == await middle == await reading() == [b"one", b"two", b"three"]


async def kept(server: Served) -> list[str]:
    """What is stored."""
    async with server.house.database.read() as connection:
        return list((await connection.execute(select(assessments.c.text))).scalars())


async def change(server: Served, **values: Any) -> None:
    """Change what is stored."""
    async with server.house.database.write() as connection:
        await connection.execute(update(assessments).values(**values))


async def test_what_was_taken_back_is_no_part_of_it() -> None:
    table = Told("duel", people(2))
    first, second, *_ = (move.text for move in table.room.moves(0))
    table.say_all(f"A {first}", "A /undo", f"A {second}", "B /resign")
    game = finished(table.room)
    start, decision, _ = (tell("x", game.game, game.record, number, 1) for number in range(3))
    assert isinstance(start, Start)
    assert isinstance(decision, Decision)
    assert decision.move == second
    then = table.room.fresh(table.journal[: game.plies[decision.line]])
    assert [str(line) for line in then.sitting.record.lines][-1] == f"A {second}"
    assert then.ply == game.plies[start.line] + 3


async def test_another_process_goes_on_where_the_first_one_died() -> None:
    table = Told("duel", people(2))
    table.say(f"A {table.room.moves(0)[0].text}")
    table.say("B /resign")
    game = finished(table.room)
    parts = [tell("one", game.game, game.record, number, 1) for number in range(3)]
    assert tell("other", game.game, game.record, 0, 1) == parts[0]
    assert tell("one", game.game, game.record, 2, 1) == parts[2]
