"""Logs: one line for whatever happens, readable at a desk and JSON everywhere else, and never a secret in them."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any, Final, TextIO

import msgspec
import structlog

LEVELS: Final = {"debug": 10, "info": 20, "warning": 30, "error": 40}
HIDDEN: Final = "[hidden]"

# Facts that are secret whatever they are.
SECRET: Final = frozenset(
    (
        *("authorization", "cookie", "email", "headers", "key", "mail", "old", "new"),
        *("password", "query", "secret", "session", "ticket", "token"),
    )
)

# Secrets inside longer texts: tokens, hashes of passwords, passwords in addresses, the values of SQL statements, and
# whatever follows a question mark in a path.
INSIDE: Final = (
    (re.compile(r"\beco_[\w-]{8,}"), HIDDEN),
    (re.compile(r"ecumene_session=[^\s;,'\"]+"), HIDDEN),
    (re.compile(r"\$argon2\S+"), HIDDEN),
    (re.compile(r"(://[^\s:/@]*:)[^\s@]+@"), rf"\1{HIDDEN}@"),
    (re.compile(r"\[parameters: .*?\]\n?(?=\(Background|$)", re.DOTALL), HIDDEN),
    (re.compile(r"(?m)^DETAIL:.*$"), f"DETAIL: {HIDDEN}"),
    (re.compile(r"(query argument \$\d+: ).*"), rf"\1{HIDDEN}"),
    (re.compile(r"(/[\w./-]*)\?[^\s\"']+"), rf"\1?{HIDDEN}"),
)

Fields = MutableMapping[str, Any]


def set_up(level: str = "info", stream: TextIO | None = None) -> None:
    """From now on everything is logged here: what we say, and what the libraries say."""
    stream = stream or sys.stderr
    render: Any = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    own: list[Any] = [structlog.contextvars.merge_contextvars, structlog.processors.add_log_level]
    own.append(structlog.processors.TimeStamper(fmt="iso", utc=True))
    last: list[Any] = [structlog.processors.format_exc_info, hide_secrets]
    if not stream.isatty():
        render = structlog.processors.JSONRenderer(serializer=_json)
    structlog.configure(
        processors=[*own, *last, render],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS.get(level, LEVELS["info"])),
        logger_factory=structlog.PrintLoggerFactory(stream),
        cache_logger_on_first_use=False,
    )
    _set_up_libraries(own, [*last, render], stream)


def _set_up_libraries(own: list[Any], last: list[Any], stream: TextIO) -> None:
    """Libraries say only what is wrong: at other levels they repeat headers, paths and values."""
    meta = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    handler = logging.StreamHandler(stream)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=own, processors=[meta, *last]))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "sqlalchemy", "asyncio", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = name != "uvicorn.access"  # the gate has its own line for every request
        logger.setLevel(logging.WARNING)


def hide_secrets(_logger: object, _method: str, fields: Fields) -> Fields:
    """What is logged, without anything that lets somebody in."""
    for name, value in fields.items():
        if name in SECRET:
            fields[name] = HIDDEN
        elif isinstance(value, str):
            fields[name] = _hidden(value)
    return fields


def _hidden(text: str) -> str:
    for pattern, instead in INSIDE:
        text = pattern.sub(instead, text)
    return text


def _json(fields: Fields, **_: object) -> str:
    return msgspec.json.encode(fields, enc_hook=repr).decode()
