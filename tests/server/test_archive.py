"""Backup, restore, export and verify: with games that were played, from one database to the other and back."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import stat
import zipfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from ecumene import fair
from ecumene.kernel import catalog
from ecumene.kernel.notation import BadMove
from ecumene.kernel.record import Record
from ecumene.server.agreed import Rules
from ecumene.server.archive import back_up, export, restore, verify
from ecumene.server.database import Database
from ecumene.server.journal import PLAYING
from ecumene.server.room import Room
from ecumene.server.schema import META, keys, lines, messages, notes, places, tables
from ecumene.server.settings import Settings
from ecumene.server.trouble import Refused
from tests.server.app import served
from tests.server.databases import Cluster
from tests.server.makings import LONG_AGO, Laid, club, lay, play, started, who
from tests.server.pairs import random_game
from tests.server.rooms import BOT, SECRET, people
from tests.server.toys import toys

__all__ = ["toys"]
pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("toys")]


async def with_games(database: Database) -> list[str]:
    """A club with games that are over, go on and were left; with words, notes and keys. The tables that are over."""
    over = []
    async with club(database) as at:
        for number, game in enumerate(["duel", "auction", "court", "duel"]):
            seats = 3 if game == "auction" else 2
            rules = Rules(order="drawn" if number == 3 else "joined", absent="wait")
            table = await started(database, game, people(seats), rules, table=f"over{number}", at=LONG_AGO)
            await play(at.hall, table, Random(number))
            over.append(table)
        going = await started(database, "duel", table="going")
        await play(at.hall, going, Random(7), 30)
        left = await started(database, "court", people(2), Rules(order="joined", absent="wait"), table="left")
        await at.hall.answer(left, 0, "/leave", key="1:leaving")
        await at.hall.sit(left, 0, who(17))
        await started(database, "duel", [people(1)[0], BOT], table="bots")
    async with database.write() as connection:
        said = {"table": "going", "number": 1, "room": "players", "user": 1, "name": "Anna", "at": LONG_AGO}
        await connection.execute(insert(messages).values(**said, text="Привіт, “Ben”!\n"))
        await connection.execute(insert(notes).values(table="going", user=2, text="remember the temple"))
        key = {"user": 1, "hash": bytes(range(32)), "kind": "session", "name": "x", "scopes": "", "created": 1}
        await connection.execute(insert(keys).values(**key, used=1, ends=2))
    return over


async def content(database: Database) -> dict[str, list[Any]]:
    """Every row of every table."""
    async with database.read() as connection:
        return {
            table.name: [tuple(row) for row in await connection.execute(select(table).order_by(*table.primary_key))]
            for table in META.sorted_tables
        }


async def troubles(database: Database) -> dict[str, str]:
    """What is wrong, by table."""
    async with club(database) as at:
        return {finding.table: finding.trouble async for finding in verify(at.hall) if finding.trouble}


@asynccontextmanager
async def empty(url: str) -> AsyncIterator[Database]:
    """A database without even tables."""
    database = Database(url)
    yield database
    await database.close()


def lines_of(file: Path) -> list[bytes]:
    """What a backup says."""
    return gzip.decompress(file.read_bytes()).splitlines(keepends=True)


def rewritten(file: Path, lines: list[bytes]) -> Path:
    """A backup that says something else."""
    file.write_bytes(gzip.compress(b"".join(lines)))
    return file


# --- There and back


async def test_a_club_moves_to_another_database_and_back(postgres: Cluster, tmp_path: Path) -> None:
    address = postgres.database()
    async with (
        empty(f"sqlite+aiosqlite:///{tmp_path}/one.db") as one,
        empty(address) as two,
        empty(f"sqlite+aiosqlite:///{tmp_path}/three.db") as three,
    ):
        await one.upgrade()
        await with_games(one)
        files = [tmp_path / f"{number}.gz" for number in range(3)]
        heads = [await back_up(one, files[0])]
        for database, file, following in ((two, files[0], files[1]), (three, files[1], files[2])):
            assert await restore(database, file) == heads[0]
            heads.append(await back_up(database, following))
            assert await content(database) == await content(one)
            assert await troubles(database) == {}
        assert files[0].read_bytes() == files[1].read_bytes() == files[2].read_bytes()
        assert sum(heads[0].rows.values()) == len(lines_of(files[0])) - 1
    postgres.drop(address)


async def test_after_a_move_people_play_on_and_new_ones_come(postgres: Cluster, tmp_path: Path) -> None:
    address = postgres.database()
    async with empty(f"sqlite+aiosqlite:///{tmp_path}/one.db") as one, empty(address) as two:
        await one.upgrade()
        await with_games(one)
        await back_up(one, tmp_path / "b.gz")
        await restore(two, tmp_path / "b.gz")
        known = {row[0] for row in (await content(two))["users"]}
        async with club(two) as at:
            assert await play(at.hall, "going", Random(8)) > 5
        async with served(Settings(database=address, budget=0, log="error")) as server, server.guest("Zoe") as zoe:
            assert (await zoe.get("/api/people/me")).json()["user"] not in known
        assert await troubles(two) == {}
    postgres.drop(address)


async def test_a_backup_is_made_while_games_go_on(database: Database, tmp_path: Path) -> None:
    async with club(database) as at:
        table = await started(database)
        ending = [play(at.hall, table, Random(1)), back_up(database, tmp_path / "b.gz")]
        await asyncio.gather(*ending)
    async with empty(f"sqlite+aiosqlite:///{tmp_path}/other.db") as other:
        await restore(other, tmp_path / "b.gz")
        assert await troubles(other) == {}


async def test_only_its_owner_can_read_a_backup(database: Database, tmp_path: Path) -> None:
    file = tmp_path / "b.gz"
    await back_up(database, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert ".b.gz.part" not in os.listdir(tmp_path)


async def test_a_backup_that_fails_leaves_the_old_one_and_no_rubbish(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "b.gz"
    await started(database)
    await back_up(database, file)
    before = file.read_bytes()

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        await back_up(database, file)
    assert file.read_bytes() == before
    assert not (tmp_path / ".b.gz.part").exists()


# --- What cannot be restored


@pytest.mark.parametrize("part", [0.3, 0.9, 0.999])
async def test_a_file_that_was_cut_short_restores_nothing(database: Database, tmp_path: Path, part: float) -> None:
    await started(database)
    file = tmp_path / "b.gz"
    await back_up(database, file)
    whole = file.read_bytes()
    file.write_bytes(whole[: int(len(whole) * part)])
    await nothing_restored(tmp_path, file, (EOFError, Refused))


async def test_a_backup_without_its_last_lines_restores_nothing(database: Database, tmp_path: Path) -> None:
    await started(database)
    file = tmp_path / "b.gz"
    await back_up(database, file)
    found = lines_of(file)
    await nothing_restored(tmp_path, rewritten(file, found[:-1]), Refused, "backup-incomplete")
    await nothing_restored(tmp_path, rewritten(file, found[:1]), Refused, "backup-incomplete")
    await nothing_restored(tmp_path, rewritten(file, [*found, found[-1]]), Exception)


@pytest.mark.parametrize(
    ("name", "value"), [("format", "ecumene backup 2"), ("format", "something else"), ("schema", "9999")]
)
async def test_a_backup_of_another_kind_is_refused(database: Database, tmp_path: Path, name: str, value: str) -> None:
    file = tmp_path / "b.gz"
    await back_up(database, file)
    found = lines_of(file)
    head = json.loads(found[0]) | {name: value}
    await nothing_restored(tmp_path, rewritten(file, [json.dumps(head).encode() + b"\n"]), Refused, "other-backup")


@pytest.mark.parametrize(
    "content_of_it",
    [
        b"",
        b"nonsense",
        gzip.compress(b"", mtime=0),
        gzip.compress(b"nonsense\n", mtime=0),
        gzip.compress(b'{"format": 5}\n', mtime=0),
        gzip.compress(b'{"format":"ecumene backup 1","schema":"0002","rows":{"users":1}}\n["nobodies",1]\n', mtime=0),
        gzip.compress(b'{"format":"ecumene backup 1","schema":"0002","rows":{"users":1}}\n["users",1]\n', mtime=0),
        gzip.compress(b'{"format":"ecumene backup 1","schema":"0002","rows":{"users":1}}\n7\n', mtime=0),
    ],
)
async def test_what_is_no_backup_restores_nothing(tmp_path: Path, content_of_it: bytes) -> None:
    file = tmp_path / "b.gz"
    file.write_bytes(content_of_it)
    await nothing_restored(tmp_path, file, Exception)


async def test_a_database_that_is_not_empty_stays_as_it_is(database: Database, tmp_path: Path) -> None:
    await started(database)
    await back_up(database, tmp_path / "b.gz")
    before = await content(database)
    with pytest.raises(Refused) as refused:
        await restore(database, tmp_path / "b.gz")
    assert refused.value.refusal.rule == "not-empty"
    assert await content(database) == before


async def nothing_restored(
    folder: Path, file: Path, error: type[Exception] | tuple[type[Exception], ...], rule: str = ""
) -> None:
    """It is refused, and the new database is as empty as before."""
    async with empty(f"sqlite+aiosqlite:///{folder}/new.db") as new:
        with pytest.raises(error) as caught:
            await restore(new, file)
        if rule:
            assert isinstance(caught.value, Refused)
            assert caught.value.refusal.rule == rule
        await new.upgrade()
        assert not any((await content(new)).values())


# --- Verify and export


async def test_games_that_were_played_are_found_right(database: Database) -> None:
    await with_games(database)
    async with club(database) as at:
        findings = [finding async for finding in verify(at.hall)]
    assert [finding.table for finding in findings] == sorted(finding.table for finding in findings)
    assert {finding.trouble for finding in findings} == {""}
    assert len(findings) == 7


async def test_games_in_which_moves_were_taken_back_are_found_right(database: Database) -> None:
    taken_back = 0
    for seed, game in enumerate(3 * ["duel", "climb", "auction"]):
        seats = 3 if game == "auction" else 2
        rules = Rules(order="joined")
        options = catalog.find(game).complete(seats, {})
        room = Room(f"back{seed}", game, options, rules, people(seats), SECRET, LONG_AGO)
        told = random_game(room.fresh([]), Random(seed), 0.3)
        taken_back += sum(row.text in ("/undo", "/agree takeback") for row in told.rows)
        await lay(database, Laid(room, told.rows, room.fresh(told.rows)))
    assert taken_back > 10
    assert await troubles(database) == {}


async def one_line(database: Database, table: str, which: Any) -> tuple[int, str]:
    """The first line of a table that fits."""
    async with database.read() as connection:
        query = select(lines.c.ply, lines.c.text).where(lines.c.table == table, which).order_by(lines.c.ply)
        ply, text = (await connection.execute(query.limit(1))).one()
    return ply, text


async def tamper(database: Database, table: str, ply: int, text: str) -> None:
    """Somebody changes a line."""
    async with database.write() as connection:
        own = (lines.c.table == table, lines.c.ply == ply)
        await connection.execute(update(lines).where(*own).values(text=text))


@pytest.mark.parametrize("table", ["over0", "going"])
async def test_an_outcome_that_was_tampered_with_is_found(database: Database, table: str) -> None:
    await with_games(database)
    ply, text = await one_line(database, table, lines.c.seat == -2)
    words = [
        move.text for move in catalog.find("duel").lexicon.moves() if move.text.split(" ")[0] == text.split(" ")[0]
    ]
    await tamper(database, table, ply, next(word for word in words if word != text))
    assert list(await troubles(database)) == [table]


async def test_whatever_was_tampered_with_is_found_and_the_rest_is_looked_at(database: Database) -> None:
    await with_games(database)
    ply, _ = await one_line(database, "over0", lines.c.seat == 0)
    await tamper(database, "over0", ply, "nonsense")
    async with database.write() as connection:
        await connection.execute(update(tables).where(tables.c.id == "over1").values(result="1 0 0 trick"))
        await connection.execute(update(tables).where(tables.c.id == "over2").values(state=PLAYING))
        await connection.execute(update(tables).where(tables.c.id == "over3").values(secret=fair.new_secret()))
        await connection.execute(lines.delete().where(lines.c.table == "going", lines.c.ply == 20))
        await connection.execute(update(places).where(places.c.table == "bots").values(entropy="other"))
    found = await troubles(database)
    assert sorted(found) == ["bots", "going", "over0", "over1", "over2", "over3"]
    assert "result" in found["over1"]
    assert "state" in found["over2"]


async def test_finished_games_are_exported_as_records_anybody_can_check(database: Database, tmp_path: Path) -> None:
    over = await with_games(database)
    file = tmp_path / "games.zip"
    async with club(database) as at:
        assert await export(at.hall, file) == len(over)
    with zipfile.ZipFile(file) as found:
        assert found.testzip() is None
        assert sorted(Path(name).stem for name in found.namelist()) == sorted(over)
        for name in found.namelist():
            record = Record.read(found.read(name).decode())
            proof = fair.proof(record, catalog.find(name.partition("/")[0]))
            assert proof is not None
            assert not proof.fault
            assert "?" not in [line.text for line in record.lines]


async def test_no_export_leaves_out_a_game_that_is_broken(database: Database, tmp_path: Path) -> None:
    await with_games(database)
    ply, _ = await one_line(database, "over0", lines.c.seat == 0)
    await tamper(database, "over0", ply, "nonsense")
    async with club(database) as at:
        with pytest.raises(BadMove):
            await export(at.hall, tmp_path / "games.zip")
    assert not list(tmp_path.glob("*games.zip*"))
