"""Records: header, moves and outcomes, one line each. A record is the truth about a game; tables derive from it."""

from __future__ import annotations

import re
from typing import Final, final

from mypy_extensions import i64

from ecumene.kernel.notation import Line, Unreadable
from ecumene.kernel.refusal import Refusal
from ecumene.kernel.table import Result

HEADER: Final = re.compile(r'\[([A-Z][a-z]+)((?: "[^"]*")*)\]')
OPEN: Final = "*"  # the result of a game that goes on
RESIGNED: Final = "resigned"  # the kinds of results that players bring about, and not the rules of a game
OUT_OF_TIME: Final = "time"
CANCELLED: Final = "cancelled"  # by agreement: nobody has a share of it
EARLY: Final = [RESIGNED, OUT_OF_TIME, CANCELLED]
SHARE: Final = re.compile(r"0|1|0\.[0-9]+")
ROUNDING: Final = 0.0001  # three thirds of a victory are not quite one


@final
class Record:
    """Which game, who, how it ended, and every move and outcome in order."""

    def __init__(self, game: str, version: int, names: list[str], options: dict[str, str]) -> None:
        self.game: Final = game
        self.version: Final = version
        self.names: Final = names
        self.options: Final = options
        self.result = OPEN
        self.luck: list[str] = []  # the promise; after the end also the secret, and what it was mixed with
        self.drawn = ""  # the seats in the order of joining, if they were drawn
        self.lines: list[Line] = []

    def masked(self, viewer: i64) -> Record:
        """The copy that a seat, or a spectator (-1), may read while the game goes on."""
        copy = Record(self.game, self.version, self.names, self.options)
        copy.result = self.result
        copy.luck = self.luck[:1] if self.result == OPEN else self.luck[:]
        copy.drawn = self.drawn
        copy.lines = [line.masked(viewer) for line in self.lines] if self.result == OPEN else self.lines[:]
        return copy

    def write(self) -> str:
        """The record as a text file."""
        options = " ".join([f"{name}={self.options[name]}" for name in sorted(self.options)])
        header = [
            _header("Game", [f"{self.game} {self.version}"]),
            _header("Seats", self.names),
            _header("Options", [options]),
            _header("Result", [self.result]),
        ]
        if self.luck:
            header.append(_header("Luck", self.luck))
        if self.drawn:
            header.append(_header("Drawn", [self.drawn]))
        return "\n".join([*header, "", *[str(line) for line in self.lines]]) + "\n"

    @staticmethod
    def read(text: str) -> Record:
        """The record in a text file; raises `Unreadable`, naming the line, where it is not one."""
        headers: dict[str, list[str]] = {}
        lines: list[Line] = []
        for number, row in enumerate(text.splitlines(), 1):
            if row.startswith("["):
                found = HEADER.fullmatch(row.strip())
                if found is None:
                    raise Unreadable(row, Refusal("not-a-header", line=number))
                headers[found[1]] = re.findall(r'"([^"]*)"', found[2])
            elif row.strip():
                lines.append(_line(row, number))
        record = _headed(headers)
        record.lines = lines
        return record


def ended_early(result: str, seats: int) -> Result | None:
    """The result of a game that its players ended and not its rules; None if this is no such result."""
    words = result.split(" ")
    kind = words.pop()
    if kind not in EARLY or len(words) != seats or not all(SHARE.fullmatch(word) for word in words):
        return None
    early = Result(kind, [float(word) for word in words])
    victories = 0.0 if kind == CANCELLED else 1.0
    is_whole = abs(sum(early.shares) - victories) < ROUNDING
    return early if is_whole and str(early) == result else None


def _header(name: str, values: list[str]) -> str:
    """A header line."""
    quoted = [f'"{value}"' for value in values]
    return f"[{' '.join([name, *quoted])}]"


def _line(row: str, number: int) -> Line:
    """A line of a record; errors name its number in the file."""
    try:
        return Line.read(row)
    except Unreadable as error:
        raise Unreadable(row, Refusal("bad-line", line=number)) from error


def _headed(headers: dict[str, list[str]]) -> Record:
    """A record with these headers and no lines yet."""
    for name in ("Game", "Seats"):
        if not headers.get(name):
            raise Unreadable(f"[{name} ...]", Refusal("no-header", header=name))
    game, _, version = headers["Game"][0].partition(" ")
    if not version.isdigit():
        raise Unreadable(headers["Game"][0], Refusal("no-version", game=game))
    options: dict[str, str] = {}
    for pair in " ".join(headers.get("Options", [])).split():
        name, _, value = pair.partition("=")
        options[name] = value
    record = Record(game, int(version), headers["Seats"], options)
    record.result = " ".join(headers.get("Result", [])) or OPEN
    record.luck = headers.get("Luck", [])
    record.drawn = " ".join(headers.get("Drawn", []))
    return record
