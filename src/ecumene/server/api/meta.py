"""About the server itself: is it well, what does it count, what can be asked."""

from __future__ import annotations

from typing import Final

from litestar import Response, get
from msgspec import Struct
from sqlalchemy import text

from ecumene.build import VERSION, compiled
from ecumene.server.api.errors import errors
from ecumene.server.api.given import TheHouse


class Health(Struct, frozen=True):
    """How the server is."""

    ok: bool
    version: str
    rules: str  # compiled or plain
    database: str


@get("/health", summary="Is it well?", tags=["server"], responses=errors())
async def health(house: TheHouse) -> Health:
    """Answers once the database does."""
    async with house.database.read() as connection:
        await connection.execute(text("select 1"))
    kind = "sqlite" if house.database.is_sqlite else "postgresql"
    return Health(True, VERSION, "compiled" if compiled() else "plain", kind)


@get("/metrics", summary="Figures for Prometheus", tags=["server"], media_type="text/plain", responses=errors())
async def metrics(house: TheHouse) -> Response[bytes]:
    """What this process has counted since it started."""
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")


HANDLERS: Final = [health, metrics]
