"""`ecumene serve`, and what a host does with the database: backup, restore, export, verify."""

from __future__ import annotations

import asyncio
import errno
import json
import re
import signal
import sqlite3
import sys
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from http.client import HTTPException
from pathlib import Path
from typing import Final, NoReturn, TypeVar
from urllib.request import ProxyHandler, build_opener

from ecumene.cli import browser
from ecumene.cli.language import spoken
from ecumene.cli.trouble import Trouble, printable
from ecumene.kernel.notation import BadMove
from ecumene.kernel.refusal import Refusal

T = TypeVar("T")

FAILED: Final = 1
LAST_PORT: Final = 65535
HERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # how whoever listens everywhere is reached on this machine
PATIENCE: Final = 2.0  # seconds for a server to say that it is one
DRIVERS_NAME: Final = re.compile("^<class '[^']*'>: ")  # what SQLAlchemy puts before the words of a database


@contextmanager
def all_parts() -> Iterator[None]:
    """Say which part is missing: a terminal does without those that only a server needs."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = str(error.name)
        if missing.startswith("ecumene"):
            raise
        raise _say("terminal-no-server", missing=missing) from None


def _say(key: str, **facts: str) -> Trouble:
    """Trouble in these words."""
    return Trouble(lambda texts: texts.say(key, **facts))


with all_parts():
    from sqlalchemy.exc import InterfaceError, OperationalError, SQLAlchemyError

    from ecumene.server import archive
    from ecumene.server.database import Database
    from ecumene.server.hall import Hall
    from ecumene.server.journal import Journal
    from ecumene.server.metrics import Metrics
    from ecumene.server.settings import Settings, from_environment
    from ecumene.server.signals import Signals
    from ecumene.server.trouble import Refused
    from ecumene.server.voice import trouble_body


# --- Serving


def serve(language: str, chosen: Mapping[str, object], page: str) -> None:
    """Serve, with the page `open` or `closed`, until a signal says to stop.

    An interrupt ends like any other, and SIGTERM is as good as a wish.
    """
    with all_parts():
        from ecumene.server.serve import bound, prepare, run

    signal.signal(signal.SIGTERM, _stop)
    settings = _settings(chosen)
    with _opening(settings):
        _touch(settings)
        asyncio.run(prepare(settings))
    try:
        listening = bound(settings)
    except (OSError, OverflowError, ValueError) as error:
        where = {"host": settings.host, "port": str(settings.port)}
        if getattr(error, "errno", None) != errno.EADDRINUSE:
            raise _say("terminal-cannot-listen", **where, why=_why(error)) from None
        address = _address(HERE.get(settings.host, settings.host), settings.port)
        if page == "open" and _is_ecumene(address):
            print(spoken(language).say("terminal-serving-already", address=address))
            browser.show(address)
            return
        other = settings.port + 1 if settings.port < LAST_PORT else 0
        raise _say("terminal-port-taken", **where, other=str(other)) from None
    host, number = listening.getsockname()[:2]
    print(spoken(language).say("terminal-serving", address=_address(host, number)), flush=True)
    if page == "open":
        browser.show(_address(HERE.get(host, host), number))  # which waits until somebody answers
    run(settings, listening)


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _is_ecumene(address: str) -> bool:
    """Is the server at this address one of ours, so that its page can be opened?"""
    try:
        direct = build_opener(ProxyHandler({}))
        with direct.open(f"{address}/health", timeout=PATIENCE) as answer:
            return {"version", "rules"} <= set(json.load(answer))
    except (OSError, HTTPException, ValueError, TypeError):
        return False


def _stop(_number: int, _frame: object) -> NoReturn:
    sys.exit(0)


# --- What is stored


def back_up(language: str, database: str | None, file: str) -> None:
    """Write everything into a file, while the server goes on."""
    head = _with(database, lambda hall: archive.back_up(hall.database, Path(file)), file)
    print(spoken(language).say("terminal-backed-up", rows=sum(head.rows.values()), file=file))


def restore(language: str, database: str | None, file: str) -> None:
    """Fill an empty database from a backup."""
    head = _with(database, lambda hall: archive.restore(hall.database, Path(file)), file, is_new=True)
    print(spoken(language).say("terminal-restored", rows=sum(head.rows.values()), file=file))


def export(language: str, database: str | None, file: str) -> None:
    """Write the records of all finished games into a zip file."""
    games = _with(database, lambda hall: archive.export(hall, Path(file)), file)
    print(spoken(language).say("terminal-exported", games=games, file=file))


def verify(language: str, database: str | None, form: str) -> int:
    """Play every stored game again."""
    texts = spoken(language)
    findings = _with(database, _findings)
    wrong = [finding for finding in findings if finding.trouble]
    if form == "json":
        broken = {finding.table: finding.trouble for finding in wrong}
        print(json.dumps({"ok": not wrong, "games": len(findings), "broken": broken}, ensure_ascii=False))
    else:
        for finding in wrong:
            print(printable(texts.say("terminal-game-broken", table=finding.table, why=finding.trouble)))
        print(texts.say("terminal-verified", games=len(findings), broken=len(wrong)))
    return FAILED if wrong else 0


async def _findings(hall: Hall) -> list[archive.Finding]:
    return [finding async for finding in archive.verify(hall)]


def _with(chosen: str | None, do: Callable[[Hall], Awaitable[T]], file: str = "", is_new: bool = False) -> T:
    """Do something with the tables of a database, and perhaps a file; a new database is filled from it."""
    settings = _settings({"database": chosen})
    if settings.is_sqlite and not is_new and not _path(settings).exists():
        raise _say("terminal-no-database", database=settings.database)

    async def done() -> T:
        with _opening(settings):
            _touch(settings)
            database = Database(settings.url)
        try:
            with _opening(settings):
                if not is_new:
                    await database.upgrade()
                elif not settings.is_sqlite:  # an empty file would be there before we know what to fill it with
                    async with database.read():
                        pass
            signals, metrics = Signals(database), Metrics()
            with _using(settings, file, is_new):
                return await do(Hall(settings, Journal(database, signals, metrics), signals, metrics))
        finally:
            await database.close()

    return asyncio.run(done())


def _path(settings: Settings) -> Path:
    """The file of SQLite."""
    return Path(settings.url.partition(":///")[2])


def _touch(settings: Settings) -> None:
    """Raise what SQLite says of a file it cannot open: later it would speak from a thread that nobody waits for."""
    if settings.is_sqlite:
        is_there = _path(settings).exists()
        sqlite3.connect(_path(settings)).close()
        if not is_there:
            _path(settings).unlink(missing_ok=True)


# --- What goes wrong, in one sentence each


def _settings(chosen: Mapping[str, object]) -> Settings:
    try:
        return from_environment(chosen)
    except BadMove as error:
        raise _refused(error.refusal) from None


@contextmanager
def _opening(settings: Settings) -> Iterator[None]:
    """Whatever a database and its driver raise, they cannot be used."""
    try:
        yield
    except Exception as error:
        from alembic.util import CommandError

        if isinstance(error, CommandError):  # it does not know how the tables have been changed since
            raise _say("terminal-newer-database", database=_place(settings)) from None
        raise _say("terminal-cannot-open", database=_place(settings), why=_why(error)) from None


@contextmanager
def _using(settings: Settings, file: str, is_new: bool) -> Iterator[None]:
    """A file, or what is stored, may be anything at all."""
    try:
        yield
    except (Refused, BadMove) as error:
        raise _refused(error.refusal) from None
    except Exception as error:
        of_the_database = (OperationalError, InterfaceError) if is_new else (SQLAlchemyError,)
        if isinstance(error, of_the_database):
            raise _say("terminal-cannot-open", database=_place(settings), why=_why(error)) from None
        if is_new and getattr(error, "filename", None) is None:
            raise _say("terminal-not-a-backup", file=file, why=_why(error)) from None
        raise _say("terminal-cannot-use", file=file or _place(settings), why=_why(error)) from None


def _refused(refusal: Refusal) -> Trouble:
    """What the server refuses, in the server's words."""
    return Trouble(lambda texts: trouble_body(refusal, texts.language, "").message)


def _place(settings: Settings) -> str:
    """Where the database is, without the password."""
    return settings.database.rpartition("@")[2]


def _why(error: Exception) -> str:
    """The first line of what an error says."""
    said = getattr(error, "strerror", None) or str(getattr(error, "orig", None) or error)
    first = DRIVERS_NAME.sub("", said.strip()).partition("\n")[0]
    return printable(first) or type(error).__name__
