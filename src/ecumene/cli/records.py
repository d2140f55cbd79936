"""Records on disk: read, checked and kept."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from errno import ENOENT
from pathlib import Path
from typing import NamedTuple

from ecumene.cli.trouble import LONGEST, Trouble, printable
from ecumene.kernel import catalog
from ecumene.kernel.game import Game
from ecumene.kernel.luck import FAST, Luck, Script
from ecumene.kernel.notation import BadMove, Line
from ecumene.kernel.record import Record, ended_early
from ecumene.kernel.sitting import Sitting, resumed
from ecumene.kernel.tale import Tale

FIRST_WORD = "[Game "


class Chapter(NamedTuple):
    """A move and what it caused; the first chapter of a game is its set-up and has no move."""

    number: int
    ply: int  # how many lines the record has after it
    line: Line | None
    tales: list[Tale]
    sitting: Sitting  # as it is then; it goes on with the next chapter


def retold(record: Record, game: Game) -> Iterator[Chapter]:
    """A game told from its record, chapter by chapter; the last one ends it, if only because its players did."""
    outcomes = [line.text for line in record.lines if line.is_outcome]
    sitting = Sitting(game, record.names, record.options, Script(outcomes, FAST))
    moves = [line for line in record.lines if not line.is_outcome]
    early = ended_early(record.result, len(record.names))
    for number, line in enumerate([None, *moves]):
        tales = sitting.tales if line is None else sitting.play(line.seat, line.text)
        if early is not None and number == len(moves):
            sitting.end(early)
        yield Chapter(number, len(sitting.record.lines), line, tales, sitting)


def load(path: str) -> Record:
    """The record in a file."""
    text = read(path)
    for number, row in enumerate(text.splitlines(), 1):
        if len(row) > LONGEST:
            raise _too_long(path, number)
    try:
        record = Record.read(text)
    except BadMove as error:
        raise _misread(path, error) from None
    if not all(name.isprintable() for name in record.names):
        raise Trouble(lambda texts: texts.say("terminal-bad-name"))
    return record


def sit_down(path: str, record: Record, luck: Luck = FAST) -> Sitting:
    """Play a record again up to its last line; trouble names the line of the file that breaks the rules."""
    try:
        return resumed(record, catalog.find(record.game), luck)
    except BadMove as error:
        raise _misplayed(path, record, error) from None


def read(path: str) -> str:
    """The text of a file."""
    try:
        data = Path(path).expanduser().read_bytes()
    except FileNotFoundError:
        raise Trouble(lambda texts: texts.say("terminal-no-such-file", file=path)) from None
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Trouble(lambda texts: texts.say("terminal-cannot-read", file=path, why=why)) from None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        row = data.count(b"\n", 0, error.start) + 1
        raise Trouble(lambda texts: texts.say("terminal-not-utf8", file=path, row=row)) from None


def _too_long(path: str, row: int) -> Trouble:
    """A line that no record has."""
    return Trouble(lambda texts: texts.say("terminal-long-line", file=path, row=row))


def _misread(path: str, error: BadMove) -> Trouble:
    """A file that is not a record."""
    return Trouble(
        lambda texts: texts.say(
            "terminal-bad-file", file=path, what=shortened(error.move), why=texts.refusal(error.refusal)
        )
    )


def _misplayed(path: str, record: Record, error: BadMove) -> Trouble:
    """A record that breaks the rules at some line."""
    if error.ply is None:
        return _misread(path, error)
    row = row_of(path, error.ply)
    return Trouble(
        lambda texts: texts.say(
            "terminal-bad-line",
            file=path,
            row=row,
            what=shortened(error.move),
            why=texts.refusal(error.refusal),
        ),
        record.game,
    )


def row_of(path: str, ply: int) -> int:
    """Where in a file the line of this number is; headers and empty rows do not count."""
    rows = [number for number, row in enumerate(read(path).splitlines(), 1) if row.strip() and row[0] != "["]
    return rows[ply - 1] if 0 < ply <= len(rows) else 0


def shortened(text: str) -> str:
    """At most a line of it."""
    plain = printable(text)
    return plain if len(plain) <= 60 else plain[:59] + "…"


def keep(record: Record, path: Path) -> None:
    """Write a record; an older one under that name is replaced, any other file is left alone."""
    path = writable(path)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_text(record.write(), encoding="utf-8")
        draft.replace(path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            draft.unlink()
        raise _unwritable(path, error) from None


def writable(path: Path) -> Path:
    """The same path, if a record may go there: no other file is ever replaced."""
    try:
        path = path.expanduser()
        if not path.parent.is_dir():
            raise NotADirectoryError(ENOENT, os.strerror(ENOENT))
        if path.exists():
            start = path.read_bytes()[: len(FIRST_WORD)] if path.is_file() else b"?"
            if start not in (b"", FIRST_WORD.encode()):
                raise Trouble(lambda texts: texts.say("terminal-not-overwritten", file=str(path)))
    except (OSError, ValueError, RuntimeError) as error:
        raise _unwritable(path, error) from None
    return path


def _unwritable(path: Path, error: Exception) -> Trouble:
    """A file that the system does not let us write."""
    why = getattr(error, "strerror", None) or str(error)
    return Trouble(lambda texts: texts.say("terminal-cannot-write", file=str(path), why=why))


def keep_anywhere(record: Record, path: Path | None) -> Path:
    """Write a record to this file or, failing that, wherever it can be written under a name of its own; where."""
    if path is not None:
        try:
            keep(record, path)
            return path
        except Trouble:
            pass
    name = f"{record.game}-{datetime.now():%Y%m%d-%H%M%S}"
    folders = [Path(), Path.home(), Path(tempfile.gettempdir())]
    spare = [folder / f"{name}{number}.txt" for folder in folders for number in ("", "-2", "-3", "-4")]
    for each in spare:
        if not each.exists():
            try:
                keep(record, each)
                return each
            except Trouble:
                continue
    raise _unwritable(spare[0], FileNotFoundError(ENOENT, os.strerror(ENOENT)))
