"""What all requests share: who asks, the house they ask, and how errors are answered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec
import structlog
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException

from ecumene.kernel.notation import BadMove
from ecumene.kernel.refusal import Refusal
from ecumene.server.guard import chosen_language
from ecumene.server.house import House
from ecumene.server.trouble import BAD, BROKEN, Refused, status_of
from ecumene.server.voice import Trouble, language_of, trouble_body
from ecumene.server.who import Who

log = structlog.get_logger()

# What a status of the framework means to a person.
RULES: Final = {
    400: "bad-request",
    404: "unknown-path",
    405: "wrong-method",
    413: "too-large",
    415: "wrong-media-type",
}


def house_of(state: State) -> House:
    """The house that answers."""
    house: House = state.house
    return house


def who_asks(request: Request[Any, Any, Any]) -> Who:
    """Who asks: the gate knows them by their cookie or token."""
    who: Who = request.scope["state"]["who"]
    return who


def answer_trouble(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """Every error has one shape: a rule, a sentence in the reader's language, and its facts."""
    status, refusal, headers = _meaning(error)
    game = str(request.scope["state"].get("game", ""))
    return Response(trouble_body(refusal, language(request), game), status_code=status, headers=headers)


def language(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The reader's language: as chosen on the page, as asked for, or as kept in the account."""
    if chosen := chosen_language(request.headers.get("cookie", "")):
        return chosen  # a browser opens WebSockets in its own language, whatever the page speaks
    who = request.scope["state"].get("who")
    asked = request.headers.get("accept-language", "")
    return who.language if who is not None and who.language and not asked else language_of(asked)


def _meaning(error: Exception) -> tuple[int, Refusal, Mapping[str, str]]:
    if isinstance(error, Refused):
        seconds = error.refusal.facts.get("seconds") if error.status == 429 else None
        return error.status, error.refusal, {"retry-after": str(seconds)} if seconds else {}
    if isinstance(error, BadMove):
        return status_of(error), error.refusal, {}
    if isinstance(error, ValidationException):
        return BAD, Refusal("bad-request", why=_why(error)), {}
    if isinstance(error, msgspec.ValidationError | msgspec.DecodeError):
        return BAD, Refusal("bad-request", why=str(error)), {}
    if isinstance(error, HTTPException) and error.status_code < BROKEN:
        rule = RULES.get(error.status_code, "bad-request")
        facts = {"why": error.detail} if rule == "bad-request" else {}
        return error.status_code, Refusal(rule, **facts), dict(error.headers or {})
    log.error("request-failed", error=type(error).__name__, exc_info=error)
    return BROKEN, Refusal("broken"), {}


def _why(error: ValidationException) -> str:
    """Which part of a request is wrong, and how."""
    parts = error.extra if isinstance(error.extra, list) else []
    said = [f"{part.get('key', '')}: {part.get('message', '')}".strip(": ") for part in parts]
    return "; ".join(said) or error.detail
