"""Serving: one process, or several on one socket, until they are told to stop."""

from __future__ import annotations

import gc
import os
import socket
from typing import Final

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from ecumene.server.app import create
from ecumene.server.database import Database
from ecumene.server.guard import Gate
from ecumene.server.logs import set_up
from ecumene.server.settings import PREFIX, Settings, from_environment

LARGEST_MESSAGE: Final = 1 << 16  # bytes, from a client
PATIENCE: Final = 5  # seconds for requests that are under way when the server stops
BACKLOG: Final = 2048
GARBAGE: Final = (
    50_000,
    20,
    50,
)  # a picture makes a thousand objects; looking for garbage after each would cost a third


async def prepare(settings: Settings) -> None:
    """Is there a database, and does it have all tables? Raises what the database says if not."""
    database = Database(settings.url)
    try:
        await database.upgrade()
    finally:
        await database.close()


def bound(settings: Settings) -> socket.socket:
    """The socket to listen at; raises OSError if it is taken."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # asyncio asks, before it sends at once
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(BACKLOG)  # whoever comes before everything stands ready only has to wait
    except OSError:
        listening.close()
        raise
    listening.set_inheritable(True)
    return listening


def run(settings: Settings, listening: socket.socket) -> None:
    """Serve until a signal says to stop."""
    if settings.processes == 1:
        uvicorn.Server(configured(application(settings))).run(sockets=[listening])
        return
    for name, value in msgspec.structs.asdict(settings).items():  # where the other processes look
        os.environ[PREFIX + name.upper()] = str(value)
    config = configured("ecumene.server.serve:one_of_several", settings.processes)
    Multiprocess(config, sockets=[listening]).run()


def application(settings: Settings) -> Gate:
    """The application of a process, ready to be served."""
    set_up(settings.log)
    app = create(settings)
    gc.collect()
    gc.freeze()  # what is here now stays, and need never be looked at again
    gc.set_threshold(*GARBAGE)
    return app


def one_of_several() -> Gate:
    """The application of one of several processes, which find their settings in the environment."""
    return application(from_environment({}))


def configured(app: Gate | str, processes: int = 1) -> uvicorn.Config:
    """How uvicorn is to run it."""
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        workers=processes,
        loop="auto",
        http="auto",
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        backlog=BACKLOG,
        timeout_graceful_shutdown=PATIENCE,
    )
