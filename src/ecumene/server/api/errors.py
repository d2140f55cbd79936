"""Errors as the documentation shows them: every status that a request may be refused with, and why."""

from __future__ import annotations

from typing import Annotated, Final

from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from ecumene.server.voice import Trouble

MOST_ID: Final = 2**31 - 1  # the largest number the database keeps

Id = Annotated[int, PathParameter(ge=1, le=MOST_ID, description="a number from a list")]

MEANINGS: Final = {
    400: "The request cannot be read, or asks for something that does not exist.",
    401: "Nobody is signed in, or the token is not known.",
    403: "This is not allowed to whoever asks.",
    404: "There is no such thing.",
    409: "This is not possible now.",
    412: "It has changed meanwhile.",
    413: "The request is too large.",
    415: "The body of a request is application/json.",
    429: "Too many requests; the header Retry-After says for how many seconds.",
}
ALWAYS: Final = (400, 401, 403, 429)  # the gate may say these to anybody


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors a request may be answered with, besides those that any request may be."""
    return {
        status: ResponseSpec(Trouble, generate_examples=False, description=MEANINGS[status])
        for status in sorted({*ALWAYS, *statuses})
    }
