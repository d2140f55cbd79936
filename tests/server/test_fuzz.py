"""Whatever is asked, the server answers as its own description says: never with an error of its own.

`python -m benchmarks.fuzz` does the same for ten minutes.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.fuzz import run
from tests.server.databases import Cluster


def asked(database: str, seconds: int, folder: Path) -> None:
    """Ask for so many seconds; nothing may break, and enough must have reached tables and people."""
    code, answers = run(database, seconds, folder)
    assert code == 0, "see what Schemathesis says above"
    reached = {path for path, statuses in answers.items() if any(status.startswith("2") for status in statuses)}
    assert not [path for path, statuses in answers.items() if any(status.startswith("5") for status in statuses)]
    assert len([path for path in reached if "{table}" in path]) > 6
    assert sum(sum(statuses.values()) for statuses in answers.values()) > 20 * seconds


@pytest.mark.timeout(300)
def test_no_request_breaks_the_server(tmp_path: Path) -> None:
    asked(f"{tmp_path}/fuzz.db", 20, tmp_path)


@pytest.mark.timeout(300)
def test_no_request_breaks_the_server_on_postgresql(postgres: Cluster, tmp_path: Path) -> None:
    url = postgres.database()
    asked(url.replace("+asyncpg", ""), 10, tmp_path)
    postgres.drop(url)
