"""Check: random games that try out what every game must keep."""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from itertools import product
from multiprocessing import get_context

import click

from ecumene.cli.language import spoken
from ecumene.cli.records import keep_anywhere
from ecumene.kernel import catalog
from ecumene.kernel.game import Game
from ecumene.kernel.record import Record

BROKEN = 1  # the exit code of a game that does not keep the contract


@dataclass(frozen=True)
class Outcome:
    """How one random game went."""

    seed: int
    answers: int = 0
    promise: str = ""  # that was broken
    record: str = ""  # up to there


def check(language: str, name: str, games: int, seed: int, workers: int, form: str) -> int:
    """Check one game, or all of them; the exit code."""
    texts = spoken(language)
    found: list[dict[str, object]] = []
    for each in [name] if name else catalog.names():
        game = catalog.find(each)
        answers = 0
        with click.progressbar(length=games, label=each, file=sys.stderr, hidden=not sys.stderr.isatty()) as bar:
            for outcome in played(game, games, seed, workers):
                bar.update(1)
                answers += outcome.answers
                if outcome.promise:
                    break
        report: dict[str, object] = {"game": each, "games": games, "answers": answers, "ok": not outcome.promise}
        if outcome.promise:
            file = kept(outcome)
            report |= {"promise": outcome.promise, "seed": outcome.seed, "record": file}
            said = texts.say("terminal-broken", game=each, promise=outcome.promise, seed=str(outcome.seed))
            if file:
                said += " " + texts.say("terminal-saved", file=file)
            print(said, file=sys.stderr)
        elif form == "text":
            print(texts.say("terminal-kept-promises", game=each, games=games, answers=answers))
        found.append(report)
    is_ok = all(report["ok"] for report in found)
    if form == "json":
        print(json.dumps({"ok": is_ok, "checked": found}))
    return 0 if is_ok else BROKEN


def kept(outcome: Outcome) -> str:
    """The file with the record of a broken game, if there is one."""
    return str(keep_anywhere(Record.read(outcome.record), None)) if outcome.record else ""


def played(game: Game, games: int, seed: int, workers: int) -> Iterator[Outcome]:
    """Random games as they end; seed by seed, so that any one can be played again by itself."""
    seeds = range(seed, seed + games)
    if workers < 2 or games < 2:
        for each in seeds:
            yield play_one(game.name, each)
        return
    with ProcessPoolExecutor(workers, get_context("spawn"), ignore_interrupts) as pool:
        jobs = [pool.submit(play_one, game.name, each) for each in seeds]
        try:
            for job in as_completed(jobs):
                yield job.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def ignore_interrupts() -> None:
    """Ctrl-C is for the command itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_one(name: str, seed: int) -> Outcome:
    """One random game; the seed also says how many play and with which options."""
    from ecumene.kernel.contract import Broken
    from ecumene.kernel.contract import check as keeps

    game = catalog.find(name)
    seats, options = tables(game)[seed % len(tables(game))]
    try:
        return Outcome(seed, answers=keeps(game, seats, options, seed))
    except Broken as broken:
        return Outcome(seed, promise=broken.promise, record=broken.record.write())
    except Exception as error:
        return Outcome(seed, promise=f"{type(error).__name__}: {error}")


def tables(game: Game) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats with every choice of options."""
    names = [option.name for option in game.options]
    choices = [dict(zip(names, values)) for values in product(*(option.values for option in game.options))]
    return [(seats, options) for seats in game.seat_counts for options in choices]
