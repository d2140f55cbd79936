"""A private PostgreSQL for tests and benchmarks: it knows nothing of the machine's own, and leaves nothing behind."""

import os
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

START_SECONDS = 30
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "max_connections": "200",
    "shared_buffers": "16MB",
}


class PostgresMissing(Exception):
    """The machine has no PostgreSQL."""


class Cluster:
    """A running PostgreSQL."""

    def __init__(self, programs: Path, port: int) -> None:
        self.programs = programs
        self.port = port
        self.names = (f"test_{number}" for number in count(1))

    def database(self) -> str:
        """Create an empty database; the answer is its SQLAlchemy URL."""
        name = next(self.names)
        self._run("createdb", "--template=template0", name)
        return f"postgresql+asyncpg://postgres@127.0.0.1:{self.port}/{name}"

    def drop(self, url: str) -> None:
        """Drop a database, whoever is still connected to it."""
        self._run("dropdb", "--force", url.rpartition("/")[2])

    def is_ready(self) -> bool:
        """Does it answer?"""
        return self._call("pg_isready", "--quiet").returncode == 0

    def _run(self, program: str, *arguments: str) -> None:
        # A program, not asyncpg: this works inside a running event loop too.
        self._call(program, *arguments).check_returncode()

    def _call(self, program: str, *arguments: str) -> "subprocess.CompletedProcess[bytes]":
        where = ("--host=127.0.0.1", f"--port={self.port}", "--username=postgres")
        return subprocess.run([self.programs / program, *where, *arguments], env=_environment(), check=False)


@contextmanager
def private_postgres() -> Iterator[Cluster]:
    """Run a new PostgreSQL for as long as the block lasts; it ends with this process, even if that is killed."""
    programs = find_programs()
    user = ["setpriv", "--pdeathsig=QUIT"]
    folder = Path(tempfile.mkdtemp(prefix="ecumene-postgres."))
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root
        user += ["--reuid=postgres", "--regid=postgres", "--init-groups"]
        shutil.chown(folder, "postgres", "postgres")
    port = _free_port()
    arguments = [f"--{name}={value}" for name, value in SETTINGS.items()]
    make = ["--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"]
    try:
        with (folder / "log").open("wb") as log:
            quiet: dict[str, Any] = {"stdout": log, "stderr": log, "env": _environment(), "cwd": "/"}
            subprocess.run([*user, str(programs / "initdb"), f"--pgdata={folder}/data", *make], check=True, **quiet)
            start = [*user, str(programs / "postgres"), "-D", f"{folder}/data", "-p", str(port), *arguments]
            server = subprocess.Popen(start, **quiet)
        try:
            cluster = Cluster(programs, port)
            end = time.monotonic() + START_SECONDS
            while not cluster.is_ready():
                if server.poll() is not None or time.monotonic() > end:
                    raise RuntimeError(f"PostgreSQL does not start:\n{(folder / 'log').read_text()}")
                time.sleep(0.02)
            yield cluster
        finally:
            server.send_signal(signal.SIGINT)  # a fast shutdown: whoever is still connected is sent away
            try:
                server.wait(10)
            except subprocess.TimeoutExpired:
                server.kill()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _free_port() -> int:
    with socket.socket() as reserved:
        reserved.bind(("127.0.0.1", 0))
        return int(reserved.getsockname()[1])


def find_programs() -> Path:
    """The folder of the newest PostgreSQL's programs."""
    debian = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    found = sorted(debian, key=lambda path: [int(digits) for digits in re.findall(r"\d+", str(path))])
    if not found and (elsewhere := shutil.which("initdb")):
        found = [Path(elsewhere).resolve()]
    if not found:
        raise PostgresMissing("PostgreSQL is missing: `make test` installs it.")
    return found[-1].parent


def _environment() -> dict[str, str]:
    """Ours, without what would lead PostgreSQL's programs to another cluster or language."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PG")} | {"LC_ALL": "C.UTF-8"}
