"""The processes in which bots think, real ones: they answer, are replaced when they die, and outlive no server."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures.process import BrokenProcessPool

import pytest

from ecumene.kernel import catalog
from ecumene.kernel.luck import Live
from ecumene.kernel.sitting import Sitting
from ecumene.server.thinkers import Closed, Thinkers, think

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="processes are killed here as only POSIX can"),
]

NEWCOMER, MASTER = 1, 10
PATIENCE = 30  # seconds, on a busy machine without a compiler
START = Sitting(catalog.find("duel"), ["Anna", "Ben"], {"wonders": "preset"}, Live(b"secret"))
QUESTION = ("duel", START.record.write(), START.table.seat)
LEGAL = {move.text for move in START.table.moves}

# A server that asks one easy question, says that it was answered, and goes on as its argument says.
SERVER = """
import asyncio, sys
from ecumene.kernel import catalog
from ecumene.kernel.luck import Live
from ecumene.kernel.sitting import Sitting
from ecumene.server.thinkers import Thinkers

async def serve():
    sitting = Sitting(catalog.find("duel"), ["Anna", "Ben"], {}, Live(b"secret"))
    question = "duel", sitting.record.write(), sitting.table.seat
    thinkers = Thinkers(1)
    await thinkers.answer(*question, 1, 1)
    print("ready", flush=True)
    while sys.argv[1] == "thinks":
        await thinkers.answer(*question, 10, 1)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(serve())
"""


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    """One process for bots, not started yet."""
    thinkers = Thinkers(1)
    yield thinkers
    await thinkers.close()
    assert processes() == set()


def processes() -> set[int]:
    """The processes that think now."""
    return {process.pid for process in multiprocessing.active_children() if process.pid is not None}


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something has come about."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        await asyncio.sleep(0.01)


def kill(pids: set[int]) -> None:
    for pid in pids:
        os.kill(pid, signal.SIGKILL)


async def test_a_whole_game(thinkers: Thinkers) -> None:
    assert processes() == set()
    sitting = Sitting(catalog.find("duel"), ["Anna", "Ben"], {}, Live(b"secret"))
    used = set()
    while sitting.table.result is None:
        seat = sitting.table.seat
        ply = len(sitting.record.lines)
        sitting.play(seat, await thinkers.answer("duel", sitting.record.write(), seat, NEWCOMER, ply))
        used |= processes()
    assert len(used) == 1


async def test_it_answers_as_its_seed_says(thinkers: Thinkers) -> None:
    answers = [await thinkers.answer(*QUESTION, NEWCOMER, seed) for seed in range(8)]
    assert answers == [think(*QUESTION, NEWCOMER, seed) for seed in range(8)]
    assert len(set(answers)) > 1


async def test_a_seat_that_is_not_asked(thinkers: Thinkers) -> None:
    with pytest.raises(ValueError, match="cannot answer for seat 1 of duel"):
        await thinkers.answer("duel", QUESTION[1], 1, NEWCOMER, 1)
    assert await thinkers.answer(*QUESTION, NEWCOMER, 1)


async def test_two_questions_and_one_process(thinkers: Thinkers) -> None:
    answers = await asyncio.gather(*[thinkers.answer(*QUESTION, level, 1) for level in (7, NEWCOMER)])
    assert set(answers) <= LEGAL
    assert len(processes()) == 1


async def test_two_questions_and_two_processes() -> None:
    thinkers = Thinkers(2)
    await asyncio.gather(*[thinkers.answer(*QUESTION, MASTER, seed) for seed in range(2)])
    assert len(processes()) == 2
    await thinkers.close()
    assert processes() == set()


async def test_a_process_that_dies_while_it_thinks_is_replaced_and_asked_again(thinkers: Thinkers) -> None:
    await thinkers.answer(*QUESTION, NEWCOMER, 1)
    killed = processes()
    asked = asyncio.ensure_future(thinkers.answer(*QUESTION, MASTER, 1))
    await asyncio.sleep(0.1)
    assert not asked.done()
    kill(killed)
    assert await asked in LEGAL
    assert len(processes()) == 1
    assert not processes() & killed


async def test_a_process_that_dies_in_between_is_replaced(thinkers: Thinkers) -> None:
    await thinkers.answer(*QUESTION, NEWCOMER, 1)
    kill(processes())
    assert await thinkers.answer(*QUESTION, NEWCOMER, 1) in LEGAL


async def test_a_question_that_kills_every_process_is_given_up_and_the_next_one_is_not(thinkers: Thinkers) -> None:
    asked = asyncio.ensure_future(thinkers.answer(*QUESTION, MASTER, 1))
    killed: set[int] = set()
    while not asked.done():
        kill(processes() - killed)
        killed |= processes()
        await asyncio.sleep(0.01)
    with pytest.raises(BrokenProcessPool):
        await asked
    assert await thinkers.answer(*QUESTION, NEWCOMER, 1)


async def test_a_process_still_thinks_when_nobody_waits_for_it_any_more() -> None:
    thinkers = Thinkers(2)
    asked = asyncio.ensure_future(thinkers.answer(*QUESTION, MASTER, 1))
    await until(lambda: len(processes()) == 1)
    asked.cancel()
    assert await thinkers.answer(*QUESTION, NEWCOMER, 1) in LEGAL
    assert asked.cancelled()
    assert len(processes()) == 2  # the next question did not have to wait for the first process
    await thinkers.close()
    assert processes() == set()


async def test_closing_waits_for_the_answer_and_ends_the_processes(thinkers: Thinkers) -> None:
    await thinkers.answer(*QUESTION, NEWCOMER, 1)
    asked = asyncio.ensure_future(thinkers.answer(*QUESTION, MASTER, 1))
    waiting = asyncio.ensure_future(thinkers.answer(*QUESTION, NEWCOMER, 1))
    await asyncio.sleep(0.1)
    await thinkers.close()
    assert processes() == set()
    assert await asked in LEGAL
    with pytest.raises(Closed):
        await waiting
    with pytest.raises(Closed):
        await thinkers.answer(*QUESTION, NEWCOMER, 1)
    assert processes() == set()


@pytest.mark.parametrize("what", ["thinks", "waits"])
async def test_processes_end_with_a_server_that_is_killed(what: str) -> None:
    with subprocess.Popen([sys.executable, "-c", SERVER, what], stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        try:
            assert await asyncio.to_thread(server.stdout.readline) == b"ready\n"
            await asyncio.sleep(0.1)
        finally:
            server.kill()
        # Everything that the server started has its output too: it is at its end when the last process is.
        ended, _, _ = await asyncio.to_thread(select.select, [server.stdout], [], [], PATIENCE)
        assert ended
        assert server.stdout.read() == b""
