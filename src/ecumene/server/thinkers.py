"""The processes in which bots think: started with the first question, replaced when they die, gone with the server.

Whoever answers for a bot, gives a hint or writes a report asks here; what is asked is a function of this module.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Final, ParamSpec, TypeVar

from ecumene.arena.report import Decision, Start, Summary, report
from ecumene.bots import levels
from ecumene.bots.odds import advice
from ecumene.kernel import catalog
from ecumene.kernel.luck import FAST
from ecumene.kernel.notation import BadMove
from ecumene.kernel.record import Record
from ecumene.kernel.sitting import resumed
from ecumene.kernel.table import Table

TRIES: Final = 2  # how often a question is asked whose process dies
HINTED: Final = 8_000  # games that are played for a hint
LONGEST_HINT: Final = 1.0  # seconds; only on slow machines, or without a compiler, are that many games not played

P = ParamSpec("P")
T = TypeVar("T")


class Closed(Exception):
    """The server ends; nothing is thought about any more."""


class Thinkers:
    """Answers, at most so many at once; whoever asks meanwhile waits. Who is nice gives way to everybody else."""

    def __init__(self, workers: int, nice: int = 0) -> None:
        self._all: Final = [Thinker(nice) for _ in range(workers)]
        self._idle: Final[asyncio.LifoQueue[Thinker]] = asyncio.LifoQueue()  # the last one has started already
        for thinker in self._all:
            self._idle.put_nowait(thinker)

    async def answer(self, game: str, record: str, seat: int, level: int, seed: int) -> str:
        """The move that a bot of this level makes for a seat, in a game that has come so far.

        Every question needs a seed of its own. Raises `ValueError` if the seat is not asked, `Closed`, and
        `BrokenProcessPool` if the question killed every process that thought about it.
        """
        return await self.ask(think, game, record, seat, level, seed)

    async def ask(self, question: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """What a function of this module answers in one of the processes; it may raise what `answer` may."""
        thinker = await self._idle.get()
        thinking = asyncio.ensure_future(thinker.ask(partial(question, *args, **more)))
        thinking.add_done_callback(lambda _: self._idle.put_nowait(thinker))
        return await asyncio.shield(thinking)  # a process thinks to the end, even if nobody waits for its answer

    async def close(self) -> None:
        """Let every process end, after the answer it thinks about; questions that wait are not answered."""
        await asyncio.gather(*[thinker.close() for thinker in self._all])


class Thinker:
    """One process that thinks about one question at a time, so that a question that kills it harms no other."""

    def __init__(self, nice: int) -> None:
        self._nice: Final = nice
        self._pool: ProcessPoolExecutor | None = None
        self._is_closed = False

    async def ask(self, question: Callable[[], T]) -> T:
        """Ask the process; if it dies, ask a new one."""
        for _ in range(TRIES):
            if self._is_closed:
                raise Closed
            if self._pool is None:
                self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _begin, (self._nice,))
            try:
                return await asyncio.wrap_future(self._pool.submit(question))
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
    table = _asked(game, record, seat)
    return levels.make(level, catalog.find(game), seed).choose(table.imagined(seat, seed)).text


def consider(
    game: str, record: str, seat: int, seed: int, games: int = HINTED, seconds: float = LONGEST_HINT
) -> list[tuple[str, float, float]]:
    """What a bot considers for a seat, what it likes most first: moves, their chances, their shares of its thinking."""
    table = _asked(game, record, seat).imagined(seat, seed)
    advised = advice(catalog.find(game), table, seed, games, seconds)
    return [(each.move.text, each.chance, each.share) for each in advised]


def tell(table: str, game: str, record: str, number: int, seed: int) -> Start | Decision | Summary:
    """The next part of a report. It goes on where it stopped, and begins again if this process did not write so far."""
    known, reached, parts = _UNDER_WAY.pop() if _UNDER_WAY else ("", 0, iter(()))
    if (known, reached) != (table, number):
        parts = report(catalog.find(game), Record.read(record), seed)
        for _ in range(number):
            next(parts)
    part = next(parts)
    _UNDER_WAY.append((table, number + 1, parts))
    return part


_UNDER_WAY: Final[list[tuple[str, int, Iterator[Start | Decision | Summary]]]] = []  # the report, how far it is


def _asked(game: str, record: str, seat: int) -> Table:
    """The table as it is, with this seat asked."""
    try:
        table = resumed(Record.read(record), catalog.find(game), FAST).table
        table.turn_to(seat)
    except BadMove as error:
        raise ValueError(f"a bot cannot answer for seat {seat} of {game}: {error}") from None
    return table


def _begin(nice: int) -> None:
    """In a process that thinks: leave the keyboard to the server, and end when the server does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(nice)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    # Not PR_SET_PDEATHSIG, which only Linux knows and which looks at the parent's thread, not at the parent.
    # Compiled rules let no other thread run, so a process that thinks ends after its answer.
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
