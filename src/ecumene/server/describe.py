"""What a server would say of its API, for programs that are built from it: `python -m ecumene.server.describe`."""

from __future__ import annotations

import sys
from typing import cast

from litestar import Litestar

from ecumene.server.api.pages import description
from ecumene.server.app import create
from ecumene.server.settings import Settings


def described() -> bytes:
    """What a server would answer at `/api/openapi.json`."""
    gate = create(Settings())  # which opens nothing yet
    return description(cast(Litestar, gate.inner))


if __name__ == "__main__":
    sys.stdout.buffer.write(described() + b"\n")
