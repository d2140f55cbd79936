"""Errands: what is done in the background, so that nobody waits for it and nothing is lost when the server closes."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

import structlog

T = TypeVar("T")

log = structlog.get_logger()


class Errands:
    """Tasks that are under way."""

    def __init__(self) -> None:
        self._tasks: Final[set[asyncio.Task[Any]]] = set()
        self._is_stopped = False

    def begin(self, errand: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do this, beginning now; once everything is being closed nothing begins. Who waits hears of its errors."""
        task = asyncio.create_task(errand)
        if self._is_stopped:
            task.cancel()
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def run(self, errand: Coroutine[Any, Any, Any]) -> None:
        """The same where nobody waits."""
        self.begin(errand).add_done_callback(_complain)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waited may be gone

    async def finish(self) -> None:
        """Begin nothing more, and wait for what is under way."""
        self._is_stopped = True
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def stop(self) -> None:
        """Begin nothing more, and break off what is under way."""
        self._is_stopped = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _complain(task: asyncio.Task[Any]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("errand-failed", error=type(error).__name__, exc_info=error)
