"""Serving, and what a host does with the database: whatever goes wrong is one sentence."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from shutil import copyfile
from threading import Thread
from types import TracebackType
from typing import Any, Final, Self
from urllib.request import urlopen

import pytest

from ecumene.kernel.record import Record
from ecumene.server.house import House
from ecumene.server.lobby import Chair, NewTable
from ecumene.server.settings import Settings
from tests.cli.terminal import COMMAND, PATIENCE, Run, ecumene, surroundings
from tests.server.databases import Cluster, private_postgres

LANGUAGES: Final = ["en", "uk", "ru"]
CYRILLIC: Final = re.compile("[а-яіїєґ]")
FINISHED: Final = 3  # games in the fixture `stored`; one more goes on
WITHOUT_A_LIBRARY: Final = """
import sys
sys.modules[sys.argv.pop(1)] = None
from ecumene.cli.main import main
main()
"""


class Serving:
    """A server in a process of its own; `with` ends it, whatever happens."""

    def __init__(self, *words: str, folder: Path, settings: dict[str, str] | None = None) -> None:
        self.errors = folder / "errors.txt"
        with self.errors.open("wb") as errors:
            self.process = subprocess.Popen(
                [*COMMAND, "serve", "--port", "0", *words],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=errors,
                cwd=folder,
                env=surroundings() | {"ECUMENE_LOG": "error"} | (settings or {}),
                start_new_session=True,
            )
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline().decode()
        found = re.search(r"http://[^\s;,]+:(\d+)", self.said)
        assert found, self.said + self.errors.read_text()
        self.url = found[0]

    def health(self) -> dict[str, object]:
        """How it is."""
        with urlopen(f"{self.url}/health", timeout=PATIENCE) as answer:
            health: dict[str, object] = json.load(answer)
        return health

    def stopped(self, number: int) -> int:
        """The exit code after a signal; it goes without a word."""
        self.process.send_signal(number)
        code = self.process.wait(PATIENCE)
        assert self.errors.read_text().strip() == ""
        return code

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()


def refused(run: Run, language: str, *named: str) -> None:
    """It was one sentence in this language that names these things."""
    assert (run.code, run.out) == (2, ""), run.out + run.err
    assert len(run.err.splitlines()) == 1, run.err
    assert bool(CYRILLIC.search(run.err)) == (language != "en"), run.err
    assert all(name in run.err for name in named), run.err


def done(run: Run, language: str, *named: str) -> None:
    """It was carried out, as one sentence in this language says."""
    assert (run.code, run.err) == (0, ""), run.err
    assert len(run.out.splitlines()) == 1
    assert bool(CYRILLIC.search(run.out)) == (language != "en"), run.out
    assert all(name in run.out for name in named), run.out


# --- Serving


@pytest.mark.parametrize(
    ("language", "number", "code"),
    [("en", signal.SIGINT, 130), ("uk", signal.SIGTERM, 0), ("ru", signal.SIGINT, 130)],
)
def test_it_serves_until_a_signal(language: str, number: int, code: int, tmp_path: Path) -> None:
    with Serving("--language", language, folder=tmp_path) as serving:
        assert bool(CYRILLIC.search(serving.said)) == (language != "en")
        assert serving.url.startswith("http://127.0.0.1:")
        health = serving.health()
        assert (health["ok"], health["database"]) == (True, "sqlite")
        assert serving.stopped(number) == code
    assert (tmp_path / "ecumene.db").exists()


def test_what_was_chosen_comes_before_the_environment(tmp_path: Path) -> None:
    settings = {"ECUMENE_DATABASE": "other.db", "ECUMENE_HOST": "nowhere"}
    with Serving("--database", "club.db", "--host", "::1", folder=tmp_path, settings=settings) as serving:
        assert serving.url.startswith("http://[::1]:")
        assert serving.health()["ok"]
        assert serving.stopped(signal.SIGTERM) == 0
    assert {file.name for file in tmp_path.glob("*.db")} == {"club.db"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_port_that_is_taken(language: str, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        refused(ecumene("serve", "--port", port, "--language", language, folder=tmp_path), language, "127.0.0.1", port)


@pytest.mark.parametrize("host", ["192.0.2.1", "no such host", "a..b", "x" * 300])
def test_an_address_that_is_not_here(host: str, tmp_path: Path) -> None:
    refused(ecumene("serve", "--port", "0", "--host", host, folder=tmp_path), "en", host)


@pytest.mark.parametrize(
    ("database", "named"),
    [
        ("postgresql://club:moonlight@127.0.0.1:1/games", "127.0.0.1:1/games"),
        ("postgresql://club:moonlight@nowhere.invalid/games", "nowhere.invalid/games"),
        ("postgresql://club:moonlight@127.0.0.1:many/games", "127.0.0.1:many/games"),
        ("mysql://club:moonlight@127.0.0.1/games", "127.0.0.1/games"),
        ("://", "://"),
        (".", "."),
        ("no/such/folder.db", "no/such/folder.db"),
        ("broken.db", "broken.db"),
    ],
)
def test_a_database_that_cannot_be_opened(database: str, named: str, tmp_path: Path) -> None:
    (tmp_path / "broken.db").write_bytes(b"no database at all\n" * 1000)
    language = LANGUAGES[len(database) % 3]
    run = ecumene("serve", "--port", "0", "--database", database, "--language", language, folder=tmp_path)
    refused(run, language, named)
    assert "moonlight" not in run.err
    assert "class" not in run.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_database_of_a_newer_program(language: str, stored: Path, tmp_path: Path) -> None:
    newer = Path(copyfile(stored, tmp_path / "newer.db"))
    change(newer, "update alembic_version set version_num = '9999'")
    words = {"en": ["serve", "--port", "0"], "uk": ["verify"], "ru": ["backup", "b.gz"]}[language]
    run = ecumene(*words, "--database", str(newer), "--language", language, folder=tmp_path)
    refused(run, language, "newer.db")


@pytest.mark.parametrize(
    ("language", "name", "value", "named"),
    [
        ("en", "PROCESSES", "2", "PostgreSQL"),
        ("uk", "PROCESSES", "2", "PostgreSQL"),
        ("en", "PORT", "many", "port"),
        ("ru", "PORT", "-1", "-1"),
        ("uk", "HTTPS", "perhaps", "https"),
        ("ru", "BOT_PAUSE", "1,5", "bot_pause"),
    ],
)
def test_a_setting_that_cannot_be_used(language: str, name: str, value: str, named: str, tmp_path: Path) -> None:
    setting: Any = {f"ECUMENE_{name}": value}
    run = ecumene("serve", "--language", language, folder=tmp_path, **setting)
    refused(run, language, named)


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    refused(ecumene("serve", "--processes", "2", folder=tmp_path), "en", "PostgreSQL")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_the_libraries_of_a_server(language: str, tmp_path: Path) -> None:
    library = dict(zip(LANGUAGES, ["sqlalchemy", "uvicorn", "argon2"], strict=True))[language]
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_A_LIBRARY, library, "serve", "--language", language],
        capture_output=True,
        timeout=PATIENCE,
        cwd=tmp_path,
        env=surroundings(),
        check=False,
    )
    refused(Run(done.returncode, done.stdout.decode(), done.stderr.decode()), language, library, "ecumene[server]")


# --- The page


def saying(folder: Path) -> dict[str, str]:
    """A browser that writes down what it is asked to show, and then stays open."""
    script = folder / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" >>{folder}/shown\nexec sleep 3\n')
    script.chmod(0o755)
    return {"BROWSER": f"{script} %s"}


def shown(folder: Path, times: int = 1) -> list[str]:
    """What the browser has shown, once that was so often."""
    end = time.monotonic() + PATIENCE
    seen = folder / "shown"
    while not seen.exists() or len(seen.read_text().split()) < times:
        assert time.monotonic() < end
        time.sleep(0.02)
    return seen.read_text().split()


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0", "::"])
def test_the_page_opens_in_the_browser(host: str, tmp_path: Path) -> None:
    with Serving("--open", "--host", host, folder=tmp_path, settings=saying(tmp_path)) as serving:
        port = serving.url.rpartition(":")[2]
        assert shown(tmp_path) == [f"http://{'[::1]' if host == '::' else '127.0.0.1'}:{port}"]
        with urlopen(f"{shown(tmp_path)[0]}/health", timeout=PATIENCE) as answer:
            assert answer.status == 200
        assert serving.stopped(signal.SIGTERM) == 0


def test_nothing_opens_unasked(tmp_path: Path) -> None:
    with Serving(folder=tmp_path, settings=saying(tmp_path)) as serving:
        assert serving.health()["ok"]
        assert serving.stopped(signal.SIGTERM) == 0
    assert not (tmp_path / "shown").exists()


@pytest.mark.parametrize(
    "settings",
    [
        {"BROWSER": "", "DISPLAY": "", "WAYLAND_DISPLAY": ""},
        {"BROWSER": "", "DISPLAY": ":9", "WAYLAND_DISPLAY": "", "PATH": "/nowhere"},
        {"BROWSER": "/nowhere/browser %s"},
        {"BROWSER": "'"},
    ],
)
def test_it_serves_without_a_browser(settings: dict[str, str], tmp_path: Path) -> None:
    with Serving("--open", folder=tmp_path, settings=settings) as serving:
        assert serving.health()["ok"]
        assert serving.stopped(signal.SIGTERM) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_it_serves_already_the_page_opens(language: str, tmp_path: Path) -> None:
    browser = saying(tmp_path)["BROWSER"]
    proxy = "http://127.0.0.1:1"  # which must not be asked for what is on this machine
    with Serving("--open", folder=tmp_path, settings=saying(tmp_path)) as serving:
        port = serving.url.rpartition(":")[2]
        words = ["serve", "--port", port, "--language", language]
        again = ecumene(*words, "--open", folder=tmp_path, BROWSER=browser, http_proxy=proxy)
        done(again, language, serving.url)
        assert shown(tmp_path, 2) == [serving.url] * 2
        refused(ecumene(*words, folder=tmp_path), language, port)


@pytest.mark.parametrize("said", [b"", b"SSH-2.0-none\r\n", b"HTTP/1.1 200 OK\r\n\r\n{}", b"HTTP/1.1 200 OK\r\n\r\n1"])
def test_where_something_else_serves_one_sentence_says_so(said: bytes, tmp_path: Path) -> None:
    def answer() -> None:
        with suppress(OSError):
            caller = taken.accept()[0]
            caller.recv(1000)
            caller.sendall(said)
            caller.close()

    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        Thread(target=answer, daemon=True).start()
        browser = saying(tmp_path)["BROWSER"]
        run = ecumene("serve", "--open", "--port", str(port), folder=tmp_path, BROWSER=browser)
    refused(run, "en", "127.0.0.1", str(port), f"ECUMENE_PORT={port + 1}")
    assert not (tmp_path / "shown").exists()


# --- Serving from PostgreSQL


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of our own."""
    with private_postgres() as cluster:
        yield cluster


@pytest.fixture
def postgres(cluster: Cluster) -> Iterator[str]:
    """An empty database, as a host names it."""
    address = cluster.database()
    yield address.replace("+asyncpg", "")
    cluster.drop(address)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_several_processes_serve_together(number: int, postgres: str, tmp_path: Path) -> None:
    with Serving("--database", postgres, "--processes", "2", folder=tmp_path) as serving:
        health = serving.health()
        assert (health["ok"], health["database"]) == (True, "postgresql")
        assert serving.stopped(number) in (0, 130)


def test_a_club_moves_to_postgresql(stored: Path, postgres: str, tmp_path: Path) -> None:
    file = str(tmp_path / "club.backup")
    done(ecumene("backup", file, "--database", str(stored)), "en")
    done(ecumene("restore", file, "--database", postgres), "en")
    done(ecumene("verify", "--database", postgres), "en", str(FINISHED + 1))
    refused(ecumene("restore", file, "--database", postgres), "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_database_that_postgresql_does_not_have(language: str, postgres: str, tmp_path: Path) -> None:
    missing = postgres.rpartition("/")[0].replace("//postgres@", "//postgres:moonlight@") + "/atlantis"
    words = {"en": ["serve"], "uk": ["verify"], "ru": ["restore", "club.backup"]}[language]
    run = ecumene(*words, "--database", missing, "--language", language, folder=tmp_path)
    refused(run, language, "atlantis")
    assert "moonlight" not in run.err
    assert "class" not in run.err


# --- What is stored


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with some games: one was played to its end, one given up, one called off, and one goes on."""
    file = tmp_path_factory.mktemp("club") / "club.db"
    asyncio.run(play_some(str(file)))
    change(file, "pragma wal_checkpoint(truncate)")
    return file


async def play_some(database: str) -> None:
    """Anna plays on both sides."""
    house = House(Settings(database=database))
    dice = Random(7)
    await house.database.upgrade()
    try:
        _, key = await house.people.enter("Anna", "en", "tests")
        anna = await house.people.who(key, "session")
        assert anna is not None
        for moves, end in ((500, ""), (30, "/resign"), (20, "/offer cancel"), (10, "")):
            listing = await house.lobby.create(anna, NewTable("duel", [Chair("me"), Chair("me")]))
            async with house.hall.table(listing.id) as hot:
                room = hot.room
            while moves and not room.is_over:
                seat = room.awaited[0]
                await house.hall.answer(listing.id, seat, dice.choice(room.moves(seat)).text)
                moves -= 1
            if end:
                await house.hall.answer(listing.id, 0, end)
    finally:
        await house.close()


def change(database: Path, *statements: str) -> None:
    """Change what is stored behind the back of the program."""
    connection = sqlite3.connect(database)
    with connection:
        for statement in statements:
            connection.execute(statement)
    connection.close()


def everything_in(database: Path) -> str:
    """All tables with all rows, in an order that does not depend on who wrote which first."""
    connection = sqlite3.connect(database)
    said = "\n".join(sorted(connection.iterdump()))
    connection.close()
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_moves_to_another_database(language: str, stored: Path, tmp_path: Path) -> None:
    speaking = ["--language", language]
    file = str(tmp_path / "club.backup")
    done(ecumene("backup", file, "--database", str(stored), *speaking), language, file)
    done(ecumene("restore", file, "--database", "new.db", *speaking, folder=tmp_path), language, file)
    done(ecumene("verify", *speaking, folder=tmp_path, ECUMENE_DATABASE="new.db"), language, str(FINISHED + 1))
    assert everything_in(tmp_path / "new.db") == everything_in(stored)
    assert {each.name for each in tmp_path.iterdir()} == {"club.backup", "new.db"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_records_of_finished_games(language: str, stored: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.zip"
    run = ecumene("export", str(file), "--database", str(stored), "--language", language)
    done(run, language, str(file), str(FINISHED))
    with zipfile.ZipFile(file) as games:
        assert len(games.namelist()) == FINISHED
        games.extractall(tmp_path)
        records = [Record.read(games.read(name).decode()) for name in games.namelist()]
    assert {record.result.rpartition(" ")[2] for record in records} > {"resigned", "cancelled"}
    for game in (tmp_path / "duel").iterdir():
        for words in (["replay", str(game), "--check"], ["verify-luck", str(game)]):
            assert ecumene(*words).code == 0


def test_the_server_goes_on_meanwhile(stored: Path, tmp_path: Path) -> None:
    copyfile(stored, tmp_path / "ecumene.db")
    with Serving(folder=tmp_path) as serving:
        done(ecumene("backup", "club.backup", folder=tmp_path), "en")
        done(ecumene("verify", folder=tmp_path), "en")
        assert serving.health()["ok"]
        assert serving.stopped(signal.SIGTERM) == 0


def backup_of(stored: Path, folder: Path) -> Path:
    """A backup of the games."""
    file = folder / "club.backup"
    done(ecumene("backup", str(file), "--database", str(stored)), "en")
    return file


def test_a_database_that_is_not_empty_stays_as_it_is(stored: Path, tmp_path: Path) -> None:
    file = backup_of(stored, tmp_path)
    copy = Path(copyfile(stored, tmp_path / "copy.db"))
    for language in LANGUAGES:
        refused(ecumene("restore", str(file), "--database", str(copy), "--language", language), language)
    assert everything_in(copy) == everything_in(stored)


def test_a_file_that_is_no_whole_backup(stored: Path, tmp_path: Path) -> None:
    file = backup_of(stored, tmp_path)
    whole = file.read_bytes()
    rows = gzip.decompress(whole).splitlines(keepends=True)
    head = json.loads(rows[0])
    spoilt = [
        b"",
        b"no backup",
        whole[:20],
        whole[: len(whole) // 2],
        whole[:-5],
        whole[:200] + bytes(50) + whole[250:],
        gzip.compress(b""),
        gzip.compress(b"[]\n"),
        gzip.compress(b"".join(rows[:-3])),
        gzip.compress(b"".join(rows) + b'["users",1]\n'),
        gzip.compress(b"".join(rows) + b'["nonsense",1]\n'),
        gzip.compress(b"".join(rows) + rows[-1]),
        gzip.compress(b"".join(rows) + b"7\n"),
        gzip.compress(b"".join(rows) + b"[]\n"),
        gzip.compress(b"".join(rows) + b"\xff\n"),
        gzip.compress(json.dumps(head | {"format": "other"}).encode() + b"\n"),
        gzip.compress(json.dumps(head | {"schema": "9999"}).encode() + b"\n"),
        gzip.compress(json.dumps(head | {"rows": 7}).encode() + b"\n"),
    ]
    for number, content in enumerate(spoilt):
        language = LANGUAGES[number % 3]
        file.write_bytes(content)
        refused(
            ecumene("restore", str(file), "--database", "new.db", "--language", language, folder=tmp_path), language
        )
    file.write_bytes(whole)
    done(ecumene("restore", str(file), "--database", "new.db", folder=tmp_path), "en")


@pytest.mark.parametrize(
    ("language", "words", "named"),
    [
        ("en", ["backup", "club.backup", "--database", "missing.db"], "missing.db"),
        ("uk", ["export", "games.zip", "--database", "missing.db"], "missing.db"),
        ("ru", ["verify", "--database", "missing.db"], "missing.db"),
        ("en", ["backup", "no/such/folder"], "no/such/folder"),
        ("uk", ["backup", "."], "."),
        ("ru", ["export", "no/such/folder"], "no/such/folder"),
        ("en", ["export", "."], "."),
        ("uk", ["restore", "missing.backup", "--database", "new.db"], "missing.backup"),
        ("ru", ["restore", ".", "--database", "new.db"], "."),
        ("en", ["restore", "club.backup", "--database", "no/such/new.db"], "no/such/new.db"),
    ],
)
def test_files_that_are_not_there(language: str, words: list[str], named: str, stored: Path, tmp_path: Path) -> None:
    refused(ecumene(*words, "--language", language, folder=tmp_path, ECUMENE_DATABASE=str(stored)), language, named)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("statement", "broken"),
    [
        ("update tables set result = '0 1 time' where result like '%resigned'", 1),
        ("update lines set text = 'discard palace' where ply = 30 and seat >= 0", 0),
        ("update lines set text = replace(text, ' ', ' x') where ply = 3", FINISHED + 1),
        ("delete from lines where ply = 4", FINISHED + 1),
        ("update tables set version = 99 where state = 'playing'", 1),
        ("update tables set secret = zeroblob(32) where state = 'over'", FINISHED),
        ("update tables set state = 'stuck' where state = 'playing'", 1),
    ],
)
def test_a_game_that_somebody_has_changed(statement: str, broken: int, stored: Path, tmp_path: Path) -> None:
    database = Path(copyfile(stored, tmp_path / "changed.db"))
    change(database, statement)
    language = LANGUAGES[len(statement) % 3]
    run = ecumene("verify", "--database", str(database), "--language", language)
    *games, last = run.out.splitlines()
    assert (run.err, len(games)) == ("", broken), run.out
    assert run.code == (1 if broken else 0)
    assert str(FINISHED + 1) in last
    assert bool(CYRILLIC.search(last)) == (language != "en")
    told = json.loads(ecumene("verify", "--database", str(database), "--json").out)
    assert (told["ok"], told["games"], len(told["broken"])) == (not broken, FINISHED + 1, broken)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rows_that_mean_nothing(language: str, stored: Path, tmp_path: Path) -> None:
    statements = {
        "en": "update tables set settings = 'nonsense'",
        "uk": "update tables set game = 'chess'",
        "ru": "delete from lines",
    }
    database = Path(copyfile(stored, tmp_path / "changed.db"))
    change(database, statements[language])
    speaking = ["--database", str(database), "--language", language]
    refused(ecumene("export", "games.zip", *speaking, folder=tmp_path), language)
    assert ecumene("verify", *speaking).code in (1, 2)
