"""A room: what people may do at a table besides playing, and that its journal tells all of it."""

from __future__ import annotations

from random import Random
from typing import Final, Literal

import msgspec
import pytest

import ecumene.games
from ecumene import fair
from ecumene.kernel import catalog
from ecumene.kernel.notation import BadMove, GameOver, Illegal, NotYourTurn, Unreadable
from ecumene.kernel.record import Record
from ecumene.server.agreed import Place, Row, Rules
from ecumene.server.clock import Pace
from ecumene.server.room import Room
from tests.server.rooms import BOT, NAMES, NOON, SECRET, TOYS, Told, everything, new_room, people
from tests.server.toys import toys

__all__ = ["toys"]
pytestmark = pytest.mark.usefixtures("toys")

LIVE: Final = Pace("live", bank=60, increment=5)
DAYS: Final = Pace("days", days=2)
HOUR: Final = 3600.0


def rules(**changes: object) -> Rules:
    """The usual rules but for these changes; everybody sits in the order of joining."""
    return msgspec.structs.replace(Rules(order="joined"), **changes)


def auction(count: int = 2, **changes: object) -> Told:
    """A game of sealed offers among people."""
    return Told("auction", people(count), rules(**changes))


def climb(count: int = 2, **changes: object) -> Told:
    """A game with hidden hands, in which everybody's turn comes in order."""
    return Told("climb", people(count), rules(**changes))


def court(**changes: object) -> Told:
    """A game of two: seat A holds an event, seat B allows it."""
    return Told("court", people(2), rules(**changes))


def hold(told: Told) -> str:
    """The first event that whoever is asked may hold."""
    seat = told.room.awaited[0]
    return f"{'AB'[seat]} {told.room.moves(seat)[0].text}"


def refused(told: Told, line: str, error: type[BadMove], rule: str, after: float = 0) -> None:
    """This is refused for this reason, and nothing at all has changed."""
    before, known, now = everything(told.room), told.journal[:], told.now
    with pytest.raises(BadMove) as caught:
        told.say(line, after)
    assert (type(caught.value), caught.value.refusal.rule) == (error, rule)
    assert everything(told.room) == before
    assert told.journal == known
    told.now = now


def stands(told: Told) -> None:
    """The journal alone tells the same room."""
    assert everything(told.rebuilt()) == everything(told.room)


# --- The journal


def test_the_journal_counts_its_lines_and_tells_luck_after_the_move_that_brought_it() -> None:
    told = climb()
    assert [row.ply for row in told.journal] == [1, 2, 3, 4, 5, 6]
    assert {row.seat for row in told.journal} == {-2}
    told.say("A peek", after=3)
    peek, see = told.journal[6:]
    assert (peek.ply, peek.seat, peek.text, peek.at) == (7, 0, "peek", NOON + 3000)
    assert (see.ply, see.seat, see.text[:4], see.at) == (8, -2, "see ", NOON + 3000)
    told.say("B /offer cancel")
    assert told.room.ply == told.journal[-1].ply == 9
    stands(told)


def test_the_journal_is_the_truth_whatever_luck_would_say_today() -> None:
    told = climb()
    told.say("A peek")
    other = new_room("climb", people(2), secret=b"another secret")
    other.replay(told.journal)
    assert [line.text for line in other.sitting.record.lines] == [row.text for row in told.journal]
    told.say("A peek")
    other.replay(told.journal[-2:])
    assert [line.text for line in other.sitting.record.lines] == [row.text for row in told.journal]


def test_a_room_that_started_follows_what_another_process_wrote() -> None:
    told = climb()
    other = new_room("climb", people(2), secret=b"another secret")
    other.replay(told.journal)
    for _ in range(3):
        told.room.replay(other.answer(Row(0, other.awaited[0], other.moves(other.awaited[0])[0].text, NOON)))
        assert list(map(str, told.room.sitting.record.lines)) == list(map(str, other.sitting.record.lines))


def test_a_game_whose_set_up_needs_no_luck_starts_with_an_empty_journal() -> None:
    told = auction()
    assert told.journal == []
    stands(told)
    other = told.new()
    other.start()
    told.say("A offer 3")
    other.replay(told.journal)
    assert everything(other) == everything(told.room)


@pytest.mark.parametrize("spoil", ["missing", "twice", "other", "outcome"])
def test_a_journal_that_cannot_be_is_refused(spoil: str) -> None:
    told = climb()
    told.say_all("A peek", "A peek")
    rows = told.journal[:]
    if spoil == "missing":
        del rows[7]
    elif spoil == "twice":
        rows[8:8] = rows[6:8]
    elif spoil == "other":
        rows[8] = Row(9, 1, "peek", NOON)
    else:
        rows.append(Row(11, -2, "see 03", NOON))
    with pytest.raises(BadMove):
        told.new().replay(rows)


def test_a_journal_with_lines_missing_is_refused_though_the_others_make_a_game() -> None:
    told = auction()
    told.say_all("A offer 3", "A /undo", "A offer 3")
    with pytest.raises(Illegal) as caught:
        told.new().replay(told.journal[2:])
    assert (caught.value.refusal.rule, caught.value.ply) == ("out-of-order", 3)


def test_a_request_with_a_key_is_known_by_it() -> None:
    told = auction()
    told.journal += told.room.answer(Row(0, 0, "offer 3", NOON, "k1"))
    assert told.room.keys["k1"].ply == 1
    assert told.rebuilt().keys == told.room.keys


def test_time_that_goes_back_takes_no_time_from_anybody() -> None:
    told = court(pace=LIVE)
    told.say(hold(told), after=10)
    told.say("B allow", after=-5)
    assert told.room.clock.left == [55_000, 65_000]
    stands(told)


def test_time_that_goes_back_gives_no_time_to_who_takes_back() -> None:
    told = court(pace=LIVE)
    told.say(hold(told), after=10)
    told.say("B /offer cancel", after=20)
    told.say("A /undo", after=-15)
    assert (told.room.clock.left, told.room.clock.since) == ([30_000, 60_000], NOON + 30_000)
    stands(told)


def test_seats_are_drawn_and_everybody_can_check_it() -> None:
    told = Told("auction", people(4), Rules())
    drawn = fair.drawn_seats(SECRET, "k3f9q2xw", ["e0", "e1", "e2", "e3"])
    assert [told.room.places[seat].name for seat in drawn] == NAMES
    assert told.room.record(-1).drawn == "".join("ABCD"[seat] for seat in drawn)
    stands(told)


def test_the_secret_of_luck_is_told_when_the_game_is_over() -> None:
    told = climb()
    assert told.room.record(0).luck == [fair.promise(SECRET)]
    told.say("A /resign")
    assert told.room.record(-1).luck == [fair.promise(SECRET), SECRET.hex(), "k3f9q2xw:e0:e1"]
    assert Record.read(told.room.record(-1).write()).result == "0 1 resigned"


# --- What is refused

BAD_ACTS: Final = [
    ("A /", Unreadable, "unknown-act"),
    ("A /dance", Unreadable, "unknown-act"),
    ("A /Resign", Unreadable, "unknown-act"),
    ("A /resign now", Unreadable, "unknown-act"),
    ("A /resign ", Unreadable, "unknown-act"),
    ("A /undo 3", Unreadable, "unknown-act"),
    ("A /leave 3", Unreadable, "unknown-act"),
    ("A /offer", Unreadable, "unknown-act"),
    ("A /offer draw", Unreadable, "unknown-offer"),
    ("A /offer cancel 3", Unreadable, "unknown-offer"),
    ("A /offer takeback", Unreadable, "unknown-offer"),
    ("A /offer takeback x", Unreadable, "unknown-offer"),
    ("A /offer takeback -1", Unreadable, "unknown-offer"),
    ("A /offer takeback ²", Unreadable, "unknown-offer"),
    ("A /offer takeback 99999999999", Unreadable, "unknown-offer"),
    ("A /offer takeback 1 2", Unreadable, "unknown-act"),
    ("A /offer takeback 9999999999", Illegal, "nothing-to-undo"),
    ("A /offer takeback 0", Illegal, "nothing-to-undo"),
    ("A /offer takeback 7", Illegal, "nothing-to-undo"),
    ("A /agree", Unreadable, "unknown-act"),
    ("A /agree cancel", Illegal, "nothing-offered"),
    ("A /agree draw", Illegal, "nothing-offered"),
    ("A /decline takeback", Illegal, "nothing-offered"),
    ("A /claim", Unreadable, "unknown-act"),
    ("A /claim ", Illegal, "no-such-seat"),
    ("A /claim B", Illegal, "time-is-left"),
    ("A /claim AB", Illegal, "no-such-seat"),
    ("A /claim A", Illegal, "time-is-left"),
    ("A /claim H", Illegal, "no-such-seat"),
    ("A /claim 1", Illegal, "no-such-seat"),
    ("A /sit", Unreadable, "unknown-act"),
    ("A /sit abc", Unreadable, "unknown-act"),
    ("A /sit -4", Unreadable, "unknown-act"),
    ("A /sit 0", Unreadable, "unknown-act"),
    ("A /sit ４", Unreadable, "unknown-act"),
    ("A /sit 17", Illegal, "seat-taken"),
    ("C /resign", NotYourTurn, "no-such-seat"),
    ("H /sit 17", NotYourTurn, "no-such-seat"),
    ("C peek", NotYourTurn, "no-such-seat"),
    ("B peek", NotYourTurn, "not-your-turn"),
    ("A ", Unreadable, "unknown-move"),
    ("A dance", Unreadable, "unknown-move"),
    ("B /undo", Illegal, "nothing-to-undo"),
]


@pytest.mark.parametrize(("line", "error", "rule"), BAD_ACTS)
@pytest.mark.parametrize("absent", ["lose", "wait"])
def test_what_cannot_be_done_changes_nothing(line: str, error: type[BadMove], rule: str, absent: str) -> None:
    refused(climb(pace=LIVE, absent=absent), line, error, rule)


@pytest.mark.parametrize("seat", [-1, -2, -3, 8, 1 << 70])
def test_seats_that_nobody_has_can_do_nothing(seat: int) -> None:
    told = climb()
    before = everything(told.room)
    for text in ("peek", "/resign", "/sit 17", "/undo"):
        with pytest.raises(NotYourTurn):
            told.room.answer(Row(0, seat, text, NOON))
    assert everything(told.room) == before
    assert not told.room.can_undo(seat)
    assert told.room.moves(seat) == []


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    told = climb(absent="wait")
    told.say("B /resign")
    for text in ("peek", "/undo", "/offer cancel", "/offer takeback 6", "/agree cancel", "/leave", "/sit 17", "/dance"):
        refused(told, f"A {text}", GameOver, "game-over")
    assert (told.room.awaited, told.room.moves(0), told.room.can_undo(0)) == ([], [], False)
    stands(told)


def test_a_bot_plays_and_does_nothing_else() -> None:
    told = Told("auction", [*people(2), BOT], rules(absent="wait", pace=LIVE))
    told.say_all("A /offer cancel", "C offer 2")
    for text in ("/undo", "/agree cancel", "/decline cancel", "/resign", "/leave", "/claim A", "/offer takeback 0"):
        refused(told, f"C {text}", Illegal, "nobody-there", after=999)
    refused(told, "C /sit 17", Illegal, "seat-taken")
    assert not told.room.can_undo(2)


def test_a_seat_that_was_left_does_nothing_until_somebody_takes_it() -> None:
    told = auction(3, absent="wait")
    told.say("B /leave")
    for text in ("offer 3", "/resign", "/leave", "/offer cancel", "/undo"):
        refused(told, f"B {text}", Illegal, "nobody-there")
    told.say_all("B /sit 17", "B offer 3")
    stands(told)


# --- Taking back one's own move


def test_a_move_taken_back_has_never_happened() -> None:
    told = auction()
    told.say_all("A offer 3", "A /undo")
    assert (told.room.awaited, told.room.reopened, told.room.ply) == ([0, 1], 2, 2)
    assert [entry.seat for entry in told.room.entries] == [-2]
    told.say_all("A offer 4", "B offer 0")
    refused(told, "B /undo", Illegal, "nothing-to-undo")
    stands(told)


def test_some_tables_do_not_take_back() -> None:
    told = auction(undo="none")
    told.say("A offer 3")
    assert not told.room.can_undo(0)
    refused(told, "A /undo", Illegal, "undo-not-agreed")
    refused(told, "A /offer takeback 0", Illegal, "undo-not-agreed")


def test_some_tables_take_back_own_moves_only() -> None:
    told = auction(undo="own")
    told.say("A offer 3")
    refused(told, "B /offer takeback 0", Illegal, "undo-not-agreed")
    told.say("A /undo")


def test_who_plays_both_seats_takes_back_move_by_move() -> None:
    me = people(1)[0]
    told = Told("court", [me, me], rules())
    first = hold(told)
    told.say_all(first, "B allow")
    refused(told, "A /undo", Illegal, "nothing-to-undo")
    told.say_all("B /undo", "A /undo")
    assert told.room.awaited == [0]
    told.say_all(first, "B allow", "B /offer takeback 8")  # nobody else need agree
    assert told.room.awaited == [0]
    stands(told)


def test_taking_back_costs_the_time_since_the_move_and_gives_back_the_others_theirs() -> None:
    told = court(pace=LIVE)
    told.say(hold(told), after=10)
    told.say("A /offer cancel", after=5)
    assert told.room.clock.left == [55_000, 55_000]
    told.say("A /undo", after=15)
    assert told.room.clock.left == [30_000, 60_000]
    assert told.room.clock.running == [0]
    stands(told)


def test_playing_and_taking_back_again_and_again_wins_no_time() -> None:
    for pace in (LIVE, DAYS):
        told = court(pace=pace)
        for _ in range(5):
            told.say(hold(told), after=1)
            told.say("A /undo", after=1)
        whole = told.room.clock.allowance
        assert told.room.clock.left == [whole - 10_000, whole]
        stands(told)


def test_nobody_takes_back_into_a_lost_game() -> None:
    told = court(pace=LIVE)
    told.say(hold(told), after=50)
    refused(told, "A /undo", Illegal, "time-is-out", after=10)
    told.say("A /undo", after=9.999)
    assert told.room.clock.left == [1, 60_000]
    stands(told)


# --- Offers


def test_everybody_goes_back_if_everybody_agrees() -> None:
    told = court()
    first = hold(told)
    told.say_all(first, "B allow", "A /offer takeback 8")
    assert told.room.offers["takeback"].to == 8
    told.say("B /agree takeback")
    assert (told.room.awaited, told.room.reopened, dict(told.room.offers)) == ([0], told.room.ply, {})
    told.say(first)
    stands(told)


def test_nobody_goes_back_behind_what_was_revealed() -> None:
    told = auction()
    told.say_all("A offer 1", "B offer 2")
    refused(told, "A /offer takeback 1", Illegal, "nothing-to-undo")
    told.say("A offer 1")
    refused(told, "B /offer takeback 1", Illegal, "nothing-to-undo")
    told.say("B /offer takeback 2")


def test_an_offer_to_go_back_falls_with_the_next_move() -> None:
    told = auction(3)
    told.say_all("A offer 1", "A /offer takeback 0", "B offer 2")
    assert not told.room.offers
    told.say_all("A /offer takeback 0", "B /undo")
    assert not told.room.offers
    stands(told)


def test_who_was_declined_asks_again_after_the_next_move() -> None:
    told = auction(3)
    told.say_all("A offer 1", "A /offer takeback 0")
    refused(told, "B /offer takeback 0", Illegal, "already-offered")
    told.say("B /decline takeback")
    refused(told, "A /offer takeback 0", Illegal, "offered-before")
    told.say_all("A /offer cancel", "A /decline cancel")  # never mind
    refused(told, "A /offer cancel", Illegal, "offered-before")
    told.say_all("B offer 2", "A /offer cancel", "A /offer takeback 0")
    stands(told)


def test_nobody_agrees_twice() -> None:
    told = auction(3)
    told.say_all("A /offer cancel", "B /agree cancel")
    for seat in "AB":
        refused(told, f"{seat} /agree cancel", Illegal, "agreed-before")
    told.say("C /agree cancel")
    assert told.room.result == "0 0 0 cancelled"
    stands(told)


def test_who_has_two_seats_agrees_for_both() -> None:
    me, ben, _ = people(3)
    told = Told("auction", [me, me, ben], rules())
    told.say("C /offer cancel")
    told.say("B /agree cancel")
    assert told.room.is_over
    stands(told)


def test_alone_among_bots_an_offer_is_carried_out_at_once() -> None:
    told = Told("auction", [people(1)[0], BOT, BOT], rules())
    told.say_all("A offer 1", "B offer 2", "A /offer takeback 0")
    assert told.room.awaited == [0, 1, 2]
    told.say("A /offer cancel")
    assert told.room.result == "0 0 0 cancelled"
    stands(told)


def test_offers_are_void_when_somebody_else_plays() -> None:
    told = auction(3, absent="wait")
    told.say_all("A /offer cancel", "B /agree cancel", "B /leave")
    assert not told.room.offers
    told.say_all("A /offer cancel", "C /decline cancel", "B /sit 17")
    assert not told.room.offers
    told.say_all("A /offer cancel", "C /agree cancel")
    assert not told.room.is_over  # Rosa, who sits at B now, has not agreed
    told.say("B /agree cancel")
    assert told.room.is_over
    stands(told)


def test_people_whose_account_is_gone_are_still_different_people() -> None:
    told = auction(3)
    told.say_all("A /offer cancel", "B /agree cancel", "C /agree cancel")
    gone = [Place("person", name=place.name, entropy=place.entropy) for place in told.room.joined]
    again = new_room("auction", gone)
    again.replay(told.journal)
    assert again.result == told.room.result


def test_going_back_by_consent_gives_nobody_time() -> None:
    told = court(pace=LIVE)
    told.say(hold(told), after=10)  # 50 left, and 5
    told.say("B allow", after=30)  # 30 left, and 5
    told.say("A /offer takeback 8", after=1)
    told.say("B /agree takeback", after=1)
    assert told.room.awaited == told.room.clock.running == [0]
    assert told.room.clock.left == [50_000, 33_000]  # it was B's turn again
    stands(told)


def test_going_back_by_consent_goes_back_to_the_days_left_then() -> None:
    told = court(pace=DAYS)
    told.say(hold(told), after=24 * HOUR)
    told.say("B allow", after=47 * HOUR)
    told.say("A /offer takeback 8")
    told.say("B /agree takeback", after=HOUR)
    assert told.room.clock.left == [24 * 3_600_000, 48 * 3_600_000]
    stands(told)


# --- Giving up, leaving, time that is out


def test_of_two_who_resigns_loses() -> None:
    told = climb()
    told.say("A /resign")
    assert (told.room.result, told.room.lost) == ("0 1 resigned", {0})
    assert told.room.places[0].name == "Anna"
    stands(told)


def test_of_three_a_bot_plays_on_for_who_resigned_and_the_last_one_wins() -> None:
    told = auction(3, absent_level=7)
    told.say("B /resign")
    assert (told.room.places[1], told.room.robots, told.room.users) == (Place("bot", level=7), [1], {1, 3})
    refused(told, "B /resign", Illegal, "nobody-there")
    refused(told, "B /sit 2", Illegal, "seat-taken")
    told.say_all("B offer 2", "C /resign")
    assert told.room.result == "1 0 0 resigned"
    stands(told)


def test_who_resigns_among_bots_has_lost_to_them() -> None:
    told = Told("auction", [people(1)[0], BOT, BOT], rules())
    told.say("A /resign")
    assert told.room.result == "0 0.5 0.5 resigned"
    stands(told)


def test_who_leaves_loses_where_that_is_the_rule() -> None:
    told = climb(absent="lose")
    told.say("B /leave")
    assert told.room.result == "1 0 resigned"


def test_a_bot_plays_on_until_somebody_takes_the_seat() -> None:
    told = climb(absent="bot")
    told.say("A /leave")
    assert (told.room.robots, told.room.vacant, told.room.seats_of(1)) == ([0], {0}, [])
    told.say_all("A peek", "A /sit 17")
    assert told.room.places[0] == Place("person", name="Rosa", user=17)
    assert (told.room.robots, told.room.vacant, told.room.seats_of(17)) == ([], set(), [0])
    refused(told, "A /sit 18", Illegal, "seat-taken")
    stands(told)


def test_who_has_seen_one_hand_takes_no_other() -> None:
    told = climb(4, absent="wait")
    told.say_all("A /leave", "B /leave")
    refused(told, "A /sit 2", Illegal, "sat-elsewhere")  # who was B
    refused(told, "A /sit 3", Illegal, "sat-elsewhere")  # who is C
    told.say_all("A /sit 1", "B /sit 17", "A /leave")
    refused(told, "A /sit 17", Illegal, "sat-elsewhere")
    stands(told)


def test_who_had_two_seats_may_come_back_to_both() -> None:
    me, ben, _ = people(3)
    told = Told("auction", [me, me, ben], rules(absent="wait"))
    told.say_all("A /leave", "B /leave", "B /sit 1", "A /sit 1")
    assert told.room.seats_of(1) == [0, 1]
    stands(told)


@pytest.mark.parametrize("absent", ["wait", "bot"])
def test_when_the_last_one_leaves_the_game_is_cancelled(absent: str) -> None:
    told = auction(absent=absent)
    told.say("A /leave")
    assert not told.room.is_over
    told.say("B /leave")
    assert told.room.result == "0 0 cancelled"
    stands(told)


def test_time_is_claimed_from_the_deadline_on() -> None:
    told = climb(pace=LIVE)
    refused(told, "B /claim A", Illegal, "time-is-left", after=59.999)
    refused(told, "A /claim A", Illegal, "time-is-left", after=61)
    refused(told, "A /claim B", Illegal, "time-is-left", after=61)  # B is not asked
    told.say("B /claim A", after=60)
    assert told.room.result == "0 1 time"
    stands(told)


def test_a_late_answer_counts_until_somebody_claims() -> None:
    told = climb(pace=LIVE)
    told.say("A peek", after=75)
    assert told.room.clock.left == [5_000, 60_000]
    refused(told, "B /claim A", Illegal, "time-is-left", after=4)
    told.say("B /claim A", after=5)
    assert told.room.is_over


def test_a_bot_is_never_out_of_time() -> None:
    told = Told("climb", [BOT, *people(1)], rules(pace=LIVE))
    refused(told, "B /claim A", Illegal, "time-is-left", after=9999)
    assert told.room.clock.running == []
    told.say("A peek", after=10)
    assert told.room.clock.left == [60_000, 60_000]


def test_whose_time_is_out_makes_room_and_may_come_back() -> None:
    told = auction(3, absent="wait", pace=LIVE)
    told.say("B offer 1", after=30)
    told.say("B /claim C", after=30)
    assert (told.room.vacant, told.room.lost, told.room.clock.running) == ({2}, set(), [0])
    told.say("C /sit 3", after=100)
    assert told.room.clock.left[2] == 60_000
    assert told.room.clock.running == [0, 2]
    stands(told)


def test_who_took_a_seat_keeps_the_time_when_another_takes_back() -> None:
    told = court(absent="wait", pace=Pace("live", bank=60))
    told.say(hold(told))
    told.say("B allow", after=70)
    told.say(hold(told))
    told.say("A allow")
    told.say(hold(told))
    assert told.room.clock.left == [60_000, 0]
    told.say_all("A /claim B", "B /sit 17", "A /undo")
    assert told.room.clock.left == [60_000, 60_000]
    stands(told)


def test_leaving_and_coming_back_wins_no_time() -> None:
    told = auction(3, absent="bot", pace=LIVE)
    told.say("A /leave", after=40)
    told.say("A offer 1", after=5)
    told.say("A /sit 1", after=5)
    assert told.room.clock.left[0] == 20_000
    stands(told)


def test_of_three_who_is_out_of_time_loses_and_the_others_play_on() -> None:
    told = auction(3, pace=DAYS)
    told.say_all("A offer 1", "B offer 1")
    told.say("A /claim C", after=48 * HOUR)
    assert (told.room.lost, told.room.robots, told.room.is_over) == ({2}, [2], False)
    told.say("C offer 3")
    assert told.room.clock.running == [0, 1]
    stands(told)


# --- What there is to know


def test_why_a_move_is_refused_is_told_without_changing_anything() -> None:
    told = auction()
    told.say_all("A offer 5", "B offer 4")
    before = everything(told.room)
    assert [str(told.room.why_not(seat, "offer 5")) for seat in (0, 1)] == ["too-few-coins (coins 4)", "None"]
    assert str(told.room.why_not(0, "dance")) == "unknown-move (game auction)"
    assert everything(told.room) == before
    told.say("A offer 1")
    assert str(told.room.why_not(0, "offer 2")) == "not-your-turn (seat B)"
    told.say("A /resign")
    assert str(told.room.why_not(1, "offer 2")) == "game-over"


def test_the_toy_games_are_in_the_catalog_for_a_test_only() -> None:
    assert catalog.names() == ["auction", "climb", "court", "duel"]
    path = ecumene.games.__path__
    path.remove(TOYS)
    try:
        assert catalog.names() == ["duel"]
    finally:
        path.append(TOYS)


# --- Whatever happens, the journal tells all of it

ACTS: Final = [
    "/undo",
    "/offer takeback {line}",
    "/offer cancel",
    "/agree takeback",
    "/decline takeback",
    "/decline cancel",
    "/claim {seat}",
    "/sit {user}",
    "/leave",
    "/resign",
    "/agree cancel",
    "/dance",
    "peek",
]
OFTEN: Final = [30, 9, 3, 9, 3, 6, 9, 9, 3, 1, 1, 1, 1]  # an act that ends the game is rare
STEPS: Final = 40
GAMES: Final = [("auction", 3), ("climb", 3), ("court", 2), ("auction", 2), ("climb", 4), ("duel", 2)]
NIGHTLY: Final = Pace("days", days=0.1, night="23:00-07:00", zone="Europe/Kyiv")
UNDO: Final[list[Literal["agreed", "own", "none"]]] = ["agreed", "agreed", "agreed", "own", "none"]
ABSENT: Final[list[Literal["wait", "bot", "lose"]]] = ["wait", "bot", "lose"]
ORDER: Final[list[Literal["joined", "drawn"]]] = ["joined", "drawn"]
SEEDS: Final = range(90)


def agreed(dice: Random) -> Rules:
    """Any rules."""
    pace = dice.choice([Pace(), LIVE, Pace("live", bank=5), DAYS, NIGHTLY])
    undo, absent, order = dice.choice(UNDO), dice.choice(ABSENT), dice.choice(ORDER)
    return Rules(pace=pace, undo=undo, absent=absent, order=order)


def chosen(room: Room, dice: Random) -> tuple[int, str]:
    """Something to do: most often a legal move, else an act that may or may not be possible."""
    if room.offers and dice.random() < 0.4:
        return dice.randrange(len(room.places)), f"/{dice.choice(['agree', 'agree', 'decline'])} {min(room.offers)}"
    if room.awaited and dice.random() < 0.5:
        seat = dice.choice(room.awaited)
        return seat, dice.choice(room.moves(seat)).text
    (act,) = dice.choices(ACTS, OFTEN)
    line = dice.randint(room.sitting.floor, len(room.sitting.record.lines))
    text = act.format(line=line, seat=dice.choice("AABBCDH"), user=dice.choice([1, 2, 3, 17, 18]))
    seats = range(len(room.places))
    likely = {"/sit": room.vacant, "/undo": filter(room.can_undo, seats)}
    return dice.choice(sorted(likely.get(text.split()[0], ())) or seats), text


def tried(room: Room, row: Row) -> list[Row]:
    """What this adds to the journal; nothing, and nothing has changed, if it is refused."""
    before = everything(room)
    try:
        return room.answer(row)
    except BadMove:
        assert everything(room) == before
        return []


@pytest.mark.parametrize("seed", SEEDS)
def test_a_replayed_room_is_the_room_that_lived_through_it(seed: int) -> None:
    """Two processes take turns at writing, each follows the other; a third one reads the journal afterwards."""
    dice = Random(seed)
    game, seats = GAMES[seed % len(GAMES)]
    joined = [*people(1), *dice.choices([*people(3), BOT], [1, 4, 4, 2], k=3)][:seats]
    rules = agreed(dice)
    rooms = [new_room(game, joined, rules) for _ in range(3)]
    journal = rooms[0].start()
    rooms[1].replay(journal)
    now = NOON
    for number in range(STEPS):
        writer, reader = rooms[number % 2], rooms[1 - number % 2]
        now += dice.choice([0, 1, 5, 61, 5000]) * 1000
        seat, text = chosen(writer, dice)
        rows = tried(writer, Row(0, seat, text, now, f"k{number}"))
        journal += rows
        reader.replay(rows)
        assert [row.ply for row in journal] == list(range(1, writer.ply + 1))
        assert everything(reader) == everything(writer)
        assert not (writer.is_over and (writer.clock.running or writer.offers))
        assert writer.is_over or writer.users
    rooms[2].replay(journal)
    assert everything(rooms[2]) == everything(rooms[0])


@pytest.mark.parametrize("seed", SEEDS)
def test_no_bank_grows_but_by_an_answer(seed: int) -> None:
    dice = Random(seed)
    game, seats = GAMES[seed % len(GAMES)]
    told = Told(game, people(seats), msgspec.structs.replace(agreed(dice), pace=LIVE))
    for _ in range(STEPS):
        before, after = told.room.clock, dice.choice([0, 1, 5, 20])
        seat, text = chosen(told.room, dice)
        allowed = [left + (5_000 if each == seat else 0) for each, left in enumerate(before.left)]
        told.now += after * 1000
        is_done = bool(tried(told.room, Row(0, seat, text, told.now)))
        for each, left in enumerate(told.room.clock.left):
            if not text.startswith("/"):
                assert left <= allowed[each]
            elif each == seat or text != "/undo":  # others have back what they have lost in vain
                assert left <= before.left[each] or (is_done and text.startswith("/sit"))
