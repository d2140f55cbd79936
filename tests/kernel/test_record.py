"""Records: what is written is read again, and what is secret is masked."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.kernel.luck import Live
from ecumene.kernel.notation import SEATS, BadMove, Line, Unreadable, seat_letter, seat_number
from ecumene.kernel.record import OPEN, Record, ended_early
from ecumene.kernel.refusal import Refusal
from ecumene.kernel.sitting import Sitting
from ecumene.kernel.step import CHANCE
from ecumene.kernel.tale import EVERYBODY, hears, only
from tests.kernel.toys import AUCTION, CLIMB

words = st.lists(st.from_regex(r"[a-z0-9>]{1,9}", fullmatch=True), min_size=1, max_size=4).map(" ".join)
lines = st.one_of(
    st.builds(Line, st.integers(0, len(SEATS) - 1), words),
    st.builds(lambda seat, words: Line(seat, words, only(seat)), st.integers(0, len(SEATS) - 1), words),
    st.builds(Line, st.just(int(CHANCE)), words, st.just(-1) | st.integers(1, 2 ** len(SEATS) - 1)),
)
texts = st.text("abcdef ЇЄї 'бв:.[]=%", max_size=12)
slugs = st.from_regex(r"[a-z][a-z0-9-]{0,9}", fullmatch=True)
results = st.sampled_from([OPEN, "1 0 science", "0.5 0.5 points", "0 0 1 points"])


# --- Lines


@pytest.mark.parametrize("text", ["A draft pyramids", "* reveal slot12 baths", "*B draw law", "H move 2infantry c4>d5"])
def test_lines(text: str) -> None:
    assert str(Line.read(text)) == text
    assert str(Line.read(f"  {text} \n")) == text


def test_who_a_line_is_about_and_who_may_read_it() -> None:
    texts = ("A pass", "C pass", "C! pass", "* pass", "*B pass", "*AC pass")
    lines = [Line.read(text) for text in texts]
    assert [line.seat for line in lines] == [0, 2, 2, CHANCE, CHANCE, CHANCE]
    assert [line.audience for line in lines] == [EVERYBODY, EVERYBODY, 4, EVERYBODY, 2, 5]
    assert [str(line.masked(0)) for line in lines] == ["A pass", "C pass", "C! ?", "* pass", "*B ?", "*AC pass"]
    assert [str(line.masked(-1)) for line in lines] == ["A pass", "C pass", "C! ?", "* pass", "*B ?", "*AC ?"]
    for text in ("", "A", "*BA pass", "*AA pass", "AB pass", "!A pass", "A!! pass", "a pass", "I pass"):
        with pytest.raises(Unreadable):
            Line.read(text)


@pytest.mark.parametrize(
    "text", ["", " ", "A", "*", "A ", "*B", "I pass", "a pass", "** pass", "*I pass", "AB pass", "?"]
)
def test_no_lines(text: str) -> None:
    with pytest.raises(Unreadable) as caught:
        Line.read(text)
    assert caught.value.move == text.strip()
    assert caught.value.refusal.rule == "not-a-line"


@given(lines)
def test_every_line_is_read_as_it_was_written(line: Line) -> None:
    again = Line.read(str(line))
    assert (again.seat, again.text, again.audience) == (line.seat, line.text, line.audience)


@given(st.one_of(st.text(), st.text("ABH*? \tpas\n\r\u2028"), words.map("A {}".format)))
def test_a_line_that_reads_is_written_back_the_same(text: str) -> None:
    try:
        line = Line.read(text)
    except Unreadable:
        return
    assert str(line) == text.strip()


def test_seat_letters() -> None:
    assert [seat_number(seat_letter(seat)) for seat in range(len(SEATS))] == list(range(len(SEATS)))
    assert [seat_number(letter) for letter in ("", "AB", "a", "I", "*")] == [-1] * 5


@given(lines, st.integers(-1, 3))
def test_masking_hides_what_but_not_who(line: Line, viewer: int) -> None:
    masked = line.masked(viewer)
    if hears(viewer, line.audience):
        assert masked is line
    else:
        assert (masked.seat, masked.text, masked.audience) == (line.seat, "?", line.audience)


def test_an_error_says_the_move_the_ply_and_the_reason() -> None:
    refusal = Refusal("too-few-coins", coins=3)
    assert str(BadMove("offer 5", refusal, 7)) == "'offer 5' (ply 7): too-few-coins (coins 3)"
    assert str(BadMove("offer 5", refusal)) == "'offer 5': too-few-coins (coins 3)"
    assert isinstance(BadMove("offer 5", refusal), ValueError)
    assert str(Refusal("game-over")) == "game-over"


# --- Records


def record(
    names: list[str],
    options: dict[str, str],
    result: str,
    played: list[Line],
    game: str,
    version: int,
    luck: list[str],
    drawn: str,
) -> Record:
    """A record with all this in it."""
    made = Record(game, version, names, options)
    made.result = result
    made.lines = played
    made.luck = luck
    made.drawn = drawn
    return made


records = st.builds(
    record,
    st.lists(texts, min_size=1, max_size=4),
    st.dictionaries(slugs, slugs, max_size=3),
    results,
    st.lists(lines, max_size=12),
    slugs,
    st.integers(0, 99),
    st.lists(texts, max_size=3),
    st.text("ABCD", max_size=4),
)


@given(records)
def test_a_record_is_read_as_it_was_written(one: Record) -> None:
    other = Record.read(one.write())
    assert (other.game, other.version, other.names, other.options) == (one.game, one.version, one.names, one.options)
    assert (other.result, other.luck, other.drawn) == (one.result, one.luck, one.drawn)
    assert [str(line) for line in other.lines] == [str(line) for line in one.lines]
    assert other.write() == one.write()


@given(records, st.integers(-1, 3))
def test_a_masked_record_is_a_record(one: Record, viewer: int) -> None:
    masked = one.masked(viewer)
    assert Record.read(masked.write()).write() == masked.write()
    assert masked.masked(viewer).write() == masked.write()
    assert len(masked.lines) == len(one.lines)
    assert masked.drawn == one.drawn
    if one.result == OPEN:
        shown = [line for line in masked.lines if not hears(viewer, line.audience)]
        assert all(line.text == "?" for line in shown)
        assert masked.luck == one.luck[:1]
    else:
        assert masked.write() == one.write()


@given(records, st.integers(-1, 3))
def test_masking_after_reading_is_masking(one: Record, viewer: int) -> None:
    assert Record.read(one.write()).masked(viewer).write() == one.masked(viewer).write()


@given(st.lists(st.text(max_size=8), min_size=1, max_size=3))
def test_a_name_is_kept_or_refused(names: list[str]) -> None:
    """Whatever people call themselves, their record must not become unreadable."""
    try:
        sitting = Sitting(AUCTION, ["x", *names], {}, Live(b"names"))
    except Unreadable:
        return
    assert Record.read(sitting.record.write()).names == ["x", *names]


def test_lines_keep_their_order_and_blank_rows_do_not_matter() -> None:
    text = '[Game "duel 1"]\n[Seats "Anna" "Ben"]\n\n* place law\n\n  A draft pyramids  \n'
    read = Record.read(text)
    assert [str(line) for line in read.lines] == ["* place law", "A draft pyramids"]
    assert read.result == OPEN
    assert read.options == {}


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("", "no-header"),
        ('[Game "duel 1"]', "no-header"),
        ('[Seats "Anna"]', "no-header"),
        ('[Game "duel"]\n[Seats "Anna"]', "no-version"),
        ('[Game "duel x"]\n[Seats "Anna"]', "no-version"),
        ('[Game "duel 1"\n[Seats "Anna"]', "not-a-header"),
        ('[Game duel 1]\n[Seats "Anna"]', "not-a-header"),
        ('[Game "duel 1"]\n[Seats "Anna" "Be', "not-a-header"),
        ('[Game "duel 1"]\n[Seats "Anna" "Ben"]\nA', "bad-line"),
        ('[Game "duel 1"]\n[Seats "Anna" "Ben"]\nwho knows', "bad-line"),
    ],
)
def test_what_is_no_record_is_unreadable(text: str, rule: str) -> None:
    with pytest.raises(Unreadable) as caught:
        Record.read(text)
    assert caught.value.refusal.rule == rule


def test_a_bad_line_is_found_by_its_number() -> None:
    with pytest.raises(Unreadable) as caught:
        Record.read('[Game "duel 1"]\n[Seats "Anna" "Ben"]\n\nA pass\nB\n')
    assert caught.value.refusal.facts == {"line": 5}
    assert caught.value.move == "B"


@given(st.one_of(st.text(), st.text('[]"GameSeats duel1\n*AB ')))
def test_any_other_text_is_unreadable(text: str) -> None:
    for each in (text, f'[Game "duel 1"]\n[Seats "a" "b"]\n{text}', f'[Game "{text}"]\n[Seats "a"]'):
        try:
            read = Record.read(each)
        except Unreadable:
            continue
        assert Record.read(read.write()).write() == read.write()


def test_private_outcomes_are_masked_until_the_game_is_over() -> None:
    sitting = Sitting(CLIMB, ["Anna", "Ben"], {}, Live(b"secret"))
    for viewer in (-1, 0, 1):
        told = [str(line) for line in sitting.record.masked(viewer).lines]
        for line, secret in zip(told, sitting.record.lines):
            assert line == (str(secret) if hears(viewer, secret.audience) else f"{str(secret).split(' ')[0]} ?")
    while sitting.table.result is None:
        sitting.play(sitting.table.seat, sitting.table.moves[-1].text)
    assert sitting.record.masked(-1).write() == sitting.record.write()
    assert "?" not in sitting.record.write()


# --- The promise, the seats, and ends that the players bring about

HEADERS = '[Game "court 1"]\n[Seats "Anna" "Ben"]\n[Options ""]\n[Result "{}"]\n{}\n'


def test_the_secret_is_nobodys_before_the_end() -> None:
    luck = '[Luck "promise" "secret" "t1:abc:def"]\n'
    for viewer in (-1, 0, 1):
        assert "secret" not in Record.read(HEADERS.format("*", luck)).masked(viewer).write()
        assert luck in Record.read(HEADERS.format("1 0 points", luck)).masked(viewer).write()
        assert luck in Record.read(HEADERS.format("0 1 resigned", luck)).masked(viewer).write()


def test_a_masked_record_shares_no_luck_with_the_real_one() -> None:
    one = Record.read(HEADERS.format("1 0 points", '[Luck "promise"]\n'))
    one.masked(0).luck.append("secret")
    assert one.luck == ["promise"]


def test_headers_come_in_one_order() -> None:
    text = HEADERS.format("*", '[Luck "promise"]\n[Drawn "BA"]\n')
    assert Record.read(text).write() == text
    rows = text.strip().splitlines()
    assert Record.read("\n".join(reversed(rows))).write() == text


def test_without_a_promise_and_a_draw_there_is_nothing_about_them() -> None:
    assert Record.read(HEADERS.format("*", "")).write() == HEADERS.format("*", "")


@pytest.mark.parametrize(
    ("result", "seats"),
    [
        ("1 0 resigned", 2),
        ("0 1 time", 2),
        ("0 0 cancelled", 2),
        ("0 0 1 resigned", 3),
        ("0.5 0 0.5 time", 3),
        ("0.333333 0.333333 0.333333 0 time", 4),
        ("0 0 0 0 cancelled", 4),
    ],
)
def test_players_may_end_a_game_like_this(result: str, seats: int) -> None:
    early = ended_early(result, seats)
    assert early is not None
    assert str(early) == result
    assert early.kind == result.split(" ")[-1]


@pytest.mark.parametrize(
    "result",
    [
        "",
        "*",
        "resigned",
        "1 resigned",
        "1 0 0 resigned",
        "1 0 science",
        "1 1 resigned",
        "0 0 resigned",
        "0 0 time",
        "1 0 cancelled",
        "0.5 0.5 cancelled",
        "0.5 0.4 time",
        "1 0  resigned",
        "1 0 resigned ",
        "1.0 0.0 resigned",
        "0.50 0.50 time",
        "2 -1 resigned",
        "1 nan time",
        "1e0 0 time",
        "one none resigned",
        "1 0 Resigned",
    ],
)
def test_players_may_not_end_a_game_like_this(result: str) -> None:
    assert ended_early(result, 2) is None
