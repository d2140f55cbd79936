"""The clock of a table: banks and increments, days with nights, changes of the wall clock, and exact deadlines."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from itertools import pairwise
from typing import Final
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecumene.kernel.notation import Unreadable
from ecumene.server.clock import DAY, HOUR, MINUTE, SECOND, Clock, Nights, Pace, check, zones

KYIV: Final = "Europe/Kyiv"
A, B, C = range(3)
limited = settings(derandomize=True, deadline=None, database=None, max_examples=150)


def moment(text: str, zone: str = KYIV, fold: int = 0) -> int:
    """Milliseconds since 1970 at which a wall clock shows this; `fold` 1 for the second time it shows it."""
    wall = datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold)
    return round(wall.timestamp() * SECOND)


def live(bank: int, increment: int = 0, seats: int = 2, at: int = 0) -> Clock:
    """A live clock, in seconds."""
    return Clock(Pace("live", bank=bank, increment=increment), seats, at)


def slow(days: float, at: int, night: str = "", zone: str = KYIV, seats: int = 2) -> Clock:
    """A clock of so many days for each answer."""
    return Clock(Pace("days", days=days, night=night, zone=zone), seats, at)


# --- Live


def test_only_the_time_of_whoever_is_asked_runs() -> None:
    clock = live(60)
    clock.ask([A], 0)
    assert [clock.left_at(A, 10_000), clock.left_at(B, 10_000)] == [50_000, 60_000]
    clock.answered(A, 10_000)
    clock.ask([B], 10_000)
    assert [clock.left_at(A, 25_000), clock.left_at(B, 25_000)] == [50_000, 45_000]


def test_an_answer_brings_the_increment() -> None:
    clock = live(60, 5)
    clock.ask([A], 0)
    clock.answered(A, 20_000)
    assert clock.left == [45_000, 60_000]


def test_a_late_answer_that_nobody_claimed_leaves_the_increment() -> None:
    clock = live(60, 5)
    clock.ask([A], 0)
    clock.answered(A, 90_000)
    assert clock.left == [5_000, 60_000]


def test_while_several_are_asked_the_time_of_each_runs_until_it_answers() -> None:
    clock = live(60, seats=3)
    clock.ask([A, B, C], 0)
    clock.answered(B, 10_000)
    clock.ask([A, C], 10_000)
    assert [clock.left_at(seat, 30_000) for seat in (A, B, C)] == [30_000, 50_000, 30_000]
    assert clock.out(60_000) == [A, C]


def test_time_is_out_at_the_deadline_and_not_a_millisecond_before() -> None:
    clock = live(60)
    clock.ask([A], 1_000)
    assert clock.deadline() == 61_000
    assert clock.out(60_999) == []
    assert clock.out(61_000) == [A]


def test_nothing_runs_once_nobody_is_asked() -> None:
    clock = live(60)
    clock.ask([A], 0)
    clock.ask([], 10_000)
    assert clock.left_at(A, 99_000) == 50_000
    assert clock.deadline() is None
    assert clock.out(1 << 50) == []


def test_without_a_clock_nobody_is_ever_out() -> None:
    clock = Clock(Pace(), 2, 0)
    clock.ask([A, B], 0)
    clock.answered(A, 1 << 40)
    assert clock.out(1 << 50) == []
    assert clock.deadline() is None
    assert clock.state() is None


def test_everybody_sees_what_is_left_and_when_it_ends() -> None:
    clock = live(60)
    clock.ask([A], 0)
    clock.ask([A], 10_000)
    state = clock.state()
    assert state is not None
    assert (state.left, state.running, state.since, state.deadline) == ([50_000, 60_000], [A], 10_000, 60_000)


def test_a_moment_that_comes_too_late_takes_nothing_back() -> None:
    clock = live(60)
    clock.ask([A], 20_000)
    clock.ask([A], 10_000)
    clock.answered(A, 15_000)
    assert clock.left == [60_000, 60_000]
    assert clock.since == 20_000


def test_who_takes_over_a_seat_has_what_is_left_of_its_bank_or_all_if_that_is_nothing() -> None:
    clock = live(60)
    clock.ask([A, B], 0)
    clock.ask([B], 50_000)
    clock.ask([], 70_000)
    clock.seated(A, 80_000)
    clock.seated(B, 80_000)
    assert clock.left == [10_000, 60_000]


# --- Days and nights


def test_each_answer_has_its_days() -> None:
    start = moment("2027-05-03 12:00")
    clock = slow(2, start)
    clock.ask([A], start)
    assert clock.deadline() == start + 2 * DAY
    clock.answered(A, start + DAY)
    clock.ask([A], start + DAY)
    assert clock.deadline() == start + 3 * DAY


def test_no_time_passes_at_night() -> None:
    """One day of 16 waking hours has passed at noon on the second day: the pace says 24 hours awake."""
    start = moment("2027-05-03 12:00")
    clock = slow(1, start, "23:00-07:00")
    clock.ask([A], start)
    assert clock.left_at(A, moment("2027-05-03 23:00")) == 13 * HOUR
    assert clock.left_at(A, moment("2027-05-04 03:00")) == 13 * HOUR
    assert clock.left_at(A, moment("2027-05-04 07:00")) == 13 * HOUR
    assert clock.left_at(A, moment("2027-05-04 08:00")) == 12 * HOUR
    assert clock.deadline() == moment("2027-05-04 20:00")


def test_whose_time_ends_with_the_day_has_until_the_morning() -> None:
    start = moment("2027-05-03 21:00")
    clock = slow(2 / 24, start, "23:00-07:00")
    clock.ask([A], start)
    assert clock.deadline() == moment("2027-05-04 07:00")
    assert clock.out(moment("2027-05-04 06:59")) == []
    assert clock.out(moment("2027-05-04 07:00")) == [A]


def test_a_nap_at_noon_is_a_night_too() -> None:
    nights = Nights("12:30-14:00", KYIV)
    assert nights.awake(moment("2027-05-03 12:00"), moment("2027-05-03 15:00")) == 90 * MINUTE
    assert nights.after(moment("2027-05-03 12:00"), 31 * MINUTE) == moment("2027-05-03 14:01")


@pytest.mark.parametrize(
    ("before", "after", "night", "awake"),
    [
        ("2027-03-27", "2027-03-29", "23:00-07:00", 32),  # at 3:00 it is 4:00: a shorter night, and whole days
        ("2027-10-30", "2027-11-01", "23:00-07:00", 32),  # at 4:00 it is 3:00 again: a longer night, and whole days
        ("2027-03-27", "2027-03-29", "22:00-03:00", 37),  # what would be 3:00 to 4:00 of the day is never shown
        ("2027-10-30", "2027-11-01", "22:00-03:00", 39),  # 3:00 to 4:00 is shown twice, and counts twice
    ],
)
def test_when_the_wall_clock_changes_people_sleep_by_it(before: str, after: str, night: str, awake: int) -> None:
    nights = Nights(night, KYIV)
    assert nights.awake(moment(f"{before} 12:00"), moment(f"{after} 12:00")) == awake * HOUR
    assert nights.after(moment(f"{before} 12:00"), awake * HOUR) == moment(f"{after} 12:00")


def test_whose_time_ends_as_the_wall_clock_goes_back_into_the_night_has_until_the_second_morning() -> None:
    nights = Nights("22:00-03:30", KYIV)
    assert nights.after(moment("2027-10-31 03:30"), 29 * MINUTE) == moment("2027-10-31 03:59")
    assert nights.after(moment("2027-10-31 03:30"), 30 * MINUTE) == moment("2027-10-31 03:30", fold=1)


def test_a_day_in_which_the_wall_clock_is_put_forward_lasts_23_hours() -> None:
    """Without nights a day for an answer is 24 hours, whatever the wall clock shows."""
    start = moment("2027-03-27 12:00")
    clock = slow(1, start)
    clock.ask([A], start)
    assert clock.deadline() == moment("2027-03-28 13:00")


# --- Taking back


def test_a_standing_clock_is_what_would_be_if_nobody_had_answered() -> None:
    clock = live(60, 5)
    clock.ask([A], 0)
    then = clock.standing(10_000)
    clock.answered(A, 10_000)
    clock.ask([B], 10_000)
    clock.ask([B], 25_000)
    assert [then.left_at(A, 25_000), then.left_at(B, 25_000)] == [35_000, 60_000]
    assert clock.left == [55_000, 45_000]


def test_going_back_by_consent_returns_increments_and_no_time() -> None:
    clock = live(60, 10)
    clock.ask([A], 0)
    then = clock.standing(5_000)
    clock.answered(A, 5_000)  # 65 left
    clock.ask([B], 5_000)
    clock.answered(B, 25_000)  # 50 left
    clock.ask([A], 25_000)
    clock.back_to(then, 27_000)
    assert clock.left == [55_000, 50_000]


def test_going_back_by_consent_returns_to_the_days_of_then() -> None:
    start = moment("2027-05-03 12:00")
    clock = slow(3, start)
    clock.ask([A], start)
    then = clock.standing(start + DAY)
    clock.answered(A, start + DAY)
    clock.ask([B], start + DAY)
    clock.back_to(then, start + 3 * DAY)
    clock.ask([A], start + 3 * DAY)
    assert clock.left == [2 * DAY, 3 * DAY]
    assert clock.deadline() == start + 5 * DAY


# --- Any pace, any night, any moment

ZONES = [KYIV, "UTC", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Africa/Casablanca"]
NIGHTS = ["", "23:00-07:00", "22:00-03:00", "02:30-04:15", "12:30-14:00", "20:00-16:00", "00:00-00:01", "03:00-04:00"]
CHANGES = [
    moment("2027-03-28 05:00"),
    moment("2027-10-31 05:00"),
    moment("2027-03-14 06:00"),
    moment("2027-04-04 02:00"),
]
nights = st.builds(Nights, st.sampled_from(NIGHTS), st.sampled_from(ZONES))
moments = st.builds(
    lambda near, away: near + away,
    st.sampled_from(CHANGES),
    st.integers(-3 * DAY, 3 * DAY) | st.integers(-9, 9).map(HOUR.__mul__),
)
spans = st.integers(0, 5 * DAY) | st.integers(0, 40).map(HOUR.__mul__)
paces = st.builds(partial(Pace, "live"), bank=st.integers(1, 90), increment=st.integers(0, 9)) | st.builds(
    partial(Pace, "days"),
    days=st.sampled_from([MINUTE / DAY, 0.1, 0.5, 1, 3]),
    night=st.sampled_from(NIGHTS),
    zone=st.sampled_from(ZONES),
)


def is_night(night: str, zone: str, at: int) -> bool:
    """Does the wall clock show a time in the night?"""
    start, _, end = night.partition("-")
    wall = datetime.fromtimestamp(at // SECOND, ZoneInfo(zone)).strftime("%H:%M")
    return start <= wall < end if start < end else wall >= start or wall < end


@limited
@given(st.sampled_from(NIGHTS[1:]), st.sampled_from(ZONES), moments, st.integers(0, 3000))
def test_awake_are_the_minutes_that_are_not_night(night: str, zone: str, start: int, minutes: int) -> None:
    start -= start % MINUTE
    awake = sum(not is_night(night, zone, start + minute * MINUTE) for minute in range(minutes))
    assert Nights(night, zone).awake(start, start + minutes * MINUTE) == awake * MINUTE


@limited
@given(nights, moments, spans, st.lists(st.integers(0, 5 * DAY), max_size=4))
def test_a_span_is_as_long_as_its_parts(nights: Nights, start: int, span: int, cuts: list[int]) -> None:
    whole = nights.awake(start, start + span)
    edges = [0, *sorted(cut for cut in cuts if cut < span), span]
    assert whole == sum(nights.awake(start + low, start + high) for low, high in pairwise(edges))
    assert 0 <= whole <= span
    assert nights.awake(start + span, start) == 0 or span == 0


@limited
@given(st.sampled_from(NIGHTS[1:]), st.sampled_from(ZONES), moments, spans)
def test_so_much_later_is_the_first_waking_moment_by_which_so_much_has_passed(
    night: str, zone: str, start: int, ms: int
) -> None:
    nights = Nights(night, zone)
    end = nights.after(start, ms)
    assert nights.awake(start, end) == ms
    assert not is_night(night, zone, end)
    assert end == start or nights.awake(start, end - 1) < ms or is_night(night, zone, end - 1)
    assert nights.awake(start, end + 1) == ms + 1


things = st.lists(
    st.tuples(st.sampled_from(["ask", "answered", "seated", "back"]), st.integers(0, 7), spans), max_size=12
)


def lived(pace: Pace, start: int, steps: list[tuple[str, int, int]]) -> list[Clock]:
    """A clock of three seats, before and after each of these things."""
    clock = Clock(pace, 3, start)
    stood = [clock.standing(start)]
    for what, n, span in steps:
        at = clock.since + span // (DAY // SECOND if pace.kind == "live" else 1)
        if what == "ask":
            clock.ask([seat for seat in range(3) if n & 1 << seat], at)
        elif what == "back":
            clock.back_to(stood[n % len(stood)], at)
        else:
            {"answered": clock.answered, "seated": clock.seated}[what](n % 3, at)
        stood.append(clock.standing(at))
    return stood


@limited
@given(paces, moments, things, st.integers(-DAY, 9 * DAY))
def test_time_left_is_never_negative(pace: Pace, start: int, steps: list[tuple[str, int, int]], later: int) -> None:
    for clock in lived(pace, start, steps):
        assert min(clock.left) >= 0
        assert all(clock.left_at(seat, clock.since + later) >= 0 for seat in range(3))


@limited
@given(paces, moments, things)
def test_the_deadline_is_the_first_moment_at_which_somebody_is_out(
    pace: Pace, start: int, steps: list[tuple[str, int, int]]
) -> None:
    for clock in lived(pace, start, steps):
        deadline = clock.deadline()
        if deadline is None:
            assert clock.running == []
            continue
        out = clock.out(deadline)
        assert out
        assert set(out) <= set(clock.running)
        assert all(clock.left_at(seat, deadline) == 0 for seat in out)
        assert clock.out(deadline - 1) == []
        assert deadline == min(clock.nights.after(clock.since, clock.left[seat]) for seat in clock.running)


@limited
@given(paces, moments, things, st.lists(spans, max_size=5))
def test_looking_at_a_clock_more_often_changes_nothing(
    pace: Pace, start: int, steps: list[tuple[str, int, int]], looks: list[int]
) -> None:
    """A row that does not concern the clock, such as an offer, charges what has passed and no more."""
    for clock in lived(pace, start, steps):
        often, end = clock.standing(clock.since), clock.since + 5 * DAY
        deadline, out = clock.deadline(), clock.out(end)
        for look in sorted(looks):
            often.ask(often.running, clock.since + look if often.since < clock.since + look else often.since)
            if deadline is not None and often.since <= deadline:
                assert often.deadline() == deadline
        assert often.out(end) == out
        often.ask([], end)
        clock.ask([], end)
        assert often.left == clock.left


@limited
@given(paces, moments, things, st.integers(0, 2), spans)
def test_answering_and_taking_it_back_brings_no_time(
    pace: Pace, start: int, steps: list[tuple[str, int, int]], seat: int, span: int
) -> None:
    for clock in lived(pace, start, steps):
        end = clock.since + span
        never, then = clock.standing(end), clock.standing(clock.since)
        clock.answered(seat, clock.since)
        assert then.standing(end).left == never.left
        clock.back_to(then, end)
        assert all(now <= before for now, before in zip(clock.left, then.left))


# --- What may be agreed on


@pytest.mark.parametrize(
    "pace",
    [
        Pace(),
        Pace("live", bank=1),
        Pace("live", bank=86_400, increment=3_600),
        Pace("days", days=60),
        Pace("days", days=1 / 24 / 60),
        Pace("days", days=0.5, night="23:00-07:00", zone=KYIV),
        Pace("days", days=3, night="20:00-16:00", zone="Antarctica/Troll"),
    ],
)
def test_a_good_pace(pace: Pace) -> None:
    check(pace)
    assert Clock(pace, 2, 0).left == [pace.bank * SECOND or round(pace.days * DAY)] * 2


@pytest.mark.parametrize(
    ("pace", "field"),
    [
        (Pace("none", bank=60), "bank"),
        (Pace("none", increment=5), "increment"),
        (Pace("none", days=1), "days"),
        (Pace("none", night="23:00-07:00"), "night"),
        (Pace("none", zone=KYIV), "zone"),
        (Pace("live"), "bank"),
        (Pace("live", bank=-1), "bank"),
        (Pace("live", bank=86_401), "bank"),
        (Pace("live", bank=60, increment=-1), "increment"),
        (Pace("live", bank=60, increment=3_601), "increment"),
        (Pace("live", bank=60, days=1), "days"),
        (Pace("live", bank=60, night="23:00-07:00"), "night"),
        (Pace("live", bank=60, zone=KYIV), "zone"),
        (Pace("days"), "days"),
        (Pace("days", days=0.0001), "days"),
        (Pace("days", days=61), "days"),
        (Pace("days", days=float("nan")), "days"),
        (Pace("days", days=float("inf")), "days"),
        (Pace("days", days=1, bank=60), "bank"),
        (Pace("days", days=1, increment=60), "increment"),
        (Pace("days", days=1, zone="Europe/Atlantis"), "zone"),
        (Pace("days", days=1, zone="../../etc/passwd"), "zone"),
        (Pace("days", days=1, zone=""), "zone"),
        (Pace("days", days=1, zone="localtime"), "zone"),
        (Pace("days", days=1, night="23:00"), "night"),
        (Pace("days", days=1, night="24:00-07:00"), "night"),
        (Pace("days", days=1, night="23:60-07:00"), "night"),
        (Pace("days", days=1, night="7:00-23:00"), "night"),
        (Pace("days", days=1, night="23:00-07:00\n"), "night"),
        (Pace("days", days=1, night="２３:00-07:00"), "night"),
        (Pace("days", days=1, night="23:00-23:00"), "night"),  # all day or never?
        (Pace("days", days=1, night="20:00-16:01"), "night"),  # longer than twenty hours
    ],
)
def test_a_bad_pace_is_refused_with_the_name_of_its_field(pace: Pace, field: str) -> None:
    with pytest.raises(Unreadable) as caught:
        check(pace)
    assert (caught.value.refusal.rule, caught.value.refusal.facts["field"]) == ("bad-pace", field)


def test_every_zone_that_may_be_agreed_on_can_be_used() -> None:
    assert {KYIV, "UTC", "America/New_York"} <= zones()
    for zone in sorted(zones()):
        start = moment("2027-01-15 12:00", "UTC")
        assert 0 < Nights("23:00-07:00", zone).after(start, 10 * HOUR) - start <= 20 * HOUR
