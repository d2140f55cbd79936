"""The application: all requests put together behind the gate."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, cast

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig

from ecumene.build import VERSION
from ecumene.server.api import common, games, lessons, lobby, meta, people, play, talk
from ecumene.server.api.given import PLAIN
from ecumene.server.api.pages import Documentation
from ecumene.server.guard import Gate
from ecumene.server.house import House
from ecumene.server.live import live
from ecumene.server.settings import Settings
from ecumene.server.site import FOLDER, Site, handler_of

LARGEST_BODY: Final = 100_000  # bytes
SMALL: Final = 2_000  # bytes of an answer that is not worth compressing
DESCRIPTION: Final = (
    "Everything a person can do at an Ecumene server, for pages and programs alike. Sign in by the cookie that "
    "`POST /api/people` sets, or with a personal token: `Authorization: Bearer eco_...`. Errors always have the shape "
    "`{rule, message, details}`; the message is in the language of `Accept-Language`."
)
HANDLERS: Final = [
    *people.HANDLERS,
    *games.HANDLERS,
    *lessons.HANDLERS,
    *lobby.HANDLERS,
    *play.HANDLERS,
    *talk.HANDLERS,
    *meta.HANDLERS,
    live,
]


def create(settings: Settings) -> Gate:
    """The application for these settings."""
    house = House(settings)
    site = Site(Path(settings.page) if settings.page else FOLDER)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        route_handlers=[*HANDLERS, handler_of(site)],
        dependencies={
            "house": Provide(common.house_of, sync_to_thread=False),
            "who": Provide(common.who_asks, sync_to_thread=False),
        },
        exception_handlers={Exception: common.answer_trouble},
        lifespan=[lifespan],
        state=State({"house": house}),
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig("gzip", minimum_size=SMALL, gzip_compress_level=6, exclude_opt_key=PLAIN),
        openapi_config=_described(),
        logging_config=None,
    )
    return Gate(app, settings, house.people, house.buckets, house.metrics)


def _described() -> OpenAPIConfig:
    """How the API is described: by our own pages, which load nothing from elsewhere."""
    config = OpenAPIConfig(
        "Ecumene", VERSION, description=DESCRIPTION, operation_id_creator=_named, use_handler_docstrings=True
    )
    config.openapi_controller = cast(Any, Documentation)  # instead of Litestar's pages
    return config


def _named(handler: HTTPRouteHandler, _method: object, _path: object) -> str:
    """What clients call a request: the part of the API that it belongs to, and its own name."""
    return f"{handler.fn.__module__.rpartition('.')[2]}-{handler.fn.__name__.replace('_', '-')}"
