"""The processes in which bots think: started with the first question, replaced when they die, gone with the server."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from ecumene.bots import levels
from ecumene.kernel import catalog
from ecumene.kernel.luck import FAST
from ecumene.kernel.notation import BadMove
from ecumene.kernel.record import Record
from ecumene.kernel.sitting import resumed

TRIES: Final = 2  # how often a question is asked whose process dies


class Closed(Exception):
    """The server ends; nothing is thought about any more."""


class Thinkers:
    """Answers for bots, at most so many at once; whoever asks meanwhile waits."""

    def __init__(self, workers: int) -> None:
        self._all: Final = [Thinker() for _ in range(workers)]
        self._idle: Final[asyncio.LifoQueue[Thinker]] = asyncio.LifoQueue()  # the last one has started already
        for thinker in self._all:
            self._idle.put_nowait(thinker)

    async def answer(self, game: str, record: str, seat: int, level: int, seed: int) -> str:
        """The move that a bot of this level makes for a seat, in a game that has come so far.

        Every question needs a seed of its own. Raises `ValueError` if the seat is not asked, `Closed`, and
        `BrokenProcessPool` if the question killed every process that thought about it.
        """
        thinker = await self._idle.get()
        thinking = asyncio.ensure_future(thinker.answer(game, record, seat, level, seed))
        thinking.add_done_callback(lambda _: self._idle.put_nowait(thinker))
        return await asyncio.shield(thinking)  # a process thinks to the end, even if nobody waits for its answer

    async def close(self) -> None:
        """Let every process end, after the answer it thinks about; questions that wait are not answered."""
        await asyncio.gather(*[thinker.close() for thinker in self._all])


class Thinker:
    """One process that thinks about one question at a time, so that a question that kills it harms no other."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._is_closed = False

    async def answer(self, game: str, record: str, seat: int, level: int, seed: int) -> str:
        """Ask the process; if it dies, ask a new one."""
        for _ in range(TRIES):
            if self._is_closed:
                raise Closed
            if self._pool is None:
                self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _begin)
            try:
                return await asyncio.wrap_future(self._pool.submit(think, game, record, seat, level, seed))
            except BrokenProcessPool as error:
                self._pool = None
                broken = error
        raise broken

    async def close(self) -> None:
        """Let the process end, and start no other."""
        self._is_closed = True
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown)


def think(game: str, record: str, seat: int, level: int, seed: int) -> str:
    """What a bot of this level answers for a seat. It is shown a table that the seat cannot tell from the real one."""
    rules = catalog.find(game)
    try:
        table = resumed(Record.read(record), rules, FAST).table
        table.turn_to(seat)
    except BadMove as error:
        raise ValueError(f"a bot cannot answer for seat {seat} of {game}: {error}") from None
    return levels.make(level, rules, seed).choose(table.imagined(seat, seed)).text


def _begin() -> None:
    """In a process that thinks: leave the keyboard to the server, and end when the server does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    # Not PR_SET_PDEATHSIG, which only Linux knows and which looks at the parent's thread, not at the parent.
    # Compiled rules let no other thread run, so a process that thinks ends after its answer.
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
