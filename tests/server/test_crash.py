"""The server is killed while people play: nothing that was confirmed is lost, and everybody goes on at once.

`python -m benchmarks.crash` does the same two hundred times.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.crash import run
from tests.server.databases import Cluster

pytestmark = pytest.mark.anyio

PATIENCE = 10.0  # seconds in which people can go on, on a machine that is busy with other tests


async def killed(database: str, kills: int) -> None:
    """Kill the server so often, and look what has become of the moves."""
    found = await run(database, kills, players=8, seed=kills)
    assert found["kills"] == kills
    assert found["acknowledged"] > 10 * kills
    assert (found["lost"], found["doubled"]) == (0, 0)
    assert found["exit_code"] == 0
    assert found["resumed"] >= kills
    assert found["resume_max_s"] < PATIENCE


async def test_no_confirmed_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    await killed(f"{tmp_path}/crash.db", 5)


async def test_no_confirmed_move_is_lost_when_one_server_of_a_club_is_killed(postgres: Cluster) -> None:
    url = postgres.database()
    await killed(url.replace("+asyncpg", ""), 3)
    postgres.drop(url)
