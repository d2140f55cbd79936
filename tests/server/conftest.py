"""Both databases, real ones: every test that takes `database` runs on SQLite and on PostgreSQL."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from ecumene.server.database import Database
from ecumene.server.settings import Settings
from tests.server.app import Served, served
from tests.server.databases import Cluster, private_postgres


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests of coroutines (`pytest.mark.anyio`) run on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL for as long as the tests run."""
    with private_postgres() as cluster:
        yield cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database."""
    if request.param == "sqlite":
        yield f"sqlite+aiosqlite:///{tmp_path}/ecumene.db"
        return
    cluster = request.getfixturevalue("postgres")
    address = cluster.database()
    yield address
    cluster.drop(address)


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    """A database with all its tables, and nothing in them."""
    database = Database(url)
    await database.upgrade()
    yield database
    await database.close()


@pytest.fixture
async def server(url: str) -> AsyncIterator[Served]:
    """The whole server, without limits to how often one may ask."""
    async with served(Settings(database=url, budget=0, log="error")) as running:
        yield running
