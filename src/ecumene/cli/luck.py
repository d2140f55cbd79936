"""Provable luck: derive every outcome of a finished record again from the secret that it names."""

from __future__ import annotations

import json
import sys

from ecumene.cli.language import spoken
from ecumene.cli.records import load, row_of, shortened, sit_down
from ecumene.cli.trouble import Trouble, printable
from ecumene.fair import Proof, proof
from ecumene.kernel import catalog
from ecumene.kernel.notation import BadMove
from ecumene.kernel.record import Record
from ecumene.names import Texts

NOT_PROVED = 1  # the exit code of luck that somebody has tampered with


def verify(language: str, file: str, form: str) -> int:
    """Say whether the luck in a record follows from what was promised; the exit code."""
    record = load(file)
    proved = proved_up_to(file, record)
    row = row_of_fault(file, record, proved)
    report: dict[str, object] = {"ok": not proved.fault, "promise": proved.promise, "outcomes": proved.outcomes}
    if proved.fault:
        report |= {"fault": proved.fault, "line": row, "found": proved.found, "due": proved.due}
    said = sentence(spoken(language), file, proved, row)
    if proved.fault:
        print(said, file=sys.stderr)
    elif form == "text":
        print(said)
    if form == "json":
        print(json.dumps(report, ensure_ascii=False))
    return NOT_PROVED if proved.fault else 0


def sentence(texts: Texts, file: str, proved: Proof, row: int) -> str:
    """What the proof has come to, for people."""
    say, promise, found = texts.say, printable(proved.promise), shortened(proved.found)
    if not proved.fault:
        return say("terminal-luck-proved", outcomes=proved.outcomes, promise=promise)
    if proved.fault == "promise":
        return say("terminal-luck-promise", file=file, promise=promise)
    if proved.fault == "seats":
        return say("terminal-luck-seats", file=file, found=found, due=proved.due)
    where: dict[str, str | int] = {"file": file, "row": row, "outcomes": proved.outcomes}
    if proved.fault == "missing":
        return say("terminal-luck-missing", due=proved.due, **where)
    if proved.fault == "extra":
        return say("terminal-luck-extra", found=found, **where)
    return say("terminal-luck-outcome", found=found, due=proved.due, **where)


def proved_up_to(file: str, record: Record) -> Proof:
    """The proof of a record, which has to keep the rules as well."""
    try:
        proved = proof(record, catalog.find(record.game))
    except BadMove:
        sit_down(file, record)  # trouble that names the line of the file
        raise
    if proved is None:
        raise Trouble(lambda texts: texts.say("terminal-luck-no-secret", file=file))
    if not proved.fault:
        sit_down(file, record)  # is its result what the moves lead to?
    return proved


def row_of_fault(file: str, record: Record, proved: Proof) -> int:
    """Where in the file luck differs; 0 where that is no line."""
    last = len(record.lines)
    return row_of(file, proved.ply) if proved.ply <= last else row_of(file, last) + 1
