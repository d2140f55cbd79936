"""What every request is given, as Litestar wants it written: itself, the house that answers, and who asks."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.di import NamedDependency

from ecumene.server.house import House
from ecumene.server.who import Who

Asking = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
TheAsker = NamedDependency[Who]

PLAIN: Final = "sent_as_it_is"  # what a handler says whose answers are not compressed: streams, and files that are
