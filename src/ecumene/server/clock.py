"""The clock of a table: whose time runs, how much is left, and the nights in which none passes.

Moments are milliseconds since 1970 (UTC) and always passed in, so a clock rebuilt from the journal shows the same.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from copy import copy
from datetime import datetime, timedelta
from functools import cache, lru_cache
from typing import Annotated, Final, Literal, final
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Meta, Struct

from ecumene.kernel.notation import Unreadable
from ecumene.kernel.refusal import Refusal

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
LONGEST_BANK: Final = 86_400  # seconds
LONGEST_INCREMENT: Final = 3_600  # seconds
MOST_DAYS: Final = 60
LONGEST_NIGHT: Final = 20 * HOUR
NIGHT: Final = re.compile("([01][0-9]|2[0-3]):([0-5][0-9])-([01][0-9]|2[0-3]):([0-5][0-9])")


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How fast a table is played: without a clock, live on a bank of seconds, or in days for each answer.

    A bound of 0 is for the kinds that do not use the field; `check` knows what each kind needs.
    """

    kind: Literal["none", "live", "days"] = "none"
    bank: Annotated[int, Meta(ge=0, le=LONGEST_BANK, description="live: seconds each seat starts with")] = 0
    increment: Annotated[int, Meta(ge=0, le=LONGEST_INCREMENT, description="live: seconds added for each answer")] = 0
    days: Annotated[float, Meta(ge=0, le=MOST_DAYS, description="days: how long each answer may take")] = 0
    night: Annotated[str, Meta(max_length=11, description="days: no time passes then, as in 23:00-07:00")] = ""
    zone: Annotated[str, Meta(max_length=64, description="days: whose night it is, as in Europe/Kyiv")] = "UTC"


class ClockView(Struct, frozen=True):
    """What everybody sees of a clock: milliseconds left for each seat at `since`, and when the first is out."""

    left: list[int]
    running: list[int]
    since: int
    deadline: int | None


def check(pace: Pace) -> None:
    """Raise `Unreadable`, with the name of the field at fault, unless a table can be played at this pace."""
    is_live = pace.kind == "live"
    is_days = pace.kind == "days"
    fits = {
        "bank": 1 <= pace.bank <= LONGEST_BANK if is_live else pace.bank == 0,
        "increment": 0 <= pace.increment <= LONGEST_INCREMENT if is_live else pace.increment == 0,
        "days": 0 < pace.days <= MOST_DAYS and round(pace.days * DAY) >= MINUTE if is_days else pace.days == 0,
        "night": is_days or not pace.night,
        "zone": pace.zone in zones() if is_days else pace.zone == "UTC",
    }
    for field, does_fit in fits.items():
        if not does_fit:
            raise Unreadable(str(getattr(pace, field)), Refusal("bad-pace", field=field))
    if pace.night:
        morning_and_length(pace.night)


@cache
def zones() -> frozenset[str]:
    """The zones a night may be in: all but those that mean something else on every machine."""
    return frozenset(available_timezones() - {"localtime", "Factory"})


def morning_and_length(night: str) -> tuple[int, int]:
    """When a night like 23:00-07:00 ends, in milliseconds after midnight, and how many it lasts."""
    found = NIGHT.fullmatch(night)
    if found is not None:
        hours, minutes, end_hours, end_minutes = [int(number) for number in found.groups()]
        morning = end_hours * HOUR + end_minutes * MINUTE
        length = (morning - hours * HOUR - minutes * MINUTE) % DAY
        if 0 < length <= LONGEST_NIGHT:
            return morning, length
    raise Unreadable(night, Refusal("bad-pace", field="night"))


@final
class Nights:
    """When time passes: always but at night, which is whenever the clock on the wall of a zone says so.

    So where the wall clock is put back in a night, that night is longer, and what it shows twice counts twice.
    """

    def __init__(self, night: str, zone: str) -> None:
        morning, length = morning_and_length(night) if night else (0, 0)
        self.zone: Final = ZoneInfo(zone)
        self.morning: Final = morning
        self.waking: Final = DAY - length  # how long people are awake between two nights

    def awake(self, start: int, end: int) -> int:
        """How many milliseconds pass from `start` to `end`; none if that is backwards."""
        if self.waking == DAY:
            return max(0, end - start)
        passed = 0
        while start < end:
            until, offset = steady(self.zone, start)
            until = min(until, end)
            shift = offset - self.morning
            passed += self._passed(until + shift) - self._passed(start + shift)
            start = until
        return passed

    def after(self, start: int, ms: int) -> int:
        """The moment, never in a night, when so many milliseconds have passed: in the morning if a night has begun."""
        if self.waking == DAY:
            return start + ms
        while True:
            until, offset = steady(self.zone, start)
            shift = offset - self.morning
            sought = self._passed(start + shift) + ms
            within = self._passed(until + shift)
            if sought < within:
                days, rest = divmod(sought, self.waking)
                return days * DAY + rest - shift
            ms = sought - within
            start = until

    def _passed(self, wall: int) -> int:
        """How many waking milliseconds a wall clock shows before `wall`, which counts from a morning."""
        days, rest = divmod(wall, DAY)
        return days * self.waking + min(rest, self.waking)


def steady(zone: ZoneInfo, moment: int) -> tuple[int, int]:
    """Until when, at most to the end of the UTC day, a zone stays as far from UTC as at `moment`; and how far."""
    day = moment // DAY
    change, before, later = day_of(zone, day)
    return (change, before) if moment < change else ((day + 1) * DAY, later)


@lru_cache(maxsize=4096)  # all seats of all tables look at the same weeks
def day_of(zone: ZoneInfo, day: int) -> tuple[int, int, int]:
    """When in a UTC day a zone changes its wall clocks (its end if never); how far they are from UTC before and later.

    Days are always looked at whole: a span says the same however it is cut into pieces.
    """
    low = day * DAY
    high = low + DAY
    before = offset_at(zone, low)
    later = offset_at(zone, high)
    if before == later:
        return high, before, before
    while high - low > SECOND:  # no zone changes within a second
        middle = (low + high) // (2 * SECOND) * SECOND
        if offset_at(zone, middle) == before:
            low = middle
        else:
            high = middle
    return high, before, later


def offset_at(zone: ZoneInfo, moment: int) -> int:
    """How many milliseconds the wall clocks of a zone are ahead of UTC."""
    offset = datetime.fromtimestamp(moment // SECOND, zone).utcoffset()
    assert offset is not None
    return offset // timedelta(milliseconds=1)


@final
class Clock:
    """The clock of one table: milliseconds for each seat, of which those of the running seats pass.

    Its pace has been checked. It never goes back: what happens before `since` happens at `since`.
    """

    def __init__(self, pace: Pace, seats: int, at: int) -> None:
        self.pace: Final = pace
        self.nights: Final = Nights(pace.night, pace.zone)
        self.allowance: Final = pace.bank * SECOND if pace.kind == "live" else round(pace.days * DAY)
        self.left = [self.allowance] * seats
        self.running: list[int] = []
        self.since = at

    def ask(self, seats: Sequence[int], at: int) -> None:
        """From now on the time of these seats runs, and of no others: the people whose answer is awaited."""
        self._charge(at)
        self.running = list(seats)

    def answered(self, seat: int, at: int) -> None:
        """This seat's time stops, and it gets its increment or a fresh allowance, even if it was late."""
        self._charge(at)
        self.running = [other for other in self.running if other != seat]
        if self.pace.kind == "days":
            self.left[seat] = self.allowance
        else:
            self.left[seat] += self.pace.increment * SECOND

    def seated(self, seat: int, at: int) -> None:
        """Somebody takes over this seat: with fresh days, or what is left of its bank; all of it if that is nothing."""
        self._charge(at)
        if self.pace.kind == "days" or self.left[seat] == 0:
            self.left[seat] = self.allowance

    def back_to(self, then: Clock, at: int) -> None:
        """All agreed to go back: to the days each had then; of a bank nobody has more than then, nor more than now."""
        self._charge(at)
        if self.pace.kind == "days":
            self.left = then.left[:]
        else:
            self.left = [min(now, before) for now, before in zip(self.left, then.left)]

    def standing(self, at: int) -> Clock:
        """A clock of its own that stands as this one will, unless somebody answers before."""
        other = copy(self)
        other.left = self.left[:]
        other._charge(at)
        return other

    def left_at(self, seat: int, now: int) -> int:
        """How many milliseconds this seat has left."""
        passed = self.nights.awake(self.since, now) if seat in self.running else 0
        return max(0, self.left[seat] - passed)

    def out(self, now: int) -> list[int]:
        """The running seats whose time is out. Nobody's runs out in a night, only in the morning after it."""
        return [seat for seat in self._timed() if self.nights.after(self.since, self.left[seat]) <= now]

    def deadline(self) -> int | None:
        """The moment at which the first running seat will be out."""
        left = [self.left[seat] for seat in self._timed()]
        return self.nights.after(self.since, min(left)) if left else None

    def state(self) -> ClockView | None:
        """What everybody sees of this clock; nothing where there is none."""
        if self.pace.kind == "none":
            return None
        return ClockView(self.left[:], self.running[:], self.since, self.deadline())

    def _timed(self) -> list[int]:
        """The running seats, if there is a clock at all."""
        return [] if self.pace.kind == "none" else self.running

    def _charge(self, at: int) -> None:
        """Take what has passed until `at` from the running seats."""
        passed = self.nights.awake(self.since, at)
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - passed)
        self.since = max(self.since, at)
