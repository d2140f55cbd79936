"""Settings: what a host may choose, from the command line or from variables named `ECUMENE_...`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from ecumene.kernel.notation import Unreadable
from ecumene.kernel.refusal import Refusal

PREFIX = "ECUMENE_"
Mail = Annotated[str, Meta(pattern="^(smtps?://.+)?$")]
Few = Annotated[int, Meta(ge=1, le=64)]


class Settings(Struct, frozen=True, kw_only=True):
    """Everything a host may choose; the usual values serve a club from one file."""

    database: str = "ecumene.db"  # a file for SQLite, or postgresql://user:password@host/name
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8500
    processes: Few = 1  # more than one needs PostgreSQL
    bot_workers: Few = 1  # processes in which bots think
    bot_pause: Annotated[float, Meta(ge=0, le=30)] = 1.0  # seconds between a bot's moves, so that people can follow
    hot_tables: Annotated[int, Meta(ge=1)] = 1000  # how many tables stay in memory, besides those somebody watches
    origins: str = ""  # other pages that may use the server, as https://name separated by spaces
    https: bool = False  # is the server reached by https? Then cookies travel by nothing else
    proxies: Annotated[int, Meta(ge=0, le=8)] = 0  # how many trusted proxies stand before it and add to X-Forwarded-For
    budget: Annotated[float, Meta(ge=0)] = 1.0  # requests allowed, as a factor of the usual limits; 0 lifts them
    move_seconds: Annotated[float, Meta(gt=0, le=600)] = 5.0  # of processor time; then a move's table is set aside
    mail: Mail = ""  # smtp://user:password@host:port, to send people a new password; none by default
    mail_from: str = ""
    page: str = ""  # a folder with the page; by default the one that its build has put into the package
    log: Literal["debug", "info", "warning", "error"] = "info"

    @property
    def url(self) -> str:
        """The database as SQLAlchemy's asynchronous drivers name it."""
        if self.database.startswith(("postgresql://", "postgres://")):
            return "postgresql+asyncpg://" + self.database.partition("://")[2]
        return self.database if "://" in self.database else f"sqlite+aiosqlite:///{self.database}"

    @property
    def is_sqlite(self) -> bool:
        """Is everything in one file?"""
        return self.url.startswith("sqlite")


def from_environment(chosen: Mapping[str, object], environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings: what was chosen on the command line comes before the environment."""
    values: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        if text := environment.get(PREFIX + field.name.upper()):
            values[field.name] = text
    values |= {name: value for name, value in chosen.items() if value is not None}
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        name = str(error).rpartition("$.")[2].strip("`")
        value, variable = str(values[name]), PREFIX + name.upper()
        raise Unreadable(value, Refusal("bad-setting", name=name, variable=variable, value=value)) from None
    if settings.processes > 1 and settings.is_sqlite:
        raise Unreadable(str(settings.processes), Refusal("processes-need-postgresql"))
    return settings
