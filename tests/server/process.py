"""A server in a process of its own, as a host runs it: started, killed and started again."""

import json
import os
import re
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.request import urlopen

PATIENCE = 60  # seconds


class Process:
    """One `ecumene serve`; `with` ends it."""

    def __init__(self, database: str, *words: str, port: int = 0, before: Sequence[str] = (), **settings: str) -> None:
        self.started = time.perf_counter()
        own = {f"ECUMENE_{name.upper()}": value for name, value in settings.items()}
        command = [*before, sys.executable, "-m", "ecumene.cli.main", "serve", "--database", database]
        self.process = subprocess.Popen(
            [*command, "--port", str(port), "--language", "en", *words],
            env=os.environ | {"ECUMENE_BUDGET": "0", "ECUMENE_LOG": "error"} | own,
            stdout=subprocess.PIPE,
            preexec_fn=_many_files,
        )
        try:
            self.url = self._address()
        except BaseException:
            self.kill()
            raise

    def _address(self) -> str:
        assert self.process.stdout is not None
        said = self.process.stdout.readline().decode()
        found = re.search(r"http://\S+?:\d+", said)
        assert found, f"the server does not start: {said}"
        return found[0]

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.url.rpartition(":")[2])

    def answered(self, path: str = "/health") -> float:
        """Wait for an answer; the seconds since the start."""
        with urlopen(self.url + path, timeout=PATIENCE) as answer:
            json.load(answer)
        return time.perf_counter() - self.started

    def memory(self) -> int:
        """Bytes that it and the processes it started hold in memory."""
        return sum(_memory(process) for process in [self.process.pid, *_children(self.process.pid)])

    def kill(self) -> None:
        """No chance to tidy up."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
        self._close()

    def stop(self) -> int:
        """Ask it to stop; its exit code. A server that does not stop is killed, and that is an error."""
        self.process.send_signal(signal.SIGTERM)
        try:
            code = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        self._close()
        return code

    def _close(self) -> None:
        if self.process.stdout is not None:
            self.process.stdout.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.stop()


def _many_files() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _memory(process: int) -> int:
    status = Path(f"/proc/{process}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    return int(found[1]) * 1024 if found else 0


def _children(process: int) -> list[int]:
    own = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [int(each) for each in own] + [grandchild for each in own for grandchild in _children(int(each))]
