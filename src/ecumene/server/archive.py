"""The archive: backup, restore, export of records, and the proof that every stored game still plays.

A backup is one compressed file of JSON lines, the same for both databases: a head, then every row of every table by its
key. So a club that outgrows its file moves to PostgreSQL by backup and restore. It holds the secrets of games that go
on: only its owner may read it.
"""

from __future__ import annotations

import gzip
import os
import zipfile
from base64 import b64decode, b64encode
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import LargeBinary, Table, func, insert, select, text
from sqlalchemy import Row as Found

from ecumene import fair
from ecumene.kernel.notation import BadMove
from ecumene.kernel.record import Record
from ecumene.kernel.tale import SPECTATOR
from ecumene.server.database import HEAD, Database
from ecumene.server.hall import Hall
from ecumene.server.journal import STUCK, summary
from ecumene.server.room import Room
from ecumene.server.schema import META, tables
from ecumene.server.trouble import CONFLICT, Refused

FORMAT: Final = "ecumene backup 1"
TOGETHER: Final = 500  # rows

ENCODE: Final = msgspec.json.encode
SUMMED: Final = ("ply", "state", "result", "awaits", "robot", "ended")  # what a table's row says of its lines


class Head(Struct, frozen=True):
    """The first line of a backup."""

    format: str
    schema: str
    rows: dict[str, int]


class Finding(Struct, frozen=True):
    """What became of one stored game."""

    table: str
    trouble: str  # empty if everything is as it should be


async def back_up(database: Database, path: Path) -> Head:
    """Write everything to a file, as it is at one moment, while games go on."""
    async with database.snapshot() as connection:
        counts = {}
        for table in META.sorted_tables:
            counts[table.name] = (await connection.execute(select(func.count()).select_from(table))).scalar_one()
        head = Head(FORMAT, HEAD, counts)
        with _draft(path) as raw, gzip.GzipFile("", "wb", 6, raw, mtime=0) as file:
            file.write(ENCODE(head) + b"\n")
            for table in META.sorted_tables:
                result = await connection.stream(select(table).order_by(*table.primary_key))
                async for row in result:
                    file.write(ENCODE([str(table.name), *_packed(row)]) + b"\n")
    return head


@contextmanager
def _draft(path: Path) -> Iterator[IO[bytes]]:
    """A file that only its owner may read, and that appears in its place once it is complete and on the disk."""
    draft = path.with_name(f".{path.name}.part")
    try:
        with open(draft, "wb", opener=lambda name, flags: os.open(name, flags, 0o600)) as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


async def restore(database: Database, path: Path) -> Head:
    """Fill an empty database from a file; all of it or nothing."""
    with gzip.open(path, "rb") as file:
        head = msgspec.json.decode(file.readline(), type=Head)
        if head.format != FORMAT or head.schema != HEAD:
            raise Refused(CONFLICT, "other-backup", format=head.format, schema=head.schema, known=HEAD)
        await database.upgrade()
        async with database.write() as connection:
            for table in META.sorted_tables:
                if (await connection.execute(select(func.count()).select_from(table))).scalar_one():
                    raise Refused(CONFLICT, "not-empty")
            counts = dict.fromkeys(head.rows, 0)
            for table, rows in _batches(file):
                await connection.execute(insert(table), rows)
                counts[table.name] += len(rows)
            if counts != head.rows:
                raise Refused(CONFLICT, "backup-incomplete")
            if not database.is_sqlite:
                await _move_sequences(connection)
    return head


def _batches(file: Any) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    """Rows of one table, some hundreds together."""
    name = ""
    rows: list[dict[str, Any]] = []
    for line in file:
        own, *values = msgspec.json.decode(line)
        if rows and (own != name or len(rows) == TOGETHER):
            yield META.tables[name], rows
            rows = []
        name = own
        rows.append(_unpacked(META.tables[own], values))
    if rows:
        yield META.tables[name], rows


def _packed(row: Any) -> list[Any]:
    return [b64encode(value).decode() if isinstance(value, bytes) else value for value in row]


def _unpacked(table: Table, values: list[Any]) -> dict[str, Any]:
    return {
        column.name: b64decode(value) if isinstance(column.type, LargeBinary) else value
        for column, value in zip(table.columns, values, strict=True)
    }


async def _move_sequences(connection: Any) -> None:
    """PostgreSQL counts on from the highest number there is."""
    for table in META.sorted_tables:
        if "id" in table.columns and table.columns["id"].type.python_type is int:
            highest = (await connection.execute(select(func.max(table.columns["id"])))).scalar()
            if highest is not None:
                name = f"{table.name}_id_seq"
                await connection.execute(text("select setval(:name, :highest)"), {"name": name, "highest": highest})


async def verify(hall: Hall) -> AsyncIterator[Finding]:
    """Play every stored game again and compare it with what is stored, luck and result included."""
    async with hall.database.read() as connection:
        found = (
            await connection.execute(select(tables).where(tables.c.started.is_not(None)).order_by(tables.c.id))
        ).all()
    for each in found:
        yield Finding(each.id, await _trouble(hall, each))


async def _trouble(hall: Hall, stored: Found[Any]) -> str:
    """What is wrong with a stored game."""
    if stored.state == STUCK:
        return STUCK
    try:
        room, _ = await hall.read(stored.id)
        follows = msgspec.structs.asdict(summary(room))
        for name in SUMMED:
            if follows[name] != getattr(stored, name):
                return f"{name} {getattr(stored, name)!r} is stored, {follows[name]!r} follows from the lines"
        return _trouble_of_record(room)
    except (BadMove, Refused) as error:
        return f"{error.refusal.rule} {error.refusal.facts}"
    except Exception as error:  # a line that was tampered with may break any rule
        return f"{type(error).__name__}: {error}"


def _trouble_of_record(room: Room) -> str:
    """Is it written as it is read, and does its luck follow from the secret, even if that is not public yet?"""
    record = room.sitting.record
    if Record.read(record.write()).write() != record.write():
        return "the record is not written as it is read"
    record.luck = [fair.promise(room.secret), room.secret.hex(), fair.name(room.table, room.entropy)]
    proof = fair.proof(record, room.game)
    return f"{proof.fault} in line {proof.ply}: {proof.found}" if proof is not None and proof.fault else ""


async def export(hall: Hall, path: Path) -> int:
    """Write the record of every finished game into one zip file, all of them or none; how many."""
    async with hall.database.read() as connection:
        over = select(tables.c.id, tables.c.game).where(tables.c.ended.is_not(None)).order_by(tables.c.id)
        found = (await connection.execute(over)).all()
    with _draft(path) as raw, zipfile.ZipFile(raw, "w", zipfile.ZIP_DEFLATED) as file:
        for each in found:
            room, _ = await hall.read(each.id)
            file.writestr(f"{each.game}/{each.id}.txt", room.record(SPECTATOR).write())
    return len(found)
