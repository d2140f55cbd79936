"""The command as a player runs it: a process of its own, with a pipe or with a real terminal."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from types import TracebackType
from typing import Self

COMMAND = [sys.executable, "-m", "ecumene.cli.main"]
PATIENCE = 30  # seconds that anything may take


def surroundings(columns: int = 100, **more: str) -> dict[str, str]:
    """The environment of a player with an English system."""
    return os.environ | {"COLUMNS": str(columns), "LC_ALL": "C.UTF-8", "TERM": "xterm-256color"} | more


def ecumene(*words: str, typed: str = "", columns: int = 100, folder: Path | None = None, **more: str) -> Run:
    """Run the command, type all of this, and wait for the end."""
    done = subprocess.run(
        [*COMMAND, *words],
        input=typed.encode(),
        capture_output=True,
        timeout=PATIENCE,
        cwd=folder,
        env=surroundings(columns, **more),
        check=False,
    )
    return Run(done.returncode, done.stdout.decode(), done.stderr.decode())


class Run:
    """What came of it."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err
        assert "Traceback" not in out + err, out + err

    @property
    def words(self) -> str:
        """What was printed, wherever the lines were broken."""
        return " ".join(self.out.split())


class Terminal:
    """The command in a terminal of its own."""

    def __init__(self, *words: str, folder: Path, columns: int = 120, rows: int = 45, **more: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        surround = surroundings(columns, **more)
        del surround["COLUMNS"]
        self.process = subprocess.Popen(
            [*COMMAND, *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env=surround,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(slave)
        self.seen = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)

    def type(self, keys: str) -> None:
        """Press these keys."""
        os.write(self.master, keys.encode())

    def until(self, text: str, times: int = 1) -> str:
        """Everything on the screen, once this text has been there so often."""
        end = time.monotonic() + PATIENCE
        while self.seen.count(text) < times:
            assert time.monotonic() < end, f"no {text!r} in {self.seen}"
            if not self.read():
                break
        assert self.seen.count(text) >= times, self.seen
        return self.seen

    def read(self) -> bool:
        """Take in what has been written; false at the end."""
        ready, _, _ = select.select([self.master], [], [], 0.2)
        if ready:
            with contextlib.suppress(OSError):
                data = os.read(self.master, 65536)
                self.seen += data.decode(errors="replace")
                return bool(data)
            return False
        return True

    def ended(self) -> int:
        """The exit code, once the command has ended."""
        end = time.monotonic() + PATIENCE
        while self.read() and time.monotonic() < end:
            pass
        assert "Traceback" not in self.seen, self.seen
        return self.process.wait(PATIENCE)
